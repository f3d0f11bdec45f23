import { z } from 'zod';
import { asking } from '../../../vocabulary/grammar/abilities.ts';
import type { Gate } from '../../../vocabulary/grammar/gates.ts';
import { equal } from '../../../vocabulary/phrases/equal.ts';
import { phrase, phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import { choosingByChance } from '../../card-language/chance.ts';
import { flip, side } from '../../card-language/coins.ts';
import { deed, doneBy } from '../../card-language/done-by.ts';
import { OTHERWISE } from '../../card-language/going-on.ts';
import { mentionOf } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import { moment } from '../../card-language/times.ts';
import { waitingFor } from '../../card-language/waiting-for.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Meanings } from '../../vocabulary/meanings.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { type End, ends } from '../../vocabulary/words.ts';
import { type EffectWord, effect } from './effect-word.ts';

export type GateNamed<Name> = Extract<Gate<Meanings & { readonly End: End }>, { readonly do: Name }>;

export const choose: EffectWord<GateNamed<'choose'>> = effect({
  description:
    'A player chooses on resolution. In a triggered effect, its controller chooses on generation, unless a card that enters play is chosen or an earlier effect of the text informs the choice (5.2, 5.2.2).',
  keys: ({ choice }) => ({ choice }),
  roles: {
    choose: {
      chooses: ({ choice }) => choice,
      decides: ({ choice }) => ({
        by: choice.by ?? 'you',
        whether: false,
        choose: [choice],
        pay: [],
        effects: [],
        otherwise: [],
      }),
    },
  },
  phrases: () => [
    reading('{choice}', { choice: flip }, (one): GateNamed<'choose'> => ({ do: 'choose', ...one })),
    reading('{choosing}', { choosing: choosingByChance }, (one) => one.choosing),
  ],
});

export const whether: EffectWord<GateNamed<'if'>> = effect({
  description: 'Does the effects if the condition holds, and the other effects if it does not.',
  keys: ({ condition, effects }) => ({ condition, effects, otherwise: effects.exactOptional() }),
  roles: { if: { nested: 'now' } },
  phrases: () => [
    phrase(
      'if {condition} , [also] {effects}',
      { condition: say.condition, effects: say.effects },
      { do: 'if' },
    ),
    reading(
      'if {condition} , {effects} (;|,) otherwise [,] {otherwise}',
      { condition: say.condition, effects: say.effects, otherwise: say.effects },
      (one): GateNamed<'if'> => ({ do: 'if', ...one }),
    ),
    reading(
      '{effects} , or {amount} (card|cards|Power|damage) if {condition}',
      { effects: say.oneEffect, amount: say.simpleAmount, condition: say.condition },
      ({ effects: otherwise, amount, condition }): GateNamed<'if'> | undefined => {
        const effects = withOtherAmount(otherwise, amount);
        return effects === undefined ? undefined : { do: 'if', condition, effects, otherwise };
      },
    ),
    reading(
      '{condition} {effects}',
      { condition: side, effects: say.effects },
      (one): GateNamed<'if'> => ({ do: 'if', ...one }),
    ),
    reading(
      '(otherwise|if not) [,] {effects}',
      { effects: say.effects },
      ({ effects }): GateNamed<'if'> => ({ do: 'if', condition: OTHERWISE, effects }),
    ),
    reading(
      '{effects} if {condition}',
      { effects: say.oneEffect, condition: say.condition },
      (one): GateNamed<'if'> => ({ do: 'if', ...one }),
    ),
  ],
});

/** “draw 1 card, or 3 cards”: the same with another amount. */
function withOtherAmount(
  [only, ...others]: readonly Effect[],
  amount: Amount,
): readonly Effect[] | undefined {
  if (only === undefined || others.length > 0) return undefined;
  const isMeasured = only.do === 'draw' || only.do === 'gain-power' || only.do === 'damage';
  return isMeasured ? [{ ...only, amount }] : undefined;
}

export const eachPlayer: EffectWord<GateNamed<'each-player'>> = effect({
  description: 'Does the effects for each of the players.',
  keys: ({ players, effects }) => ({ players, effects }),
  roles: {
    'each-player': {
      nested: 'now',
      repeatsFor: ({ players }) => ({ thatPlayer: players }),
      defines: { effects: 'thatPlayer' },
    },
  },
  phrases: () => [
    reading(`{players} ${IN_ORDER} [must] {effects}`, { players: everyone, effects: deed }, forEachPlayer),
    reading(`${CLOCKWISE} , {players} [must] {effects}`, { players: everyone, effects: deed }, forEachPlayer),
    reading(
      `{players} ${IN_ORDER} may {effects}`,
      { players: everyone, effects: deed },
      ({ players, effects }): GateNamed<'each-player'> => ({
        do: 'each-player',
        players,
        effects: [{ do: 'may', by: 'that-player', effects: doneBy('that-player', effects) }],
      }),
    ),
  ],
});

/** Players act clockwise from the current player anyway (5.4). */
const CLOCKWISE = '(starting|beginning) with the current player and (proceeding|going) clockwise';
const IN_ORDER = `[, ${CLOCKWISE} ,]`;

const everyone = phrases<'every-player' | 'every-opponent'>('players', () => [
  words('(each|every) player', 'every-player'),
  words('all players', 'every-player'),
  words('(each|every) opponent', 'every-opponent'),
  words('all opponents', 'every-opponent'),
]);

/** What can be said of several players at once needs no iteration. */
const isOfAll = ([only, ...others]: readonly Effect[]): boolean =>
  others.length === 0 && (only?.do === 'gain-power' || only?.do === 'lose-power' || only?.do === 'draw');

function forEachPlayer({
  players,
  effects,
}: Pick<GateNamed<'each-player'>, 'players' | 'effects'>): GateNamed<'each-player'> | undefined {
  return isOfAll(effects)
    ? undefined
    : { do: 'each-player', players, effects: doneBy('that-player', effects) };
}

export const eachCard: EffectWord<GateNamed<'each-card'>> = effect({
  description: 'Does the effects for each of the cards.',
  keys: ({ cards, effects }) => ({ cards, effects }),
  roles: {
    'each-card': {
      objects: ['cards'],
      fixed: (each, { cards }) => ({ ...each, cards: cards(each.cards) }),
      nested: 'now',
      repeatsFor: ({ cards }) => ({ each: cards }),
      defines: { effects: 'each' },
    },
  },
});

export interface May {
  readonly do: 'may';
  readonly by: PlayerRef;
  readonly choose?: readonly Choice[];
  readonly pay?: readonly Payment[];
  readonly effects: readonly Effect[];
  readonly otherwise?: readonly Effect[];
}

export const may: EffectWord<May> = effect({
  description:
    'The player may choose and pay. If the player does, the effects are done; if not, the other effects. In a triggered effect, its controller decides on generation, as for `choose` (5.2.2).',
  keys: ({ playerRef, choice, payment, effects }) => ({
    by: playerRef,
    ...asking(choice, payment),
    effects,
    otherwise: effects.exactOptional(),
  }),
  roles: {
    may: {
      nested: 'now',
      decides: ({ by, choose: choices = [], pay = [], effects, otherwise = [] }) => ({
        by,
        whether: true,
        choose: choices,
        pay,
        effects,
        otherwise,
      }),
    },
  },
  phrases: () => [
    saying(
      '{by} may [immediately] {effects}',
      { by: anyoneElse, effects: say.effects },
      ({ by, effects }): May | undefined => (effects.some(isOfYou) ? undefined : { do: 'may', by, effects }),
      (value: May) =>
        value.choose === undefined && value.pay === undefined && value.otherwise === undefined
          ? { by: value.by, effects: value.effects }
          : undefined,
    ),
    reading(
      '{by} may [immediately] {effects}',
      { by: anyoneElse, effects: deed },
      ({ by, effects }): May => ({ do: 'may', by, effects: doneBy(by, effects) }),
    ),
    phrase('you may {effects}', { effects: say.effects }, { do: 'may', by: 'you' }),
  ],
});

/** Who may do something, when it is not the controller of the card. */
const anyoneElse = phrases<PlayerRef>('a player', () => [
  saying(
    '{player}',
    { player: say.playerRef },
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

export interface Must {
  readonly do: 'must';
  readonly by: PlayerRef;
  readonly choose?: readonly Choice[];
  readonly pay: readonly Payment[];
  readonly effects?: readonly Effect[];
  readonly otherwise: readonly Effect[];
}

export const must: EffectWord<Must> = effect({
  description: 'Like `may`, but a player who can choose and pay must do so.',
  keys: ({ playerRef, choice, payment, effects }) => ({
    by: playerRef,
    choose: z.array(choice).exactOptional(),
    pay: z.array(payment).min(1),
    effects: effects.exactOptional(),
    otherwise: effects,
  }),
  roles: {
    must: {
      nested: 'now',
      decides: ({ by, choose: choices = [], pay, effects = [], otherwise }) => ({
        by,
        whether: false,
        choose: choices,
        pay,
        effects,
        otherwise,
      }),
    },
  },
});

export interface At {
  readonly do: 'at';
  readonly end: End;
  readonly effects: readonly Effect[];
}

export const at: EffectWord<At> = effect({
  description: 'Does the effects when the given end comes.',
  keys: ({ effects }) => ({ end: z.enum(ends), effects }),
  roles: { at: { nested: 'later' } },
  phrases: () => [
    phrase('{effects} {end}', { effects: say.oneEffect, end: moment }, { do: 'at' }),
    reading(
      '{end} , {effects}',
      { effects: say.oneEffect, end: moment },
      (one): At => ({ do: 'at', ...one }),
    ),
  ],
});

export const when: EffectWord<GateNamed<'when'>> = effect({
  description: 'Does the effects at the first matching event, or at each of them, until the given end.',
  keys: ({ eventPattern, effects }) => ({
    on: eventPattern,
    until: z.enum(ends),
    once: z.boolean(),
    effects,
  }),
  roles: { when: { objects: ['on'], nested: 'later', awaits: ({ on }) => on } },
  phrases: () => [
    reading(
      '{until} , (when|whenever|each time) {on} , {effects}',
      { until: say.duration, on: say.event, effects: say.effects },
      waitingFor,
    ),
    reading(
      '{until} , {effects} (when|whenever|each time) {on}',
      { until: say.duration, on: say.event, effects: say.effects },
      waitingFor,
    ),
    reading(
      '(when|whenever|each time) {on} {until} , {effects}',
      { until: say.duration, on: say.event, effects: say.effects },
      waitingFor,
    ),
    reading(
      '(the next time|the first time) {on} {until} , {effects}',
      { until: say.duration, on: say.event, effects: say.effects },
      (one): GateNamed<'when'> | undefined => {
        const each = waitingFor(one);
        return each === undefined ? undefined : { ...each, once: true };
      },
    ),
  ],
});

export const unsupported: EffectWord<GateNamed<'unsupported'>> = effect({
  description: 'Something that the vocabulary does not support, in the words of the card.',
  keys: () => ({ text: z.string().max(1000) }),
  roles: { unsupported: {} },
});
