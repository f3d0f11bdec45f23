import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildTypes } from '../../scripts/build.mjs';
import { compile } from '../setup/compiles.ts';

const users = {
  'deck.ts': `import { deckJudge } from '../types/decks/package/index.js';
const judge = deckJudge({ game: 'shadowfist', cards: '' });
const legal: boolean | null = judge.validate([{ quantity: 1, name: 'Fox Pass' }], 'classic').legal;
judge.validate([{ quantity: 1, card: { title: 'Own', type: 'Event' } }], 'classic');
// @ts-expect-error a line has a name or a card
judge.validate([{ quantity: 1 }], 'classic');
export { legal };
`,
  'moves.ts': `import { ruleChecker } from '../types/rule-check/package/index.js';
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
};

test('The packages arbiter/decks and arbiter/rule-check have types that their users compile with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  buildTypes(join(folder, 'types'));
  mkdirSync(join(folder, 'user'));
  for (const [name, program] of Object.entries(users)) writeFileSync(join(folder, 'user', name), program);
  expect(() => compile(join(folder, 'user'), ...Object.keys(users))).not.toThrow();
});
