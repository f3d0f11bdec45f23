import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import { gameSlugs } from '../games/registry.ts';
import { paths } from '../paths.ts';
import { cardAddress } from './addresses.ts';
import type { Assets } from './assets.ts';
import { addressOfRequest } from './send-page.ts';
import { startForPrograms } from './start-for-programs.ts';

interface RootFilesOptions {
  readonly snapshots: Snapshots;
  readonly assets: Assets;
}

const hidden: object = { hide: true };

/** Files that browsers and search engines look for at the root. */
export function addRootFiles(app: FastifyInstance, { snapshots, assets }: RootFilesOptions): void {
  const serviceWorker = readFileSync(join(paths.webAssets, 'service-worker.js'), 'utf8');
  app.get('/service-worker.js', { schema: hidden }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(serviceWorker),
  );
  app.get('/v1', { schema: hidden }, async () => startForPrograms);
  const manifest = JSON.stringify(manifestWith(assets('icon.svg').url));
  app.get('/manifest.webmanifest', { schema: hidden }, async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  );
  app.get('/robots.txt', { schema: hidden }, async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsAt(addressOfRequest(request).origin)),
  );
  const cardsOf = perSnapshot(cardAddresses);
  app.get('/sitemap.xml', { schema: hidden }, async (request, reply) => {
    const { origin } = addressOfRequest(request);
    const urls = [...placesToRead, ...cardsOf(snapshots.current())].map(
      (address) => `<url><loc>${origin}${address}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`);
  });
}

/** From these, links lead to everything that is not a card. */
const placesToRead = [
  '/',
  '/about',
  '/decks',
  '/examples',
  '/rulings',
  ...gameSlugs.flatMap((game) => [`/rules/${game}`, `/glossary/${game}`]),
];

function cardAddresses({ games }: Snapshot): readonly string[] {
  return games.flatMap(({ game, cards }) => cards.map(({ slug }) => cardAddress(game.slug, slug)));
}

function robotsAt(origin: string): string {
  const closed = ['/v1/', '/graphql', '/search', '/metrics'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function manifestWith(icon: string): object {
  return {
    name: 'Arbiter',
    short_name: 'Arbiter',
    description: 'Card texts, rulings, rules and deck checks of Shadowfist and Highlander.',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  };
}
