import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { everyEffect } from '../../words/effects/nested.ts';
import type { Board } from '../board/board.ts';
import { inflictsDamageThatStays } from '../board/figures.ts';
import { isUnaffected, sourceOf } from '../board/texts.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { mayChange, waitingEffects } from './waiting-effects.ts';

/** Who and what fights in the attack that is on: attackers, interceptors and targets. */
export function cardsInAttack(board: Board): InPlay[] {
  const { attack } = board.state;
  if (attack === null) return [];
  const interceptors = attack.chains.flatMap(({ fighting, interceptors: others }) =>
    [fighting ?? [], others].flat(),
  );
  return [...attack.attackers.map(({ id }) => id), ...interceptors, ...attack.targets].flatMap(
    (id) => board.inPlay(id) ?? [],
  );
}

/** An attacker, an interceptor or the target of an attack, or a waiting effect that inflicts damage (4.5.2). */
export function damageSources(
  board: Board,
  choice: Extract<Choice, { choose: 'damage-source' }>,
  frame: Frame,
): string[] {
  const { which } = choice;
  const cards = cardsInAttack(board)
    .filter((card) => board.definition(card).type === 'Character')
    .filter((card) => !inflictsDamageThatStays(board, card, true))
    .filter((card) => card.id === frame.source || !isUnaffected(board, card, frame))
    .filter((card) => which === undefined || board.meanings.matches(board, which, board.seen(card), frame))
    .map(({ id }) => id);
  const effects = waitingEffects(board)
    .filter(({ effects }) => everyEffect(effects).some(inflictsDamage))
    .filter((item) => mayChange(board, item, frame))
    .filter((item) => {
      if (which === undefined) return true;
      const source = sourceOf(board, item.frame);
      // An Event is the source of its player's damage, though nobody controls it (10.2).
      const controller = source?.inPlay?.controller ?? item.frame.player;
      return source !== undefined && board.meanings.matches(board, which, { ...source, controller }, frame);
    })
    .map(({ id }) => id);
  return [...new Set([...cards, ...effects])];
}

/** Damage that can be neither reduced nor redirected is no source to choose. */
function inflictsDamage(effect: Effect): boolean {
  const isUnchangeable = 'unchangeable' in effect && effect.unchangeable === true;
  return !isUnchangeable && rolesOf(effect).would?.(effect).includes('damage') === true;
}
