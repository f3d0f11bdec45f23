import type { WrittenCard } from '../../games/decks/own-card.ts';
import { unreadable } from './answers.ts';
import { type Count, type DeckList, type ListLine, nowhere, type Place } from './deck-list.ts';
import { DraftAbout } from './draft-about.ts';
import { DraftZone } from './draft-zone.ts';
import { limits } from './limits.ts';
import { toldOtherwise } from './told-otherwise.ts';
import { oneLine } from './words.ts';
import { DECK, zoneKey, zoneName } from './zone-names.ts';

/** A line as a format gives it: what it does not speak of is absent. */
export interface GivenLine {
  readonly quantity: number;
  readonly title: string;
  readonly card?: WrittenCard | undefined;
  readonly set?: string | null | undefined;
  readonly number?: string | null | undefined;
  readonly key?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly written?: string;
  readonly place: Place;
}

/** Of what is left unread, so much is told by name. */
const MOST_UNREAD = 20;

/** A list while it is read: holds every reader to the limits and to the one form that words have. */
export class Draft extends DraftAbout {
  readonly #zones = new Map<string, DraftZone>();
  readonly #unread = new Map<string, Place>();
  #namesZones = false;
  #lines = 0;
  #copies = 0;

  /** Whether the list itself tells any zone. */
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
    const line = this.#line(given);
    if (line !== null) this.#zone(zone).lines.push(line);
  }

  /** For formats that name every copy: those of one printing are one line. */
  copy(zone: string, given: GivenLine): void {
    const line = this.#line(given);
    if (line === null) return;
    const quantity = this.#zone(zone).join(line);
    const isFirstOver = quantity > limits.quantity && quantity - line.quantity <= limits.quantity;
    if (isFirstOver) this.quantity(String(quantity), line.place);
  }

  /** What the file says and no list keeps, told once. */
  leaveUnread(what: string, place: Place): void {
    const name = what.slice(0, 50);
    if (this.#unread.size < MOST_UNREAD && !this.#unread.has(name)) this.#unread.set(name, place);
  }

  finish(): DeckList {
    const said = this.said(nowhere);
    this.settle();
    const [first] = this.#unread.values();
    if (first !== undefined) {
      const names = [...this.#unread.keys()].join(', ');
      this.remark('list/left-unread', `A list does not keep these, which were left unread: ${names}.`, first);
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

  #line({ quantity, title, card, set, number, key, note, written, place }: GivenLine): ListLine | null {
    this.#lines += 1;
    this.#copies += quantity;
    if (this.#lines > limits.lines) throw tooManyLines(place);
    if (this.#copies > limits.copies) {
      throw unreadable('list/too-many-copies', `The list has more than ${limits.copies} cards.`, place);
    }
    const words = (given: string | null | undefined) =>
      this.words(oneLine(given ?? ''), limits.words, place) || null;
    const name = words(title);
    if (name === null) this.problem('line/no-title', 'The card has no title.', place);
    return name === null
      ? null
      : {
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
