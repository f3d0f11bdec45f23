import type { GameSlug } from '../games/registry.ts';

/** What a card search can be limited to: each value is a term of the search language. */
export interface Facet {
  readonly title: string;
  /** Whether a card has only one of the values: choosing one replaces another. */
  readonly isExclusive: boolean;
  readonly values: readonly { readonly name: string; readonly term: string }[];
}

const facet = (title: string, key: string, names: readonly string[], isExclusive = false): Facet => ({
  title,
  isExclusive,
  values: names.map((name) => ({ name, term: `${key}:${name.toLowerCase().replace(/[^a-z]+/g, '-')}` })),
});

const withContent: Facet = {
  title: 'With',
  isExclusive: false,
  values: [
    { name: 'Errata', term: 'has:errata' },
    { name: 'Rulings', term: 'has:ruling' },
    { name: 'Known text', term: 'has:text' },
  ],
};

/** By the rulebook of each game, in its order. */
const ofGames: Readonly<Record<GameSlug, readonly Facet[]>> = {
  shadowfist: [
    facet('Type', 'type', ['Character', 'Event', 'State', 'Edge', 'Site', 'Feng Shui Site'], true),
    facet('Faction', 'faction', [
      'Architects',
      'Ascended',
      'Dragons',
      'Four Monarchs',
      'Guiding Hand',
      'Jammers',
      'Lotus',
      'Purists',
      'Seven Masters',
      'Syndicate',
    ]),
    {
      title: 'Cost',
      isExclusive: true,
      values: [
        { name: '0', term: 'cost=0' },
        { name: '1', term: 'cost=1' },
        { name: '2', term: 'cost=2' },
        { name: '3', term: 'cost=3' },
        { name: '4', term: 'cost=4' },
        { name: '5 or more', term: 'cost>=5' },
      ],
    },
    facet('Restriction', 'is', [
      'Limited',
      'One-Shot',
      'Schtick',
      'Toast It',
      'Uncopyable',
      'Unique',
      'Vehicle',
      'Weapon',
    ]),
  ],
  highlander: [
    facet(
      'Type',
      'type',
      [
        'Attack',
        'Dirty Trick',
        'Block',
        'Dodge',
        'Event',
        'Situation',
        'Object',
        'Location',
        'Plot',
        'Edge',
        'Illusion',
        'Persona',
        'Quickening',
        'Premium',
        'Watcher',
        'Weapon of Choice',
        'Pre-Game',
        'Crystal',
      ],
      true,
    ),
    facet('Mark', 'is', ['Reserved', 'Signature'], true),
    facet('Gem', 'gems', ['Master', 'Agility', 'Strength', 'Toughness', 'Empathy', 'Reason']),
  ],
};

/** The facets of a game; without one, those that both games have. */
export const facetsOf = (game: GameSlug | undefined): readonly Facet[] => [
  ...(game === undefined ? [] : ofGames[game]),
  withContent,
];

/** The figures by which the cards of a game can be sorted. */
export const sortKeysOf = (game: GameSlug | undefined): readonly string[] => {
  if (game === 'shadowfist') return ['cost', 'fighting', 'power', 'body', 'errata'];
  if (game === 'highlander') return ['restriction', 'errata'];
  return ['errata'];
};
