import { z } from 'zod';
import { type Phrase, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import {
  atLeastOne,
  phrasesOf,
  type Shape,
  taggedWord,
  type ValueOf,
} from '../../../vocabulary/words/word.ts';
import { forms } from '../../card-language/forms.ts';
import { ACTOR, type Counted, choosing } from '../../card-language/mentions.ts';
import * as say from '../../card-language/slots.ts';
import type { Amount, Cards } from '../../vocabulary/terms.ts';
import type { Declared, NoRoles, PaymentForms, Word } from '../word.ts';

interface Tagged {
  readonly pay: string;
}

type PaymentWord<P extends Tagged> = Word<P, P['pay'], NoRoles, unknown, PaymentForms>;

function payment<P extends Tagged, Keys extends Shape>(
  declared: Declared<Keys, Omit<P, 'pay'>, P['pay'], NoRoles, P, PaymentForms>,
): PaymentWord<P> {
  return taggedWord<P, 'pay', P['pay'], Keys, NoRoles, unknown, PaymentForms>('pay', declared);
}

interface PayWithCards {
  readonly pay: 'discard' | 'remove-from-game' | 'put-under-endurance';
  readonly cards: Cards;
}

const inHand = (some: Counted) => choosing(some, { hand: ACTOR });
/** What uses up the card itself is an ability of its own. */
const unlessItself = (pay: PayWithCards['pay'], cards: Cards): PayWithCards | undefined =>
  cards === 'this' ? undefined : { pay, cards };

const payWithCards: PaymentWord<PayWithCards> = payment({
  description: 'The cards go there.',
  keys: ({ cards }) => ({ cards }),
  roles: { discard: {}, 'remove-from-game': {}, 'put-under-endurance': {} },
  phrases: () => [
    reading('discard {cards}', { cards: say.cards }, ({ cards }) => unlessItself('discard', cards)),
    reading(
      'discard {some}',
      { some: say.counted },
      ({ some }): PayWithCards => ({ pay: 'discard', cards: inHand(some) }),
    ),
    reading('remove {cards} from the game', { cards: say.cards }, ({ cards }) =>
      unlessItself('remove-from-game', cards),
    ),
  ],
});

interface PayAmount {
  readonly pay: 'ability' | 'damage' | 'attacks';
  readonly amount: Amount;
}

const payAmount: PaymentWord<PayAmount> = payment({
  description:
    'The player loses this much Ability, takes this much damage, or loses this many attacks of the next turn.',
  keys: ({ amount }) => ({ amount }),
  roles: { ability: {}, damage: {}, attacks: {} },
});

interface HardExertion {
  readonly pay: 'hard-exertion';
  readonly cards?: Amount;
  readonly unmodified?: boolean;
}

const hardExertion: PaymentWord<HardExertion> = payment({
  description:
    'A Hard Exertion, of this many cards or of the usual number. With `unmodified`, nothing changes its size.',
  keys: ({ amount }) => ({ cards: amount.exactOptional(), unmodified: z.boolean().exactOptional() }),
  roles: { 'hard-exertion': {} },
  phrases: () => [
    words(`make a ${forms.hardExertion}`, { pay: 'hard-exertion' }),
    words(`make an unmodified ${forms.hardExertion}`, { pay: 'hard-exertion', unmodified: true }),
  ],
});

/** All payments, in the order of the public schema. */
export const paymentWords = [payWithCards, payAmount, hardExertion];

/** What is done to get a result (Paying a Cost): all of it, or there is no result. It is never a forced discard. */
export type Payment = ValueOf<(typeof paymentWords)[number]>;

export const paymentForms = (parts: PaymentForms) => atLeastOne(paymentWords.map((word) => word.form(parts)));

/** How card texts say the payments. */
export const saidPayments = (): readonly Phrase<Payment>[] => phrasesOf<Payment>(paymentWords);

export const paymentNames: readonly string[] = paymentWords.flatMap(({ roles }) => Object.keys(roles));
