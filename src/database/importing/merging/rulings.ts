import { createHash } from 'node:crypto';
import type { Remark, RulingEntry } from '../../../card-files/entries.ts';
import { slugOf } from '../../../games/slug.ts';
import type { Ruleset, Ruling, Source } from '../../snapshot/snapshot.ts';
import type { CardFinder } from './card-finder.ts';
import { cellOf, contradictions } from './contradictions.ts';
import type { Heard } from './heard.ts';

/** The rulings that files tell; each is on cards that are known. They are for every ruleset of the game. */
export function importedRulings(
  entries: readonly Heard<RulingEntry>[],
  finder: CardFinder,
  sourceCalled: (written: string) => Source | undefined,
  rulesets: readonly Ruleset[],
): { readonly rulings: readonly Ruling[]; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  const rulings = new Map<string, Ruling>();
  const sayings = new Map<string, Heard<RulingEntry>[]>();
  for (const entry of entries) {
    const source = sourceCalled(entry.source);
    if (source === undefined) throw new RangeError(`No source is called ${entry.source}.`);
    const missing = entry.cards.filter((card) => finder.find(card) === undefined);
    remarks.push(...missing.map((card) => finder.missing(card, entry.place)));
    if (missing.length > 0) continue;
    const cards = entry.cards.flatMap((card) => finder.find(card) ?? []);
    const section = entry.section ?? 'unnumbered';
    const id = `${source.id}/${slugOf([section]) || 'unnumbered'}/${cards[0]?.slug}-${digestOf(entry)}`;
    const before = rulings.get(id);
    sayings.set(id, [...(sayings.get(id) ?? []), entry]);
    rulings.set(id, {
      id,
      kind: 'ruling',
      question: entry.question,
      statement: entry.statement,
      source,
      section,
      heading: null,
      date: entry.date ?? before?.date ?? null,
      issuer: entry.issuer ?? before?.issuer ?? null,
      cards: [...new Set(cards.map((card) => card.id))],
      terms: [],
      rulesets: rulesets.map((ruleset) => ruleset.id),
      supersededBy: null,
      note: null,
      importedFrom: [...new Set([...(before?.importedFrom ?? []), entry.from])],
    });
  }
  remarks.push(...[...sayings.values()].flatMap(contradictionsInRuling));
  return { rulings: [...rulings.values()], remarks };
}

/** The same ruling in several files, in order of precedence. */
function contradictionsInRuling(entries: readonly Heard<RulingEntry>[]): Remark[] {
  return asked.flatMap((field) => {
    const sayings = entries
      .filter((entry) => entry[field] !== null)
      .map(({ place, from, fileDate, [field]: value }) => ({
        value,
        place: cellOf(place, field),
        from,
        fileDate,
      }));
    const what = `the ${field} of a ruling on ${entries[0]?.cards.join(', ')}`;
    return contradictions('ruling/contradicted', what, sayings);
  });
}

const asked = ['date', 'issuer'] as const;

/** A ruling is told from others on the same card by what it says. */
function digestOf({ question, statement }: RulingEntry): string {
  return createHash('sha256')
    .update(`${question ?? ''}\0${statement}`)
    .digest('hex')
    .slice(0, 8);
}
