import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Citation, citedByTests } from '../../../setup/cited.ts';

/**
 * Which rules the tests show: those of the rule check, and the rules of designators that it uses (7.3). A test names its
 * rules in `meta`; a worked example names those that a refused action breaks.
 */
const root = join(import.meta.dirname, '..', '..', '..', '..');
const SOURCE = 'shadowfist.yotd/';

const rule = z.looseObject({ id: z.string(), section: z.string(), held: z.string() });
/** Whether it has the right form is for the test that plays it to say. */
const example = z.looseObject({
  steps: z.array(z.looseObject({ breaks: z.array(z.string()).optional().catch([]) })),
});
const exception = z.strictObject({ rules: z.array(z.string()).min(1), because: z.string().min(1) });

function filesIn(folder: string, ending: string): { name: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') }));
}

const rules = filesIn('seeds/shadowfist/rules', '.yaml').flatMap(({ text }) =>
  z.array(rule).parse(parse(text)),
);
const known = new Set(rules.map(({ id }) => id.replace(SOURCE, '')));

const inTests = citedByTests('test/games/shadowfist', 'rules').map(
  ([id, file]): Citation => [id.replace(SOURCE, ''), file],
);
const inExamples = filesIn('test/golden/shadowfist-plays', '.yaml').flatMap(({ name, text }) =>
  example.parse(parse(text)).steps.flatMap(({ breaks = [] }) => breaks.map((id): Citation => [id, name])),
);
const inSource = filesIn('src/games/shadowfist/rule-check', '.ts').flatMap(({ name, text }) =>
  [...text.matchAll(/'([0-9]+(?:\.[0-9]+)*\/[a-z0-9-]+)'/g)].map(([, id = '']): Citation => [id, name]),
);
const exceptions = z
  .array(exception)
  .parse(parse(readFileSync(join(import.meta.dirname, 'not-shown-by-play.yaml'), 'utf8')));
const excepted = exceptions.flatMap(({ rules }) => rules);

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
    expect(excepted.filter((id) => !known.has(id))).toEqual([]);
    expect(excepted.filter((id, place) => excepted.indexOf(id) !== place)).toEqual([]);
    const shown = new Set(inTests.map(([id]) => id));
    expect(excepted.filter((id) => shown.has(id))).toEqual([]);
  });
});

test('all rules that are checked or resolved are held by tests', () => {
  const held = new Set([...inTests, ...inExamples].map(([id]) => id));
  const lines = ['2', '3', '4', '5', '6', '7', '10'].map((chapter) => {
    const ofChapter = rules
      .filter((one) => one.section.split('.')[0] === chapter && ['checked', 'resolved'].includes(one.held))
      .map(({ id }) => id.replace(SOURCE, ''))
      .filter((id) => !excepted.includes(id));
    const missing = ofChapter.filter((id) => !held.has(id));
    return { chapter, rules: ofChapter.length, held: ofChapter.length - missing.length, missing };
  });
  for (const { chapter, rules: all, held: shown, missing } of lines) {
    console.log(
      `Chapter ${chapter}: ${shown} of ${all} rules${missing.length === 0 ? '' : `, not ${missing.join(' ')}`}`,
    );
  }
  for (const { chapter, rules: all, missing } of lines) {
    expect(all, chapter).toBeGreaterThan(0);
    expect(missing, chapter).toEqual([]);
  }
});
