import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/**
 * Which rules the tests of the rule check hold. The title of a test begins with them, as in
 * `[first-edition/attack-phase/one-attack-a-turn, type-two/…] …`, each with its document.
 */
const root = join(import.meta.dirname, '..', '..', '..', '..');
const GAME = 'highlander.';
const documents = ['first-edition', 'handbook-addendum', 'type-two', 'reference'];

const rule = z.looseObject({ id: z.string(), section: z.string(), held: z.string() });

function filesIn(folder: string, ending: string): { name: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') }));
}

const rules = filesIn('seeds/highlander/rules', '.yaml').flatMap(({ text }) =>
  z
    .array(rule)
    .parse(parse(text))
    .map(({ id, section, held }) => ({ id: id.replace(GAME, ''), section, held })),
);
const known = new Set(rules.map(({ id }) => id));

/** An id and the file that names it. */
type Cited = readonly [rule: string, file: string];

const inTests = filesIn('test/games/highlander/rule-check', '.test.ts').flatMap(({ name, text }) =>
  [...text.matchAll(/\b(?:test|it)(?:\.each\([^)]*\)+)?\(\s*['"`]\[([^\]]+)\]/g)].flatMap(([, ids = '']) =>
    ids.split(/[,\s]+/).map((id): Cited => [id, name]),
  ),
);
const aRule = new RegExp(`'((?:${documents.join('|')})/[a-z0-9-]+/[a-z0-9-]+)'`, 'g');
const inSource = filesIn('src/games/highlander/rule-check', '.ts').flatMap(({ name, text }) =>
  [...text.matchAll(aRule)].map(([, id = '']): Cited => [id, name]),
);

const unknownAmong = (cited: readonly Cited[]) => cited.filter(([id]) => !known.has(id));

describe('every rule that is cited exists', () => {
  test('in titles of tests', () => {
    expect(inTests.length).toBeGreaterThan(0);
    expect(unknownAmong(inTests)).toEqual([]);
  });

  test('in the code', () => {
    expect(inSource.length).toBeGreaterThan(0);
    expect(unknownAmong(inSource)).toEqual([]);
  });
});

test.each(documents)('how many rules of %s that are checked or resolved the tests hold', (document) => {
  const held = new Set(inTests.map(([id]) => id));
  const ofDocument = rules.filter(
    ({ id, held: how }) => id.startsWith(`${document}/`) && ['checked', 'resolved'].includes(how),
  );
  const shown = ofDocument.filter(({ id }) => held.has(id));
  console.log(`${document}: ${shown.length} of ${ofDocument.length} rules`);
  for (const section of new Set(ofDocument.map((one) => one.section))) {
    const ofSection = ofDocument.filter((one) => one.section === section);
    const missing = ofSection.filter(({ id }) => !held.has(id)).map(({ id }) => id.split('/').at(-1));
    console.log(
      `  ${section}: ${ofSection.length - missing.length} of ${ofSection.length}${missing.length === 0 ? '' : `, not ${missing.join(' ')}`}`,
    );
  }
  expect(shown.length).toBeGreaterThan(0);
});
