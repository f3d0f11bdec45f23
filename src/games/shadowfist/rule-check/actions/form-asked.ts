import { howChosenBy } from '../../../choice-forms.ts';
import { definitionGiven } from '../../../rule-check.ts';
import type { Library } from '../board/board.ts';
import type { State } from '../state/state.ts';
import type { Card } from '../state/values.ts';

/** How what stands at a place of an action that cannot be read was to be chosen: by the question, or the text of the card. */
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
    if (pointer === '/value') return state.question?.kind;
    const [, name] = /^\/choose\/(?:new-)?([^/]+)$/.exec(pointer) ?? [];
    return howChosenBy(action, name, abilitiesOf);
  };
}

function cardOf(id: unknown, { inPlay, players }: State): Card | undefined {
  const cards = [...inPlay, ...players.flatMap(({ hand, smoked }) => [...hand.cards, ...smoked.cards])];
  return cards.find((card) => card.id === id)?.card;
}
