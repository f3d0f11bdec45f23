// Makes `arbiter/decks` small: zod and what only describes mistakes at length stay out of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DESCRIPTION = /\s*\.describe\(\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`)\s*,?\s*\)/g;

/** What takes most of the code and the law of decks needs little of. */
const replaced = [
  [/^zod$/, 'plain-zod.ts'],
  [/\/engine\/reading\.ts$/, 'brief-reading.ts'],
  [/\/card-files\/reading\/xml\.ts$/, 'small-xml.ts'],
  [/\/json-places\.ts$/, 'small-json.ts'],
];

/** An esbuild plugin. Each replacement has the exports of what it replaces, as far as the law of decks needs them. */
export function slimDecks(root) {
  return {
    name: 'slim-decks',
    setup({ onResolve, onLoad }) {
      for (const [filter, replacement] of replaced)
        onResolve({ filter }, () => ({ path: join(root, 'src/decks/package', replacement) }));
      onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
        return { contents: readFileSync(path, 'utf8').replace(DESCRIPTION, ''), loader: 'ts' };
      });
    },
  };
}
