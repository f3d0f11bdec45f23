import { counted, removing } from '../../../decks/counting.ts';
import type { Deck } from '../../../decks/deck.ts';
import type { Finding } from '../../../decks/format.ts';
import { copiesIn } from '../../../decks/settled-deck.ts';
import type { RuleOf } from '../format-rule.ts';
import { oneMoreOfEach } from './deck-size.ts';

/** Cards whose type nobody gives may be of any: while they could make up what is missing, nothing is said. */
export function cardsOfType(
  { rule, types, least = 0, most }: RuleOf<'cards-of-type'>,
  deck: Deck,
): Finding[] {
  const wanted: ReadonlySet<string> = new Set(types);
  const lines = deck.lines.filter(({ card: { type } }) => type !== null && wanted.has(type));
  const copies = copiesIn({ lines });
  const unknown = copiesIn({ lines: deck.lines.filter(({ card }) => card.type === null) });
  const what = `of the type ${types.join(' or ')}`;
  if (copies + unknown < least) {
    const message = `The deck has ${copies} ${what}; the minimum is ${least}.`;
    return [
      {
        violation: { code: 'too-few-of-type', rule, message, cards: [], counted: copies, allowed: least },
        subject: types.join('\0'),
        undoneBy: { zones: ['deck'], copies: least - copies - unknown },
        repairs: oneMoreOfEach({ lines }),
      },
    ];
  }
  if (most === undefined || copies <= most) return [];
  const message = `The deck has ${copies} ${what}; the limit is ${most}.`;
  return [
    {
      violation: {
        code: 'too-many-of-type',
        rule,
        message,
        cards: counted(lines),
        counted: copies,
        allowed: most,
      },
      subject: types.join('\0'),
      repairs: lines.map((line) => [removing(line, Math.min(line.quantity, copies - most))]),
    },
  ];
}
