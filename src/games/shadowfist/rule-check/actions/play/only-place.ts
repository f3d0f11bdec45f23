import type { Board, Seen } from '../../board/board.ts';
import { type Place, placesForCharacter, placesForSite } from '../../board/locations.ts';
import { isSite } from '../../board/printed.ts';
import { type Play, type Played, structureOwner, subjectsOf } from './played.ts';

/** Where a card is played goes without saying where there is but one way: with whom, at which place, on which card. */
export function placedTheOnlyWay(board: Board, { card, way }: Played, action: Play): Play {
  const there = withTheOnlyOpponent(board, card, action);
  const { type } = card.definition;
  if (type === 'State') {
    const only = action.on === undefined ? theOnly(subjectsOf(board, card, action.player, way)) : undefined;
    return only === undefined ? there : { ...there, on: only };
  }
  return type === 'Character' || isSite(card.definition) ? atTheOnlyPlace(board, card, there) : there;
}

function withTheOnlyOpponent(board: Board, { definition }: Seen, action: Play): Play {
  if (action.with !== undefined) return action;
  if (structureOwner(definition, action.player, action) !== undefined) return action;
  const only = theOnly(board.opponentsOf(action.player));
  return only === undefined ? action : { ...action, with: only };
}

/** Of the places that are as far as one is told. */
function atTheOnlyPlace(board: Board, card: Seen, action: Play): Play {
  const { definition } = card;
  const { column, row } = action.at ?? {};
  const owner = structureOwner(definition, action.player, action);
  if (owner === undefined || !board.state.players.some(({ id }) => id === owner)) return action;
  const places: readonly Place[] = isSite(definition)
    ? placesForSite(board, owner, card)
    : placesForCharacter(board, owner);
  const only = theOnly(
    places.filter(
      (place) =>
        (column === undefined || place.column === column) && (row === undefined || place.row === row),
    ),
  );
  return only === undefined || only.column === null ? action : { ...action, at: { ...only } };
}

function theOnly<Value>(from: readonly Value[]): Value | undefined {
  return from.length === 1 ? from[0] : undefined;
}
