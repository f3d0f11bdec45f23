import { z } from 'zod';
import { phrases, reading } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import { forms } from '../../card-language/forms.ts';
import { ACTOR, choosing } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { End } from '../../vocabulary/ends.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import type { PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Amount, Cards, Condition, EventPattern } from '../../vocabulary/terms.ts';
import { type Phase, phases } from '../../vocabulary/words.ts';
import { type EffectWord, effect } from './effect-word.ts';

const gate = { isGate: true } as const;

export interface MayOrMust {
  readonly do: 'may' | 'must';
  readonly by: Players;
  readonly choose?: readonly Choice[];
  readonly pay?: readonly Payment[];
  readonly effects: readonly Effect[];
  /** Done if it is declined, or cannot be done. */
  readonly otherwise?: readonly Effect[];
  readonly immediately?: boolean;
}

/**
 * “discards 2 cards”: an instruction to a player that has no “may” is a Must Do (Type Two, The Sequence of Play 2a, 2b), as
 * a discard that a card of the opponent forces (first edition, Discard).
 */
const discarding: Kind<readonly Effect[]> = phrases<readonly Effect[]>('what a player discards', () => [
  reading('(discards|discard) {cards}', { cards: say.cards }, (one): readonly Effect[] => [
    { do: 'discard', ...one },
  ]),
  reading('(discards|discard) {some}', { some: say.counted }, ({ some }): readonly Effect[] => [
    { do: 'discard', cards: choosing(some, { hand: ACTOR }) },
  ]),
]);

export const mayOrMust: EffectWord<MayOrMust> = effect({
  description:
    "The players may or must do this: first the choice, then the payment, then the effects; or else the others. It waits for the player's own May Do/Must Do Phase, unless it is done `immediately`.",
  keys: ({ players, choice, payment, effects }) => ({
    by: players,
    choose: z.array(choice).exactOptional(),
    pay: z.array(payment).exactOptional(),
    effects,
    otherwise: effects.exactOptional(),
    immediately: z.boolean().exactOptional(),
  }),
  roles: { may: gate, must: gate },
  phrases: () => [
    // The May Do/Must Do Phase is the beginning of a turn, for which an opponent's deed waits anyway.
    reading(
      '{by} must {effects} [at the beginning of (his|their) next turn]',
      { by: say.player, effects: say.effects },
      (one): MayOrMust => ({ do: 'must', ...one }),
    ),
    reading(
      `${forms.everyPlayer} must {effects}`,
      { effects: say.effects },
      (one): MayOrMust => ({ do: 'must', by: 'each', ...one }),
    ),
    reading('{by} {effects}', { by: say.player, effects: discarding }, (one): MayOrMust | undefined =>
      one.by === 'you' ? undefined : { do: 'must', ...one },
    ),
    reading(
      `${forms.everyPlayer} {effects}`,
      { effects: discarding },
      (one): MayOrMust => ({ do: 'must', by: 'each', ...one }),
    ),
    reading(
      '{by} must immediately {effects}',
      { by: say.player, effects: say.effects },
      (one): MayOrMust => ({ do: 'must', ...one, immediately: true }),
    ),
    reading(
      'force {by} to {effects} [at the beginning of (his|their) next turn]',
      { by: say.player, effects: say.effects },
      (one): MayOrMust => ({ do: 'must', ...one }),
    ),
    reading(
      '{by} may {payment} to {effects}',
      { by: say.player, payment: say.payment, effects: say.effects },
      ({ by, payment, effects }): MayOrMust => ({ do: 'may', by, pay: [payment], effects }),
    ),
    reading(
      '{by} may {effects}',
      { by: say.player, effects: say.effects },
      (one): MayOrMust => ({ do: 'may', ...one }),
    ),
    // The Exertion is made for the gems that the effect counts.
    reading(
      `{by} may make a ${forms.softExertion} to {effect}`,
      { by: say.player, effect: say.effect },
      ({ by, effect: made }): MayOrMust | undefined => {
        const gems = gemsCounted(made);
        if (gems === undefined) return undefined;
        return { do: 'may', by, effects: [{ do: 'exert', exertion: 'soft', by: ACTOR, gems }, made] };
      },
    ),
  ],
});

/** The gems of the Exertion that an effect counts. */
function gemsCounted(effect: Effect) {
  const amount = 'amount' in effect ? effect.amount : undefined;
  return typeof amount === 'object' && 'gems' in amount && 'in' in amount ? amount.gems : undefined;
}

export interface At {
  readonly do: 'at';
  readonly phase: Phase;
  readonly of: PlayerRef;
  readonly effects: readonly Effect[];
}

export const at: EffectWord<At> = effect({
  description: 'Does the effects when this phase of the player next begins.',
  keys: ({ playerRef, effects }) => ({ phase: z.enum(phases), of: playerRef, effects }),
  roles: { at: {} },
  phrases: () => [
    reading(
      'during your next {phase} [,] {effects}',
      { effects: say.effects, phase: say.phase },
      ({ effects, phase }): At => ({ do: 'at', phase, of: 'you', effects }),
    ),
  ],
});

export interface Roll {
  readonly do: 'roll';
  readonly by: PlayerRef;
  readonly succeedsUpTo: Amount;
  readonly effects: readonly Effect[];
  readonly otherwise?: readonly Effect[];
}

export const roll: EffectWord<Roll> = effect({
  description: 'A die is rolled. It succeeds on that number or less, of six.',
  keys: ({ playerRef, amount, effects }) => ({
    by: playerRef,
    succeedsUpTo: amount,
    effects,
    otherwise: effects.exactOptional(),
  }),
  roles: { roll: gate },
});

export interface Choose {
  readonly do: 'choose';
  readonly choice: Choice;
}

export const choose: EffectWord<Choose> = effect({
  description: 'Something is chosen.',
  keys: ({ choice }) => ({ choice }),
  roles: { choose: gate },
  phrases: () => [
    // The name is given when the text is put together.
    reading(
      'choose {some} in play',
      { some: say.counted },
      ({ some }): Choose => ({
        do: 'choose',
        choice: { choose: 'cards', ...some, in: ['play'], as: 'chosen' },
      }),
    ),
  ],
});

export interface Whether {
  readonly do: 'if';
  readonly condition: Condition;
  readonly effects: readonly Effect[];
  readonly otherwise?: readonly Effect[];
}

export const whether: EffectWord<Whether> = effect({
  description: 'Does the effects if the condition holds, and otherwise the others.',
  keys: ({ condition, effects }) => ({ condition, effects, otherwise: effects.exactOptional() }),
  roles: { if: gate },
});

export interface EachPlayer {
  readonly do: 'each-player';
  readonly players: Players;
  readonly effects: readonly Effect[];
}

export const eachPlayer: EffectWord<EachPlayer> = effect({
  description: 'Does the effects for each of the players.',
  keys: ({ players, effects }) => ({ players, effects }),
  roles: { 'each-player': gate },
});

export interface EachCard {
  readonly do: 'each-card';
  readonly cards: Cards;
  readonly effects: readonly Effect[];
}

export const eachCard: EffectWord<EachCard> = effect({
  description: 'Does the effects for each of the cards.',
  keys: ({ cards, effects }) => ({ cards, effects }),
  roles: { 'each-card': { ...gate, gives: 'cards-done' } },
});

export interface When {
  readonly do: 'when';
  readonly on: EventPattern;
  readonly until: End;
  readonly once: boolean;
  readonly effects: readonly Effect[];
}

export const when: EffectWord<When> = effect({
  description: 'Does the effects later: at the first such event, or at each one until the given end.',
  keys: ({ eventPattern, end, effects }) => ({ on: eventPattern, until: end, once: z.boolean(), effects }),
  roles: { when: {} },
});

export interface Unsupported {
  readonly do: 'unsupported';
  readonly text: string;
}

export const unsupported: EffectWord<Unsupported> = effect({
  description: 'What the vocabulary cannot say, in the words of the card.',
  keys: () => ({ text: z.string().max(1000) }),
  roles: { unsupported: {} },
});
