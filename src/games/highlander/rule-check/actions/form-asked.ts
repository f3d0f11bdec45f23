import { isRecord } from '../../../../engine/forms.ts';
import { howChosen } from '../../../choice-forms.ts';
import type { Library } from '../board/board.ts';
import { pilesIn } from '../state/reading/names.ts';
import type { State } from '../state/state.ts';
import type { Card } from '../state/values.ts';

/** How what stands at a place of an action that cannot be read was to be chosen, by the text of the card. */
export function formAsked(
  action: unknown,
  state: State,
  library: Library,
): (pointer: string) => string | undefined {
  return (pointer) => {
    if (!isRecord(action)) return undefined;
    const [, name] = /^\/choose\/([^/.#]+)(?:#\d+)?$/.exec(pointer) ?? [];
    const card = name === undefined ? undefined : cardOf(action['card'], state);
    if (name === undefined || card === undefined) return undefined;
    return howChosen(typeof card === 'string' ? library(card)?.abilities : card.abilities, name);
  };
}

function cardOf(id: unknown, state: State): Card | undefined {
  const cards = [...state.inPlay, ...pilesIn(state).flatMap(([{ cards: named }]) => named)];
  return cards.find((card) => card.id === id)?.card;
}
