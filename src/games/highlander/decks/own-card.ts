import type { z } from 'zod';
import type { OwnCardForms } from '../../decks/own-card.ts';
import { highlanderCompletion } from '../completion.ts';
import { cardWith } from '../written-card.ts';
import { deckAbilities, joinedDeckAbilities } from './deck-ability.ts';

const deckBuilding = deckAbilities.describe('How the card changes the rules for decks that contain it.');

/** How a deck list writes out a Highlander card, or completes one: as the rule check does, and with what it changes in deck building. */
export const highlanderOwnCard = (ability: z.ZodType): OwnCardForms => ({
  own: cardWith(ability)
    .extend({ deckBuilding: deckBuilding.nullable().default(null) })
    .meta({ id: 'HighlanderDeckListCard', description: 'A card of your own in a deck list.' }),
  completion: {
    ...highlanderCompletion,
    form: highlanderCompletion.form.extend({ deckBuilding: deckBuilding.exactOptional() }),
    joined: { ...highlanderCompletion.joined, deckBuilding: joinedDeckAbilities },
  },
});
