import type { Board } from '../board/board.ts';
import { WrongChoice } from '../board/decisions.ts';
import { isFaceUp } from '../board/weapons/hands.ts';

/** Of a hand that a text has lie face up everybody knows the cards: those that nobody has named yet are told. */
export function tellFaceUpHands(board: Board): void {
  for (const { id, hand } of board.state.players) {
    if (hand.unknown === 0 || !isFaceUp(board, id)) continue;
    const asked = { player: id, form: 'known' as const, as: `hand-of-${id}`, from: null };
    const bounds = { least: hand.unknown, most: hand.unknown };
    const about = 'The cards of the hand, which lies face up';
    const { value, pointer } = board.decisions.answer(
      { ...asked, ...bounds, about },
      { player: id, values: {} },
    );
    const known = 'known' in value ? value.known : [];
    if (known.length !== hand.unknown)
      throw new WrongChoice(pointer, `Of the hand ${hand.unknown} cards are not known.`);
    hand.cards.push(...known);
    hand.unknown = 0;
  }
}
