import type { Card, GameEvent } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { attacksPlayedBy } from '../memory.ts';
import { modifiersOn } from '../texts/texts.ts';
import { areaNeeded } from './areas.ts';
import type { Area } from './grid.ts';

/** What keeps a player from attacking somewhere: the areas, and the card in play or played last that covers them. */
export interface Closed {
  readonly area: Area;
  readonly by: string;
  readonly why: 'blocked-last' | 'guard-used' | 'guard-in-play';
}

/** The last defense that was resolved decides; if it was a block, nobody strikes at once where his sword was. */
export function closedAreas(board: Board, player: string, isFirst = !hasAttacked(board, player)): Closed[] {
  return [...byLastDefense(board, player, isFirst), ...byGuards(board, player)];
}

function byLastDefense(board: Board, player: string, isFirst: boolean): Closed[] {
  const last = lastDefense(board, player);
  if (last?.card === undefined || last.of === undefined) return [];
  if (board.switches.attackAfterBlock === 'first-attack' && !isFirst) return [];
  const card = board.find(last.card) ?? unseen(board, player, last.card, last.of);
  const blocked = last.what === undefined ? is(board, card, 'block') : last.what === 'block';
  if (!blocked || modifiersOn(board, card, 'leavesAreasOpen').length > 0) return [];
  return [{ area: areaNeeded(board, card), by: last.card, why: 'blocked-last' }];
}

function lastDefense(board: Board, player: string): GameEvent | undefined {
  const told = board.state.turn.events.findLast(
    (event) => event.player === player && isCounted(board, event),
  );
  return told ?? untoldDefense(board, player);
}

/** The last defense that has stopped an attack by a state that does not remember it. */
function untoldDefense(board: Board, player: string): GameEvent | undefined {
  const stopped = (id: string) => ['blocked', 'dodged'].includes(board.attack(id)?.result ?? 'pending');
  const last = board.state.defenses.findLast(({ by, against }) => by === player && against.some(stopped));
  const card = last && board.inPlay(last.id);
  if (card === undefined) return undefined;
  const { id, card: of, as } = card;
  return { event: 'defended', player, card: id, of, ...(as === undefined ? {} : { what: as }) };
}

/** Of defenses that are resolved the last one counts; of those that are played or used, also one that stopped nothing. */
function isCounted(board: Board, { event, card, target }: GameEvent): boolean {
  if (board.switches.limitingDefense === 'last-resolved') return event === 'defended';
  const isPlay = (one: GameEvent) => one.event === 'defense-played' && one.card === card;
  if (event === 'defended' || event === 'guessed-wrong') return !board.state.turn.events.some(isPlay);
  return event === 'defense-played' && target !== undefined;
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
  const used = lastDefense(board, player)?.card;
  return board
    .controlledBy(player)
    .map((card) => board.seen(card))
    .filter((card) => is(board, card, 'guard') && modifiersOn(board, card, 'leavesAreasOpen').length === 0)
    .map((card) => ({
      area: areaNeeded(board, card),
      by: card.id,
      why: card.id === used ? ('guard-used' as const) : ('guard-in-play' as const),
    }));
}
