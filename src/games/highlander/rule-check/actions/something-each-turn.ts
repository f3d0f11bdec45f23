import { type Check, meetsAll, surelyMeetsAll } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import { isEdge, typeOf } from '../board/cards/kinds.ts';
import { doneBy, exertionsBy, playedBy } from '../board/memory.ts';
import type { Switches } from '../rulesets/switches.ts';
import type { ActionNamed } from './actions.ts';
import { exert } from './exert/exert.ts';
import { cardPlayed } from './play/card-played.ts';
import { play } from './play/play.ts';
import { actionsOf, asked, check, type Subject } from './verb.ts';

type NextPhase = ActionNamed<'next-phase'>;

/** Nobody lets a turn go by: a card is played, in Type Two one that is no Edge and by the Guide from the Hand, or an Exertion is made. */
export const somethingEachTurn: Check<Subject<NextPhase>> = check<Subject<NextPhase>>(
  'nothing-done-this-turn',
  {
    by: 'somethingEachTurn',
    first: 'first-edition/playing-your-hand/play-or-exert',
    typeTwo: 'type-two/beginning-the-game/card-or-exertion-each-turn',
    reference: 'reference/hard-exertions/reason-nothing-playable',
  },
  function* ({ board, action: { player } }) {
    if (endsWhatMayBeDone(board, player) && !hasDoneSomething(board, player) && mayDoSomething(board, player))
      yield {
        message: `Every turn ${wanted[board.switches.somethingEachTurn]} is made.`,
        state: ['/turn/events'],
      };
  },
);

const wanted: Readonly<Record<Switches['somethingEachTurn'], string>> = {
  'card-or-exertion': 'a card is played or an Exertion',
  'non-edge-or-exertion': 'a card that is no Edge is played, or an Exertion',
  'non-edge-or-hard-exertion': 'a card that is no Edge is played from the Hand, or a Hard Exertion',
};

/** The Attack Phase is the last in which cards are played; if it is to be skipped, the Defense Phase. */
function endsWhatMayBeDone(board: Board, player: string): boolean {
  const { phase } = board.state.turn;
  return phase === 'attack' || (phase === 'defense' && board.player(player).skips.includes('attack'));
}

function hasDoneSomething(board: Board, player: string): boolean {
  if (exertionsBy(board, player, 'hard').length > 0) return true;
  const { somethingEachTurn: which } = board.switches;
  if (which !== 'non-edge-or-hard-exertion' && exertionsBy(board, player, 'soft').length > 0) return true;
  const played = playedBy(board, player).flatMap(({ event, definition }) =>
    countsFrom(board, event.from) ? [definition] : [],
  );
  if (which === 'card-or-exertion')
    return played.length > 0 || doneBy(board, player, 'guard-unprovoked').length > 0;
  return played.some((card) => !isEdge(card));
}

/** Whether it counts that a card is played from there (Hard Exertions): from the hand, where nothing else is told. */
function countsFrom({ switches }: Board, from = 'hand'): boolean {
  return switches.somethingEachTurn !== 'non-edge-or-hard-exertion' || from === 'hand';
}

/**
 * What cannot be done is not asked for: nobody is held in his turn who is kept from exerting and has no card to play. Of
 * cards that nobody has named only who holds them knows; of those that are named and not told whole nobody does.
 */
function mayDoSomething(board: Board, player: string): boolean {
  if (somethingMeets(surelyMeetsAll, board, player)) return true;
  for (const card of board.player(player).hand.cards) typeOf(board.definition(card));
  return somethingMeets(meetsAll, board, player);
}

function somethingMeets(meets: typeof meetsAll, board: Board, player: string): boolean {
  for (const action of actionsOf(exert.candidates(board, player))) {
    if (meets(asked(board, exert.checks), { board, action })) return true;
  }
  const anyCard = board.switches.somethingEachTurn === 'card-or-exertion';
  for (const action of actionsOf(play.candidates(board, player))) {
    const card = cardPlayed(board, player, action.card);
    const counts =
      card !== undefined && (anyCard || !isEdge(card.definition)) && countsFrom(board, card.from);
    if (counts && meets(asked(board, play.checks), { board, action })) return true;
  }
  return false;
}
