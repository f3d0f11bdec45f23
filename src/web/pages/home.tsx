import type { GameView } from '../../catalogue/views.ts';
import type { GameSlug } from '../../games/registry.ts';
import type { RulingView } from '../../rulings/views.ts';
import type { Services } from '../../services.ts';
import type { Work } from '../../work.ts';
import { exampleAddress, withQuery } from '../addresses.ts';
import { capitalised } from '../board/reading.ts';
import { count } from '../count.ts';
import { nothing } from '../input.ts';
import { type Erratum, MOST_ERRATA, newestErrata } from '../newest-errata.ts';
import type { AddPage } from '../page.ts';
import { ErratumRow } from '../parts/erratum.tsx';
import { Ruling } from '../parts/ruling.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { rulingsToShow } from '../rulings-to-show.ts';
import { startForPrograms } from '../start-for-programs.ts';

/** How many errata and examples of each game are shown. */
const SHOWN = 3;

/** The home page: one search box, and what people come for. */
export function addHomePage(add: AddPage): void {
  add({
    path: '/',
    params: nothing,
    query: nothing,
    forPrograms: startForPrograms,
    async make({ services, work }) {
      const { games } = services.catalogue.games();
      const errata = await Promise.all(games.map(({ slug }) => newestErrata(services, slug, work)));
      const ruling = rulingOfContent(services, work);
      return {
        title: 'Arbiter: the law of card games',
        description:
          'Card texts in force, rulings, rules, deck checks and worked examples for Shadowfist and Highlander: The Card Game.',
        requests: [
          '/v1/games',
          ...games.map(({ slug }) =>
            withQuery('/v1/cards/search', { q: 'has:errata', game: slug, limit: MOST_ERRATA }),
          ),
          ...games.map(({ slug }) => withQuery('/v1/rule-check/examples', { game: slug, limit: SHOWN })),
          ...(ruling === undefined ? [] : [`/v1/rulings/${ruling.id}`]),
        ],
        body: (
          <div class="home">
            <h1>How does this card work?</h1>
            <p class="lead">
              Card texts in force, rulings and rules of two card games, each with its source.
            </p>
            <SearchForm q="" game={undefined} />
            <Questions />
            <ul class="tiles">
              {games.map((game) => (
                <GameTile key={game.slug} game={game} />
              ))}
            </ul>
            <div class="columns">
              <DeckCheck />
              {ruling === undefined ? null : <RandomRuling ruling={ruling} />}
              <Examples services={services} games={games.map(({ slug }) => slug)} />
              <Errata errata={errata.flatMap((ofGame) => ofGame.slice(0, SHOWN))} />
            </div>
            <Developers />
          </div>
        ),
      };
    },
  });
}

/** Always the same one of a content, so that the page can be kept. */
function rulingOfContent(services: Services, work: Work): RulingView | undefined {
  const { hash } = services.catalogue.games().dataVersion;
  const rulings = rulingsToShow(services, undefined, work);
  return rulings[Number.parseInt(hash.slice(0, 8), 16) % rulings.length];
}

/** What people ask, as links. */
const questions = ['headshot', 'can I attack a site I control', 'when do I draw cards', 'toasted cards'];

function Questions() {
  return (
    <ul class="corrections" aria-label="Questions that others ask">
      {questions.map((q) => (
        <li key={q}>
          <a href={withQuery('/search', { q })}>{q}</a>
        </li>
      ))}
    </ul>
  );
}

function GameTile({ game: { slug, name, cards, rulings, rules, terms } }: { readonly game: GameView }) {
  const places = [
    [withQuery('/cards', { game: slug }), count(cards, 'card')],
    [`/rules/${slug}`, count(rules, 'rule')],
    [`/glossary/${slug}`, count(terms, 'term')],
    [withQuery('/decks', { game: slug }), 'Deck check'],
  ] as const;
  return (
    <li data-game={slug}>
      <h2>{name}</h2>
      <ul>
        {places.map(([address, label]) => (
          <li key={address}>
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href={withQuery('/rulings', { game: slug })}>{count(rulings, 'ruling')}</a>,{' '}
        <a href={withQuery('/random/ruling', { game: slug })}>one at random</a>
      </p>
    </li>
  );
}

function DeckCheck() {
  return (
    <section>
      <h2>Check a deck</h2>
      <p>Paste a list as you have it, from a forum or a program. You see what is wrong and how to mend it.</p>
      <p>
        <a class="button" href="/decks">
          Check my deck
        </a>
      </p>
    </section>
  );
}

function RandomRuling({ ruling }: { readonly ruling: RulingView }) {
  return (
    <section>
      <h2>A ruling</h2>
      <Ruling ruling={ruling} />
      <p>
        <a href="/random/ruling">Another ruling</a>
      </p>
    </section>
  );
}

function Examples({ services, games }: { readonly services: Services; readonly games: readonly GameSlug[] }) {
  const examples = games.flatMap((game) => services.workedExamples.search({ game }, { limit: SHOWN }).items);
  return (
    <section>
      <h2>Worked examples</h2>
      <p>Situations of the rulebooks, played move by move, with the rule behind each step.</p>
      <ul class="plain">
        {examples.map(({ id, game, about }) => (
          <li key={id} data-game={game}>
            <a href={exampleAddress(id)}>{capitalised(about)}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/examples">All worked examples</a>
      </p>
    </section>
  );
}

function Errata({ errata }: { readonly errata: readonly Erratum[] }) {
  if (errata.length === 0) return null;
  return (
    <section>
      <h2>Changed texts</h2>
      <ul class="plain">
        {errata.map((erratum) => (
          <ErratumRow key={erratum.version.id} erratum={erratum} />
        ))}
      </ul>
      <p>
        <a href="/changes">All changed texts</a>
      </p>
    </section>
  );
}

function Developers() {
  return (
    <section class="developers faint small">
      <h2>For developers</h2>
      <p>
        Everything here is open to programs, without a key: <a href="/docs">REST</a>,{' '}
        <a href="/graphql">GraphQL</a>, <a href="/docs/search">the search language</a>,{' '}
        <a href="/docs/rule-check">the rule check</a>, <a href="/v1/bulk">the whole content as files</a>.
      </p>
    </section>
  );
}
