import * as z from 'zod';
import type { OwnCardForms } from '../../decks/own-card.ts';
import { factions } from '../card.ts';
import { shadowfistCompletion } from '../completion.ts';
import { cardWith } from '../written-card.ts';

/** How a deck list writes out a Shadowfist card, or completes one: as the rule check does, and with its factions. */
export const shadowfistOwnCard = (ability: z.ZodType): OwnCardForms => ({
  own: cardWith(ability)
    .extend({
      factions: z.array(z.enum(factions)).default([]).describe('Factions of the card. Default: none.'),
    })
    .meta({ id: 'ShadowfistDeckListCard', description: 'A card of your own in a deck list.' }),
  completion: shadowfistCompletion,
});
