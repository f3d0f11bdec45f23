import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { gameOfContent } from '../../../src/database/seeding/game-of-content.ts';
import { loadSeeds } from '../../../src/database/seeding/load-seeds.ts';
import { readSeedFiles } from '../../../src/database/seeding/seed-files.ts';
import { cardPool } from '../../../src/decks/card-pool.ts';
import type { DeckCard, DeckLine } from '../../../src/games/decks/deck.ts';
import { highlanderDecks } from '../../../src/games/highlander/decks/law.ts';
import { card } from '../../games/highlander/decks/cast.ts';

const lines = z.record(z.string(), z.int());
const examples = z.array(
  z.strictObject({
    example: z.string(),
    cites: z.string(),
    format: z.string(),
    cards: z.array(z.looseObject({ slug: z.string(), title: z.string() })).default([]),
    preGame: lines.default({}),
    deck: lines,
    violations: z.array(
      z.strictObject({
        code: z.string(),
        rule: z.string(),
        counted: z.int().nullable(),
        allowed: z.int().nullable(),
      }),
    ),
    /** Words of warnings that must be there, and that must not. */
    warns: z.array(z.string()).default([]),
    warnsNot: z.array(z.string()).default([]),
  }),
);

const root = join(import.meta.dirname, '../../..');
const content = loadSeeds(readSeedFiles(join(root, 'seeds'))).find(({ game }) => game.slug === 'highlander');
if (content === undefined) throw new Error('there is no content of Highlander');
const game = gameOfContent(content);
const snapshot = { version: { number: 1, hash: '', changedAt: new Date(0) }, games: [game] };
const pool = cardPool(snapshot, game, undefined, null);
const formats = new Map(game.formats.map((format) => [format.slug, format]));
const ids = new Set([
  ...[...content.rules, ...content.rulings, ...content.texts].map(({ value }) => value.id),
]);

const basics = [...pool.all()].filter(
  ({ type, figures }) => /^Basic/.test(type ?? '') && figures.weapon === null,
);
const filler = Array.from({ length: 6 }, (_, at) => card(`Filler ${at + 1}`, { slug: `filler-${at + 1}` }));

/** The deck of an example, with the basic cards and others of which there are six at most, 50 in all. */
function filled(deck: readonly DeckLine[]): DeckLine[] {
  const size = deck.filter(({ zone }) => zone === 'deck').reduce((sum, { quantity }) => sum + quantity, 0);
  const basic = basics.filter(({ slug }) => !slug.endsWith('-promo'));
  let missing = 50 - size - basic.length;
  const others = filler.flatMap((one) => {
    const quantity = Math.min(6, Math.max(0, missing));
    missing -= quantity;
    return quantity > 0 ? [{ card: one, quantity, zone: 'deck', printing: null }] : [];
  });
  return [
    ...basic.map((one) => ({ card: one, quantity: 1, zone: 'deck', printing: null })),
    ...others,
    ...deck,
  ];
}

const found = examples.parse(parse(readFileSync(join(import.meta.dirname, 'examples.yaml'), 'utf8')));

test.each(found)('$example', ({ cites, format: slug, cards, preGame, deck, violations, warns, warnsNot }) => {
  expect(ids).toContain(cites);
  const format = formats.get(slug);
  if (format === undefined) throw new Error(`there is no format ${slug}`);
  const pool = cardPool(snapshot, game, undefined, format.ruleset);
  const own = new Map(cards.map((told) => [told.slug, card(told.title, told)]));
  const called = (name: string): DeckCard => {
    const known = own.get(name) ?? pool.bySlug(name);
    if (known === undefined) throw new Error(`there is no card ${name}`);
    return known;
  };
  const inZone = (zone: string, list: Readonly<Record<string, number>>): DeckLine[] =>
    Object.entries(list).map(([name, quantity]) => ({ card: called(name), quantity, zone, printing: null }));
  const { name, ruleset, about, rules } = format;
  const ready = highlanderDecks.ready({ slug, name, ruleset, about: about ?? name, rules });
  const report = ready.validate(
    { lines: filled([...inZone('pre-game', preGame), ...inZone('deck', deck)]) },
    pool,
    { fixes: false },
  );
  expect(
    report.violations.map(({ code, rule, counted, allowed }) => ({ code, rule, counted, allowed })),
  ).toEqual(violations);
  const told = report.warnings.map(({ code, message }) => `${code}: ${message}`).join('\n');
  for (const words of warns) expect(told).toContain(words);
  for (const words of warnsNot) expect(told).not.toContain(words);
});
