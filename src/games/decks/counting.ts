import type { DeckCard, DeckLine } from './deck.ts';
import type { DeckChange } from './format.ts';
import type { CountedCard } from './violation.ts';

/** All lines of one card, or of one title. */
export interface CardCopies {
  /** The first of the cards. */
  readonly card: DeckCard;
  readonly lines: readonly DeckLine[];
  readonly quantity: number;
}

/** The cards of a deck in its order, each with all its lines. */
export function copiesByCard(lines: readonly DeckLine[]): CardCopies[] {
  return copiesBy(({ slug }) => slug, lines);
}

/** The titles of a deck in its order, each with all its lines. */
export function copiesByTitle(lines: readonly DeckLine[]): CardCopies[] {
  return copiesBy(({ title }) => title.toLowerCase(), lines);
}

function copiesBy(keyOf: (card: DeckCard) => string, lines: readonly DeckLine[]): CardCopies[] {
  const found = new Map<string, { card: DeckCard; lines: DeckLine[]; quantity: number }>();
  for (const line of lines) {
    const key = keyOf(line.card);
    const known = found.get(key);
    if (known === undefined) {
      found.set(key, { card: line.card, lines: [line], quantity: line.quantity });
    } else {
      known.lines.push(line);
      known.quantity += line.quantity;
    }
  }
  return [...found.values()];
}

/** Cards as violations and remarks name them. */
export function counted(lines: readonly DeckLine[]): CountedCard[] {
  const found = new Map<string, CountedCard>();
  for (const { card, zone, quantity } of lines) {
    const key = `${zone}/${card.slug}`;
    const before = found.get(key)?.quantity ?? 0;
    found.set(key, { slug: card.slug, name: card.name, zone, quantity: before + quantity });
  }
  return [...found.values()];
}

export function removing({ card, zone, printing }: DeckLine, quantity: number): DeckChange {
  return { change: 'remove', slug: card.slug, zone, quantity, printing };
}

/** Ways to take so many copies out of lines of one card: from each line first, then from the others in their order. */
export function waysToRemove(lines: readonly DeckLine[], copies: number): DeckChange[][] {
  return waysToTake(lines, copies, removing);
}

/** Together the ways have so many changes: more lines than any deck that is played has would have them squared. */
const MOST_CHANGES = 5_000;

/** Ways to take so many copies: from each of the lines first, then from the others in their order. */
export function waysToTake<Line extends { readonly quantity: number }>(
  lines: readonly Line[],
  copies: number,
  taking: (line: Line, quantity: number) => DeckChange,
): DeckChange[][] {
  const ways: DeckChange[][] = [];
  let changes = 0;
  for (const first of lines) {
    if (changes > MOST_CHANGES) break;
    const way: DeckChange[] = [];
    let missing = copies;
    const take = (line: Line) => {
      const taken = Math.min(missing, line.quantity);
      missing -= taken;
      if (taken > 0) way.push(taking(line, taken));
    };
    take(first);
    for (const line of lines) {
      if (missing <= 0) break;
      if (line !== first) take(line);
    }
    ways.push(way);
    changes += way.length;
  }
  return ways;
}

/** The names of the cards, each once. */
export function namesOf(lines: readonly DeckLine[]): string {
  return [...new Set(lines.map(({ card }) => card.name))].join(', ');
}

/** A number with what it counts: `1 copy`, `2 copies`. */
export function number(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
