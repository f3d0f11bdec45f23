import type { DeckList, Heading, ListLine } from '../../../src/decks/lists/deck-list.ts';
import type { Lost } from '../../../src/decks/lists/writing/written.ts';

/** A list without what was lost of it, and without what is no part of what it says: places. */
export function lessLost(list: DeckList, lost: readonly Lost[]) {
  const isLost = (where: string) => lost.some(({ places }) => places.includes(where));
  const unless = <Value>(where: string, value: Value) => (isLost(where) ? null : value);
  const zones = list.zones.map((zone, z) => ({
    isLost: isLost(`/zones/${z}`),
    name: zone.name,
    told: unless(`/zones/${z}/told`, zone.told),
    lines: zone.lines.map((line, l) =>
      lineLessLost(line, (field) => isLost(`/zones/${z}/lines/${l}/${field}`)),
    ),
    headings: zone.headings.filter((_, h) => !isLost(`/zones/${z}/headings/${h}`)).map(withoutPlace),
  }));
  return {
    name: unless('/name', list.name),
    author: unless('/author', list.author),
    notes: unless('/notes', list.notes),
    game: unless('/game', list.game),
    plugin: unless('/plugin', list.plugin),
    told: unless('/told', list.told),
    comments: list.comments.filter((_, c) => !isLost(`/comments/${c}`)).map(({ text }) => text),
    zones: inDeck(zones),
  };
}

type PlainLine = Omit<ListLine, 'place' | 'written'>;

function lineLessLost(line: ListLine, isLost: (field: string) => boolean): PlainLine {
  const { quantity, title, card } = line;
  const unless = (field: 'set' | 'number' | 'key' | 'note') => (isLost(field) ? null : line[field]);
  return {
    quantity,
    title,
    ...(card === undefined || isLost('card') ? {} : { card }),
    set: unless('set'),
    number: unless('number'),
    key: unless('key'),
    note: unless('note'),
  };
}

type PlainHeading = Omit<Heading, 'place'>;

const withoutPlace = ({ text, counts, before }: Heading): PlainHeading => ({ text, counts, before });

interface PlainZone {
  readonly name: string;
  told: number | null;
  readonly lines: PlainLine[];
  readonly headings: PlainHeading[];
}

/** The lines of lost zones are in the deck, where the first of them stood. */
function inDeck(zones: readonly (PlainZone & { readonly isLost: boolean })[]): PlainZone[] {
  const deck: PlainZone = { name: 'Deck', told: null, lines: [], headings: [] };
  const kept: PlainZone[] = [];
  const someLost = zones.some((zone) => zone.isLost);
  for (const { isLost, ...zone } of zones) {
    if (!isLost && !(someLost && zone.name === 'Deck')) {
      kept.push(zone);
      continue;
    }
    if (!kept.includes(deck)) kept.push(deck);
    const below = deck.lines.length;
    deck.headings.push(...zone.headings.map((heading) => ({ ...heading, before: heading.before + below })));
    deck.lines.push(...zone.lines);
    deck.told = zone.told ?? deck.told;
  }
  return kept;
}
