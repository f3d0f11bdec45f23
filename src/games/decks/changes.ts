import type { Deck, DeckLine } from './deck.ts';
import type { CardPool, DeckChange } from './format.ts';

/** How many copies are changed. */
export function sizeOf(changes: readonly DeckChange[]): number {
  return changes.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Changes made one after another, as one set in a settled order: what is added and removed again is no change. */
export function together(changes: readonly DeckChange[]): DeckChange[] {
  return merged(changes, (before, after) => before + after);
}

/** Changes that may overlap, as one set: of those of the same copies the greater is enough. */
export function overlaid(changes: readonly DeckChange[]): DeckChange[] {
  return merged(changes, Math.max);
}

function merged(
  changes: readonly DeckChange[],
  sum: (before: number, after: number) => number,
): DeckChange[] {
  const kept = new Map<string, DeckChange>();
  for (const change of changes) {
    const key = changeKey(change);
    const known = kept.get(key);
    kept.set(
      key,
      known === undefined ? change : { ...known, quantity: sum(known.quantity, change.quantity) },
    );
  }
  for (const [key, change] of kept) {
    const undone = change.change === 'add' ? kept.get(changeKey({ ...change, change: 'remove' })) : undefined;
    if (undone === undefined) continue;
    const both = Math.min(change.quantity, undone.quantity);
    kept.set(key, { ...change, quantity: change.quantity - both });
    kept.set(changeKey(undone), { ...undone, quantity: undone.quantity - both });
  }
  return [...kept]
    .filter(([, { quantity }]) => quantity > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change);
}

/** Names a set of changes, which must stand in their settled order. */
export function changesKey(changes: readonly DeckChange[]): string {
  return changes.map((change) => `${changeKey(change)}\0${change.quantity}`).join('\0\0');
}

function changeKey(change: DeckChange): string {
  if (change.change === 'move') return `move\0${change.slug}\0${change.from}\0${change.to}`;
  const { printing } = change;
  const which =
    printing === undefined ? '*' : printing === null ? '' : `${printing.set}\0${printing.number ?? ''}`;
  // What is removed is told before what is added.
  return `${change.change === 'remove' ? 'a' : 'b'}\0${change.slug}\0${change.zone}\0${which}`;
}

/** The deck with the changes made; undefined where it has not the copies to remove, or nobody knows the card to add. */
export function changed(deck: Deck, changes: readonly DeckChange[], pool: CardPool): Deck | undefined {
  const lines: DeckLine[] = [...deck.lines];
  for (const change of changes) {
    if (change.change === 'add') continue;
    const zone = change.change === 'move' ? change.from : change.zone;
    const taken = take(lines, { ...change, zone });
    if (taken === undefined) return undefined;
    if (change.change === 'move') lines.push(...taken.map((line) => ({ ...line, zone: change.to })));
  }
  for (const change of changes) {
    if (change.change !== 'add') continue;
    const card = deck.lines.find((line) => line.card.slug === change.slug)?.card ?? pool.bySlug(change.slug);
    if (card === undefined) return undefined;
    lines.push({ card, quantity: change.quantity, zone: change.zone, printing: change.printing ?? null });
  }
  return { lines: lines.filter(({ quantity }) => quantity > 0) };
}

interface Taking {
  readonly slug: string;
  readonly zone: string;
  readonly quantity: number;
  readonly printing?: DeckLine['printing'];
}

/** Takes copies out of the lines; undefined where there are not so many. */
function take(lines: DeckLine[], { slug, zone, quantity, printing }: Taking): DeckLine[] | undefined {
  const taken: DeckLine[] = [];
  let missing = quantity;
  for (const [at, line] of lines.entries()) {
    if (missing === 0) break;
    if (line.card.slug !== slug || line.zone !== zone || line.quantity === 0) continue;
    if (printing !== undefined && !samePrinting(printing, line.printing)) continue;
    const copies = Math.min(missing, line.quantity);
    lines[at] = { ...line, quantity: line.quantity - copies };
    taken.push({ ...line, quantity: copies });
    missing -= copies;
  }
  return missing === 0 ? taken : undefined;
}

function samePrinting(a: DeckLine['printing'], b: DeckLine['printing']): boolean {
  if (a === null || b === null) return a === b;
  return a.set === b.set && a.number === b.number;
}
