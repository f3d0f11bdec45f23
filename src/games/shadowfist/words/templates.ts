import { abilityWords } from './abilities/abilities.ts';
import { amountWords } from './amounts/amounts.ts';
import { choiceWords } from './choices/choices.ts';
import { conditionWords } from './conditions/conditions.ts';
import { effectWords } from './effects/effects.ts';
import { modifierWords } from './modifiers/modifiers.ts';
import { paymentWords } from './payments/payments.ts';
import { playerModifierWords } from './player-modifiers/player-modifiers.ts';

/** What is needed of a word to list its phrases. */
interface Listed {
  readonly roles: object;
  readonly phrases?: () => readonly { readonly template: string }[];
}

const byKind: Readonly<Record<string, readonly Listed[]>> = {
  Ability: abilityWords,
  Amount: amountWords,
  Choice: choiceWords,
  Condition: conditionWords,
  Effect: effectWords,
  Modifier: modifierWords,
  Payment: paymentWords,
  PlayerModifier: playerModifierWords,
};

/** How card texts say a word, as templates of phrases. */
export function templatesOf(kind: string, name: string): readonly string[] {
  const word = byKind[kind]?.find(({ roles }) => Object.hasOwn(roles, name));
  return word?.phrases?.().map(({ template }) => template) ?? [];
}
