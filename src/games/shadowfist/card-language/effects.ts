import { listed, type Phrase, phrase, phrases, reading, saying } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { PlayerRef } from '../vocabulary/references.ts';
import type { Amount, Cards } from '../vocabulary/terms.ts';
import { saidEffects } from '../words/effects/effects.ts';
import { doneByChance } from './chance.ts';
import { COIN } from './coins.ts';
import { deckTops } from './deck-tops.ts';
import { deed, doneBy, furtherEffects } from './done-by.ts';
import { onTheSameGroup } from './found-once.ts';
import * as marked from './marked.ts';
import { mentionOf } from './mentions.ts';
import { allRulesTexts, lastingUntil } from './rules-texts.ts';
import { searching } from './searching.ts';
import {
  amount,
  cardPossessive,
  cards,
  duration,
  effect,
  effects,
  event,
  modifiers,
  playerRef,
} from './slots.ts';
import { swapping } from './swapping.ts';
import { waitingFor } from './waiting-for.ts';
import { oneGain } from './ways.ts';

/** An effect that is one verb and no more. */
const simpleEffect = phrases<Effect>('an effect', () =>
  saidEffects().filter(({ template }) => !/^\{(?:effects|end)\}|^if |^you may /.test(template)),
);

export const oneEffectPhrases = (): readonly Phrase<readonly Effect[]>[] => [
  saying(
    '{one}',
    { one: simpleEffect },
    ({ one }) => [one],
    (all: readonly Effect[]) => (all.length === 1 && all[0] !== undefined ? { one: all[0] } : undefined),
  ),
];

/** “target gains +1 Fighting”, without its duration. */
const clause = phrases<Pick<Extract<Effect, { do: 'modify' }>, 'cards' | 'by'>>('a change', () => [
  phrase('{cards} {by}', { cards, by: modifiers }, {}),
  reading(
    '{cards} rules text (be~ considered to be|be~ considered|be~) blank',
    { cards: cardPossessive },
    ({ cards: which }) => ({ cards: which, by: [{ blank: true } as const] }),
  ),
]);

/** A card that is canceled has no effect, and what it has in the scene does not resolve (4.2). */
const canceled: Kind<readonly Effect[]> = phrases<readonly Effect[]>('a cancellation', () => [
  reading(
    'cancel~ {cards} {until}',
    { cards, until: duration },
    ({ cards: of, until }): readonly Effect[] => [
      { do: 'modify', cards: of, by: [{ canceled: true }], until },
      { do: 'cancel-effects', of },
    ],
  ),
]);

/** A card that the text has targeted before: it is in play. */
const targeted: Kind<Cards> = phrases<Cards>('targets', () => [
  reading('{cards}', { cards }, ({ cards: which }) => (isTargeted(which) ? which : undefined)),
]);

function isTargeted(which: Cards): boolean {
  const mention = typeof which === 'object' ? mentionOf(which)?.mention : undefined;
  return mention?.mention === 'back' && (mention.noun === 'target' || mention.isTarget === true);
}

/** What happens to cards that a phrase names once, by the verbs that are said of them. */
export const befalling = phrases<(cards: Cards) => Effect>('what happens to cards', () => [
  reading(
    'unturn~',
    {},
    () =>
      (which: Cards): Effect => ({ do: 'unturn', cards: which }),
  ),
  reading(
    'turn~',
    {},
    () =>
      (which: Cards): Effect => ({ do: 'turn', cards: which }),
  ),
  reading(
    'cease~ attacking',
    {},
    () =>
      (which: Cards): Effect => ({ do: 'cease-attacking', cards: which }),
  ),
  reading(
    'cease~ intercepting',
    {},
    () =>
      (which: Cards): Effect => ({ do: 'cease-intercepting', cards: which }),
  ),
  reading(
    '(be~ smoked)',
    {},
    () =>
      (which: Cards): Effect => ({ do: 'smoke', cards: which }),
  ),
  reading(
    '(be~ toasted)',
    {},
    () =>
      (which: Cards): Effect => ({ do: 'toast', cards: which }),
  ),
  reading(
    "return~ to (its owner 's|their owners|their owners 's|their owner 's) (hand|hands)",
    {},
    () =>
      (which: Cards): Effect => ({ do: 'move', cards: which, to: 'hand', of: 'owner' }),
  ),
  reading(
    '(take~|suffer~) {amount} [point~ of] damage',
    { amount },
    ({ amount: much }) =>
      (which: Cards): Effect => ({ do: 'damage', amount: much, to: which }),
  ),
  reading(
    '{by} {until}',
    { by: modifiers, until: duration },
    (change) =>
      (which: Cards): Effect => ({ do: 'modify', cards: which, ...change }),
  ),
]);

/** What is done to cards that stand after several verbs: “heal and unturn target”. */
const doing = phrases<(cards: Cards) => Effect>('what is done to cards', () =>
  (['smoke', 'toast', 'sacrifice', 'turn', 'unturn', 'reveal'] as const)
    .map((verb) =>
      reading(
        `${verb}~`,
        {},
        () =>
          (which: Cards): Effect => ({ do: verb, cards: which }),
      ),
    )
    .concat([
      reading(
        'heal~',
        {},
        () =>
          (which: Cards): Effect => ({ do: 'heal', cards: which, amount: 'all' }),
      ),
    ]),
);

function onAll(which: Cards, all: readonly ((cards: Cards) => Effect)[]): readonly Effect[] | undefined {
  return all.length < 2 ? undefined : onTheSameGroup(which, all);
}

/** Several effects on the same cards. */
const onTheSame: Kind<readonly Effect[]> = phrases<readonly Effect[]>('effects', () => [
  reading(
    '{cards} {all}',
    { cards, all: listed('what happens to cards', befalling, 'and') },
    ({ cards: which, all }) => onAll(which, all),
  ),
  reading('{cards} {first} , then {second}', { cards, first: befalling, second: befalling }, (one) =>
    onAll(one.cards, [one.first, one.second]),
  ),
  reading(
    '{all} {cards}',
    { cards, all: listed('what is done to cards', doing, 'and') },
    ({ cards: which, all }) => onAll(which, all),
  ),
  reading(
    '{all} and cancel~ {cards} {until}',
    { cards, all: listed('what is done to cards', doing, 'and'), until: duration },
    ({ cards: which, all, until }) =>
      onTheSameGroup(which, [
        ...all,
        (cards) => ({ do: 'modify', cards, by: [{ canceled: true }], until }),
        (of) => ({ do: 'cancel-effects', of }),
      ]),
  ),
  reading(
    'inflict~ {amount} [non-combat] [point~ of] damage each (on|to) {first} and {second}',
    { amount, first: cards, second: cards },
    ({ amount: much, first, second }): readonly Effect[] => [
      { do: 'damage', amount: much, to: first },
      { do: 'damage', amount: much, to: second },
    ],
  ),
  reading(
    '{all} and inflict~ {amount} [non-combat] [point~ of] damage (on|to) {to}',
    { all: listed('what is done to cards', doing, 'and'), amount, to: cards },
    ({ all, amount: much, to: which }) =>
      onTheSameGroup(which, [...all, (to) => ({ do: 'damage', amount: much, to })]),
  ),
  // 10.2: what is in play is smoked, and its effects in the scene are canceled.
  reading('cancel~ and smoke~ {cards}', { cards: targeted }, ({ cards: of }): readonly Effect[] => [
    { do: 'cancel-effects', of },
    { do: 'smoke', cards: of },
  ]),
  reading('inflict~ {all}', { all: listed('damage', share, 'and') }, ({ all }) =>
    all.length < 2
      ? undefined
      : all.map(({ amount: much, to }): Effect => ({ do: 'damage', amount: much, to })),
  ),
]);

/** “2 damage on target Character”. */
const share = phrases<{ readonly amount: Amount; readonly to: Cards }>('damage', () => [
  reading('{amount} [non-combat] [point~ of] damage (on|to) {to}', { amount, to: cards }, (one) => one),
]);

/** Another player who is named. */
const otherPlayer: Kind<PlayerRef> = phrases<PlayerRef>('a player', () => [
  reading('{player}', { player: playerRef }, ({ player }) => (player === 'you' ? undefined : player)),
]);

/** What the phrases of single effects say of any player. */
const isSaidOfPlayers = ([only, ...others]: readonly Effect[]): boolean =>
  others.length === 0 &&
  (only?.do === 'gain-power' ||
    only?.do === 'lose-power' ||
    only?.do === 'draw' ||
    only?.do === 'discard-hand');

/** Several effects that one phrase says. */
const several = phrases<readonly Effect[]>(['effects', marked.several], () => [
  reading('{canceled}', { canceled }, (one) => one.canceled),
  reading('{swapping}', { swapping }, (one) => one.swapping),
  reading('{change} {until}', { change: allRulesTexts, until: duration }, ({ change, until }) =>
    lastingUntil(until, change),
  ),
  reading('{until} , {change}', { change: allRulesTexts, until: duration }, ({ change, until }) =>
    lastingUntil(until, change),
  ),
  reading('{searching}', { searching }, (one) => one.searching),
  reading('{onTheSame}', { onTheSame }, (one) => one.onTheSame),
  reading('{deckTops}', { deckTops }, (one) => one.deckTops),
  reading('{one}', { one: doneByChance }, ({ one }) => [one]),
  reading('{oneGain}', { oneGain }, (one) => one.oneGain),
  reading('{by} (must|must immediately) {done}', { by: otherPlayer, done: deed }, ({ by, done }) =>
    doneBy(by, done),
  ),
  reading('{by} {done}', { by: otherPlayer, done: deed }, ({ by, done }) =>
    isSaidOfPlayers(done) ? undefined : doneBy(by, done),
  ),
]);

/** “Heads: …” is said of all that follows it. */
const isOfCoin = (effect: Effect): boolean =>
  effect.do === 'if' && 'chosen' in effect.condition && effect.condition.chosen === COIN.as;

/** What “you” do without a subject, after “you may …, and”. */
const OF_YOU: ReadonlySet<string> = new Set<Effect['do']>([
  ...(['smoke', 'toast', 'sacrifice', 'turn', 'unturn', 'reveal', 'discard', 'draw', 'heal'] as const),
  ...(['gain-power', 'steal-power', 'move', 'play', 'return-to-play', 'counters', 'put-token'] as const),
  ...(['look-at-hand', 'look-at-deck', 'shuffle', 'choose'] as const),
]);

/** “You may draw a card and gain 1 Power”: both are up to the player. */
function isAlsoOptional(one: Effect, [next]: readonly Effect[]): boolean {
  if (one.do !== 'may' || one.by !== 'you' || next === undefined) return false;
  return OF_YOU.has(next.do) && !('players' in next && next.players !== 'you');
}

export const effectsPhrases = (): readonly Phrase<readonly Effect[]>[] => [
  reading('{until} , {all}', { until: duration, all: listed('changes', clause, 'and') }, ({ until, all }) =>
    all.length < 2 ? undefined : all.map((one): Effect => ({ do: 'modify', ...one, until })),
  ),
  reading(
    '{until} , {all} and {effects} (when|whenever|each time) {on}',
    { until: duration, all: listed('changes', clause, 'and'), effects, on: event },
    ({ until, all, ...one }): readonly Effect[] | undefined => {
      const waiting = waitingFor({ until, ...one });
      return waiting === undefined
        ? undefined
        : [...all.map((change): Effect => ({ do: 'modify', ...change, until })), waiting];
    },
  ),
  reading('{one} and you must {rest}', { one: effect, rest: furtherEffects }, (said) => [
    said.one,
    ...said.rest,
  ]),
  reading('{several}', { several }, (one) => one.several),
  reading('{several} (and|, and|and then|, then|,) {rest}', { several, rest: effects }, (one) => [
    ...one.several,
    ...one.rest,
  ]),
  saying(
    '{one}',
    { one: effect },
    ({ one }) => [one],
    (all: readonly Effect[]) => (all.length === 1 && all[0] !== undefined ? { one: all[0] } : undefined),
  ),
  saying(
    '{one} (and|, and|and then|, then|,) {rest}',
    { one: effect, rest: furtherEffects },
    ({ one, rest }) => (isOfCoin(one) || isAlsoOptional(one, rest) ? undefined : [one, ...rest]),
    ([one, ...rest]: readonly Effect[]) =>
      one === undefined || rest.length === 0 ? undefined : { one, rest },
  ),
];
