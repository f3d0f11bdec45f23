import { nearest } from '../../../engine/nearest.ts';
import { unreadable } from '../answers.ts';
import type { Count } from '../deck-list.ts';
import type { Draft } from '../draft.ts';
import { quoted } from '../findings.ts';
import { limits } from '../limits.ts';
import { oneLine } from '../words.ts';
import { UNTOLD } from '../zone-names.ts';
import { at, isObject, type JsonObject, locate, parsed } from './json-text.ts';

/** Arbiter's own JSON. A line with a wrong value is unread; a wrong value beside the lines is ignored. */
export function readDeckFile(text: string, draft: Draft): void {
  const { value, repeated } = parsed(text);
  if (!isObject(value) || !Array.isArray(value.zones)) {
    const message = 'The JSON is not a deck list: expected an object with a list of `zones`.';
    throw unreadable('json/invalid', message, { ...at(''), line: 1 });
  }
  if (value.arbiter !== 1 && value.arbiter !== undefined) {
    const message = `Unknown version ${shown(value.arbiter)} of the deck list; \`arbiter\` must be 1.`;
    throw unreadable('json/invalid', message, at('/arbiter'));
  }
  new Reading(draft, new Set(repeated)).read(value, value.zones);
  locate(text, draft);
}

const KEYS = ['$schema', 'arbiter', 'game', 'plugin', 'name', 'author', 'notes', 'told', 'comments', 'zones'];
const ZONE_KEYS = ['name', 'told', 'lines', 'headings'];
const LINE_KEYS = ['quantity', 'title', 'card', 'set', 'number', 'key', 'note'];
const HEADING_KEYS = ['text', 'counts', 'before'];

class Reading {
  readonly #draft: Draft;
  readonly #repeated: ReadonlySet<string>;

  constructor(draft: Draft, repeated: ReadonlySet<string>) {
    this.#draft = draft;
    this.#repeated = repeated;
  }

  read(said: JsonObject, zones: readonly unknown[]): void {
    this.#keys(said, KEYS, '');
    for (const pointer of this.#repeated)
      if (!/^\/zones\/\d+\/lines\/\d+\//.test(pointer)) this.#remarkTwice(pointer);
    const words = (field: string) => this.#words(said, field, '') ?? '';
    this.#draft.game(words('game'), at('/game'));
    for (const field of ['plugin', 'name', 'author'] as const)
      this.#draft.about(field, words(field), at(`/${field}`));
    this.#draft.notes(words('notes'), at('/notes'));
    const told = this.#count(said, 'told', '');
    if (told !== null) this.#draft.told(told, at('/told'));
    for (const [index, comment] of this.#list(said, 'comments', '').entries()) {
      const pointer = `/comments/${index}`;
      if (typeof comment === 'string') this.#draft.comment(comment, at(pointer));
      else this.#ignore(pointer, comment, 'text');
    }
    for (const [index, zone] of zones.entries()) this.#zone(zone, `/zones/${index}`);
  }

  #zone(zone: unknown, pointer: string): void {
    if (!isObject(zone)) {
      this.#unread('The zone must be an object', pointer, UNTOLD);
      return;
    }
    this.#keys(zone, ZONE_KEYS, pointer);
    const name = this.#words(zone, 'name', pointer) ?? UNTOLD;
    const told = this.#count(zone, 'told', pointer);
    if (told !== null) this.#draft.zoneTold(name, told);
    if (!Array.isArray(zone.lines)) this.#unread('`lines` must be a list', `${pointer}/lines`, name);
    const lines = this.#list(zone, 'lines', pointer);
    const headings = this.#headings(zone, lines.length, pointer);
    for (const [index, line] of lines.entries()) {
      for (const add of headings.get(index) ?? []) add(name);
      this.#line(line, `${pointer}/lines/${index}`, name);
    }
    for (const add of headings.get(lines.length) ?? []) add(name);
  }

  #line(line: unknown, pointer: string, zone: string): void {
    if (!isObject(line)) {
      this.#unread('The line must be an object', pointer, zone);
      return;
    }
    const { quantity, title, card } = line;
    const mistake = this.#mistakeIn(line, pointer);
    if (mistake !== null) {
      const [field, message] = mistake;
      const known = {
        quantity: typeof quantity === 'number' ? quantity : undefined,
        title: typeof title === 'string' ? title : undefined,
      };
      const place = at(field === '' ? pointer : `${pointer}/${field}`);
      const code =
        field === 'quantity' ? 'line/quantity' : field === 'title' ? 'line/no-title' : 'line/invalid';
      this.#draft.unreadLine(code, message, zone, { ...known, place });
      return;
    }
    this.#keys(line, LINE_KEYS, pointer);
    const words = (field: string) => this.#words(line, field, pointer);
    this.#draft.line(zone, {
      quantity: Number(quantity),
      title: isObject(card) ? titleWritten(card) : String(title),
      card: isObject(card) ? card : undefined,
      set: words('set'),
      number: words('number'),
      key: words('key'),
      note: words('note'),
      place: at(pointer),
    });
  }

  /** The field with the mistake, and the message. */
  #mistakeIn(line: JsonObject, pointer: string): readonly [string, string] | null {
    const { quantity, title, card } = line;
    for (const key of LINE_KEYS)
      if (this.#repeated.has(`${pointer}/${key}`)) return [key, `The line has \`${key}\` twice.`];
    const isQuantity =
      Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= limits.quantity;
    if (!isQuantity)
      return [
        'quantity',
        quantity === undefined
          ? `\`quantity\` is missing.${this.#nearly(line, 'quantity')}`
          : `${shown(quantity)} is not a quantity; expected a whole number from 1 to ${limits.quantity}.`,
      ];
    if (card !== undefined && title !== undefined)
      return ['title', 'Give `title` or `card`, not both: a card of your own has its own title.'];
    if (card !== undefined) return isObject(card) ? null : ['card', '`card` must be an object.'];
    if (title === undefined)
      return [
        'title',
        `\`title\` is missing; give a title, or a card of your own as \`card\`.${this.#nearly(line, 'title')}`,
      ];
    if (typeof title !== 'string') return ['title', `${shown(title)} is not a title; expected text.`];
    return oneLine(title) === '' ? ['title', '`title` must not be empty.'] : null;
  }

  /** An unknown key that was probably meant. */
  #nearly(line: JsonObject, key: string): string {
    const meant = Object.keys(line).find(
      (one) => !LINE_KEYS.includes(one) && nearest(one, LINE_KEYS) === key,
    );
    return meant === undefined ? '' : ` ${quoted(meant)} is not a key of a line.`;
  }

  /** The headings by the number of lines before them. */
  #headings(zone: JsonObject, lines: number, above: string): Map<number, ((zone: string) => void)[]> {
    const found = new Map<number, ((zone: string) => void)[]>();
    let last = 0;
    for (const [index, heading] of this.#list(zone, 'headings', above).entries()) {
      const pointer = `${above}/headings/${index}`;
      if (!isObject(heading)) {
        this.#ignore(pointer, heading, 'an object');
        continue;
      }
      this.#keys(heading, HEADING_KEYS, pointer);
      const text = this.#words(heading, 'text', pointer) ?? '';
      const before = Number.isInteger(heading.before) ? Number(heading.before) : -1;
      if (before < last || before > lines) {
        this.#ignore(`${pointer}/before`, heading.before, `a number of lines from ${last} to ${lines}`);
        continue;
      }
      last = before;
      const counts = this.#list(heading, 'counts', pointer).flatMap((count) => countIn(count));
      const add = (name: string) => this.#draft.heading(name, text, counts, at(pointer));
      found.set(before, [...(found.get(before) ?? []), add]);
    }
    return found;
  }

  #unread(what: string, pointer: string, zone: string): void {
    this.#draft.unreadLine('line/invalid', `${what}.`, zone, { place: at(pointer) });
  }

  #ignore(pointer: string, value: unknown, expected: string): void {
    const message = `Ignored ${shown(value)} at ${pointer.slice(1)}; expected ${expected}.`;
    this.#draft.remark('json/ignored', message, at(pointer));
  }

  #remarkTwice(pointer: string): void {
    const message = `${pointer.slice(1)} is given twice in its object; the last value is read.`;
    this.#draft.remark('json/key-twice', message, at(pointer));
  }

  /** Reports keys that are unknown, with the nearest known one. */
  #keys(object: JsonObject, known: readonly string[], pointer: string): void {
    for (const key of Object.keys(object)) {
      if (known.includes(key)) continue;
      const meant = nearest(key, known);
      const hint = meant === null ? `the keys are ${known.join(', ')}` : `did you mean ${quoted(meant)}?`;
      const message = `Ignored the unknown key ${quoted(key)} at ${pointer.slice(1) || 'the top'}; ${hint}`;
      this.#draft.remark('json/ignored', message.endsWith('?') ? message : `${message}.`, at(pointer));
    }
  }

  #words(object: JsonObject, field: string, pointer: string): string | null {
    const value = object[field] ?? null;
    if (value === null || typeof value === 'string') return value;
    this.#ignore(`${pointer}/${field}`, value, 'text');
    return null;
  }

  #count(object: JsonObject, field: string, pointer: string): number | null {
    const value = object[field] ?? null;
    if (value === null || isCount(value)) return value;
    this.#ignore(`${pointer}/${field}`, value, `a whole number from 0 to ${limits.copies}`);
    return null;
  }

  #list(object: JsonObject, field: string, pointer: string): readonly unknown[] {
    const value = object[field];
    if (Array.isArray(value)) return value;
    if (value !== undefined && field !== 'lines') this.#ignore(`${pointer}/${field}`, value, 'a list');
    return [];
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limits.copies;

function countIn(given: unknown): Count[] {
  if (!isObject(given) || !isCount(given.count)) return [];
  return [{ count: given.count, of: typeof given.of === 'string' ? given.of : null }];
}

/** A value of JSON as messages show it. */
const shown = (value: unknown): string =>
  typeof value === 'string' ? quoted(value) : (JSON.stringify(value)?.slice(0, 60) ?? 'nothing');

/** The name of a card of the list's own until it is read: its title, or its slug in the catalogue. */
function titleWritten({ title, card }: JsonObject): string {
  const name = title ?? card;
  return typeof name === 'string' && oneLine(name) !== ''
    ? name.slice(0, limits.words)
    : 'a card of your own';
}
