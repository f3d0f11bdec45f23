import { z } from 'zod';
import { type Phrase, phrase, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import * as say from '../../card-language/slots.ts';
import { isOfAttacksAlone } from '../../vocabulary/attacks-alone.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import { type Limit, limit } from '../../vocabulary/limits.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import {
  type Hindrance,
  hindrances,
  type Kind,
  kinds,
  type Opportunity,
  opportunities,
  type PlayedFrom,
  playedFrom,
} from '../../vocabulary/words.ts';
import { type PlayerModifierWord, playerModifier } from './player-modifier-word.ts';

const someSources = () => z.array(z.enum(playedFrom)).min(1).exactOptional();

export interface AdditionalAttacks {
  readonly additionalAttacks: Amount;
  readonly such?: Filter;
  readonly with?: readonly Modifier[];
}

export const additionalAttacks: PlayerModifierWord<AdditionalAttacks, 'additionalAttacks'> = playerModifier({
  description:
    'The player may play this many attacks in addition to the one of the turn: only matching attacks, which also get the modifiers under `with`.',
  keys: ({ amount, filter, modifier }) => ({
    additionalAttacks: amount,
    such: filter.exactOptional(),
    with: z.array(modifier).min(1).exactOptional(),
  }),
  roles: { additionalAttacks: {} },
  phrases: () => [
    words('may (play|make) (an additional|another) attack', { additionalAttacks: 1 }),
    saying(
      'may (play|make) (an additional|another) {such}',
      { such: say.noun },
      ({ such }) =>
        isOfAttacksAlone(such) && Object.keys(such).length > 1 ? { additionalAttacks: 1, such } : undefined,
      ({ additionalAttacks: number, such, with: changes }: AdditionalAttacks) =>
        number === 1 && such !== undefined && changes === undefined ? { such } : undefined,
    ),
  ],
});

export interface AdditionalSpecialCards {
  readonly additionalSpecialCards: Amount;
  readonly such?: Filter;
}

export const additionalSpecialCards: PlayerModifierWord<AdditionalSpecialCards, 'additionalSpecialCards'> =
  playerModifier({
    description:
      'The player may play this many Special cards in addition to the one of the turn: only matching cards.',
    keys: ({ amount, filter }) => ({ additionalSpecialCards: amount, such: filter.exactOptional() }),
    roles: { additionalSpecialCards: { does: () => ['allow-special-cards'] } },
    phrases: () => [
      saying(
        'may play (an additional|another) {such}',
        { such: say.noun },
        ({ such }) => (isOfSpecialCards(such) ? { additionalSpecialCards: 1, such } : undefined),
        ({ additionalSpecialCards: number, such }: AdditionalSpecialCards) =>
          number === 1 && such !== undefined ? { such } : undefined,
      ),
    ],
  });

const special: ReadonlySet<Kind> = new Set([
  ...(['special-card', 'event', 'situation', 'object', 'location', 'plot', 'ally'] as const),
]);

/** Whether all that matches is a Special card, of which one may be played in a turn. A title may be of any card. */
function isOfSpecialCards({ kind = [], title }: Filter): boolean {
  return kind.length > 0 ? kind.some((one) => special.has(one)) : typeof title === 'string';
}

export interface AttacksAsIfDisarmed {
  readonly attacksAsIfDisarmed: true;
}

export const attacksAsIfDisarmed: PlayerModifierWord<AttacksAsIfDisarmed, 'attacksAsIfDisarmed'> =
  playerModifier({
    description: 'The player attacks like a player who is disarmed.',
    keys: () => ({ attacksAsIfDisarmed: z.literal(true) }),
    roles: { attacksAsIfDisarmed: {} },
    phrases: () => [words('can only attack as if disarmed', { attacksAsIfDisarmed: true })],
  });

export interface InPlayAtMost {
  readonly inPlayAtMost: Amount | 'any';
  readonly such: Filter;
}

export const inPlayAtMost: PlayerModifierWord<InPlayAtMost, 'inPlayAtMost'> = playerModifier({
  description: 'How many matching cards the player may have in play.',
  keys: ({ amount, filter }) => ({ inPlayAtMost: z.union([z.literal('any'), amount]), such: filter }),
  roles: { inPlayAtMost: {} },
  phrases: () => [
    phrase('may only have one {such} in play', { such: say.noun }, { inPlayAtMost: 1 }),
    phrase(
      'may have (multiple|any number of) {such} in play',
      { such: say.pluralNoun },
      { inPlayAtMost: 'any' },
    ),
  ],
});

export interface ToPlay {
  readonly toPlay: Filter;
  readonly from?: readonly PlayedFrom[];
  readonly choose?: readonly Choice[];
  readonly pay: readonly Payment[];
}

const toPlayPhrase = (template: string, from: readonly PlayedFrom[] | undefined): Phrase<ToPlay> =>
  saying(
    `must {payment} to play {card}${template}`,
    { payment: say.payment, card: say.aNoun },
    ({ payment, card }): ToPlay => ({
      toPlay: card,
      ...(from === undefined ? {} : { from }),
      pay: [payment],
    }),
    () => undefined,
  );

export const toPlay: PlayerModifierWord<ToPlay, 'toPlay'> = playerModifier({
  description: 'What the player must pay to play a matching card: from these places, or from anywhere.',
  keys: ({ filter, choice, payment }) => ({
    toPlay: filter,
    from: someSources(),
    choose: z.array(choice).exactOptional(),
    pay: z.array(payment).min(1),
  }),
  roles: { toPlay: {} },
  phrases: () => [toPlayPhrase('', undefined), toPlayPhrase(' from (your|their|his) Hand', ['hand'])],
});

export interface MayPlay {
  readonly mayPlay: Filter;
  readonly from?: readonly PlayedFrom[];
  readonly under?: CardRef;
  readonly as?: Kind;
  readonly inPlaceOf?: Opportunity;
  readonly despite?: readonly (Hindrance | { readonly textOf: Filter })[];
  readonly limit?: Limit;
}

export const mayPlay: PlayerModifierWord<MayPlay, 'mayPlay'> = playerModifier({
  description:
    'The player may play matching cards: from these places, as that kind of card, in place of something, or in spite of what would prevent it.',
  keys: ({ filter, cardRef }) => ({
    mayPlay: filter,
    from: someSources(),
    under: cardRef.exactOptional(),
    as: z.enum(kinds).exactOptional(),
    inPlaceOf: z.enum(opportunities).exactOptional(),
    despite: z
      .array(
        z.union([
          z.enum(hindrances),
          z
            .strictObject({ textOf: filter })
            .describe('The text of matching cards does not keep the player from playing them.'),
        ]),
      )
      .min(1)
      .exactOptional(),
    limit: limit.exactOptional(),
  }),
  roles: { mayPlay: {} },
  phrases: () => [
    reading(
      'may play {cards} after playing {textOf}',
      { cards: say.pluralNoun, textOf: say.aNoun },
      ({ cards, textOf }): MayPlay => ({ mayPlay: cards, despite: [{ textOf }] }),
    ),
    // A deck rule limits how many of them the deck has; they are played like the player's own.
    reading('may use one {card} from each Persona', { card: say.noun }, ({ card }): MayPlay | undefined =>
      card.kind?.includes('persona-specific') ? { mayPlay: card, from: ['hand', 'exertion'] } : undefined,
    ),
    reading(
      'may play {card} from under {under} as if from (your|their) hand',
      { card: say.aNoun, under: say.cardRef },
      ({ card, under }): MayPlay => ({ mayPlay: card, under }),
    ),
  ],
});

export interface Ignores {
  readonly ignores: Filter;
}

export const ignores: PlayerModifierWord<Ignores, 'ignores'> = playerModifier({
  description: 'Matching cards have no effect on the player.',
  keys: ({ filter }) => ({ ignores: filter }),
  roles: { ignores: { does: () => ['stop-a-discard'] } },
  phrases: () => [phrase('ignore~ {ignores}', { ignores: say.pluralNoun }, {})],
});
