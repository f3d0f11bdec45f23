import { z } from 'zod';
import { pageAt, pageBody } from '../../pagination.ts';
import { Problem } from '../../problem.ts';
import type { RulingView } from '../../rulings/views.ts';
import type { Services } from '../../services.ts';
import { withQuery } from '../addresses.ts';
import { termsOf } from '../glossary-terms.ts';
import { gameField, textField } from '../input.ts';
import type { AddPage, Asked } from '../page.ts';
import { Ruling } from '../parts/ruling.tsx';
import { Suggestions } from '../parts/suggestions.tsx';
import { counted } from '../words.ts';

const ON_A_PAGE = 8;

const query = z.object({
  q: textField(200),
  game: gameField,
  card: textField(200),
  ruleset: textField(100),
  cursor: textField(500),
});

type Filters = z.output<typeof query>;

/** All rulings, or those that filters find. */
export function addRulingsPage(add: AddPage): void {
  add({
    path: '/rulings',
    params: z.object({}),
    query,
    make(asked) {
      const { query: filters, services } = asked;
      const found = find(asked);
      const { cursor, ...rest } = filters;
      return {
        title: 'Rulings',
        description: 'Decisions of the sources about cards and rules of Shadowfist and Highlander.',
        game: filters.game,
        islands: ['definitions'],
        isUnlisted: Object.values(filters).some((value) => value !== undefined),
        requests: [withQuery('/v1/rulings', { ...filters, limit: ON_A_PAGE })],
        body: (
          <>
            <h1>Rulings</h1>
            <FilterForm filters={rest} services={services} />
            {'problem' in found ? (
              <p role="status">{found.problem} Change the filters and search again.</p>
            ) : (
              <>
                <p role="status">
                  {counted(found.totalCount, 'ruling') ??
                    'No ruling matches. Try fewer words or fewer filters'}
                  .
                </p>
                <Suggestions
                  suggestions={found.suggestions}
                  to={(one) => withQuery('/rulings', { ...rest, q: one })}
                />
                {found.items.map((ruling) => (
                  <ListedRuling key={ruling.id} ruling={ruling} asked={asked} />
                ))}
                <nav class="neighbours" aria-label="Pages of rulings">
                  {found.previousCursor === null ? null : (
                    <a rel="prev" href={withQuery('/rulings', { ...rest, cursor: found.previousCursor })}>
                      Previous rulings
                    </a>
                  )}
                  {found.nextCursor === null ? null : (
                    <a rel="next" href={withQuery('/rulings', { ...rest, cursor: found.nextCursor })}>
                      Next rulings
                    </a>
                  )}
                </nav>
              </>
            )}
          </>
        ),
      };
    },
  });
}

type AskedRulings = Asked<unknown, Filters>;

/** What the filters find, or why they cannot find anything. */
function find({ query: { cursor, ...filters }, services, work }: AskedRulings) {
  try {
    const page = services.rulings.search(filters, pageAt({ limit: ON_A_PAGE, cursor }), work);
    return { ...pageBody(page), suggestions: page.suggestions };
  } catch (error) {
    if (error instanceof Problem && /^(card|ruleset)\//.test(error.code)) return { problem: error.message };
    throw error;
  }
}

interface ListedRulingProps {
  readonly ruling: RulingView;
  readonly asked: AskedRulings;
}

function ListedRuling({ ruling, asked: { services, work } }: ListedRulingProps) {
  const { citation, game: slug } = ruling;
  return (
    <section class="listed-ruling" data-game={slug}>
      <h2>{citation.heading ?? citation.section}</h2>
      <Ruling ruling={ruling} terms={termsOf(services, slug, work)} />
    </section>
  );
}

interface FilterFormProps {
  readonly filters: Omit<Filters, 'cursor'>;
  readonly services: Services;
}

function FilterForm({ filters: { q, game: slug, card, ruleset }, services }: FilterFormProps) {
  const { games } = services.catalogue.games();
  return (
    <search class="filters">
      <form action="/rulings" method="get">
        <label>
          Words
          <input type="search" name="q" value={q ?? ''} maxLength={200} />
        </label>
        <label>
          Card
          <input type="search" name="card" value={card ?? ''} maxLength={200} />
        </label>
        <label>
          Game
          <select name="game">
            <option value="">Both games</option>
            {games.map((one) => (
              <option key={one.slug} value={one.slug} selected={one.slug === slug}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Ruleset
          <select name="ruleset">
            <option value="">All rulesets</option>
            {games.map((one) => (
              <optgroup key={one.slug} label={one.name}>
                {one.rulesets.map(({ id, name }) => (
                  <option key={id} value={id} selected={id === ruleset}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
