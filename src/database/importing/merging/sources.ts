import type { ErrataEntry, Remark, RulingEntry, SourceEntry } from '../../../card-files/entries.ts';
import { fold } from '../../../games/fold.ts';
import { slugOf } from '../../../games/slug.ts';
import type { Source } from '../../snapshot/snapshot.ts';
import { cellOf, contradictions, type Saying } from './contradictions.ts';
import { differs } from './differing.ts';
import type { Heard } from './heard.ts';

export interface MergedSources {
  /** In order of issue. */
  readonly sources: readonly Source[];
  /** The document that a title or an id means. Undefined where none is called so. */
  readonly called: (written: string) => Source | undefined;
  readonly remarks: readonly Remark[];
}

type Document = Omit<Source, 'rank'>;

const asked = ['issuer', 'date', 'about'] as const;

/** Documents that people keep, beside the official ones: those that files describe, and those that errata and rulings name. */
export function mergeSources(
  game: string,
  official: readonly Source[],
  described: readonly Heard<SourceEntry>[],
  naming: readonly (ErrataEntry | RulingEntry)[],
): MergedSources {
  const remarks: Remark[] = [];
  const ids = new Map(
    official.flatMap(({ id, title }) => [id, title].map((written) => [keyOf(written), id])),
  );
  const community = new Map<string, Document>();
  const isOfficial = (id: string) => official.find((source) => source.id === id);

  const add = (title: string, told: Partial<Document>) => {
    const id = ids.get(keyOf(title)) ?? `${game}.${slugOf([title])}`;
    ids.set(keyOf(title), id);
    ids.set(keyOf(id), id);
    const before = community.get(id) ?? {
      id,
      title,
      issuer: null,
      date: null,
      about: UNTOLD,
      supersedes: [],
      official: false,
    };
    community.set(id, { ...before, ...told });
  };
  const sayings = new Map<string, Saying[]>();
  for (const entry of described) {
    const { place, title, from, fileDate } = entry;
    const held = isOfficial(ids.get(keyOf(title)) ?? '');
    const told = asked.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]] as const]));
    if (held === undefined) add(title, { title, ...Object.fromEntries(told) });
    for (const [key, value] of told) {
      const what = `the ${key} of ${ids.get(keyOf(title))}`;
      const cell = cellOf(place, key);
      if (held === undefined) {
        sayings.set(what, [...(sayings.get(what) ?? []), { value, place: cell, from, fileDate }]);
      } else if (key === 'date' && value !== held.date)
        remarks.push(differs('source/date-differs', cell, what, value, held.date));
    }
  }
  remarks.push(
    ...[...sayings].flatMap(([what, values]) => contradictions('source/contradicted', what, values)),
  );
  for (const { source } of naming) if (!ids.has(keyOf(source))) add(source, {});

  const sources = inOrderOfIssue(official, [...community.values()]).map((source, place) => ({
    ...source,
    rank: place + 1,
  }));
  return {
    sources,
    called: (written) => sources.find(({ id }) => id === ids.get(keyOf(written))),
    remarks,
  };
}

const UNTOLD = 'A document that the community keeps.';

/** A dated document comes after the last official one that is not later; one without a date comes last. */
function inOrderOfIssue(official: readonly Document[], community: readonly Document[]): Document[] {
  const ordered: Document[] = [...official];
  for (const document of [...community].sort(byDate)) {
    const { date } = document;
    const later =
      date === null ? -1 : ordered.findIndex((source) => source.date !== null && source.date > date);
    ordered.splice(later === -1 ? ordered.length : later, 0, document);
  }
  return ordered;
}

function byDate(a: Document, b: Document): number {
  const [left, right] = [a.date ?? '9999', b.date ?? '9999'];
  if (left !== right) return left < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function keyOf(written: string): string {
  return fold(written).replace(/[^a-z0-9]+/g, '');
}
