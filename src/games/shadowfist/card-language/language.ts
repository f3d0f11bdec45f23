import { saidSimply, saidTerms } from '../words/amounts/amounts.ts';
import { saidOfPlayers } from '../words/conditions/conditions.ts';
import { saidEffects } from '../words/effects/effects.ts';
import { saidPayments } from '../words/payments/payments.ts';
import { amountPhrases, numberPhrases, simpleTermPhrases } from './amounts.ts';
import { conditionPhrases, possessionPhrases } from './conditions.ts';
import { effectsPhrases, oneEffectPhrases } from './effects.ts';
import { eventPhrases } from './events.ts';
import { bareChangesPhrases, modifiersPhrases } from './modifiers.ts';
import { nounPhrases, pairedNounPhrases, pluralNounPhrases } from './nouns.ts';
import {
  anyCardPhrases,
  cardPossessivePhrases,
  cardRefPhrases,
  cardsPhrases,
  playerPossessivePhrases,
  playerRefPhrases,
  playersPhrases,
} from './references.ts';
import * as slots from './slots.ts';
import { durationPhrases } from './times.ts';

slots.simpleAmount.fill(() => [...numberPhrases(), ...saidSimply()]);
slots.term.fill(() => [...simpleTermPhrases(), ...saidTerms()]);
slots.amount.fill(amountPhrases);
slots.cardRef.fill(cardRefPhrases);
slots.cardPossessive.fill(cardPossessivePhrases);
slots.playerRef.fill(playerRefPhrases);
slots.playerPossessive.fill(playerPossessivePhrases);
slots.players.fill(playersPhrases);
slots.anyCard.fill(anyCardPhrases);
slots.noun.fill(nounPhrases);
slots.pluralNoun.fill(pluralNounPhrases);
slots.pairedNoun.fill(pairedNounPhrases);
slots.cards.fill(cardsPhrases);
slots.condition.fill(conditionPhrases);
slots.predicate.fill(saidOfPlayers);
slots.possession.fill(possessionPhrases);
slots.event.fill(eventPhrases);
slots.modifiers.fill(modifiersPhrases);
slots.duration.fill(durationPhrases);
slots.bareChanges.fill(bareChangesPhrases);
slots.effect.fill(saidEffects);
slots.oneEffect.fill(oneEffectPhrases);
slots.effects.fill(effectsPhrases);
slots.payment.fill(saidPayments);

export { statement } from './sentences.ts';
