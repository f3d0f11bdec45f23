import type { About, Comment, DeckList, Place } from './deck-list.ts';
import { Findings, quoted } from './findings.ts';
import { gameNamed } from './game-named.ts';
import { limits } from './limits.ts';
import { manyLines, oneLine } from './words.ts';

/** The facts about a deck as a whole, while it is read. A fact that is given twice is kept as a comment. */
export class DraftAbout extends Findings {
  readonly #about: { -readonly [Field in keyof Omit<About, 'notes'>]: About[Field] } = {
    name: null,
    author: null,
    game: null,
    plugin: null,
    told: null,
  };
  readonly #notes: string[] = [];
  readonly #comments: Comment[] = [];

  about(field: 'name' | 'author' | 'plugin', written: string, place: Place): void {
    const words = this.words(oneLine(written), limits.words, place);
    if (words === '' || words === this.#about[field]) return;
    if (this.#about[field] === null) this.#about[field] = words;
    else this.comment(`${field}: ${words}`, place);
  }

  /** One line of them, or several. */
  notes(written: string, place: Place): void {
    this.#notes.push(this.words(manyLines(written), limits.notes, place));
  }

  /** A game of Arbiter, or the name that another program has for its game. */
  game(written: string, place: Place): void {
    if (oneLine(written) === '') return;
    const game = gameNamed(written);
    if (game !== null && this.#about.game === null) this.#about.game = game;
    else if (game === null) {
      this.about('plugin', written, place);
      const message = `Unknown game ${quoted(written)}; it is kept as written.`;
      this.remark('list/unknown-game', message, place);
    } else if (game !== this.#about.game) this.comment(`game: ${game}`, place);
  }

  told(count: number, place: Place): void {
    if (this.#about.told === null) this.#about.told = count;
    else if (count !== this.#about.told) this.comment(`cards: ${count}`, place);
  }

  comment(written: string, place: Place): void {
    const text = this.words(oneLine(written), limits.comment, place);
    if (text !== '') this.#comments.push({ text, place });
  }

  protected said(place: Place): Omit<DeckList, 'zones'> {
    const notes = this.words(manyLines(this.#notes.join('\n')), limits.notes, place) || null;
    return { ...this.#about, notes, comments: this.#comments };
  }
}
