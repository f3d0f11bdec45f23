import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { DeckLine } from '../../../../src/games/decks/deck.ts';
import { highlanderDecks } from '../../../../src/games/highlander/decks/law.ts';
import { card, inDeck, persona, poolOf, preGame, weapon } from './cast.ts';

const file = join(import.meta.dirname, '../../../../seeds/highlander/formats.yaml');
const [, standard] = z.array(z.unknown()).parse(parse(readFileSync(file, 'utf8')));
const format = highlanderDecks.ready(highlanderDecks.formatEntry.parse(standard));

const wanted = z
  .object({ attacks: z.array(z.string()), blocks: z.array(z.string()) })
  .parse(format.format.rules.find(({ check }) => check === 'basic-cards'));
const attacks = wanted.attacks.map((title) => card(title, { type: 'Basic Attack' }));
const blocks = wanted.blocks.map((title) => card(title, { type: 'Basic Block' }));
const others = Array.from({ length: 6 }, (_, at) => card(`Ruse ${at}`));
const mako = persona('Mako');
const gladius = weapon('Gladius');
const pool = poolOf(...attacks, ...blocks, ...others, mako, gladius);

const basics = [...attacks, ...blocks].map((one) => inDeck(1, one));
const legal = [...basics, ...others.map((one) => inDeck(6, one)), preGame(mako)];

function fixes(lines: readonly DeckLine[]): string[] {
  return format.validate({ lines }, pool).fixes.map(({ message }) => message);
}

test('a legal deck needs no fix', () => {
  const report = format.validate({ lines: legal }, pool);
  expect([report.legal, report.violations, report.fixes]).toEqual([true, [], []]);
});

test('a basic card that is missing is added', () => {
  expect(fixes(legal.filter(({ card: { title } }) => title !== 'Thrust'))).toEqual([
    'Add 1 × Thrust to deck.',
  ]);
});

test('an Endurance that is too small is filled with basic cards', () => {
  const short = legal.map((line) => (line.card.title === 'Ruse 0' ? { ...line, quantity: 1 } : line));
  expect(fixes(short)).toEqual(['Add 4 × Lower Center Attack to deck.']);
});

test('a Pre-Game card among the others is set aside', () => {
  expect(fixes([...legal.slice(0, -1), inDeck(1, mako)])).toEqual(['Move 1 × Mako from deck to pre-game.']);
});

test('a card of a weapon is taken out, or the weapon used', () => {
  expect(fixes([...legal, inDeck(1, card('Blade', { weapon: 'Gladius' }))])).toEqual([
    'Remove 1 × Blade from deck.',
    'Add 1 × Gladius to pre-game.',
  ]);
});

test('a title that stays too many without one of its cards is the same violation, so that taking the card out mends what it breaks', () => {
  const own = highlanderDecks.ready(
    highlanderDecks.formatEntry.parse({
      slug: 'own',
      name: 'Own',
      ruleset: null,
      about: 'Six of a title, and one card banned.',
      rules: [
        { check: 'copies-of-title', most: 6 },
        { check: 'banned', cards: ['slash'] },
      ],
    }),
  );
  const lines = [inDeck(1, card('Slash')), inDeck(8, card('Slash', { subtitle: 'Long' }))];
  const { violations } = own.validate({ lines }, poolOf(...lines.map((line) => line.card)));
  expect(violations.map(({ code, fixes }) => [code, fixes.map(({ message }) => message)])).toEqual([
    [
      'too-many-of-title',
      ['Remove 1 × Slash from deck and 2 × Slash: Long from deck.', 'Remove 3 × Slash: Long from deck.'],
    ],
    ['banned', ['Remove 1 × Slash from deck.']],
  ]);
});
