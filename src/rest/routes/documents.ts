import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { page, pageAssets, sendPage, writtenPages } from '../page.ts';

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
  for (const [path, { type, file }] of Object.entries(pageAssets)) {
    const content = readFileSync(file, 'utf8');
    app.get(path, hidden, async (_request, reply) => reply.type(type).send(content));
  }
};

/** The links of the home page. */
const links = [
  { url: '/docs', about: 'REST documentation, where you can send requests.' },
  { url: '/openapi.json', about: 'The same as an OpenAPI document.' },
  { url: '/graphql', about: 'The GraphQL API.' },
  { url: '/docs/search', about: 'The search language.' },
  { url: '/docs/rule-check', about: 'The guide to the rule check: was that move legal?' },
  { url: '/docs/rule-check/examples', about: 'Worked examples of the rulebooks, ready to send.' },
  { url: '/docs/vocabulary', about: 'The vocabulary of card abilities, with the phrases of card texts.' },
  { url: '/v1/games', about: 'The games, with their rulesets and deck formats.' },
  { url: '/v1/schemas', about: 'JSON Schemas of files, states and actions.' },
  { url: '/v1/bulk', about: 'The whole content as files.' },
  { url: '/decks.js', about: 'The deck checker as an ES module for web pages.' },
  { url: '/healthz', about: 'Liveness check.' },
  { url: '/readyz', about: 'Readiness check.' },
] as const;

/** Browsers name HTML; programs take anything, or ask for JSON. */
function wantsPage(accept = ''): boolean {
  return accept.split(',').some((kind) => /^\s*text\/html\s*(;|$)/.test(kind));
}

function home(): string {
  const list = links.map(({ url, about }) => `- [\`${url}\`](${url}): ${about}`);
  return page('the law of card games', ['# Arbiter', '', ...list].join('\n'));
}
