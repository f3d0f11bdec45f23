import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Chance } from '../../../../../src/cli/playing/chance.ts';
import { Dealer } from '../../../../../src/cli/playing/highlander/dealer.ts';
import { twins } from '../../../../../src/cli/playing/highlander/invented-cards.ts';
import {
  completed,
  filled,
  listedAction,
  openChoice,
  withValue,
} from '../../../../../src/cli/playing/listed-action.ts';
import type { Awaited, ListedAction } from '../../../../../src/engine/answer.ts';
import { Budget } from '../../../../../src/engine/budget.ts';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import { frozen } from '../frozen.ts';
import { editions } from '../table.ts';
import { lawWithSeeds, openingOf } from './duels.ts';

/**
 * Duels in which chance takes any legal action, and what must be true at each of their positions. `GAMES` and
 * `ACTIONS` in the environment make the run longer.
 */
const GAMES = Number(process.env.GAMES ?? 3);
const ACTIONS = Number(process.env.ACTIONS ?? 24);
const all = Object.values(editions);

type Action = Record<string, unknown>;

const throughText = (value: unknown) => JSON.parse(JSON.stringify(value));

const ofAnyone = Array.from({ length: GAMES }, (_, game) => ({
  ...{ game, edition: all[game % all.length] ?? editions.typeTwo, who: 'anyone', played: undefined },
}));
const ofTwins = { game: GAMES, edition: editions.typeTwo, who: 'two Immortals each', played: twins };

describe.each([...ofAnyone, ofTwins])('duel $game by $edition, of $who', ({ game, edition, played }) => {
  const law = lawWithSeeds(edition);
  const chance = new Chance(7000 + game);
  const opening = openingOf(chance, played);
  const dealer = new Dealer(opening);
  /** What is done without chance naming anything meanwhile, from a position on. */
  const runs: { from: unknown; actions: Action[] }[] = [{ from: opening, actions: [] }];

  const read = (given: unknown): State => {
    const state = law.readState(throughText(given), new Budget());
    if ('mistakes' in state) throw new Error(JSON.stringify(state.mistakes));
    return state.value;
  };
  const everyoneMay = (state: State): ListedAction[] =>
    law.players(state).flatMap((player) => law.legalActions(state, player, new Budget()));

  /** With all that it is asked for on the way. */
  const whole = (state: object, listed: ListedAction): Action => {
    let action = filled(listedAction.parse(listed), chance, dealer.nothing);
    for (let asked = 0; asked < 40; asked += 1) {
      const [verdict] = playThrough(law, throughText({ state, actions: [action] })).verdicts;
      if (verdict?.outcome !== 'needs-choice') return action;
      const choice = openChoice.parse(verdict.choices[0]);
      action =
        choice.from === null
          ? withValue(action, choice.pointer, dealer.shown(state, choice, chance))
          : completed(action, choice, chance, dealer.nothing);
    }
    return action;
  };

  test('every listed action is legal, every legal one is listed, and nothing that was is changed', () => {
    let reached: object = Object(opening);
    let taken = 0;
    for (; taken < ACTIONS; taken += 1) {
      const ordered = dealer.ordered(reached, chance);
      if (ordered !== undefined) {
        reached = ordered;
        runs.push({ from: reached, actions: [] });
      }
      const state = frozen(read(reached));
      if (state.winner !== null) break;
      const list = everyoneMay(state);
      expect(endsWithAMustOpen(law.awaits(state, new Budget()), list), JSON.stringify(state)).toEqual([]);
      if (taken % 12 === 6) {
        for (const one of list) {
          const action = whole(reached, one);
          const { outcome, verdicts } = playThrough(law, throughText({ state: reached, actions: [action] }));
          expect(outcome, JSON.stringify({ action, verdicts, state: reached })).toBe('legal');
        }
      }
      for (const action of wild(state, chance)) {
        const given = law.readAction(action, state, new Budget());
        if ('mistakes' in given || law.judge(state, given.value, new Budget()).outcome !== 'legal') continue;
        expect(
          list.some((one) => covers(one, action)),
          JSON.stringify({ action, state: reached }),
        ).toBe(true);
      }
      const listed = chance.one(list.filter(({ action }) => dealer.isPlay(Object(action))));
      if (listed === undefined) throw new Error('There is always something to do.');
      const action = whole(reached, listed);
      const answer = playThrough(law, throughText({ state: reached, actions: [action] }));
      expect(answer.outcome, JSON.stringify({ action, verdicts: answer.verdicts, state: reached })).toBe(
        'legal',
      );
      reached = throughText(answer.state);
      runs.at(-1)?.actions.push(action);
      expect(dealer.amiss(reached), JSON.stringify({ action, state: answer.state })).toBeUndefined();
      expect(playThrough(law, { state: reached, actions: [] }).stateViolations).toEqual([]);
    }
    expect(taken).toBeGreaterThan(12);
  });

  test('the same, however the actions are split into requests', () => {
    for (const { from, actions } of runs) {
      const together = playThrough(law, throughText({ state: from, actions }));
      expect(together.outcome).toBe('legal');
      let apart: unknown = from;
      const unjudged: unknown[] = [];
      for (let at = 0; at < actions.length; ) {
        const number = chance.between(1, 5);
        const some = actions.slice(at, at + number);
        const answer = playThrough(law, throughText({ state: apart, actions: some }));
        apart = answer.state;
        unjudged.push(...answer.verdicts.map((verdict) => verdict.unjudged));
        at += number;
      }
      if (actions.length === 0) continue;
      expect(digest(apart)).toBe(digest(together.state));
      expect(unjudged).toEqual(together.verdicts.map((verdict) => verdict.unjudged));
    }
  });

  test('the same request gets the same bytes', () => {
    const [first] = runs;
    const request = { state: first?.from, actions: first?.actions ?? [] };
    const answered = () => digest(playThrough(law, throughText(request), { legalActions: 'all' }));
    expect(answered()).toBe(answered());
  });

  test('whatever of a request is changed, there is an answer', () => {
    const { from, actions } = runs.at(-1) ?? {};
    for (let time = 0; time < 10; time += 1) {
      const request = throughText({ state: from, actions: actions?.slice(0, 3) });
      spoil(request, chance);
      const answer = playThrough(law, request, { legalActions: 'all' });
      expect(['legal', 'illegal', 'needs-choice', 'malformed', 'unsupported', 'over-budget']).toContain(
        answer.outcome,
      );
    }
  });
});

/** What would end the phase or the turn although somebody must still do something else first. */
function endsWithAMustOpen(awaits: readonly Awaited[], list: readonly ListedAction[]): unknown[] {
  const owed = awaits.filter(({ must, code }) => must && code !== 'next-phase');
  if (owed.length === 0) return [];
  return list
    .map(({ action }) => Object(action).do)
    .filter((verb) => verb === 'next-phase' || verb === 'end-turn');
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** Actions of which most are not legal. */
function* wild(state: State, chance: Chance): Iterable<Action> {
  const player = chance.one(state.players)?.id ?? '';
  const hands = state.players.flatMap(({ hand, inactive }) => [
    hand,
    ...(inactive === null ? [] : [inactive.hand]),
  ]);
  const mine = hands.flatMap(({ cards }) => cards.map(({ id }) => id));
  const inPlay = state.inPlay.map(({ id }) => id);
  const attack = chance.one(state.attacks)?.id ?? 'none';
  const card = chance.one([...mine, ...inPlay]) ?? 'none';
  yield { do: 'next-phase', player };
  yield { do: 'end-turn', player };
  yield { do: 'play', player, card };
  yield { do: 'play', player, card, hidden: true };
  yield { do: 'play', player, card, against: [attack] };
  const companions = [chance.one(mine) ?? 'none', chance.one(mine) ?? 'none'].map((one) => ({ card: one }));
  for (const number of [1, 2]) {
    yield { do: 'play', player, card, with: companions.slice(0, number) };
    yield { do: 'play', player, card, hidden: true, with: companions.slice(0, number) };
    yield { do: 'play', player, card, against: [attack], with: companions.slice(0, number) };
  }
  yield { do: 'discard', player, cards: [card] };
  yield { do: 'draw', player, number: chance.between(1, 4) };
  yield { do: 'defend', player, attack, with: card };
  yield { do: 'declare-successful', player, attack };
  yield { do: 'drop', player, card: chance.one(inPlay) ?? 'none' };
  yield { do: 'use', player, card: chance.one(inPlay) ?? 'none', ability: chance.between(0, 2) };
  yield { do: 'exert', player, for: { powerBlow: attack } };
  yield { do: 'exert', player, for: { defense: attack } };
  yield { do: 'exert', player, for: { attack: true } };
  yield { do: 'pass', player };
}

function covers({ action, open }: ListedAction, taken: Action): boolean {
  const [listed, given] = [throughText(action), throughText(taken)];
  for (const [pointer, { from, least, most }] of Object.entries(open ?? {})) {
    const key = pointer.split('/')[1] ?? '';
    // What chance brings is out of no list; what is chosen is.
    const chosen: unknown = key === 'choose' ? undefined : given[key];
    const known = from.map((one) => JSON.stringify(one));
    if (known.length > 0 && chosen !== undefined) {
      const all = [chosen].flat().map((one) => JSON.stringify(one));
      if (all.length < least || all.length > most || all.some((one) => !known.includes(one))) return false;
    }
    delete listed[key];
    delete given[key];
  }
  // As what it is played may go without saying.
  if (!('as' in given)) delete listed.as;
  const inOrder = (value: Action) => JSON.stringify(Object.entries(value).toSorted());
  return inOrder(listed) === inOrder(given);
}

const stranger = [
  '',
  'ann',
  'bob.1',
  -1,
  0,
  3,
  99_999,
  true,
  null,
  [],
  {},
  'attack',
  'no-such-card',
  { do: 'pass' },
];

/** One place of a request becomes something else, goes, or comes twice. */
function spoil(request: unknown, chance: Chance): void {
  const places: (readonly [Action, string])[] = [];
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      places.push([Object(value), key]);
      walk(part);
    }
  };
  walk(request);
  const [holder, key] = chance.one(places.filter(([place]) => place !== request)) ?? [{}, ''];
  if (chance.between(0, 3) === 0) delete holder[key];
  else if (Array.isArray(holder) && chance.between(0, 1) === 0) holder.push(holder[Number(key)]);
  else holder[key] = throughText(chance.one(stranger) ?? null);
}
