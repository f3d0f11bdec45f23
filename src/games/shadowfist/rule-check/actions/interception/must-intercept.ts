import { meetsAll } from '../../../../../engine/check.ts';
import type { Board } from '../../board/board.ts';
import { modifiersOn } from '../../board/texts.ts';
import type { InPlay } from '../../state/state.ts';
import { check, type Offer, type Subject } from '../verb.ts';
import { declarable, type Intercept } from './declarable.ts';

type Interceptions = Intercept['interceptions'];

/** The cards of a player that must be declared as interceptors, too, beside those that are. */
export function leftOut(board: Board, player: string, declared: Interceptions): InPlay[] {
  const declaredIds = Object.values(declared).flat();
  return board.state.inPlay.filter(
    (card) =>
      card.controller === player &&
      !declaredIds.includes(card.id) &&
      modifiersOn(board, card, 'must').length > 0 &&
      mayAlsoIntercept(board, card, declared),
  );
}

function mayAlsoIntercept(board: Board, card: InPlay, declared: Interceptions): boolean {
  const attackers = board.state.attack?.attackers ?? [];
  return attackers.some(({ id }) => {
    const interceptions = { ...declared, [id]: [...(declared[id] ?? []), card.id] };
    const action: Intercept = { do: 'intercept', player: card.controller, interceptions };
    return meetsAll(declarable, { board, action });
  });
}

/** Each Character that must intercept does, if it can: one of several does not suffice. */
export const mustIntercept = <Acting extends { readonly player: string }>(
  declaredBy: (action: Acting) => Interceptions,
) =>
  check<Subject<Acting>>('must-intercept', '3/golden-rule', function* ({ board, action }) {
    if (board.state.attack?.step !== 'intercepting') return;
    for (const card of leftOut(board, action.player, declaredBy(action))) {
      const place = board.state.inPlay.indexOf(card);
      yield { message: 'Its text says that it must intercept.', state: [`/inPlay/${place}`] };
    }
  });

/** So many declarations are listed where several Characters must intercept. */
const MOST = 64;

/** Declarations of all who must intercept, each against any attacker; those that leave out too many are not legal. */
export function* declaringAll(
  board: Board,
  offer: Intercept,
  must: readonly string[],
): Iterable<Offer<Intercept>> {
  const attackers = board.state.attack?.attackers.map(({ id }) => id) ?? [];
  let all: Interceptions[] = [{}];
  for (const id of must) {
    all = all.flatMap((declared) => [
      ...attackers.map((attacker) => ({ ...declared, [attacker]: [...(declared[attacker] ?? []), id] })),
      declared,
    ]);
    all = all.slice(0, MOST);
  }
  for (const interceptions of all) yield { offer: { ...offer, interceptions }, open: {}, cut: true };
}
