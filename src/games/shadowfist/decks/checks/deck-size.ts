import { copiesByCard, number, removing } from '../../../decks/counting.ts';
import type { Deck } from '../../../decks/deck.ts';
import type { DeckChange, Finding } from '../../../decks/format.ts';
import { copiesIn } from '../../../decks/settled-deck.ts';
import type { RuleOf } from '../format-rule.ts';

export function deckSize({ rule, least = 0, most }: RuleOf<'deck-size'>, deck: Deck): Finding[] {
  const copies = copiesIn(deck);
  const size = `The deck has ${number(copies, 'card', 'cards')}`;
  if (copies < least) {
    const message = `${size}; the minimum is ${least}.`;
    return [
      {
        violation: { code: 'too-few-cards', rule, message, cards: [], counted: copies, allowed: least },
        subject: '',
        undoneBy: { zones: ['deck'], copies: least - copies },
        repairs: oneMoreOfEach(deck),
      },
    ];
  }
  if (most === undefined || copies <= most) return [];
  const message = `${size}; the limit is ${most}.`;
  return [
    {
      violation: { code: 'too-many-cards', rule, message, cards: [], counted: copies, allowed: most },
      subject: '',
      repairs: deck.lines.map((line) => [removing(line, Math.min(line.quantity, copies - most))]),
    },
  ];
}

/** Adds copies of cards that are in the deck, the rarest first: the player has not chosen other cards. */
export function oneMoreOfEach({ lines }: Deck): DeckChange[][] {
  return copiesByCard(lines)
    .sort((a, b) => a.quantity - b.quantity)
    .flatMap(({ card, lines: [line] }) =>
      line === undefined ? [] : [[{ change: 'add', slug: card.slug, zone: line.zone, quantity: 1 }]],
    );
}
