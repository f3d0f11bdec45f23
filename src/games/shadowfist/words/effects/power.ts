import { z } from 'zod';
import { phrase, reading } from '../../../vocabulary/phrases/kinds.ts';
import { eachOne, multiplied } from '../../card-language/amounts.ts';
import { asking } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import { CHOSEN_NUMBER, upTo } from '../../card-language/x.ts';
import type { PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { type EffectRoles, type EffectWord, effect } from './effect-word.ts';

export interface PowerChange {
  readonly do: 'gain-power' | 'lose-power';
  readonly players: Players;
  readonly amount: Amount | 'all';
}

const changes: EffectRoles<PowerChange> = {
  affects: ({ players }) => ({ players: [players] }),
  fixed: (change, { amountOrAll }) => ({ ...change, amount: amountOrAll(change.amount) }),
  defines: { amount: 'thatPlayer' },
};

export const powerChange: EffectWord<PowerChange> = effect({
  description: 'The players gain or lose that much Power, or lose all their Power.',
  keys: ({ players, amount }) => ({ players, amount: z.union([z.literal('all'), amount]) }),
  roles: { 'gain-power': { ...changes, would: () => ['gain-power'] }, 'lose-power': changes },
  phrases: () => [
    reading(
      '[you] gain~ {amount} Power for (each|every) {each}',
      { amount: say.amount, each: eachOne },
      ({ amount, each }): PowerChange => ({
        do: 'gain-power',
        players: 'you',
        amount: multiplied(amount, each),
      }),
    ),
    reading(
      '[you] gain~ Power equal to {amount}',
      { amount: say.amount },
      (one): PowerChange => ({ do: 'gain-power', players: 'you', ...one }),
    ),
    ...[say.players, say.playerRef].map((players) =>
      reading(
        '{players} gain~ [an amount of] Power equal to {amount}',
        { players, amount: say.amount },
        (one): PowerChange => ({ do: 'gain-power', ...one }),
      ),
    ),
    reading(
      '[you] gain~ an amount of Power equal to {amount}',
      { amount: say.amount },
      (one): PowerChange => ({ do: 'gain-power', players: 'you', ...one }),
    ),
    phrase('[you] lose~ all your Power', {}, { do: 'lose-power', players: 'you', amount: 'all' }),
    ...(['gain', 'lose'] as const).flatMap((verb) => [
      phrase(
        `[you] ${verb}~ {amount} Power`,
        { amount: say.briefAmount },
        { do: `${verb}-power`, players: 'you' },
      ),
      phrase(
        `{players} ${verb}~ {amount} Power`,
        { players: say.players, amount: say.amount },
        { do: `${verb}-power` },
      ),
      phrase(
        `{players} ${verb}~ {amount} Power`,
        { players: say.playerRef, amount: say.amount },
        { do: `${verb}-power` },
      ),
    ]),
  ],
});

export interface StealPower {
  readonly do: 'steal-power';
  readonly from: PlayerRef;
  readonly to: PlayerRef;
  readonly amount: Amount | 'all';
}

export const stealPower: EffectWord<StealPower> = effect({
  description: 'One player steals that much Power, or all Power, from another.',
  keys: ({ playerRef, amount }) => ({
    from: playerRef,
    to: playerRef,
    amount: z.union([z.literal('all'), amount]),
  }),
  roles: {
    'steal-power': {
      would: () => ['steal-power'],
      affects: ({ from }) => ({ players: [from] }),
      objects: ['from', 'to'],
      fixed: (steal, { amountOrAll }) => ({ ...steal, amount: amountOrAll(steal.amount) }),
    },
  },
  phrases: () => [
    phrase(
      '[you] steal~ all of {from} Power',
      { from: say.playerPossessive },
      { do: 'steal-power', to: 'you', amount: 'all' },
    ),
    // Power that is taken from a player instead of the reservoir is stolen (4.1).
    reading(
      '[you] take~ {amount} Power from {from} pool and add it to your own',
      { amount: say.amount, from: say.playerPossessive },
      ({ amount, from }): StealPower | undefined =>
        from === 'you' ? undefined : { do: 'steal-power', from, to: 'you', amount },
    ),
    reading('{to} steal~ all your Power', { to: say.playerRef }, ({ to }): StealPower | undefined =>
      to === 'you' ? undefined : { do: 'steal-power', from: 'you', to, amount: 'all' },
    ),
    reading(
      '{to} steal~ {amount} Power from you',
      { to: say.playerRef, amount: say.amount },
      ({ to, amount }): StealPower | undefined =>
        to === 'you' ? undefined : { do: 'steal-power', from: 'you', to, amount },
    ),
    reading(
      '[you] steal~ all the Power of {from}',
      { from: say.playerRef },
      (one): StealPower => ({ do: 'steal-power', to: 'you', amount: 'all', ...one }),
    ),
    reading(
      '[you] steal~ up to {most} Power from {from}',
      { most: say.simpleAmount, from: say.playerRef },
      ({ most, from }) =>
        asking<StealPower>({ do: 'steal-power', from, to: 'you', amount: CHOSEN_NUMBER }, upTo(most)),
    ),
    phrase(
      '[you] steal~ {amount} Power from {from}',
      { amount: say.amount, from: say.playerRef },
      { do: 'steal-power', to: 'you' },
    ),
  ],
});

export interface GivePower {
  readonly do: 'give-power';
  readonly from: PlayerRef;
  readonly to: PlayerRef;
  readonly amount: Amount;
}

export const givePower: EffectWord<GivePower> = effect({
  description: 'That much Power goes from the pool of one player to that of another, which is not stealing.',
  keys: ({ playerRef, amount }) => ({ from: playerRef, to: playerRef, amount }),
  roles: {
    'give-power': {
      affects: ({ from, to }) => ({ players: [from, to] }),
      objects: ['from', 'to'],
      fixed: (gift, { amount }) => ({ ...gift, amount: amount(gift.amount) }),
    },
  },
});

export interface GeneratePower {
  readonly do: 'generate-power';
  readonly player: PlayerRef;
  readonly amount: Amount;
}

export const generatePower: EffectWord<GeneratePower> = effect({
  description: 'Generates that much Power for the player.',
  keys: ({ playerRef, amount }) => ({ player: playerRef, amount }),
  roles: {
    'generate-power': {
      affects: ({ player }) => ({ players: [player] }),
      fixed: (generation, { amount }) => ({ ...generation, amount: amount(generation.amount) }),
    },
  },
  phrases: () => [
    reading(
      '(this card|#self|it) generates {amount} Power for {player}',
      { amount: say.amount, player: say.playerRef },
      (one): GeneratePower => ({ do: 'generate-power', ...one }),
    ),
    phrase('[you] generate~ {amount} Power', { amount: say.amount }, { do: 'generate-power', player: 'you' }),
  ],
});
