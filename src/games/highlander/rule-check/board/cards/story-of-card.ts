import type { EventPattern } from '../../../vocabulary/terms.ts';
import { type PlayedFrom, playedFrom as playedFroms } from '../../../vocabulary/words.ts';
import type { Attack } from '../../state/state.ts';
import type { GameEvent } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { eventsOf } from '../memory.ts';

type Name = GameEvent['event'];

function told(board: Board, id: string, ...names: readonly Name[]): GameEvent | undefined {
  const events = eventsOf(board);
  board.look(events.length);
  return events.findLast(({ event, card }) => card === id && names.includes(event));
}

/** Whether an attack or block that is over was made that. */
export function wasMade(board: Board, id: string, event: Name): boolean {
  return told(board, id, event) !== undefined;
}

const results: Readonly<Partial<Record<Name, Attack['result']>>> = {
  'attack-blocked': 'blocked',
  'attack-dodged': 'dodged',
  'attack-avoided': 'avoided',
  'attack-successful': 'successful',
};

/** What became of an attack; undefined for what was none. */
export function resultOf(board: Board, id: string): Attack['result'] | undefined {
  const attack = board.attack(id);
  if (attack !== undefined) return attack.result;
  const last = told(board, id, ...(Object.keys(results) as Name[]));
  return last === undefined ? undefined : results[last.event];
}

/** The first attack, or the first defense, that its player plays in the turn; also of one that is being played. */
export function isFirstOfTurn(board: Board, { id, inPlay }: Seen): boolean {
  const { turn, turnsBefore } = board.state;
  for (const name of ['attack-played', 'defense-played'] as const) {
    for (const { events } of [turn, ...turnsBefore]) {
      const own = events.find(({ event, card }) => event === name && card === id);
      if (own !== undefined)
        return events.find(({ event, player }) => event === name && player === own.player) === own;
    }
  }
  if (inPlay?.as === undefined || board.inPlay(id) !== undefined) return false;
  const name = inPlay.as === 'attack' ? 'attack-played' : 'defense-played';
  return !turn.events.some(({ event, player }) => event === name && player === inPlay.controller);
}

/** A defense and an attack, in either order: one was played against the other, or has stopped it since. */
export function haveMet(board: Board, one: string, other: string): boolean {
  const isAgainst = (defense: string, attack: string) =>
    board.state.defenses.some(({ id, against }) => id === defense && against.includes(attack)) ||
    eventsOf(board).some(
      ({ event, card, target, source }) =>
        (event === 'defense-played' && card === defense && target === attack) ||
        ((event === 'attack-blocked' || event === 'attack-dodged') && source === defense && card === attack),
    );
  return isAgainst(one, other) || isAgainst(other, one);
}

/** From where a card was played, or is being. */
export function playedFrom(board: Board, { id, from }: Seen): PlayedFrom | string | undefined {
  return from ?? told(board, id, 'played')?.from;
}

/** The card in play as one that was played, this turn, from where it was: what bars such from an attack bars it later, too. */
export function seenAsPlayed(board: Board, card: Seen): Seen {
  const from = playedFroms.find((one) => one === playedFrom(board, card));
  return from === undefined ? card : { ...card, from };
}

/** The card under which it lay until it was played, or lies. */
export function playedFromUnder(board: Board, { id, inPlay }: Seen): string | undefined {
  const lies = inPlay?.under ?? board.inPlay(id)?.under;
  if (lies !== undefined) return lies;
  const played = told(board, id, 'played');
  return played?.from === 'under' ? played.source : undefined;
}

/** Whether it is to this card that it happened; where the pattern tells of the card, its source or target may be it. */
export function happenedTo(event: GameEvent, pattern: EventPattern, id: string): boolean {
  if (event.card === id || event.cards?.includes(id) === true) return true;
  return pattern.card !== undefined && (event.source === id || event.target === id);
}
