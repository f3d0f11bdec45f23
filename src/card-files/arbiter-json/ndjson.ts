import type { z } from 'zod';
import { NotJson, placesIn } from '../../json-places.ts';
import type { Remark } from '../entries.ts';
import { plainly, pointerOf } from '../issues.ts';
import { keyTwice, notJson } from './json.ts';
import type { GivenObject } from './objects.ts';
import type { ReadArbiterJson } from './read-arbiter-json.ts';
import { readObjects, settled } from './read-objects.ts';
import { lineEnvelope } from './schema.ts';

/** Two objects without a comma are not valid JSON; a single one names its game. */
export function isNdjson(text: string): boolean {
  const given = text.trim();
  if (/^\{[^\n]*\n\s*\{/.test(given)) return true;
  return !given.includes('\n') && /^\{.*"kind"\s*:/.test(given) && !/"arbiter"\s*:/.test(given);
}

/** Reads a file of which each line is an object that says its kind and game. */
export function readNdjson(file: string, text: string): ReadArbiterJson {
  const lines = text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    return content.trim() === '' ? [] : [readLine(file, content, line)];
  });
  const objects = lines.filter((line) => 'object' in line);
  const game = objects[0]?.game ?? null;
  const wrong = lines.flatMap((line) => ('remarks' in line ? line.remarks : []));
  if (game === null) return { entries: [], remarks: wrong, rows: lines.length, game };
  const others = objects.filter((line) => line.game !== game);
  const read = readObjects(
    objects.filter((line) => line.game === game).map(({ object }) => object),
    game,
  );
  const whole = {
    entries: read.entries,
    remarks: [...wrong, ...others.map(({ object }) => otherGame(object, game)), ...read.remarks],
    rows: lines.length,
  };
  return { ...settled(whole, game), game };
}

type Line =
  | { readonly object: GivenObject; readonly game: z.infer<typeof lineEnvelope>['game'] }
  | { readonly remarks: readonly Remark[] };

function readLine(file: string, content: string, line: number): Line {
  try {
    const { repeated } = placesIn(content, new Set(), line);
    if (repeated.length > 0) return { remarks: repeated.map(({ pointer }) => keyTwice(file, pointer, line)) };
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { remarks: [notJson(file, error)] };
  }
  const placeOf = (path: readonly PropertyKey[]) => ({
    file,
    line,
    column: path.length === 0 ? null : pointerOf(path),
  });
  const around = lineEnvelope.safeParse(JSON.parse(content), { error: plainly });
  if (around.success) {
    const { kind, game, ...value } = around.data;
    return { object: { kind, value, placeOf }, game };
  }
  return {
    remarks: around.error.issues.map(({ path, message }) => ({
      level: 'error',
      code: 'object/invalid',
      place: placeOf(path),
      message: `${path.length === 0 ? 'The line' : path.map(String).join('/')} ${message}.`,
    })),
  };
}

function otherGame({ placeOf }: GivenObject, game: string): Remark {
  const message = `The lines before are for ${game}; a file can be for only one game.`;
  return { level: 'error', code: 'file/two-games', place: placeOf(['game']), message };
}
