import type { Mistake } from '../engine/answer.ts';
import type { Read } from '../engine/law.ts';
import type { DeckGame } from '../games/deck-game.ts';
import type { DeckCard } from '../games/decks/deck.ts';
import type { CardPool } from '../games/decks/format.ts';
import { completed, completesCard, type WrittenCard, writtenOut } from '../games/decks/own-card.ts';
import type { ReportedRemark } from '../games/decks/report.ts';
import { slugOf } from '../games/slug.ts';
import type { UnreadLine } from './lists/answers.ts';
import type { DeckList, ListLine } from './lists/deck-list.ts';
import type { NamedSet } from './set-called.ts';

/** The cards that a list brings along. */
export interface OwnCards {
  /** The cards of the game, with those of the list in place of the catalogue's. */
  readonly pool: CardPool;
  readonly cardOf: (line: ListLine) => DeckCard | undefined;
  /** The lines whose cards have mistakes. */
  readonly unread: ReadonlyMap<ListLine, UnreadLine>;
  readonly warnings: readonly ReportedRemark[];
}

/** Reads the cards of a list strictly: every mistake is reported with its place. */
export function ownCards(
  { zones }: Pick<DeckList, 'zones'>,
  game: DeckGame,
  pool: CardPool,
  setCalled: (written: string) => NamedSet | undefined,
): OwnCards {
  const lines = zones.flatMap((zone) => zone.lines.map((line) => ({ line, zone: zone.name })));
  const own = lines.filter(({ line }) => line.card !== undefined);
  if (own.length === 0) return { pool, cardOf: () => undefined, unread: new Map(), warnings: [] };
  const reading = new Reading(game, pool);
  for (const { line, zone } of own) reading.read(line, zone);
  return reading.finish(
    own.map(({ line }) => line),
    setCalled,
  );
}

/** Cards while they are read. */
class Reading {
  readonly #unread = new Map<ListLine, UnreadLine>();
  readonly #game: DeckGame;
  readonly #pool: CardPool;
  /** The slug of the card of each line. */
  readonly #slugs = new Map<ListLine, string>();
  readonly #cards = new Map<string, DeckCard>();
  /** The written form of each card that is written out, by slug. */
  readonly #written = new Map<string, string>();

  constructor(game: DeckGame, pool: CardPool) {
    this.#game = game;
    this.#pool = pool;
  }

  read(line: ListLine, zone: string): void {
    const { card } = line;
    if (card === undefined) return;
    const mistakes = completesCard(card) ? this.#complete(line, card) : this.#writeOut(line, card);
    if (mistakes.length > 0) this.#unread.set(line, unreadLine(line, zone, mistakes));
  }

  /** Returns the mistakes in the card. */
  #complete(line: ListLine, card: WrittenCard & { readonly card: unknown }): readonly Mistake[] {
    const { ownCard } = this.#game;
    const read = completed(card, ownCard, this.#pool);
    if ('mistakes' in read) return read.mistakes;
    const before = this.#cards.get(read.value.slug);
    const both = before === undefined ? read : alsoCompleted(completed(card, ownCard, poolOf(before)));
    if ('mistakes' in both) return both.mistakes;
    this.#slugs.set(line, both.value.slug);
    this.#cards.set(both.value.slug, both.value);
    return [];
  }

  #writeOut(line: ListLine, card: WrittenCard): readonly Mistake[] {
    const read = writtenOut(card, '', this.#game.ownCard, this.#game);
    if ('mistakes' in read) return read.mistakes;
    const slug = this.#slugFor(read.value);
    this.#slugs.set(line, slug);
    this.#cards.set(slug, { ...read.value, slug });
    return [];
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

  finish(lines: readonly ListLine[], setCalled: (written: string) => NamedSet | undefined): OwnCards {
    this.#addPrintings(lines, setCalled);
    const pool: CardPool = {
      bySlug: (slug) => this.#cards.get(slug) ?? this.#pool.bySlug(slug),
      all: () => this.#all(),
    };
    return {
      pool,
      cardOf: (line) => this.#cards.get(this.#slugs.get(line) ?? ''),
      unread: this.#unread,
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

function unreadLine(line: ListLine, zone: string, mistakes: readonly Mistake[]): UnreadLine {
  const { pointer } = line.place;
  const at = (mistake: Mistake) => (pointer === null ? mistake.pointer : `${pointer}/card${mistake.pointer}`);
  const messages = mistakes.map((mistake) => {
    const meant = mistake.suggestion === null ? '' : ` Did you mean ${JSON.stringify(mistake.suggestion)}?`;
    return `${at(mistake).slice(1)}: ${mistake.message}${meant}`;
  });
  const [first] = mistakes;
  return {
    code: first?.code === 'contradicts-catalogue' ? 'card/contradicts-catalogue' : 'card/invalid',
    message: messages.join(' '),
    place: { line: null, column: null, pointer: first === undefined ? pointer : at(first) },
    zone,
    quantity: line.quantity,
    title: line.title,
    written: null,
  };
}

function poolOf(card: DeckCard): CardPool {
  return { bySlug: () => card, all: () => [card] };
}

/** A figure that contradicts the completed card contradicts another line, not the catalogue. */
function alsoCompleted(read: Read<DeckCard>): Read<DeckCard> {
  if ('value' in read) return read;
  const message = 'Another line of the list completes this card otherwise. Give the same figures on each.';
  return { mistakes: read.mistakes.map((one) => ({ ...one, message, suggestion: null })) };
}
