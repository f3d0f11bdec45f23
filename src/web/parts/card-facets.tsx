import { type GameSlug, gameSlugs } from '../../games/registry.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Work } from '../../work.ts';
import { facetsOf } from '../card-facets.ts';
import { hasTerm, withoutTerms, withTerm } from '../card-query.ts';
import { type AskedCards, cardSearchAddress } from '../card-search-address.ts';
import { gameNames } from '../game-names.ts';
import { type Choice, Choices } from './choices.tsx';

/** Facets of a card search with the number of cards that each value leads to. */
export type CountedFacets = readonly { readonly title: string; readonly choices: readonly Choice[] }[];

interface CardFacetsProps {
  readonly facets: CountedFacets;
}

/** What a card search can be limited to. Narrow pages fold it up. */
export function CardFacets({ facets }: CardFacetsProps) {
  return (
    <details class="facets no-print">
      <summary>Narrow down</summary>
      {facets.map(({ title, choices }) => (
        <Choices key={title} title={title} choices={choices} />
      ))}
    </details>
  );
}

/** Counts the cards of each value by searching for it; one facet after another, so that none waits long. */
export async function countFacets(services: Services, asked: AskedCards, work: Work): Promise<CountedFacets> {
  const counted = (change: Partial<AskedCards>) => countCards(services, { ...asked, ...change }, work);
  const games = [undefined, ...gameSlugs].map(async (game) =>
    choice(gameNameOf(game), { ...asked, game }, game === asked.game, await counted({ game })),
  );
  const facets = [{ title: 'Game', choices: await Promise.all(games) }];
  for (const { title, isExclusive, values } of facetsOf(asked.game)) {
    const terms = values.map(({ term }) => term);
    const choices = values.map(async ({ name, term }) => {
      const isChosen = hasTerm(asked.q, term);
      const narrowed = withTerm(asked.q, term, isExclusive ? terms : []);
      const q = isChosen ? withoutTerms(asked.q, [term]) : narrowed;
      return choice(name, { ...asked, q }, isChosen, await counted({ q: narrowed }));
    });
    const all = await Promise.all(choices);
    facets.push({ title, choices: all.filter(({ count, isChosen }) => isChosen || count !== 0) });
  }
  return facets;
}

const gameNameOf = (game: GameSlug | undefined) => (game === undefined ? 'Both' : gameNames[game]);

const choice = (name: string, to: AskedCards, isChosen: boolean, count?: number): Choice => ({
  name,
  href: cardSearchAddress(to),
  isChosen,
  count,
});

/** How many cards match; none if no card has such a value, and undefined if the database is slow: it is not needed. */
async function countCards(services: Services, asked: AskedCards, work: Work): Promise<number | undefined> {
  try {
    await work.pause();
    return (await services.catalogue.search(asked, { limit: 1 }, work)).totalCount;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code.startsWith('search/')) return 0;
    if (error.code === 'service/unavailable') return undefined;
    throw error;
  }
}
