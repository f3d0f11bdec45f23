import type { Page } from './page.ts';
import { SearchForm } from './parts/search-form.tsx';
import { reportAddress } from './report-address.ts';
import { scriptLoader } from './script-loader.ts';
import type { Site } from './site.ts';

interface ShellProps {
  readonly page: Page;
  /** The address that was asked for, with its query. */
  readonly path: string;
  /** Scheme and host, for addresses that leave the service. */
  readonly origin: string;
  readonly site: Site;
}

/** What all pages have around their content. */
export function Shell({ page, path, origin, site }: ShellProps) {
  const { title, game, body, requests } = page;
  const { contactUrl } = site;
  return (
    <html lang="en" data-game={game}>
      <Head page={page} path={path} origin={origin} site={site} />
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <header class="site-header">
          <a class="wordmark" href="/">
            Arbiter
          </a>
          <nav aria-label="Pages">
            <ul>
              {places.map(([address, name]) => (
                <li key={address}>
                  <a href={address} aria-current={isWithin(path, address) ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {path === '/' || isWithin(path, '/search') ? null : <SearchForm game={undefined} q="" isSmall />}
        </header>
        <main id="content" tabIndex={-1} aria-label={title}>
          {body}
        </main>
        <footer class="site-footer">
          {requests.length === 0 ? null : <Requests requests={requests} />}
          <p>
            <a href="/about">About Arbiter</a> · <a href="/docs">For developers</a> ·{' '}
            <a href="/graphql">GraphQL</a>
            {contactUrl === undefined ? null : (
              <>
                {' '}
                ·{' '}
                <a href={reportAddress(contactUrl, { title, address: origin + printed(path) })}>
                  Report a mistake
                </a>
              </>
            )}
          </p>
          <p>
            Card wordings, names and game terms belong to their owners. Arbiter shows no artwork.
            <span class="print-only"> {origin + printed(path)}</span>
          </p>
        </footer>
        <script dangerouslySetInnerHTML={{ __html: scriptLoader }} />
      </body>
    </html>
  );
}

/** An address longer than this has a deck in it, which nobody types. */
const LONGEST_PRINTED = 200;

const printed = (path: string): string =>
  path.length > LONGEST_PRINTED ? path.slice(0, path.indexOf('?')) : path;

/** Where the header leads from each page. */
const places = [
  ['/cards', 'Cards'],
  ['/rules', 'Rules'],
  ['/decks', 'Decks'],
  ['/examples', 'Examples'],
] as const;

function isWithin(path: string, address: string): boolean {
  const [asked = ''] = path.split('?');
  return asked === address || asked.startsWith(`${address}/`);
}

function Head({ page, path, origin, site: { assets } }: ShellProps) {
  const {
    title,
    description,
    islands = [],
    picture,
    canonical = path.split('?')[0] ?? path,
    isUnlisted,
  } = page;
  const fullTitle = path === '/' ? title : `${title} · Arbiter`;
  const scripts = ['offline', 'search-box', ...islands].map((name) => assets(name).url);
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isUnlisted ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={origin + canonical} />
      <link rel="stylesheet" href={assets('site.css').url} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href={assets('icon.svg').url} type="image/svg+xml" />
      <meta property="og:site_name" content="Arbiter" />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + canonical} />
      {picture === undefined ? null : (
        <>
          <meta property="og:image" content={origin + picture} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="scripts" content={scripts.join(' ')} />
      <meta name="fonts" content={assets('fonts.css').url} />
      <noscript>
        <link rel="stylesheet" href={assets('fonts.css').url} />
      </noscript>
    </head>
  );
}

function Requests({ requests }: { readonly requests: readonly string[] }) {
  return (
    <p class="requests">
      The data of this page:{' '}
      {requests.map((request, at) => (
        <>
          {at === 0 ? '' : ' · '}
          <a href={request} rel="nofollow">
            <code>{request}</code>
          </a>
        </>
      ))}
    </p>
  );
}
