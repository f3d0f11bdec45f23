import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { clientOf } from '../http/rest-client.ts';
import { testApp } from '../setup/app.ts';

const { get } = clientOf(await testApp());

const names = z
  .array(z.strictObject({ name: z.string(), card: z.string() }))
  .parse(parse(readFileSync(join(import.meta.dirname, 'names.yaml'), 'utf8')));

const candidates = z.array(z.object({ slug: z.string() }));
const reply = z.object({
  slug: z.string().optional(),
  candidates: candidates.default([]),
  suggestions: candidates.default([]),
});

const meant = async (name: string) => {
  const { body } = await get(`/v1/cards/named?fuzzy=${encodeURIComponent(name)}`);
  const { slug, candidates, suggestions } = reply.parse(body);
  return { found: slug, offered: (candidates[0] ?? suggestions[0])?.slug };
};

test.each(names)('“$name” is found, or offered first', async ({ name, card }) => {
  const { found, offered } = await meant(name);
  expect(found ?? offered).toBe(card);
});

test('Of 60 names at least 58 are found at once', async () => {
  const found = await Promise.all(names.map(async ({ name, card }) => (await meant(name)).found === card));
  expect(found.length).toBe(60);
  expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(58);
});
