import type { Board } from '../../board/board.ts';
import type { Attack, InPlay } from '../state.ts';

export interface Attacking {
  readonly card: InPlay;
  /** For whom it attacks. */
  readonly player: string;
  /** Undefined once it has left play. */
  readonly target: InPlay | undefined;
  readonly pointer: string;
}

export function attackersIn(board: Board): Attacking[] {
  const { attack } = board.state;
  return (attack?.attackers ?? []).flatMap(({ id, target, player }, place) => {
    const card = board.inPlay(id);
    const pointer = `/attack/attackers/${place}`;
    return card === undefined ? [] : { card, player, target: board.inPlay(target), pointer };
  });
}

export interface Intercepting {
  readonly card: InPlay;
  /** Undefined once it has ceased attacking. */
  readonly attacker: Attacking | undefined;
  readonly pointer: string;
}

/** Those that fight now, and those that wait in chains. */
export function interceptorsIn(board: Board): Intercepting[] {
  const { attack } = board.state;
  const attackers = new Map(attackersIn(board).map((one) => [one.card.id, one]));
  return (attack?.chains ?? []).flatMap((chain, place) =>
    placesIn(chain).flatMap(([id, at]) => {
      const card = board.inPlay(id);
      const attacker = attackers.get(chain.attacker);
      return card === undefined ? [] : { card, attacker, pointer: `/attack/chains/${place}/${at}` };
    }),
  );
}

function placesIn({ fighting, interceptors }: Attack['chains'][number]): (readonly [string, string])[] {
  const waiting = interceptors.map((id, place) => [id, `interceptors/${place}`] as const);
  return fighting === undefined ? waiting : [[fighting, 'fighting'], ...waiting];
}
