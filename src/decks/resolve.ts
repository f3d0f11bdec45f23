import { counted } from '../games/decks/counting.ts';
import type { DeckCard, DeckLine, UnknownCopies } from '../games/decks/deck.ts';
import type { DeckLaw } from '../games/decks/format.ts';
import type { ReportedRemark } from '../games/decks/report.ts';
import { fold } from '../games/fold.ts';
import type { GameSlug } from '../games/registry.ts';
import type { DeckList, ListLine, Place, Zone } from './lists/deck-list.ts';
import type { OwnCards } from './own-cards.ts';
import type { NamedSet } from './set-called.ts';

/** A card that a name may mean. */
export interface Candidate {
  readonly game: GameSlug;
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  /** How well it answers, from 0 to 1. */
  readonly score: number;
  /** The name that matches, if it is not its own. */
  readonly matched?: string;
}

/** Whom to ask what cards are called. */
export interface CardNames {
  /** The cards of exactly this name. */
  readonly called: (name: string) => Candidate[];
  /** The cards that it may mean, best first. */
  readonly suggest: (name: string) => Candidate[];
  readonly setCalled: (written: string) => NamedSet | undefined;
}

/** A line that is no one card, as it was given. */
export interface UnresolvedLine extends Pick<ListLine, 'quantity' | 'title' | 'set' | 'number' | 'written'> {
  readonly zone: string;
  readonly place: Place;
  readonly reason: 'not-found' | 'ambiguous';
  readonly suggestions: readonly Candidate[];
}

export interface ResolvedDeck {
  readonly lines: readonly DeckLine[];
  readonly unresolved: readonly UnresolvedLine[];
  /** The copies on the unresolved lines. */
  readonly unknown: readonly UnknownCopies[];
  readonly warnings: readonly ReportedRemark[];
}

/** So many names get suggestions; a list with more is of something else. */
const MOST_SUGGESTED = 50;

/** A list as it was read. */
export interface GivenDeck {
  readonly list: DeckList;
  /** Whether the list itself tells any of its zones; in one that tells none a card stands where it belongs. */
  readonly namesZones: boolean;
}

/** Finds the card of each line. Nothing is guessed: a name that is no one card's comes back with what it may mean. */
export function resolve(
  { list, namesZones }: GivenDeck,
  law: Pick<DeckLaw, 'zones' | 'zoneNames' | 'zoneOf'>,
  names: CardNames,
  own: OwnCards,
): ResolvedDeck {
  const lines: DeckLine[] = [];
  const unresolved: UnresolvedLine[] = [];
  const unknown: UnknownCopies[] = [];
  const warnings: ReportedRemark[] = [...own.warnings];
  for (const zone of list.zones) {
    const known = zoneOf(zone, law);
    if (known === undefined) {
      warnings.push(zoneLeftOut(zone, law.zones));
      continue;
    }
    for (const line of zone.lines) {
      const found = cardsOf(line, names, own);
      const [card, ...others] = found.cards;
      if (card === undefined || others.length > 0) {
        const suggests = unresolved.length < MOST_SUGGESTED;
        unknown.push({ quantity: line.quantity, zone: namesZones ? known : null });
        unresolved.push(unresolvedLine(line, zone.name, found.candidates, suggests ? names.suggest : none));
        continue;
      }
      const printing = printingOf(line, card, names);
      const placed = namesZones ? known : (law.zoneOf?.(card) ?? known);
      if (printing.unknown !== null) warnings.push(printing.unknown(placed));
      lines.push({ card, quantity: line.quantity, zone: placed, printing: printing.printing });
    }
  }
  return {
    lines,
    unresolved,
    unknown,
    warnings: namesZones ? warnings : [...placedByKind(lines, law), ...warnings],
  };
}

const none = (): Candidate[] => [];

function zoneOf(
  { name }: Zone,
  { zones, zoneNames }: Pick<DeckLaw, 'zones' | 'zoneNames'>,
): string | undefined {
  return zoneNames.get(fold(name)) ?? zones.find((zone) => zone === fold(name));
}

/** That cards of a list without zones are taken as of another part than the first. */
function placedByKind(lines: readonly DeckLine[], { zones }: Pick<DeckLaw, 'zones'>): ReportedRemark[] {
  const [first] = zones;
  return zones.flatMap((zone): ReportedRemark[] => {
    const cards = zone === first ? [] : counted(lines.filter((line) => line.zone === zone));
    if (cards.length === 0) return [];
    const named = cards.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
    return [
      {
        severity: 'warning',
        code: 'zone-not-told',
        rule: null,
        message: `The list does not tell the parts of the deck. By what kind of card each is, these are taken as ${zone}: ${named}.`,
        cards,
        figure: null,
      },
    ];
  });
}

/** A sideboard or a heap of tokens is no part of the deck that the law speaks of. */
function zoneLeftOut({ name, lines }: Zone, zones: readonly string[]): ReportedRemark {
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    severity: 'warning',
    code: 'zone-not-judged',
    rule: null,
    message: `The ${copies} cards under "${name}" are no part of the deck and are not judged; its parts are ${zones.join(', ')}.`,
    cards: [],
    figure: copies,
  };
}

/** The cards that a line can be: its own, or those of its name, of these only those of its set where there are several. */
function cardsOf(
  line: ListLine,
  names: CardNames,
  { pool, cardOf }: OwnCards,
): { readonly cards: readonly DeckCard[]; readonly candidates: readonly Candidate[] } {
  const own = cardOf(line);
  if (own !== undefined) return { cards: [own], candidates: [] };
  const { title, set, number } = line;
  const candidates = names.called(title);
  const cards = candidates.flatMap(({ slug }) => pool.bySlug(slug) ?? []);
  if (cards.length < 2 || set === null) return { cards, candidates };
  const code = names.setCalled(set)?.code;
  const ofSet = cards.filter(({ printings }) =>
    printings.some((one) => one.set === code && (number === null || one.number === number)),
  );
  return { cards: ofSet.length > 0 ? ofSet : cards, candidates };
}

function unresolvedLine(
  { quantity, title, set, number, written, place }: ListLine,
  zone: string,
  candidates: readonly Candidate[],
  suggest: (name: string) => Candidate[],
): UnresolvedLine {
  const isAmbiguous = candidates.length > 0;
  return {
    zone,
    quantity,
    title,
    set,
    number,
    written,
    place,
    reason: isAmbiguous ? 'ambiguous' : 'not-found',
    suggestions: isAmbiguous ? candidates : suggest(title),
  };
}

/** The printing that the line names; null where it names none, or one that is not known, which is told. */
function printingOf(
  { set, number, quantity }: ListLine,
  card: DeckCard,
  names: CardNames,
): { readonly printing: DeckLine['printing']; readonly unknown: ((zone: string) => ReportedRemark) | null } {
  if (set === null) return { printing: null, unknown: null };
  const code = names.setCalled(set)?.code;
  const ofSet = card.printings.filter((one) => one.set === code);
  const [found, ...others] =
    number === null ? ofSet : ofSet.filter((one) => one.number === number || one.number === null);
  if (found !== undefined) {
    return { printing: { set: found.set, number: others.length > 0 ? null : found.number }, unknown: null };
  }
  const which = number === null ? set : `${set} ${number}`;
  return {
    printing: null,
    unknown: (zone) => ({
      severity: 'warning',
      code: 'unknown-printing',
      rule: null,
      message: `No printing of ${card.name} in ${which} is known; it is taken as any printing.`,
      cards: [{ slug: card.slug, name: card.name, zone, quantity }],
      figure: null,
    }),
  };
}
