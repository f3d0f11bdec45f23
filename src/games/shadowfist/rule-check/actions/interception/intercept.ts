import { nextToIntercept, passOverThoseBefore } from '../../attack/interceptions.ts';
import { emit } from '../../doing/emit.ts';
import { openScene } from '../../flow/scenes.ts';
import { acted } from '../generating.ts';
import type { Verb } from '../verb.ts';
import { chainsOfTwo, mostOf } from './chains.ts';
import { declarable, type Intercept } from './declarable.ts';
import { declaringAll, leftOut, mustIntercept } from './must-intercept.ts';

export const intercept: Verb<'intercept'> = {
  checks: [...declarable, mustIntercept<Intercept>(({ interceptions }) => interceptions)],
  perform({ board, action }) {
    const { attack } = board.state;
    if (attack === null) return;
    passOverThoseBefore(board, attack, action.player);
    attack.intercepting = action.player;
    attack.step = 'intercepted';
    attack.chains = Object.entries(action.interceptions)
      .filter(([, interceptors]) => interceptors.length > 0)
      .map(([attacker, interceptors]) => ({ attacker, interceptors: [...interceptors] }));
    openScene(board);
    board.changed();
    for (const { attacker, interceptors } of attack.chains) {
      for (const id of interceptors)
        emit(board, {
          event: 'interception-declared',
          card: id,
          target: attacker,
          player: action.player,
          by: action.player,
        });
    }
    acted(board, action.player);
  },
  *candidates(board, player) {
    const { attack } = board.state;
    if (attack === null || nextToIntercept(attack) !== player) return;
    const here = board.state.inPlay.filter(
      (card) => card.controller === player && board.definition(card).type === 'Character',
    );
    const from = here.map(({ id }) => id);
    const offer: Intercept = { do: 'intercept', player, interceptions: {} };
    const must = leftOut(board, player, {}).map(({ id }) => id);
    if (must.length > 0) {
      yield* declaringAll(board, offer, must);
      return;
    }
    yield* chainsOfTwo(board, offer, here);
    // At least one interceptor for one of them; the others may be left alone.
    for (const { id: needed } of attack.attackers) {
      yield {
        ...{ offer, apart: true },
        open: Object.fromEntries(
          attack.attackers.map(({ id }) => [
            `/interceptions/${id}`,
            {
              form: 'list' as const,
              from,
              least: id === needed ? 1 : 0,
              most: mostOf(board, id, from.length),
            },
          ]),
        ),
        withOne: (pointer, interceptor) => ({
          ...offer,
          interceptions: { [pointer.slice('/interceptions/'.length)]: [String(interceptor)] },
        }),
      };
    }
  },
};
