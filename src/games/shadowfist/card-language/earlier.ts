import { phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import { attackings } from '../vocabulary/event-names.ts';
import type { Condition, EventPattern, Filter } from '../vocabulary/terms.ts';
import { done, IN_COMBAT } from './events/deeds.ts';
import { aCard, type Group, pattern, players } from './events/event-parts.ts';
import { playable } from './permissions.ts';
import { type Named, noun, pluralNoun } from './slots.ts';

/** Cards that had a part in an event: whether one or more is all the same. */
const someCard: Kind<Group> = phrases<Group>('a card', () => [
  reading('{card}', { card: aCard }, ({ card }) => card),
  reading('at least one {which}', { which: noun }, ({ which }) => which),
]);

/** What a card still is later: what it does, or where it is, may have changed since. */
const LASTING: ReadonlySet<string> = new Set<keyof Filter>([
  ...(['type', 'designator', 'title', 'restriction', 'foundation', 'neutral', 'belongsTo'] as const),
  ...(['controller', 'owner', 'is', 'not', 'any'] as const),
]);

function lasts({ is, not, any = [], ...rest }: Filter): boolean {
  const isKnown = Object.keys(rest).every((key) => LASTING.has(key)) && is !== 'its-target';
  return isKnown && (not === undefined || lasts(not)) && any.every(lasts);
}

function inPlay({ which, in: place }: Group): Filter | undefined {
  return place === 'play' && lasts(which) ? which : undefined;
}

function ofCard(card: Group, build: (which: Filter) => EventPattern | undefined): EventPattern | undefined {
  const which = inPlay(card);
  return which === undefined ? undefined : build(which);
}

const ofBoth = (
  one: Group,
  other: Group,
  build: (one: Filter, other: Filter) => EventPattern | undefined,
): EventPattern | undefined => ofCard(one, (first) => ofCard(other, (second) => build(first, second)));

/** “Characters were smoked”, after “no”. */
const befell: Kind<EventPattern> = phrases<EventPattern>('what happened', () => [
  reading('{which} were {done}', { which: pluralNoun, done }, ({ which, done: event }) =>
    ofCard(which, (card) => pattern(event, { card })),
  ),
  reading('{which} was {done}', { which: noun, done }, ({ which, done: event }) =>
    ofCard(which, (card) => pattern(event, { card })),
  ),
]);

/** What happened earlier, in the past tense: “a Character was smoked”, “it smoked a Character”. */
export const earlier: Kind<EventPattern> = phrases<EventPattern>('what happened', () => [
  reading('{card} (was|were) {done}', { card: someCard, done }, ({ card, done: event }) =>
    ofCard(card, (which) => pattern(event, { card: which })),
  ),
  reading('{card} (was|were) {done} by {by}', { card: someCard, done, by: players }, (one) =>
    ofCard(one.card, (card) => pattern(one.done, { card, by: one.by.who })),
  ),
  // A verb of the past is its participle.
  reading('{source} {done} {card}', { source: someCard, done, card: someCard }, (one) =>
    ofBoth(one.source, one.card, (source, card) => pattern(one.done, { card, source })),
  ),
  reading(`{source} {done} {card} ${IN_COMBAT}`, { source: someCard, done, card: someCard }, (one) =>
    ofBoth(one.source, one.card, (source, card) => pattern(one.done, { card, source, combat: true })),
  ),
  reading('{source} inflicted combat damage on {card}', { source: someCard, card: someCard }, (one) =>
    ofBoth(one.source, one.card, (source, card) =>
      pattern('damage-inflicted', { card, source, combat: true }),
    ),
  ),
  reading('{card} turned to attack', { card: someCard }, ({ card }) =>
    ofCard(card, (which) => pattern('turned-to-attack', { card: which })),
  ),
  reading('{card} attacked', { card: someCard }, ({ card }) =>
    ofCard(card, (which) => pattern(attackings, { card: which })),
  ),
  reading('{player} declared an attack', { player: players }, ({ player }) =>
    pattern('attack-declared', player.who === 'every-player' ? {} : { player: player.who }),
  ),
  reading('an attack you declared (failed|was unsuccessful)', {}, () =>
    pattern('attack-ended', { player: 'you', successful: false }),
  ),
  reading('an attack you declared (succeeded|was successful)', {}, () =>
    pattern('attack-ended', { player: 'you', successful: true }),
  ),
]);

/** What did not happen. */
const never: Kind<EventPattern> = phrases<EventPattern>('what did not happen', () => [
  reading('no {befell}', { befell }, (one) => one.befell),
  reading('{card} (was|were) not {done}', { card: aCard, done }, ({ card, done: event }) =>
    ofCard(card, (which) => pattern(event, { card: which })),
  ),
  reading(
    '{card} ((did not|do not) turn to attack|(has|have) not turned to attack)',
    { card: aCard },
    ({ card }) => ofCard(card, (which) => pattern('turned-to-attack', { card: which })),
  ),
  reading('{card} ((did not|do not) attack|(has|have) not attacked)', { card: aCard }, ({ card }) =>
    ofCard(card, (which) => pattern(attackings, { card: which })),
  ),
  reading('{player} did not declare an attack', { player: players }, ({ player }) =>
    pattern('attack-declared', player.who === 'every-player' ? {} : { player: player.who }),
  ),
]);

const THIS_TURN = '[during] (this|that|the) turn';

/** “It did not attack this turn.” */
export const earlierPhrases = () => [
  reading(
    `{on} ${THIS_TURN}`,
    { on: earlier },
    ({ on: happenedThisTurn }): Condition => ({ happenedThisTurn }),
  ),
  reading(
    `{on} ${THIS_TURN}`,
    { on: never },
    ({ on: happenedThisTurn }): Condition => ({ not: { happenedThisTurn } }),
  ),
];

function playedThisTurn(named: Named): Condition | undefined {
  const found = playable(named);
  return found === undefined || found.on !== undefined
    ? undefined
    : { happenedThisTurn: { event: 'played', card: found.which, player: 'that-player' } };
}

/** “did not declare an attack”, of a player: in that player's turn, which the text speaks of. */
export const earlierOfPlayerPhrases = () => [
  reading(`[have~] played (a|an|any|one or more) {which} ${THIS_TURN}`, { which: noun }, ({ which }) =>
    playedThisTurn(which),
  ),
  reading(
    `(have~ not played|did not play) (a|an|any) {which} ${THIS_TURN}`,
    { which: noun },
    ({ which }): Condition | undefined => {
      const did = playedThisTurn(which);
      return did === undefined ? undefined : { not: did };
    },
  ),
  reading(
    `did not declare an attack [${THIS_TURN}]`,
    {},
    (): Condition => ({
      not: { happenedThisTurn: { event: 'attack-declared', player: 'that-player' } },
    }),
  ),
];
