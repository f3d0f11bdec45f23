import type { ErrataEntry, Remark } from '../../../card-files/entries.ts';
import { slugOf } from '../../../games/slug.ts';
import { sameWords } from '../../../games/wording/same-words.ts';
import type { Card, Source, TextVersion } from '../../snapshot/snapshot.ts';
import type { CardFinder } from './card-finder.ts';
import { differs } from './differing.ts';
import type { Heard } from './heard.ts';
import { wordingOf } from './wording-of.ts';

/** The cards with the wordings that documents of the community issue for them. */
export function mergeErrata(
  cards: readonly Card[],
  entries: readonly Heard<ErrataEntry>[],
  finder: CardFinder,
  sourceCalled: (written: string) => Source | undefined,
): { readonly cards: readonly Card[]; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = [];
  const issued = new Map<string, TextVersion[]>();
  for (const entry of entries) {
    const card = finder.find(entry.card);
    const source = sourceCalled(entry.source);
    if (source === undefined) throw new RangeError(`No source is called ${entry.source}.`);
    if (card === undefined) remarks.push(finder.missing(entry.card, entry.place));
    else if (source.official) remarks.push(besideTheSource(entry, card, source));
    else {
      const held = issued.get(card.id) ?? [];
      issued.set(card.id, withIssued(held, versionOf(entry, card, source, held.length)));
    }
  }
  return {
    cards: cards.map((card) => {
      const versions = issued.get(card.id);
      return versions === undefined ? card : { ...card, versions: [...card.versions, ...versions] };
    }),
    remarks,
  };
}

/** Of two wordings that one document issues for a card, the later is heard. */
function withIssued(versions: readonly TextVersion[], version: TextVersion): TextVersion[] {
  const others = versions.filter(({ id }) => id !== version.id);
  return [...others, version];
}

function versionOf(
  { text, versionKind, errataNumber, section, from }: Heard<ErrataEntry>,
  card: Card,
  source: Source,
  position: number,
): TextVersion {
  const name = source.id.slice(source.id.indexOf('.') + 1);
  return {
    id: [
      source.id.slice(0, source.id.indexOf('.')),
      card.slug,
      [name, ...(section === null ? [] : [slugOf([section])])].join('-'),
    ].join('/'),
    kind: versionKind,
    ...wordingOf(text),
    title: null,
    subtitle: null,
    grants: [],
    grantsOthers: [],
    errataNumber,
    errataNumberBasis: errataNumber === null ? null : 'printed',
    source,
    section,
    position: position + 1,
    appliesTo: { to: 'all' },
    restored: [],
    figures: {},
    issuedAs: null,
    note: null,
    printedIn: [],
    importedFrom: [from],
  };
}

/** What an official document says is held word for word: a file cannot add to it. */
function besideTheSource({ place, text }: ErrataEntry, card: Card, source: Source): Remark {
  const held = card.versions.find((version) => version.source?.id === source.id && version.text !== null);
  if (held === undefined) {
    const message = `${source.title} issues no wording for ${card.name}; name the document that does.`;
    return { level: 'error', code: 'errata/not-in-source', place, message };
  }
  if (sameWords(held.text ?? '', text)) {
    return {
      level: 'note',
      code: 'errata/known',
      place,
      message: `${source.title} is held already, and says the same.`,
    };
  }
  return differs('errata/differs', place, `what ${source.title} issues for ${card.name}`, text, held.text);
}
