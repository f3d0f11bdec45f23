import { NotJson, placesIn } from '../../../json-places.ts';
import { unreadable } from '../answers.ts';
import { nowhere, type Place } from '../deck-list.ts';
import type { Findings } from '../findings.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON text, and pointers of the objects that have a key twice. */
export interface JsonText {
  readonly value: unknown;
  readonly repeated: readonly string[];
}

/** Parses a JSON text. Throws where it is broken or too deep. */
export function parsed(text: string): JsonText {
  const repeated = walked(text, new Set()).repeated.map(({ pointer }) => pointer);
  return { value: JSON.parse(text), repeated };
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of the list is found by its pointer. */
export const at = (pointer: string): Place => ({ ...nowhere, pointer });

/** Adds the lines of the text to what was found in it, as far as values were found wrong. */
export function locate(text: string, findings: Findings): void {
  const isWrong = ({ code, place }: { readonly code: string; readonly place: Place }) =>
    place.pointer !== null && (code.startsWith('line/') || code.startsWith('json/'));
  const wrong = [...findings.unread, ...findings.remarks].filter(isWrong).slice(0, MOST_LOCATED);
  if (wrong.length === 0) return;
  const { lines } = walked(text, new Set(wrong.flatMap(({ place }) => stepsOf(place))));
  const located = <Found extends { readonly code: string; readonly place: Place }>(found: Found): Found => {
    // A value that is missing is reported on the line of the object that lacks it.
    const known = isWrong(found) ? stepsOf(found.place).findLast((step) => lines.has(step)) : undefined;
    return known === undefined
      ? found
      : { ...found, place: { ...found.place, line: lines.get(known) ?? null } };
  };
  findings.unread.splice(0, Number.POSITIVE_INFINITY, ...findings.unread.map(located));
  findings.remarks.splice(0, Number.POSITIVE_INFINITY, ...findings.remarks.map(located));
}

const MOST_LOCATED = 200;

/** `/zones`, `/zones/0` and `/zones/0/name` for `/zones/0/name`, and the whole. */
function stepsOf({ pointer }: Place): string[] {
  const steps = (pointer ?? '').split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

function walked(text: string, wanted: ReadonlySet<string>) {
  try {
    return placesIn(text, wanted);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    throw unreadable('json/broken', error.message, { ...nowhere, line: error.line });
  }
}
