import type { FastifyReply } from 'fastify';
import { Marked } from 'marked';
import { paths } from '../paths.ts';

/** Pages that are written as files. */
export const writtenPages = {
  '/docs/search': { title: 'The search language', file: paths.searchSpecification },
  '/docs/rule-check': { title: 'The rule check', file: paths.ruleCheckGuide },
};

/** Where the pages lead from each of them. */
const everywhere: readonly (readonly [path: string, title: string])[] = [
  ['/docs', 'REST'],
  ...Object.entries(writtenPages).map(([path, { title }]) => [path, title] as const),
  ['/examples', 'Worked examples'],
  ['/docs/vocabulary', 'The vocabulary'],
];

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
  const chapters = markdownReader
    .lexer(markdown)
    .flatMap((token) => (token.type === 'heading' && token.depth === 2 ? [String(token.text)] : []));
  return [
    `<nav><p>${everywhere.map(([path, title]) => `<a href="${path}">${title}</a>`).join(' · ')}</p>`,
    `<ul>${chapters.map((text) => `<li><a href="#${idOf(text)}">${markdownReader.parseInline(text)}</a></li>`).join('')}</ul></nav>`,
  ].join('\n');
}

/** A page of the documentation, without what all pages have around their content. */
export interface Document {
  readonly title: string;
  readonly html: string;
}

/** A page from Markdown, with links to the others below its heading. */
export function page(title: string, markdown: string): Document {
  const text = markdownReader.parse(markdown, { async: false });
  // A column without a heading has no empty one for those who hear the page.
  const html = text.replaceAll('<th></th>', '<td></td>');
  const [heading = ''] = /^<h1.*?<\/h1>/s.exec(html) ?? [];
  return { title, html: `${heading}\n${contents(markdown)}\n${html.slice(heading.length)}` };
}

export function sendPage(reply: FastifyReply, document: Document): Promise<FastifyReply> {
  return reply.server.sendDocument(reply.request, reply, document);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends a page of the documentation in the dress of all pages. */
    sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document): Promise<FastifyReply>;
  }
}
