import type { Failure } from '../../../../../engine/check.ts';
import type { Board, Seen } from '../../board/board.ts';
import { isForbidden, limitedEventPlayed, oneShotPlayed, ownTextForbids } from '../../flow/playing.ts';
import { victoryBarred } from '../../flow/victory.ts';
import type { Verb } from '../verb.ts';
import { indexOf, on } from './played.ts';

/** What the restrictions of a card and other texts keep from being played. */
export const restrictionChecks: Verb<'play'>['checks'] = [
  on('limited', '10.1.1/limited-one-controlled', function* ({ card, player }, { board }) {
    yield* secondCopies(board, card, player, 'Limited', false);
  }),
  on('limited', '10.1.1/limited-counts-face-down-copies', function* ({ card, player }, { board }) {
    yield* secondCopies(board, card, player, 'Limited', true);
  }),
  on('limited-event', '10.1.1/limited-event-once-a-turn', function* ({ card, player }, { board }) {
    const before = limitedEventPlayed(board, card.definition, player);
    if (before >= 0)
      yield {
        message: `${card.definition.title} has been played this turn.`,
        state: [`/turn/limitedEvents/${before}`],
      };
  }),
  on('one-shot', '10.1.1/one-shot-once-a-game', function* ({ card, player }, { board }) {
    if (oneShotPlayed(board, card.definition, player))
      yield {
        message: `${player} has played ${card.definition.title} in this game.`,
        state: [`/players/${indexOf(board, player)}/oneShots`],
      };
  }),
  on('unique', '10.1.1/unique-no-second-own-copy', function* ({ card, player }, { board }) {
    yield* secondCopies(board, card, player, 'Unique', false);
  }),
  on('unique', '10.1.1/unique-counts-own-face-down-copies', function* ({ card, player }, { board }) {
    yield* secondCopies(board, card, player, 'Unique', true);
  }),
  on(
    'one-short-of-victory',
    '3.3.2/no-playing-one-short-of-victory',
    function* ({ card, player }, { board }) {
      if (victoryBarred(board, card.definition, player))
        yield {
          message: 'The last Feng Shui Site must be seized or burned while an opponent has one.',
          action: ['/card'],
        };
    },
  ),
  on('cannot-be-played', '7.7/cannot-prevails', function* ({ card, player }, { board }) {
    if (isForbidden(board, card, player))
      yield { message: `A text says that ${card.definition.title} cannot be played.`, action: ['/card'] };
  }),
  on('cannot-be-played-in-response', '7.7/cannot-prevails', function* ({ card, player }, { board }) {
    if (board.state.scene !== null && ownTextForbids(board, card, player, 'be-played-in-response'))
      yield { message: 'Its text says that it cannot be played in response.', state: ['/scene'] };
  }),
];

function* secondCopies(
  board: Board,
  { definition: { title, restrictions } }: Seen,
  player: string,
  restriction: 'Limited' | 'Unique',
  faceDown: boolean,
): Iterable<Failure> {
  if (!restrictions.includes(restriction)) return;
  const copies = [...board.state.inPlay.entries()].filter(
    ([, other]) =>
      other.controller === player && other.faceDown === faceDown && board.definition(other).title === title,
  );
  if (copies.length > 0)
    yield {
      message: `${player} controls a ${faceDown ? 'face-down ' : ''}copy of the ${restriction} ${title}.`,
      ...{ action: ['/card'], state: copies.map(([place]) => `/inPlay/${place}`) },
      have: copies.map(([, { id }]) => id),
    };
}
