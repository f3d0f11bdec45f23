import { equal } from '../../vocabulary/phrases/equal.ts';
import {
  listed,
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  words,
} from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';
import type { Amount, Cards, Place } from '../vocabulary/terms.ts';
import { saidEffects } from '../words/effects/effects.ts';
import { countedEach, simpleAmount } from './amounts.ts';
import { mentionOf } from './mentions.ts';
import { bareChanges } from './modifiers.ts';
import { chosenInHand, randomInHand } from './references.ts';
import { ANSWERED } from './responses.ts';
import {
  amount,
  cardPossessive,
  cardRef,
  cards,
  condition,
  duration,
  effect,
  effects,
  modifiers,
  noun,
  playerPossessive,
  playerRef,
  players,
} from './slots.ts';
import { moment } from './times.ts';

/** “a card”, “2 cards”. */
export const cardCount = phrases<Amount>('a number of cards', () => [
  words<Amount>('(a|one) card', 1),
  saying(
    '{number} cards',
    { number: simpleAmount },
    ({ number }) => number,
    (number: Amount) => (number === 1 ? undefined : { number }),
  ),
]);

const counterCount = phrases<Amount>('a number of counters', () => [
  words<Amount>('(a|one)', 1),
  saying(
    '{number}',
    { number: simpleAmount },
    ({ number }) => number,
    (number: Amount) => (number === 1 ? undefined : { number }),
  ),
]);

/** “one attacker's”: whose attack it is. */
const attackerOf = phrases<CardRef>("an attacker's", () => [
  saying(
    "{one} 's",
    { one: cardRef },
    ({ one }) => one,
    (one: CardRef) => ({ one }),
  ),
]);

/** Who may do something, when it is not the controller of the card. */
const anyoneElse = phrases<PlayerRef>('a player', () => [
  saying(
    '{player}',
    { player: playerRef },
    ({ player }) => (player === 'you' ? undefined : player),
    (player: PlayerRef) => (player === 'you' ? undefined : { player }),
  ),
]);

/** Whether an effect is something that “you” do: said of another player it would mean that player. */
function isOfYou(effect: Effect): boolean {
  const who = ['players', 'by', 'to', 'player', 'deckOf', 'of'];
  if (Object.entries(effect).some(([key, value]) => value === 'you' && who.includes(key))) return true;
  const mention =
    'cards' in effect && typeof effect.cards === 'object' ? mentionOf(effect.cards)?.mention : undefined;
  return (
    mention?.mention === 'choice' &&
    mention.choice.choose === 'cards' &&
    equal(mention.choice.in, { hand: 'you' })
  );
}

/** Cards in the hand of the player, without saying so. */
const inHand = phrases<Cards>('cards in hand', () => [
  saying(
    '{chosen}',
    { chosen: chosenInHand },
    ({ chosen }): Cards => chosen,
    () => undefined,
  ),
]);

function multiplied(one: Amount, each: Amount): Amount {
  return one === 1 ? each : { product: [one, each] };
}

/** “play a Character at no cost”. */
function playing(): readonly Phrase<Effect>[] {
  const from = (place: Place): Place => (place === 'play' ? { hand: 'you' } : place);
  const fixed = { do: 'play', by: 'you', ignoringResources: false, optional: false } as const;
  return [
    reading(
      'play (a|an|one|any) {which} at no cost',
      { which: noun },
      ({ which }): Effect => ({ ...fixed, which: which.which, in: from(which.in), cost: 'none' }),
    ),
    reading(
      'play (a|an|one|any) {which} at - {by} cost',
      { which: noun, by: simpleAmount },
      ({ which, by }): Effect => ({
        ...fixed,
        which: which.which,
        in: from(which.in),
        cost: { reducedBy: by },
      }),
    ),
  ];
}

/** What each card has done to it, by the verb of the effect. */
const done = (
  verb: string,
  name: 'smoke' | 'toast' | 'sacrifice' | 'turn' | 'unturn' | 'reveal',
): Phrase<Effect> => phrase(`${verb}~ {cards}`, { cards }, { do: name });

export const effectPhrases = (): readonly Phrase<Effect>[] => [
  ...saidEffects(),
  done('smoke', 'smoke'),
  done('toast', 'toast'),
  done('sacrifice', 'sacrifice'),
  done('turn', 'turn'),
  done('unturn', 'unturn'),
  done('reveal', 'reveal'),
  saying(
    '[you] gain~ {amount} Power for each {count}',
    { amount, count: countedEach },
    ({ amount: one, count }): Effect => ({
      do: 'gain-power',
      players: 'you',
      amount: multiplied(one, { count }),
    }),
    () => undefined,
  ),
  reading(
    '[you] gain~ Power equal to {amount}',
    { amount },
    (one): Effect => ({ do: 'gain-power', players: 'you', ...one }),
  ),
  reading(
    '[you] gain~ an amount of Power equal to {amount}',
    { amount },
    (one): Effect => ({ do: 'gain-power', players: 'you', ...one }),
  ),
  reading(
    '[you] draw~ {amount} for each {count}',
    { amount: cardCount, count: countedEach },
    ({ amount: one, count }): Effect => ({ do: 'draw', players: 'you', amount: multiplied(one, { count }) }),
  ),
  phrase('[you] discard~ {cards}', { cards: inHand }, { do: 'discard' }),
  phrase('[you] lose~ all your Power', {}, { do: 'lose-power', players: 'you', amount: 'all' }),
  phrase(
    '[you] steal~ all of {from} Power',
    { from: playerPossessive },
    { do: 'steal-power', to: 'you', amount: 'all' },
  ),
  reading(
    '[you] steal~ all the Power of {from}',
    { from: playerRef },
    (one): Effect => ({ do: 'steal-power', to: 'you', amount: 'all', ...one }),
  ),
  phrase(
    'change~ {attackers} target to {to}',
    { attackers: attackerOf, to: cardRef },
    { do: 'change-attack-target' },
  ),
  reading(
    'change~ the target of {attackers} attack to {to}',
    { attackers: attackerOf, to: cardRef },
    (one): Effect => ({ do: 'change-attack-target', ...one }),
  ),
  reading(
    'change~ the target of {attackers} to {to}',
    { attackers: cardRef, to: cardRef },
    (one): Effect => ({ do: 'change-attack-target', ...one }),
  ),
  phrase('[you] cut~ your deck', {}, { do: 'cut', deckOf: 'you' }),
  words<Effect>('reshuffle [your deck] [afterward]', { do: 'shuffle', deckOf: 'you' }),
  phrase(
    "put {cards} on [the] top of (its owner 's deck|their owners decks)",
    { cards },
    { do: 'move', to: 'deck-top', of: 'owner' },
  ),
  phrase(
    "put {cards} on the bottom of (its owner 's deck|their owners decks)",
    { cards },
    { do: 'move', to: 'deck-bottom', of: 'owner' },
  ),
  phrase(
    "shuffle~ {cards} into (its owner 's deck|their owners decks)",
    { cards },
    { do: 'move', to: 'deck', of: 'owner' },
  ),
  reading(
    'shuffle~ {cards} into your deck',
    { cards },
    (one): Effect => ({ do: 'move', to: 'deck', of: 'owner', ...one }),
  ),
  reading(
    'put {cards} (in|into) your hand',
    { cards },
    (one): Effect => ({ do: 'move', to: 'hand', of: 'owner', ...one }),
  ),
  phrase(
    "return~ {cards} to play under its owner 's control",
    { cards },
    { do: 'return-to-play', by: { ownerOf: 'this' } },
  ),
  phrase(
    'put {number} counter~ on {on}',
    { number: counterCount, on: cards },
    { do: 'counters', name: 'counter' },
  ),
  reading(
    'place {number} counter~ on {on}',
    { number: counterCount, on: cards },
    (one): Effect => ({ do: 'counters', name: 'counter', ...one }),
  ),
  phrase(
    'remove~ {number} counter~ from {on}',
    { number: counterCount, on: cards },
    { do: 'counters', name: 'counter', remove: true },
  ),
  saying(
    '{by} may [immediately] {effects}',
    { by: anyoneElse, effects },
    ({ by, effects: all }): Effect | undefined =>
      all.some(isOfYou) ? undefined : { do: 'may', by, effects: all },
    (value: Effect) =>
      value.do === 'may' &&
      value.choose === undefined &&
      value.pay === undefined &&
      value.otherwise === undefined
        ? { by: value.by, effects: value.effects }
        : undefined,
  ),
  phrase(
    'look at the top {number} cards of your deck',
    { number: amount },
    { do: 'look-at-deck', of: 'you', by: 'you' },
  ),
  reading(
    'look at the top card of your deck',
    {},
    (): Effect => ({ do: 'look-at-deck', of: 'you', by: 'you', number: 1 }),
  ),
  reading(
    'move~ {cards} to {to} location',
    { cards, to: cardPossessive },
    (one): Effect => ({ do: 'change-location', ...one }),
  ),
  words<Effect>('cancel (that Event|that effect|the effect|the Event)', { do: 'cancel', effect: ANSWERED }),
  words<Effect>('cancel and smoke (that Event|that State|that Edge)', {
    do: 'cancel-and-smoke',
    effect: ANSWERED,
  }),
  phrase('cancel~ the effects of {of}', { of: cards }, { do: 'cancel-effects' }),
  reading('{cards}', { cards: randomInHand }, (one): Effect => ({ do: 'discard', ...one })),
  reading(
    '{cards} rules text be~ [considered to be] blank {until}',
    { cards: cardPossessive, until: duration },
    (one): Effect => ({ do: 'modify', by: [{ blank: true }], ...one }),
  ),
  reading(
    '{until} , {cards} rules text be~ [considered to be] blank',
    { cards: cardPossessive, until: duration },
    (one): Effect => ({ do: 'modify', by: [{ blank: true }], ...one }),
  ),
  ...playing(),
  reading('{cards} be~ smoked', { cards }, (one): Effect => ({ do: 'smoke', ...one })),
  reading('{cards} be~ toasted', { cards }, (one): Effect => ({ do: 'toast', ...one })),
  reading('{cards} unturn~', { cards }, (one): Effect => ({ do: 'unturn', ...one })),
  reading('{cards} turn~', { cards }, (one): Effect => ({ do: 'turn', ...one })),
  phrase('[you] gain~ {amount} Power', { amount }, { do: 'gain-power', players: 'you' }),
  phrase('{players} gain~ {amount} Power', { players, amount }, { do: 'gain-power' }),
  phrase('{players} gain~ {amount} Power', { players: playerRef, amount }, { do: 'gain-power' }),
  phrase('[you] lose~ {amount} Power', { amount }, { do: 'lose-power', players: 'you' }),
  phrase('{players} lose~ {amount} Power', { players, amount }, { do: 'lose-power' }),
  phrase('{players} lose~ {amount} Power', { players: playerRef, amount }, { do: 'lose-power' }),
  phrase('[you] generate~ {amount} Power', { amount }, { do: 'generate-power', player: 'you' }),
  phrase(
    '[you] steal~ {amount} Power from {from}',
    { amount, from: playerRef },
    { do: 'steal-power', to: 'you' },
  ),
  phrase('[you] draw~ {amount}', { amount: cardCount }, { do: 'draw', players: 'you' }),
  phrase('{players} draw~ {amount}', { players, amount: cardCount }, { do: 'draw' }),
  phrase(
    "return~ {cards} to (its owner 's|their owners|their owner 's|owner 's|its owners) (hand|hands)",
    { cards },
    { do: 'move', to: 'hand', of: 'owner' },
  ),
  reading(
    'return~ {cards} to your hand',
    { cards },
    ({ cards: moved }): Effect => ({ do: 'move', cards: moved, to: 'hand', of: 'owner' }),
  ),
  phrase('return~ {cards} to play', { cards }, { do: 'return-to-play', by: 'you' }),
  reading(
    'return~ {cards} to play under your control',
    { cards },
    (one): Effect => ({ do: 'return-to-play', by: 'you', ...one }),
  ),
  phrase('return~ {cards} to play turned', { cards }, { do: 'return-to-play', by: 'you', turned: true }),
  phrase('take~ control of {cards} {until}', { cards, until: duration }, { do: 'take-control', by: 'you' }),
  phrase('look~ at {of} hand', { of: playerPossessive }, { do: 'look-at-hand', by: 'you' }),
  phrase('shuffle~ {deckOf} deck', { deckOf: playerPossessive }, { do: 'shuffle' }),
  words<Effect>('end~ the attack', { do: 'end-attack' }),
  phrase('{cards} cease~ attacking', { cards }, { do: 'cease-attacking' }),
  phrase('{cards} cease~ intercepting', { cards }, { do: 'cease-intercepting' }),
  phrase('{cards} {by} {until}', { cards, by: modifiers, until: duration }, { do: 'modify' }),
  reading(
    '{until} , {cards} {by}',
    { cards, by: modifiers, until: duration },
    (one): Effect => ({ do: 'modify', ...one }),
  ),
  reading(
    'give {cards} {by} {until}',
    { cards, by: bareChanges, until: duration },
    (one): Effect => ({ do: 'modify', ...one }),
  ),
  phrase('if {condition} , {effects}', { condition, effects }, { do: 'if' }),
  reading(
    '{effects} if {condition}',
    { effects: oneEffect(), condition },
    (one): Effect => ({ do: 'if', ...one }),
  ),
  phrase('{effects} {end}', { effects: oneEffect(), end: moment }, { do: 'at' }),
  reading(
    '{end} , {effects}',
    { effects: oneEffect(), end: moment },
    (one): Effect => ({ do: 'at', ...one }),
  ),
  phrase('you may {effects}', { effects }, { do: 'may', by: 'you' }),
];

/** An effect that is one verb and no more, so that what stands around it is read once. */
function oneEffect() {
  return phrases<readonly Effect[]>('an effect', () => [
    saying(
      '{one}',
      { one: simpleEffect },
      ({ one }) => [one],
      (all: readonly Effect[]) => (all.length === 1 && all[0] !== undefined ? { one: all[0] } : undefined),
    ),
  ]);
}

const simpleEffect = phrases<Effect>('an effect', () =>
  effectPhrases().filter(({ template }) => !/^\{(?:effects|end)\}|^if |^you may /.test(template)),
);

/** “target gains +1 Fighting”, without its duration. */
const clause = phrases<Pick<Extract<Effect, { do: 'modify' }>, 'cards' | 'by'>>('a change', () => [
  phrase('{cards} {by}', { cards, by: modifiers }, {}),
  reading(
    '{cards} rules text be~ [considered to be] blank',
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

export const effectsPhrases = (): readonly Phrase<readonly Effect[]>[] => [
  reading('{until} , {all}', { until: duration, all: listed('changes', clause, 'and') }, ({ until, all }) =>
    all.length < 2 ? undefined : all.map((one): Effect => ({ do: 'modify', ...one, until })),
  ),
  reading('{canceled}', { canceled }, (one) => one.canceled),
  reading('{canceled} (and|, and|and then|, then|,) {rest}', { canceled, rest: effects }, (one) => [
    ...one.canceled,
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
    { one: effect, rest: effects },
    ({ one, rest }) => [one, ...rest],
    ([one, ...rest]: readonly Effect[]) =>
      one === undefined || rest.length === 0 ? undefined : { one, rest },
  ),
];
