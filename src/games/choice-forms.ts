import type { Mistake } from '../engine/answer.ts';
import { isRecord } from '../engine/forms.ts';
import type { Hint } from '../engine/hints.ts';

/** In which form what is chosen is written, by how a text lets it be chosen or a question asks for it. */
const written: Readonly<Record<string, string>> = {
  cards: '{"cards": […]}',
  chance: '{"cards": […]}',
  order: '{"cards": […]}',
  player: '{"players": […]}',
  players: '{"players": […]}',
  number: '{"number": …}',
  symbol: '{"symbol": …}',
  mode: '{"mode": …}',
  'number-on': '{"mode": …}',
  effect: '{"effect": …}',
  'damage-source': '{"cards": […]} or {"effect": …}',
  position: '{"position": …}',
  division: '{"division": {…}}',
  gem: '{"gem": …}',
  area: '{"area": …}',
  title: '{"title": …}',
  designator: '{"designator": …}',
  type: '{"type": …}',
};

/** How an action was to choose what has a name, by the abilities of the card that it names. */
export function howChosenBy(
  action: unknown,
  name: string | undefined,
  abilitiesOf: (card: unknown) => unknown,
): string | undefined {
  return isRecord(action) && name !== undefined ? howChosen(abilitiesOf(action.card), name) : undefined;
}

/** How a text lets be chosen what it names so; undefined where it does not say. */
function howChosen(text: unknown, name: string): string | undefined {
  if (typeof text !== 'object' || text === null) return undefined;
  if (isRecord(text) && text.as === name && typeof text.choose === 'string') return text.choose;
  for (const part of Object.values(text)) {
    const how = howChosen(part, name);
    if (how !== undefined) return how;
  }
  return undefined;
}

/** Mistakes in the form of what is chosen: where it is known what is asked for, no other form is told. */
export function toldInItsForm(
  mistakes: readonly Mistake[],
  asked: (pointer: string) => string | undefined,
): Mistake[] {
  return mistakes.map((one) => {
    const form = one.code === 'wrong-value' ? written[asked(one.pointer) ?? ''] : undefined;
    return form === undefined ? one : { ...one, message: `What is chosen here is written ${form}.` };
  });
}

/** A name, or a list of names, where an object says what they are. */
export function bareChoice(given: unknown): Hint | undefined {
  if (typeof given === 'number')
    return {
      message: 'A number that is chosen is written {"number": …}.',
      suggestion: `{"number": ${given}}`,
    };
  const names = typeof given === 'string' ? [given] : given;
  if (!Array.isArray(names) || !names.every((one) => typeof one === 'string') || names.length > 20)
    return undefined;
  return {
    message: 'What is chosen says what it is: cards are written {"cards": […]}, players {"players": […]}.',
    suggestion: null,
  };
}

/** A card of the catalogue, of which more was sent than its slug. */
export function slugInObject(given: unknown): Hint | undefined {
  if (!isRecord(given) || typeof given.slug !== 'string') return undefined;
  return {
    message: 'A card of the catalogue is named by its slug alone, as a text and not an object.',
    suggestion: given.slug.slice(0, 120),
  };
}
