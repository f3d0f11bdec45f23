import type { CardPool } from '../../../decks/format.ts';
import type { BuiltDeck, Copies } from '../built-deck.ts';
import { type Checked, counted, found, NOTHING, removing, warning } from '../counting.ts';
import type { RuleOf } from '../format-rule.ts';

export function checkBanned({ rule, cards }: RuleOf<'banned'>, deck: BuiltDeck, _: CardPool): Checked {
  return forbidden('banned', rule, among(cards, deck), (name) => `${name} is banned.`);
}

/** Which copies are the misprinted ones, no list tells. */
export function checkMisprints({ rule, cards }: RuleOf<'misprints'>, deck: BuiltDeck, _: CardPool): Checked {
  const copies = among(cards, deck);
  if (copies.length === 0) return NOTHING;
  const message =
    'Misprinted copies of this card are banned, but a list does not say which copies are misprinted.';
  return found([], [warning('misprint-banned', rule, message, copies)]);
}

export function checkAnnounced(
  { rule, cards, announced }: RuleOf<'announced'>,
  deck: BuiltDeck,
  _: CardPool,
): Checked {
  if (announced) return NOTHING;
  const message = (name: string) =>
    `${name} is legal only if it was announced in advance, and this format announces no cards.`;
  return forbidden('not-announced', rule, among(cards, deck), message);
}

function among(cards: readonly string[], { endurance, preGame }: BuiltDeck): Copies[] {
  const slugs = new Set(cards);
  return [...endurance, ...preGame].filter(({ card }) => slugs.has(card.slug));
}

function forbidden(
  code: string,
  rule: string | null,
  copies: readonly Copies[],
  message: (name: string) => string,
): Checked {
  return found(
    copies.map((one) => ({
      violation: {
        code,
        rule,
        message: message(one.card.name),
        cards: counted([one]),
        counted: one.quantity,
        allowed: 0,
      },
      subject: one.card.slug,
      repairs: [[removing(one, one.quantity)]],
    })),
  );
}
