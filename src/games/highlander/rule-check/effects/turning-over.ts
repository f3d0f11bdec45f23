import type { Amount } from '../../vocabulary/terms.ts';
import { type Board, findIn } from '../board/board.ts';
import { NotOffered, WrongChoice } from '../board/decisions.ts';
import { CARDS, sizesOfExertion } from '../board/turn/exertions.ts';
import { emit } from '../doing/emit.ts';
import { putUnderEndurance, strangersAmong, takeFromEndurance, unseenOnTop } from '../doing/endurance.ts';
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
  name: string,
  frame: Frame,
): number {
  const told = cards === undefined ? undefined : board.meanings.reckon(board, cards, frame);
  if (unmodified) return told ?? CARDS;
  return sizeDeclared(board, sizesOfExertion(board, player, kind, told ?? CARDS), player, name, frame);
}

/** Where a text leaves it to the player he declares how many cards he exerts (Exertions). */
function sizeDeclared(
  board: Board,
  sizes: readonly number[],
  player: string,
  name: string,
  frame: Frame,
): number {
  const [only = 0, ...others] = sizes;
  if (others.length === 0) return only;
  const about = 'How many cards are turned over';
  const asked = {
    player,
    form: 'number' as const,
    as: `${name}-size`,
    about,
    from: [...sizes],
    least: 1,
    most: 1,
  };
  const { value, pointer } = board.decisions.answer(asked, frame);
  const number = 'number' in value ? value.number : undefined;
  if (number === undefined || !sizes.includes(number)) throw new NotOffered(pointer, asked);
  return number;
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
  const [stranger] = strangersAmong(board, board.player(player), known.slice(endurance.unknown));
  if (stranger !== undefined)
    throw new WrongChoice(
      pointer,
      `${stranger.id} did not lie in the Discard Pile, which is shuffled before it.`,
    );
  return known;
}
