import { howChosenBy } from '../../../choice-forms.ts';
import { definitionGiven } from '../../../rule-check.ts';
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
  const abilitiesOf = (id: unknown) => {
    const card = cardOf(id, state);
    return card === undefined ? undefined : definitionGiven(card, library)?.abilities;
  };
  return (pointer) => {
    const [, name] = /^\/choose\/([^/.#]+)(?:#\d+)?$/.exec(pointer) ?? [];
    return howChosenBy(action, name, abilitiesOf);
  };
}

function cardOf(id: unknown, state: State): Card | undefined {
  const cards = [...state.inPlay, ...pilesIn(state).flatMap(([{ cards: named }]) => named)];
  return cards.find((card) => card.id === id)?.card;
}
