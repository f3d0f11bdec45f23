import { name } from '../../../vocabulary/grammar/name.ts';
import { phrases, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import { asking } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import type { CardRef } from '../../vocabulary/references.ts';
import type { Amount, Cards, Filter } from '../../vocabulary/terms.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface Redirect {
  readonly do: 'redirect';
  /** The name of the chosen source of damage. */
  readonly source: string;
  readonly from: Cards;
  readonly to: CardRef;
  /** Redirects only that much of the damage. */
  readonly amount?: Amount;
}

export const redirect: EffectWord<Redirect> = effect({
  description:
    'Redirects damage of the source with that name from the cards to another card: all of it, or only `amount` (4.5.2).',
  keys: ({ cards, cardRef, amount }) => ({
    source: name,
    from: cards,
    to: cardRef,
    amount: amount.exactOptional(),
  }),
  roles: {
    redirect: {
      would: () => ['redirect'],
      affects: ({ to }) => ({ cards: [to] }),
      objects: ['from', 'to'],
      takers: ['to'],
      fixed: (redirect, { amount }) =>
        redirect.amount === undefined ? redirect : { ...redirect, amount: amount(redirect.amount) },
      reads: ({ source }) => [
        { path: ['source'], name: source, means: ['damage-source', 'effect', 'cards'] },
      ],
      redirects: ({ from, to }) => ({ from, to }),
    },
  },
  phrases: () => [
    // An amount is taken off damage to one card, which somebody has to choose: such a text is not read.
    reading('redirect {much} {by} to {to}', { much, by, to: say.cardRef }, (one) =>
      one.much.amount === undefined ? redirected({ ...one, from: ANY_CARD }) : undefined,
    ),
    reading('redirect {much} {by} {on} to {to}', { much, on, by, to: say.cardRef }, ({ on: from, ...one }) =>
      redirected({ ...one, from }),
    ),
    reading('redirect {much} {on} {by} to {to}', { much, on, by, to: say.cardRef }, ({ on: from, ...one }) =>
      redirected({ ...one, from }),
    ),
    reading(
      'redirect {much} that would be inflicted on {from} to {to}',
      { much, from: say.cards, to: say.cardRef },
      (one) => redirected({ ...one, by: {} }),
    ),
  ],
});

/** How much is redirected: “all damage”, “1 damage”. */
const much: Kind<{ amount?: Amount }> = phrases<{ amount?: Amount }>('damage', () => [
  words('[(the|all)] damage', {}),
  reading('{amount} [(point|points) of] damage', { amount: say.simpleAmount }, (one) => one),
]);

/** Which sources the player may choose from: “by a single source”, “by an opponent's Site”. */
const by: Kind<{ which?: Filter }> = phrases<{ which?: Filter }>('a source of damage', () => [
  words('(inflicted by|done by|by|inflicted from|done from|from) (a single|one|any) source', {}),
  reading('[(inflicted|done)] by {card}', { card: say.anyCard }, ({ card: { which, in: place } }) =>
    place === 'play' ? { which } : undefined,
  ),
]);

/** On which cards the damage would be inflicted. */
const on: Kind<Cards> = phrases<Cards>('where it is inflicted', () => [
  reading(
    '[(inflicted|done|that would be inflicted|that is inflicted)] (on|to) {from}',
    { from: say.cards },
    ({ from }) => from,
  ),
]);

/** Where a text does not say from which card damage is redirected, it may be any. */
const ANY_CARD: Cards = { each: {}, in: 'play' };

interface Said extends Pick<Redirect, 'from' | 'to'> {
  readonly much: { readonly amount?: Amount };
  readonly by: { readonly which?: Filter };
}

/** The player chooses the source. */
function redirected({ from, to, much: amount, by: which }: Said): Redirect {
  return asking(
    { do: 'redirect', source: 'source', from, to, ...amount },
    { choose: 'damage-source', as: 'source', ...which },
  );
}
