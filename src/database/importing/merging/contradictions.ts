import { isDeepStrictEqual } from 'node:util';
import type { Place, Remark } from '../../../card-files/entries.ts';
import { inWords } from '../../../card-files/remarks.ts';
import { shown } from './differing.ts';

/** One value that a file gives for something. */
export interface Saying {
  readonly value: unknown;
  readonly place: Place;
  /** What the file is called in public. */
  readonly from: string;
  readonly fileDate: string | null;
}

/** A remark for each value that another one overrules. The values are in order of precedence: the last prevails. */
export function contradictions(
  code: string,
  what: string,
  sayings: readonly Saying[],
  same: (a: unknown, b: unknown) => boolean = isDeepStrictEqual,
): Remark[] {
  const prevailing = sayings.at(-1);
  if (prevailing === undefined) return [];
  return sayings
    .filter(({ value }) => !same(value, prevailing.value))
    .map((overruled): Remark => {
      const { place, value } = overruled;
      return {
        level: 'contradiction',
        code,
        place,
        other: prevailing.place,
        message:
          `This file has ${shown(value)} for ${what}; ${prevailing.from}, ${inWords({ ...prevailing.place, column: null })}, has ` +
          `${shown(prevailing.value)}, which prevails: ${whyPrevails(prevailing, overruled)}.`,
      };
    });
}

function whyPrevails(prevailing: Saying, overruled: Saying): string {
  if (prevailing.place.file === overruled.place.file) return 'it is later in the file';
  const { fileDate: later } = prevailing;
  const { fileDate: earlier } = overruled;
  if (later === earlier) {
    const dates = later === null ? 'neither file has a date' : `both files have the date ${later}`;
    return `${dates}, and its name comes later`;
  }
  return earlier === null
    ? `that file has a date, ${later}, and this one has none`
    : `that file has the later date, ${later} and not ${earlier}`;
}

/** Where the value of a field is, for an entry whose place is the whole row. */
export function cellOf(place: Place, field: string): Place {
  return { ...place, column: place.column ?? field };
}
