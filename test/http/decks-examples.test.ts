import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fromRoot } from '../house/project.ts';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const copies = z.record(z.string(), z.int()).default({});
const examples = z
  .array(
    z.object({
      example: z.string(),
      format: z.string(),
      cards: z
        .array(z.looseObject({ slug: z.string(), title: z.string(), type: z.string().optional() }))
        .default([]),
      preGame: copies,
      deck: copies,
      violations: z.array(z.unknown()),
      warns: z.array(z.string()).default([]),
      warnsNot: z.array(z.string()).default([]),
    }),
  )
  .parse(parse(readFileSync(fromRoot('test/golden/highlander-decks/examples.yaml'), 'utf8')));

/** The cards that are made up for the examples, and six of which no more is told; their slugs tell their subtitles. */
const madeUp = new Map(
  [
    ...examples.flatMap(({ cards }) => cards),
    ...Array.from({ length: 6 }, (_, at) => ({
      slug: `filler-${at + 1}`,
      title: `Filler ${at + 1}`,
      type: 'Event',
    })),
  ].map(({ slug, title, ...told }) => {
    const words = slug.slice(title.length + 1);
    // That a card is a Persona is no subtitle.
    const subtitle = words === '' || told.type === 'Persona' ? null : words.replace('-', ' ');
    return [slug, { type: 'Event', immortals: [], ...told, title, subtitle }];
  }),
);
const { get, post } = clientOf(await testApp());
const card = z.object({ slug: z.string(), name: z.string(), type: z.string().nullable() });
const cards = (await get('/v1/bulk/highlander-cards.ndjson')).text
  .trim()
  .split('\n')
  .map((line) => card.parse(JSON.parse(line)));
/** A card of the catalogue by its name, and a made-up one as the list writes it out. */
const called = (slug: string) => {
  const card = madeUp.get(slug);
  return card === undefined ? { title: cards.find((one) => one.slug === slug)?.name } : { card };
};
const basics = cards.filter(({ name, type }) => /^Basic/.test(type ?? '') && !name.includes(':'));

type Lines = readonly (ReturnType<typeof called> & { readonly quantity: number })[];
const linesOf = (list: Readonly<Record<string, number>>): Lines =>
  Object.entries(list).map(([slug, quantity]) => ({ quantity, ...called(slug) }));

/** The deck of an example with the basic cards and others, 50 in all. */
function filled(deck: Lines): Lines {
  const size = deck.reduce((sum, { quantity }) => sum + quantity, 0);
  const missing = Math.max(0, 50 - size - basics.length);
  const filler = Array.from({ length: 6 }, (_, at) => ({
    quantity: Math.min(6, Math.max(0, missing - 6 * at)),
    ...called(`filler-${at + 1}`),
  }));
  return [
    ...basics.map(({ name }) => ({ quantity: 1, title: name })),
    ...filler.filter(({ quantity }) => quantity > 0),
    ...deck,
  ];
}

const told = z.object({ code: z.string(), rule: z.string().nullable(), message: z.string() });
const answer = z.object({
  violations: z.array(
    told.omit({ message: true }).extend({ counted: z.int().nullable(), allowed: z.int().nullable() }),
  ),
  warnings: z.array(told),
  unresolved: z.array(z.unknown()),
});

test.each(examples)('$example', async ({ format, preGame, deck, violations, warns, warnsNot }) => {
  const { body } = await post('/v1/decks/validate', {
    arbiter: 1,
    game: 'highlander',
    format,
    zones: [
      { name: 'Pre-Game', lines: linesOf(preGame) },
      { name: 'Deck', lines: filled(linesOf(deck)) },
    ],
  });
  const { violations: found, warnings, unresolved } = answer.parse(body);
  expect({ unresolved, violations: found }).toEqual({ unresolved: [], violations });
  const words = warnings.map(({ code, message }) => `${code}: ${message}`).join('\n');
  for (const one of warns) expect(words).toContain(one);
  for (const one of warnsNot) expect(words).not.toContain(one);
});
