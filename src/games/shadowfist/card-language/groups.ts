import type * as shared from '../../vocabulary/card-language/compiling.ts';
import { Unresolved } from '../../vocabulary/card-language/unresolved.ts';
import { equal } from '../../vocabulary/phrases/equal.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Limit } from '../vocabulary/limits.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { Response } from '../vocabulary/responses.ts';
import type { Condition, EventPattern, Place } from '../vocabulary/terms.ts';
import type { Users } from './by-others.ts';
import type { Resolver } from './resolving.ts';

/** An ability, and the sentences that it comes from. */
export type Assembled = shared.Assembled<Ability>;

type NotInResponse = NonNullable<Extract<Ability, { ability: 'event' }>['notInResponse']>;

/** What an Event does if it is played in another way. */
export interface Alternative extends Pick<Group, 'choose' | 'pay' | 'do'> {
  readonly sentence: number;
}

/** An ability while its sentences are put together. */
export interface Group {
  readonly kind: 'event' | 'voluntary' | 'triggered' | 'entering';
  readonly resolver: Resolver;
  readonly choose: Choice[];
  readonly pay: Payment[];
  readonly when: Condition[];
  readonly do: Effect[];
  readonly sentences: number[];
  /** The sentences that say when and how often. */
  readonly timing: number[];
  readonly limits: Limit[];
  readonly answers: Response[];
  /** What nobody may do in response. */
  readonly notInResponse: NotInResponse[];
  /** What an Event may do instead: the player chooses as it is played (5.2). */
  readonly others: Alternative[];
  /** Who may use it; absent, the controller of the card. */
  readonly by?: Users;
  readonly on?: EventPattern;
  readonly optional?: true;
  readonly together?: true;
  readonly immediately?: true;
}

const oneOf = (all: readonly Condition[]): Condition | undefined => (all.length > 1 ? { all } : all[0]);

export function circumstancesOf({ when, limits, answers }: Pick<Group, 'when' | 'limits' | 'answers'>) {
  const all = when.flatMap((one) => ('all' in one ? one.all : [one]));
  const from = all.flatMap((one) => placeOf(one) ?? [])[0];
  const condition = from === undefined ? oneOf(when) : oneOf(all.filter((one) => placeOf(one) === undefined));
  const [limit] = limits;
  const [inResponseTo] = answers;
  return {
    ...(condition === undefined ? {} : { when: condition }),
    ...(inResponseTo === undefined ? {} : { inResponseTo }),
    ...(limit === undefined ? {} : { limit }),
    ...(from === undefined ? {} : { from }),
  };
}

/** Where the card is that says “if this card is in your hand”: an ability is otherwise one of a card in play. */
export function placeOf(condition: Condition): 'hand' | 'smoked-pile' | undefined {
  if (!('exists' in condition)) return undefined;
  const isIn = (where: Place) => equal(condition.exists, { each: { is: 'this' }, in: where });
  if (isIn({ hand: 'you' })) return 'hand';
  return isIn({ smoked: 'you' }) ? 'smoked-pile' : undefined;
}

/** A card that is discarded is in the hand (10.3). */
const FROM_HAND = { from: 'hand' } as const;

function askedBy({ choose, pay }: Pick<Group, 'choose' | 'pay'>) {
  return {
    ...(choose.length > 0 ? { choose: choose.map((choice) => ofPayer(choice, pay)) } : {}),
    ...(pay.length > 0 ? { pay } : {}),
  };
}

/** The abilities of a group, when all its sentences are in it. */
export function finished(group: Group): Assembled[] {
  const { kind, choose, pay, do: effects, timing, on, optional, together, immediately } = group;
  const sentences = kind === 'event' ? group.sentences : [...new Set([...timing, ...group.sentences])];
  const asks = askedBy(group);
  const isDiscarded = pay.some((one) => one.pay === 'discard' && one.cards === 'this');
  const circumstances = { ...(isDiscarded ? FROM_HAND : {}), ...circumstancesOf(group) };
  const [notInResponse] = group.notInResponse;
  const unanswerable = notInResponse === undefined ? {} : { notInResponse };
  const isElsewhere = 'from' in circumstances;
  if (isElsewhere && kind !== 'voluntary' && kind !== 'triggered') throw new Unresolved();
  if (isDiscarded && circumstances.from !== 'hand') throw new Unresolved();
  switch (kind) {
    case 'event': {
      const isAnyTime = Object.keys(circumstances).length === 0;
      const playing: Assembled = {
        ability: { ability: 'playing', kind: 'only', ...circumstances },
        sentences: timing,
      };
      const done: Assembled = {
        ability: { ability: 'event', ...asks, ...unanswerable, do: effects },
        sentences,
      };
      const isPlayedOnly = effects.length === 0 && Object.keys(asks).length === 0;
      const ways = group.others.map(
        (other): Assembled => ({
          ability: {
            ability: 'playing',
            kind: 'also',
            ...circumstances,
            ...askedBy(other),
            do: other.do,
            inPlaceOfOwn: true,
          },
          sentences: [...new Set([...timing, other.sentence])],
        }),
      );
      return [...(isAnyTime ? [] : [playing]), ...(isPlayedOnly ? [] : [done]), ...ways];
    }
    case 'entering':
      return [
        {
          ability: { ability: 'entering', ...asks, ...(effects.length > 0 ? { do: effects } : {}) },
          sentences,
        },
      ];
    case 'voluntary':
      return [
        {
          ability: {
            ability: 'voluntary',
            ...(group.by === undefined ? {} : { by: group.by }),
            ...fromPile(pay, effects),
            ...circumstances,
            ...asks,
            ...unanswerable,
            do: effects,
          },
          sentences,
        },
      ];
    case 'triggered': {
      if (on === undefined) throw new Unresolved();
      const { when, inResponseTo: _, from: said, ...limited } = circumstances;
      const own = discardedFrom(on);
      if (own !== undefined && said !== undefined) throw new Unresolved();
      const lying = whereItLies(effects);
      const from = said ?? own ?? lying.from ?? returningFrom(on, effects);
      const parts = {
        on,
        ...(from === undefined ? {} : { from }),
        ...(together === undefined || isForEach([choose, pay], effects) ? {} : { together }),
        ...(when === undefined ? {} : { if: when }),
        ...limited,
        ...(optional === undefined ? {} : { optional }),
      };
      const atOnce = immediately === undefined ? {} : { immediately };
      return [
        { ability: { ability: 'triggered', ...parts, ...asks, do: lying.effects, ...atOnce }, sentences },
      ];
    }
  }
}

/** Only a card that the player controls can be sacrificed or turned as a cost. */
function ofPayer(choice: Choice, payments: readonly Payment[]): Choice {
  const isPaid = payments.some(
    (payment) =>
      (payment.pay === 'sacrifice' || payment.pay === 'turn-cards') &&
      equal(payment.cards, { chosen: choice.as }),
  );
  if (!isPaid || choice.choose !== 'cards' || choice.which.controller !== undefined) return choice;
  return { ...choice, which: { ...choice.which, controller: 'you' } };
}

/** “Pay 2 Power to return this card to play”: the card is in the smoked pile, unless it is put there as a cost. */
function fromPile(pay: readonly Payment[], effects: readonly Effect[]): { from?: 'smoked-pile' } {
  const isReturning = effects.some(returnsItself);
  const isPaid = pay.some((one) => 'cards' in one && one.cards === 'this');
  return isReturning && !isPaid ? { from: 'smoked-pile' } : {};
}

/**
 * “When one or more Characters attack, they gain …”: what is done to each of them is triggered by each of them. What
 * is done once as well cannot say which of them it means.
 */
function isForEach(asked: unknown, effects: readonly Effect[]): boolean {
  const isOfCard = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (equal(value, EVENT_CARD) || Object.values(value).some(isOfCard));
  const isDoneToIt = (effect: Effect) => 'cards' in effect && equal(effect.cards, EVENT_CARD);
  if (!isOfCard([asked, effects])) return false;
  if (!effects.every(isDoneToIt)) throw new Unresolved();
  return true;
}

const EVENT_CARD = { event: 'card' };

/** A card that is discarded was in hand. */
function discardedFrom({ event, card }: EventPattern): 'hand' | undefined {
  if (card?.is !== 'this' || ![event].flat().includes('discarded')) return undefined;
  if (event !== 'discarded') throw new Unresolved();
  return 'hand';
}

/** “return this card to play”, “play this card from your smoked pile”. */
const returnsItself = (effect: Effect): boolean =>
  effect.do === 'return-to-play'
    ? effect.cards === 'this'
    : effect.do === 'play' && effect.which.is === 'this' && equal(effect.in, { smoked: 'you' });

/** “At the start of your turn, if this card is in your smoked pile, return it to play”: the text acts where the card lies. */
function whereItLies(effects: readonly Effect[]): {
  readonly from?: 'hand' | 'smoked-pile';
  readonly effects: readonly Effect[];
} {
  const [gate, ...others] = effects;
  const from = gate?.do === 'if' && others.length === 0 ? placeOf(gate.condition) : undefined;
  if (gate?.do !== 'if' || from === undefined) return { effects };
  if (gate.otherwise !== undefined) throw new Unresolved();
  return { from, effects: gate.effects };
}

/** A card that returns itself to play is in the smoked pile (4.3), unless it is just leaving play. */
function returningFrom(on: EventPattern, effects: readonly Effect[]): 'smoked-pile' | undefined {
  const isReturning = effects.some(returnsItself);
  return isReturning && on.card?.is !== 'this' ? 'smoked-pile' : undefined;
}
