import type { FormatEntry, Remark } from '../../../card-files/entries.ts';
import { slugOf } from '../../../games/slug.ts';
import type { CardSet, Format } from '../../snapshot/snapshot.ts';
import type { Heard } from './heard.ts';

/** A list of sets has no rules of its own. */
const bare = { ruleset: null, about: null, rules: [], advice: [] } as const;

/**
 * The formats that files tell. A file may take several rows to list the sets of one; of two files that have a format
 * of one name the later is heard. A set that nobody knows stays, as written.
 */
export function importedFormats(
  entries: readonly Heard<FormatEntry>[],
  setCalled: (written: string) => CardSet | undefined,
  house: readonly Format[],
): { readonly formats: readonly Format[]; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  const formats = new Map<string, Format>();
  for (const { name, sets, place, from } of entries) {
    const slug = slugOf([name]);
    if (house.some((format) => format.slug === slug)) {
      const message = `The format ${name} has its rules; the list of its sets is left out.`;
      remarks.push({ level: 'note', code: 'format/known', place, message });
      continue;
    }
    for (const written of sets.filter((set) => setCalled(set) === undefined)) {
      const message = `No card is known of the set "${written}", which the format ${name} takes.`;
      remarks.push({ level: 'note', code: 'format/unknown-set', place, message });
    }
    const codes = sets.map((written) => setCalled(written)?.code ?? written);
    const before = formats.get(slug);
    const listed = before?.importedFrom.includes(from) ? before.sets : [];
    formats.set(slug, {
      ...bare,
      slug,
      name,
      sets: [...new Set([...listed, ...codes])],
      importedFrom: [from],
    });
  }
  return { formats: [...formats.values()], remarks };
}
