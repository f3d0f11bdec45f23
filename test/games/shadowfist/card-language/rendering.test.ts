import { expect, test } from 'vitest';
import { compile } from '../../../../src/games/shadowfist/card-language/compile.ts';
import { inWords } from '../../../../src/games/shadowfist/card-language/rendering/in-words.ts';
import { renderDefinition } from '../../../../src/games/shadowfist/card-language/rendering/render-definition.ts';
import { definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { choice, effect, playerModifier } from '../../../../src/games/shadowfist/vocabulary/grammar.ts';

const figures = { fighting: null, cost: null } as const;

const rendered = (type: 'Character' | 'Event' | 'Site', abilities: readonly unknown[]) =>
  renderDefinition(definition.parse({ title: 'Amber Fox', type, abilities }));

/** Texts in the words in which their abilities are rendered. */
const texts = [
  ['Site', 'Turn :: Inflict 2 damage on target Character.'],
  [
    'Character',
    "When this card is smoked, you may return a Spirit card in your smoked pile to its owner's hand.",
  ],
  ['Character', 'When a Character you control is smoked by an opponent, steal 1 Power from that opponent.'],
  ['Character', 'Once per turn, pay 1 Power :: This card gains +3 Fighting until end of turn.'],
  ['Event', 'Toast a Character in your smoked pile and choose a Site :: Smoke that Site.'],
  ['Site', 'Turn and maintain :: Take control of target Character.'],
  ['Event', 'Search your deck for a Site. Put it in your hand. Reshuffle.'],
] as const;

test.each(texts)(
  'The abilities of a %s with “%s” compile from the text that they are rendered as',
  (type, text) => {
    const { told, abilities } = compile({ title: 'Amber Fox', type, text, ...figures });
    expect(told).toBe('whole');
    const again = compile({ title: 'Amber Fox', type, text: rendered(type, abilities), ...figures });
    expect(again.abilities).toEqual(abilities);
  },
);

test('A choice is said where it is made, and what was chosen is mentioned after that', () => {
  const site = { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'anything' };
  const cards = { chosen: 'anything' };
  const effects = [
    { do: 'turn', cards },
    { do: 'damage', amount: 1, to: cards },
  ];
  expect(rendered('Event', [{ ability: 'event', choose: [site], do: effects }])).toBe(
    'Turn a Site and inflict 1 damage on that Site.',
  );
});

test('A part without a phrase is listed key by key in brackets, and phrases render the parts within it', () => {
  const copying = {
    ability: 'event',
    do: [{ do: 'switch-seats', players: ['you', 'opponent-to-the-left'] }],
  };
  expect(rendered('Event', [copying])).toBe(
    '[ability: event; do: [do: switch seats; players: you, opponent to your left]]',
  );
});

test('A negative number keeps its sign in brackets', () => {
  expect(inWords(playerModifier, { sitesNeeded: -1 })).toBe('[sites needed: -1]');
});

test('A name in a part that is rendered alone stands in brackets', () => {
  expect(inWords(effect, { do: 'smoke', cards: { chosen: 'victim' } })).toBe('smoke [victim]');
});

test('A choice of several kinds of cards, or within bounds, is told in words', () => {
  const chosen = { choose: 'cards', which: { type: ['Edge'] }, in: 'play', as: 'it' };
  expect(inWords(choice, { ...chosen, number: { exactly: { value: 'X' }, atLeast: 2 } })).toBe(
    'X (2 or more) Edges',
  );
  expect(
    inWords(choice, { ...chosen, or: [{ which: { type: ['State'] }, in: 'play' }], number: { atMost: 2 } }),
  ).toBe('up to 2 Edges or States');
});
