import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { gameSlugs } from '../games/registry.ts';
import { pageAt } from '../pagination.ts';
import { paths } from '../paths.ts';
import type { Services } from '../services.ts';
import type { Work } from '../work.ts';
import { cardAddress } from './addresses.ts';
import type { Assets } from './assets.ts';
import { addressOfRequest } from './send-page.ts';
import { startForPrograms } from './start-for-programs.ts';

interface RootFilesOptions {
  readonly services: Services;
  readonly assets: Assets;
}

const hidden: object = { hide: true };

/** Files that browsers and search engines look for at the root. */
export function addRootFiles(app: FastifyInstance, { services, assets }: RootFilesOptions): void {
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
  app.get('/sitemap.xml', { schema: hidden, config: { onWorker: true } }, async (request, reply) => {
    const { origin } = addressOfRequest(request);
    const cards = await cardAddresses(services, request.work);
    const urls = [...placesToRead, ...cards].map((address) => `<url><loc>${origin}${address}</loc></url>`);
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

async function cardAddresses({ catalogue }: Services, work: Work): Promise<string[]> {
  const addresses: string[] = [];
  for (const game of gameSlugs) {
    let cursor: string | undefined;
    do {
      const page = await catalogue.search({ game, order: 'name' }, pageAt({ limit: 100, cursor }), work);
      addresses.push(...page.items.map(({ slug }) => cardAddress(game, slug)));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  return addresses;
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
