import { describe, expect, test } from 'vitest';
import { aCharacter, judged, table } from './table.ts';

const state = table({ ann: { hand: 2, power: 3 }, bob: {} });
const play = (card: object) => judged(state, { do: 'play', player: 'ann', card });
const mistakes = (answer: ReturnType<typeof judged>) => {
  const [verdict] = answer.verdicts;
  return verdict?.outcome === 'malformed' ? verdict.mistakes.map(({ code, pointer }) => [code, pointer]) : [];
};

describe('a card that an action is the first to name', () => {
  test('is one of the catalogue', () => {
    expect(mistakes(play({ id: 'new', card: 'no-such-card' }))).toEqual([['unknown-card', '/card/card']]);
  });

  test('makes sense, if it is of one’s own', () => {
    const dangling = aCharacter({
      abilities: [{ ability: 'voluntary', do: [{ do: 'smoke', cards: { chosen: 'nobody' } }] }],
    });
    expect(mistakes(play({ id: 'new', card: dangling }))).toEqual([
      ['dangling-reference', '/card/card/abilities/0/do/0/cards/chosen'],
    ]);
  });

  test('has no name that a player has, or that the game gives', () => {
    expect(mistakes(play({ id: 'bob', card: aCharacter() }))).toEqual([['duplicate', '/card/id']]);
    expect(mistakes(play({ id: 'e:7', card: aCharacter() }))).toEqual([['duplicate', '/card/id']]);
  });

  test('is read wherever an action names cards', () => {
    const named = [{ id: 'new', card: 'no-such-card' }];
    const places: readonly (readonly [object, string])[] = [
      [{ do: 'discard', player: 'ann', cards: named }, '/cards/0/card'],
      [{ do: 'draw', player: 'ann', cards: named }, '/cards/0/card'],
      [{ do: 'start', player: 'ann', hands: { bob: named } }, '/hands/bob/0/card'],
      [{ do: 'choose', player: 'ann', value: { known: named } }, '/value/known/0/card'],
      [
        { do: 'use', player: 'ann', card: 'x', ability: 0, choose: { a: { known: named } } },
        '/choose/a/known/0/card',
      ],
    ];
    for (const [action, pointer] of places)
      expect(mistakes(judged(state, action))).toEqual([['unknown-card', pointer]]);
  });
});
