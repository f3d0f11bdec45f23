import type { Board, Seen } from '../board/board.ts';
import { cannot } from '../board/figures.ts';
import { keptOff } from '../board/kept-off.ts';
import { restrictionsOf } from '../board/matching.ts';
import { isUnaffected } from '../board/texts.ts';
import type { InPlay } from '../state/state.ts';
import { isBarred } from './playing.ts';

/** On which cards a player may play a State (4.3.4, 10.1.1). */
export function subjectsFor(board: Board, state: Seen, player: string): string[] {
  return board.state.inPlay
    .filter((card) => subjectObjection(board, state, card, player) === undefined)
    .map(({ id }) => id);
}

export type SubjectObjection =
  | 'text'
  | 'cannot-be-played-on'
  | 'not-a-legal-subject'
  | 'vehicle-on-characters'
  | 'one-vehicle';

/** What keeps a card from being the subject of a State; undefined if nothing does. */
export function subjectObjection(
  board: Board,
  state: Seen,
  card: InPlay,
  player: string,
): SubjectObjection | undefined {
  const { definition } = state;
  const frame = { player, source: state.id, card: definition, values: {} };
  const vehicle = definition.restrictions.includes('Vehicle');
  const isCharacter = board.definition(card).type === 'Character';
  if (keptOff(board, card, state).length > 0 || isUnaffected(board, card, frame))
    return 'not-a-legal-subject';
  if (cannot(board, card, 'be-played-on', state, player)) return 'not-a-legal-subject';
  if (vehicle && !isCharacter) return 'vehicle-on-characters';
  if (vehicle && hasVehicle(board, card)) return 'one-vehicle';
  const rules = definition.abilities.filter((ability) => ability.ability === 'subject');
  const allowed =
    rules.length === 0
      ? isCharacter
      : rules.every((rule) => board.meanings.matches(board, rule.which, board.seen(card), frame));
  if (!allowed) return 'text';
  return isBarred(board, state, player, card.id) ? 'cannot-be-played-on' : undefined;
}

function hasVehicle(board: Board, card: InPlay): boolean {
  return board.state.inPlay.some(
    (other) => other.on === card.id && restrictionsOf(board, board.seen(other)).includes('Vehicle'),
  );
}
