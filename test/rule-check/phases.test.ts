import { expect, test } from 'vitest';
import { z } from 'zod';
import { phases } from '../../src/games/highlander/rule-check/state/state.ts';
import { turn } from '../../src/games/shadowfist/rule-check/state/parts/turn.ts';
import { ruleChecker } from '../../src/rule-check/package/index.ts';
import { textOf } from '../house/project.ts';

/** The rows of a table of the guide, by their cells. */
function tableAfter(heading: string): string[][] {
  const table = textOf('src/rule-check/GUIDE.md').split(heading)[1]?.split('\n\n')[1] ?? '';
  const rows = table.split('\n').slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const SHADOWFIST = 'The phases of a turn of Shadowfist:';
const HIGHLANDER = 'The phases of a turn of Highlander:';

test('the guide tells every phase of Shadowfist, in order', () => {
  expect(tableAfter(SHADOWFIST).map(([phase]) => phase)).toEqual(turn.shape.phase.options);
});

test('the guide tells every phase of Highlander, and those that pass by themselves', () => {
  const told = tableAfter(HIGHLANDER).map(([phase]) => phase);
  expect(told.filter((phase) => phase !== 'sweep' && phase !== 'ability-adjustment')).toEqual([...phases]);
});

const events = z.array(z.looseObject({ event: z.string(), what: z.string().optional() }));

test.each([
  ['highlander.first-edition', 1, 2],
  ['highlander.type-two', 2, 3],
  ['highlander.reference', 3, 3],
])('by %s a turn has the phases that the guide tells', async (ruleset, column, toAttack) => {
  const next = { do: 'next-phase', player: 'ann' };
  const { verdicts } = await ruleChecker({ game: 'highlander' }).check({
    ruleset,
    state: {
      players: [
        {
          id: 'ann',
          endurance: 30,
          hand: {
            cards: [{ id: 'cut', card: { title: 'A cut', type: 'Attack', grid: 'XOO/OOO/OOO' } }],
            unknown: 14,
          },
        },
        { id: 'bob', hand: 15, endurance: 30 },
      ],
      turn: { player: 'bob', number: 2, phase: 'draw-discard' },
    },
    actions: [
      { do: 'end-turn', player: 'bob' },
      ...Array.from({ length: toAttack - 1 }, () => next),
      { do: 'play', player: 'ann', card: 'cut' },
      next,
    ],
  });
  const begun = verdicts.flatMap((verdict) => {
    if (verdict.outcome !== 'legal') return [verdict.outcome];
    return events.parse(verdict.events).flatMap(({ event, what }) => (event === 'phase-begun' ? [what] : []));
  });
  const told = tableAfter(HIGHLANDER)
    .filter((cells) => cells[0] !== 'before-the-game' && cells[column] === 'yes')
    .map(([phase]) => phase);
  expect(begun).toEqual(told);
});
