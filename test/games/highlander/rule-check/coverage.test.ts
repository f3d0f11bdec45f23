import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Citation, citedByTests } from '../../../setup/cited.ts';

/**
 * Which rules the tests of the rule check and of decks show. A test names its rules in `meta`; a worked example names
 * those that a refused action breaks, and a test of decks those that an answer cites.
 */
const root = join(import.meta.dirname, '..', '..', '..', '..');
const GAME = 'highlander.';
const documents = ['first-edition', 'handbook-addendum', 'type-two', 'reference'];

const rule = z.looseObject({ id: z.string(), section: z.string(), held: z.string() });
/** Whether it has the right form is for the test that plays it to say. */
const example = z.looseObject({
  source: z.string(),
  steps: z.array(z.looseObject({ breaks: z.array(z.string()).optional().catch([]) })),
});
const exception = z.strictObject({ rules: z.array(z.string()).min(1), because: z.string().min(1) });

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

const inTests = ['test/games/highlander/rule-check', 'test/games/highlander/decks'].flatMap((folder) =>
  citedByTests(folder, 'rules').map(([id, file]): Citation => [id.replace(GAME, ''), file]),
);
const aRule = new RegExp(`'((?:${documents.join('|')})/[a-z0-9-]+/[a-z0-9-]+)'`, 'g');
const inSource = filesIn('src/games/highlander/rule-check', '.ts').flatMap(({ name, text }) =>
  [...text.matchAll(aRule)].map(([, id = '']): Citation => [id, name]),
);

/** A rule of the example's own document, or of the rulebook that this one belongs to. */
function ruleOf(document: string, id: string): string {
  const own = `${document}/${id}`;
  return document === 'handbook-addendum' && !known.has(own) ? `first-edition/${id}` : own;
}

const inExamples = filesIn('test/golden/highlander-plays', '.yaml').flatMap(({ name, text }) => {
  const { source, steps } = example.parse(parse(text));
  return steps.flatMap(({ breaks = [] }) =>
    breaks.map((id): Citation => [ruleOf(source.replace(GAME, ''), id), name]),
  );
});
const inDecks = ['test/games/highlander/decks', 'test/golden/highlander-decks'].flatMap((folder) =>
  filesIn(folder, '').flatMap(({ name, text }) =>
    [...text.matchAll(/highlander\.([a-z-]+\/[a-z0-9-]+\/[a-z0-9-]+)/g)].map(
      ([, id = '']): Citation => [id, name],
    ),
  ),
);
/** Rules of one document that no play shows, each with the reason. */
const exceptions = filesIn('test/games/highlander/rule-check/not-shown-by-play', '.yaml').flatMap(
  ({ name, text }) =>
    z
      .array(exception)
      .parse(parse(text))
      .flatMap(({ rules }) => rules.map((id): Citation => [id, name])),
);
const excepted = exceptions.map(([id]) => id);
const held = new Set([...inTests, ...inExamples, ...inDecks].map(([id]) => id));

const unknownAmong = (cited: readonly Citation[]) => cited.filter(([id]) => !known.has(id));

describe('every rule that is cited exists', () => {
  test('in tests', () => {
    expect(inTests.length).toBeGreaterThan(0);
    expect(unknownAmong(inTests)).toEqual([]);
  });

  test('in worked examples', () => {
    expect(inExamples.length).toBeGreaterThan(0);
    expect(unknownAmong(inExamples)).toEqual([]);
  });

  test('in the code', () => {
    expect(inSource.length).toBeGreaterThan(0);
    expect(unknownAmong(inSource)).toEqual([]);
  });

  test('among those that play does not show, each once and with a reason', () => {
    expect(unknownAmong(exceptions)).toEqual([]);
    expect(excepted.filter((id, place) => excepted.indexOf(id) !== place)).toEqual([]);
    expect(excepted.filter((id) => held.has(id))).toEqual([]);
  });
});

test.each(documents)('all rules of %s that are checked or resolved are held by tests', (document) => {
  const ofDocument = rules.filter(
    ({ id, held: how }) =>
      id.startsWith(`${document}/`) && ['checked', 'resolved'].includes(how) && !excepted.includes(id),
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
  expect(ofDocument.length).toBeGreaterThan(0);
  expect(ofDocument.filter(({ id }) => !held.has(id)).map(({ id }) => id)).toEqual([]);
});
