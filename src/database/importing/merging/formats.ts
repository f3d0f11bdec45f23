import type { FormatEntry, Remark } from '../../../card-files/entries.ts';
import { slugOf } from '../../../games/slug.ts';
import { sameFigures } from '../../../games/wording/figures.ts';
import type { CardSet, Format } from '../../snapshot/snapshot.ts';
import { cellOf, contradictions, type Saying } from './contradictions.ts';
import type { Heard } from './heard.ts';

/** A list of sets has no rules of its own. */
const bare = { ruleset: null, about: null, rules: [], advice: [] } as const;

/**
 * The formats that files give. A file may take several rows to list the sets of one; of two files that have a format
 * of one name the later prevails. An unknown set stays as written. The entries are in order of precedence.
 */
export function importedFormats(
  entries: readonly Heard<FormatEntry>[],
  setCalled: (written: string) => CardSet | undefined,
  house: readonly Format[],
): { readonly formats: readonly Format[]; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  const formats = new Map<string, Format>();
  const sayings = new Map<string, Map<string, Saying>>();
  for (const { name, sets, place, from, fileDate } of entries) {
    const slug = slugOf([name]);
    if (house.some((format) => format.slug === slug)) {
      const message = `The format ${name} already has rules; its list of sets was ignored.`;
      remarks.push({ level: 'note', code: 'format/known', place, message });
      continue;
    }
    for (const written of sets.filter((set) => setCalled(set) === undefined)) {
      const message = `The format ${name} includes the set "${written}", but no card of that set is known.`;
      remarks.push({ level: 'note', code: 'format/unknown-set', place, message });
    }
    const codes = sets.map((written) => setCalled(written)?.code ?? written);
    const before = formats.get(slug);
    const listed = before?.importedFrom.includes(from) ? before.sets : [];
    const all = [...new Set([...listed, ...codes])];
    formats.set(slug, { ...bare, slug, name, sets: all, importedFrom: [from] });
    const said = sayings.get(slug) ?? new Map<string, Saying>();
    sayings.set(slug, said.set(from, { value: all, place: cellOf(place, 'sets'), from, fileDate }));
  }
  for (const [slug, said] of sayings) {
    const what = `the sets of the format ${formats.get(slug)?.name}`;
    remarks.push(...contradictions('format/contradicted', what, [...said.values()], sameFigures));
  }
  return { formats: [...formats.values()], remarks };
}
