import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { citedByTests } from '../../../../setup/cited.ts';

/**
 * Which rulings the tests show. A test names them in `meta`, a worked example of play as `rulings`, and one of a deck as
 * `cites`.
 */
const root = join(import.meta.dirname, '../../../../..');
const here = 'test/games/highlander/rule-check/rulings';

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

const ruling = z.looseObject({ id: z.string() });
const idsOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    z
      .array(ruling)
      .parse(parse(text))
      .map(({ id }) => id.replace('highlander.', '')),
  );
const rulings = idsOf(filesIn('seeds/highlander/rulings', '.yaml'));
const known = new Set(rulings);

const inTests = (kind: 'rules' | 'rulings') =>
  citedByTests('test/games/highlander', kind).map(([id]) => id.replace('highlander.', ''));
const asRulings = inTests('rulings');

const play = z.looseObject({ rulings: z.array(z.string()).default([]) });
const inPlays = filesIn('test/golden/highlander-plays', '.yaml').flatMap(
  (text) => play.parse(parse(text)).rulings,
);
const decks = z.array(z.looseObject({ cites: z.string() }));
const inDecks = filesIn('test/golden/highlander-decks', '.yaml').flatMap((text) =>
  decks.parse(parse(text)).map(({ cites }) => cites.replace('highlander.', '')),
);
const cited = new Set([...asRulings, ...inTests('rules'), ...inPlays, ...inDecks]);

const exceptions = z.array(
  z.strictObject({ rulings: z.array(z.string()).min(1), because: z.string().min(1) }),
);
const excepted = exceptions
  .parse(parse(readFileSync(join(root, here, 'decides-no-play.yaml'), 'utf8')))
  .flatMap((one) => one.rulings);

test('every ruling that a test cites exists', () => {
  expect([...asRulings, ...inPlays].filter((id) => !known.has(id))).toEqual([]);
});

test('a ruling that decides no play exists, is told once with its reason, and no test shows it', () => {
  expect(excepted.filter((id) => !known.has(id))).toEqual([]);
  expect(excepted.filter((id, place) => excepted.indexOf(id) !== place)).toEqual([]);
  expect(excepted.filter((id) => cited.has(id))).toEqual([]);
});

test('every ruling is shown by a test, or decides no play', () => {
  const missing = rulings.filter((id) => !cited.has(id) && !excepted.includes(id));
  expect(missing).toEqual([]);
});
