import type { Check } from '../../../../../engine/check.ts';
import type { Filter } from '../../../vocabulary/filters.ts';
import { waysOf } from '../../board/attacks/attacks.ts';
import { attacksLeft } from '../../board/attacks/opportunities.ts';
import type { Seen } from '../../board/board.ts';
import { prohibitionsOn } from '../../board/forbidding/prohibitions.ts';
import { attacksPlayedBy, doneBy } from '../../board/memory.ts';
import { nameOfSource, pointersToSource } from '../../board/sources.ts';
import { mayDespite, playsDespitePrevention } from '../../board/turn/leave.ts';
import type { Frame } from '../../state/values.ts';
import { type Kept, keptAsPowerBlows, notKeptFrom, prevention } from '../kept-from.ts';
import { check, type Subject } from '../verb.ts';
import { type Play, seenAs, seenAsFarAsTold, seenPlayed } from './card-played.ts';
import { partsOf } from './ways.ts';

const at = '/card';

/** What is played as one, by its own text or by what goes with it, is made one thereby (Addendum, Improvised Weapon). */
const made = [
  { as: 'attack', way: 'headShot', what: 'make-head-shots', words: 'make Head Shots' },
  { as: 'attack', way: 'powerBlow', what: 'make-power-blows', words: 'make Power Blows' },
  { as: 'block', way: 'powerBlock', what: 'make-power-blocks', words: 'make Power Blocks' },
] as const;

/** What cards in play keep a player from playing, and which cards from being played. */
export const notPrevented: readonly Check<Subject<Play>>[] = [
  notKeptFrom('prevented-from-playing', function* (subject): Iterable<Kept> {
    const card = seenAsFarAsTold(subject);
    if (card !== undefined)
      yield { what: 'play', words: 'play that card', at, ...deedWith(card), of: card.owner };
  }),
  notKeptFrom('prevented-from-attacking', function* (subject): Iterable<Kept> {
    const card = seenAs(subject, 'attack');
    if (card === undefined) return;
    const deed = { ...deedWith(card), at, of: card.owner };
    yield { what: 'attack', words: 'attack so', ...deed };
    if (attacksPlayedBy(subject.board, subject.action.player).length > 0)
      yield { what: 'attack-several-times', words: 'attack more than once', ...deed };
    if (subject.action.hidden === true) yield { what: 'play-hidden', words: 'play it Hidden', ...deed };
  }),
  notKeptFrom('prevented-from-defending', function* (subject): Iterable<Kept> {
    const card = seenAs(subject, 'block', 'dodge');
    if (card === undefined) return;
    const deed = { ...deedWith(card), at };
    yield { what: 'defend', words: 'defend so', ...deed };
    const before = doneBy(subject.board, subject.action.player, 'defense-played').filter(
      ({ target }) => target !== undefined,
    ).length;
    const against = (subject.action.against ?? []).length;
    if (against > 1 || (before > 0 && against > 0))
      yield { what: 'defend-several-times', words: 'defend against a further attack', ...deed };
  }),
  notKeptFrom('prevented-from-making', function* (subject): Iterable<Kept> {
    for (const { as, way, what, words } of made) {
      const card = seenAs(subject, as);
      if (card === undefined || !waysOf(subject.board, card, way).is) continue;
      const also = way === 'headShot' ? keptAsPowerBlows(subject.board) : [];
      for (const one of [{ what, words }, ...also]) yield { ...one, at, ...deedWith(card) };
    }
  }),
  check('more-attacks-than-said', prevention, function* (subject) {
    const { board, action } = subject;
    const card = seenAs(subject, 'attack');
    if (card === undefined || mayDespite(board, action.player, card, 'prevention')) return;
    const left = attacksLeft(board, action.player);
    const played = attacksPlayedBy(board, action.player).length;
    if (left <= 0)
      yield {
        message: `${action.player} may play no more attacks this turn.`,
        action: [at],
        need: { most: left + played },
        have: played,
      };
  }),
  check('card-cannot-be-played', prevention, function* (subject) {
    const { board, action } = subject;
    const card = seenPlayed(subject);
    if (card === undefined || playsDespitePrevention(board, action.player, card)) return;
    const doing = { player: action.player, from: card.from };
    for (const { modifier, frame } of prohibitionsOn(board, card, 'be-played', doing)) {
      if (modifier.unlessWith !== undefined && isWith(subject, modifier.unlessWith, frame)) continue;
      yield {
        message: `That card cannot be played: ${nameOfSource(board, frame)} says so.`,
        state: pointersToSource(board, frame),
        action: [at],
      };
    }
  }),
];

/** Whether another card of the same play is such a one. */
function isWith({ board, action }: Subject<Play>, such: Filter, frame: Frame): boolean {
  return partsOf(board, action).some(
    ({ played: { card, owner } }) =>
      card.id !== action.card && board.meanings.matches(board, such, board.seenElsewhere(card, owner), frame),
  );
}

function deedWith(card: Seen): Pick<Kept, 'card' | 'from'> {
  return { card, ...(card.from === undefined ? {} : { from: card.from }) };
}
