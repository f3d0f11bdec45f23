import { type Phrase, phrase, phrases, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Cards, Condition, EventPattern, Filter } from '../vocabulary/terms.ts';
import type { End } from '../vocabulary/words.ts';
import { anyCard, cardRef, type Named, noun, playerPossessive, playerRef, pluralNoun } from './slots.ts';
import { number } from './terminals.ts';

const controlled = (named: Named): Cards | undefined =>
  named.which.controller === undefined && named.in === 'play'
    ? { each: { ...named.which, controller: 'you' }, in: 'play' }
    : undefined;

const splitControlled = (value: Condition): { named: Named } | undefined => {
  if (!('exists' in value) || typeof value.exists !== 'object' || !('each' in value.exists)) return undefined;
  const { controller, ...which } = value.exists.each;
  return controller === 'you' ? { named: { which, in: value.exists.in } } : undefined;
};

/** What the cards of a change are, after “while”, without naming them again. */
export const being = phrases<Filter>('what the cards are', () => [
  words('attacking', { attacking: true }),
  words('intercepting', { intercepting: true }),
  words('turned', { turned: true }),
  words('unturned', { turned: false }),
  words('damaged', { damaged: true }),
  words('undamaged', { damaged: false }),
  words('(attacking or intercepting|intercepting or attacking)', {
    any: [{ attacking: true }, { intercepting: true }],
  }),
  phrase('in combat with {inCombatWith}', { inCombatWith: cardRef }, {}),
  phrase('attacking {attackingCard}', { attackingCard: cardRef }, {}),
]);

const state = phrases<Filter>('what a card is', () => [
  words('turned', { turned: true }),
  words('unturned', { turned: false }),
  words('damaged', { damaged: true }),
  words('undamaged', { damaged: false }),
  words('attacking', { attacking: true }),
  words('intercepting', { intercepting: true }),
  words('the target of an attack', { targetOfAttack: true }),
  words('in your front row', { row: 'front' }),
  words('in your back row', { row: 'back' }),
  words('face-down', { faceDown: true }),
  words('face-up', { faceDown: false }),
]);

export const conditionPhrases = (): readonly Phrase<Condition>[] => [
  saying(
    'you control (a|an|any|another) {named}',
    { named: noun },
    ({ named }) => {
      const exists = controlled(named);
      return exists === undefined ? undefined : ({ exists } satisfies Condition);
    },
    splitControlled,
  ),
  saying(
    'you do not control (a|an|any) {named}',
    { named: noun },
    ({ named }) => {
      const exists = controlled(named);
      return exists === undefined ? undefined : ({ not: { exists } } satisfies Condition);
    },
    (value: Condition) => ('not' in value ? splitControlled(value.not) : undefined),
  ),
  saying(
    'you control no {named}',
    { named: pluralNoun },
    ({ named }) => {
      const exists = controlled(named);
      return exists === undefined ? undefined : ({ not: { exists } } satisfies Condition);
    },
    () => undefined,
  ),
  saying(
    'you control {number} or more {named}',
    { number, named: pluralNoun },
    ({ number: least, named }): Condition | undefined => {
      const count = controlled(named);
      return count === undefined ? undefined : { compare: [{ count }, '>=', least] };
    },
    () => undefined,
  ),
  saying(
    '(a|an|another) {named} be~ in play',
    { named: noun },
    ({ named }): Condition => ({ exists: { each: named.which, in: named.in } }),
    () => undefined,
  ),
  phrase('{card} be~ {is}', { card: cardRef, is: state }, {}),
  words<Condition>('during your turn', { turnOf: 'you' }),
  phrase('it is {turnOf} turn', { turnOf: playerPossessive }, {}),
  phrase(
    '{closerToVictory} be~ closer to victory than {than}',
    { closerToVictory: playerRef, than: playerRef },
    {},
  ),
];

/** When something may be played or used, without “if”: “during an attack”. */
export const time = phrases<Condition>('a time', () => [
  words('during your Main Shot', { all: [{ during: 'main-shot' }, { turnOf: 'you' }] }),
  words('during any Main Shot', { during: 'main-shot' }),
  words('[only] during your turn', { turnOf: 'you' }),
  words('[only] during an attack', { during: 'attack' }),
  words('(except during an attack|outside of an attack)', { not: { during: 'attack' } }),
  words('[only] at the start of your turn', { all: [{ during: 'start-of-turn' }, { turnOf: 'you' }] }),
  saying(
    'during an attack (against|on) (a|an|any) {target}',
    { target: noun },
    ({ target }): Condition => ({ attack: { target: target.which } }),
    (value: Condition) =>
      'attack' in value && value.attack.target !== undefined && value.attack.declaredBy === undefined
        ? { target: { which: value.attack.target, in: 'play' as const } }
        : undefined,
  ),
  saying(
    'if {condition}',
    { condition: anyCondition() },
    ({ condition }) => condition,
    (condition: Condition) => ({ condition }),
  ),
]);

function anyCondition() {
  return phrases<Condition>('a condition', conditionPhrases);
}

export const durationPhrases = (): readonly Phrase<End>[] => [
  words('until [the] end of [the|this] turn', 'end-of-turn'),
  words('until [the] end of [the|this] attack', 'end-of-attack'),
  words('until [the] end of [the|this] combat', 'end-of-combat'),
  words('until [the] start of your next turn', 'start-of-your-next-turn'),
  words('until [the] end of your next turn', 'end-of-your-next-turn'),
  words('until (it|he|she|they|that Character|target) leave~ play', 'while-in-play'),
  words('until (this card|#self) leave~ play', 'while-this-in-play'),
  words('this turn', 'end-of-turn'),
];

/** The moment at which something is done: “at the end of the turn”. */
export const moment = phrases<End>('a moment', () => [
  words('at [the] end of [the|this] turn', 'end-of-turn'),
  words('at [the] end of [the|this] attack', 'end-of-attack'),
  words('at the start of your next turn', 'start-of-your-next-turn'),
]);

type Verb = Pick<EventPattern, 'event'> & Partial<Omit<EventPattern, 'event'>>;

const any = (template: string, fixed: Verb): Phrase<EventPattern> =>
  saying(
    template,
    { card: anyCard },
    ({ card }): EventPattern => ({ ...fixed, card: card.which }),
    splitBy('card', fixed),
  );

/** The pattern's other keys are these; the slot is the card. */
function splitBy(slot: 'card', fixed: Verb) {
  return (value: EventPattern): { card: Named } | undefined => {
    const { [slot]: card, ...rest } = value;
    return card !== undefined && JSON.stringify(rest) === JSON.stringify(fixed)
      ? { card: { which: card, in: 'play' } }
      : undefined;
  };
}

export const eventPhrases = (): readonly Phrase<EventPattern>[] => [
  any('{card} enter~ play', { event: 'enters-play' }),
  any('{card} leave~ play', { event: 'leaves-play' }),
  any('{card} be~ smoked', { event: 'smoked' }),
  any('{card} be~ toasted', { event: 'toasted' }),
  any('{card} be~ sacrificed', { event: 'sacrificed' }),
  any('{card} be~ turned', { event: 'turned' }),
  any('{card} be~ revealed', { event: 'revealed' }),
  any('{card} be~ seized', { event: 'seized' }),
  any('{card} turn~ to attack', { event: 'turned-to-attack' }),
  any('{card} turn~ to heal', { event: 'turned-to-heal' }),
  any('{card} unturn~', { event: 'unturned' }),
  any('an opponent seize~ {card}', { event: 'seized', by: 'every-opponent' }),
  any('{card} be~ smoked by an opponent', { event: 'smoked', by: 'every-opponent' }),
  any('an opponent smoke~ {card}', { event: 'smoked', by: 'every-opponent' }),
  any('you play {card}', { event: 'played', player: 'you' }),
  any('an opponent play~ {card}', { event: 'played', player: 'every-opponent' }),
  saying(
    '{target} be~ attacked',
    { target: anyCard },
    ({ target }): EventPattern => ({ event: 'turned-to-attack', target: target.which }),
    () => undefined,
  ),
  saying(
    '{source} smoke~ {card}',
    { source: anyCard, card: anyCard },
    ({ source, card }): EventPattern => ({ event: 'smoked', card: card.which, source: source.which }),
    ({ event: name, card, source, ...rest }: EventPattern) =>
      name === 'smoked' && card !== undefined && source !== undefined && Object.keys(rest).length === 0
        ? { source: { which: source, in: 'play' as const }, card: { which: card, in: 'play' as const } }
        : undefined,
  ),
  saying(
    '{source} inflict~ combat damage on {card}',
    { source: anyCard, card: anyCard },
    ({ source, card }): EventPattern => ({
      event: 'damage-inflicted',
      card: card.which,
      source: source.which,
      combat: true,
    }),
    () => undefined,
  ),
  saying(
    '{source} inflict~ damage on {card}',
    { source: anyCard, card: anyCard },
    ({ source, card }): EventPattern => ({
      event: 'damage-inflicted',
      card: card.which,
      source: source.which,
    }),
    () => undefined,
  ),
  words<EventPattern>('you declare an attack', { event: 'attack-declared', player: 'you' }),
  words<EventPattern>('an opponent declares an attack', {
    event: 'attack-declared',
    player: 'every-opponent',
  }),
];
