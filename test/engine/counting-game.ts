import { z } from 'zod';
import type { Mistake } from '../../src/engine/answer.ts';
import type { Budget } from '../../src/engine/budget.ts';
import { type Check, violationsOf } from '../../src/engine/check.ts';
import type { Judgement, Law } from '../../src/engine/law.ts';
import { readAs } from '../../src/engine/reading.ts';
import { distinct } from '../../src/engine/unjudged.ts';
import { Unsupported } from '../../src/engine/unsupported.ts';
import type { Library } from '../../src/games/rule-check.ts';

/**
 * A game of two that needs no rulebook: in turn they add 1 to 3 to a count, by a number or by a card, and nobody may
 * go beyond 10. A card whose text nobody understands cannot be judged.
 */
export const state = z.strictObject({
  players: z.array(z.string()).length(2),
  turn: z.string(),
  count: z.int(),
  played: z.array(z.string()).default([]),
});
export type State = z.infer<typeof state>;

export const action = z.strictObject({
  player: z.string(),
  add: z.int().optional(),
  card: z.string().optional(),
});
export type Action = z.infer<typeof action>;

/** What a card adds; null for one whose text nobody understands. */
export interface Definition {
  readonly title: string;
  readonly adds: number | null;
  /** What else it may do, once it was played, and nobody knows. */
  readonly mayDo?: string;
}

interface Move {
  readonly state: State;
  readonly player: string;
  readonly adds: number;
}

const withinTen: Check<State> = {
  code: 'beyond-ten',
  rule: 'counting.book/1.1/ten',
  *failures({ count }) {
    if (count > 10)
      yield { message: `The count is ${count}; it ends at 10.`, state: ['/count'], need: 10, have: count };
  },
};

const moves: readonly Check<Move>[] = [
  {
    code: 'not-your-turn',
    rule: 'counting.book/2.1/turns',
    *failures({ state: { turn }, player }) {
      if (player !== turn)
        yield { message: `It is ${turn}'s turn.`, action: ['/player'], need: turn, have: player };
    },
  },
  {
    code: 'not-one-to-three',
    rule: 'counting.book/2.2/one-to-three',
    *failures({ adds }) {
      if (adds < 1 || adds > 3) yield { message: 'Add 1, 2 or 3.', action: ['/add'], have: adds };
    },
  },
  {
    code: 'beyond-ten',
    rule: 'counting.book/1.1/ten',
    *failures({ state: { count }, adds }) {
      if (count + adds > 10) yield { message: 'The count ends at 10.', need: 10, have: count + adds };
    },
  },
];

const noSuchCard: Mistake = {
  code: 'unknown-card',
  pointer: '/card',
  message: 'There is no such card.',
  suggestion: null,
};

/** By a house rule nobody need wait for their turn. */
export type Turns = 'alternate' | 'free';

export function countingLaw(
  library: Library<Definition> = () => undefined,
  turns: Turns = 'alternate',
): Law<State, Action> {
  const checks = turns === 'free' ? moves.filter(({ code }) => code !== 'not-your-turn') : moves;
  const judged = (state: State, { player, add, card }: Action, budget: Budget): Judgement<State> => {
    const definition = card === undefined ? undefined : library(card);
    if (definition?.adds === null) throw new Unsupported({ card: definition.title, what: 'its text' });
    const adds = definition?.adds ?? add;
    if (adds === undefined)
      return {
        outcome: 'needs-choice',
        choices: [
          {
            pointer: '/add',
            form: 'value',
            player,
            about: 'how much to add',
            from: [1, 2, 3],
            least: 1,
            most: 1,
          },
        ],
      };
    budget.step(Math.abs(adds));
    const violations = violationsOf(checks, { state, player, adds });
    if (violations.length > 0) return { outcome: 'illegal', violations };
    const count = state.count + adds;
    const turn = state.players.find((one) => one !== player) ?? player;
    const played = card === undefined ? state.played : [...state.played, card];
    return {
      outcome: 'legal',
      state: { ...state, turn, count, played },
      // A count is told as a bid is, whose form the interface knows.
      events: [{ event: 'bid', player, amount: count }],
    };
  };
  const unjudgedOf = (cards: readonly string[]) =>
    distinct(
      cards.flatMap((card) => {
        const { title = '', mayDo } = library(card) ?? {};
        return mayDo === undefined ? [] : { card, slug: card, title, what: mayDo };
      }),
    );
  return {
    readState(given, budget) {
      const read = readAs(state, given, ['state']);
      if ('value' in read) budget.hold(read.value.played.length);
      return read;
    },
    readAction(given) {
      const read = readAs(action, given);
      if ('mistakes' in read || read.value.card === undefined) return read;
      return library(read.value.card) === undefined ? { mistakes: [noSuchCard] } : read;
    },
    stateViolations: (state) => violationsOf([withinTen], state),
    judge(state, action, budget) {
      const cards = action.card === undefined ? [] : [action.card];
      const unjudged = unjudgedOf([...state.played, ...cards]);
      return { ...judged(state, action, budget), unjudged };
    },
    unjudged: ({ played }) => unjudgedOf(played),
    unjudgedInHand: () => [],
    awaits: ({ turn, count }) =>
      count === 10 ? [] : [{ player: turn, code: 'bid', what: 'add 1, 2 or 3', must: true }],
    players: ({ players }) => players,
    legalActions({ turn, count }, player, budget) {
      budget.step(3);
      if (player !== turn) return [];
      return [1, 2, 3].filter((add) => count + add <= 10).map((add) => ({ action: { player: turn, add } }));
    },
    written: ({ players, turn, count, played }) => ({ players, turn, count, played }),
    notes: ({ played }) => (played.length > 0 ? ['The cards were taken as printed.'] : []),
  };
}
