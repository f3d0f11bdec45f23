import { nearest } from '../../../../../engine/nearest.ts';
import { speaksOfTime } from '../../../words/conditions/speaks-of-time.ts';
import type { Board } from '../../board/board.ts';
import { isSite } from '../../board/printed.ts';
import { mayPlayMore } from '../../board/standing.ts';
import { permissionToPlay } from '../../flow/permissions.ts';
import { limitOf, timesPlayed } from '../../flow/playing.ts';
import { isAnyTimeBy } from '../../flow/reductions.ts';
import { type Generated, timingChecks } from '../generating.ts';
import { check, type Verb } from '../verb.ts';
import { isOnlyForOthersTurn } from './others-turn.ts';
import { answeringOf, on, type Play, type Played, type Playing, played } from './played.ts';

/** The id of a card that was called by its slug, or misspelt. */
function cardMeant(cards: readonly { id: string; card: unknown }[], called: string): string | null {
  const bySlug = cards.find(({ card }) => card === called);
  const ids = cards.map(({ id }) => id);
  return bySlug?.id ?? nearest(called, ids);
}

/** When a card is played, and by whom. */
export const timeChecks: Verb<'play'>['checks'] = [
  check<Playing>('card-not-in-hand', '4.3/steps-of-playing', function* ({ board, action }) {
    const holder = board.state.players.findIndex(({ id }) => id === action.player);
    const hand = board.state.players[holder]?.hand;
    if (hand === undefined) return;
    if (typeof action.card === 'string') {
      if (hand.cards.some(({ id }) => id === action.card)) return;
      const meant = cardMeant(hand.cards, action.card);
      yield {
        message: `${action.player} has no card ${action.card} in hand${meant === null ? '' : `; the id ${meant} may be meant`}.`,
        action: ['/card'],
        state: [`/players/${holder}/hand`],
      };
    } else if (hand.unknown === 0 || board.find(action.card.id) !== undefined) {
      yield {
        message:
          'A card that nobody has seen is played only from a hand with such cards, under an id of its own.',
        ...{ action: ['/card'], state: [`/players/${holder}/hand`] },
      };
    }
  }),
  ...timingChecks<Play>(generated),
  on('no-such-way', '4.3/only-named-requirements-are-waived', function* ({ card, way }, { action }) {
    if (action.way !== undefined && way === undefined)
      yield {
        message: `${card.definition.title} cannot be played in a way ${action.way}.`,
        action: ['/way'],
      };
  }),
  on('limit', '5.2.1/voluntary-within-rules-and-text', function* ({ card, way, player }, { board }) {
    const { definition } = card;
    const limited = limitOf(definition, way);
    if (limited?.limit === undefined) return;
    const { times, per } = limited.limit;
    const before = timesPlayed(board, definition, limited, player);
    if (before >= times)
      yield {
        message: `Its text allows it ${times} time(s) a ${per}.`,
        ...{ state: ['/turn/uses'], action: ['/card'], need: times, have: before + 1 },
      };
  }),
  on(
    'others-play-only-events',
    '4.3.4/no-states-when-attacking-in-opponents-main-shot',
    function* (found, { board, action }) {
      if (isStateInOwnAttack(found, board) && !mayAlsoBePlayed(found, { board, action }))
        yield {
          message: "Who attacks in another's Main Shot plays no States.",
          ...{ action: ['/card'], state: ['/attack/player', '/turn/player'] },
        };
    },
  ),
  on('others-play-only-events', '3.3.2/opponents-play-only-events', function* (found, { board, action }) {
    const { card, player } = found;
    if (player === board.current || card.definition.type === 'Event') return;
    if (isPlayedOtherwise(found, { board, action })) return;
    if (isStateInOwnAttack(found, board)) return;
    yield {
      message: `In another's turn only Events are played.`,
      ...{ action: ['/card'], state: ['/turn/player'], need: 'Event', have: card.definition.type },
    };
  }),
  on('cards-during-attack', '3.3.3/cards-during-attack', function* (found, { board, action }) {
    const { type } = found.card.definition;
    if (board.state.attack === null || type === 'Event' || type === 'State') return;
    if (isPlayedOtherwise(found, { board, action })) return;
    yield {
      message: 'During an attack only Events and States are played.',
      ...{ action: ['/card'], state: ['/attack'], need: ['Event', 'State'], have: type },
    };
  }),
  on('no-edges-during-attack', '4.3.5/no-edges-during-attack', function* (found, { board, action }) {
    const isEdge = found.card.definition.type === 'Edge';
    if (board.state.attack !== null && isEdge && !isPlayedOtherwise(found, { board, action }))
      yield { message: 'No Edge is played during an attack.', state: ['/attack'] };
  }),
  on('one-site-a-turn', '3.3.2/one-site-a-turn', function* ({ card, player }, { board }) {
    if (!isSite(card.definition) || player !== board.current) return;
    if (board.state.turn.sitePlayed && !mayPlayMore(board, card, player))
      yield { message: 'A Site has been played this turn.', state: ['/turn/sitePlayed'], need: 1, have: 2 };
  }),
];

/** Of whoever attacks in another's Main Shot the rules speak apart (4.3.4). */
function isStateInOwnAttack({ card, way, player }: Played, { current, state }: Board): boolean {
  if (isAtOwnTime(way) || player === current || card.definition.type !== 'State') return false;
  return state.attack?.player === player;
}

/** A way that says nothing of time waives no rule about it (3, 4.3). */
const isAtOwnTime = (way: Played['way']): boolean => way !== undefined && speaksOfTime(way);

/** Its own text, or that of another card, says otherwise than the rules when it is played. */
function isPlayedOtherwise(found: Played, playing: Playing): boolean {
  const { card, way, player } = found;
  if (isAtOwnTime(way) || mayAlsoBePlayed(found, playing)) return true;
  return player !== playing.board.current && isOnlyForOthersTurn(card.definition);
}

/** “You may play Characters during any Main Shot”: a text lets the player play it now. */
const mayAlsoBePlayed = (found: Played, subject: Playing): boolean =>
  isReducedAtAnyTime(found, subject) ||
  permissionToPlay(subject.board, found.card, found.player, subject.action.on) !== undefined;

const isReducedAtAnyTime = (
  { card, player }: Played,
  { board, action: { reducedBy, on: subject } }: Playing,
): boolean => isAnyTimeBy(board, card, player, { reducedBy, on: subject });

/** Whether only the text of another card lets the player play it at this time. */
export function needsPermission(found: Played, subject: Playing): boolean {
  const { board } = subject;
  const { card, way, player } = found;
  const { type } = card.definition;
  if (isAtOwnTime(way) || type === 'Event' || isReducedAtAnyTime(found, subject)) return false;
  if (player !== board.current) return !isOnlyForOthersTurn(card.definition);
  return board.state.attack !== null && type !== 'State';
}

function generated(subject: Playing): Generated | undefined {
  const found = played(subject);
  if (found === undefined) return undefined;
  return { ...answeringOf(found, subject.action), played: found.card };
}
