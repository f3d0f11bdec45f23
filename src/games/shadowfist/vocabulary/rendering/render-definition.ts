import { rangeSaid } from '../../../vocabulary/rendering/amounts.ts';
import type { Definition } from '../definition.ts';
import { abilitiesOf } from '../words-in.ts';
import { abilitySaid } from './abilities.ts';
import { amountSaid } from './amounts.ts';
import { callingIn } from './calling.ts';
import { cardsCounted, cardsSaid } from './cards.ts';
import { conditionSaid } from './conditions.ts';
import { effectsSaid } from './effects.ts';
import { eventSaid } from './events.ts';
import { aCardSaid, cardSaid, cardsSuchSaid, predicateSaid } from './filters.ts';
import { type Sayings, Speech } from './speech.ts';

const sayings: Sayings = {
  amount: amountSaid,
  range: rangeSaid,
  card: cardSaid,
  aCard: aCardSaid,
  predicate: predicateSaid,
  cardsSuch: cardsSuchSaid,
  cards: cardsSaid,
  cardsCounted,
  condition: conditionSaid,
  event: eventSaid,
  effects: effectsSaid,
  ability: abilitySaid,
};

/** Of no one text: what is named there is called by its name alone, as in what players say of their choices. */
export const plainSpeech = new Speech(sayings, new Map(), null);

/** The rules text that the abilities of a card say, in English, from nothing but the data. */
export function renderDefinition(definition: Definition): string {
  const { restrictions, abilities } = definition;
  const restricted = restrictions.map((restriction) => `${restriction}.`).join(' ');
  return [
    ...(restricted === '' ? [] : [`**${restricted}**`]),
    ...abilities.map((ability, at) => abilitySaid(ability, speechOf(definition, at))),
  ].join('\n');
}

/** An ability knows what it names itself, what was chosen when the card entered play, and what the card answers. */
function speechOf(definition: Definition, at: number): Speech {
  const texts = abilitiesOf(definition).filter((_, index) => {
    const kind = definition.abilities[index]?.ability;
    return index === at || kind === 'entering' || kind === 'playing';
  });
  const answered = definition.abilities.flatMap((ability) =>
    ability.ability === 'playing' && ability.inResponseTo !== undefined && 'event' in ability.inResponseTo
      ? ability.inResponseTo.event
      : [],
  );
  return new Speech(sayings, callingIn(texts), answered.at(0) ?? null);
}
