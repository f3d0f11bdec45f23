import { saidEachOf } from '../words/amounts/amounts.ts';
import { saidConditions } from '../words/conditions/conditions.ts';
import { saidPayments } from '../words/payments/payments.ts';
import { amountPhrases, cardsLongPhrases } from './amounts.ts';
import { modifiersPhrases, playerModifiersPhrases } from './changes.ts';
import { considerationPhrases } from './conditions.ts';
import { effectPhrases, effectsPhrases } from './effects.ts';
import { eventPhrases } from './events.ts';
import { aNounPhrases, nounPhrases, pluralNounPhrases } from './nouns.ts';
import {
  cardRefPhrases,
  cardsPhrases,
  countedPhrases,
  placePhrases,
  placesPhrases,
  playerPhrases,
  whosePhrases,
} from './references.ts';
import * as slots from './slots.ts';
import { gemPhrases } from './terminals.ts';
import { phasePhrases } from './times.ts';

slots.amount.fill(amountPhrases);
slots.noun.fill(nounPhrases);
slots.pluralNoun.fill(pluralNounPhrases);
slots.aNoun.fill(aNounPhrases);
slots.counted.fill(countedPhrases);
slots.cardRef.fill(cardRefPhrases);
slots.cards.fill(cardsPhrases);
slots.player.fill(playerPhrases);
slots.whose.fill(whosePhrases);
slots.place.fill(placePhrases);
slots.places.fill(placesPhrases);
slots.phase.fill(phasePhrases);
slots.gem.fill(gemPhrases);
slots.consideration.fill(considerationPhrases);
slots.payment.fill(saidPayments);
slots.condition.fill(saidConditions);
slots.event.fill(eventPhrases);
slots.modifiers.fill(modifiersPhrases);
slots.playerModifiers.fill(playerModifiersPhrases);
slots.effect.fill(effectPhrases);
slots.effects.fill(effectsPhrases);
slots.eachOf.fill(saidEachOf);
slots.cardsLong.fill(cardsLongPhrases);

export { statement } from './sentences.ts';
