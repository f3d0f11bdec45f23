import { isThere } from '../board/references.ts';
import { emit } from '../doing/emit.ts';
import type { InPlay } from '../state/state.ts';
import { mayBeDiverted } from './cards.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';

interface Place {
  readonly column: number;
  readonly row: 'front' | 'back';
}

/** Site by site a player says where it goes; Characters stay in their columns, and an attack on its target. */
export const rearrangeSites: Perform<'rearrange-sites'> = (
  { of: ref, by, into, changesTarget },
  performing,
) => {
  const { board, frame } = performing;
  const [of, player] = [board.meanings.player(board, ref, frame), board.meanings.player(board, by, frame)];
  const all = board.state.inPlay.filter((card) => card.controller === of && card.row !== undefined);
  const moving = all.filter((card) => isThere(board, board.seen(card), frame));
  if (player === undefined || moving.length < 2) return false;
  const taken = all.filter((card) => !moving.includes(card)).flatMap(placeOf);
  const places = placesOf(all, moving, into);
  for (const [at, { id }] of moving.entries()) {
    const from = openTo(places, taken, moving.length - at - 1);
    const [only, other] = from;
    const about = `where ${board.find(id)?.definition.title ?? id} is placed`;
    const answer =
      other === undefined
        ? undefined
        : performing.ask({ ...{ player, as: `place-${id}`, about, kind: 'position' }, positions: from });
    const chosen =
      answer !== undefined && 'position' in answer
        ? from.find(({ column, row }) => column === answer.position.column && row === answer.position.row)
        : only;
    if (chosen === undefined) return false;
    taken.push(chosen);
  }
  const gone = taken.slice(-moving.length);
  const before = new Map(moving.map((site) => [site.id, placeOf(site)[0]]));
  for (const [at, site] of moving.entries()) moveTo(site, gone[at]);
  board.changed();
  for (const { id } of moving) emit(board, { event: 'site-moved', card: id });
  if (changesTarget === true) divertAttackers(performing, moving, before);
  return true;
};

/** The Site that ends up where the target was becomes the target (10.2). */
function divertAttackers(
  { board, frame }: Performing,
  moved: readonly InPlay[],
  before: ReadonlyMap<string, Place | undefined>,
): void {
  const { attack } = board.state;
  const now = (id: string) => {
    const place = before.get(id);
    return moved.find(({ column, row }) => column === place?.column && row === place?.row)?.id ?? id;
  };
  const diverted = (attack?.attackers ?? []).filter(
    ({ id, target }) => now(target) !== target && mayBeDiverted(board, id, frame),
  );
  if (attack === null || diverted.length === 0) return;
  for (const attacker of diverted) attacker.target = now(attacker.target);
  attack.targets = [...new Set(attack.attackers.map(({ target }) => target))];
  board.changed();
  for (const { id: card, player, target } of diverted)
    emit(board, { event: 'target-changed', card, player, by: frame.player, target });
}

/** Where Sites may end up: of as many columns as there are both rows. */
function placesOf(
  all: readonly InPlay[],
  moving: readonly InPlay[],
  into: EffectNamed<'rearrange-sites'>['into'],
): Place[] {
  if (into === 'occupied-places') return moving.flatMap(placeOf);
  const columns = [...new Set(all.flatMap(({ column }) => column ?? []))];
  return columns.flatMap((column) => [
    { column, row: 'front' },
    { column, row: 'back' },
  ]);
}

/** Of each column the front has a Site in the end (3.3.3): none goes behind if too few were left for that. */
function openTo(places: readonly Place[], taken: readonly Place[], left: number): Place[] {
  const isFree = (place: Place) =>
    !taken.some(({ column, row }) => column === place.column && row === place.row);
  const free = places.filter(isFree);
  const fronts = free.filter(({ row }) => row === 'front').length;
  return free.filter(({ row }) => row === 'front' || fronts <= left);
}

function placeOf({ column, row }: InPlay): Place[] {
  return column === null || row === undefined ? [] : [{ column, row }];
}

function moveTo(site: InPlay, place: Place | undefined): void {
  if (place === undefined) return;
  site.column = place.column;
  site.row = place.row;
}
