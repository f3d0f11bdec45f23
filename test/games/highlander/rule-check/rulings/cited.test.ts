import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/** The titles of tests of this folder begin with the rulings that they show, in braces, each with its document. */
const seeds = join(import.meta.dirname, '../../../../../seeds/highlander/rulings');
const rulings = z.array(z.looseObject({ id: z.string() }));
const known = new Set(
  readdirSync(seeds).flatMap((file) =>
    rulings.parse(parse(readFileSync(join(seeds, file), 'utf8'))).map(({ id }) => id),
  ),
);
const cited = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/['"`]\{([a-z0-9-]+\/[^}]+)\}/g),
  ])
  .flatMap(([, ids = '']) => ids.split(/[,\s]+/));

test('every ruling that a test cites exists', () => {
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter((id) => !known.has(`highlander.${id}`))).toEqual([]);
});
