import { LRUCache } from 'lru-cache';
import { answerInTime } from '../database/answer-in-time.ts';
import type { PrismaClient } from '../database/generated/client.ts';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import type { Page, PageRequest } from '../pagination.ts';
import { Problem } from '../problem.ts';
import type { Work } from '../work.ts';
import { abilityIndexOf } from './ability-index.ts';
import type { Forbidden } from './card-facts.ts';
import { cardIndexOf } from './card-index.ts';
import type { CardReading } from './card-reading.ts';
import { namesOf } from './names-of-cards.ts';
import { relevanceOf } from './relevance.ts';
import { type CompiledSearch, compileSearch } from './search/compile.ts';
import { termsOf } from './search/condition.ts';
import { momentOf } from './search/context.ts';
import { decodeCursor, encodeCursor } from './search/cursor.ts';
import { parseOrder } from './search/order.ts';
import { SearchError } from './search/search-error.ts';
import { openSearching } from './search/searching.ts';
import { allWordsAsked, wordsAsked } from './search/words-asked.ts';
import { searchContext } from './search-context.ts';
import type { CandidateView, CardView, ExplanationView } from './views.ts';

export interface CardQuery {
  /** In the search language; absent: every card. */
  readonly q?: string | undefined;
  readonly game?: GameSlug | undefined;
  /** An order as the search language writes it; absent: by name. */
  readonly order?: string | undefined;
}

export interface CardPage extends Page<CardView> {
  /** What the query asked that could not matter. */
  readonly warnings: readonly string[];
  /** By which abilities the cards of the page have the tags of `does:`. */
  readonly explanations: readonly ExplanationView[];
  /** If no card matches: cards whose names are like the words of the query, best first. */
  readonly suggestions: readonly CandidateView[];
}

export interface CardSearch {
  /**
   * Cards that a query matches; a page that was found before in the same content is the same object. Throws a
   * Problem for a bad query.
   */
  search(query: CardQuery, page: PageRequest, work: Work): Promise<CardPage>;
}

/** Units of work of a search whose terms the database is not asked about. */
const NEW_SEARCH = 300;

/** What needs the abilities of all cards compiled, which takes seconds once: others are answered in between. */
const ASKS_FOR_ABILITIES = /\b(?:does:|is:\W?playable)/i;

/** How many cards the pages that are kept may hold together. */
const MOST_CARDS_KEPT = 5_000;

export function createCardSearch(
  snapshots: Snapshots,
  prisma: PrismaClient,
  reading: CardReading,
  forbidden: Forbidden,
): CardSearch {
  /** Pages found before in the same content: what many ask for is asked of the database once. */
  const pagesOf = perSnapshot(
    () =>
      new LRUCache<string, CardPage>({
        maxSize: MOST_CARDS_KEPT,
        sizeCalculation: ({ items }) => items.length + 1,
      }),
  );
  const searchingIn = perSnapshot((snapshot) => opened(() => openSearching(prisma, cardIndexOf(snapshot))));
  return {
    async search(query, page, work) {
      const snapshot = snapshots.current();
      const pages = pagesOf(snapshot);
      const key = JSON.stringify([
        query.q,
        query.game,
        query.order,
        page.limit,
        page.after,
        page.before,
        page.backward,
      ]);
      const known = pages.get(key);
      if (known !== undefined) return known;
      const found = await find(snapshot, query, page, work);
      pages.set(key, found);
      return found;
    },
  };

  async function find(
    snapshot: Snapshot,
    { q = '', game, order: written = 'name' }: CardQuery,
    page: PageRequest,
    work: Work,
  ): Promise<CardPage> {
    if (ASKS_FOR_ABILITIES.test(q)) await abilityIndexOf.ahead(snapshot);
    const { compiled, order, request } = readRequest(() => {
      const order = parseOrder(written);
      const compiled = compileSearch(q, searchContext(snapshot, game, work, forbidden));
      const place = (cursor: string | undefined) =>
        cursor === undefined ? null : decodeCursor(order, cursor);
      const after = place(page.after);
      const before = place(page.before);
      return {
        compiled,
        order,
        request: { limit: page.limit, backward: page.backward === true, after, before },
      };
    });
    if (asksForText(compiled)) work.spendOnQuery();
    else work.spend(NEW_SEARCH);
    const open = searchingIn(snapshot);
    const searching = open.now() ?? (await answerInTime(open()));
    const { rows, hasMore, totalCount } = await searching.search(
      compiled,
      order,
      request,
      order.key === 'relevance' ? relevanceOf(allWordsAsked(q), game, snapshot, work) : undefined,
    );
    const asOf = compiled.asOf === null ? undefined : momentOf(compiled.asOf);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    // A card may have left the catalogue between the search and the snapshot; it is not there to be shown.
    const items = rows.flatMap((row) => reading.cardById(row.id, asOf) ?? []);
    const last = rows.at(-1);
    const hasNext = request.backward ? request.before !== null : hasMore;
    return {
      items,
      totalCount,
      nextCursor: hasNext && last !== undefined ? encodeCursor(order, last) : null,
      hasPrevious: request.backward ? hasMore : request.after !== null,
      cursorOf({ id }) {
        const row = rowOf.get(id);
        return row === undefined ? '' : encodeCursor(order, row);
      },
      warnings: compiled.warnings,
      explanations: explanationsOf(items, compiled.tags, snapshot),
      suggestions: totalCount > 0 ? [] : suggestions(snapshot, q, game, work),
    };
  }
}

/** The abilities that give the cards the tags that were asked for. */
function explanationsOf(
  cards: readonly CardView[],
  tags: readonly string[],
  snapshot: Snapshot,
): readonly ExplanationView[] {
  if (tags.length === 0) return [];
  const index = abilityIndexOf(snapshot);
  return cards.flatMap(({ id, game, slug }) =>
    index
      .of(id)
      .filter(({ tag }) => tags.includes(tag))
      .map(({ tag, ability, part }) => ({ game, slug, tag, ability, part })),
  );
}

function suggestions(
  snapshot: Snapshot,
  q: string,
  game: GameSlug | undefined,
  work: Work,
): readonly CandidateView[] {
  const words = wordsAsked(q);
  return words === '' ? [] : namesOf(snapshot).suggest(words, game, work);
}

/** What was opened when it was first asked for; where that failed, it is tried anew. */
function opened<T>(open: () => Promise<T>): Opened<T> {
  let opening: Promise<T> | undefined;
  let now: T | undefined;
  const when = async () => {
    try {
      now = await open();
      return now;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  const awaited = () => {
    opening ??= when();
    return opening;
  };
  return Object.assign(awaited, { now: () => now });
}

interface Opened<T> {
  (): Promise<T>;
  /** Undefined until it is open. */
  now(): T | undefined;
}

function asksForText({ condition }: CompiledSearch): boolean {
  return termsOf(condition).some(({ kind }) => kind === 'text');
}

/** A mistake in the query is the asker's problem, told with its place. */
function readRequest<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    const { code, message, position, length, expected, suggestion } = error;
    throw new Problem(code, message, {
      position,
      length,
      expected,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
}
