import type { Board } from '../../board/board.ts';
import { modifiersOn } from '../../board/texts.ts';
import { type UseKey, usesOf } from '../../doing/limits.ts';
import type { InPlay } from '../../state/state.ts';
import { check, type Offer, type Subject } from '../verb.ts';
import type { Attacking, Declared } from './attackers.ts';
import { targetOf } from './targets.ts';

/** What counts the attacks without turning among the uses of a turn. */
export const keyOfAttacks = (card: string): UseKey => ({ card, ability: 'attack without turning' });

export function attacksWithoutTurning(action: Attacking, attacker: string): boolean {
  return 'withoutTurning' in action && action.withoutTurning?.includes(attacker) === true;
}

/** Each text allows one such attack in a turn of the player. */
function mayAttackWithoutTurning(board: Board, card: InPlay, target: string | undefined): boolean {
  const attacked = target === undefined ? undefined : board.find(target);
  if (card.controller !== board.current || attacked === undefined) return false;
  const allowing = modifiersOn(board, card, 'mayAttackWithoutTurning').filter(
    ({ modifier: { on }, frame }) => on === undefined || board.meanings.matches(board, on, attacked, frame),
  );
  return usesOf(board, keyOfAttacks(card.id)) < allowing.length;
}

/** Attacking is turning (6.1), unless a text says otherwise (chapter 3: what a card says prevails). */
export const withoutTurning = check<Subject<Declared>>(
  'attack-without-turning',
  '3.3.3/declaring-an-attack',
  function* ({ board, action }) {
    for (const [place, id] of (action.withoutTurning ?? []).entries()) {
      const card = action.attackers.includes(id) ? board.inPlay(id) : undefined;
      if (card === undefined || !mayAttackWithoutTurning(board, card, targetOf(action, id, board)))
        yield {
          message: `${id} turns to attack: no text allows it to attack that without turning now.`,
          action: [`/withoutTurning/${place}`],
          have: id,
        };
    }
  },
);

/** The Character alone; of attacks together with others it is only said that there are more. */
export function* attacksWithoutTurningFrom(
  board: Board,
  offer: Declared,
  attackers: readonly InPlay[],
): Iterable<Offer<Declared>> {
  for (const card of attackers) {
    if (!mayAttackWithoutTurning(board, card, offer.target)) continue;
    const alone = { ...offer, attackers: [card.id], withoutTurning: [card.id] };
    yield { offer: alone, open: {}, ...(attackers.length > 1 ? { cut: true } : {}) };
  }
}
