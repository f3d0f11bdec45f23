import { z } from 'zod';
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
});
