import type { Place, PrintingEntry, Remark, SetEntry } from '../../../card-files/entries.ts';
import { fold } from '../../../games/fold.ts';
import { slugOf } from '../../../games/slug.ts';
import type { CardSet } from '../../snapshot/snapshot.ts';
import { cellOf, contradictions, type Saying } from './contradictions.ts';
import { differs } from './differing.ts';
import type { Heard } from './heard.ts';

/** The sets of a game with those that files name. */
export interface MergedSets {
  readonly sets: readonly CardSet[];
  /** The set that a code or a name means, as far as letters and digits tell; undefined where none is called so. */
  readonly called: (written: string) => CardSet | undefined;
  readonly remarks: readonly Remark[];
}

const asked = ['name', 'order', 'date', 'edition'] as const;

/**
 * Adds the sets that files describe or only name to those of the house. What the house knows of a set stands; what it
 * does not know is filled in.
 */
export function mergeSets(
  official: readonly CardSet[],
  described: readonly Heard<SetEntry>[],
  named: readonly Pick<PrintingEntry, 'set' | 'place'>[],
): MergedSets {
  const sets = new Map(official.map((set) => [set.code, set]));
  const known = new Map(sets);
  // A code means its own set, though another should be named so.
  const codes = new Map([
    ...official.map(({ code, name }) => [keyOf(name ?? code), code] as const),
    ...official.map(({ code }) => [keyOf(code), code] as const),
  ]);
  const remarks: Remark[] = [];
  const find = (written: string): CardSet | undefined => sets.get(codes.get(keyOf(written)) ?? '');

  const sayings = new Map<string, Saying[]>();
  for (const entry of described) {
    const set = find(entry.code) ?? find(entry.name ?? entry.code) ?? newSet(entry.code, entry.name);
    const { place, from, fileDate } = entry;
    const told = asked.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]] as const]));
    const fresh = told.filter(([key]) => known.get(set.code)?.[key] == null);
    sets.set(set.code, { ...set, ...Object.fromEntries(fresh) });
    for (const written of [entry.code, entry.name ?? entry.code]) codes.set(keyOf(written), set.code);
    for (const [key, value] of told) {
      const what = `the ${key} of the set ${set.code}`;
      const held = known.get(set.code)?.[key] ?? null;
      const cell = cellOf(place, key);
      if (held === null) {
        sayings.set(what, [...(sayings.get(what) ?? []), { value, place: cell, from, fileDate }]);
      } else if (held !== value) remarks.push(differs(`set/${key}-differs`, cell, what, value, held));
    }
  }
  remarks.push(...[...sayings].flatMap(([what, values]) => contradictions('set/contradicted', what, values)));
  for (const { set: written, place } of named) {
    if (find(written) !== undefined) continue;
    const set = newSet(written, written);
    sets.set(set.code, set);
    codes.set(keyOf(written), set.code);
    remarks.push(withoutOrder(written, place));
  }
  return { sets: [...sets.values()], called: find, remarks };
}

function withoutOrder(written: string, place: Place): Remark {
  const message = `The set "${written}" has no place in the order of printing, so it counts as earlier than every set that has one. A table of sets can give it a place.`;
  return { level: 'note', code: 'set/no-order', place, message };
}

/** A set of which only this is known. A name that is only the code is no name. */
function newSet(written: string, name: string | undefined): CardSet {
  const code = slugOf([written]);
  return {
    code,
    name: name === undefined || name === code ? null : name,
    order: null,
    date: null,
    edition: null,
  };
}

function keyOf(written: string): string {
  return fold(written).replace(/[^a-z0-9]+/g, '');
}
