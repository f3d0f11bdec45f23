import type { Check } from '../../../../../engine/check.ts';
import type { Board, Seen } from '../../board/board.ts';
import { isIllusion } from '../../board/cards/kinds.ts';
import { is } from '../../board/cards/likeness.ts';
import { isLetByText, throughText, whereItLies } from '../../board/cards/where-it-lies.ts';
import { doneBy, exertionsBy, isHandClosed, playedBy } from '../../board/memory.ts';
import { leaveFor } from '../../board/turn/extra-plays.ts';
import { mayDespite } from '../../board/turn/leave.ts';
import type { Cited } from '../citing.ts';
import { usableOf } from '../used.ts';
import { check, type Subject } from '../verb.ts';
import { named } from '../windows.ts';
import { isPutIntoPlay } from './as-defense.ts';
import { cardPlayed, type Play, seenPlayed } from './card-played.ts';

const first = 'first-edition/searching-for-an-attack-or-defense/play-the-found-card';
const reference = 'reference/hard-exertions/one-attack-or-defense';

/** What is sought is played once. */
const oneFound: Readonly<Record<'attack' | 'defense', Cited>> = {
  attack: { first, typeTwo: 'type-two/searching-for-an-attack/play-one', reference },
  defense: { first, typeTwo: 'type-two/searching-for-a-defense/play-one', reference },
};

/** What lies under a card may be played by what that card lets its player do. */
function hintAtUse(board: Board, { player, card }: Play): string {
  const under = typeof card === 'string' ? board.inPlay(card)?.under : undefined;
  if (under === undefined || usableOf(board, under, player).length === 0) return '';
  return ` It lies under ${under}, which may first have to be used (\`use\`).`;
}

/** Cards are played from the hand, or from an Exertion that was made for such. */
export const whereFrom: readonly Check<Subject<Play>>[] = [
  check(
    'card-not-in-hand',
    {
      first: 'first-edition/how-does-it-work/hand-holds-the-options',
      typeTwo: 'type-two/game-concept-and-goal-of-the-game/hand-holds-the-options',
    },
    function* ({ board, action }) {
      if (
        cardPlayed(board, action.player, action.card) === undefined &&
        passedBy(board, action) === undefined &&
        leftOver(board, action) === undefined &&
        !isSpecialAttackPassedBy(board, action)
      )
        yield {
          message: `${action.player} has no such card in hand, nor in an Exertion, nor where a text lets it be played from.${hintAtUse(board, action)}`,
          action: ['/card'],
        };
    },
  ),
  ...(['attack', 'defense'] as const).map((sought) =>
    check<Subject<Play>>('one-found-by-an-exertion', oneFound[sought], function* ({ board, action }) {
      if (leftOver(board, action) === sought)
        yield {
          message: 'One card found by an Exertion is played, and was; the others are discarded.',
          action: ['/card'],
        };
    }),
  ),
  check(
    'pre-game-card',
    {
      first: 'first-edition/glossary/pre-game-played-before-game',
      typeTwo: 'type-two/pre-game-cards/played-before-game',
    },
    function* (subject) {
      const card = seenPlayed(subject);
      if (card !== undefined && is(subject.board, card, 'pre-game'))
        yield { message: 'Pre-Game cards are played before the duel begins.', action: ['/card'] };
    },
  ),
  check(
    'hand-closed-by-exertion',
    {
      by: 'exertionEnds',
      first: 'first-edition/exertion-caveat/no-cards-after-exertion',
      typeTwo: 'type-two/hard-exertions/no-more-from-hand',
      reference: 'reference/hard-exertions/ends-play-from-hand',
    },
    function* (subject) {
      const { board, action } = subject;
      const { phase } = board.state.turn;
      const card = seenPlayed(subject);
      if (!isHandClosed(board) || card?.from !== 'hand' || card.owner !== action.player) return;
      // A Guard put into play unprovoked does not count as a card played (May Do Effects).
      if (leaveFor(board, action.player, card.id) !== undefined || isPutIntoPlay(subject)) return;
      if (!mayDespite(board, action.player, card, 'exertion-made'))
        yield {
          message: `After ${anExertion(board)} no more cards are played from the hand in this ${named(phase)}.`,
          state: ['/turn/handClosed'],
          action: ['/card'],
        };
    },
  ),
  check(
    'illusion-from-exertion-only',
    {
      by: 'illusions',
      typeTwo: 'type-two/illusions/never-from-hand',
      reference: 'reference/illusions/only-from-hard-exertion',
    },
    function* (subject) {
      const card = seenPlayed(subject);
      if (card?.from === 'hand' && is(subject.board, card, 'illusion'))
        yield { message: 'An Illusion is played from a Hard Exertion only.', action: ['/card'] };
    },
  ),
  check(
    'illusion-from-exertion-only',
    {
      by: 'illusions',
      typeTwo: 'type-two/illusions/only-by-hard-exertion',
      reference: 'reference/illusions/only-from-hard-exertion',
    },
    function* ({ board, action }) {
      if (passedBy(board, action) !== undefined && !hasPlayedIllusion(board, action.player))
        yield {
          message: 'An Illusion is played from a Hard Exertion that lies open, and this one is not there.',
          action: ['/card'],
        };
    },
  ),
  check(
    'one-illusion-an-exertion',
    {
      by: 'illusions',
      typeTwo: 'type-two/illusions/one-per-exertion',
      reference: 'reference/illusions/one-per-exertion',
    },
    function* (subject) {
      const { board, action } = subject;
      const card = seenPlayed(subject);
      const isSecond =
        card?.from === 'exertion' && is(board, card, 'illusion') && board.state.exertion?.illusion === true;
      if (isSecond || (passedBy(board, action) !== undefined && hasPlayedIllusion(board, action.player)))
        yield {
          message: 'An Illusion was played from this Exertion already.',
          state: isSecond ? ['/exertion/illusion'] : [],
          action: ['/card'],
        };
    },
  ),
  check(
    'exertion-for-this-kind-only',
    {
      first: 'first-edition/searching-for-an-attack-or-defense/play-the-found-card',
      typeTwo: 'type-two/exertions/one-function',
      reference: 'reference/hard-exertions/one-attack-or-defense',
    },
    function* (subject) {
      const { board } = subject;
      const card = seenPlayed(subject);
      const { exertion } = board.state;
      if (card?.from !== 'exertion' || exertion === null || is(board, card, 'illusion')) return;
      if (leaveFor(board, subject.action.player, card.id) !== undefined) return;
      if (isLetFromExertion(board, subject.action.player, card)) return;
      const sought =
        (exertion.for === 'attack' && is(board, card, 'attack')) ||
        (exertion.for === 'defense' && is(board, card, 'defense'));
      if (!sought)
        yield {
          message: 'The Exertion was not made to find such a card.',
          state: ['/exertion/for'],
          action: ['/card'],
          have: exertion.for,
        };
      else if (exertion.taken)
        yield {
          message: 'A card was taken from this Exertion already.',
          state: ['/exertion/taken'],
          action: ['/card'],
        };
    },
  ),
  check(
    'no-special-attack-from-exertion',
    {
      by: 'specialAttackFromExertion',
      first: 'first-edition/special-attacks/not-from-exertion',
      typeTwo: 'type-two/special-attacks/not-from-search',
    },
    function* (subject) {
      const { board, action } = subject;
      const card = seenPlayed(subject);
      const isThere = card?.from === 'exertion' && is(board, card, 'special-attack');
      const isBarred =
        board.switches.specialAttackFromExertion === 'never' || board.state.exertion?.for === 'attack';
      const lying = card === undefined ? undefined : whereItLies(board, card.id);
      const isLet = lying !== undefined && isLetByText(board, action.player, lying);
      if ((isThere && isBarred && !isLet) || isSpecialAttackPassedBy(board, action))
        yield { message: 'A Special Attack is not taken from an Exertion.', action: ['/card'] };
    },
  ),
];

/** What ends play from the hand, as the edition calls it. */
function anExertion({ switches }: Board): string {
  return switches.exertionKinds === 'one-kind' ? 'an Exertion' : 'a Hard Exertion';
}

/** An Illusion of the player that lies in a pile, as one does that an Exertion has shown and that was not played. */
function passedBy(board: Board, { player, card: named }: Play): Seen | undefined {
  if (board.switches.illusions !== 'hard-exertion') return undefined;
  if (typeof named !== 'string' || cardPlayed(board, player, named) !== undefined) return undefined;
  const card = board.find(named);
  const isTheirs = card !== undefined && card.inPlay === undefined && card.owner === player;
  return isTheirs && is(board, card, 'illusion') ? card : undefined;
}

/**
 * Whether it is a Special Attack that lies discarded, after an Exertion of this turn from which none is taken; unless it
 * is left over, as another card was played from it.
 */
function isSpecialAttackPassedBy(board: Board, action: Play): boolean {
  const { player, card: named } = action;
  if (typeof named !== 'string' || cardPlayed(board, player, named) !== undefined) return false;
  const discarded = board.player(player).discard.cards.find(({ id }) => id === named);
  if (discarded === undefined || !is(board, board.seenElsewhere(discarded, player), 'special-attack'))
    return false;
  const isNever = board.switches.specialAttackFromExertion === 'never';
  const searched = exertionsBy(board, player, 'hard').some(({ to }) => isNever || to === 'attack');
  return searched && leftOver(board, action) === undefined;
}

/** What was sought by an Exertion of this turn, where such a card was played from it and this one lies discarded. */
function leftOver(board: Board, { player, card: named }: Play): 'attack' | 'defense' | undefined {
  if (typeof named !== 'string' || cardPlayed(board, player, named) !== undefined) return undefined;
  const discarded = board.player(player).discard.cards.find(({ id }) => id === named);
  if (discarded === undefined) return undefined;
  const card = board.seenElsewhere(discarded, player);
  return (['attack', 'defense'] as const).find(
    (sought) =>
      soughtBy[sought].some((kind) => is(board, card, kind)) &&
      doneBy(board, player, `${sought}-played`).some(({ from }) => from === 'exertion'),
  );
}

const soughtBy = { attack: ['attack'], defense: ['block', 'dodge'] } as const;

/** Whether the player has played one from an Exertion of this turn. */
function hasPlayedIllusion(board: Board, player: string): boolean {
  return playedBy(board, player).some(
    ({ event, definition }) => event.from === 'exertion' && isIllusion(definition),
  );
}

/** Whether a text lets such a card be played from an Exertion, whatever that was made for. */
function isLetFromExertion(board: Board, player: string, { id }: Seen): boolean {
  const lying = whereItLies(board, id);
  const through = lying === undefined ? undefined : throughText(board, player, lying);
  return through !== undefined && through.modifier.as === undefined;
}
