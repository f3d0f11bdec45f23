import { describe, expect, test } from 'vitest';
import { taggedParts } from '../../src/games/ability-tags.ts';

const tagsOf = (ability: unknown) => taggedParts(ability).map(({ tag }) => tag);

describe('The tags of abilities follow from their words', () => {
  test.each([
    [{ do: 'draw', players: 'you', amount: 1 }, ['draws']],
    [{ do: 'take-control', cards: 'this' }, ['takes-control']],
    [{ do: 'cancel-and-smoke', effect: 'answered' }, ['cancels-and-smokes']],
    [{ do: 'copy', to: 'this' }, ['copies']],
    [{ do: 'toss', cards: 'this' }, ['tosses']],
    [{ do: 'move', cards: 'this', to: 'hand' }, ['moves-to-hand']],
    [
      { do: 'modify', cards: 'this', by: [{ fighting: 2 }, { takesNoDamage: {} }] },
      ['changes-fighting', 'takes-no-damage'],
    ],
    [
      { ability: 'continuous', cards: 'this', modify: [{ cannot: ['attack', 'intercept'] }] },
      ['cannot-attack', 'cannot-intercept'],
    ],
    [{ choose: 'cards', in: { deck: 'you' } }, ['searches']],
    [{ choose: 'cards', in: { hand: 'you' } }, []],
  ])('%j', (ability, tags) => {
    expect(tagsOf(ability)).toEqual(tags);
  });

  test('What joins effects has no tag, and what is joined has', () => {
    const draw = { do: 'draw', players: 'you', amount: 1 };
    const ability = {
      ability: 'event',
      do: [{ do: 'may', by: 'you', effects: [draw] }, { do: 'unsupported' }],
    };
    expect(taggedParts(ability)).toEqual([{ tag: 'draws', part: draw }]);
  });
});
