import type { GameSlug } from '../../games/registry.ts';
import type { ReadFile } from '../entries.ts';
import { readJson } from './json.ts';
import { isNdjson, readNdjson } from './ndjson.ts';

export interface ReadArbiterJson extends ReadFile {
  /** Null where the file does not say it. */
  readonly game: GameSlug | null;
}

/** Reads Arbiter's own JSON, or the same as NDJSON with one object a line. */
export function readArbiterJson(file: string, text: string): ReadArbiterJson {
  const given = text.replace(/^\uFEFF/, '');
  return isNdjson(given) ? readNdjson(file, given) : readJson(file, given);
}
