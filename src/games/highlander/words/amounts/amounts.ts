import { z } from 'zod';
import { reckonings } from '../../../vocabulary/grammar/amounts.ts';
import { listed, type Phrase, reading } from '../../../vocabulary/phrases/kinds.ts';
import {
  atLeastOne,
  keyedWord,
  phrasesOf,
  type Shape,
  type ValueOf,
} from '../../../vocabulary/words/word.ts';
import { gems } from '../../card.ts';
import { CHALLENGE, EXERTION, THEIR } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef, PlayerRef } from '../../vocabulary/references.ts';
import type { Cards, Gem, Past } from '../../vocabulary/terms.ts';
import type { Declared, KeyOf, NoRoles, TermForms, Word } from '../word.ts';

type AmountWord<A, Name extends KeyOf<A>> = Word<A, Name, NoRoles, unknown, TermForms>;

/** The key that has the roles tells the amount from others. */
function amountWord<A, Name extends KeyOf<A>, Keys extends Shape>(
  declared: Declared<Keys, A, Name, NoRoles, A, TermForms>,
): AmountWord<A, Name> {
  return keyedWord(declared);
}

const someGems = () => z.array(z.enum(gems)).min(1);

interface Count {
  readonly count: Cards;
}

const count: AmountWord<Count, 'count'> = amountWord({
  description: 'How many such cards there are.',
  keys: ({ cards }) => ({ count: cards }),
  roles: { count: {} },
  phrases: () => [
    reading(
      'the number of {nouns} in play',
      { nouns: say.pluralNoun },
      ({ nouns }): Count => ({ count: { each: nouns, in: 'play' } }),
    ),
  ],
});

interface Ability {
  readonly ability: PlayerRef;
}

const ability: AmountWord<Ability, 'ability'> = amountWord({
  description: 'The Ability of the player.',
  keys: ({ playerRef }) => ({ ability: playerRef }),
  roles: { ability: {} },
});

interface MaximumAbility {
  readonly maximumAbility: PlayerRef;
}

const maximumAbility: AmountWord<MaximumAbility, 'maximumAbility'> = amountWord({
  description: 'The maximum Ability of the player.',
  keys: ({ playerRef }) => ({ maximumAbility: playerRef }),
  roles: { maximumAbility: {} },
});

interface CardsInHand {
  readonly cardsInHand: PlayerRef;
}

const cardsInHand: AmountWord<CardsInHand, 'cardsInHand'> = amountWord({
  description: 'How many cards the player has in hand.',
  keys: ({ playerRef }) => ({ cardsInHand: playerRef }),
  roles: { cardsInHand: {} },
  phrases: () => [
    reading(
      '({cardsInHand} Hand size|the number of cards in {cardsInHand} Hand)',
      { cardsInHand: say.whose },
      (one): CardsInHand => one,
    ),
  ],
});

interface MaximumHandSize {
  readonly maximumHandSize: PlayerRef;
}

const maximumHandSize: AmountWord<MaximumHandSize, 'maximumHandSize'> = amountWord({
  description: 'The maximum hand size of the player.',
  keys: ({ playerRef }) => ({ maximumHandSize: playerRef }),
  roles: { maximumHandSize: {} },
});

interface AttackOpportunities {
  readonly attackOpportunities: PlayerRef;
}

const attackOpportunities: AmountWord<AttackOpportunities, 'attackOpportunities'> = amountWord({
  description: 'How many attacks the player may still play this turn.',
  keys: ({ playerRef }) => ({ attackOpportunities: playerRef }),
  roles: { attackOpportunities: {} },
});

interface GemsFound {
  readonly gems: readonly Gem[];
  readonly in: string;
  readonly by?: PlayerRef;
}

const gemsFound: AmountWord<GemsFound, 'gems'> = amountWord({
  description:
    'How many of these gems were found in the Exertion with that name; in an Attribute Challenge, by that player.',
  keys: ({ name, playerRef }) => ({ gems: someGems(), in: name, by: playerRef.exactOptional() }),
  roles: { gems: {} },
});

interface GemsOn {
  readonly gems: readonly Gem[];
  readonly on: Cards;
}

const gemsOn: AmountWord<GemsOn, 'gems'> = amountWord({
  description: 'How many of these gems are printed on the cards.',
  keys: ({ cards }) => ({ gems: someGems(), on: cards }),
  roles: { gems: {} },
});

interface PendingDamage {
  readonly pendingDamage: PlayerRef;
}

const pendingDamage: AmountWord<PendingDamage, 'pendingDamage'> = amountWord({
  description: 'The damage that is pending for the player.',
  keys: ({ playerRef }) => ({ pendingDamage: playerRef }),
  roles: { pendingDamage: {} },
});

interface DamageOf {
  readonly damageOf: CardRef;
}

const damageOf: AmountWord<DamageOf, 'damageOf'> = amountWord({
  description: 'The damage of that attack.',
  keys: ({ cardRef }) => ({ damageOf: cardRef }),
  roles: { damageOf: {} },
});

interface Counters {
  readonly counters: string;
  readonly on: CardRef;
}

const counters: AmountWord<Counters, 'counters'> = amountWord({
  description: 'How many counters with that name are on the card.',
  keys: ({ name, cardRef }) => ({ counters: name, on: cardRef }),
  roles: { counters: {} },
});

interface Value {
  readonly value: string;
}

const value: AmountWord<Value, 'value'> = amountWord({
  description:
    'The number that was chosen or stored under that name, or how many cards were chosen, played or moved under it.',
  keys: ({ name }) => ({ value: name }),
  roles: { value: {} },
});

interface EventAmount {
  readonly eventAmount: true;
}

const eventAmount: AmountWord<EventAmount, 'eventAmount'> = amountWord({
  description: 'The amount of the event, such as how many cards were discarded.',
  keys: () => ({ eventAmount: z.literal(true) }),
  roles: { eventAmount: {} },
});

interface TimesHappened {
  readonly timesHappened: Past;
}

const timesHappened: AmountWord<TimesHappened, 'timesHappened'> = amountWord({
  description: 'How often this happened.',
  keys: ({ past }) => ({ timesHappened: past }),
  roles: { timesHappened: {} },
});

/** All amounts that are neither constants nor computed from others, in the order of the public schema. */
export const amountWords = [
  ...[count, ability, maximumAbility, cardsInHand, maximumHandSize, attackOpportunities, gemsFound],
  ...[gemsOn, pendingDamage, damageOf, counters, value, eventAmount, timesHappened],
];

/** An amount that is read off the game or the text. */
export type Formula = ValueOf<(typeof amountWords)[number]>;

export const amountForms = (parts: TermForms) =>
  atLeastOne([...amountWords.map((word) => word.form(parts)), ...reckonings(parts.amount)]);

/** How card texts say the amounts. */
export const saidAmounts = (): readonly Phrase<Formula>[] => phrasesOf<Formula>(amountWords);

const anyGem = listed('attributes', say.gem, 'or');

/** What “for each” counts, in the singular. */
export const saidEachOf = (): readonly Phrase<Formula>[] => [
  reading(
    'card [(they have|he has|you have)] in {cardsInHand} Hand',
    { cardsInHand: say.whose },
    (one): Formula => one,
  ),
  reading(
    '{gems} found in that Exertion',
    { gems: anyGem },
    (one): Formula => ({ gems: one.gems, in: EXERTION }),
  ),
  reading(
    "{gem} in their (opponent 's|opponents) check",
    { gem: say.gem },
    ({ gem }): Formula => ({ gems: [gem], in: CHALLENGE, by: { opponentOf: THEIR } }),
  ),
  reading(
    '{noun} you have in play',
    { noun: say.noun },
    ({ noun }): Formula => ({ count: { each: { ...noun, controller: 'you' }, in: 'play' } }),
  ),
  reading(
    '{noun} in play',
    { noun: say.noun },
    ({ noun }): Formula => ({ count: { each: noun, in: 'play' } }),
  ),
];
