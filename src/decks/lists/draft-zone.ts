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

  /** How many copies of the printing there are so far. */
  copiesOf(line: ListLine): number {
    return this.lines[this.#joined.get(printingOf(line)) ?? -1]?.quantity ?? 0;
  }

  /** Adds copies to the line of their printing, if there is one. */
  join(line: ListLine): void {
    const printing = printingOf(line);
    const at = this.#joined.get(printing) ?? this.lines.length;
    const quantity = line.quantity + this.copiesOf(line);
    this.#joined.set(printing, at);
    this.lines[at] = { ...(this.lines[at] ?? line), quantity };
  }

  finish(): Zone {
    return { name: this.name, told: this.told, lines: this.lines, headings: this.#headings };
  }
}

const printingOf = ({ title, set, number, key, note }: ListLine): string =>
  JSON.stringify([title, set, number, key, note]);
