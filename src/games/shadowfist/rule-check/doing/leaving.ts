import type { Board } from '../board/board.ts';
import { cannot, fighting } from '../board/figures.ts';
import { isAboutNobody } from '../board/gathered.ts';
import { whoseTexts } from '../board/gathering.ts';
import { isKeptUpBy } from '../board/keepers.ts';
import { locationOf } from '../board/locations.ts';
import { restrictionsOf } from '../board/matching.ts';
import type { InPlay } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';
import { leaveAttack } from './attack-changes.ts';
import { emit } from './emit.ts';
import { noneFollows } from './following.ts';
import { isBeingReplaced, replaced } from './replacing.ts';
import { closeGaps } from './structure.ts';
import { forgetUnturning } from './turning.ts';
import { type Pile, put } from './zones.ts';

type Destination = Pile | 'deck-bottom';

export interface Leaving {
  readonly card: InPlay;
  readonly to: Destination;
  /** To whose burned-for-victory pile; all else goes to its owner (4.4). */
  readonly of?: string;
  /** What is told of it; absent if it is nobody's doing and nothing else than leaving play. */
  readonly event?: GameEvent['event'];
  readonly by?: string | undefined;
  readonly source?: string | undefined;
  readonly sources?: readonly string[];
  readonly players?: readonly string[];
  readonly combat?: boolean;
  /** It is paid with, or follows of itself: nothing happens in its place. */
  readonly irreplaceable?: boolean;
  /** It follows of itself, as at zero: what keeps the card only from effects does not keep it (4.5.1). */
  readonly atZero?: boolean;
}

/**
 * Cards leave play together (4.4): their counters are gone, the States on them are smoked, their continuous effects
 * cease, and they remember nothing. Returns those that did leave.
 */
export function leavePlay(board: Board, leavings: readonly Leaving[]): string[] {
  board.look((leavings.length * board.state.inPlay.length) / 2);
  const going = leavings
    .filter((leaving) => mayLeave(board, leaving))
    .map((leaving) => toasting(board, leaving))
    .filter((leaving) => mayLeave(board, leaving) && !isReplaced(board, leaving));
  tellTogether(board, going);
  const gone: string[] = [];
  // A State that goes with its subject goes where it is told to, and is not smoked for want of one.
  for (const leaving of going.toSorted((a, b) => onSomething(b) - onSomething(a))) {
    if (board.inPlay(leaving.card.id) === undefined) continue;
    remove(board, leaving);
    gone.push(leaving.card.id);
  }
  if (going.some(({ card }) => card.row !== undefined)) closeGaps(board);
  return gone;
}

const onSomething = ({ card }: Leaving) => (card.on === undefined ? 0 : 1);

function mayLeave(board: Board, { card, event, atZero, ...does }: Leaving): boolean {
  const { by, source } = atZero === true ? {} : does;
  const cause = source === undefined ? undefined : board.find(source);
  if (cannot(board, card, 'leave-play', cause, by)) return false;
  if (event === 'smoked' && cannot(board, card, 'be-smoked', cause, by)) return false;
  if (event === 'toasted' && cannot(board, card, 'be-toasted', cause, by)) return false;
  if (event === 'sacrificed' && cannot(board, card, 'be-sacrificed', cause, by)) return false;
  return true;
}

/**
 * A Toast It card is toasted if it leaves play by any means (10.1.1): it is neither smoked nor returned. That a Site
 * was burned is told nevertheless; and what nobody does, such as the end of an auction, is no toasting (5.5.1).
 */
function toasting(board: Board, leaving: Leaving): Leaving {
  if (!isToastIt(board, leaving.card)) return leaving;
  const { event, by } = leaving;
  const isTold = isBurning(event) || (event === undefined && by === undefined);
  return { ...leaving, to: 'toasted', of: leaving.card.owner, ...(isTold ? {} : { event: 'toasted' }) };
}

export function isToastIt(board: Board, card: InPlay): boolean {
  return restrictionsOf(board, board.seen(card)).includes('Toast It');
}

const isBurning = (event: Leaving['event']) => event === 'burned-for-victory' || event === 'burned-for-power';

function isReplaced(board: Board, leaving: Leaving): boolean {
  const event = eventOf(leaving);
  if (event === undefined || leaving.irreplaceable === true) return false;
  if (isBeingReplaced(board, event)) return true;
  if (!replaced(board, event)) return false;
  // Once is enough: still at zero after that, it stays.
  if (leaving.atZero === true) leaving.card.spared = true;
  return true;
}

/** Nothing is done in place of what was about to happen: it happens. */
export function leaveAfterAll(board: Board, event: GameEvent): void {
  const card = event.card === undefined ? undefined : board.inPlay(event.card);
  const to = destinations[event.event];
  if (card === undefined || to === undefined) return;
  const { by, source, sources, players, combat } = event;
  leavePlay(board, [
    {
      // Whether it may leave was asked before.
      ...{ card, to, event: event.event, by, source, irreplaceable: true, atZero: true },
      ...(to === 'burnedForVictory' && by !== undefined ? { of: by } : {}),
      ...(sources === undefined ? {} : { sources }),
      ...(players === undefined ? {} : { players }),
      ...(combat === undefined ? {} : { combat }),
    },
  ]);
}

const destinations: Partial<Record<GameEvent['event'], Destination>> = {
  smoked: 'smoked',
  toasted: 'toasted',
  sacrificed: 'smoked',
  'returned-to-hand': 'hand',
  'burned-for-victory': 'burnedForVictory',
  'burned-for-power': 'smoked',
};

function tellTogether(board: Board, going: readonly Leaving[]): void {
  const before = board.leaving;
  board.leaving = going.flatMap((leaving) => eventOf(leaving) ?? []);
  for (const leaving of going) tell(board, leaving);
  board.leaving = before;
}

function tell(board: Board, leaving: Leaving): void {
  const event = eventOf(leaving);
  if (event !== undefined) emit(board, event);
  if (event !== undefined && isBurning(event.event) && leaving.to === 'toasted')
    emit(board, { ...event, event: 'toasted' });
  emit(board, { event: 'leaves-play', card: leaving.card.id, player: leaving.card.controller });
}

function eventOf({ card, event, by, source, sources, players, combat }: Leaving): GameEvent | undefined {
  if (event === undefined) return undefined;
  return {
    event,
    card: card.id,
    player: card.controller,
    ...(by === undefined ? {} : { by }),
    ...(source === undefined ? {} : { source }),
    ...(sources === undefined ? {} : { sources: [...sources] }),
    ...(players === undefined ? {} : { players: [...players] }),
    ...(combat === undefined ? {} : { combat }),
  };
}

function remove(board: Board, leaving: Leaving): void {
  const { card } = leaving;
  const { state } = board;
  const states = state.inPlay.filter(({ on }) => on === card.id);
  const fightingNow = board.definition(card).type === 'Character' ? fighting(board, card) : null;
  const here = locationOf(board, card);
  const texts = whoseTexts(board, card);
  state.left.push({
    ...{ id: card.id, controller: card.controller, owner: card.owner, fighting: fightingNow },
    ...{ column: card.column, turned: card.turned, states: states.map(({ id }) => id) },
    location:
      here === undefined || here.column === null ? null : { player: here.player, column: here.column },
    ...(card.on === undefined ? {} : { on: card.on }),
    ...(texts.length === 1 && texts[0] === card.card ? {} : { texts: [...texts] }),
  });
  if (card.unresolved && card.on !== undefined) cancelEffects(board, card);
  state.inPlay.splice(state.inPlay.indexOf(card), 1);
  leaveAttack(board, card.id);
  forget(board, card.id);
  noneFollows(board, card.id);
  if (!card.ownerGone) toZone(board, card, leaving.to, leaving.of ?? card.owner);
  board.changed();
  leavePlay(
    board,
    states.map((one) => withSubject(one, leaving)),
  );
}

/** Whoever removes a card from play smokes the States on it (4.4, 10.2); the damage was not inflicted on them. */
function withSubject(card: InPlay, { by, source, sources, players }: Leaving): Leaving {
  return {
    card,
    to: 'smoked',
    event: 'smoked',
    irreplaceable: true,
    atZero: true,
    by,
    source,
    ...(sources === undefined ? {} : { sources }),
    ...(players === undefined ? {} : { players }),
  };
}

/** Of a State that leaves play before it resolves all effects are canceled, also those of its own entry (4.3.4). */
function cancelEffects(board: Board, card: InPlay): void {
  const { scene } = board.state;
  const items = scene?.items.filter(({ frame }) => frame.source === card.id) ?? [];
  if (scene === null || items.length === 0) return;
  scene.items = scene.items.filter((one) => !items.includes(one));
  for (const { id } of items) emit(board, { event: 'canceled', effect: id });
}

function toZone(board: Board, card: InPlay, to: Destination, player: string): void {
  if (to === 'deck-bottom') {
    const { deck } = board.player(player);
    // Beneath cards that nobody has named, a known one becomes one of them.
    if (deck.unknown > 0) deck.unknown += 1;
    else deck.cards.push({ id: card.id, card: card.card });
    return;
  }
  put(board, player, to, card);
}

/** No memory (4.4): what lasted for the card ends, and what its own text kept up ceases at once. */
function forget(board: Board, id: string): void {
  const { state } = board;
  for (const lasting of state.lasting) {
    if ('cards' in lasting) lasting.cards = lasting.cards.filter((card) => card !== id);
  }
  state.lasting = state.lasting.filter((lasting) => {
    return !isAboutNobody(lasting) && !isKeptUpBy(lasting, id);
  });
  forgetUnturning(board, id);
  state.turn.uses = state.turn.uses.filter(({ card, per }) => card !== id || per === 'game');
}
