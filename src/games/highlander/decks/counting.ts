import { waysToTake } from '../../decks/counting.ts';
import type { DeckChange, Finding } from '../../decks/format.ts';
import type { CountedCard, Remark } from '../../decks/violation.ts';
import type { Copies } from './built-deck.ts';

/** What a check says of a deck. */
export interface Checked {
  readonly findings: readonly Finding[];
  readonly remarks: readonly Remark[];
}

export const NOTHING: Checked = { findings: [], remarks: [] };

export function found(findings: readonly Finding[], remarks: readonly Remark[] = []): Checked {
  return { findings, remarks };
}

export function total(copies: readonly Copies[]): number {
  let sum = 0;
  for (const { quantity } of copies) sum += quantity;
  return sum;
}

/** Copies that are one by what `key` says of them, in the order of the deck. */
export function grouped(copies: readonly Copies[], key: (one: Copies) => string): Map<string, Copies[]> {
  const groups = new Map<string, Copies[]>();
  for (const one of copies) {
    const name = key(one);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [one]);
    else group.push(one);
  }
  return groups;
}

/** The copies as violations and remarks name them. */
export function counted(copies: readonly Copies[]): CountedCard[] {
  return [...grouped(copies, ({ card, line }) => `${line.zone}/${card.slug}`).values()].flatMap((group) =>
    group.slice(0, 1).map(({ card: { slug, name }, line: { zone } }) => ({
      ...{ slug, name, zone },
      quantity: total(group),
    })),
  );
}

/** Ways to take so many copies out: from each card first, then from the others in their order. */
export function waysToRemove(copies: readonly Copies[], number: number): DeckChange[][] {
  return waysToTake(copies, number, removing);
}

export function removing({ card, line: { zone, printing } }: Copies, quantity: number): DeckChange {
  return { change: 'remove', slug: card.slug, zone, quantity, printing };
}

/** Warns that no source gives a figure that the rule needs; empty if all figures are known. */
export function unknownFigure(rule: string | null, figure: string, copies: readonly Copies[]): Remark[] {
  const cards = counted(copies);
  if (cards.length === 0) return [];
  return [
    {
      kind: 'warning',
      code: 'figure-unknown',
      rule,
      message: `Could not fully check this rule: no source gives ${figure} of ${named(cards)}.`,
      cards,
      figure: null,
    },
  ];
}

export function warning(
  code: string,
  rule: string | null,
  message: string,
  copies: readonly Copies[] = [],
): Remark {
  return { kind: 'warning', code, rule, message, cards: counted(copies), figure: null };
}

/** Cards by name; of many, how many there are. */
export function named(cards: readonly { readonly name: string }[]): string {
  return cards.length > 3 ? `${cards.length} cards` : listed(cards.map(({ name }) => name));
}

export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** A number with what it counts: `1 copy`, `2 copies`. */
export function number(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
