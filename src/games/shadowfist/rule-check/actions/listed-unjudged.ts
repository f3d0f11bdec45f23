import type { ListedAction } from '../../../../engine/answer.ts';
import { OverBudget } from '../../../../engine/budget.ts';
import { type TitledUnjudged, type Unjudged, untitled } from '../../../../engine/unjudged.ts';
import { Unsupported } from '../../../../engine/unsupported.ts';
import type { Board } from '../board/board.ts';
import { unjudgedElsewhere } from '../board/unjudged.ts';

/**
 * Listed actions, each with the cards that it may bring into play and that cannot be judged at all. Only doing an action
 * tells what it brings; it is done where such a card is known.
 */
export function withUnjudged(
  board: Board,
  listed: readonly ListedAction[],
  perform: (action: ListedAction['action']) => void,
): ListedAction[] {
  const parts = unjudgedElsewhere(board);
  if (parts.length === 0) return [...listed];
  const tried = new Trials(perform);
  return listed.map((one) => {
    const unjudged = one.open === undefined ? broughtBy(one, parts, tried) : chosenIn(one, parts);
    return unjudged.length === 0 ? one : { ...one, unjudged };
  });
}

/** The actions that are done to see what they bring. Where that costs too much, any of them may. */
class Trials {
  readonly #perform: (action: ListedAction['action']) => void;
  #isOverBudget = false;

  constructor(perform: (action: ListedAction['action']) => void) {
    this.#perform = perform;
  }

  /** The title of the card that cannot be judged; null if all can, undefined if that is not known. */
  needOf(action: ListedAction['action']): string | null | undefined {
    if (this.#isOverBudget) return undefined;
    try {
      this.#perform(action);
      return null;
    } catch (error) {
      if (error instanceof Unsupported) return error.need.card;
      if (!(error instanceof OverBudget)) throw error;
      this.#isOverBudget = true;
      return undefined;
    }
  }
}

function broughtBy({ action }: ListedAction, parts: readonly TitledUnjudged[], tried: Trials): Unjudged[] {
  const need = tried.needOf(action);
  if (need === null) return [];
  const named = parts.filter(({ title }) => title === need);
  return untitled(named.length > 0 ? named : parts);
}

/** Whatever is chosen may be brought into play. */
function chosenIn({ open = {} }: ListedAction, parts: readonly TitledUnjudged[]): Unjudged[] {
  const choosable = Object.values(open).flatMap(({ from }) => from);
  return untitled(parts.filter(({ card }) => choosable.includes(card)));
}
