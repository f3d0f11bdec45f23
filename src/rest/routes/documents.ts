import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { Marked } from 'marked';
import { paths } from '../../paths.ts';

/** Pages for people, and the OpenAPI document for machines. */
export const documentRoutes: FastifyPluginAsync = async (app) => {
  const hidden = { schema: { hide: true } as object };
  app.get('/', hidden, async (request, reply) => {
    reply.header('vary', 'Accept');
    return wantsPage(request.headers.accept) ? sendPage(reply, home()) : { items: links };
  });
  app.get('/openapi.json', hidden, async () => (app as FastifyInstance).swagger());
  for (const [path, { title, file }] of Object.entries(pages)) {
    let written: string | undefined;
    app.get(path, hidden, async (_request, reply) => {
      written ??= page(title, readFileSync(file, 'utf8'));
      return sendPage(reply, written);
    });
  }
};

function sendPage(reply: FastifyReply, written: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(written);
}

/** Where everything is, for who comes to the door. */
const links = [
  { url: '/docs', about: 'The REST interface, to read and to try.' },
  { url: '/openapi.json', about: 'The same for programs, as OpenAPI.' },
  { url: '/graphql', about: 'The GraphQL interface.' },
  { url: '/docs/search', about: 'The search language.' },
  { url: '/docs/rule-check', about: 'The guide to the rule check: was that move legal?' },
  { url: '/v1/games', about: 'The games, with their rulesets and formats of decks.' },
  { url: '/v1/schemas', about: 'The forms of files, states and actions, as JSON Schemas.' },
  { url: '/v1/bulk', about: 'The whole content as files.' },
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

const pages = {
  '/docs/search': { title: 'The search language', file: paths.searchSpecification },
  '/docs/rule-check': { title: 'The rule check', file: paths.ruleCheckGuide },
};

/** Headings have the ids by which links within the text call them. */
const markdownReader = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** The other pages, and the chapters of this one. */
function contents(markdown: string): string {
  const others = [
    ['/', 'Arbiter'],
    ['/docs', 'REST'],
    ...Object.entries(pages).map(([path, { title }]) => [path, title]),
  ];
  const chapters = markdownReader
    .lexer(markdown)
    .flatMap((token) => (token.type === 'heading' && token.depth === 2 ? [String(token.text)] : []));
  return [
    `<nav><p>${others.map(([path, title]) => `<a href="${path}">${title}</a>`).join(' · ')}</p>`,
    `<ul>${chapters.map((text) => `<li><a href="#${idOf(text)}">${markdownReader.parseInline(text)}</a></li>`).join('')}</ul></nav>`,
  ].join('\n');
}

function page(title: string, markdown: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Arbiter: ${title}</title>
<style>body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}code{background:#eee;padding:.1em .3em}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.2em .5em;text-align:left;vertical-align:top}</style>
${contents(markdown)}
${markdownReader.parse(markdown, { async: false })}
</html>
`;
}
