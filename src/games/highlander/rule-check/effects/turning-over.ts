import type { Amount } from '../../vocabulary/terms.ts';
import { type Board, findIn } from '../board/board.ts';
import { WrongChoice } from '../board/decisions.ts';
import { CARDS, sizeOfExertion } from '../board/exertions.ts';
import { emit } from '../doing/emit.ts';
import { putUnderEndurance, takeFromEndurance, unseenOnTop } from '../doing/endurance.ts';
import { openExertion } from '../doing/exertion.ts';
import type { CardElsewhere, Frame } from '../state/values.ts';

type Kind = 'soft' | 'hard';

/** What a text says of the size of an Exertion. */
interface Told {
  readonly cards?: Amount;
  readonly unmodified?: boolean;
}

/** As many cards as the text says, or as is usual; what changes the size changes either, unless it is unmodified. */
export function sizeToldBy(
  board: Board,
  { cards, unmodified = false }: Told,
  kind: Kind,
  player: string,
  frame: Frame,
): number {
  const told = cards === undefined ? undefined : board.meanings.reckon(board, cards, frame);
  if (unmodified) return told ?? CARDS;
  return sizeOfExertion(board, player, kind, told ?? CARDS);
}

/** The cards of an Exertion that a text asks for, as it names it; those that nobody knew are told with the action. */
export function turnedOver(
  board: Board,
  id: string,
  number: number,
  name: string,
  kind: Kind,
  frame: Frame,
  whose = '',
): CardElsewhere[] {
  const player = board.player(id);
  const unseen = unseenOnTop(player, number);
  const shown = unseen === 0 ? [] : cardsShown(board, id, unseen, `${name}-cards${whose}`, frame);
  emit(board, {
    ...{ event: 'exertion-made', player: id, what: kind, to: 'effect' },
    ...(frame.source === undefined ? {} : { source: frame.source }),
  });
  const taken = takeFromEndurance(board, player, number, shown);
  if (kind === 'soft') putUnderEndurance(player, taken);
  else openExertion(board, id, taken.cards);
  return taken.cards;
}

function cardsShown(board: Board, player: string, number: number, as: string, frame: Frame): CardElsewhere[] {
  const { value, pointer } = board.decisions.answer(
    {
      ...{ player, form: 'known', as, about: 'The cards turned over', from: null },
      ...{ least: number, most: number },
    },
    frame,
  );
  const known = 'known' in value ? value.known : [];
  if (known.length !== number)
    throw new WrongChoice(pointer, `Of the cards turned over ${number} were not known.`);
  const { endurance, discard } = board.player(player);
  // Only what is turned over after the last card comes from the discard pile.
  if (known.slice(0, endurance.unknown).some(({ id }) => findIn(discard, id) !== undefined))
    throw new WrongChoice(pointer, 'A card that lies in the discard pile is not turned over.');
  return known;
}
