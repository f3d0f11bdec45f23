import type { KnownNames } from '../known-names.ts';
import { oneLine } from '../words.ts';
import { MAYBEBOARD, SIDEBOARD, withoutFlags, zoneCalled, zoneOfCategory } from '../zone-names.ts';
import { countedIn } from './counted.ts';
import type { Dialect } from './dialect.ts';
import { groupsCards } from './heading-words.ts';
import { labelIn } from './label.ts';
import { readCard } from './read-card.ts';
import type { Reading } from './reading.ts';
import { isRuler, withoutRulers } from './ruler.ts';

type Kind = Reading extends infer Each
  ? Each extends Reading
    ? Omit<Each, 'line' | 'indent' | 'written'>
    : never
  : never;

export interface GivenText {
  readonly raw: string;
  /** The same without the marks of the page that it was pasted from, as one or several lines. */
  readonly clean: readonly string[];
  /** From 1. */
  readonly line: number;
}

/** The readings of a line: one, or one for each card where a line lists several. */
export function classify({ raw, clean, line }: GivenText, dialect: Dialect, known: KnownNames): Reading[] {
  const written = oneLine(raw);
  const indent = raw.length - raw.trimStart().length;
  const first = kindOf(written, dialect, known);
  const asWritten =
    ['blank', 'comment', 'heading', 'label'].includes(first.is) || (first.is === 'card' && first.card.isSure);
  const kinds = asWritten
    ? ((isFollowed(first) ? severalIn(written, first, dialect, known) : null) ?? [first])
    : clean.flatMap((text) => {
        const kind = text === written ? first : kindOf(text, dialect, known);
        return severalIn(text, kind, dialect, known) ?? titlesIn(text, kind, dialect, known) ?? [kind];
      });
  return kinds.map((kind) => ({ line, indent, written, ...kind }));
}

/** Where a next card may begin: `4 Fox Pass, 3 Hacker`. */
const NEXT =
  /\s*(?:[,;|&+]|(?<!(?:^|[,;|&+])\W*\d{1,3}\s*)\/|[,;]?\sand\b)\s*(?=[([]?[x×~≈]?\d{1,3}(?:[-–/]\d{1,3})?\s?[x×)\]]?\s)|\s+(?=\d{1,2}\s?[x×]?\s)/i;

/** Whether its note may be another card: `4 Fox Pass | 3 Hacker`. */
const isFollowed = (kind: Kind): boolean =>
  kind.is === 'card' && /^[,;/|&+]\s*[([]?[x×]?\d/.test(kind.card.note ?? '');

/** Several known cards with their quantities, after a heading or none; null for anything else. */
function severalIn(text: string, kind: Kind, dialect: Dialect, known: KnownNames): Kind[] | null {
  const isOne = kind.is === 'card' && kind.card.isSure && !isFollowed(kind);
  if (isOne || !['card', 'heading', 'wrong-quantity'].includes(kind.is)) return null;
  if (text.length > LONGEST) return null;
  const [, above, below = text] = /^([^\d:]{2,40}):\s+(.*\d.*)$/.exec(text) ?? [];
  const parts = below.split(NEXT);
  if (parts.length > MOST_IN_LINE || (parts.length === 1 && above === undefined)) return null;
  const cards = parts.map((part) => kindOf(part, dialect, known));
  const isCountedCard = (card: Kind) => isKnownCard(card) && card.card.isCounted;
  if (!cards.every((card) => isCountedCard(card) || card.is === 'wrong-quantity')) return null;
  if (!cards.some(isCountedCard)) return null;
  return above === undefined ? cards : [kindOf(`${above}:`, dialect, known), ...cards];
}

/** Known cards between commas, after a heading or none; null for anything else. A title may have commas itself. */
function titlesIn(text: string, kind: Kind, dialect: Dialect, known: KnownNames): Kind[] | null {
  if ((kind.is !== 'card' || kind.card.isSure) && kind.is !== 'heading') return null;
  if (text.length > LONGEST) return null;
  const parts = text.split(/\s*[,;]\s*/);
  if (parts.length < 2 || parts.length > MOST_IN_LINE) return null;
  const cards: Kind[] = [];
  for (let from = 0; from < parts.length; ) {
    const card = longestTitle(parts.slice(from, from + MOST_OF_TITLE), dialect, known);
    if (card === null) return null;
    cards.push(card.kind);
    from += card.parts;
  }
  return cards;
}

function longestTitle(parts: readonly string[], dialect: Dialect, known: KnownNames) {
  for (let length = parts.length; length > 0; length--) {
    const kind = kindOf(
      parts
        .slice(0, length)
        .join(', ')
        .replace(/^and\s/i, ''),
      dialect,
      known,
    );
    if (!isKnownCard(kind) || kind.card.note !== null) continue;
    // After a comma, the name of a set may be that of a card.
    if (length === 1 || kind.card.set === null) return { kind, parts: length };
  }
  return null;
}

const isKnownCard = (kind: Kind): kind is Extract<Kind, { is: 'card' }> =>
  kind.is === 'card' && kind.card.isSure;

/** Parts between commas that one title may have. */
const MOST_OF_TITLE = 3;

const MOST_IN_LINE = 40;
const LONGEST = 1_000;

/** What a line is by its own words. A title is looked for before all but the names of zones. */
export function kindOf(text: string, dialect: Dialect, known: KnownNames): Kind {
  if (text === '') return { is: 'blank' };
  const zone = zoneIn(text, dialect);
  const isTitle = known.title(text);
  if (zone !== null && !(isTitle && zone.zone === MAYBEBOARD)) return { ...zone, isTitle };
  if (isTitle) return cardIn(text, null, dialect, known);
  if (isRuler(text)) return { is: 'blank' };
  if (dialect.format === 'arena' && !/^\d/.test(text)) return aboutIn(text);
  const [, comment] = /^(?:\/\/|#|;|--)\s*(.*)$/.exec(text) ?? [];
  if (comment !== undefined) return commentIn(comment, dialect);
  const [, ofSideboard] = /^SB:\s*(\S.*)$/i.exec(text) ?? [];
  if (ofSideboard !== undefined) return cardIn(ofSideboard, SIDEBOARD, dialect, known);
  return labelOrCard(text, dialect, known);
}

function labelOrCard(text: string, dialect: Dialect, known: KnownNames): Kind {
  const label = labelIn(text);
  if (label === null) return bracketedZone(text) ?? cardIn(text, null, dialect, known);
  if (label.label === 'cards' || label.label === 'comment') {
    // `4 Totals` and `Event: 4 Fox Pass` are cards if cards are called so.
    const card = cardIn(text.replace(/^[^\d:]*:\s*(?=\d+\D)/, ''), null, dialect, known);
    if (isKnownCard(card)) return cardIn(text, null, dialect, known);
  }
  return { is: 'label', ...label };
}

function cardIn(text: string, zone: string | null, dialect: Dialect, known: KnownNames): Kind {
  const card = readCard(text, dialect, known);
  if ('wrongQuantity' in card)
    return { is: 'wrong-quantity', quantity: card.wrongQuantity, title: card.title };
  const counted = card.isSure || zone !== null ? null : countedIn(text);
  const own = zone ?? card.zone;
  if (counted === null || known.title(counted.text)) return { is: 'card', card, zone: own, counted: null };
  return counted.isSure ? { is: 'heading', heading: counted } : { is: 'card', card, zone: own, counted };
}

/** MTG Arena names the deck under `About`. All else that has no quantity is a section. */
function aboutIn(text: string): Kind {
  const [, value] = /^Name\s(.+)$/.exec(text) ?? [];
  return value === undefined ? { is: 'blank' } : { is: 'label', label: 'name', value };
}

/** Programs put the names of groups and of the deck into comments. */
function commentIn(text: string, dialect: Dialect): Kind {
  const words = withoutRulers(text);
  const zone = zoneIn(words, dialect) ?? bracketedZone(words);
  if (zone !== null) return { ...zone, isTitle: false };
  const label = labelIn(text);
  if (label !== null) return { is: 'label', ...label };
  const counted = countedIn(words);
  if (counted !== null && groupsCards(counted.text)) return { is: 'heading', heading: counted };
  return words === '' ? { is: 'blank' } : { is: 'comment', text };
}

type Zone = {
  readonly is: 'zone';
  readonly zone: string;
  readonly told: number | null;
  readonly isTitle: boolean;
};

/** `Sideboard`, `Endurance: 50`, `Pre-Game (8)`. */
function zoneIn(text: string, dialect: Dialect): Zone | null {
  // A number before it makes a card of a zone, for all that one line says.
  const counted = /^\d/.test(text) ? null : countedIn(text);
  if (counted === null || counted.counts.some(({ of }) => of !== null)) return null;
  const zone = zoneCalled(counted.text, dialect.format === 'arena');
  const [told = null] = counted.counts.map(({ count }) => count);
  return zone === undefined ? null : { is: 'zone', zone, told, isTitle: false };
}

/** `[Misc]` and `[Misc]: 5`, with any words in the brackets. */
function bracketedZone(text: string): Zone | null {
  const [, written, told] = /^\[\s*([^[\]]*\p{L}[^[\]]*)\](?::\s*(\d{1,4}))?$/u.exec(text) ?? [];
  if (written === undefined) return null;
  const zone = zoneOfCategory(written) ?? (withoutFlags(written) || written);
  return { is: 'zone', zone, told: told === undefined ? null : Number(told), isTitle: false };
}
