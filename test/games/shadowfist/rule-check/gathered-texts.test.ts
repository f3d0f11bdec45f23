import { expect, test, vi } from 'vitest';
import { chance as chanceOf } from '../../../../bench/chance.ts';
import { Budget } from '../../../../src/engine/budget.ts';
import { playThrough } from '../../../../src/engine/play-through.ts';
import { Board } from '../../../../src/games/shadowfist/rule-check/board/board.ts';
import { figure } from '../../../../src/games/shadowfist/rule-check/board/figures.ts';
import { meanings } from '../../../../src/games/shadowfist/rule-check/board/meanings.ts';
import {
  replacements,
  textsOf,
  triggeredBy,
  unsaid,
} from '../../../../src/games/shadowfist/rule-check/board/texts.ts';
import { eventNames } from '../../../../src/games/shadowfist/vocabulary/event-names.ts';
import { dealtByChance, everyoneMay, filled, law, oneOf, opening, plenty } from './random-plays.ts';

/** All that is read from the texts of the cards in play. */
function reading(board: Board) {
  return {
    table: board.table.map(({ inPlay }) => inPlay),
    texts: board.table.map(({ inPlay }) => textsOf(board, inPlay)),
    figures: board.table.map((seen) => [figure(board, 'fighting', seen), figure(board, 'body', seen)]),
    triggered: eventNames.map((name) => triggeredBy(board, name)),
    replacements: replacements(board),
    unsaid: unsaid(board),
  };
}

test.each([1, 2, 3])('what a board keeps after a change is what a new board reads (game %i)', (seed) => {
  const chance = chanceOf(seed);
  let changes = 0;
  let isComparing = false;
  const changed = Board.prototype.changed;
  vi.spyOn(Board.prototype, 'changed').mockImplementation(function (this: Board) {
    changed.call(this);
    if (isComparing) return;
    isComparing = true;
    changes += 1;
    const anew = new Board(this.state, this.library, meanings, plenty());
    expect(reading(this)).toEqual(reading(anew));
    isComparing = false;
  });
  let reached: unknown = opening(2, chance);
  for (let place = 0; place < 90; place += 1) {
    const read = law.readState(reached, new Budget());
    if ('mistakes' in read || read.value.winner !== null) break;
    const action =
      dealtByChance(read.value, chance) ?? filled(oneOf(everyoneMay(read.value), chance), chance);
    const { outcome, state } = playThrough(
      law,
      { state: reached, actions: [action] },
      { limits: plenty().limits },
    );
    expect(outcome).toBe('legal');
    reached = JSON.parse(JSON.stringify(state));
  }
  vi.restoreAllMocks();
  expect(changes).toBeGreaterThan(100);
});
