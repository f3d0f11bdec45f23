import type { z } from 'zod';
import { plainly, pointerOf } from '../../../card-files/issues.ts';
import { NotJson, placesIn } from '../../../json-places.ts';
import { unreadable } from '../answers.ts';
import { nowhere, type Place } from '../deck-list.ts';
import type { Findings } from '../findings.ts';
import { limits } from '../limits.ts';

/** What a JSON text says, if it is of the form of a schema; throws with all that is not. */
export function parsed<Said>(text: string, schema: z.ZodType<Said>, findings: Findings): Said {
  const { repeated } = walked(text, []);
  for (const { pointer, line } of repeated) {
    const message = `${pointer.slice(1)} stands twice in its object.`;
    findings.problem('json/key-twice', message, { ...nowhere, line, pointer });
  }
  findings.settle();
  const read = schema.safeParse(JSON.parse(text), { error: plainly });
  if (read.success) return read.data;
  tell(read.error.issues, text, findings);
  findings.settle();
  throw new RangeError('What a schema refuses has issues.');
}

/** A value of the list is known by its pointer alone. Where one is wrong, its line is looked for too. */
export const at = (pointer: string): Place => ({ ...nowhere, pointer });

function tell(issues: readonly z.core.$ZodIssue[], text: string, findings: Findings): void {
  const told = issues.slice(0, limits.problems).map(({ path, message }) => {
    const what = path.length === 0 ? 'The list' : pointerOf(path).slice(1);
    return { pointer: pointerOf(path), message: `${what} ${message}.` };
  });
  const { lines } = walked(
    text,
    told.flatMap(({ pointer }) => pathTo(pointer)),
  );
  for (const { pointer, message } of told) {
    // What is missing is told on the line of what should have it.
    const found = pathTo(pointer).findLast((step) => lines.has(step));
    const line = found === undefined ? null : (lines.get(found) ?? null);
    findings.problem('json/invalid', message, { ...at(pointer), line });
  }
}

/** `/zones`, `/zones/0` and `/zones/0/name` for `/zones/0/name`, and the whole. */
function pathTo(pointer: string): string[] {
  const steps = pointer.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

function walked(text: string, wanted: readonly string[]) {
  try {
    return placesIn(text, new Set(wanted));
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    throw unreadable('json/broken', error.message, { ...nowhere, line: error.line });
  }
}
