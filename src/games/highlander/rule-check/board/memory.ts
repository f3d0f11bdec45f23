import type { EventPattern, Past, When } from '../../vocabulary/terms.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { isAttack } from './cards/kinds.ts';
import { staysInPlay } from './turn/sweeping.ts';

type Name = GameEvent['event'];

/** What a player brought about in this turn. */
export function doneBy(board: Board, player: string, event: Name): GameEvent[] {
  return board.state.turn.events.filter((one) => one.event === event && one.player === player);
}

/** What a player brought about in the turn before this one. */
export function doneLastTurnBy(board: Board, player: string, event: Name): GameEvent[] {
  const [last] = board.state.turnsBefore;
  return (last?.events ?? []).filter((one) => one.event === event && one.player === player);
}

/**
 * Attacks that a player has played this turn: those that are remembered, and those that lie there and of which a state
 * that somebody wrote remembers nothing.
 */
export function attacksPlayedBy(board: Board, player: string): GameEvent[] {
  const told = attacksAmong(board, (event) => doneBy(board, player, event));
  return [...told, ...untoldAttacksBy(board, player)];
}

/** Those of the turn before this one that are remembered. */
export function attacksPlayedLastTurnBy(board: Board, player: string): GameEvent[] {
  return attacksAmong(board, (event) => doneLastTurnBy(board, player, event));
}

/** An attack that was countered before it had any effect was played, too (Countering Cards). */
function attacksAmong(board: Board, done: (event: Name) => GameEvent[]): GameEvent[] {
  const played = done('attack-played');
  const countered = done('countered').filter(
    ({ card, of }) =>
      of !== undefined && isAttack(board.definitionOf(of)) && !played.some((attack) => attack.card === card),
  );
  return [...played, ...countered];
}

/** What becomes of an attack does not tell that it was played. */
const becoming: readonly Name[] = ['power-blow-made', 'head-shot-made'];

/**
 * Attacks of the turn that lie there and that nothing remembers: each has used an opportunity. One that is resolved is
 * of the turn before, and was not swept.
 */
export function untoldAttacksBy(board: Board, player: string): GameEvent[] {
  const { attacks, turn } = board.state;
  if (turn.player !== player) return [];
  const isTold = (id: string) =>
    turn.events.some(({ card, event }) => card === id && !becoming.includes(event));
  return attacks
    .filter(({ by, id, result }) => by === player && result === 'pending' && !isTold(id))
    .map(({ id }) => ({ event: 'attack-played', player, card: id }));
}

/** Cards a player has played this turn, each with what it is. */
export function playedBy(board: Board, player: string) {
  return [...untoldPlaysBy(board, player), ...doneBy(board, player, 'played')].flatMap((event) =>
    event.of === undefined ? [] : [{ event, definition: board.definitionOf(event.of) }],
  );
}

/**
 * Cards that came into play for a player in his turn, or attack for him, of which nothing tells how: in a state that
 * somebody wrote he has played them. What the next Sweep takes has not seen the last one.
 */
export function untoldPlaysBy(board: Board, player: string): GameEvent[] {
  const { inPlay, turn, attacks } = board.state;
  if (turn.player !== player) return [];
  const untoldAttacks = new Set(untoldAttacksBy(board, player).map(({ card }) => card));
  const isSince = (card: InPlay) => {
    if (attacks.some(({ id }) => id === card.id)) return untoldAttacks.has(card.id);
    if (card.controller !== player || turn.events.some((event) => event.card === card.id)) return false;
    if (card.enteredIn !== undefined) return card.enteredIn === turn.number;
    return card.under === undefined && !staysInPlay(board, board.seen(card));
  };
  return inPlay.filter(isSince).map(({ id, card }) => ({ event: 'played', player, card: id, of: card }));
}

/** Exertions of a kind that a player has made this turn; first-edition Exertions are all of the kind `hard`. */
export function exertionsBy(board: Board, player: string, kind: 'hard' | 'soft'): GameEvent[] {
  const told = doneBy(board, player, 'exertion-made').filter(({ what }) => what === kind);
  return kind === 'hard' ? [...told, ...untoldExertionsBy(board, player)] : told;
}

/** An Exertion has made an attack of the turn a Power Blow, if the state that somebody wrote remembers nothing of it. */
function untoldExertionsBy(board: Board, player: string): GameEvent[] {
  if (doneBy(board, player, 'exertion-made').some(({ to }) => to === 'power-blow')) return [];
  const told = doneBy(board, player, 'power-blow-made').map(({ card }) => card);
  const isMade = (id: string | undefined) =>
    !told.includes(id) && board.state.attacks.some((one) => one.id === id && one.powerBlow && !one.headShot);
  return untoldAttacksBy(board, player)
    .filter(({ card }) => isMade(card))
    .map(() => ({ event: 'exertion-made', player, what: 'hard', to: 'power-blow' }));
}

/** Whether no more cards are played from the hand in the phase: after an Exertion, told or not. */
export function isHandClosed(board: Board): boolean {
  const { turn } = board.state;
  return turn.handClosed || (turn.phase === 'attack' && untoldExertionsBy(board, turn.player).length > 0);
}

/** What happened then: in this turn, or in the last of a player before it; without a time, all that is remembered. */
export function eventsOf(board: Board, when?: When, frame?: Frame): readonly GameEvent[] {
  const { turn, turnsBefore } = board.state;
  if (when === undefined || frame === undefined)
    return [...turnsBefore.toReversed(), turn].flatMap(({ events }) => events);
  if (when === 'this-turn') return turn.events;
  const whose = when === 'your-last-turn' ? frame.player : board.opponentOf(frame.player).id;
  return turnsBefore.find(({ player }) => player === whose)?.events ?? [];
}

/** Everything of that kind which happened then. */
export function happened(board: Board, { that, when }: Past, frame: Frame): GameEvent[] {
  const events = eventsOf(board, when, frame);
  board.look(3 * events.length);
  return events.filter((event) => isSuch(board, that, event, frame));
}

/** Whether something that happened is what a pattern says. */
export function isSuch(board: Board, pattern: EventPattern, event: GameEvent, frame: Frame): boolean {
  const names = typeof pattern.event === 'string' ? [pattern.event] : pattern.event;
  if (!names.some((name) => name === event.event)) return false;
  const { meanings } = board;
  const isCard = (filter: EventPattern['card'], ids: readonly (string | undefined)[]) =>
    filter === undefined ||
    ids.some((id) => {
      const seen = id === undefined ? undefined : seenThen(board, id, event);
      return seen !== undefined && meanings.matches(board, filter, seen, frame);
    });
  const isPlayer = (players: EventPattern['player'], id: string | undefined) =>
    players === undefined || (id !== undefined && meanings.players(board, players, frame).includes(id));
  return (
    isPlayer(pattern.player, event.player) &&
    isPlayer(pattern.by, event.by) &&
    (pattern.phase === undefined || phaseOf(board, event) === pattern.phase) &&
    (pattern.exertion === undefined || event.what === pattern.exertion) &&
    (pattern.from === undefined || pattern.from.some((place) => place === event.from)) &&
    (pattern.forced === undefined || (event.forced ?? false) === pattern.forced) &&
    (pattern.amount === undefined ||
      (event.amount ?? 0) >= meanings.reckon(board, pattern.amount.atLeast, frame)) &&
    isCard(pattern.card, [event.card, ...(event.cards ?? [])]) &&
    isCard(pattern.source, [event.source]) &&
    isCard(pattern.target, [event.target])
  );
}

/** The phase that began or ended, or in which something else happened. */
function phaseOf(board: Board, event: GameEvent): string | undefined {
  if (event.event === 'phase-begun' || event.event === 'phase-ended') return event.what;
  const { turn, turnsBefore } = board.state;
  const events = [turn, ...turnsBefore].find((one) => one.events.includes(event))?.events ?? turn.events;
  const at = events.includes(event) ? events.indexOf(event) : events.length;
  const begun = events.slice(0, at).findLast((one) => one.event === 'phase-begun');
  const ended = events.slice(at).find((one) => one.event === 'phase-ended');
  return begun?.what ?? ended?.what ?? (events === turn.events ? turn.phase : undefined);
}

/** A card of which an event tells; it may have left play since, or its pile may have been shuffled. */
function seenThen(board: Board, id: string, event: GameEvent): Seen | undefined {
  const found = lastSeen(board, id);
  if (found === undefined || found.inPlay !== undefined || event.player === undefined) return found;
  return event.card === id || event.cards?.includes(id) === true
    ? { ...found, controller: event.player }
    : found;
}

/** A card where it lies now, or as it was last told of. */
export function lastSeen(board: Board, id: string): Seen | undefined {
  return board.find(id) ?? remembered(board, id);
}

function remembered(board: Board, id: string): Seen | undefined {
  const told = eventsOf(board).findLast(({ card, of }) => card === id && of !== undefined);
  if (told?.of === undefined) return undefined;
  return {
    ...{ id, definition: board.definitionOf(told.of), owner: told.player ?? board.current },
    inPlay: undefined,
  };
}
