import type { EffectPattern, EventPattern, prices } from '../../vocabulary/terms.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { asItWas } from './as-it-was.ts';
import type { Board, Seen } from './board.ts';
import { controllerWhen } from './former-controllers.ts';
import { isThere } from './references.ts';

/** Whether something that happened is what a pattern says. */
export function isSuch(board: Board, pattern: EventPattern, event: GameEvent, frame: Frame): boolean {
  return isSuchFor(board, pattern, event, frame, (id) => seenOnce(board, id, frame));
}

function isSuchFor(
  board: Board,
  pattern: EventPattern,
  event: GameEvent,
  frame: Frame,
  see: (id: string) => Seen | undefined,
): boolean {
  const names = typeof pattern.event === 'string' ? [pattern.event] : pattern.event;
  if (!names.some((name) => name === event.event)) return false;
  const { meanings } = board;
  const card = (id: string | undefined, filter: EventPattern['card'], then = event) => {
    if (filter === undefined) return true;
    const found = id === undefined ? undefined : see(id);
    if (found === undefined || !isThere(board, found, frame)) return false;
    const controller = controllerThen(board, then, found);
    const seen = controller === undefined ? found : { ...found, controller };
    return meanings.matches(board, filter, seen, frame);
  };
  const player = (ids: readonly (string | undefined)[], players: EventPattern['player']) => {
    if (players === undefined) return true;
    const named = meanings.players(board, players, frame);
    return ids.some((id) => id !== undefined && named.includes(id));
  };
  return (
    card(event.card, pattern.card) &&
    // A shared condition is met if one of the cards meets it (5.2.3).
    (pattern.source === undefined ||
      [event.source, ...(event.sources ?? [])].some((id) => id !== undefined && card(id, pattern.source))) &&
    card(event.target, pattern.target) &&
    player([event.player], pattern.player) &&
    player([event.by, ...(event.players ?? [])], pattern.by) &&
    (pattern.combat === undefined || (event.combat ?? false) === pattern.combat) &&
    (pattern.byDamage === undefined || event.combat !== undefined) &&
    (pattern.successful === undefined || (event.successful ?? false) === pattern.successful) &&
    (pattern.amount === undefined ||
      amountOf(event) >= meanings.reckon(board, pattern.amount.atLeast, frame)) &&
    (pattern.targets === undefined ||
      isTargeted(board, event, (id, then) => card(id, pattern.targets, then))) &&
    player(event.targets ?? [], pattern.targetsPlayer) &&
    (pattern.using === undefined || event.name === pattern.using.toLowerCase()) &&
    (pattern.effect === undefined || isOfEffect(board, pattern.effect, event, frame)) &&
    (pattern.from === undefined || event.from === piles[pattern.from]) &&
    (pattern.cost === undefined || priceNames[pattern.cost].some((name) => name === event.name))
  );
}

/**
 * Whether one of the targets is such a card. Of an attack that has ended they are the cards that it was declared against,
 * as they were then: targets may have left play since, or changed (6.1, 6.2).
 */
function isTargeted(
  board: Board,
  event: GameEvent,
  isSuchCard: (id: string, then: GameEvent) => boolean,
): boolean {
  const then = event.event === 'attack-ended' ? (declarationOf(board, event) ?? event) : event;
  return (then.targets ?? []).some((id) => isSuchCard(id, then));
}

function declarationOf({ state: { turn } }: Board, ended: GameEvent): GameEvent | undefined {
  const place = turn.events.indexOf(ended);
  const before = place < 0 ? turn.events : turn.events.slice(0, place);
  return before.findLast(({ event }) => event === 'attack-declared');
}

/** The effect still waits in its scene, or is about to. */
function isOfEffect(board: Board, pattern: EffectPattern, event: GameEvent, frame: Frame): boolean {
  const { scene, nextScene } = board.state;
  const item = [...(scene?.items ?? []), ...nextScene].find(({ id }) => id === event.effect);
  return item !== undefined && board.meanings.isSuchEffect(board, pattern, item, frame);
}

/** How much of it happened: an attack is declared, or joined, with a number of Characters. */
export function amountOf({ amount, event, cards = [] }: GameEvent): number {
  const isOfAttackers = event === 'attack-declared' || event === 'attack-joined';
  return amount ?? (isOfAttackers ? cards.length : 0);
}

/** Who controlled a card when the event happened: it may have changed controllers since, or be gone. */
function controllerThen(board: Board, event: GameEvent, { id, inPlay }: Seen): string | undefined {
  const { state } = board;
  if (event.card === id) {
    if (event.event === 'seized') return event.player;
    const isLost = losses.has(event.event) && (inPlay !== undefined || leftPlay(state, id));
    return isLost ? event.player : controllerWhen(board, id, event);
  }
  const isGoneSource = inPlay === undefined && [event.source, ...(event.sources ?? [])].includes(id);
  return isGoneSource
    ? state.left.findLast((one) => one.id === id)?.controller
    : controllerWhen(board, id, event);
}

const losses: ReadonlySet<GameEvent['event']> = new Set([
  ...(['smoked', 'toasted', 'sacrificed', 'returned-to-hand', 'leaves-play'] as const),
  ...(['burned-for-victory', 'burned-for-power', 'body-reduced-to-zero'] as const),
]);

/** A card that is toasted from a hand or pile was controlled by nobody (7.4). */
function leftPlay({ turn }: Board['state'], id: string): boolean {
  return turn.events.some(({ event, card }) => event === 'leaves-play' && card === id);
}

/** The name of a play at no cost or at reduced cost (4.3.2). */
const priceNames: { readonly [Price in (typeof prices)[number]]: readonly string[] } = {
  none: ['no-cost'],
  reduced: ['no-cost', 'reduced-cost'],
};

/** How the state calls the piles that texts speak of. */
const piles: { readonly [From in NonNullable<EventPattern['from']>]: string } = {
  hand: 'hand',
  deck: 'deck',
  'smoked-pile': 'smoked',
  'toasted-pile': 'toasted',
};

export function happenedThisTurn(board: Board, pattern: EventPattern, frame: Frame): GameEvent[] {
  return happenedAmong(board, board.state.turn.events, pattern, frame);
}

/** Since the last attack of this turn was declared, which may be over. */
export function happenedThisAttack(board: Board, pattern: EventPattern, frame: Frame): GameEvent[] {
  const { events } = board.state.turn;
  const declared = events.findLastIndex(({ event }) => event === 'attack-declared');
  return declared < 0 ? [] : happenedAmong(board, events.slice(declared), pattern, frame);
}

function happenedAmong(
  board: Board,
  events: readonly GameEvent[],
  pattern: EventPattern,
  frame: Frame,
): GameEvent[] {
  board.look(3 * events.length);
  return events.filter((event) =>
    isSuchFor(board, pattern, event, frame, (id) =>
      isForgotten(board, id, event) ? formerly(board, id) : seenOnce(board, id, frame),
    ),
  );
}

/** What happened to a card before it left play and came back, it has no memory of (4.4). */
export function isForgotten(board: Board, id: string, event: GameEvent): boolean {
  return forgotten(board).get(id)?.has(event) ?? false;
}

/** For each card that left play this turn and is back: what happened until it left. */
function forgotten(board: Board): ReadonlyMap<string, ReadonlySet<GameEvent>> {
  return board.remembered('forgotten', () => {
    const { events } = board.state.turn;
    const known = new Map<string, ReadonlySet<GameEvent>>();
    for (const [place, { event, card }] of events.entries()) {
      if (event !== 'leaves-play' || card === undefined || board.inPlay(card) === undefined) continue;
      board.look(4 * place);
      known.set(card, new Set(events.slice(0, place + 1)));
    }
    return known;
  });
}

/** It was another card than the one that came back, which is known by that id now. */
function formerly(board: Board, id: string): Seen | undefined {
  const seen = board.find(id);
  return seen === undefined ? undefined : { ...seen, id: '', inPlay: undefined };
}

/**
 * A card that events name may have left since; it is then looked at where it lies, and by its own text as it last was.
 */
function seenOnce(board: Board, id: string, frame: Frame): Seen | undefined {
  const seen = (frame.source === id ? asItWas(board, id) : undefined) ?? board.find(id);
  if (seen !== undefined) return seen;
  const item = board.state.scene?.items.find((one) => one.id === id);
  if (item?.frame.card === undefined) return undefined;
  return {
    id,
    definition: board.definitionOf(item.frame.card),
    owner: item.frame.player,
    inPlay: undefined,
  };
}
