import { LRUCache } from 'lru-cache';
import type { PrismaClient } from '../../database/generated/client.ts';
import { createAsking } from './asking.ts';
import type { CardIndex } from './card-index.ts';
import type { CompiledSearch } from './compile.ts';
import type { GameTime } from './context.ts';
import { heldAt } from './held-at.ts';
import { meeting } from './meeting.ts';
import { fixedOrders, type Order, printOrder } from './order.ts';
import { type Ordering, orderWordings } from './ordering.ts';
import { type Page, type PageRequest, pageOf } from './page.ts';
import { createTermSets } from './term-sets.ts';
import type { WordingSet } from './wording-set.ts';
import { readWordings } from './wordings.ts';

/** Answers compiled searches over one content. */
export interface Searching {
  /** `relevance` says how much the words of the query are about a card, for the order of that name. */
  search(
    search: Pick<CompiledSearch, 'condition' | 'times'>,
    order: Order,
    page: PageRequest,
    relevance?: ReadonlyMap<string, number>,
  ): Promise<Page>;
}

/** How many times of the past are remembered with what held then. */
const MOST_TIMES = 32;

/**
 * PostgreSQL says what each term of text finds, and is asked once for it. What other terms find, joining, counting and
 * ordering are computed here, so that new queries of known terms cost it nothing.
 */
export async function openSearching(prisma: PrismaClient, index: CardIndex): Promise<Searching> {
  const wordings = await readWordings(prisma);
  const terms = createTermSets(createAsking(prisma, wordings), wordings, index);
  const held = new LRUCache<string, WordingSet, readonly GameTime[]>({
    max: MOST_TIMES,
    memoMethod: (_key, _stale, { context: times }) => heldAt(times, wordings),
  });
  const orderings = new LRUCache<string, Ordering, Order>({
    max: fixedOrders.length,
    memoMethod: (_key, _stale, { context: order }) => orderWordings(order, wordings),
  });
  return {
    async search({ condition, times }, order, page, relevance) {
      const candidates = held.memo(JSON.stringify(times), { context: times });
      const found = await meeting(condition, candidates, terms);
      const ordering =
        relevance === undefined
          ? orderings.memo(printOrder(order), { context: order })
          : orderWordings(order, wordings, relevance);
      return pageOf(found, ordering, page);
    },
  };
}
