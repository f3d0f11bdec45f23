import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { Marked } from 'marked';
import { paths } from '../paths.ts';

/** Pages that are written as files. */
export const writtenPages = {
  '/docs/search': { title: 'The search language', file: paths.searchSpecification },
  '/docs/rule-check': { title: 'The rule check', file: paths.ruleCheckGuide },
};

/** The files that every page loads: its style, and the buttons that copy code. */
export const pageAssets = {
  '/docs/assets/page.css': { type: 'text/css; charset=utf-8', file: join(paths.pageAssets, 'page.css') },
  '/docs/assets/copy-buttons.js': {
    type: 'text/javascript; charset=utf-8',
    file: join(paths.pageAssets, 'copy-buttons.js'),
  },
};

/** Where the pages lead from each of them. */
const everywhere: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Arbiter'],
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

/** A page for people. */
export function page(title: string, markdown: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Arbiter: ${title}</title>
<link rel="stylesheet" href="/docs/assets/page.css">
<script src="/docs/assets/copy-buttons.js" defer></script>
${contents(markdown)}
${markdownReader.parse(markdown, { async: false })}
</html>
`;
}

export function sendPage(reply: FastifyReply, written: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'self'; script-src 'self'")
    .send(written);
}
