import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import {
  type State,
  type StateGiven,
  stateSchema,
} from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import type { Choice } from '../../../../../src/games/shadowfist/vocabulary/choices.ts';
import { definition } from '../../../../../src/games/shadowfist/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import {
  choice,
  effect,
  modifier,
  payment,
  playerModifier,
} from '../../../../../src/games/shadowfist/vocabulary/grammar.ts';
import type { Modifier } from '../../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import type { Payment } from '../../../../../src/games/shadowfist/vocabulary/payments.ts';
import type { PlayerModifier } from '../../../../../src/games/shadowfist/vocabulary/player-modifiers.ts';
import {
  type Cards,
  type Condition,
  cards,
  condition,
  type EventPattern,
  eventPattern,
  type Filter,
  filter,
} from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import { anyOf } from './any-of-schema.ts';

/** A few words of the vocabulary, with their keys in the order of its schemas. */
export const anEffect: Effect = { do: 'damage', amount: 2, to: { chosen: 'victim' } };
export const aModifier: Modifier = { fighting: 1 };
export const aPlayerModifier: PlayerModifier = { handSize: 1 };
export const aChoice: Choice = { as: 'victim', choose: 'cards', which: { type: ['Character'] }, in: 'play' };
export const aPayment: Payment = { pay: 'power', amount: 1 };
export const aCondition: Condition = { during: 'attack' };
export const aPattern: EventPattern = { event: 'smoked', card: { type: ['Character'] } };
export const aSet: Cards = { each: { type: ['Character'] }, in: 'play' };
export const aFilter: Filter = { type: ['Event'] };

const aCardOfOnesOwn = { title: 'Thief', type: 'Character', cost: 2, requires: ['arc'], fighting: 3 };
const anotherCard = { title: 'Theft', type: 'Event', abilities: [{ ability: 'event', do: [anEffect] }] };

/** They are taken as they are: what they may be is tried elsewhere. */
export const partsOfVocabulary = new Map<z.core.$ZodType, Arbitrary<unknown>>([
  [effect, fc.constant(anEffect)],
  [modifier, fc.constant(aModifier)],
  [playerModifier, fc.constant(aPlayerModifier)],
  [choice, fc.constant(aChoice)],
  [payment, fc.constant(aPayment)],
  [condition, fc.constant(aCondition)],
  [eventPattern, fc.constant(aPattern)],
  [cards, fc.constant(aSet)],
  [filter, fc.constant(aFilter)],
  [definition, fc.constantFrom(aCardOfOnesOwn, anotherCard)],
]);

/** Any state of the right form; what is named in it need not exist. */
export const anyGiven = anyOf(stateSchema, partsOfVocabulary) as Arbitrary<StateGiven>;
export const anyState: Arbitrary<State> = anyGiven.map((given) => stateSchema.parse(given));
