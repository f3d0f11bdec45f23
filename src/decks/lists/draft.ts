import type { WrittenCard } from '../../games/decks/own-card.ts';
import { type UnreadCode, unreadable } from './answers.ts';
import { type Count, type DeckList, type ListLine, nowhere, type Place } from './deck-list.ts';
import { DraftAbout } from './draft-about.ts';
import { DraftZone } from './draft-zone.ts';
import { quantityOf, quoted } from './findings.ts';
import { limits } from './limits.ts';
import { toldOtherwise } from './told-otherwise.ts';
import { oneLine } from './words.ts';
import { DECK, zoneKey, zoneName } from './zone-names.ts';

/** A line as a format gives it; what the format does not have is absent. */
export interface GivenLine {
  /** As written; read here. */
  readonly quantity: number | string;
  readonly title: string;
  readonly card?: WrittenCard | undefined;
  readonly set?: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly key?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly written?: string;
  readonly place: Place;
}

/** A line that could not be read, with the parts that could. */
export interface GivenUnread {
  readonly quantity?: number | string | undefined;
  readonly title?: string | undefined;
  readonly written?: string | undefined;
  readonly place: Place;
}

/** Ignored parts are listed by name up to this many. */
const MOST_IGNORED = 20;

/** So much of an unread line is shown. */
const LONGEST_SHOWN = 500;

/** A list while it is read: applies the limits and cleans the words of every reader. */
export class Draft extends DraftAbout {
  readonly #zones = new Map<string, DraftZone>();
  readonly #ignored = new Map<string, Place>();
  #namesZones = false;
  #lines = 0;
  #copies = 0;

  /** Whether the list names any zone. */
  get namesZones(): boolean {
    return this.#namesZones;
  }

  zoneTold(zone: string, told: number): void {
    this.#zone(zone).told ??= told;
  }

  heading(zone: string, text: string, counts: readonly Count[], place: Place): void {
    const words = this.words(oneLine(text), limits.words, place);
    const given = counts.map(({ count, of }) => ({ count, of: of === null ? null : oneLine(of) || null }));
    if (words !== '') this.#zone(zone).heading({ text: words, counts: given, place });
  }

  line(zone: string, given: GivenLine): void {
    const line = this.#line(zone, given);
    if (line !== null) this.#zone(zone).lines.push(line);
  }

  /** For formats that list every copy: copies of one printing make one line. */
  copy(zone: string, given: GivenLine): void {
    const line = this.#line(zone, given);
    if (line === null) return;
    const into = this.#zone(zone);
    if (into.copiesOf(line) + line.quantity <= limits.quantity) into.join(line);
    else {
      const message = `More than ${limits.quantity} copies of ${quoted(line.title)}.`;
      this.unreadLine('line/quantity', message, zone, given);
    }
  }

  /** Keeps a line visible that could not be read. */
  unreadLine(code: UnreadCode, message: string, zone: string, given: GivenUnread): void {
    const named = zoneName(zone);
    if (named !== '') this.#namesZones = true;
    this.#countLine(given.place);
    const title = oneLine(given.title ?? '').slice(0, limits.words);
    this.unread.push({
      code,
      message,
      place: given.place,
      zone: named === '' ? null : named,
      quantity: quantityOf(given.quantity ?? ''),
      title: title === '' ? null : title,
      written: given.written === undefined ? null : oneLine(given.written.slice(0, LONGEST_SHOWN)),
    });
  }

  unreadQuantity(zone: string, given: GivenUnread): void {
    const message = `${quoted(String(given.quantity ?? ''))} is not a quantity; expected a whole number from 1 to ${limits.quantity}.`;
    this.unreadLine('line/quantity', message, zone, { ...given, quantity: undefined });
  }

  /** Reports once a part of the file that a deck list cannot store. */
  leaveUnread(what: string, place: Place): void {
    const name = oneLine(what.slice(0, 50));
    if (this.#ignored.size < MOST_IGNORED && !this.#ignored.has(name)) this.#ignored.set(name, place);
  }

  finish(): DeckList {
    const said = this.said(nowhere);
    const [first] = this.#ignored.values();
    if (first !== undefined) {
      const names = [...this.#ignored.keys()].join(', ');
      this.remark('list/left-unread', `Ignored: ${names}. A deck list cannot store them.`, first);
    }
    const zones = [...this.#zones.values()].filter((zone) => !zone.isEmpty).map((zone) => zone.finish());
    const list = { ...said, zones };
    this.remarks.push(...toldOtherwise(list));
    return list;
  }

  #zone(written: string): DraftZone {
    const told = zoneName(written);
    if (told !== '') this.#namesZones = true;
    const name = told || DECK;
    const found = this.#zones.get(zoneKey(name));
    if (found !== undefined) return found;
    if (this.#zones.size >= limits.zones) {
      throw unreadable('list/too-many-zones', `The list has more than ${limits.zones} zones.`, nowhere);
    }
    const zone = new DraftZone(this.words(name, limits.words, nowhere));
    this.#zones.set(zoneKey(name), zone);
    return zone;
  }

  #countLine(place: Place): void {
    this.#lines += 1;
    if (this.#lines > limits.lines) throw tooManyLines(place);
  }

  #line(zone: string, given: GivenLine): ListLine | null {
    const { title, card, set, number, key, note, written, place } = given;
    const quantity = quantityOf(given.quantity);
    if (quantity === null) {
      this.unreadQuantity(zone, given);
      return null;
    }
    const name = this.words(oneLine(title), Number.POSITIVE_INFINITY, place);
    if (name === '') {
      this.unreadLine('line/no-title', 'The card has no title.', zone, given);
      return null;
    }
    if (name.length > limits.words) {
      const message = `${quoted(name)} … is not a title: it has more than ${limits.words} characters.`;
      this.unreadLine('line/too-long', message, zone, given);
      return null;
    }
    this.#countLine(place);
    this.#copies += quantity;
    if (this.#copies > limits.copies) {
      throw unreadable('list/too-many-copies', `The list has more than ${limits.copies} cards.`, place);
    }
    const words = (more: string | null | undefined) =>
      this.words(oneLine(more ?? ''), limits.words, place) || null;
    return {
      quantity,
      title: name,
      ...(card === undefined ? {} : { card }),
      set: words(set),
      number: words(number),
      key: words(key),
      note: words(note),
      written: written ?? null,
      place,
    };
  }
}

export const tooManyLines = (place: Place) =>
  unreadable('list/too-many-lines', `The list has more than ${limits.lines} lines.`, place);
