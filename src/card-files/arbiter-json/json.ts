import type { z } from 'zod';
import { NotJson, placesIn } from '../../json-places.ts';
import type { Place, ReadFile, Remark } from '../entries.ts';
import { pathOf, plainly, pointerOf } from '../issues.ts';
import type { GivenObject } from './objects.ts';
import type { ReadArbiterJson } from './read-arbiter-json.ts';
import { readObjects, settled } from './read-objects.ts';
import { envelope, type KindOfObject } from './schema.ts';

/** Reads a file that is one JSON object with its lists. */
export function readJson(file: string, text: string): ReadArbiterJson {
  try {
    return readWellFormed(file, text);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return nothing([notJson(file, error)]);
  }
}

function readWellFormed(file: string, text: string): ReadArbiterJson {
  // Walked before it is parsed: JSON.parse does not say on which line it fails.
  const { repeated } = placesIn(text, new Set());
  if (repeated.length > 0) return nothing(repeated.map(({ pointer, line }) => keyTwice(file, pointer, line)));
  const around = envelope.safeParse(JSON.parse(text), { error: plainly });
  if (!around.success) {
    const remarks = around.error.issues.map((issue) => remarkOn(file, issue));
    return nothing(withLines({ entries: [], remarks, rows: 0 }, text).remarks);
  }
  const { game, date } = around.data;
  const read = readObjects(objectsIn(file, around.data), game);
  return { ...settled(withLines(read, text), game), game, ...(date === undefined ? {} : { date }) };
}

function objectsIn(
  file: string,
  { sets, sources, cards, errata, rulings, formats, abilities }: z.infer<typeof envelope>,
) {
  const listed = (kind: KindOfObject, list: string, values: readonly unknown[] = []): GivenObject[] =>
    values.map((value, index) => ({
      kind,
      value,
      placeOf: (path) => ({ file, line: null, column: pointerOf([list, index, ...path]) }),
    }));
  return [
    ...listed('set', 'sets', sets),
    ...listed('source', 'sources', sources),
    ...listed('card', 'cards', cards),
    ...listed('errata', 'errata', errata),
    ...listed('ruling', 'rulings', rulings),
    ...listed('format', 'formats', formats),
    ...listed('abilities', 'abilities', abilities),
  ];
}

/** Adds to each place the line of its pointer; for a missing value, the line of its parent. */
function withLines(read: ReadFile, text: string): ReadFile {
  const pointers = [...read.entries, ...read.remarks].flatMap(({ place }) => pathTo(place.column ?? ''));
  const { lines } = placesIn(text, new Set(pointers));
  const lined = <Placed extends { readonly place: Place }>(one: Placed): Placed => {
    const line = pathTo(one.place.column ?? '')
      .map((pointer) => lines.get(pointer))
      .findLast((at) => at !== undefined);
    return { ...one, place: { ...one.place, line: line ?? null } };
  };
  return { ...read, entries: read.entries.map(lined), remarks: read.remarks.map(lined) };
}

/** `/cards`, `/cards/0` and `/cards/0/title` for `/cards/0/title`. */
function pathTo(pointer: string): string[] {
  const steps = pointer.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

function nothing(remarks: readonly Remark[]): ReadArbiterJson {
  return { entries: [], remarks, rows: 0, game: null };
}

export function notJson(file: string, { line, message }: NotJson): Remark {
  return { level: 'error', code: 'json/unreadable', place: { file, line, column: null }, message };
}

export function keyTwice(file: string, pointer: string, line: number): Remark {
  const message = 'The object has this key twice; one of the two would be lost.';
  return { level: 'error', code: 'json/key-twice', place: { file, line, column: pointer }, message };
}

function remarkOn(file: string, issue: z.core.$ZodIssue): Remark {
  const what = issue.path.length === 0 ? 'The file' : pointerOf(issue.path).slice(1);
  const column = pointerOf(pathOf(issue)) || null;
  const place = { file, line: null, column };
  return { level: 'error', code: 'file/invalid', place, message: `${what} ${issue.message}.` };
}
