import { describe, expect, test } from 'vitest';
import { chance as chanceOf } from '../../../../bench/chance.ts';
import { Budget } from '../../../../src/engine/budget.ts';
import { playThrough } from '../../../../src/engine/play-through.ts';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import {
  cardsIn,
  dealtByChance,
  everyoneMay,
  filled,
  isListed,
  law,
  oneOf,
  opening,
  plenty,
  wildAction,
} from './random-plays.ts';

/**
 * Games in which chance takes any legal action, and what must be true at each of their positions. `GAMES` and
 * `ACTIONS` in the environment make the run longer.
 */
const GAMES = Number(process.env.GAMES ?? 6);
const ACTIONS = Number(process.env.ACTIONS ?? 260);

function stateOf(given: unknown): State {
  const read = law.readState(given, plenty());
  if ('mistakes' in read) throw new Error(JSON.stringify(read.mistakes));
  return read.value;
}

/** The outcome of one action alone, sent as text. */
function outcomeOf(state: unknown, action: unknown) {
  return playThrough(law, JSON.parse(JSON.stringify({ state, actions: [action] })));
}

describe.each(Array.from({ length: GAMES }, (_, game) => ({ game, players: 2 + (game % 3) })))(
  'game $game of $players players',
  ({ game, players }) => {
    const chance = chanceOf(1000 + game);
    const given = opening(players, chance);
    const taken: unknown[] = [];
    let reached: unknown = given;

    test('every listed action is legal, every legal one is listed, and nothing is lost', () => {
      for (let place = 0; place < ACTIONS; place += 1) {
        const state = stateOf(reached);
        if (state.winner !== null) break;
        const list = everyoneMay(state);
        const dealt = dealtByChance(state, chance);
        expect(list.length + (dealt === undefined ? 0 : 1), JSON.stringify(reached)).toBeGreaterThan(0);
        if (place % 10 === 0) {
          for (const one of list) {
            const action = filled(one, chance);
            const { outcome, verdicts } = outcomeOf(reached, action);
            expect(outcome, JSON.stringify({ action, verdicts, state: reached })).toBe('legal');
          }
        }
        for (let wild = 0; wild < 8; wild += 1) {
          const action = wildAction(state, chance);
          const read = law.readAction(action, state, new Budget());
          if ('mistakes' in read || law.judge(state, read.value, new Budget()).outcome !== 'legal') continue;
          expect(isListed(list, action), JSON.stringify({ action, state: reached })).toBe(true);
        }
        const action = dealt ?? filled(oneOf(list, chance), chance);
        const answer = outcomeOf(reached, action);
        expect(answer.outcome, JSON.stringify({ action, verdicts: answer.verdicts, state: reached })).toBe(
          'legal',
        );
        const next = stateOf(JSON.parse(JSON.stringify(answer.state)));
        if (next.players.every(({ eliminated }) => !eliminated)) expect(cardsIn(next)).toBe(40 * players);
        // No action leads to what could never have come about.
        expect(
          playThrough(law, { state: answer.state, actions: [] }).stateViolations,
          JSON.stringify({ action, state: reached }),
        ).toEqual([]);
        taken.push(action);
        reached = JSON.parse(JSON.stringify(answer.state));
      }
      expect(taken.length).toBeGreaterThan(20);
    });

    test('the same, however the actions are split into requests', () => {
      const whole = playThrough(law, { state: given, actions: taken });
      expect(whole.outcome).toBe('legal');
      expect(whole.state).toEqual(reached);
      let apart: unknown = given;
      const unjudged: unknown[] = [];
      for (let from = 0; from < taken.length; ) {
        const number = 1 + chance.below(7);
        const { state, verdicts } = playThrough(law, {
          state: apart,
          actions: taken.slice(from, from + number),
        });
        apart = JSON.parse(JSON.stringify(state));
        unjudged.push(...verdicts.map((verdict) => verdict.unjudged));
        from += number;
      }
      expect(JSON.stringify(apart)).toBe(JSON.stringify(whole.state));
      expect(unjudged).toEqual(whole.verdicts.map((verdict) => verdict.unjudged));
    });

    test('the same request gets the same bytes', () => {
      const request = { state: given, actions: taken };
      const options = { legalActions: 'all' };
      expect(JSON.stringify(playThrough(law, request, options))).toBe(
        JSON.stringify(playThrough(law, request, options)),
      );
    });
  },
);
