import { describe, expect, test } from 'vitest';
import { abilitiesOf, event, state, toldOf } from './compiled.ts';

const twoIf = (is: string, designator: string | object) => ({
  greatest: [
    1,
    {
      product: [
        2,
        { count: { each: { is: is === 'subject' ? is : { chosen: is }, designator }, in: 'play' } },
      ],
    },
  ],
});

describe('An amount that is greater if a card is so', () => {
  test('A card may gain more Fighting if it has a designator', () => {
    const text = 'Play on a Character. Subject gains +1 Fighting, or +2 if it is an Elm.';
    expect(abilitiesOf(state, text)).toEqual([
      { ability: 'subject', which: { type: ['Character'] } },
      { ability: 'continuous', cards: 'subject', modify: [{ fighting: twoIf('subject', 'Elm') }] },
    ]);
  });

  test('X may be greater if the target has a designator', () => {
    const text =
      'Target a Character :: Target gains Toughness: X until the end of the turn. X= 1, or 2 if target is an Elm.';
    expect(abilitiesOf(event, text)).toMatchObject([
      { do: [{ by: [{ special: 'Toughness', amount: twoIf('character', 'Elm') }] }] },
    ]);
  });

  test('The second amount must be the greater one', () => {
    const text = 'Play on a Character. Subject gains +2 Fighting, or +1 if it is an Elm.';
    expect(toldOf(state, text)).toBe('in-part');
  });
});
