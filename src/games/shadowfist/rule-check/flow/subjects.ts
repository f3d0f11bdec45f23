import type { Board, Seen } from '../board/board.ts';
import { cannot } from '../board/figures.ts';
import { keptOff, playerWhoPlayed } from '../board/kept-off.ts';
import { restrictionsOf } from '../board/matching.ts';
import { isUnaffected } from '../board/texts.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { isBarred } from './playing.ts';

/** On which cards a player may play a State, or put it, without playing it (4.3.4, 10.1.1). */
export function subjectsFor(
  board: Board,
  state: Seen,
  player: string,
  how: 'played' | 'put' = 'played',
): string[] {
  return board.state.inPlay
    .filter((card) => subjectObjection(board, state, card, player, how) === undefined)
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
  how: 'played' | 'put' = 'played',
): SubjectObjection | undefined {
  const playedBy = how === 'played' ? player : playedBefore(board, state);
  const { definition } = state;
  const frame = { player, source: state.id, card: definition, values: {} };
  const vehicle = definition.restrictions.includes('Vehicle');
  const isCharacter = board.definition(card).type === 'Character';
  if (keptOff(board, card, state, playedBy).length > 0 || isUnaffected(board, card, frame))
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
  const isForbidden = isSecondCopy(board, state, card, frame) || isBarred(board, state, player, card.id);
  return isForbidden ? 'cannot-be-played-on' : undefined;
}

/** A State in play was played before it is put elsewhere; one from a pile is not played. */
function playedBefore(board: Board, { inPlay }: Seen): string | undefined {
  return inPlay === undefined ? undefined : playerWhoPlayed(board, inPlay);
}

/**
 * A State that allows but one such State on a card says so of its own playing, which holds while it is played (7.2). The
 * other is on that card as soon as it is played, before it resolves (4.3, 4.3.4).
 */
function isSecondCopy(board: Board, state: Seen, card: InPlay, frame: Frame): boolean {
  return state.definition.abilities.some((ability) => {
    if (ability.ability !== 'continuous' || typeof ability.cards !== 'object' || !('each' in ability.cards))
      return false;
    const { hasState } = ability.cards.each;
    const allowsOne = ability.modify?.some(
      (modifier) =>
        'cannot' in modifier &&
        modifier.cannot === 'be-played-on' &&
        modifier.by !== undefined &&
        board.meanings.matches(board, modifier.by, state, frame),
    );
    return (
      hasState !== undefined &&
      allowsOne === true &&
      board.meanings.matches(board, hasState, state, frame) &&
      board.meanings.cards(board, ability.cards, frame).includes(card.id)
    );
  });
}

function hasVehicle(board: Board, card: InPlay): boolean {
  return board.state.inPlay.some(
    (other) => other.on === card.id && restrictionsOf(board, board.seen(other)).includes('Vehicle'),
  );
}
