import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { OperatorError } from '../../../operator-error.ts';

/** How the games of a corpus are set up: everything that decides them besides their seeds. */
const setUp = z.strictObject({
  corpus: z.literal('arbiter play'),
  version: z.literal(1),
  game: z.string(),
  rulesets: z.array(z.string()),
  players: z.strictObject({ least: z.int(), most: z.int() }),
  mostActions: z.int(),
  /** The names of the files of the decks, without their folders. */
  decks: z.array(z.string()),
  /** Digests of the slugs of cards that are not dealt. A corpus must not contain titles of imported cards. */
  setAside: z.array(z.string()),
});
export type SetUp = z.output<typeof setUp>;

const recordedGame = z.strictObject({
  seed: z.int(),
  ruleset: z.string().nullable(),
  /** In the order of the seats: who sits there, and the name of the file of the deck; null for one made by chance. */
  seats: z.array(z.tuple([z.string(), z.string().nullable()])),
  winner: z.string().nullable(),
  turns: z.int(),
  /** The beginnings of the digests of all states, from the opening on, joined. */
  digests: z.string(),
});
export type RecordedGame = z.output<typeof recordedGame>;

export interface Corpus {
  readonly setUp: SetUp;
  readonly games: readonly RecordedGame[];
}

/** Names a card that is set aside without telling its slug. */
export function slugDigest(slug: string): string {
  return createHash('sha256').update(slug).digest('hex').slice(0, 16);
}

/** So many characters of a digest tell two states apart well enough. */
export const DIGEST_LENGTH = 8;

/** The part of a digest that a corpus keeps. */
export function shortDigest(digest: string): string {
  return digest.slice(0, DIGEST_LENGTH).padEnd(DIGEST_LENGTH, '-');
}

export function digestsOf({ digests }: RecordedGame): string[] {
  return digests.match(new RegExp(`.{${DIGEST_LENGTH}}`, 'g')) ?? [];
}

/** A corpus: one line of JSON for how its games are set up, and one for each game; compressed, if its name says so. */
export function readCorpus(file: string): Corpus {
  const bytes = readFileSync(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  try {
    const [first = '', ...others] = lines;
    return {
      setUp: setUp.parse(JSON.parse(first)),
      games: others.map((line) => recordedGame.parse(JSON.parse(line))),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof z.ZodError)) throw error;
    throw new OperatorError(`"${file}" is not a corpus of games: ${error.message}`);
  }
}
