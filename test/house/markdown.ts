import { readdirSync } from 'node:fs';
import { fromRoot, textOf } from './project.ts';

/** The documents for users. */
export const guides: readonly string[] = [
  'README.md',
  ...readdirSync(fromRoot('docs'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name}`),
];

/** A fenced block of code. */
export interface CodeBlock {
  /** The language after the fence; empty without one. */
  readonly language: string;
  readonly code: string;
}

export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^```(\w*)\n(.*?)^```/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
}

/** The code blocks of a document in one language. */
export function codeIn(document: string, language: string): string[] {
  return codeBlocks(textOf(document)).flatMap((block) => (block.language === language ? [block.code] : []));
}
