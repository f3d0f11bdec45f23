import { pointerOf } from '../issues.ts';

/** What JSON.parse does not tell of a text. */
export interface JsonPlaces {
  /** The lines on which the wanted values begin, by JSON pointer. */
  readonly lines: ReadonlyMap<string, number>;
  /** Keys that one object has twice: of all but the last nothing would be read. */
  readonly repeated: readonly JsonPlace[];
}

export interface JsonPlace {
  readonly pointer: string;
  readonly line: number;
}

/** The text is no JSON from here on. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
  readonly line: number;
  constructor(expected: string, line: number) {
    super(`The text is no JSON: ${expected} is expected here.`);
    this.line = line;
  }
}

const STRING = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\p{Cc}]*)*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACES = 0x20;
const SPACE = /[ \t\r\n]*/y;

/** No file that people write is deeper. */
const DEEPEST = 32;

/** Walks through a JSON text; throws NotJson at the first place that is none. */
export function placesIn(text: string, wanted: ReadonlySet<string>, firstLine = 1): JsonPlaces {
  const lines = new Map<string, number>();
  const repeated: JsonPlace[] = [];
  let at = 0;
  let line = firstLine;

  const space = () => {
    if (text.charCodeAt(at) > SPACES) return;
    SPACE.lastIndex = at;
    for (const letter of SPACE.exec(text)?.[0] ?? '') if (letter === '\n') line += 1;
    at = SPACE.lastIndex;
  };
  const token = (pattern: RegExp, expected: string): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) throw new NotJson(expected, line);
    at += found.length;
    space();
    return found;
  };
  const mark = (letter: string): boolean => {
    if (text[at] !== letter) return false;
    at += 1;
    space();
    return true;
  };
  const value = (pointer: string, depth: number): void => {
    if (wanted.has(pointer)) lines.set(pointer, line);
    if (depth > DEEPEST) throw new NotJson(`nothing nested deeper than ${DEEPEST} levels`, line);
    if (mark('{')) object(pointer, depth);
    else if (mark('[')) array(pointer, depth);
    else if (text[at] === '"') token(STRING, 'the end of a string');
    else token(SCALAR, 'a value');
  };
  const object = (pointer: string, depth: number): void => {
    if (mark('}')) return;
    const keys = new Set<string>();
    do {
      const key: unknown = JSON.parse(token(STRING, 'a key in quotes'));
      const own = pointer + pointerOf([String(key)]);
      if (keys.has(own)) repeated.push({ pointer: own, line });
      keys.add(own);
      if (!mark(':')) throw new NotJson('a colon', line);
      value(own, depth + 1);
    } while (mark(','));
    if (!mark('}')) throw new NotJson('a comma or }', line);
  };
  const array = (pointer: string, depth: number): void => {
    if (mark(']')) return;
    let index = 0;
    do {
      value(`${pointer}/${index}`, depth + 1);
      index += 1;
    } while (mark(','));
    if (!mark(']')) throw new NotJson('a comma or ]', line);
  };

  space();
  value('', 0);
  if (at < text.length) throw new NotJson('the end', line);
  return { lines, repeated };
}
