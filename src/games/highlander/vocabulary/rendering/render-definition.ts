import type { Definition } from '../definition.ts';
import type { Effect } from '../effects.ts';
import { abilitiesOf } from '../words-in.ts';
import { abilitySaid } from './abilities.ts';
import { amountSaid, rangeSaid } from './amounts.ts';
import { callingIn } from './calling.ts';
import { cardsCounted, cardsSaid } from './cards.ts';
import { conditionSaid } from './conditions.ts';
import { effectSaid, effectsSaid } from './effects.ts';
import { eventSaid, pastSaid } from './events.ts';
import { aCardSaid, cardSaid, cardsSuchSaid } from './filters.ts';
import { type Sayings, Speech } from './speech.ts';

const sayings: Sayings = {
  amount: amountSaid,
  range: rangeSaid,
  card: cardSaid,
  aCard: aCardSaid,
  cardsSuch: cardsSuchSaid,
  cards: cardsSaid,
  cardsCounted,
  condition: conditionSaid,
  event: eventSaid,
  past: pastSaid,
  effects: effectsSaid,
  ability: abilitySaid,
};

/** The game text that the abilities of a card say, in English, from nothing but the data. */
export function renderDefinition(definition: Definition): string {
  return definition.abilities.map((ability, at) => abilitySaid(ability, speechOf(definition, at))).join('\n');
}

/** What an effect of a card does, as its text would say it. */
export function effectInWords(effect: Effect): string {
  const texts = abilitiesOf({ abilities: [{ ability: 'played', do: [effect] }] });
  return effectSaid(effect, new Speech(sayings, callingIn(texts), null));
}

/** An ability knows what it names itself, and what was chosen as the card was played. */
function speechOf(definition: Definition, at: number): Speech {
  const texts = abilitiesOf(definition).filter((_, index) => {
    const kind = definition.abilities[index]?.ability;
    return index === at || kind === 'playing' || kind === 'played';
  });
  return new Speech(sayings, callingIn(texts), null);
}
