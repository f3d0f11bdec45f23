import type { Board } from '../board/board.ts';
import type { InPlay } from '../state/state.ts';
import { askInTurn } from './asking-in-turn.ts';
import { slideLocations } from './chosen-locations.ts';

/**
 * After Sites left: a back-row Site slides up, an empty location is no more, and those to its right slide left with
 * all that is there (3.3.3). Characters of a location that is gone are placed next to it, as their controller chooses.
 */
export function closeGaps(board: Board): void {
  for (const player of board.clockwiseFrom(board.current)) closeGapsOf(board, player);
}

function closeGapsOf(board: Board, player: string): void {
  const sites = board.state.inPlay.filter((card) => card.controller === player && card.row !== undefined);
  const characters = board.state.inPlay.filter(
    (card) =>
      card.controller === player && card.row === undefined && board.definition(card).type === 'Character',
  );
  const columns = [...new Set(sites.map(({ column }) => column))]
    .filter((column) => column !== null)
    .toSorted((a, b) => a - b);
  for (const column of columns) slideUp(sites.filter((site) => site.column === column));
  const moved = (column: number | null) => (column === null ? -1 : columns.indexOf(column));
  const stranded = characters.filter((card) => card.column !== null && moved(card.column) < 0);
  const choices = strandedChoices(stranded, columns);
  if (columns.some((column, place) => column !== place) || stranded.length > 0) {
    for (const card of [...sites, ...characters]) {
      const place = moved(card.column);
      if (place >= 0) card.column = place;
    }
    board.changed();
  }
  slideLocations(board, player, moved);
  slideVisitors(board, player, moved);
  slideChoices(board, player, moved, stranded);
  for (const { card, places } of choices) {
    const [only, other] = places;
    card.column = only ?? null;
    if (other === undefined) continue;
    askInTurn(board, {
      ...{ task: 'sites-gone', player, characters: [card.id], columns: places, answers: {} },
    });
  }
}

/** Characters that came to intercept stay at their location; where it is gone they go back. */
function slideVisitors(board: Board, player: string, moved: (column: number | null) => number): void {
  for (const card of board.state.inPlay) {
    if (card.away?.player !== player || card.away.column === null) continue;
    const column = moved(card.away.column);
    if (column === card.away.column) continue;
    if (column >= 0) card.away = { player, column };
    else delete card.away;
    board.changed();
  }
}

/** Who is still to be placed has what is left of the locations next to it, or is asked anew where these close up, too. */
function slideChoices(
  { state: { agenda } }: Board,
  player: string,
  moved: (column: number) => number,
  stranded: readonly InPlay[],
): void {
  for (const task of [...agenda]) {
    if (task.task !== 'sites-gone' || task.player !== player) continue;
    if (stranded.some(({ id }) => task.characters.includes(id))) agenda.splice(agenda.indexOf(task), 1);
    else task.columns = task.columns.map(moved).filter((column) => column >= 0);
  }
}

function slideUp(sites: readonly InPlay[]): void {
  const [only, ...others] = sites;
  if (only !== undefined && others.length === 0 && only.row === 'back') only.row = 'front';
}

/** The location to the left and the one to the right of where it stood, by their new numbers. */
function strandedChoices(stranded: readonly InPlay[], columns: readonly number[]) {
  return stranded.map((card) => {
    const gone = card.column ?? 0;
    const left = columns.findLastIndex((column) => column < gone);
    const right = columns.findIndex((column) => column > gone);
    return { card, places: [left, right].filter((place) => place >= 0) };
  });
}
