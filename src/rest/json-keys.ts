import { DEEPEST_JSON, NotJson } from '../json-places.ts';

/** What a text that is JSON has around a place: the keys of an object so far, and the step within it. */
interface Around {
  readonly keys: Set<string> | null;
  step: string | number;
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [34, 92, 58, 44];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** How many keys the objects of a JSON text are written with. */
export function keysWrittenIn(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    at = endOfString(text, at);
    if (isKey(text, at)) keys += 1;
  }
  return keys;
}

/** The steps to the first keys that an object of a JSON text has twice. Throws NotJson for one that is nested too deep. */
export function repeatedKeysIn(text: string, most: number): (string | number)[][] {
  const repeated: (string | number)[][] = [];
  const around: Around[] = [];
  for (let at = 0; at < text.length && repeated.length < most; at += 1) {
    const letter = text.charCodeAt(at);
    const inner = around.at(-1);
    if (letter === QUOTE) {
      const end = endOfString(text, at);
      if (inner?.keys && isKey(text, end)) {
        inner.step = String(JSON.parse(text.slice(at, end + 1)));
        if (inner.keys.has(inner.step)) repeated.push(around.map(({ step }) => step));
        inner.keys.add(inner.step);
      }
      at = end;
    } else if (letter === OPEN_OBJECT || letter === OPEN_LIST) {
      if (around.length === DEEPEST_JSON) throw nestedTooDeep(text, at);
      around.push(letter === OPEN_OBJECT ? { keys: new Set(), step: '' } : { keys: null, step: 0 });
    } else if (letter === CLOSE_OBJECT || letter === CLOSE_LIST) around.pop();
    else if (letter === COMMA && typeof inner?.step === 'number') inner.step += 1;
  }
  return repeated;
}

function nestedTooDeep(text: string, at: number): NotJson {
  const before = text.slice(0, at).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return new NotJson(`at most ${DEEPEST_JSON} levels of nesting`, before.length, column);
}

/** Where the string ends that begins at a quotation mark. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 32) at += 1;
  return text.charCodeAt(at) === COLON;
}
