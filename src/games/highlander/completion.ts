import * as z from 'zod';
import type { Completion } from '../completing.ts';
import { gems, highlanderTypes, marks } from './card.ts';
import { words } from './vocabulary/words.ts';
import { squares } from './written-card.ts';

const damage = z.int().min(0).max(99);

/** The figures of a Highlander card that a request may add where no document gives them. */
export const completingHighlander = z.strictObject({
  type: z.enum(highlanderTypes).exactOptional().describe('The type, by its icon.'),
  subtype: words.exactOptional().describe('The words after the type, such as Mortal Ally.'),
  grid: squares
    .exactOptional()
    .describe('Three rows of three letters, from above: X (also S or D) is covered, O is not.'),
  damage: z
    .tuple([damage])
    .or(z.tuple([damage, damage]))
    .exactOptional()
    .describe('As printed: one value, or a second one as a Power Blow.'),
  gems: z
    .partialRecord(z.enum(gems), z.int().min(1).max(99))
    .exactOptional()
    .describe('How many of each gem it shows.'),
  handIcons: z.int().min(0).max(2).exactOptional().describe('How many hands it takes.'),
  restriction: z.int().min(0).max(99).exactOptional().describe('The Restriction number.'),
  mark: z.enum(marks).exactOptional().describe('Reserved or Signature.'),
  immortals: z
    .array(words)
    .max(60)
    .exactOptional()
    .describe('The Immortals it is specific to; none of a generic card.'),
  weapon: words.exactOptional().describe('The Weapon of Choice it is specific to.'),
  diamond: z.boolean().exactOptional().describe('The Diamond Icon: one unique copy in play.'),
});

/** How the cards of Highlander are completed. */
export const highlanderCompletion: Completion = {
  form: completingHighlander,
  joined: { grid: joinedGrid },
};

/** Documents show some areas only: the others are filled in. S and D are ways to write X. */
function joinedGrid(known: unknown, given: unknown): unknown {
  if (typeof known !== 'string' || typeof given !== 'string') return undefined;
  const areas = [...known].map((area, at) => (area === '?' ? given.charAt(at) : area));
  const agrees = areas.every(
    (area, at) => isCovered(area) === isCovered(given.charAt(at)) || given[at] === '?',
  );
  return agrees ? areas.join('') : undefined;
}

/** The slashes between rows are covered nowhere. */
function isCovered(area: string): boolean {
  return !['O', '?', '/'].includes(area);
}
