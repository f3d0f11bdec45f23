import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { DeckLine } from '../../../../src/games/decks/deck.ts';
import type { DeckReport } from '../../../../src/games/decks/report.ts';
import type { Violation } from '../../../../src/games/decks/violation.ts';
import { highlanderDecks } from '../../../../src/games/highlander/decks/law.ts';
import { card, persona, poolOf, weapon } from './cast.ts';

const file = join(import.meta.dirname, '../../../../seeds/highlander/formats.yaml');
const formats = z
  .array(z.unknown())
  .parse(parse(readFileSync(file, 'utf8')))
  .map((format) => highlanderDecks.ready(highlanderDecks.formatEntry.parse(format)));

const include = (cards: object | null, upTo: number | null, told = 'whole') => ({
  deckBuilding: [{ ability: 'include', cards, upTo, told }],
});

/** Cards that change nothing in the building of a deck. */
const plain = [
  card('Rush'),
  card('Slash', { restriction: 2, gems: { Strength: 2 } }),
  card('Slash', { subtitle: 'Long' }),
  card('Rage', { immortals: ['Mako'] }),
  card('Grin', { immortals: ['Corda'], mark: 'Reserved' }),
  card('Howl', { immortals: ['Mako'], mark: 'Signature' }),
  card('Blade', { weapon: 'Gladius' }),
  card('Master Stroke', { immortals: ['Kurgan'], gems: { Master: 1 } }),
  card('Watcher', { subtitle: 'Dossier' }),
  card('Feint', { immortals: null, text: null }),
  card('Premium', { type: 'Premium' }),
  card('Quickening', { type: 'Quickening', subtitle: 'Kurgan' }),
  card('Sabre', { type: 'Pre-Game', text: null }),
];
const telling = [
  persona('Kurgan', { gems: { Master: 1, Strength: 1 } }),
  weapon('Gladius'),
  card('Crystal', { type: 'Crystal' }),
  card('Darius', include({ specificTo: 'persona' }, 1, 'in-part')),
  card('Heir', include({ ofPersonas: ['Mako'] }, 1)),
  card('Monk', { type: 'Pre-Game', deckBuilding: [{ ability: 'raise-restriction' }] }),
  card('Scholar', include(null, null, 'in-part')),
];

const PRE_GAME = ['Premium', 'Quickening', 'Pre-Game', 'Persona', 'Weapon of Choice', 'Crystal'];
const lineOf = (cards: typeof plain): fc.Arbitrary<DeckLine> =>
  fc
    .record({ card: fc.constantFrom(...cards), quantity: fc.integer({ min: 1, max: 8 }) })
    .map(({ card: one, quantity }) => {
      const isPreGame = PRE_GAME.includes(one.type ?? '');
      return { card: one, quantity, zone: isPreGame ? 'pre-game' : 'deck', printing: null };
    });
const decks = fc.array(lineOf([...plain, ...telling]), { maxLength: 12 });
const pool = poolOf(...plain, ...telling);

function validate(at: number, lines: readonly DeckLine[]): DeckReport {
  const format = formats[at];
  if (format === undefined) throw new Error('there is no such format');
  return format.validate({ lines }, pool, { fixes: false });
}

/** Whether a violation stands in a report, perhaps with more cards. */
function stands({ code, rule, cards }: Violation, { violations }: DeckReport): boolean {
  return violations.some(
    (other) =>
      other.code === code &&
      other.rule === rule &&
      cards.every(({ slug }) => other.cards.some((one) => one.slug === slug)),
  );
}

/** One card more may be the one that was wanting. */
const TOO_FEW = ['endurance-too-small', 'no-substitute-for-basic-card', 'too-few-of-set'];

describe.each(formats.map(({ format }, at) => [format.name, at] as const))(
  'what %s says of a deck',
  (_, at) => {
    test('does not depend on the order of lines', () => {
      fc.assert(
        fc.property(
          decks.chain((lines) =>
            fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
          ),
          ([lines, shuffled]) => {
            expect(validate(at, shuffled)).toEqual(validate(at, lines));
          },
        ),
      );
    });

    test('keeps every violation when a card more breaks another rule', () => {
      fc.assert(
        fc.property(decks, lineOf(plain), (lines, another) => {
          const before = validate(at, lines).violations.filter(({ code }) => !TOO_FEW.includes(code));
          const after = validate(at, [...lines, another]);
          expect(before.filter((violation) => !stands(violation, after))).toEqual([]);
        }),
      );
    });
  },
);
