import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { page, sendPage, writtenPages } from '../page.ts';

/** Pages for people, and the OpenAPI document for machines. */
export const documentRoutes: FastifyPluginAsync = async (app) => {
  const hidden = { schema: { hide: true } as object };
  app.get('/', hidden, async (request, reply) => {
    reply.header('vary', 'Accept');
    return wantsPage(request.headers.accept) ? sendPage(reply, home()) : { items: links };
  });
  app.get('/openapi.json', { ...hidden, config: { onWorker: true } }, async () =>
    (app as FastifyInstance).swagger(),
  );
  for (const [path, { title, file }] of Object.entries(writtenPages)) {
    let written: string | undefined;
    app.get(path, hidden, async (_request, reply) => {
      written ??= page(title, readFileSync(file, 'utf8'));
      return sendPage(reply, written);
    });
  }
};

/** Where everything is, for who comes to the door. */
const links = [
  { url: '/docs', about: 'The REST interface, to read and to try.' },
  { url: '/openapi.json', about: 'The same for programs, as OpenAPI.' },
  { url: '/graphql', about: 'The GraphQL interface.' },
  { url: '/docs/search', about: 'The search language.' },
  { url: '/docs/rule-check', about: 'The guide to the rule check: was that move legal?' },
  { url: '/docs/rule-check/examples', about: 'The worked examples of the rulebooks, to read and to send.' },
  { url: '/docs/vocabulary', about: 'The words that cards are written in, and how card texts say them.' },
  { url: '/v1/games', about: 'The games, with their rulesets and formats of decks.' },
  { url: '/v1/schemas', about: 'The forms of files, states and actions, as JSON Schemas.' },
  { url: '/v1/bulk', about: 'The whole content as files.' },
  { url: '/decks.js', about: 'The deck checker as an ES module for web pages.' },
  { url: '/healthz', about: 'Whether the process lives.' },
  { url: '/readyz', about: 'Whether it can answer.' },
] as const;

/** Browsers name HTML; programs take anything, or ask for JSON. */
function wantsPage(accept = ''): boolean {
  return accept.split(',').some((kind) => /^\s*text\/html\s*(;|$)/.test(kind));
}

function home(): string {
  const list = links.map(({ url, about }) => `- [\`${url}\`](${url}): ${about}`);
  return page('the law of card games', ['# Arbiter', '', ...list].join('\n'));
}
