import type { InPlay } from '../state/state.ts';
import type { Board, Seen } from './board.ts';

/** A column of a site structure: who controls it, and which, from the left. */
export interface Location {
  readonly player: string;
  readonly column: number | null;
}

/** Where a card is. Attackers are at their target's location (6.1), States where their subject is; Edges nowhere. */
export function locationOf(board: Board, card: InPlay): Location | undefined {
  const { attack } = board.state;
  board.look(attack?.attackers.length ?? 0);
  const attacking = attack?.attackers.find(({ id }) => id === card.id);
  if (attacking === undefined || attacking.target === card.id) return homeOf(board, card);
  const target = board.inPlay(attacking.target);
  if (target !== undefined) return homeOf(board, target);
  return whereItWas(board, attacking.target) ?? homeOf(board, card);
}

/** Whoever has fought a target that is gone attacks on where it last was, until the end of the attack (6.4.2). */
function whereItWas(board: Board, id: string): Location | undefined {
  const left = board.state.left.findLast((one) => one.id === id);
  return left === undefined ? undefined : (left.location ?? { player: left.controller, column: null });
}

/** Where a card is, or last was if it has left play in the scene at hand (4.4). */
export function lastLocationOf(board: Board, id: string): Location | undefined {
  const card = board.inPlay(id);
  if (card !== undefined) return locationOf(board, card);
  return board.state.left.findLast((one) => one.id === id)?.location ?? undefined;
}

function homeOf(board: Board, card: InPlay): Location | undefined {
  if (card.away !== undefined) return card.away;
  if (card.on !== undefined) {
    const subject = board.inPlay(card.on);
    return subject === undefined ? undefined : locationOf(board, subject);
  }
  const { type } = board.definition(card);
  if (type === 'Edge' || type === 'State' || type === 'Event') return undefined;
  return { player: card.controller, column: card.column };
}

export function sameLocation(one: Location | undefined, other: Location | undefined): boolean {
  return (
    one !== undefined && other !== undefined && one.player === other.player && one.column === other.column
  );
}

/** The columns of a player's site structure from the left, each with its Sites, front first. */
export function structureOf(board: Board, player: string): InPlay[][] {
  return board.remembered(`structure ${player}`, () => {
    const columns: InPlay[][] = [];
    for (const card of board.state.inPlay) {
      if (card.controller !== player || card.row === undefined || card.column === null) continue;
      const column = columns[card.column] ?? [];
      columns[card.column] = column;
      if (card.row === 'front') column.unshift(card);
      else column.push(card);
    }
    return Array.from(columns, (column) => column ?? []);
  });
}

/** A place in a site structure; without a row, for a Character. */
export interface Place {
  readonly column: number | null;
  readonly row?: 'front' | 'back';
}

/** Whether the text of a Site keeps another from its location (7.7). */
export function keepsOut(board: Board, site: InPlay, card: Seen | undefined, player: string): boolean {
  return card !== undefined && board.meanings.cannot(board, site, 'share-location', card, player);
}

/** Where a new Site may go: behind a lone Site of the front row, or to the right of all (4.3.3). */
export function placesForSite(
  board: Board,
  player: string,
  card: Seen | undefined,
): { column: number; row: 'front' | 'back' }[] {
  const columns = structureOf(board, player);
  const behind = columns.flatMap((sites, column) =>
    sites.length === 1 && !sites.some((site) => keepsOut(board, site, card, player))
      ? [{ column, row: 'back' as const }]
      : [],
  );
  return [...behind, { column: columns.length, row: 'front' }];
}

/** Where a Character may be placed: at a location of its controller, or nowhere in particular if there is none. */
export function placesForCharacter(board: Board, player: string): { column: number | null }[] {
  const columns = structureOf(board, player).length;
  return columns === 0 ? [{ column: null }] : Array.from({ length: columns }, (_, column) => ({ column }));
}

/** Where a change of location leads: the neighbouring location, or that of the attack (4.7, 6.3). */
export function destinationOf(
  board: Board,
  card: InPlay,
  to: 'left' | 'right' | 'attack',
  attacked = board.state.attack?.targets[0],
): Location | undefined {
  if (to === 'attack') {
    const target = attacked === undefined ? undefined : board.inPlay(attacked);
    return target === undefined ? undefined : locationOf(board, target);
  }
  if (card.column === null) return undefined;
  const column = card.column + (to === 'left' ? -1 : 1);
  return column >= 0 && column < structureOf(board, card.controller).length
    ? { player: card.controller, column }
    : undefined;
}
