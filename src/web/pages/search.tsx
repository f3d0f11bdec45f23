import { z } from 'zod';
import type { GameSlug } from '../../games/registry.ts';
import { gameSlugs } from '../../games/registry.ts';
import type { LookUpKind, LookUpView } from '../../look-up/views.ts';
import type { Services } from '../../services.ts';
import type { Work } from '../../work.ts';
import { withQuery } from '../addresses.ts';
import { count } from '../count.ts';
import { gameNames } from '../game-names.ts';
import { gameField, nothing, textField } from '../input.ts';
import { kindNames, kindsInOrder } from '../kind-names.ts';
import type { AddPage } from '../page.ts';
import { type Choice, Choices } from '../parts/choices.tsx';
import { FoundRow } from '../parts/found-row.tsx';
import { Pager } from '../parts/pager.tsx';
import { SearchForm } from '../parts/search-form.tsx';

const RESULTS_ON_PAGE = 25;
/** Later results are hardly about the question. The REST interface gives no more either. */
const MOST_RESULTS = 50;
const MOST_PAGES = MOST_RESULTS / RESULTS_ON_PAGE;

interface AskedSearch {
  readonly q: string;
  readonly game: GameSlug | undefined;
  readonly kind: LookUpKind | undefined;
  readonly page: number;
}

const searchAddress = ({ q, game, kind, page }: AskedSearch): string =>
  withQuery('/search', { q, game, kinds: kind, page: page === 1 ? undefined : page });

/** One kind; more or others are no limit. */
const kindField = textField(100).transform((written) => kindsInOrder.find((kind) => kind === written));

const pageField = textField(3).transform((written) => {
  const number = Number(written ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= MOST_PAGES ? number : 1;
});

/** Search over everything: cards, rulings, rules, terms, worked examples and formats. */
export function addSearchPage(add: AddPage): void {
  add({
    path: '/search',
    params: nothing,
    query: z.object({ q: textField(200), game: gameField, kinds: kindField, page: pageField }),
    async make({ query: { q, game, kinds: kind, page }, services, work }) {
      if (q === undefined) return emptySearch(game);
      const asked = { q, game, kind, page };
      const found = services.lookUp.search(
        { q, game, kinds: kind === undefined ? undefined : [kind], limit: MOST_RESULTS },
        work,
      );
      const facets = await countFacets(services, asked, work);
      return {
        title: `${q} · Search`,
        description: `Cards, rulings, rules and terms about “${q}”.`,
        game,
        isUnlisted: true,
        requests: [withQuery('/v1/search', { q, game, kinds: kind, limit: MOST_RESULTS })],
        body: <Results asked={asked} found={found} facets={facets} sources={sourcesOf(services)} />,
      };
    },
  });
}

const emptySearch = (game: GameSlug | undefined) => ({
  title: 'Search',
  description: 'Search cards, rulings, rules and terms of Shadowfist and Highlander.',
  requests: [],
  body: (
    <>
      <h1>Search</h1>
      <SearchForm q="" game={game} />
      <p>Type a card, a rule or a question, such as “can you back away from a ranged attack”.</p>
    </>
  ),
});

interface Facets {
  readonly games: readonly Choice[];
  readonly kinds: readonly Choice[];
}

interface ResultsProps {
  readonly asked: AskedSearch;
  readonly found: LookUpView;
  readonly facets: Facets;
  /** Titles of the sources by their ids. */
  readonly sources: ReadonlyMap<string, string>;
}

function Results({ asked, found, facets, sources }: ResultsProps) {
  const { q, game, page } = asked;
  const { items, totalCount, suggestions } = found;
  const first = (page - 1) * RESULTS_ON_PAGE;
  const shown = items.slice(first, first + RESULTS_ON_PAGE);
  const hasNext = page < MOST_PAGES && items.length > first + RESULTS_ON_PAGE;
  return (
    <>
      <h1>Search</h1>
      <SearchForm q={q} game={game} />
      <div class="with-facets">
        <details class="facets no-print">
          <summary>Narrow down</summary>
          <Choices title="Game" choices={facets.games} />
          <Choices title="Kind" choices={facets.kinds} />
        </details>
        <div>
          <p class="result-count" role="status">
            {resultCount(totalCount)}
          </p>
          {totalCount === 0 ? <NothingFound asked={asked} suggestions={suggestions} /> : null}
          {groupsOf(shown).map((items, _, groups) => (
            <Group
              key={items[0]?.kind}
              asked={asked}
              items={items}
              isAlone={groups.length === 1}
              sources={sources}
            />
          ))}
          <Pager
            previous={page > 1 ? searchAddress({ ...asked, page: page - 1 }) : undefined}
            next={hasNext ? searchAddress({ ...asked, page: page + 1 }) : undefined}
          />
        </div>
      </div>
    </>
  );
}

/** Cards, and all else, in the order of the best of each. */
function groupsOf(items: LookUpView['items']): LookUpView['items'][] {
  const isCard = ({ kind }: LookUpView['items'][number]) => kind === 'card';
  const [cards, others] = [items.filter(isCard), items.filter((item) => !isCard(item))];
  const groups = items[0]?.kind === 'card' ? [cards, others] : [others, cards];
  return groups.filter((group) => group.length > 0);
}

interface GroupProps {
  readonly asked: AskedSearch;
  readonly items: LookUpView['items'];
  /** Then it needs no heading. */
  readonly isAlone: boolean;
  readonly sources: ReadonlyMap<string, string>;
}

function Group({ asked: { q, game }, items, isAlone, sources }: GroupProps) {
  const areCards = items[0]?.kind === 'card';
  return (
    <>
      {isAlone ? null : <h2 class="found-group">{areCards ? 'Cards' : 'Rules, rulings and terms'}</h2>}
      <ol class="found-rows">
        {items.map((item) => (
          <FoundRow
            key={`${item.kind} ${item.id}`}
            item={item}
            source={sources.get(sourceIn(item.id))}
            isGrouped={!isAlone}
          />
        ))}
      </ol>
      {areCards ? (
        <p class="small">
          <a href={withQuery('/cards', { q, game })}>All cards with these words</a>
        </p>
      ) : null}
    </>
  );
}

function sourcesOf({ catalogue }: Services): ReadonlyMap<string, string> {
  const sources = catalogue.games().games.flatMap((game) => game.sources);
  return new Map(sources.map(({ id, title }) => [id, title]));
}

/** The ids of rules, rulings and terms begin with that of their source. */
const sourceIn = (id: string): string => id.slice(0, id.indexOf('/'));

function resultCount(totalCount: number): string {
  if (totalCount === 0) return 'Nothing was found.';
  if (totalCount > MOST_RESULTS) return `The best ${MOST_RESULTS} results`;
  return count(totalCount, 'result');
}

interface NothingFoundProps {
  readonly asked: AskedSearch;
  readonly suggestions: LookUpView['suggestions'];
}

function NothingFound({ asked, suggestions }: NothingFoundProps) {
  const isLimited = asked.game !== undefined || asked.kind !== undefined;
  const everything = { ...asked, game: undefined, kind: undefined, page: 1 };
  return (
    <>
      {isLimited ? (
        <p>
          <a href={searchAddress(everything)}>Search both games and all kinds</a>
        </p>
      ) : (
        <p>Try fewer or other words: the name of a card, or a term of the rules.</p>
      )}
      {suggestions.length === 0 ? null : (
        <>
          <h2>Did you mean</h2>
          <ul class="corrections">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <a href={searchAddress({ ...asked, q: suggestion, page: 1 })}>{suggestion}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Counts the results of each game and kind by searching for them, with pauses in which others are answered. */
async function countFacets({ lookUp }: Services, asked: AskedSearch, work: Work): Promise<Facets> {
  const { q } = asked;
  const choice = async (name: string, isChosen: boolean, change: Partial<AskedSearch>): Promise<Choice> => {
    const to = { ...asked, ...change, page: 1 };
    const kinds = to.kind === undefined ? undefined : [to.kind];
    await work.pause();
    const { totalCount } = lookUp.search({ q, game: to.game, kinds, limit: 1 }, work);
    return { name, href: searchAddress(to), isChosen, count: totalCount, mostShown: MOST_RESULTS };
  };
  const games: Choice[] = [];
  for (const game of [undefined, ...gameSlugs])
    games.push(await choice(game === undefined ? 'Both' : gameNames[game], asked.game === game, { game }));
  const kinds: Choice[] = [];
  for (const kind of [undefined, ...kindsInOrder])
    kinds.push(
      await choice(kind === undefined ? 'All' : kindNames[kind].many, asked.kind === kind, { kind }),
    );
  const isUseful = ({ count, isChosen }: Choice) => isChosen || count !== 0;
  return { games: games.filter(isUseful), kinds: kinds.filter(isUseful) };
}
