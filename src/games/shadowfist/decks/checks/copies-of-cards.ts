import { copiesByCard, counted, number, waysToRemove } from '../../../decks/counting.ts';
import type { Deck } from '../../../decks/deck.ts';
import type { Finding } from '../../../decks/format.ts';
import type { RuleOf } from '../format-rule.ts';

export function copiesOfCards({ rule, cards, most }: RuleOf<'copies-of-cards'>, deck: Deck): Finding[] {
  const named: ReadonlySet<string> = new Set(cards);
  return copiesByCard(deck.lines)
    .filter(({ card, quantity }) => named.has(card.slug) && quantity > most)
    .map(({ card, lines, quantity }) => ({
      violation: {
        code: most === 0 ? 'banned-card' : 'too-many-of-card',
        rule,
        message:
          most === 0
            ? `${card.name} is banned.`
            : `${number(quantity, 'copy', 'copies')} of ${card.name}; the limit is ${most}.`,
        cards: counted(lines),
        counted: quantity,
        allowed: most,
      },
      subject: card.slug,
      repairs: waysToRemove(lines, quantity - most),
    }));
}
