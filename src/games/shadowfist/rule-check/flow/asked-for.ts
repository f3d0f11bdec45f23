import { remembered } from '../../../../engine/remembered.ts';
import { listed } from '../../../vocabulary/english.ts';
import { inWords } from '../../card-language/rendering/in-words.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import { choice as choiceForm } from '../../vocabulary/grammar.ts';
import { amount, cards, filter, players } from '../../vocabulary/terms.ts';
import type { Board } from '../board/board.ts';
import { unmet } from '../board/matching.ts';
import type { Frame } from '../state/values.ts';

type Several = Extract<Choice, { choose: 'cards' | 'players' }>;

/** What a choice asks for, in words. */
export const askedFor = remembered((choice: Choice) => {
  switch (choice.choose) {
    case 'mode':
      return `${choice.random === true ? 'what chance decides: ' : ''}${oneOf(choice.of)}`;
    case 'division':
      return `how ${inWords(amount, choice.amount)} is divided among ${inWords(cards, choice.among)}`;
    default:
      return inWords(choiceForm, choice);
  }
});

const oneOf = (ways: readonly string[]) =>
  listed(
    ways.map((way) => `“${way}”`),
    'or',
  );

/** What a choice asks for and this card or player is not: of all that the text asks, as little as tells it. */
export function missedBy(board: Board, choice: Several, id: string, frame: Frame): string {
  const missed =
    choice.choose === 'cards'
      ? missedByCard(board, choice, id, frame)
      : missedByPlayer(board, choice, id, frame);
  return missed ?? askedFor(choice);
}

/** Undefined where it is no one key of the filter, or where cards of several kinds may be chosen. */
function missedByCard(
  board: Board,
  { which, or: others }: Extract<Choice, { choose: 'cards' }>,
  id: string,
  frame: Frame,
): string | undefined {
  const card = board.find(id);
  if (card === undefined || others !== undefined) return undefined;
  const missed = unmet(board, which, card, frame);
  return Object.keys(missed).length === 0 ? undefined : inWords(filter, missed);
}

function missedByPlayer(
  board: Board,
  { of, such }: Extract<Choice, { choose: 'players' }>,
  id: string,
  frame: Frame,
): string | undefined {
  if (!board.meanings.players(board, of, frame).includes(id))
    return inWords(choiceForm, { choose: 'players', of, as: 'it' });
  return such === undefined ? undefined : inWords(players, { every: 'player', such });
}
