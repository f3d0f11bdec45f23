import type { InPlay } from '../../state/state.ts';
import type { Card, GameEvent } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { attacksPlayedBy, untoldPlaysBy } from '../memory.ts';
import { modifiersOn } from '../texts/texts.ts';
import { isOfFirstOpportunity } from './opportunities.ts';

/** What keeps a player from attacking somewhere: the card in play or played last, by the areas that it covers. */
export interface Closed {
  readonly by: Seen;
  readonly why: 'blocked-last' | 'guard-used' | 'guard-in-play' | 'guard-gone';
}

/** The attack for which it is asked: whether an Exertion found it, and whether it is put before all others. */
interface Asking {
  readonly found: boolean;
  readonly putFirst: boolean;
}

/** Where a block was, nobody strikes at once with the same sword. */
export function closedAreas(board: Board, player: string, asking: Asking): Closed[] {
  return [...byBlocks(board, player, asking), ...byGuards(board, player)];
}

function byBlocks(board: Board, player: string, asking: Asking): Closed[] {
  if (!isLimited(board, player, asking)) return [];
  const all = defensesOf(board, player);
  const limiting = board.switches.limitingDefense === 'every-block' ? all : all.slice(-1);
  return [...new Map(limiting.map((event) => [event.card, event])).values()].flatMap((event) =>
    closedBy(board, player, event),
  );
}

/** Blocks limit all attacks, or the first one, or that of the first attack opportunity. */
function isLimited(board: Board, player: string, { found, putFirst }: Asking): boolean {
  switch (board.switches.attackAfterBlock) {
    case 'every-attack':
      return true;
    case 'first-attack':
      return putFirst || !hasAttacked(board, player);
    case 'first-opportunity':
      return isOfFirstOpportunity(board, player, found);
  }
}

function closedBy(board: Board, player: string, event: GameEvent): Closed[] {
  const card = defenseOf(board, player, event);
  if (card === undefined) return [];
  const { what } = event;
  const blocked = what === undefined ? is(board, card, 'block') : what === 'block';
  if (!blocked || modifiersOn(board, card, 'leavesAreasOpen').length > 0) return [];
  const isGone = is(board, card, 'guard') && card.inPlay?.controller !== player;
  const limits: Closed[] = [{ by: card, why: 'blocked-last' }];
  return isGone ? [...limits, { by: card, why: 'guard-gone' }] : limits;
}

function defenseOf(board: Board, player: string, { card: id, of }: GameEvent): Seen | undefined {
  if (id === undefined || of === undefined) return undefined;
  return board.find(id) ?? unseen(board, player, id, of);
}

/** The defense of this turn that counts as the player's last, wherever it is now. */
export function lastDefense(board: Board, player: string): Seen | undefined {
  const last = defensesOf(board, player).at(-1);
  return last === undefined ? undefined : defenseOf(board, player, last);
}

/** The player's defenses of the turn that count, the last one last. */
function defensesOf(board: Board, player: string): GameEvent[] {
  const told = board.state.turn.events.filter((event) => event.player === player && isCounted(board, event));
  return told.length > 0 ? told : untoldDefenses(board, player);
}

/**
 * The defenses that have stopped an attack by a state that does not remember it; who has come to attack has defended
 * before, also with what merely lies there.
 */
function untoldDefenses(board: Board, player: string): GameEvent[] {
  const { defenses, turn } = board.state;
  const hasDefended = turn.player === player && turn.phase === 'attack';
  const stopped = (id: string) => {
    const result = board.attack(id)?.result ?? 'successful';
    return ['blocked', 'dodged'].includes(result) || (hasDefended && result === 'pending');
  };
  const used = defenses
    .filter(({ by, against }) => by === player && against.some(stopped))
    .flatMap(({ id }) => board.inPlay(id) ?? []);
  const lying = hasDefended && defenses.length === 0 ? lyingDefenses(board, player) : used;
  return lying.map(({ id, card: of, as }) => ({
    ...{ event: 'defended', player, card: id, of },
    ...(as === undefined ? {} : { what: as }),
  }));
}

function lyingDefenses(board: Board, player: string): InPlay[] {
  return untoldPlaysBy(board, player)
    .flatMap(({ card }) => (card === undefined ? [] : (board.inPlay(card) ?? [])))
    .filter((card) => board.attack(card.id) === undefined && is(board, board.seen(card), 'defense'));
}

/** Of defenses that are resolved the last one counts; where it is the play or the use that does, also what stopped nothing. */
function isCounted(board: Board, { event, card }: GameEvent): boolean {
  const { limitingDefense } = board.switches;
  if (limitingDefense === 'last-resolved') return event === 'defended';
  const isUse = event === 'defended' || event === 'guessed-wrong';
  if (limitingDefense === 'every-block') return isUse;
  const isPlay = (one: GameEvent) => one.event === 'defense-played' && one.card === card;
  if (isUse) return !board.state.turn.events.some(isPlay);
  return event === 'defense-played';
}

/** A defense whose pile was shuffled since. */
function unseen(board: Board, owner: string, id: string, card: Card): Seen {
  return { id, owner, definition: board.definitionOf(card), inPlay: undefined };
}

function hasAttacked(board: Board, player: string): boolean {
  return attacksPlayedBy(board, player).length > 0;
}

/** A player with a Guard in play cannot attack to the areas it covers; he may drop it first (Guard). */
function byGuards(board: Board, player: string): Closed[] {
  const used = defensesOf(board, player).at(-1)?.card;
  return board
    .controlledBy(player)
    .map((card) => board.seen(card))
    .filter((card) => is(board, card, 'guard') && modifiersOn(board, card, 'leavesAreasOpen').length === 0)
    .map((card) => ({
      by: card,
      why: card.id === used ? ('guard-used' as const) : ('guard-in-play' as const),
    }));
}
