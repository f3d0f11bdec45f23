// Makes all that is generated: the Prisma client, the search grammar's parser, the GraphQL resolver types, the pack
// of worked examples, and what the pages load.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import peggy from 'peggy';
import { generateGraphqlTypes } from './generate-graphql.mjs';
import { generateProgramHash } from './generate-program-hash.mjs';
import { generateWeb } from './generate-web.mjs';
import { generateWorkedExamples } from './generate-worked-examples.mjs';

const root = join(import.meta.dirname, '..');
const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');

// Generating needs no schema engine; naming a binary that exists keeps Prisma from downloading one.
execFileSync(process.execPath, [prisma, 'generate'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'pipe'],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
});
generateProgramHash();
generateWorkedExamples(root);

// The types of the parser are those of the search language's tree, which stands beside the grammar.
const search = join(root, 'src/catalogue/search');
const parser = peggy.generate(readFileSync(join(search, 'grammar.peggy'), 'utf8'), {
  output: 'source',
  format: 'es',
  grammarSource: 'grammar.peggy',
});
const parserTypes = `import type { Expression } from '../ast.ts';

export type Expectation =
  | { readonly type: 'other'; readonly description: string }
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'end' };

export class SyntaxError extends Error {
  readonly expected: readonly Expectation[];
  readonly location: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
}

export function parse(query: string, options: { onGroup(depth: number, position: number): void }): Expression | null;
`;
mkdirSync(join(search, 'generated'), { recursive: true });
writeFileSync(join(search, 'generated/parser.js'), parser);
writeFileSync(join(search, 'generated/parser.d.ts'), parserTypes);

await generateGraphqlTypes(root);
await generateWeb(root);
