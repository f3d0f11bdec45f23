import { z } from 'zod';
import type { ChangeView } from '../../catalogue/change-view.ts';
import { type GameSlug, gameSlugs } from '../../games/registry.ts';
import type { Page as ListPage } from '../../pagination.ts';
import { addressOf, withQuery } from '../addresses.ts';
import { dateInWords } from '../dates.ts';
import { gameNames } from '../game-names.ts';
import { grouped } from '../grouped.ts';
import { gameField, nothing } from '../input.ts';
import { byDate, type Erratum, MOST_ERRATA, newestErrata } from '../newest-errata.ts';
import type { AddPage } from '../page.ts';
import { Choices } from '../parts/choices.tsx';
import { ErratumRow } from '../parts/erratum.tsx';
import { Pager } from '../parts/pager.tsx';

const MOST_CHANGES = 50;
const ERRATA_ON_A_PAGE = 8;
/** More pages than there are errata. */
const MOST_PAGES = 1000;

/** Card texts that were changed, and what has changed in this service. */
export function addChangesPage(add: AddPage): void {
  add({
    path: '/changes',
    params: nothing,
    query: z.object({ game: gameField, page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1) }),
    async make({ query: { game, page }, services, work }) {
      const games = game === undefined ? gameSlugs : [game];
      const ofGames = await Promise.all(games.map((one) => newestErrata(services, one, work)));
      const errata = ofGames.flat().sort(byDate);
      const changes = await services.changes.list({ game }, { limit: MOST_CHANGES, backward: true });
      const shown = errata.slice((page - 1) * ERRATA_ON_A_PAGE, page * ERRATA_ON_A_PAGE);
      const pageAt = (number: number) =>
        withQuery('/changes', { game, page: number === 1 ? undefined : number });
      const { changedAt } = services.catalogue.games().dataVersion;
      return {
        title: 'Changed texts',
        description: 'Card texts that errata changed, newest first, and what has changed in this service.',
        game,
        isUnlisted: page > 1,
        requests: [
          ...games.map((one) =>
            withQuery('/v1/cards/search', { q: 'has:errata', game: one, limit: MOST_ERRATA }),
          ),
          withQuery('/v1/changes', { game }),
        ],
        body: (
          <>
            <h1>Changed texts</h1>
            <p>
              Card texts in force that replaced another text, newest source first.{' '}
              <a href={withQuery('/cards', { q: 'has:errata', game })}>Search among them</a>
            </p>
            <Games chosen={game} />
            <Errata errata={shown} />
            <Pager
              previous={page === 1 ? undefined : pageAt(page - 1)}
              next={errata.length > page * ERRATA_ON_A_PAGE ? pageAt(page + 1) : undefined}
            />
            <ContentChanges changes={changes} loadedAt={changedAt} />
          </>
        ),
      };
    },
  });
}

function Games({ chosen }: { readonly chosen: GameSlug | undefined }) {
  const choices = [undefined, ...gameSlugs].map((game) => ({
    name: game === undefined ? 'Both' : gameNames[game],
    href: withQuery('/changes', { game }),
    isChosen: game === chosen,
  }));
  return <Choices title="Game" choices={choices} />;
}

/** The errata under the sources that issued them. */
function Errata({ errata }: { readonly errata: readonly Erratum[] }) {
  const bySource = grouped(errata, ({ source, version: { date } }) =>
    [source ?? 'From an imported file', date === null ? null : dateInWords(date)].filter(Boolean).join(', '),
  );
  return (
    <>
      {[...bySource].map(([source, items]) => (
        <section key={source} class="errata">
          <h2>{source}</h2>
          <ul>
            {items.map((erratum) => (
              <ErratumRow key={erratum.version.id} erratum={erratum} isWhole />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface ContentChangesProps {
  readonly changes: ListPage<ChangeView>;
  /** When the content last changed, as an ISO time. */
  readonly loadedAt: string;
}

function ContentChanges({ changes: { items, totalCount }, loadedAt }: ContentChangesProps) {
  return (
    <section class="content-changes">
      <h2>Changes of the content</h2>
      {totalCount === 0 ? (
        <p>
          Nothing has changed since this service got its content, on{' '}
          <time dateTime={loadedAt}>{dateInWords(loadedAt)}</time>.
        </p>
      ) : (
        <ul>
          {items.toReversed().map((change) => (
            <ContentChange key={`${change.of} ${change.subject} ${change.dataVersion}`} change={change} />
          ))}
        </ul>
      )}
      {totalCount > items.length ? (
        <p>
          These are the newest {items.length} of {totalCount} changes.
        </p>
      ) : null}
    </section>
  );
}

const verbs = {
  created: 'new',
  updated: 'changed',
  merged: 'became part of another card',
  removed: 'removed',
};

function ContentChange({
  change: { change, of, game, name, url, fields, changedAt },
}: {
  readonly change: ChangeView;
}) {
  return (
    <li data-game={game}>
      {url === null ? name : <a href={addressOf(url)}>{name}</a>}{' '}
      <span class="faint small">
        {gameNames[game]} {of}, {verbs[change]}
        {fields.length === 0 ? '' : `: ${fields.map(({ field }) => field).join(', ')}`},{' '}
        <time dateTime={changedAt}>{dateInWords(changedAt)}</time>
      </span>
    </li>
  );
}
