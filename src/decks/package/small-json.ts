import type { JsonPlace, JsonPlaces } from '../../json-places.ts';

export class NotJson extends Error {
  override readonly name = 'NotJson';
  readonly line = 1;
}

/** How deep lists and objects may be nested. */
export const DEEPEST_JSON = 100;

/** Replaces `json-places.ts` in the browser: checks a JSON text and its keys, without lines. */
export function placesIn(text: string, _wanted: ReadonlySet<string>): JsonPlaces {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new NotJson(
      error instanceof Error ? `The text is not JSON: ${error.message}.` : 'The text is not JSON.',
    );
  }
  return { lines: new Map(), repeated: repeatedKeys(text) };
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/** What the walk is inside of: an object with its keys so far, or a list. */
interface Level {
  readonly keys: Set<string> | null;
  step: string;
}

/** Keys that an object has twice; the text is JSON. */
function repeatedKeys(text: string): JsonPlace[] {
  const levels: Level[] = [];
  const repeated: JsonPlace[] = [];
  let awaitsKey = false;
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      levels.push({ keys: token === '{' ? new Set() : null, step: '0' });
      if (levels.length > DEEPEST_JSON)
        throw new NotJson(`The JSON is nested deeper than ${DEEPEST_JSON} levels.`);
      awaitsKey = token === '{';
    } else if (token === '}' || token === ']') {
      levels.pop();
      awaitsKey = false;
    } else if (token === ',') {
      awaitsKey = level?.keys != null;
      if (level !== undefined && level.keys === null) level.step = String(Number(level.step) + 1);
    } else if (awaitsKey && level?.keys != null) {
      const key: unknown = JSON.parse(token);
      level.step = String(key).replaceAll('~', '~0').replaceAll('/', '~1');
      const pointer = levels.map(({ step }) => `/${step}`).join('');
      if (level.keys.has(level.step)) repeated.push({ pointer, line: 1 });
      level.keys.add(level.step);
      awaitsKey = false;
    }
  }
  return repeated;
}
