import { counted } from '../games/decks/counting.ts';
import type { DeckCard, DeckLine, UnknownCopies } from '../games/decks/deck.ts';
import type { DeckLaw } from '../games/decks/format.ts';
import type { ReportedRemark } from '../games/decks/report.ts';
import { fold } from '../games/fold.ts';
import type { GameSlug } from '../games/registry.ts';
import type { UnreadLine } from './lists/answers.ts';
import type { DeckList, ListLine, Place, Zone } from './lists/deck-list.ts';
import { limits } from './lists/limits.ts';
import { DECK } from './lists/zone-names.ts';
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

/** Finds cards and sets by their names. */
export interface CardNames {
  /** The cards of exactly this name. */
  readonly called: (name: string) => Candidate[];
  /** The cards that the name may mean, best first. */
  readonly suggest: (name: string) => Candidate[];
  readonly setCalled: (written: string) => NamedSet | undefined;
}

/** A line whose name is not the name of exactly one card. */
export interface UnresolvedLine extends Pick<ListLine, 'quantity' | 'title' | 'set' | 'number' | 'written'> {
  readonly zone: string;
  readonly place: Place;
  readonly reason: 'not-found' | 'ambiguous';
  /** What is wrong, and which cards may be meant, in words. */
  readonly message: string;
  readonly suggestions: readonly Candidate[];
}

export interface ResolvedDeck {
  readonly lines: readonly DeckLine[];
  readonly unresolved: readonly UnresolvedLine[];
  /** How many unread lines are in parts of the deck that are judged. */
  readonly unread: number;
  /** The copies on the unresolved and the unread lines. */
  readonly unknown: readonly UnknownCopies[];
  readonly warnings: readonly ReportedRemark[];
}

/** So many names get suggestions; a list with more is of something else. */
export const MOST_SUGGESTED = 50;

/** A list as it was read. */
export interface GivenDeck {
  readonly list: DeckList;
  /** Whether the list names any of its zones; in a list without zones every card goes where it belongs. */
  readonly namesZones: boolean;
  readonly unread: readonly UnreadLine[];
}

/** Finds the card of each line. Nothing is guessed: a line without exactly one card is returned with suggestions. */
export function resolve(
  { list, namesZones, unread }: GivenDeck,
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
      if (own.unread.has(line)) continue;
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
  const judged = [...unread, ...own.unread.values()].flatMap(({ zone, quantity }): UnknownCopies[] => {
    const known = zoneOf({ name: zone ?? DECK }, law);
    // An unread quantity may be any.
    return known === undefined
      ? []
      : [{ quantity: quantity ?? limits.quantity, zone: namesZones ? known : null }];
  });
  return {
    lines,
    unresolved,
    unread: judged.length,
    unknown: [...unknown, ...judged],
    warnings: namesZones ? warnings : [...placedByKind(lines, law), ...warnings],
  };
}

const none = (): Candidate[] => [];

function zoneOf(
  { name }: Pick<Zone, 'name'>,
  { zones, zoneNames }: Pick<DeckLaw, 'zones' | 'zoneNames'>,
): string | undefined {
  return zoneNames.get(fold(name)) ?? zones.find((zone) => zone === fold(name));
}

/** A warning that cards of a list without zones are put into another part than the first. */
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
        message: `The list does not name the parts of the deck. By their kind, these cards are read as ${zone}: ${named}.`,
        cards,
        figure: null,
      },
    ];
  });
}

/** A sideboard or a pile of tokens is not part of the deck that the rules judge. */
function zoneLeftOut({ name, lines }: Zone, zones: readonly string[]): ReportedRemark {
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    severity: 'warning',
    code: 'zone-not-judged',
    rule: null,
    message: `The ${copies} cards under "${name}" are not part of the deck and are not judged; its parts are ${zones.join(', ')}.`,
    cards: [],
    figure: copies,
  };
}

/** The cards that a line can mean: its own card, or those of its name; where there are several, those of its set. */
export function cardsOf(
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

export function unresolvedLine(
  { quantity, title, set, number, written, place }: ListLine,
  zone: string,
  candidates: readonly Candidate[],
  suggest: (name: string) => Candidate[],
): UnresolvedLine {
  const isAmbiguous = candidates.length > 0;
  const suggestions = isAmbiguous ? candidates : suggest(title);
  return {
    zone,
    quantity,
    title,
    set,
    number,
    written,
    place,
    reason: isAmbiguous ? 'ambiguous' : 'not-found',
    message: unresolvedMessage(title, isAmbiguous, suggestions),
    suggestions,
  };
}

/** So many suggestions are named in a message. */
const MOST_NAMED = 3;

function unresolvedMessage(title: string, isAmbiguous: boolean, suggestions: readonly Candidate[]): string {
  const names = suggestions.slice(0, MOST_NAMED).map(({ name }) => name);
  const or = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join();
  if (isAmbiguous) return `Several cards are called "${title}": ${or}. Write the full name.`;
  return `There is no card "${title}".${or === '' ? '' : ` Did you mean ${or}?`}`;
}

/** The printing that the line names; null where it names none or an unknown one, which is reported. */
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
      message: `${card.name} has no known printing in ${which}; the line is read as any printing.`,
      cards: [{ slug: card.slug, name: card.name, zone, quantity }],
      figure: null,
    }),
  };
}
