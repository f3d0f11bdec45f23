import type { Mistake } from '../engine/answer.ts';
import type { Read } from '../engine/law.ts';
import type { DeckGame } from '../games/deck-game.ts';
import type { DeckCard } from '../games/decks/deck.ts';
import type { CardPool } from '../games/decks/format.ts';
import { completed, completesCard, type WrittenCard, writtenOut } from '../games/decks/own-card.ts';
import type { ReportedRemark } from '../games/decks/report.ts';
import { slugOf } from '../games/slug.ts';
import type { ListProblem } from './lists/answers.ts';
import type { DeckList, ListLine } from './lists/deck-list.ts';
import { limits } from './lists/limits.ts';
import type { NamedSet } from './set-called.ts';

/** The cards that a list brings along. */
export interface OwnCards {
  /** The cards of the game, with those of the list in place of the catalogue's. */
  readonly pool: CardPool;
  readonly cardOf: (line: ListLine) => DeckCard | undefined;
  readonly warnings: readonly ReportedRemark[];
}

export type ReadOwnCards =
  | { readonly ok: true; readonly cards: OwnCards }
  | { readonly ok: false; readonly problems: readonly ListProblem[] };

/** Reads the cards of a list strictly: every mistake is reported with its place. */
export function ownCards(
  { zones }: Pick<DeckList, 'zones'>,
  game: DeckGame,
  pool: CardPool,
  setCalled: (written: string) => NamedSet | undefined,
): ReadOwnCards {
  const lines = zones.flatMap((zone) => zone.lines).filter(({ card }) => card !== undefined);
  if (lines.length === 0) return { ok: true, cards: { pool, cardOf: () => undefined, warnings: [] } };
  const reading = new Reading(game, pool);
  for (const line of lines) if (reading.problems.length < limits.problems) reading.read(line);
  if (reading.problems.length > 0) return { ok: false, problems: reading.problems.slice(0, limits.problems) };
  return { ok: true, cards: reading.finish(lines, setCalled) };
}

/** Cards while they are read. */
class Reading {
  readonly problems: ListProblem[] = [];
  readonly #game: DeckGame;
  readonly #pool: CardPool;
  /** The slug of the card of each line. */
  readonly #slugs = new Map<ListLine, string>();
  readonly #cards = new Map<string, DeckCard>();
  /** What is written on the line of each slug of a card that is written out. */
  readonly #written = new Map<string, string>();

  constructor(game: DeckGame, pool: CardPool) {
    this.#game = game;
    this.#pool = pool;
  }

  read(line: ListLine): void {
    const { card } = line;
    if (card === undefined) return;
    if (completesCard(card)) this.#complete(line, card);
    else this.#writeOut(line, card);
  }

  #complete(line: ListLine, card: WrittenCard & { readonly card: unknown }): void {
    const { ownCard } = this.#game;
    const read = this.#sound(line, completed(card, ownCard, this.#pool));
    if (read === undefined) return;
    const before = this.#cards.get(read.slug);
    const both =
      before === undefined
        ? read
        : this.#sound(line, alsoCompleted(completed(card, ownCard, poolOf(before))));
    if (both === undefined) return;
    this.#slugs.set(line, both.slug);
    this.#cards.set(both.slug, both);
  }

  #writeOut(line: ListLine, card: WrittenCard): void {
    const read = this.#sound(line, writtenOut(card, '', this.#game.ownCard, this.#game));
    if (read === undefined) return;
    const slug = this.#slugFor(read);
    this.#slugs.set(line, slug);
    this.#cards.set(slug, { ...read, slug });
  }

  /** Undefined for a card with mistakes, which are reported. */
  #sound(line: ListLine, read: Read<DeckCard>): DeckCard | undefined {
    if ('value' in read) return read.value;
    this.#report(line, read.mistakes);
    return undefined;
  }

  /** Lines with the same card share a slug, which no card of the catalogue can have. */
  #slugFor(card: DeckCard): string {
    const written = JSON.stringify([card.title, card.subtitle, card.figures, card.text]);
    const name = `own:${slugOf([card.title, card.subtitle ?? '']) || 'card'}`;
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? name : `${name}-${number}`;
      const known = this.#written.get(slug);
      if (known !== undefined && known !== written) continue;
      this.#written.set(slug, written);
      return slug;
    }
  }

  #report({ place }: ListLine, mistakes: readonly Mistake[]): void {
    for (const { code, pointer, message, suggestion } of mistakes) {
      const meant = suggestion === null ? '' : ` Did you mean ${JSON.stringify(suggestion)}?`;
      const at = place.pointer === null ? pointer : `${place.pointer}/card${pointer}`;
      this.problems.push({
        code: code === 'contradicts-catalogue' ? 'card/contradicts-catalogue' : 'card/invalid',
        message: `${at.slice(1)}: ${message}${meant}`,
        place: { line: null, column: null, pointer: at },
      });
    }
  }

  finish(lines: readonly ListLine[], setCalled: (written: string) => NamedSet | undefined): OwnCards {
    this.#addPrintings(lines, setCalled);
    const pool: CardPool = {
      bySlug: (slug) => this.#cards.get(slug) ?? this.#pool.bySlug(slug),
      all: () => this.#all(),
    };
    return {
      pool,
      cardOf: (line) => this.#cards.get(this.#slugs.get(line) ?? ''),
      warnings: this.#namedAsInCatalogue(),
    };
  }

  *#all(): Generator<DeckCard> {
    for (const card of this.#pool.all()) yield this.#cards.get(card.slug) ?? card;
    for (const slug of this.#written.keys()) {
      const card = this.#cards.get(slug);
      if (card !== undefined) yield card;
    }
  }

  /** A card that is written out was printed in the sets that its lines name. */
  #addPrintings(lines: readonly ListLine[], setCalled: (written: string) => NamedSet | undefined): void {
    for (const line of lines) {
      const slug = this.#slugs.get(line) ?? '';
      const card = this.#cards.get(slug);
      const set = line.set === null ? undefined : setCalled(line.set);
      if (card === undefined || set === undefined || !this.#written.has(slug)) continue;
      const printing = { set: set.code, number: line.number, edition: set.edition };
      this.#cards.set(slug, { ...card, printings: [...card.printings, printing] });
    }
  }

  /** Such a card is judged as it is written, even where the catalogue says otherwise. */
  #namedAsInCatalogue(): ReportedRemark[] {
    const names = new Set([...this.#pool.all()].map(({ name }) => name.toLowerCase()));
    return [...this.#written.keys()].flatMap((slug): ReportedRemark[] => {
      const card = this.#cards.get(slug);
      if (card === undefined || !names.has(card.name.toLowerCase())) return [];
      return [
        {
          severity: 'warning',
          code: 'own-card-named-as-catalogue-card',
          rule: null,
          message: `${card.name} is judged as the list writes it, not as the catalogue has it.`,
          cards: [],
          figure: null,
        },
      ];
    });
  }
}

function poolOf(card: DeckCard): CardPool {
  return { bySlug: () => card, all: () => [card] };
}

/** What contradicts the completed card does not contradict the catalogue, but another line. */
function alsoCompleted(read: Read<DeckCard>): Read<DeckCard> {
  if ('value' in read) return read;
  const message = 'Another line of the list completes this card otherwise. Give the same figures on each.';
  return { mistakes: read.mistakes.map((one) => ({ ...one, message, suggestion: null })) };
}
