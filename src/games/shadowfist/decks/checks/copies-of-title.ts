import { copiesByTitle, counted, number, waysToRemove } from '../../../decks/counting.ts';
import type { Deck } from '../../../decks/deck.ts';
import type { Finding } from '../../../decks/format.ts';
import { wordsOf } from '../facts.ts';
import type { RuleOf } from '../format-rule.ts';
import { hasNoMaximum } from '../no-maximum.ts';

/** Chapters 8.1 and 9.2: all versions of a title count together. */
export function copiesOfTitle(
  { rule, most, ruleAcrossVersions }: RuleOf<'copies-of-title'>,
  deck: Deck,
): Finding[] {
  return copiesByTitle(deck.lines).flatMap(({ card, lines, quantity }) => {
    if (quantity <= most) return [];
    const limited = lines.filter((line) => !hasNoMaximum(wordsOf(line)));
    const copies = limited.reduce((sum, line) => sum + line.quantity, 0);
    if (copies <= most) return [];
    const isMixed = ruleAcrossVersions !== null && card.wording?.differs === true;
    return {
      violation: {
        code: 'too-many-of-title',
        rule: isMixed ? ruleAcrossVersions : rule,
        message: `${number(copies, 'copy', 'copies')} of ${card.title}${isMixed ? ' in all versions' : ''}; the limit is ${most}.`,
        cards: counted(limited),
        counted: copies,
        allowed: most,
      },
      subject: card.slug,
      repairs: waysToRemove(limited, copies - most),
    };
  });
}
