import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';

/** The most characters of texts that are kept: at most 12 MiB, at two bytes a character. */
const MOST_CHARACTERS = 6 * 1024 * 1024;
/** What a kept text takes besides its characters, in characters. */
const ENTRY = 50;

/** Parts of answers that were written from views of one snapshot: each text by its part of a document and its view. */
export class KeptTexts {
  readonly #limit: number;
  #byPart = new Map<object, Map<object, string>>();
  /** Views that came up before. A view that was made for one answer never comes up again. */
  #met = new WeakSet();
  #characters = 0;

  constructor(limit = MOST_CHARACTERS) {
    this.#limit = limit;
  }

  find(part: object, view: object): string | undefined {
    return this.#byPart.get(part)?.get(view);
  }

  /** Keeps a text if its view came up before. If that makes too many texts, drops all. */
  keep(part: object, view: object, text: string): void {
    if (!this.#met.has(view)) {
      this.#met.add(view);
      return;
    }
    this.#characters += text.length + ENTRY;
    if (this.#characters > this.#limit) {
      this.#byPart = new Map();
      this.#characters = text.length + ENTRY;
    }
    const texts = this.#byPart.get(part) ?? new Map();
    this.#byPart.set(part, texts.set(view, flat(text)));
  }
}

/** The texts of the present snapshot, dropped with it. */
export function keepTexts(): (snapshot: Snapshot) => KeptTexts {
  return perSnapshot(() => new KeptTexts());
}

/** The same text in one piece: a text that was put together keeps each of its parts. */
function flat(text: string): string {
  return Buffer.from(text).toString();
}
