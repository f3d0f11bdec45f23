import type { Heading, ListLine, Zone } from './deck-list.ts';

/** A zone while it is read. */
export class DraftZone {
  readonly name: string;
  told: number | null = null;
  readonly lines: ListLine[] = [];
  readonly #headings: Heading[] = [];
  readonly #joined = new Map<string, number>();

  constructor(name: string) {
    this.name = name;
  }

  get isEmpty(): boolean {
    return this.lines.length === 0 && this.#headings.length === 0;
  }

  /** Stands above the lines that are yet to come. */
  heading(heading: Omit<Heading, 'before'>): void {
    this.#headings.push({ ...heading, before: this.lines.length });
  }

  /** Adds copies to the line of their printing, if there is one; how many it then has. */
  join(line: ListLine): number {
    const { title, set, number, key, note } = line;
    const printing = JSON.stringify([title, set, number, key, note]);
    const at = this.#joined.get(printing);
    const found = at === undefined ? undefined : this.lines[at];
    if (at === undefined || found === undefined) {
      this.#joined.set(printing, this.lines.length);
      this.lines.push(line);
      return line.quantity;
    }
    const quantity = found.quantity + line.quantity;
    this.lines[at] = { ...found, quantity };
    return quantity;
  }

  finish(): Zone {
    return { name: this.name, told: this.told, lines: this.lines, headings: this.#headings };
  }
}
