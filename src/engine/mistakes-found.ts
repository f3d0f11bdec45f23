import type { Mistake } from './answer.ts';
import { mistake, type Path } from './mistake.ts';
import { nearest } from './nearest.ts';

/** Reports at most this many mistakes. */
const MOST = 100;
/** Among more names than these, no similar one is searched. */
const MOST_NAMES = 1000;
/** Suggests matches for the first unknown cards only; the search is expensive. */
const MOST_CARDS = 10;

/** The card that an unknown name may mean, and what the name is instead, if known. */
export interface Meant {
  readonly suggestion: string | null;
  readonly instead?: string;
}

/** Collects the mistakes of a state. */
export class Mistakes {
  readonly found: Mistake[] = [];

  add(code: Mistake['code'], path: Path, message: string): void {
    this.#keep(() => mistake(code, path, message));
  }

  /** An id that names nothing, with the most similar id. */
  dangling(path: Path, id: string, what: string, names: () => readonly string[]): void {
    this.#keep(() => {
      const known = names();
      const suggestion = known.length > MOST_NAMES ? null : nearest(id, known);
      return mistake('dangling-reference', path, `There is no ${what} “${id}”.`, suggestion);
    });
  }

  /** A card that the catalogue does not have, with the most similar card. */
  unknownCard(path: Path, card: string, meant?: (card: string) => Meant): void {
    this.#keep(() => {
      return unknownCard(path, card, this.found.length < MOST_CARDS ? meant?.(card) : undefined);
    });
  }

  /** Mistakes of a part of the state, with pointers into it. */
  addAll(at: Path, mistakes: readonly Mistake[]): void {
    const { pointer: base } = mistake('wrong-value', at, '');
    for (const one of mistakes) this.#keep(() => ({ ...one, pointer: `${base}${one.pointer}` }));
  }

  #keep(tell: () => Mistake): void {
    if (this.found.length < MOST) this.found.push(tell());
    else if (this.found.length === MOST) {
      this.found.push(mistake('too-large', ['state'], `There are more than ${MOST} mistakes.`));
    }
  }
}

/** A card that the catalogue does not have. */
export function unknownCard(path: Path, card: string, near?: Meant): Mistake {
  const why = near?.instead === undefined ? '' : `: ${near.instead}`;
  return mistake('unknown-card', path, `There is no card “${card}”${why}.`, near?.suggestion ?? null);
}
