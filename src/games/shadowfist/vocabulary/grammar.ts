import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { abilityForms } from '../words/abilities/abilities.ts';
import { choiceForms } from '../words/choices/choices.ts';
import { effectForms } from '../words/effects/effects.ts';
import { modifierForms } from '../words/modifiers/modifiers.ts';
import { paymentForms } from '../words/payments/payments.ts';
import { playerModifierForms } from '../words/player-modifiers/player-modifiers.ts';
import type { Forms } from '../words/word.ts';
import type { Ability } from './abilities.ts';
import type { Choice } from './choices.ts';
import { effectPattern } from './effect-patterns.ts';
import type { Effect } from './effects.ts';
import type { Modifier } from './modifiers.ts';
import type { Payment } from './payments.ts';
import type { PlayerModifier } from './player-modifiers.ts';
import { cardRef, playerRef } from './references.ts';
import { response } from './responses.ts';
import { amount, cards, condition, eventPattern, filter, place, players, range } from './terms.ts';

export const modifier: z.ZodType<Modifier> = lazily(() => toldApart(modifierForms(forms))).meta({
  id: 'Modifier',
  description: 'What a card gains or loses while something lasts.',
});

export const playerModifier: z.ZodType<PlayerModifier> = lazily(() =>
  toldApart(playerModifierForms(forms)),
).meta({ id: 'PlayerModifier', description: 'What changes for a player while something lasts.' });

export const choice: z.ZodType<Choice> = lazily(() =>
  z.discriminatedUnion('choose', choiceForms(forms)),
).meta({ id: 'Choice', description: 'What a player chooses, under a name.' });

export const payment: z.ZodType<Payment> = lazily(() =>
  z.discriminatedUnion('pay', paymentForms(forms)),
).meta({ id: 'Payment', description: 'What a player does on generation to pay for an effect.' });

const effects = lazily(() => z.array(effect));

export const effect: z.ZodType<Effect> = lazily(() => z.discriminatedUnion('do', effectForms(forms))).meta({
  id: 'Effect',
  description: 'An effect: what is done on resolution.',
});

export const ability: z.ZodType<Ability> = lazily(() =>
  z.discriminatedUnion('ability', abilityForms(forms)),
).meta({ id: 'Ability', description: 'One ability of a card.' });

const forms: Forms = {
  ability,
  amount,
  cardRef,
  cards,
  choice,
  condition,
  effect,
  effectPattern,
  effects,
  eventPattern,
  filter,
  modifier,
  payment,
  place,
  playerModifier,
  playerRef,
  players,
  range,
  response,
};
