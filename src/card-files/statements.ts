import { z } from 'zod';
import { told } from '../games/content/abilities.ts';
import { textHash } from '../games/content/abilities-by-text.ts';
import { edition } from '../games/content/card-set.ts';
import { partialDate } from '../games/content/scalars.ts';
import { textVersionKind } from '../games/content/text-version.ts';
import type { ErrataEntry, FormatEntry, Place, RulingEntry, SetEntry, SourceEntry } from './entries.ts';
import { longWords, wording, words } from './words.ts';

// What a file can say beside cards, as people write it; null is the same as leaving the key out.

export const setStatement = z.strictObject({
  code: words.describe('Names the set wherever a printing refers to it.'),
  name: words.nullish().describe('As it is printed or spoken of.'),
  order: z.int().min(1).max(100_000).nullish().describe('Place in the order of printing, from 1.'),
  date: partialDate.nullish().describe('YYYY, YYYY-MM or YYYY-MM-DD.'),
  edition: edition.nullish().describe('For a game that has editions.'),
});

export const sourceStatement = z.strictObject({
  title: words.describe('The title of the document; rulings and errata refer to it.'),
  issuer: words.nullish().describe('Who issued it.'),
  date: partialDate.nullish().describe('YYYY, YYYY-MM or YYYY-MM-DD.'),
  about: longWords.nullish().describe('What it is, in a sentence.'),
});

export const errataKind = textVersionKind.exclude(['printed']);

export const errataStatement = z.strictObject({
  card: words.describe('The name of the card, or its slug.'),
  text: longWords.describe('The wording as it is issued.'),
  change: errataKind.nullish().describe('What it changes; functional where it is not said.'),
  errataNumber: z.int().min(1).max(1000).nullish().describe('The number by which it supersedes others.'),
  source: words.describe('Title or id of the document that issues it.'),
  section: words.nullish().describe('Section of the document.'),
});

export const rulingStatement = z.strictObject({
  cards: z.array(words).min(1).max(100).describe('The cards it rules on, by name or slug.'),
  question: longWords.nullish().describe('What was asked.'),
  statement: longWords.describe('What was decided.'),
  source: words.describe('Title or id of the document in which it stands.'),
  section: words.nullish().describe('Section of the document.'),
  date: partialDate.nullish().describe('YYYY, YYYY-MM or YYYY-MM-DD.'),
  issuer: words.nullish().describe('Who decided it.'),
});

export const abilitiesStatement = z.strictObject({
  card: words.describe('The name of the card, or its slug.'),
  text: wording.optional().describe('The text by which the card does it, word for word; or give its hash.'),
  textHash: textHash
    .optional()
    .describe('The hash of the text, as POST /v1/abilities/compile gives it, in place of the text.'),
  told: told.nullish().describe('Whether that is all that the card does; whole where it is not said.'),
  abilities: z
    .array(z.unknown())
    .max(30)
    .describe('What the card does, in the vocabulary: `abilities` of /v1/schemas/{game}-definition.'),
});

export const formatStatement = z.strictObject({
  name: words.describe('Name of the format.'),
  sets: z.array(words).min(1).max(1000).describe('The sets it is played with, by code or name.'),
});

export function setEntryOf(said: z.infer<typeof setStatement>, place: Place): SetEntry {
  return { kind: 'set', place, code: said.code, ...given(said, ['name', 'order', 'date', 'edition']) };
}

export function sourceEntryOf(said: z.infer<typeof sourceStatement>, place: Place): SourceEntry {
  return { kind: 'source', place, title: said.title, ...given(said, ['issuer', 'date', 'about']) };
}

export function errataEntryOf(said: z.infer<typeof errataStatement>, place: Place): ErrataEntry {
  const { card, text, change, errataNumber = null, source, section = null } = said;
  return {
    kind: 'errata',
    place,
    card,
    text,
    versionKind: change ?? 'functional',
    errataNumber,
    source,
    section,
  };
}

export function rulingEntryOf(said: z.infer<typeof rulingStatement>, place: Place): RulingEntry {
  const { cards, question = null, statement, source, section = null, date = null, issuer = null } = said;
  return { kind: 'ruling', place, cards, question, statement, source, section, date, issuer };
}

export function formatEntryOf(said: z.infer<typeof formatStatement>, place: Place): FormatEntry {
  return { kind: 'format', place, ...said };
}

type Given<Said, Key extends keyof Said> = { [K in Key]?: NonNullable<Said[K]> };

/** Those of the keys that something is said of. */
function given<Said, Key extends keyof Said>(said: Said, keys: readonly Key[]): Given<Said, Key> {
  const found: Given<Said, Key> = {};
  for (const key of keys) {
    const value = said[key];
    if (value !== undefined && value !== null) found[key] = value;
  }
  return found;
}
