import * as z from 'zod';
import { lawId, line } from '../content/scalars.ts';
import { type CardCopies, copiesByCard, counted, namesOf, removing } from './counting.ts';
import type { Deck, DeckLine } from './deck.ts';
import type { Finding } from './format.ts';
import type { Remark } from './violation.ts';

/** Which sets the cards come from: a rule that formats of every game may have. */
export const setsRule = z.strictObject({
  check: z.literal('sets'),
  rule: lawId.nullable().default(null).describe('Id of the game rule; null for a rule of your own.'),
  sets: z.array(line).min(1).max(500).describe('Codes of the allowed sets.'),
  of: z
    .enum(['card', 'printing'])
    .default('card')
    .describe('card: any copy of a card that one of the sets has; printing: only copies from the sets.'),
});
export type SetsRule = z.infer<typeof setsRule>;

/** A card without a known printing does not break this rule; a warning names it. */
export function checkSets({ rule, sets: allowed, of }: SetsRule, deck: Deck): Finding[] {
  const within: ReadonlySet<string> = new Set(allowed);
  return copiesByCard(deck.lines).flatMap((copies): Finding[] => {
    const { printings } = copies.card;
    if (printings.length === 0) return [];
    const printed = printings.find(({ set }) => within.has(set));
    if (printed === undefined) return [notInSets(copies, rule)];
    return of === 'card' ? [] : otherPrintings(copies, within, printed, rule);
  });
}

function notInSets({ card, lines, quantity }: CardCopies, rule: string | null): Finding {
  return {
    violation: {
      code: 'not-in-sets',
      rule,
      message: `${card.name} was not printed in an allowed set.`,
      cards: counted(lines),
      counted: quantity,
      allowed: 0,
    },
    subject: card.slug,
    repairs: [lines.map((line) => removing(line, line.quantity))],
  };
}

function otherPrintings(
  { card, lines }: CardCopies,
  within: ReadonlySet<string>,
  printed: { readonly set: string; readonly number: string | null },
  rule: string | null,
): Finding[] {
  const outside = lines.filter(({ printing }) => printing !== null && !within.has(printing.set));
  if (outside.length === 0) return [];
  const away = outside.map((line) => removing(line, line.quantity));
  const { set, number } = printed;
  const instead = outside.map(({ quantity, zone }: DeckLine) => ({
    change: 'add' as const,
    slug: card.slug,
    zone,
    quantity,
    printing: { set, number },
  }));
  const copies = outside.reduce((sum, { quantity }) => sum + quantity, 0);
  const from = [...new Set(outside.flatMap(({ printing }) => printing?.set ?? []))].join(', ');
  return [
    {
      violation: {
        code: 'printing-not-in-sets',
        rule,
        message: `Copies of ${card.name} are from ${from}, which is not an allowed set.`,
        cards: counted(outside),
        counted: copies,
        allowed: 0,
      },
      subject: card.slug,
      repairs: [away, [...away, ...instead]],
    },
  ];
}

/** What of a deck the list of sets leaves open. */
export function remarksOnSets({ rule, sets, of }: SetsRule, { lines }: Deck): Remark[] {
  const within: ReadonlySet<string> = new Set(sets);
  const unprinted = lines.filter(({ card }) => card.printings.length === 0);
  const older = lines.filter(
    ({ card, printing }) =>
      of === 'card' &&
      printing !== null &&
      !within.has(printing.set) &&
      card.printings.some(({ set }) => within.has(set)),
  );
  return [
    ...(unprinted.length === 0
      ? []
      : [
          warning(
            'figure-unknown',
            rule,
            `Could not check the sets of ${namesOf(unprinted)}: no source gives them.`,
            unprinted,
          ),
        ]),
    ...(older.length === 0
      ? []
      : [
          warning(
            'other-printing',
            rule,
            `The list names printings of ${namesOf(older)} from other sets. These cards were also printed in allowed sets.`,
            older,
          ),
        ]),
  ];
}

function warning(code: string, rule: string | null, message: string, lines: readonly DeckLine[]): Remark {
  return { kind: 'warning', code, rule, message, cards: counted(lines), figure: null };
}
