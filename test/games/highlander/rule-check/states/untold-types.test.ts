import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import { type Definition, definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { play } from '../deeds.ts';
import { afterwards, anAttack, five, judged, lawOf, table } from '../table.ts';

const untold = definition.parse({ title: 'Riddle', type: null });
const cut = anAttack('upper left');
const blow = { do: 'exert', player: 'ann', for: { powerBlow: 'cut' } };
const needed = {
  outcome: 'unsupported',
  needs: [
    {
      card: 'Riddle',
      what: 'No source tells its type: a card of its own, written out in its place, would.',
    },
  ],
};

describe('a card whose type no source tells', () => {
  test.each([
    ['a discard pile', { ann: { hand: { cut }, discard: { riddle: untold } }, bob: {} }],
    ['the hand', { ann: { hand: { cut, riddle: untold } }, bob: {} }],
    ['the hand of the opponent', { ann: { hand: { cut } }, bob: { hand: { riddle: untold } } }],
    ['an Endurance', { ann: { hand: { cut }, endurance: { riddle: untold } }, bob: {} }],
  ] as const)('may lie in %s', (_where, seats) => {
    const ends = [play('cut'), { do: 'next-phase', player: 'ann' }];
    expect(afterwards(table(seats), ends).turn.phase).toBe('draw-discard');
  });

  test('may be shown by an Exertion, which lies open until it is ended, for it might be an Illusion', () => {
    const [, ...others] = five();
    const shown = [{ id: 'riddle', card: untold }, ...others];
    const actions = [play('cut'), { ...blow, shown }, { do: 'end-exertion', player: 'ann' }];
    const after = afterwards(table({ ann: { hand: { cut } }, bob: {} }), actions);
    expect(after.players[0].discard.cards.map(({ id }) => id)).toContain('riddle');
  });

  test('cannot be judged as it is played', () => {
    const state = table({ ann: { hand: { riddle: untold } }, bob: {} });
    expect(judged(state, [play('riddle')]).verdicts).toEqual([{ index: 0, ...needed }]);
  });

  test('and is told in play, where it bears on everything', () => {
    const state = table({ ann: { hand: { cut }, inPlay: { riddle: untold } }, bob: {} });
    expect(judged(state, [play('cut')])).toMatchObject({
      outcome: 'malformed',
      mistakes: [
        {
          code: 'card-of-untold-type',
          pointer: '/state/inPlay/0/card',
          message: 'No source tells the type of “Riddle”: in play it is written out, as a card of your own.',
          suggestion: null,
        },
      ],
    });
  });

  test('leaves the list of what may be done with the other cards', () => {
    const listed = (hand: Record<string, Definition>) =>
      lawOf().legalActions(table({ ann: { hand }, bob: {} }), 'ann', new Budget());
    const [withIt, without] = [listed({ cut, riddle: untold }), listed({ cut })];
    expect(withIt).toEqual(without);
    expect(without).toContainEqual({ action: play('cut') });
  });
});
