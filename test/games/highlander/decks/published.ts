import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { DeckCard, DeckLine } from '../../../../src/games/decks/deck.ts';
import { highlanderDecks } from '../../../../src/games/highlander/decks/law.ts';
import { card, inDeck, poolOf } from './cast.ts';

const formats = z
  .array(z.looseObject({}))
  .parse(parse(readFileSync(join(import.meta.dirname, '../../../../seeds/highlander/formats.yaml'), 'utf8')))
  .map((format) => highlanderDecks.formatEntry.parse(format));

export const basicAttacks = [
  ...['Upper Left Attack', 'Upper Center Attack', 'Upper Right Attack'],
  ...['Middle Left Attack', 'Thrust', 'Middle Right Attack'],
  ...['Lower Left Attack', 'Lower Center Attack', 'Lower Right Attack'],
];
export const basicBlocks = [
  ...['Upper Left Block', 'Upper Center Block', 'Upper Right Block'],
  ...['Lower Left Block', 'Lower Center Block', 'Lower Right Block'],
];

/**
 * Decks of invented cards, judged by a published format: the rules that each breaks. What a player tells with a format
 * of his own is `told`, by the check that it goes with.
 */
export function decksBy(
  slug: string,
  edition: 'first' | 'second',
  told: Readonly<Record<string, object>> = {},
) {
  const format = formats.find((one) => one.slug === slug);
  if (format === undefined) throw new Error(`There is no format ${slug}.`);
  const rules = format.rules.map((rule) => ({ ...rule, ...told[rule.check] }));
  const ready = highlanderDecks.ready({ ...format, about: format.about ?? format.name, rules });
  const printings = [{ set: 'invented', number: null, edition }];
  const known = (title: string, figures: object = {}): DeckCard =>
    card(title, { gems: {}, printings, ...figures });
  const basics = [
    ...basicAttacks.map((title) => known(title, { type: 'Basic Attack' })),
    ...basicBlocks.map((title) => known(title, { type: 'Basic Block' })),
  ];
  const fillers = Array.from({ length: 6 }, (_, at) => known(`Filler ${at + 1}`));

  /** With every Basic card but those that are left out, and Fillers up to so many cards. */
  function judged(lines: readonly DeckLine[], without: readonly string[] = [], upTo = 50) {
    const held = [
      ...lines,
      ...basics.filter(({ title }) => !without.includes(title)).map((basic) => inDeck(1, basic)),
    ];
    const size = held.filter(({ zone }) => zone === 'deck').reduce((sum, { quantity }) => sum + quantity, 0);
    const missing = Math.max(0, upTo - size);
    const full = fillers.flatMap((filler, at) => {
      const quantity = Math.min(6, missing - 6 * at);
      return quantity > 0 ? [inDeck(quantity, filler)] : [];
    });
    return ready.validate({ lines: [...held, ...full] }, poolOf(), { fixes: false });
  }
  const brokenBy = (...deck: Parameters<typeof judged>): (string | null)[] =>
    judged(...deck).violations.map(({ rule }) => rule);
  /** With these lines and no others, and such cards known. */
  const bare = (lines: readonly DeckLine[], pool: readonly DeckCard[]): (string | null)[] =>
    ready.validate({ lines }, poolOf(...pool), { fixes: false }).violations.map(({ rule }) => rule);
  return { known, printings, judged, brokenBy, bare };
}
