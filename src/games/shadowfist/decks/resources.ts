import { counted } from '../../decks/counting.ts';
import type { Deck, DeckLine } from '../../decks/deck.ts';
import type { Remark } from '../../decks/violation.ts';
import { demandsOf, symbolsOf } from './facts.ts';

const RULE = 'shadowfist.yotd/2.1/resource-conditions';

/**
 * Cards whose resource conditions the deck can never meet, though all of it that can be played were in play or in the
 * smoked pile, which make the resource pool. Not law: other cards may waive the conditions, and Power may be spent on
 * cards of others.
 */
export function unmetResources({ lines }: Deck): Remark[] {
  const known = lines.filter(({ card }) => symbolsOf(card, 'requires') !== null);
  const unknownProvisions = lines.some(({ card }) => symbolsOf(card, 'provides') === null);
  const { unmet, pool } = playable(known);
  return unmet.map((line) => {
    const lacking = lacks(line, pool);
    const because = lacking.map(
      ([symbol, needed]) => `${needed} {${symbol}} (the deck reaches ${pool.get(symbol) ?? 0})`,
    );
    const message = unknownProvisions
      ? `The deck probably cannot meet the resource conditions of ${line.card.name}: ${because.join(', ')}. The resources that some cards provide are unknown.`
      : `The deck cannot meet the resource conditions of ${line.card.name}: ${because.join(', ')}.`;
    return {
      kind: 'warning',
      code: 'resources-never-met',
      rule: RULE,
      message,
      cards: counted([line]),
      figure: null,
    };
  });
}

/** What a deck can play by its own resources: what that provides may let in more. */
function playable(lines: readonly DeckLine[]): { unmet: DeckLine[]; pool: Map<string, number> } {
  const pool = new Map<string, number>();
  let unmet = [...lines];
  for (;;) {
    const next = new Set(unmet.filter((line) => isMet(line, pool)));
    if (next.size === 0) return { unmet, pool };
    for (const { card, quantity } of next)
      for (const symbol of symbolsOf(card, 'provides') ?? [])
        pool.set(symbol, (pool.get(symbol) ?? 0) + quantity);
    unmet = unmet.filter((line) => !next.has(line));
  }
}

function isMet({ card }: DeckLine, pool: ReadonlyMap<string, number>): boolean {
  return demandsOf(card).every(([symbol, count]) => count <= (pool.get(symbol) ?? 0));
}

/** The resources that a card demands beyond those of the pool, each with how many it needs. */
function lacks({ card }: DeckLine, pool: ReadonlyMap<string, number>): (readonly [string, number])[] {
  return demandsOf(card).filter(([symbol, count]) => count > (pool.get(symbol) ?? 0));
}
