import { describe, expect, test } from 'vitest';
import { aCharacter, anEvent, judged, table } from './shadowfist/rule-check/table.ts';

const gas = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [
        { choose: 'cards', as: 'character', which: { type: ['Character'] }, in: 'play', target: true },
      ],
      do: [{ do: 'smoke', cards: { chosen: 'character' } }],
    },
  ],
});
const state = table({ ann: { hand: { gas }, characters: { cop: aCharacter() } }, bob: {} });

/** What is said of such a choice for the card. */
const told = (choose: unknown) => {
  const [verdict] = judged(state, { do: 'play', player: 'ann', card: 'gas', choose }).verdicts;
  return verdict?.outcome === 'malformed'
    ? verdict.mistakes.map(({ pointer, message }) => [pointer, message])
    : verdict?.outcome;
};

describe('what is chosen in a wrong form', () => {
  test.each([['cop'], [['cop']], [{ target: 'cop' }], [7]])(
    'is told the form that the text asks for: %j',
    (character) =>
      expect(told({ character })).toEqual([
        ['/choose/character', 'What is chosen here is written {"cards": […]}.'],
      ]),
  );

  test('is told what there is where the text asks for nothing of that name', () =>
    expect(told({ nobody: 'cop' })).toEqual([
      [
        '/choose/nobody',
        'What is chosen says what it is: cards are written {"cards": […]}, players {"players": […]}.',
      ],
    ]));

  test('is read in its own', () => expect(told({ character: { cards: ['cop'] } })).toBe('legal'));
});

test('a card of the catalogue in an object is told its slug', () => {
  const wrong = {
    players: [{ id: 'ann', power: 0, hand: [{ id: 'x', card: { slug: 'nerve-gas' } }], deck: 3 }],
  };
  expect(judged({ ...wrong, turn: { player: 'ann', phase: 'main' } }).mistakes).toContainEqual({
    code: 'wrong-value',
    pointer: '/state/players/0/hand/0/card',
    message: 'A card of the catalogue is named by its slug alone, as a text and not an object.',
    suggestion: 'nerve-gas',
  });
});
