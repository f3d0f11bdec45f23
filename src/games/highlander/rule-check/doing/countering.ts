import type { Ability } from '../../vocabulary/abilities.ts';
import { isSubjectTo } from '../board/attacks/countered-illusions.ts';
import { type Board, findIn, type Seen } from '../board/board.ts';
import { keptFrom } from '../board/forbidding/prevention.ts';
import { cannot } from '../board/forbidding/prohibitions.ts';
import { textsOf } from '../board/texts/texts.ts';
import type { Attack, InPlay } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { reveal } from './attacking.ts';
import { emit } from './emit.ts';
import { discardFromHand, leavePlay, removeFromGame, removeFromHand } from './moving.ts';
import { comesAbout } from './replacing.ts';

/** A countered card is discarded at once and has no effect, with what was played in conjunction with it. */
export function counterPlay(board: Board, id: string, frame: Frame): void {
  const card = board.inPlay(id);
  if (card === undefined) return;
  const along = board.state.inPlay.filter((one) => one.with === id);
  const event: GameEvent = {
    ...{ event: 'countered', player: card.controller, card: id, of: card.card, by: frame.player },
    ...(frame.source === undefined ? {} : { source: frame.source }),
  };
  comesAbout(board, event, () => {
    emit(board, event);
    for (const attack of metWith(board, id)) defendInVain(board, attack, card);
    for (const one of [card, ...along]) leavePlay(board, one, 'countered', frame.player);
  });
}

/** The attacks that a card is to stop: that it was just played against, or that it has still to be resolved with. */
function metWith(board: Board, id: string): Attack[] {
  const { countering, defenses } = board.state;
  const against =
    countering?.played.card === id
      ? (countering.played.against ?? [])
      : defenses.flatMap((defense) => (defense.id === id ? defense.against : []));
  return against.flatMap((attack) => board.attack(attack) ?? []).filter(({ result }) => result === 'pending');
}

/** A defense was played, though it has no effect: what was Hidden is turned over (Hidden Attacks). */
function defendInVain(board: Board, attack: Attack, { id, card, controller }: InPlay): void {
  const { countering } = board.state;
  if (attack.hidden && countering?.from === 'hand') attack.guessedWrong = true;
  reveal(board, attack);
  emit(board, { event: 'defense-countered', player: controller, card: id, of: card, target: attack.id });
}

/** A counter that a player may use, in play or in hand. */
export interface Counter {
  readonly card: Seen;
  readonly ability: Extract<Ability, { ability: 'counter' }>;
  readonly frame: Frame;
}

/** What the opponent of who played a card has in play, or is known to have in hand, to counter it (Counter Cards). */
export function countersFor(board: Board, id: string, player: string): Counter[] {
  const played = board.find(id);
  if (played === undefined) return [];
  return countersSaying(board, id, player).filter(({ ability }) =>
    isSubjectTo(board, played, ability.counters),
  );
}

/**
 * Whether a Plot that entered play must wait: as one played from the hand it may be countered, and takes effect if it is
 * not; several are countered or not one after another, in the order in which they came (Plots).
 */
export function awaitsCounter(board: Board, { id, controller }: InPlay): boolean {
  const { countering } = board.state;
  if (countering !== null) {
    countering.plots.push(id);
    return true;
  }
  if (countersFor(board, id, controller).length === 0) return false;
  board.state.countering = {
    by: board.opponentOf(controller).id,
    played: { do: 'play', player: controller, card: id },
    ...{ from: 'hand', plots: [] },
  };
  return true;
}

/** What would counter an Illusion if it were subject to Counters that do not name Illusions (Illusions). */
export function countersSparing(board: Board, id: string, player: string): Counter[] {
  const played = board.find(id);
  if (played === undefined || isSubjectTo(board, played, undefined)) return [];
  return countersSaying(board, id, player).filter(
    ({ ability }) => !isSubjectTo(board, played, ability.counters),
  );
}

/** Whose words reach the card, whether or not it is subject to them. */
function countersSaying(board: Board, id: string, player: string): Counter[] {
  const played = board.find(id);
  const { id: opponent } = board.opponentOf(player);
  if (played === undefined || keptFrom(board, opponent, 'counter', { card: played })) return [];
  return countersReaching(board, played, player).filter(
    ({ card }) => !cannot(board, played, 'be-countered', { by: card, player: opponent }),
  );
}

/** The same, though the opponent may be prevented from countering the card, or it cannot be countered. */
export function countersReaching(board: Board, played: Seen, player: string): Counter[] {
  const { id: opponent, hand } = board.opponentOf(player);
  const inHand = board.switches.trueCounters === 'situations-in-play' ? [] : hand.cards;
  const able = [
    ...board.controlledBy(opponent).map((card) => board.seen(card)),
    ...inHand.map((card) => board.seenElsewhere(card, opponent)),
  ];
  return able.flatMap((card) => {
    const from = card.inPlay === undefined ? 'hand' : 'play';
    return textsOf(board, card).flatMap(({ ability, frame }) =>
      ability.ability === 'counter' &&
      ability.from === from &&
      !board.meanings.isUnaffected(board, player, frame) &&
      counters(board, ability, played, frame, player)
        ? [{ card, ability, frame }]
        : [],
    );
  });
}

/** The card that counters leaves, from wherever it is. */
export function useUp(board: Board, { card, ability }: Counter): void {
  const { id, owner, inPlay } = card;
  if (inPlay !== undefined) {
    if (ability.leaves === 'remove-from-game') removeFromGame(board, inPlay, inPlay.controller);
    else leavePlay(board, inPlay, 'used', inPlay.controller);
    return;
  }
  const player = board.player(owner);
  const inHand = findIn(player.hand, id);
  if (inHand === undefined) return;
  if (ability.leaves === 'discard') discardFromHand(board, player, inHand);
  else removeFromHand(board, player, inHand);
}

function counters(
  board: Board,
  ability: Counter['ability'],
  played: Seen,
  frame: Frame,
  player: string,
): boolean {
  return (
    board.meanings.players(board, ability.by, frame).includes(player) &&
    (ability.if === undefined || board.meanings.holds(board, ability.if, frame)) &&
    board.meanings.matches(board, ability.counters, played, frame)
  );
}
