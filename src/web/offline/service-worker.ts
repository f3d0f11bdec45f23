// Keeps what has been read, so that the reading pages work without network.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** Files that the build lists: their names change with their content. */
declare const OFFLINE_FILES: readonly string[];
/** Changes with each build. */
declare const OFFLINE_REVISION: string;

const READER = '/offline';
/** After so many seconds without an answer, a page that is kept is shown. */
const PATIENCE = 4;
const MOST_PAGES = 150;

clientsClaim();
precacheAndRoute([
  { url: READER, revision: OFFLINE_REVISION },
  ...OFFLINE_FILES.map((url) => ({ url, revision: null })),
]);

registerRoute(({ url }) => url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: 'assets' }));

/** Pages for people; /docs and /graphql belong to developers. */
const isPage = (path: string): boolean => !/^\/(v1|docs|graphql|metrics)(\/|$)/.test(path);

/** Drops the page that was kept first when there are too many. */
const keepsFew: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    const [first] = kept;
    if (first !== undefined && kept.length > MOST_PAGES) await cache.delete(first);
  },
};

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url.pathname),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: PATIENCE,
    plugins: [keepsFew],
  }),
);

setCatchHandler(async ({ request }) => {
  const reader = request.mode === 'navigate' ? await matchPrecache(READER) : undefined;
  return reader ?? Response.error();
});
