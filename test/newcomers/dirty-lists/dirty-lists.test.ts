import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { clientOf } from '../../http/rest-client.ts';
import { testApp } from '../../setup/app.ts';

const { send } = clientOf(await testApp());

const dirtyLists = z.array(
  z.strictObject({
    name: z.string(),
    list: z.string(),
    encoding: z.enum(['utf-8', 'windows-1252', 'utf-16']).default('utf-8'),
    /** Copies by the full name of the card. */
    cards: z.record(z.string(), z.int()).default({}),
    /** Titles that no card has. */
    unresolved: z.array(z.string()).default([]),
    unread: z.int().default(0),
  }),
);

const judgement = z.looseObject({
  legal: z.boolean().nullable(),
  cards: z.array(z.looseObject({ name: z.string(), quantity: z.int() })),
  unresolved: z.array(z.looseObject({ title: z.string() })),
  list: z.looseObject({ unread: z.array(z.looseObject({ code: z.string(), message: z.string() })) }),
});

/** Letters of Windows-1252 that are not at their place in Latin-1. */
const WINDOWS: Readonly<Record<string, number>> = { '–': 0x96, '’': 0x92, '“': 0x93, '”': 0x94 };

function bytesOf(text: string, encoding: string): Buffer {
  if (encoding === 'utf-16') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'utf-8') return Buffer.from(text);
  return Buffer.from([...text].map((letter) => WINDOWS[letter] ?? letter.charCodeAt(0)));
}

async function judged(game: string, format: string, list: Buffer) {
  const { status, body } = await send(
    'POST',
    `/v1/decks/validate?game=${game}&format=${format}`,
    { 'content-type': 'application/octet-stream' },
    list,
  );
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  const { legal, cards, unresolved, list: read } = judgement.parse(body);
  const copies: Record<string, number> = {};
  for (const { name, quantity } of cards) copies[name] = (copies[name] ?? 0) + quantity;
  return { legal, copies, unresolved: unresolved.map(({ title }) => title), unread: read.unread.length };
}

const games = [
  ['shadowfist', 'year-of-the-dragon'],
  ['highlander', 'first-edition'],
] as const;

describe.each(games)('%s', (game, format) => {
  const file = new URL(`./${game}.yaml`, import.meta.url);
  const lists = dirtyLists.parse(parse(readFileSync(file, 'utf8')));

  test.each(lists)(
    'A list is judged that has $name',
    async ({ list, encoding, cards, unresolved, unread }) => {
      const text = list.replace('{long}', 'x'.repeat(5_001));
      const answer = await judged(game, format, bytesOf(text, encoding));
      expect(answer).toMatchObject({ copies: cards, unresolved, unread });
      expect(Object.keys(answer.copies)).toEqual(expect.arrayContaining(Object.keys(cards)));
      expect(Object.keys(answer.copies)).toHaveLength(Object.keys(cards).length);
      if (unresolved.length + unread > 0) expect(answer.legal).not.toBe(true);
    },
  );
});
