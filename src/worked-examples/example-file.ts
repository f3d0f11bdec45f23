import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { gameSlugs } from '../games/registry.ts';
import { paths } from '../paths.ts';

const action = z.record(z.string(), z.json());

/** What the source tells here, in own words. */
const note = z.string().min(1).exactOptional();

const step = z.union([
  /** A legal action; with `events`, exactly these happen. */
  z.strictObject({ note, play: action, events: z.array(z.json()).exactOptional() }),
  /** An action that breaks exactly these rules (by id without its source), here and now. */
  z.strictObject({ note, not: action, breaks: z.array(z.string()).min(1) }),
  /** An action that is not finished: what is still open, by pointer. */
  z.strictObject({ note, lacks: action, open: z.array(z.string()).min(1) }),
  /** What the state holds here, by JSON Pointer; null for what is not there. */
  z.strictObject({ note, state: z.record(z.string(), z.json()) }),
]);

/** A worked example as it is written: the state it begins in, what is done, what is refused on the way, and how it ends. */
export const exampleFile = z.strictObject({
  game: z.enum(gameSlugs),
  /** By which it is judged, where that is not the present one. */
  ruleset: z.string().exactOptional(),
  source: z.string(),
  section: z.string(),
  /** Of the entry, where the section is a list of entries; else it is derived from the section. */
  heading: z.string().exactOptional(),
  about: z.string(),
  /** The rulings that it shows, each by its id without the game. */
  rulings: z.array(z.string()).exactOptional(),
  given: z.record(z.string(), z.json()),
  steps: z.array(step).min(1),
  result: z.record(z.string(), z.json()),
});

/** The same, called by its file. */
const namedExample = exampleFile.extend({ name: z.string() });
export type NamedExample = z.infer<typeof namedExample>;

/** All that the tests play, by game and section. */
export function readExamples(): NamedExample[] {
  return z.array(namedExample).parse(JSON.parse(readFileSync(paths.workedExamples, 'utf8')));
}
