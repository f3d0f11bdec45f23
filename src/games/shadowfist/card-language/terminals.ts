import { phrases, terminal, words } from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../vocabulary/phrases/parsing.ts';
import { tokenClasses } from '../../vocabulary/phrases/tokens.ts';
import { restrictions, shadowfistTypes, symbols } from '../card.ts';
import { singularOf } from '../designators/plurals.ts';
import { specialAbilities } from '../vocabulary/words.ts';

type Symbol = (typeof symbols)[number];

export const symbol: Kind<Symbol> = terminal<Symbol>(
  'a resource symbol',
  'symbol',
  (written) => symbols.find((one) => `{${one}}` === written.toLowerCase()),
  (one) => `{${one}}`,
  (marks) => [marks.text()],
);

/** `<Demon>`, as the cards print it in bold. */
export const designator: Kind<string> = terminal<string>(
  'a designator',
  'designator',
  (written) => written.slice(1, -1),
  (one) => `<${one}>`,
  (marks) => [marks.text()],
);

/** Capitalised words that are not designators. */
const NOT_DESIGNATORS: ReadonlySet<string> = new Set([
  ...restrictions.flatMap((one) => [one, `${one}s`]),
  ...specialAbilities,
  ...shadowfistTypes,
  ...['Feng', 'Shui', 'Toast', 'X', 'Main', 'Shot', 'Power', 'Fighting', 'Body', 'Establishing'],
  ...[
    'All',
    'Any',
    'A',
    'An',
    'Each',
    'Every',
    'Other',
    'Another',
    'Target',
    'Your',
    'Opponents',
    'One',
    'Two',
  ],
  ...['This', 'That', 'The', 'Subject', 'Turn', 'Unturned', 'Turned', 'Damaged', 'Attacking', 'Intercepting'],
  ...[
    'Characters',
    'Sites',
    'States',
    'Edges',
    'Events',
    'Card',
    'Cards',
    'Non',
    'Both',
    'Choose',
    'Play',
    'No',
  ],
  // Keywords and other words of the game that texts print with a capital.
  ...[
    'Cumulative',
    'Lethal',
    'Influence',
    'Faceoff',
    'Reload',
    'Loyalty',
    'Crisis',
    'Corrupted',
    'Unstoppable',
  ],
  ...['It', 'Immunity', 'Max', 'Tech', 'Heads', 'Tails', 'Burned', 'Victory', 'Phase', 'Players', 'Opponent'],
  ...['Player', 'Location', 'Counter', 'Damage', 'Resource', 'Foundation'],
  ...['Shots', 'Draw', 'Sacrifice', 'Not', 'Targets', 'You', 'Turned', 'Attacker', 'Interceptor', 'Shuffle'],
]);

const isDesignatorWord = (written: string): boolean =>
  /^[A-Z][A-Za-z]+$/.test(written) && !NOT_DESIGNATORS.has(written);

/** A designator as the rulebook prints it: a capitalised word before a noun. */
export const designatorWord: Kind<string> = terminal<string>(
  'a designator',
  'word',
  (written) => (isDesignatorWord(written) ? written : undefined),
  () => undefined,
);

/** “non-Undead”, which is one word. */
export const nonDesignatorWord: Kind<string> = terminal<string>(
  'a designator',
  'word',
  (written) => {
    const word = /^[Nn]on-(.+)$/.exec(written)?.[1] ?? '';
    return isDesignatorWord(word) ? word : undefined;
  },
  () => undefined,
);

/** “each Cop”, “all Cops”: a capitalised word in the middle of a sentence. At its beginning a capital says nothing. */
export const designatorNoun = (as: 'one' | 'many'): Kind<string> =>
  kindOf<string>(as === 'one' ? 'a designator' : 'designators', {
    first: () => [tokenClasses.word],
    read(at, { tokens }) {
      const { written = '', maybeSelf } = tokens[at] ?? {};
      if (at === 0 || !isDesignatorWord(written)) return [];
      // “Claws” on a card with that title is the card, not cards with the designator Claw.
      if (maybeSelf === true && as === 'many') return [];
      const singular = singularOf(written.toLowerCase());
      const isPlural = singular !== written.toLowerCase();
      const value = isPlural ? written.charAt(0) + singular.slice(1) : written;
      return isPlural === (as === 'many') && isDesignatorWord(value) ? [{ end: at + 1, value }] : [];
    },
    render: () => undefined,
  });

type Special = Exclude<(typeof specialAbilities)[number], 'Toughness'>;

/** A special ability without an amount (10.1.2). */
export const special: Kind<Special> = phrases('a special ability', () =>
  specialAbilities.flatMap((one) => (one === 'Toughness' ? [] : [words<Special>(one, one)])),
);
