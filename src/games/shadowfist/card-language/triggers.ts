import { type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { partsOfEvent } from '../vocabulary/lint/event-parts.ts';
import type { Players } from '../vocabulary/references.ts';
import type { Cards, Condition, EventPattern } from '../vocabulary/terms.ts';
import { beingItself } from './being.ts';
import { flip } from './coins.ts';
import { type Cost, costs, isForgotten } from './costs.ts';
import { deed, doneBy } from './done-by.ts';
import { earlier } from './earlier.ts';
import { befalling as whatBefalls } from './effects.ts';
import { done, doneToCard } from './events/deeds.ts';
import { anySuffering } from './events/moves.ts';
import { recurring } from './events/recurring.ts';
import { limit } from './limits.ts';
import * as marked from './marked.ts';
import { mentioning, mentionsIn } from './mentions.ts';
import { entersItself, leavesItself } from './own-events.ts';
import { isThey } from './references/mentioned-before.ts';
import { ownedPlural } from './references/owned.ts';
import type { Statement } from './sentences.ts';
import {
  condition,
  duration,
  effects,
  event,
  type Happened,
  modifiers,
  type Named,
  simpleAmount,
} from './slots.ts';
import { oneGainInPlay, oneGainOfItself, ways } from './ways.ts';

type Triggered = Extract<Statement, { says: 'triggered' }>;

/** The card itself, or the subject of a State. */
const ITSELF = mentioning({ mention: 'back', noun: 'pronoun', many: false }, 0);

/** What a trigger is about. */
type Trigger = Happened;

/** What is done then, and what for. */
type Consequence = Pick<Triggered, 'costs' | 'effects' | 'optional' | 'isSplit' | 'immediately'>;

const happening: Kind<Trigger> = phrases<Trigger>(['a trigger', marked.happened], () => [
  reading('{on}', { on: recurring }, (one): Trigger => one),
  reading(
    'at the end of (each|any|every) combat (it|he|she|this card|#self) is in',
    {},
    (): Trigger => ({
      on: { event: 'combat-ended', card: { is: 'this' } },
      together: true,
    }),
  ),
  // 6.4: what happens when cards enter combat comes before their damage.
  reading(
    'before combat damage is (dealt|inflicted)',
    {},
    (): Trigger => ({ on: { event: 'enters-combat', card: { is: ITSELF } }, together: true }),
  ),
  // The original edition says “if” for triggered effects, too (5.2.2).
  reading('(when|whenever|each time) {happened}', { happened: event }, ({ happened }): Trigger => happened),
  // “If this card is turned” says what it is, and not what happens to it.
  reading('if {happened}', { happened: event }, ({ happened }): Trigger | undefined => {
    const { event: name, card, ...others } = happened.on;
    const isState = (name === 'turned' || name === 'unturned') && Object.keys(others).length === 0;
    return isState && card?.is !== undefined ? undefined : happened;
  }),
  words<Trigger>('at the end of the turn (it|he|she|this card|#self) (is|was) played', {
    on: { event: 'turn-ended' },
    if: { card: 'this', is: { thisTurn: { event: 'played' } } },
  }),
  words<Trigger>('at the end of the turn [in which] (it|he|she|this card|#self) (enters|entered) play', {
    on: { event: 'turn-ended' },
    if: { card: 'this', is: { enteredPlayThisTurn: true } },
  }),
]);

/** The part of the game in which it happens. */
const within: Kind<Condition> = phrases<Condition>('a time', () => [
  words<Condition>('during your turn', { turnOf: 'you' }),
  words<Condition>("during (an|any|each) opponent 's turn", { not: { turnOf: 'you' } }),
  words<Condition>('during an attack', { during: 'attack' }),
  words<Condition>('during an attack [that] you (declare|declared)', { attack: { declaredBy: 'you' } }),
]);

/** “the end of any turn in which a Character was smoked”. */
const endOfTurn: Kind<Trigger> = phrases<Trigger>('a trigger', () => [
  reading('{on} in which {earlier}', { on: recurring, earlier }, ({ on, earlier: happenedThisTurn }) =>
    // What has left play is no longer there to be triggered.
    on.event === 'turn-ended' && happenedThisTurn.card?.is !== 'this'
      ? { on, if: { happenedThisTurn } }
      : undefined,
  ),
]);

const trigger: Kind<Trigger> = phrases<Trigger>(['a trigger', marked.happened], () => [
  reading('{when}', { when: happening }, ({ when }) => when),
  reading('{when}', { when: endOfTurn }, ({ when }) => when),
  // “If” after a trigger is checked on resolution (5.2.3): there it is a part of the effects.
  reading(
    '{when} while {if}',
    { when: happening, if: condition },
    ({ when, ...also }): Trigger | undefined => (when.if === undefined ? { ...when, ...also } : undefined),
  ),
  reading('{when} and {if}', { when: happening, if: condition }, ({ when, ...also }): Trigger | undefined =>
    when.if === undefined && !isForgotten(when.on, also.if) ? { ...when, ...also } : undefined,
  ),
  reading('{when} {if}', { when: happening, if: within }, ({ when, ...also }): Trigger | undefined =>
    when.if === undefined && !isForgotten(when.on, also.if) ? { ...when, ...also } : undefined,
  ),
  reading('{when} while {is}', { when: happening, is: beingItself }, ({ when, is }): Trigger | undefined =>
    when.if === undefined ? { ...when, if: { card: 'this', is } } : undefined,
  ),
]);

const consequence: Kind<Consequence> = phrases<Consequence>('what is done then', () => [
  reading('immediately {effects}', { effects }, (one) => immediate(unlessMay(one.effects))),
  reading('you may immediately {effects}', { effects }, (one) =>
    immediate({ ...plain(one.effects), optional: true }),
  ),
  reading('{effects}', { effects }, (one) => unlessMay(one.effects)),
  reading('{ways}', { ways }, (one) => plain(one.ways)),
  reading('you may {ways}', { ways }, (one) => ({ ...plain(one.ways), optional: true })),
  reading('{one}', { one: oneGainInPlay }, ({ one }) => plain(one)),
  reading('you must {effects}', { effects }, (one) => unlessMay(one.effects)),
  reading('you must {costs} :: {effects}', { costs, effects }, (one): Consequence | undefined =>
    one.costs.every((cost) => 'choice' in cost) ? splitting(one) : undefined,
  ),
  reading('you may {effects}', { effects }, (one): Consequence | undefined =>
    one.effects.slice(1).some(isMay) ? undefined : { ...plain(one.effects), optional: true },
  ),
  reading(
    '[you may] {costs} to {effects}',
    { costs, effects },
    (one): Consequence => ({
      ...one,
      optional: true,
      isSplit: true,
    }),
  ),
  reading(
    'you may {costs} :: {effects}',
    { costs, effects },
    (one): Consequence => ({
      ...one,
      optional: true,
      isSplit: true,
    }),
  ),
  reading('{costs} :: {effects}', { costs, effects }, (one): Consequence | undefined => splitting(one)),
]);

/** “You may draw a card, and you may …”: each is optional for itself. */
const isMay = (effect: Effect): boolean => effect.do === 'may' && effect.by === 'you';

/** It is done without resolution (5.2.5). A card that an effect plays is always played at once. */
function immediate(done: Consequence | undefined): Consequence | undefined {
  return done === undefined || done.effects[0]?.do === 'play' ? undefined : { ...done, immediately: true };
}

/** What the card that has the text does, without naming it: “unturns”, “gains Guts until the end of the turn”. */
const itself: Kind<readonly Effect[]> = phrases<readonly Effect[]>('what it does', () => [
  words<readonly Effect[]>('unturns', [{ do: 'unturn', cards: 'this' }]),
  reading('{one}', { one: oneGainOfItself }, ({ one }) => one),
  words<readonly Effect[]>('heals', [{ do: 'heal', cards: 'this', amount: 'all' }]),
  reading('{by} {until}', { by: modifiers, until: duration }, (one) => [
    { do: 'modify', cards: 'this', ...one },
  ]),
]);

/** Turning a card for its ability is voluntary (5.2.1). Of another payment it is not certain whether it must be made. */
function splitting({
  costs: asked,
  effects: done,
}: Pick<Consequence, 'costs' | 'effects'>): Consequence | undefined {
  const paid = asked.flatMap((cost) => ('pay' in cost ? cost.pay : []));
  return paid.every(({ pay }) => pay === 'turn')
    ? { costs: asked, effects: done, optional: paid.length > 0, isSplit: true }
    : undefined;
}

function plain(all: readonly Effect[]): Consequence {
  return { costs: [], effects: all, optional: false, isSplit: false };
}

/** “You may” of a single effect is said of the whole ability. */
function unlessMay(all: readonly Effect[]): Consequence | undefined {
  const [first, ...others] = all;
  return others.length === 0 && first?.do === 'may' && first.by === 'you' ? undefined : plain(all);
}

const triggered = (
  { if: when, ...said }: Trigger,
  { costs: asked, ...done }: Consequence,
  further: readonly Cost[] = [],
): Statement => ({
  says: 'triggered',
  ...said,
  ...done,
  costs: [...further, ...(when === undefined ? [] : [{ when }]), ...asked],
});

/** What is done only if something is so then: that is checked on resolution (5.2.3). */
function onCondition(when: Trigger, { effects: all, ...rest }: Consequence, holding: Condition): Statement {
  return triggered(when, { ...rest, effects: [{ do: 'if', condition: holding, effects: all }] });
}

const isEntering = ({ on }: Happened): boolean => entersItself(on);

/** What must be so when something happens. What a card does as it enters play is done at once (10.2). */
function ifWhen(holding: Condition, when: Happened, done: Consequence): Statement | undefined {
  if (isEntering(when)) return onCondition(when, done, holding);
  return when.if === undefined && !isForgotten(when.on, holding)
    ? triggered({ ...when, if: holding }, done)
    : undefined;
}

/** “Smoke a Character when it attacks”: the trigger refers to a card that only the effect chooses. */
function isBackwards(said: { readonly trigger: Trigger; readonly effects: readonly Effect[] }): boolean {
  return (
    mentionsIn(said.trigger).some((one) => one.mention === 'back' && one.noun === 'pronoun') &&
    mentionsIn(said.effects).some((one) => one.mention === 'choice')
  );
}

/** What is done to each card that something happens to. */
interface Befalling {
  readonly when: Trigger;
  readonly done: readonly Effect[];
}

const EACH = { event: 'card' } as const;

const befalling: Kind<Befalling> = phrases<Befalling>('what is done to cards', () => [
  reading(
    'inflict {amount} [point~ of] damage (on|to) {when}',
    { amount: simpleAmount, when: anySuffering },
    ({ amount, when }): Befalling => ({ when, done: [{ do: 'damage', amount, to: EACH }] }),
  ),
  ...(['smoke', 'toast'] as const).flatMap((verb) => [
    reading(
      `{when} (is|are) ${verb}d`.replace('toastd', 'toasted'),
      { when: anySuffering },
      ({ when }): Befalling => ({ when, done: [{ do: verb, cards: EACH }] }),
    ),
    reading(
      `${verb} {when}`,
      { when: anySuffering },
      ({ when }): Befalling => ({ when, done: [{ do: verb, cards: EACH }] }),
    ),
  ]),
]);

function withCondition({ when, done }: Befalling, also: Condition | undefined): Statement | undefined {
  if (also === undefined) return triggered(when, plain(done));
  return when.if === undefined ? triggered({ ...when, if: also }, plain(done)) : undefined;
}

/** Whether the trigger is about the card itself, and no other. */
const isOfThis = ({ on: { card, source, target } }: Trigger): boolean =>
  card?.is === 'this' && source === undefined && target === undefined;

const isOwnDamage = (effect: Effect): boolean => effect.do === 'damage' && effect.source === undefined;

function choosing(
  when: Trigger,
  asked: readonly Cost[],
  how: Partial<Consequence> = {},
): Statement | undefined {
  return asked.every((cost) => 'choice' in cost)
    ? triggered(when, { ...plain([]), ...how, costs: asked })
    : undefined;
}

/** “Any player who seizes this Site gains 1 Power”: the player of the event is the one who does it. */
function whoDoes({ who: players, on, done }: DoneByWhoDoes): Statement | undefined {
  const by = { event: 'by' } as const;
  return 'by' in on || !partsOfEvent(on).has('by')
    ? undefined
    : triggered({ on: { ...on, by: players } }, plain(doneBy(by, done)));
}

interface DoneByWhoDoes {
  readonly who: Players;
  readonly on: EventPattern;
  readonly done: readonly Effect[];
}

const whoever: Kind<Players> = phrases<Players>('players', () => [
  words<Players>('(any|each|every|a) player', 'every-player'),
  words<Players>('(any|each|every|an) opponent', 'every-opponent'),
]);

function befallingEach(
  { which, in: place }: Named,
  happens: (cards: Cards) => Effect,
  { on, ...beside }: Happened,
): Statement | undefined {
  const { card } = on;
  const isTheirs = card !== undefined && isThey(card) && Object.keys(card).length === 1;
  if (!isTheirs || place !== 'play' || Object.keys(beside).length > 0) return undefined;
  return triggered({ on: { ...on, card: which } }, plain([happens({ event: 'card' })]));
}

/** Sentences that say when something happens by itself, and what (5.2.2). */
export const triggerPhrases = (): readonly Phrase<Statement>[] => [
  reading('{who} who {on} {done}', { who: whoever, on: doneToCard, done: deed }, whoDoes),
  reading('{trigger} (,|) {consequence}', { trigger, consequence }, (one) =>
    triggered(one.trigger, one.consequence),
  ),
  // “When this card turns to attack, it may inflict 1 damage on a Site”: only its controller decides for a card.
  reading(
    '{trigger} , (it|he|she|this card|#self) may {effects}',
    { trigger, effects },
    ({ trigger: when, effects: done }) =>
      isOfThis(when) && done.every(isOwnDamage)
        ? triggered(when, { ...plain(done), optional: true })
        : undefined,
  ),
  reading(
    'if {condition} {when} , (it|he|she|this card|#self) may {effects}',
    { condition, when: recurring, effects },
    ({ condition: holding, when: on, effects: done }) =>
      done.every(isOwnDamage) ? onCondition({ on }, { ...plain(done), optional: true }, holding) : undefined,
  ),
  // What a card does when it leaves play, or what costs nothing, nobody can generate at will.
  reading('you may {costs} {trigger} :: {effects}', { costs, trigger, effects }, (one) =>
    leavesItself(one.trigger.on) || one.costs.every((cost) => 'choice' in cost || 'coin' in cost)
      ? triggered(one.trigger, { ...one, optional: true, isSplit: true })
      : undefined,
  ),
  // “Flip a coin when this card attacks :: …”.
  reading('you may {coin} {trigger} :: {effects}', { coin: flip, trigger, effects }, (one) =>
    triggered(one.trigger, { costs: [one], effects: one.effects, optional: true, isSplit: true }),
  ),
  reading('{befalling} [while {if}]', { befalling, if: condition }, ({ befalling: said, if: also }) =>
    withCondition(said, also),
  ),
  reading('{befalling} while {is}', { befalling, is: beingItself }, ({ befalling: said, is }) =>
    withCondition(said, { card: 'this', is }),
  ),
  reading(
    '{befalling} if {condition}',
    { befalling, condition },
    ({ befalling: { when, done }, condition: holding }) => onCondition(when, plain(done), holding),
  ),
  // A target that nothing is paid for is chosen each time.
  reading('{costs} {trigger} :: {effects}', { costs, trigger, effects }, (one) =>
    one.costs.every((cost) => 'choice' in cost)
      ? triggered(one.trigger, { ...one, optional: false, isSplit: true })
      : undefined,
  ),
  reading('{trigger} :: {consequence}', { trigger, consequence }, (one) =>
    triggered(one.trigger, one.consequence),
  ),
  // “If smoked, this card returns to its owner's hand”.
  reading('(if|when) {done} , {consequence}', { done, consequence }, (one) =>
    triggered({ on: { event: one.done, card: { is: 'this' } } }, one.consequence),
  ),
  reading(
    '(if|while) {is} when {happened} , {consequence}',
    { is: beingItself, happened: event, consequence },
    ({ is, happened, consequence: then }) =>
      happened.if === undefined ? triggered({ ...happened, if: { card: 'this', is } }, then) : undefined,
  ),
  reading(
    '(if|while) {if} when {happened} , {consequence}',
    { if: condition, happened: event, consequence },
    ({ if: holding, happened, consequence: then }) =>
      happened.if === undefined && !isForgotten(happened.on, holding)
        ? triggered({ ...happened, if: holding }, then)
        : undefined,
  ),
  // “Choose an opponent when this card enters play”.
  reading('{costs} {trigger}', { costs, trigger }, (one) => choosing(one.trigger, one.costs)),
  reading('{trigger} , {costs}', { costs, trigger }, (one) => choosing(one.trigger, one.costs)),
  reading('{trigger} , you may immediately {costs}', { costs, trigger }, (one) =>
    entersItself(one.trigger.on)
      ? undefined
      : choosing(one.trigger, one.costs, { optional: true, immediately: true }),
  ),
  reading('{limit} (,|) {trigger} , {consequence}', { limit, trigger, consequence }, (one) =>
    triggered(one.trigger, one.consequence, [{ limit: one.limit }]),
  ),
  reading('{limit} [,] {effects} {trigger}', { limit, trigger, effects }, (one) => {
    const done = unlessMay(one.effects);
    return done === undefined || isBackwards(one)
      ? undefined
      : triggered(one.trigger, done, [{ limit: one.limit }]);
  }),
  reading('{trigger} , {limit} , {consequence}', { limit, trigger, consequence }, (one) =>
    triggered(one.trigger, one.consequence, [{ limit: one.limit }]),
  ),
  reading('(while|if) {if} , {trigger} , {consequence}', { if: condition, trigger, consequence }, (one) =>
    one.trigger.if === undefined ? triggered({ ...one.trigger, if: one.if }, one.consequence) : undefined,
  ),
  reading('(while|if) {is} , {trigger} , {consequence}', { is: beingItself, trigger, consequence }, (one) =>
    one.trigger.if === undefined
      ? triggered({ ...one.trigger, if: { card: 'this', is: one.is } }, one.consequence)
      : undefined,
  ),
  reading(
    '{when} (that|in which) {condition} , {consequence}',
    { condition, when: recurring, consequence },
    (one) => onCondition({ on: one.when }, one.consequence, one.condition),
  ),
  reading('if {condition} {when} , {consequence}', { condition, when: recurring, consequence }, (one) =>
    onCondition({ on: one.when }, one.consequence, one.condition),
  ),
  reading('if {condition} {when} , {consequence}', { condition, when: endOfTurn, consequence }, (one) =>
    onCondition(one.when, one.consequence, one.condition),
  ),
  reading('if {if} when {happened} , {consequence}', { if: condition, happened: event, consequence }, (one) =>
    ifWhen(one.if, one.happened, one.consequence),
  ),
  reading(
    'if {is} when {happened} , {consequence}',
    { is: beingItself, happened: event, consequence },
    (one) => ifWhen({ card: 'this', is: one.is }, one.happened, one.consequence),
  ),
  reading('{effects} {when} (if|while) {condition}', { effects, when: recurring, condition }, (one) =>
    onCondition({ on: one.when }, plain(one.effects), one.condition),
  ),
  reading('{effects} {when} (if|while) {is}', { effects, when: recurring, is: beingItself }, (one) =>
    onCondition({ on: one.when }, plain(one.effects), { card: 'this', is: one.is }),
  ),
  // “Characters take 1 damage when they unturn”: each of them, when it does.
  reading(
    '{which} {happens} (when|whenever|each time) {on}',
    { which: ownedPlural, happens: whatBefalls, on: event },
    ({ which, happens, on }) => befallingEach(which, happens, on),
  ),
  reading('{itself} {trigger}', { trigger, itself }, (one) => triggered(one.trigger, plain(one.itself))),
  reading('immediately {effects} {trigger}', { trigger, effects }, (one) => {
    const done = immediate(unlessMay(one.effects));
    return done === undefined || isBackwards(one) ? undefined : triggered(one.trigger, done);
  }),
  reading('{effects} {trigger}', { trigger, effects }, (one) => {
    const done = unlessMay(one.effects);
    // “If …, draw a card when …”: the condition is that of the trigger.
    if (done === undefined || isBackwards(one) || one.effects[0]?.do === 'if') return undefined;
    return triggered(one.trigger, done);
  }),
  reading('(while|if) {if} , {effects} {trigger}', { if: condition, trigger, effects }, (one) => {
    const done = unlessMay(one.effects);
    if (done === undefined || isBackwards(one) || one.trigger.if !== undefined) return undefined;
    return triggered({ ...one.trigger, if: one.if }, done);
  }),
  reading('you may {effects} {trigger}', { trigger, effects }, (one) =>
    isBackwards(one) ? undefined : triggered(one.trigger, { ...plain(one.effects), optional: true }),
  ),
  reading('{limit} [,] you may {effects} {trigger}', { limit, trigger, effects }, (one) =>
    isBackwards(one)
      ? undefined
      : triggered(one.trigger, { ...plain(one.effects), optional: true }, [{ limit: one.limit }]),
  ),
];
