import type { Deck, DeckLine } from './deck.ts';

/** The deck with equal lines as one, in an order that depends on the cards alone. */
export function settled({ lines }: Deck, zones: readonly string[]): Deck {
  const kept = new Map<string, DeckLine>();
  for (const line of lines) {
    if (line.quantity < 1) continue;
    const key = lineKey(line);
    const known = kept.get(key);
    kept.set(key, known === undefined ? line : { ...known, quantity: known.quantity + line.quantity });
  }
  const place = (zone: string) => zones.indexOf(zone);
  return {
    lines: [...kept]
      .sort(([a, { zone: left }], [b, { zone: right }]) => place(left) - place(right) || (a < b ? -1 : 1))
      .map(([, line]) => line),
  };
}

/** What makes two lines of a deck one. Those that name no printing come before those of the same card that do. */
function lineKey({ card, zone, printing }: DeckLine): string {
  const where = printing === null ? '' : `${printing.set}\0${printing.number ?? ''}`;
  return `${zone}\0${card.slug}\0${where}`;
}

export function copiesIn({ lines }: Deck): number {
  let sum = 0;
  for (const { quantity } of lines) sum += quantity;
  return sum;
}
