import type { InPlay, Lasting } from '../../state/state.ts';
import type { Board } from '../board.ts';
import type { Everything } from './texts.ts';

/** What was gathered, from what, and at which moment of the board that was found to be still so: on this one at none yet. */
export interface Gathered {
  readonly everything: Everything;
  /** Null if it may depend on anything. */
  readonly basis: Basis | null;
  readonly at: object | undefined;
  /** What it cost, in steps. */
  readonly cost: number;
}

/** All that the texts of cards in play depend on, unless they nullify, duplicate or grant texts. */
export interface Basis {
  /** A Sequence Plot takes effect only during the turn in which it enters play. */
  readonly turn: number;
  /** The cards that say anything. */
  readonly cards: readonly CardBasis[];
  /** The effects that are in force. */
  readonly lasting: readonly LastingBasis[];
}

/** Of a card: on a copy of the state it is another one, and yet the same. */
interface CardBasis extends Readonly<Pick<InPlay, 'id' | 'card' | 'controller' | 'chosen'>> {
  readonly isWorking: boolean;
  readonly with: string | undefined;
}

interface LastingBasis {
  readonly lasting: Lasting;
  readonly taken: string | undefined;
}

/** Null where texts of cards that are duplicated last: what they say depends on more. */
export function basisOf(
  { state }: Board,
  speaking: readonly InPlay[],
  isWorking: (card: InPlay) => boolean,
  inForce: readonly Lasting[],
): Basis | null {
  if (inForce.some(({ kind }) => kind === 'text')) return null;
  return {
    turn: state.turn.number,
    cards: speaking.map((card) => {
      const { id, card: what, controller, with: conjoined, chosen } = card;
      return { id, card: what, controller, isWorking: isWorking(card), with: conjoined, chosen };
    }),
    lasting: inForce.map((lasting) => ({ lasting, taken: lasting.taken })),
  };
}

export function isStillSo(
  { turn, cards, lasting }: Basis,
  { state }: Board,
  speaking: readonly InPlay[],
  isWorking: (card: InPlay) => boolean,
  inForce: readonly Lasting[],
): boolean {
  return (
    turn === state.turn.number &&
    cards.length === speaking.length &&
    lasting.length === inForce.length &&
    cards.every((before, place) => {
      const card = speaking[place];
      return (
        card !== undefined &&
        card.id === before.id &&
        card.card === before.card &&
        card.controller === before.controller &&
        card.with === before.with &&
        card.chosen === before.chosen &&
        isWorking(card) === before.isWorking
      );
    }) &&
    lasting.every((before, place) => {
      const now = inForce[place];
      return now === before.lasting && now.taken === before.taken;
    })
  );
}
