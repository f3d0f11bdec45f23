import type { ErrataEntry, Remark } from '../../../card-files/entries.ts';
import type { Game } from '../../../games/registry.ts';
import { slugOf } from '../../../games/slug.ts';
import { sameWords } from '../../../games/wording/same-words.ts';
import type { Card, Source, TextVersion } from '../../snapshot/snapshot.ts';
import type { CardFinder } from './card-finder.ts';
import type { MergedCard } from './cards.ts';
import { cellOf, contradictions } from './contradictions.ts';
import { differs } from './differing.ts';
import type { Heard } from './heard.ts';
import { untoldVersion } from './untold-version.ts';
import { wordingOf } from './wording-of.ts';

/** The wordings that documents of the community issue. */
export interface IssuedErrata {
  /** The card with those that are issued for it. */
  readonly onto: (merged: MergedCard) => MergedCard;
  readonly remarks: readonly Remark[];
}

export function mergeErrata(
  game: Game,
  entries: readonly Heard<ErrataEntry>[],
  finder: CardFinder,
  sourceCalled: (written: string) => Source | undefined,
): IssuedErrata {
  const remarks: Remark[] = [];
  const issued = new Map<string, TextVersion[]>();
  const sayings = new Map<string, IssuedWording>();
  for (const entry of entries) {
    const card = finder.find(entry.card);
    const source = sourceCalled(entry.source);
    if (source === undefined) throw new RangeError(`No source is called ${entry.source}.`);
    if (card === undefined) remarks.push(finder.missing(entry.card, entry.place));
    else if (source.official) remarks.push(besideTheSource(entry, card, source));
    else {
      const held = issued.get(card.id) ?? [];
      const version = versionOf(game, entry, card, source, held.length);
      issued.set(card.id, withIssued(held, version));
      const same = sayings.get(version.id) ?? { card, source, entries: [] };
      sayings.set(version.id, { ...same, entries: [...same.entries, entry] });
      const unofficial = besideOfficialText(entry, card, source);
      remarks.push(...(unofficial.length > 0 ? unofficial : withoutNumber(game, entry)));
    }
  }
  remarks.push(...[...sayings.values()].flatMap(contradictionsInErrata));
  return {
    onto: (merged) => {
      const versions = [...merged.card.versions, ...(issued.get(merged.card.id) ?? [])];
      return { ...merged, card: { ...merged.card, versions } };
    },
    remarks,
  };
}

/** What files say that one document issues for a card, in order of precedence. */
interface IssuedWording {
  readonly card: Card;
  readonly source: Source;
  readonly entries: readonly Heard<ErrataEntry>[];
}

function contradictionsInErrata({ card, source, entries }: IssuedWording): Remark[] {
  return asked.flatMap((field) => {
    const sayings = entries.map((entry) => ({
      value: entry[field],
      place: cellOf(entry.place, field),
      from: entry.from,
      fileDate: entry.fileDate,
    }));
    const what = `the ${field} of what ${source.title} issues for ${card.name}`;
    return contradictions('errata/contradicted', what, sayings);
  });
}

const asked = ['text', 'versionKind', 'errataNumber'] as const;

/** An unofficial document does not replace the text of an official one, whatever its errata number. */
function besideOfficialText({ place, text, versionKind }: ErrataEntry, card: Card, source: Source): Remark[] {
  if (!STATING.includes(versionKind)) return [];
  const official = card.versions.findLast(
    (version) => version.source?.official && version.text !== null && STATES_TEXT.includes(version.kind),
  );
  if (official?.text == null || sameWords(official.text, text)) return [];
  const message =
    `${card.name} has an official text in ${official.source?.title}. It stays in force: ${source.title} is not ` +
    `official, and an unofficial erratum never replaces an official text, whatever its errata number.`;
  return [{ level: 'difference', code: 'errata/unofficial', place: cellOf(place, 'text'), message }];
}

/** Where errata numbers decide, errata without one replace nothing. */
function withoutNumber(game: Game, { place, card, versionKind, errataNumber }: ErrataEntry): Remark[] {
  if (!game.wordingLaw.byErrataNumber || errataNumber !== null || !STATING.includes(versionKind)) return [];
  const message = `This wording of ${card} has no errata number, so it does not replace another one: each copy is played as printed.`;
  return [{ level: 'note', code: 'errata/no-number', place, message }];
}

/** What changes or restates the text. */
const STATING: readonly ErrataEntry['versionKind'][] = ['functional', 'wording'];
const STATES_TEXT: readonly TextVersion['kind'][] = STATING;

/** Of two wordings that one document issues for a card, the later prevails. */
function withIssued(versions: readonly TextVersion[], version: TextVersion): TextVersion[] {
  const others = versions.filter(({ id }) => id !== version.id);
  return [...others, version];
}

function versionOf(
  game: Game,
  { text, versionKind, errataNumber, section, from }: Heard<ErrataEntry>,
  card: Card,
  source: Source,
  position: number,
): TextVersion {
  const name = source.id.slice(source.id.indexOf('.') + 1);
  return {
    id: `${game.slug}/${card.slug}/${[name, ...(section === null ? [] : [slugOf([section])])].join('-')}`,
    ...untoldVersion,
    kind: versionKind,
    ...wordingOf(text),
    errataNumber,
    errataNumberBasis: errataNumber === null ? null : 'printed',
    source,
    section,
    position: position + 1,
    appliesTo: { to: 'all' },
    importedFrom: [from],
  };
}

/** What an official document says is held word for word: a file cannot add to it. */
function besideTheSource({ place, text }: ErrataEntry, card: Card, source: Source): Remark {
  const held = card.versions.find((version) => version.source?.id === source.id && version.text !== null);
  if (held === undefined) {
    const message = `${source.title} does not issue a wording for ${card.name}; name the document that does.`;
    return { level: 'error', code: 'errata/not-in-source', place, message };
  }
  if (sameWords(held.text ?? '', text)) {
    return {
      level: 'note',
      code: 'errata/known',
      place,
      message: `${source.title} is already in the content, with the same text.`,
    };
  }
  return differs('errata/differs', place, `what ${source.title} issues for ${card.name}`, text, held.text);
}
