import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { abilityForms } from '../words/abilities/abilities.ts';
import { effectForms } from '../words/effects/effects.ts';
import { modifierForms } from '../words/modifiers/modifiers.ts';
import { playerModifierForms } from '../words/player-modifiers/player-modifiers.ts';
import type { Forms } from '../words/word.ts';
import type { Ability } from './abilities.ts';
import { choice } from './choices.ts';
import type { Effect } from './effects.ts';
import { end } from './ends.ts';
import type { Modifier } from './modifiers.ts';
import { payment } from './payments.ts';
import type { PlayerModifier } from './player-modifiers.ts';
import { cardRef, playerRef, players } from './references.ts';
import { amount, cards, condition, eventPattern, filter, grid, past, place, range } from './terms.ts';

const named = z.strictObject({ chosen: name.describe('The name under which it was chosen.') });

export const modifier: z.ZodType<Modifier> = lazily(() => toldApart(modifierForms(forms))).meta({
  id: 'HighlanderModifier',
  description: 'What a card gains or loses while something lasts.',
});

export const playerModifier: z.ZodType<PlayerModifier> = lazily(() =>
  toldApart(playerModifierForms(forms)),
).meta({ id: 'HighlanderPlayerModifier', description: 'What changes for a player while something lasts.' });

const effects = lazily(() => z.array(effect));

export const effect: z.ZodType<Effect> = lazily(() => z.discriminatedUnion('do', effectForms(forms))).meta({
  id: 'HighlanderEffect',
  description: 'What is done.',
});

export const ability: z.ZodType<Ability> = lazily(() =>
  z.discriminatedUnion('ability', abilityForms(forms)),
).meta({ id: 'HighlanderAbility', description: 'One ability of a card.' });

const forms: Forms = {
  ability,
  amount,
  cardRef,
  cards,
  choice,
  chosen: named,
  condition,
  effect,
  effects,
  end,
  eventPattern,
  filter,
  grid,
  modifier,
  name,
  past,
  payment,
  place,
  playerModifier,
  playerRef,
  players,
  range,
};
