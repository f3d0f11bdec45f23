import type { UnreadLine } from './lists/answers.ts';
import type { DeckList, ListLine } from './lists/deck-list.ts';
import type { WrittenFormat } from './lists/formats.ts';
import { writeDeckList } from './lists/write-deck-list.ts';
import type { WrittenDeckList } from './lists/writing/written.ts';
import type { Names } from './names.ts';
import type { OwnCards } from './own-cards.ts';
import { type CardNames, cardsOf, MOST_SUGGESTED, type UnresolvedLine, unresolvedLine } from './resolve.ts';

export interface Converted extends WrittenDeckList {
  /** Lines without exactly one card, as far as names were looked up. They keep their names. */
  readonly unresolved: readonly UnresolvedLine[];
}

/** The cards by which names are looked up. */
export interface Lookup {
  readonly names: CardNames;
  readonly own: OwnCards;
}

/** Writes a list in another format. Own cards get their full names; with `catalogue`, all cards do. */
export function convertList(
  list: DeckList,
  unread: readonly UnreadLine[],
  to: WrittenFormat,
  lookup: Lookup | null,
  wanted: Names,
): Converted {
  const unresolved: UnresolvedLine[] = [];
  const named = (line: ListLine, zone: string): ListLine => {
    const own = lookup?.own.cardOf(line);
    if (own !== undefined) return { ...line, title: own.name };
    if (lookup === null || wanted === 'written' || lookup.own.unread.has(line)) return line;
    const { cards, candidates } = cardsOf(line, lookup.names, lookup.own);
    const [card, ...others] = cards;
    if (card !== undefined && others.length === 0) return { ...line, title: card.name };
    const suggest = unresolved.length < MOST_SUGGESTED ? lookup.names.suggest : () => [];
    unresolved.push(unresolvedLine(line, zone, candidates, suggest));
    return line;
  };
  const zones = list.zones.map((zone) => ({
    ...zone,
    lines: zone.lines.map((line) => named(line, zone.name)),
  }));
  return { ...writeDeckList({ ...list, zones }, to, unread), unresolved };
}
