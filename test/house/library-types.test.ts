import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildTypes } from '../../scripts/packages.mjs';
import { compile } from '../setup/compiles.ts';

const users = {
  'deck.ts': `import { deckJudge } from '../packages/decks/index.js';
const judge = deckJudge({ game: 'shadowfist', cards: '' });
const legal: boolean | null = judge.validate([{ quantity: 1, name: 'Fox Pass' }], 'classic').legal;
judge.validate([{ quantity: 1, card: { title: 'Own', type: 'Event' } }], 'classic');
// @ts-expect-error a line has a name or a card
judge.validate([{ quantity: 1 }], 'classic');
export { legal };
`,
  'moves.ts': `import { ruleChecker } from '../packages/rule-check/index.js';
const checker = ruleChecker({ game: 'shadowfist' });
async function brokenRules(): Promise<string[]> {
  const { verdicts, digest } = await checker.check({ state: {}, actions: [] });
  const rules = verdicts.flatMap((one) => (one.outcome === 'illegal' ? one.violations.map(({ rule }) => rule) : []));
  return [...rules, digest ?? ''];
}
// @ts-expect-error a list of actions
checker.check({ state: {}, actions: {} });
export { brokenRules };
`,
  'cards.ts': `import { arbiterClient } from '../packages/client/index.js';
const client = arbiterClient({ baseUrl: 'http://127.0.0.1:4000' });
async function nameOf(slug: string): Promise<string | undefined> {
  const { data } = await client.GET('/v1/cards/{game}/{slug}', { params: { path: { game: 'shadowfist', slug } } });
  return data?.name;
}
// @ts-expect-error no such path
client.GET('/v1/nowhere');
export { nameOf };
`,
};

test('The packages have types that their users compile with, and that need no other package', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await buildTypes(join(folder, 'packages'));
  mkdirSync(join(folder, 'user'));
  for (const [name, program] of Object.entries(users)) writeFileSync(join(folder, 'user', name), program);
  expect(() => compile(join(folder, 'user'), ...Object.keys(users))).not.toThrow();
  const imports = ['client', 'decks', 'rule-check'].flatMap(
    (name) => readFileSync(join(folder, 'packages', name, 'index.d.ts'), 'utf8').match(/^import .*/gm) ?? [],
  );
  expect(imports).toEqual([]);
});
