import type { Edition } from '../../../content/card-set.ts';
import type { DeckPrinting } from '../../../decks/deck.ts';
import type { CardPool } from '../../../decks/format.ts';
import type { BuiltDeck, Copies } from '../built-deck.ts';
import {
  type Checked,
  counted,
  found,
  grouped,
  NOTHING,
  removing,
  total,
  unknownFigure,
  warning,
} from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';

/** A copy may be of any printing that the list does not rule out. */
export function checkEdition({ rule, edition }: RuleOf<'edition'>, deck: BuiltDeck, _: CardPool): Checked {
  const all = [...deck.endurance, ...deck.preGame];
  const outside = all.filter((copies) => isOutside(copies, edition));
  const unknown = all.filter((copies) => {
    const printings = meant(copies);
    return !printings.some((one) => one.edition === edition) && !outside.includes(copies);
  });
  return found(
    outside.map((copies) => ({
      violation: {
        code: 'other-edition',
        rule,
        message: `${copies.card.name} is not a ${edition}-edition card.`,
        cards: counted([copies]),
        counted: copies.quantity,
        allowed: 0,
      },
      subject: copies.card.slug,
      repairs: [[removing(copies, copies.quantity)]],
    })),
    unknownFigure(rule, 'the edition', unknown),
  );
}

/** No source tells who printed the cards of another edition, so whether they are legal is not told either. */
export function checkPublisher(
  { rule, edition }: RuleOf<'publisher'>,
  deck: BuiltDeck,
  _: CardPool,
): Checked {
  const others = [...deck.endurance, ...deck.preGame].filter((copies) => isOutside(copies, edition));
  if (others.length === 0) return NOTHING;
  const message = `These are not ${edition}-edition cards, and no source says whether cards of their publisher are legal here.`;
  return found([], [warning('publisher-unknown', rule, message, others)]);
}

export function checkCardsOfSet(
  { rule, set, least }: RuleOf<'cards-of-set'>,
  deck: BuiltDeck,
  pool: CardPool,
): Checked {
  const count = total(deck.endurance.filter((copies) => meant(copies).some((one) => one.set === set)));
  if (count >= least) return NOTHING;
  const unknown = deck.endurance.filter((copies) => meant(copies).length === 0);
  const message = `The deck has ${count} cards of ${set}; the minimum is ${least}`;
  if (count + total(unknown) >= least)
    return found(
      [],
      [warning('figure-unknown', rule, `${message}. No source gives the sets of the other cards.`, unknown)],
    );
  const cards = [...grouped(deck.endurance, ({ card }) => card.slug).keys()];
  const more = cards
    .filter((slug) => pool.bySlug(slug)?.printings.some((one) => one.set === set))
    .slice(0, 1);
  return found([
    {
      violation: {
        code: 'too-few-of-set',
        rule,
        message: `${message}.`,
        cards: [],
        counted: count,
        allowed: least,
      },
      subject: set,
      undoneBy: { zones: ['deck'], copies: least - count - total(unknown) },
      repairs: more.map((slug) => [{ change: 'add', slug, zone: 'deck', quantity: least - count }]),
    },
  ]);
}

/** Whether all its printings are known to be of another edition. */
function isOutside(copies: Copies, edition: Edition): boolean {
  const printings = meant(copies);
  return printings.length > 0 && printings.every((one) => one.edition !== null && one.edition !== edition);
}

function meant({ card, line: { printing } }: Copies): readonly DeckPrinting[] {
  if (printing === null) return card.printings;
  return card.printings.filter(
    ({ set, number }) => set === printing.set && (printing.number === null || printing.number === number),
  );
}
