import { z } from 'zod';
import type { CardPage } from '../../catalogue/card-search.ts';
import { pageAt, pageBody } from '../../pagination.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Work } from '../../work.ts';
import { withQuery } from '../addresses.ts';
import { sortKeysOf } from '../card-facets.ts';
import { type AskedCards, cardSearchAddress } from '../card-search-address.ts';
import { count } from '../count.ts';
import { gameNames } from '../game-names.ts';
import { game, gameField, nothing, textField } from '../input.ts';
import type { AddPage, Page } from '../page.ts';
import { CardFacets, type CountedFacets, countFacets } from '../parts/card-facets.tsx';
import { CardNames } from '../parts/card-names.tsx';
import { CardRow } from '../parts/card-row.tsx';
import { ChosenTerms } from '../parts/chosen-terms.tsx';
import { Pager } from '../parts/pager.tsx';
import { QueryProblem } from '../parts/query-problem.tsx';

const CARDS_ON_PAGE = 20;

const WITH_TEXT = 'has:text';
const TEXTLESS = '-has:text';
const ONE = { limit: 1 } as const;

/** Card search, in the search language. */
export function addCardSearchPage(add: AddPage): void {
  add({
    path: '/cards',
    params: nothing,
    query: z.object({
      q: textField(1000),
      game: gameField,
      order: textField(20),
      cursor: textField(1000),
    }),
    async make({ query: { q = '', game, order = 'name', cursor }, services, work }) {
      const asked = { q, game, order };
      // Without a question, cards whose texts are not known are left for a list of their own.
      const listed = q === '' ? { ...asked, q: WITH_TEXT } : asked;
      const request = withQuery('/v1/cards/search', {
        q: listed.q,
        game,
        order: order === 'name' ? undefined : order,
        limit: CARDS_ON_PAGE,
        cursor,
      });
      try {
        const page = pageAt({ limit: CARDS_ON_PAGE, cursor });
        const found = await services.catalogue.search(listed, page, work);
        const others =
          q === '' ? await services.catalogue.search({ ...asked, q: TEXTLESS }, ONE, work) : undefined;
        const facets = await countFacets(services, asked, work);
        const body = Found({ asked, found, facets, textless: others?.totalCount ?? 0 });
        return { ...about(asked, cursor), requests: [request], body };
      } catch (error) {
        if (!(error instanceof Problem && /^(search|wording)\//.test(error.code))) throw error;
        const body = Refused({ asked, problem: error, services, work });
        return { ...about(asked, cursor), isUnlisted: true, requests: [request], body };
      }
    },
  });
  add({
    path: '/cards/:game',
    params: z.object({ game }),
    query: nothing,
    make: ({ params: { game } }) => ({ redirect: withQuery('/cards', { game }), isPermanent: true }),
  });
}

function about({ q, game }: AskedCards, cursor: string | undefined): Omit<Page, 'requests' | 'body'> {
  const cards = game === undefined ? 'cards' : `${gameNames[game]} cards`;
  return {
    title: q === '' ? upperFirst(cards) : `${q} · ${upperFirst(cards)}`,
    description: `Search ${cards} by name, text, type and figures, with the texts in force.`,
    game,
    canonical: withQuery('/cards', { game }),
    isUnlisted: q !== '' || cursor !== undefined,
  };
}

const upperFirst = (text: string) => text[0]?.toUpperCase() + text.slice(1);

interface FoundProps {
  readonly asked: AskedCards;
  readonly found: CardPage;
  readonly facets: CountedFacets;
  /** How many cards are not listed because no source gives their texts. */
  readonly textless: number;
}

function Found({ asked, found, facets, textless }: FoundProps) {
  const { items, totalCount, previousCursor, nextCursor } = pageBody(found);
  return (
    <>
      <Question asked={asked} />
      <ChosenTerms asked={asked} />
      <div class="with-facets">
        <CardFacets facets={facets} />
        <div>
          {found.warnings.map((warning) => (
            <p key={warning} class="note">
              {warning}
            </p>
          ))}
          <p class="result-count" role="status">
            {totalCount === 0 ? 'No card matches.' : count(totalCount, 'card')}
          </p>
          {textless === 0 ? null : (
            <p class="faint small">
              <a href={cardSearchAddress({ ...asked, q: TEXTLESS })}>{count(textless, 'more card')}</a>{' '}
              without a known text
            </p>
          )}
          {totalCount === 0 ? <NothingFound asked={asked} found={found} /> : null}
          <ol class="card-rows">
            {items.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                does={found.explanations.filter(({ game, slug }) => game === card.game && slug === card.slug)}
              />
            ))}
          </ol>
          <Pager
            previous={previousCursor === null ? undefined : cardSearchAddress(asked, previousCursor)}
            next={nextCursor === null ? undefined : cardSearchAddress(asked, nextCursor)}
          />
        </div>
      </div>
    </>
  );
}

interface RefusedProps {
  readonly asked: AskedCards;
  readonly problem: Problem;
  readonly services: Services;
  readonly work: Work;
}

/** A query that cannot be read: where the mistake is, and what may be meant. */
function Refused({ asked, problem, services, work }: RefusedProps) {
  return (
    <>
      <Question asked={asked} />
      <QueryProblem asked={asked} problem={problem} />
      <CardNames
        title="Cards with a similar name"
        cards={services.catalogue.suggest(asked.q.slice(0, 200), asked.game, work)}
      />
    </>
  );
}

function NothingFound({ asked: { q, game }, found }: Pick<FoundProps, 'asked' | 'found'>) {
  return (
    <>
      <p>
        Remove a part of the search, or{' '}
        <a href={withQuery('/search', { q, game })}>search rulings, rules and terms</a> too.
      </p>
      <CardNames title="Cards with a similar name" cards={found.suggestions} />
    </>
  );
}

/** The search as a form. */
function Question({ asked: { q, game, order } }: { readonly asked: AskedCards }) {
  return (
    <>
      <h1>{game === undefined ? 'Cards' : `${gameNames[game]} cards`}</h1>
      <search class="card-search" aria-label="Cards">
        <form action="/cards" method="get">
          <input
            type="search"
            name="q"
            value={q}
            aria-label="Search cards"
            aria-describedby="card-search-help"
            placeholder="Name, words or type:event cost<=1"
            maxLength={1000}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
          />
          {game === undefined ? null : <input type="hidden" name="game" value={game} />}
          <select name="order" aria-label="Sort by">
            <option value="name">By name</option>
            {sortKeysOf(game).map((key) => (
              <>
                <option value={key} selected={order === key}>
                  {sortNames[key]}, lowest first
                </option>
                <option value={`-${key}`} selected={order === `-${key}`}>
                  {sortNames[key]}, highest first
                </option>
              </>
            ))}
          </select>
          <button type="submit">Search</button>
        </form>
        <p id="card-search-help" class="faint small">
          Type words of the name or text, or terms such as <code>type:event</code>, <code>cost&lt;=1</code> or{' '}
          <code>-has:errata</code>. <a href="/docs/search">All of the search language</a>
        </p>
      </search>
    </>
  );
}

const sortNames: Readonly<Record<string, string>> = {
  cost: 'Cost',
  fighting: 'Fighting',
  power: 'Power',
  body: 'Body',
  restriction: 'Restriction',
  errata: 'Errata number',
};
