import { z } from 'zod';
import { type Phrase, phrase, reading } from '../../../vocabulary/phrases/kinds.ts';
import { forms } from '../../card-language/forms.ts';
import { ACTOR, COUNT, THEIR } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { type Phase, phases } from '../../vocabulary/words.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface ToPlayers {
  readonly do:
    | 'disarm'
    | 'break-a-weapon'
    | 'rearm'
    | 'trip'
    | 'regain-feet'
    /** Forced to Exhaust. */
    | 'exhaust'
    | 'shuffle-discard-pile'
    | 'shuffle-endurance'
    /** Of two Immortals of a player the inactive one becomes active, and the other inactive. */
    | 'switch-personas'
    | 'lose-game';
  readonly players: Players;
}

export const toPlayers: EffectWord<ToPlayers> = effect({
  description: 'Does this to the players. A player who is disarmed says which weapon it is.',
  keys: ({ players }) => ({ players }),
  roles: {
    disarm: { does: ['disarm'] },
    'break-a-weapon': { does: ['break'] },
    rearm: {},
    trip: { does: ['trip'] },
    'regain-feet': {},
    exhaust: {},
    'shuffle-discard-pile': {},
    'shuffle-endurance': {},
    'switch-personas': {},
    'lose-game': {},
  },
  phrases: () => [
    reading(
      `(shuffle|reshuffle) {players} ${forms.discardPile} into (your|their|his) Endurance`,
      { players: say.whose },
      (one): ToPlayers => ({ do: 'shuffle-discard-pile', ...one }),
    ),
    reading(
      '(shuffle|reshuffle) {players} Endurance',
      { players: say.whose },
      (one): ToPlayers => ({ do: 'shuffle-endurance', ...one }),
    ),
    phrase('disarm {players}', { players: say.player }, { do: 'disarm' }),
    reading(
      '{players} be~ disarmed',
      { players: say.player },
      (one): ToPlayers => ({ do: 'disarm', ...one }),
    ),
    reading('(their|his) weapon is broken', {}, (): ToPlayers => ({ do: 'break-a-weapon', players: THEIR })),
    reading(
      'break {players} weapon',
      { players: say.whose },
      (one): ToPlayers => ({ do: 'break-a-weapon', ...one }),
    ),
  ],
});

export interface AmountToPlayers {
  readonly do: 'damage' | 'lose-ability' | 'gain-ability' | 'lose-attacks' | 'draw' | 'draw-up-to';
  readonly players: Players;
  readonly amount: Amount;
}

/** A verb of a player, or an order to do it. */
function verbs(verb: string, name: AmountToPlayers['do']): Phrase<AmountToPlayers>[] {
  return [
    phrase(`{players} ${verb}`, { players: say.player, amount: say.amount }, { do: name }),
    reading(
      verb,
      { amount: say.amount },
      ({ amount }): AmountToPlayers => ({ do: name, players: ACTOR, amount }),
    ),
  ];
}

export const amountToPlayers: EffectWord<AmountToPlayers> = effect({
  description: 'Does this much to the players.',
  keys: ({ players, amount }) => ({ players, amount }),
  roles: {
    damage: { needs: 'amount', does: ['damage'] },
    'lose-ability': { needs: 'amount' },
    'gain-ability': { needs: 'amount' },
    'lose-attacks': { needs: 'amount', does: ['cost-attacks'] },
    draw: { gives: 'cards-done', needs: 'amount' },
    'draw-up-to': { gives: 'cards-done', needs: 'amount' },
  },
  phrases: () => [
    ...verbs('take~ {amount} [(point|points) of] damage', 'damage'),
    ...verbs('lose~ {amount} Ability', 'lose-ability'),
    ...verbs('gain~ {amount} Ability', 'gain-ability'),
    ...verbs('draw~ {amount} (cards|card)', 'draw'),
    reading(
      'draw (the same|an equal) number of cards',
      {},
      (): AmountToPlayers => ({ do: 'draw', players: ACTOR, amount: COUNT }),
    ),
    reading('draw a card', {}, (): AmountToPlayers => ({ do: 'draw', players: ACTOR, amount: 1 })),
    reading(
      'draw cards so [that] you have a number of cards [in hand] equal to {amount}',
      { amount: say.amount },
      ({ amount }): AmountToPlayers => ({ do: 'draw-up-to', players: 'you', amount }),
    ),
    reading(
      '(do|inflict) {amount} [(point|points) of] damage (to|on) {players}',
      { amount: say.amount, players: say.player },
      (one): AmountToPlayers => ({ do: 'damage', ...one }),
    ),
  ],
});

export interface PreventDamage {
  readonly do: 'prevent-damage';
  readonly players: Players;
  readonly amount: Amount | 'all';
  readonly from?: Filter;
}

export const preventDamage: EffectWord<PreventDamage> = effect({
  description: 'Prevents this much of the damage that is pending; with `from`, damage by matching cards.',
  keys: ({ players, amount, filter }) => ({
    players,
    amount: z.union([z.literal('all'), amount]),
    from: filter.exactOptional(),
  }),
  roles: { 'prevent-damage': {} },
  phrases: () => [
    reading(
      'prevent {amount} [(point|points) of] damage',
      { amount: say.amount },
      ({ amount }): PreventDamage => ({ do: 'prevent-damage', players: ACTOR, amount }),
    ),
    reading(
      'prevent (1|one) [point of] damage for (each|every) {amount}',
      { amount: say.eachOf },
      ({ amount }): PreventDamage => ({ do: 'prevent-damage', players: ACTOR, amount }),
    ),
  ],
});

export interface SkipPhase {
  readonly do: 'skip-phase';
  readonly players: Players;
  readonly phase: Phase;
}

export const skipPhase: EffectWord<SkipPhase> = effect({
  description:
    'The players skip this phase the next time it comes. The rest of a turn without its May Do/Must Do or Defense Phase is `unsupported`.',
  keys: ({ players }) => ({ players, phase: z.enum(phases) }),
  roles: { 'skip-phase': {} },
  phrases: () => [
    reading(
      'skip {players} {phase}',
      { players: say.whose, phase: say.phase },
      (one): SkipPhase => ({ do: 'skip-phase', ...one }),
    ),
  ],
});
