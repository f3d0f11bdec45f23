import { beginningOfTurn } from '../board/turn/beginning.ts';
import { orderMatters, pendingFor } from '../flow/adjusting.ts';
import { endDefensePhase } from '../flow/resolving.ts';
import { beginAttackPhase, beginPhase, endAttackPhase } from '../flow/turn.ts';
import type { ActionNamed } from './actions.ts';
import { dutiesAreDone, lapse } from './obligations.ts';
import { somethingEachTurn } from './something-each-turn.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { declaredExertionFirst, inOwnTurn, owedFirst } from './windows.ts';

type NextPhase = ActionNamed<'next-phase'>;

export const nextPhase: Verb<'next-phase'> = {
  checks: [
    ...inOwnTurn,
    ...dutiesAreDone,
    declaredExertionFirst,
    check<Subject<NextPhase>>(
      'no-phase-after-this',
      {
        first: 'first-edition/set-up/four-phases-in-order',
        typeTwo: 'type-two/draw-discard-phase/turn-ends',
      },
      function* ({ board }) {
        if (board.state.turn.phase === 'draw-discard')
          yield { message: 'The turn ends with this phase: end it.', state: ['/turn/phase'] };
      },
    ),
    somethingEachTurn,
    ...owedFirst,
    check<Subject<NextPhase>>(
      'order-of-what-is-pending',
      {
        first: 'first-edition/ability-adjustment/outstanding-adjustments-resolve',
        typeTwo: 'type-two/ability-adjustment-phase/any-order',
      },
      function* ({ board, action }) {
        if (action.order === undefined) return;
        const need =
          board.state.turn.phase === 'attack' ? pendingFor(board, action.player).map(({ id }) => id) : [];
        const same = need.length === action.order.length && need.every((id) => action.order?.includes(id));
        if (!same)
          yield {
            message: 'The order names everything that is pending, each once.',
            action: ['/order'],
            need,
            have: action.order,
          };
      },
    ),
  ],
  open({ board, action }) {
    if (board.state.turn.phase !== 'attack' || action.order !== undefined) return [];
    if (!orderMatters(board, action.player)) return [];
    const from = pendingFor(board, action.player).map(({ id }) => id);
    return [
      {
        ...{ pointer: '/order', form: 'list', player: action.player, about: 'The order of what is pending' },
        ...{ from, least: from.length, most: from.length },
      },
    ];
  },
  *before({ board, action }) {
    if (board.state.turn.phase === beginningOfTurn(board)) lapse(board, action.player);
    if (board.state.turn.phase === 'defense') yield* endDefensePhase(board);
  },
  perform({ board, action }) {
    switch (board.state.turn.phase) {
      case 'may-do':
        return beginPhase(board, 'defense');
      case 'defense':
        return board.state.winner === null ? beginAttackPhase(board) : undefined;
      default:
        return endAttackPhase(board, action.order);
    }
  },
  *candidates(board, player) {
    if (board.state.turn.phase === 'attack' && orderMatters(board, player)) {
      const from = pendingFor(board, player).map(({ id }) => id);
      const every = { form: 'list' as const, from, least: from.length, most: from.length };
      yield { offer: { do: 'next-phase', player }, open: { '/order': every } };
    } else yield { do: 'next-phase', player };
  },
};
