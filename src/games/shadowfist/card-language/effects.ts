import { type Phrase, phrase, phrases, reading, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Amount } from '../vocabulary/terms.ts';
import { simpleAmount } from './amounts.ts';
import { moment } from './conditions.ts';
import { bareChanges } from './modifiers.ts';
import {
  amount,
  cardRef,
  cards,
  condition,
  duration,
  effect,
  effects,
  modifiers,
  playerPossessive,
  playerRef,
  players,
} from './slots.ts';

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

/** What each card has done to it, by the verb of the effect. */
const done = (
  verb: string,
  name: 'smoke' | 'toast' | 'sacrifice' | 'turn' | 'unturn' | 'reveal',
): Phrase<Effect> => phrase(`${verb}~ {cards}`, { cards }, { do: name });

export const effectPhrases = (): readonly Phrase<Effect>[] => [
  done('smoke', 'smoke'),
  done('toast', 'toast'),
  done('sacrifice', 'sacrifice'),
  done('turn', 'turn'),
  done('unturn', 'unturn'),
  done('reveal', 'reveal'),
  phrase('inflict~ {amount} combat damage on {to}', { amount, to: cards }, { do: 'damage', combat: true }),
  phrase(
    'inflict~ {amount} [non-combat] [point~ of] damage on {to}',
    { amount, to: cards },
    { do: 'damage' },
  ),
  phrase(
    '{source} inflict~ {amount} [non-combat] [point~ of] damage on {to}',
    { source: cardRef, amount, to: cards },
    { do: 'damage' },
  ),
  phrase('heal~ {amount} damage (on|from) {cards}', { amount, cards }, { do: 'heal' }),
  reading(
    'remove~ {amount} [point~ of] damage [(counters|counter)] from {cards}',
    { amount, cards },
    (one): Effect => ({ do: 'heal', ...one }),
  ),
  phrase('heal~ {cards}', { cards }, { do: 'heal', amount: 'all' }),
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
    "return~ {cards} to (its owner 's|their owners|their owner 's) (hand|hands)",
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
  words<Effect>('reshuffle', { do: 'shuffle', deckOf: 'you' }),
  words<Effect>('end~ the attack', { do: 'end-attack' }),
  phrase('{cards} cease~ attacking', { cards }, { do: 'cease-attacking' }),
  phrase('{cards} cease~ intercepting', { cards }, { do: 'cease-intercepting' }),
  phrase('cancel~ the effect~ of {of}', { of: cards }, { do: 'cancel-effects' }),
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

export const effectsPhrases = (): readonly Phrase<readonly Effect[]>[] => [
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
