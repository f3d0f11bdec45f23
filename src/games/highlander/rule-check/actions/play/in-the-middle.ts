import type { Check } from '../../../../../engine/check.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Board } from '../../board/board.ts';
import { is } from '../../board/cards/likeness.ts';
import { mayComeFirst, mayStopDuties } from '../../board/turn/beginning.ts';
import { dutiesFirst, forcedDiscardFirst } from '../at-the-beginning.ts';
import { dutiesOf } from '../duties.ts';
import { dutiesAreDone } from '../obligations.ts';
import type { Failures, Subject } from '../verb.ts';
import { beforeThePowerBlow, nothingAwaitsAnExertion, nothingIsAsked } from '../windows.ts';
import { cardPlayed, type Play, seenPlayed } from './card-played.ts';
import { leaveTaken } from './leave-taken.ts';

type OfPlay = Check<Subject<Play>>;

/** What was played before may yet be countered. */
export const noCounterIsOpen: OfPlay = {
  ...nothingIsAsked,
  *failures(subject) {
    if (subject.board.state.countering !== null) yield* nothingIsAsked.failures(subject);
  },
};

/** While an effect lets something be played, nothing else is but what goes with it (Immortal Research: Methos). */
export const onlyWithLeave: OfPlay = {
  ...nothingIsAsked,
  *failures(subject) {
    const { board, action } = subject;
    if (board.state.leave.length > 0 && leaveTaken(board, action) === undefined)
      yield* nothingIsAsked.failures(subject);
  },
};

/** Between a card and what an Exertion is to find for it nothing is played but another such card. */
export const theAwaitedIsFoundFirst: readonly OfPlay[] = nothingAwaitsAnExertion.map((check) => ({
  ...check,
  *failures(subject) {
    const { board, action } = subject;
    const played = cardPlayed(board, action.player, action.card);
    if (played !== undefined && played.from !== 'exertion' && action.awaitingExertion !== true)
      yield* check.failures(subject);
  },
}));

/** What an Exertion has found may yet be played. */
export const beforeThePhaseEnds: OfPlay = {
  ...beforeThePowerBlow,
  *failures(subject) {
    const { board, action } = subject;
    if (cardPlayed(board, action.player, action.card)?.from === 'hand')
      yield* beforeThePowerBlow.failures(subject);
  },
};

/** What must be done comes before any card that the edition does not let be played while the turn begins. */
export const dutiesBeforeCards: readonly OfPlay[] = [
  ...dutiesAreDone.map((check) =>
    beforeCards(check, ({ switches }) => switches.playedAtBeginning === 'what-averts'),
  ),
  ...dutiesFirst.map((check) => beforeCards(check, mayStopWhatIsDue)),
  beforeCards(forcedDiscardFirst, () => false),
];

function beforeCards(
  check: OfPlay,
  isFree: (board: Board, player: string, card: Definition | undefined) => boolean,
): OfPlay {
  return {
    ...check,
    *failures(subject) {
      const { board, action } = subject;
      if (board.state.turn.phase !== 'defense') return;
      const card = seenPlayed(subject)?.definition;
      if (card !== undefined && mayComeFirst(board, card)) return;
      if (isFree(board, action.player, card)) return;
      for (const failure of check.failures(subject)) yield { ...failure, action: ['/card'] };
    },
  };
}

/** A card is played first that can stop what a text in play says must be done; a Location takes the place of another. */
function mayStopWhatIsDue(board: Board, player: string, card: Definition | undefined): boolean {
  if (card === undefined || !mayStopDuties(card)) return false;
  return (
    card.type !== 'Location' ||
    dutiesOf(board, player).some((duty) => is(board, board.seen(board.inPlayFor(duty.card)), 'location'))
  );
}

/** What limits every card limits those that are played in conjunction with another, too. */
export function ofEachPart(check: OfPlay): OfPlay {
  return {
    ...check,
    failures: (subject) =>
      subject.action.with === undefined ? check.failures(subject) : ofPartsTogether(check, subject),
  };
}

function* ofPartsTogether(check: OfPlay, { board, action }: Subject<Play>): Failures {
  yield* check.failures({ board, action });
  for (const [at, { card, discard }] of (action.with ?? []).entries()) {
    const part: Play = {
      do: 'play',
      player: action.player,
      card,
      ...(discard === undefined ? {} : { discard }),
    };
    for (const failure of check.failures({ board, action: part })) {
      yield { ...failure, action: (failure.action ?? []).map((pointer) => `/with/${at}${pointer}`) };
    }
  }
}
