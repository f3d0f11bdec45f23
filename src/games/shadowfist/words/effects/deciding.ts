import type { Choice } from '../../vocabulary/choices.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import { choiceRoles } from '../choices/choices.ts';
import { namesReadInChoice } from '../names.ts';
import { chosenName } from '../words-of-ability.ts';
import type { Decision } from './effect-word.ts';
import { type Effect, factsOf, rolesOf } from './effects.ts';
import { everyEffect } from './nested.ts';

/** Whether the players `isOwn` can make a decision before the effects that come earlier in the text are done. */
export function isDecidable(
  { by, choose }: Pick<Decision, 'by' | 'choose'>,
  known: ReadonlySet<string>,
  isOwn: (player: PlayerRef) => boolean,
): boolean {
  const names = new Set(known);
  for (const choice of choose) {
    if (!isOwn(choice.by ?? by) || isInDeck(choice)) return false;
    if (choiceRoles(choice).isByChance?.(choice) === true) return false;
    if (names.has(choice.as) || [...namesReadInChoice(choice)].some((name) => !names.has(name))) return false;
    names.add(choice.as);
  }
  return isOwn(by);
}

/** Nobody chooses among cards of a deck before looking at them. */
function isInDeck(choice: Choice): boolean {
  if (choice.choose !== 'cards') return false;
  return [choice, ...(choice.or ?? [])].some(
    ({ in: place }) => typeof place === 'object' && ('deck' in place || 'whereverIs' in place),
  );
}

/** Whether later decisions of the text may depend on what an effect does. */
export const informsLater = (effect: Effect): boolean =>
  everyEffect([effect]).some((one) => rolesOf(one).informs === true || rolesOf(one).decides !== undefined);

/** The names of the cards that the effects bring into play: which they are is chosen on resolution (5.2). */
export const namesOfEntering = (effects: readonly Effect[]): ReadonlySet<string> => {
  const all = everyEffect(effects);
  const cards = [
    ...factsOf(all, 'returnsToPlay').map((returned) => returned.cards),
    ...factsOf(all, 'plays').map(({ which }) => which.is),
  ];
  return new Set(cards.flatMap((one) => chosenName(one) ?? []));
};
