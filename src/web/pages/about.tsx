import type { GameView } from '../../catalogue/views.ts';
import { dateInWords } from '../dates.ts';
import { nothing } from '../input.ts';
import type { AddPage } from '../page.ts';

/** What Arbiter is, what it promises, and where its content comes from. */
export function addAboutPage(add: AddPage): void {
  add({
    path: '/about',
    params: nothing,
    query: nothing,
    make({ services }) {
      const { games, dataVersion } = services.catalogue.games();
      return {
        title: 'About Arbiter',
        description: 'What Arbiter is, what it promises, its sources, how to cite it, and privacy.',
        requests: ['/v1/games'],
        body: (
          <div class="prose">
            <h1>About Arbiter</h1>
            <p>
              Shadowfist and Highlander: The Card Game are still played, but their publishers are gone. Their
              rules, errata and rulings are spread over rulebooks, addenda and FAQs. Arbiter brings them
              together and says which text is in force, and why.
            </p>
            <h2>What it promises</h2>
            <ul>
              <li>Each text, rule and ruling names its source, with its section.</li>
              <li>Card texts are word for word. Rules and rulings are in our own words.</li>
              <li>What no source says is shown as unknown. Nothing is guessed.</li>
              <li>Older texts stay readable. Addresses of cards, rules and rulings do not change.</li>
              <li>Everything on these pages is open to programs too, without a key.</li>
            </ul>
            <h2>Sources</h2>
            {games.map((game) => (
              <Sources key={game.slug} game={game} />
            ))}
            <p class="faint small">
              The content was last changed on{' '}
              <time dateTime={dataVersion.changedAt}>{dateInWords(dataVersion.changedAt)}</time>.{' '}
              <a href="/changes">Changed texts</a>
            </p>
            <h2>How to cite</h2>
            <p>
              Cite the source first, as a page shows it, then link to the page: “Highlander Type Two Rulebook,
              FAQ”. Each card, rule, ruling and term has an address of its own, which does not change. The
              sign ¶ beside a rule is its address.
            </p>
            <h2>Privacy</h2>
            <p>
              These pages set no cookies, load nothing from other places and know no accounts. Searches and
              decks are answered and forgotten. As on every website, the operator may keep a log of requests
              for a while.
            </p>
            <h2>Names and rights</h2>
            <p>
              Card texts, names and game terms belong to their owners. Arbiter shows no artwork and is not
              connected with any publisher.
            </p>
          </div>
        ),
      };
    },
  });
}

function Sources({ game: { slug, name, sources } }: { readonly game: GameView }) {
  return (
    <section data-game={slug}>
      <h3>{name}</h3>
      <ul>
        {sources.map(({ id, title, issuer, date, about, official }) => (
          <li key={id}>
            <a href={`/rules/${slug}`}>{title}</a>
            <span class="faint small">
              {' '}
              {[
                issuer,
                date === null ? 'date unknown' : dateInWords(date),
                official ? null : 'made by the community',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <br />
            {about}
          </li>
        ))}
      </ul>
    </section>
  );
}
