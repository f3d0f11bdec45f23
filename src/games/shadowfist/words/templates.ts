import { templatesByKind } from '../../vocabulary/words/templates.ts';
import { abilityWords } from './abilities/abilities.ts';
import { amountWords } from './amounts/amounts.ts';
import { choiceWords } from './choices/choices.ts';
import { conditionWords } from './conditions/conditions.ts';
import { effectWords } from './effects/effects.ts';
import { modifierWords } from './modifiers/modifiers.ts';
import { paymentWords } from './payments/payments.ts';
import { playerModifierWords } from './player-modifiers/player-modifiers.ts';

/** How card texts say a word, as templates of phrases. */
export const templatesOf = templatesByKind({
  Ability: abilityWords,
  Amount: amountWords,
  Choice: choiceWords,
  Condition: conditionWords,
  Effect: effectWords,
  Modifier: modifierWords,
  Payment: paymentWords,
  PlayerModifier: playerModifierWords,
});
