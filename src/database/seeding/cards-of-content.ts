import type { CommonCardEntry } from '../../games/content/card.ts';
import type { Headings } from '../../games/content/headings.ts';
import type { AppliesTo, TextVersionEntry } from '../../games/content/text-version.ts';
import { fold } from '../../games/fold.ts';
import { interning } from '../../games/interning.ts';
import { withDesignators } from '../snapshot/designators-of-card.ts';
import type {
  Card,
  CardDesignator,
  CardSet,
  Source,
  TextVersion,
  VersionScope,
} from '../snapshot/snapshot.ts';
import { cardId } from './card-id.ts';
import type { GameContent } from './parse-seeds.ts';
import { plainText } from './plain-text.ts';

/** The sources of a game's content, ranked in order of issue. */
export function sourcesOf(content: GameContent): Source[] {
  return content.sources.map(({ value }, index) => ({ ...value, rank: index + 1, official: true }));
}

/** The cards of a game's content, with their printings and versions; content is checked before. */
export function cardsOf(content: GameContent, sources: readonly Source[], headings: Headings): Card[] {
  const sets = new Map(content.sets.map(({ value }) => [value.code, value]));
  const sourceById = new Map(sources.map((source) => [source.id, source]));
  const versions = new Map<string, TextVersion[]>();
  for (const { value } of content.texts) {
    const ofCard = versions.get(value.card) ?? [];
    ofCard.push(versionOf(content, value, sourceById.get(value.source ?? '') ?? null, headings));
    versions.set(value.card, ofCard);
  }
  const context = {
    game: content.game,
    sources,
    sets: [...sets.values()],
    share: interning<CardDesignator>(),
  };
  return content.cards
    .map(({ value }) => cardOf(content, value, sets, versions.get(value.slug) ?? [], headings))
    .map((card) => withDesignators(card, context))
    .sort((a, b) => compare(fold(a.name), fold(b.name)) || compare(a.id, b.id));
}

function cardOf(
  content: GameContent,
  entry: CommonCardEntry,
  sets: ReadonlyMap<string, CardSet>,
  versions: readonly TextVersion[],
  headings: Headings,
): Card {
  const { game } = content;
  const figures = Object.fromEntries(Object.entries(entry).filter(([key]) => game.figureKeys.includes(key)));
  const { slug, title, formerTitles, subtitle, named } = entry;
  return {
    id: cardId(game.slug, entry),
    slug,
    name: game.cardName({ title, subtitle, figures }),
    title,
    formerTitles,
    subtitle,
    type: typeof figures.type === 'string' ? figures.type : null,
    figures,
    named: named.map(({ source, section, heading }) => ({
      source,
      section,
      heading: heading ?? headings.of(source, section),
    })),
    note: entry.note ?? null,
    printings: entry.printings.flatMap((printing) => {
      const set = sets.get(printing.set);
      return set === undefined
        ? []
        : [
            {
              set,
              number: printing.number ?? null,
              errataNumber: printing.errataNumber ?? null,
              text: null,
              figures: {},
              attributes: {},
              importedFrom: [],
            },
          ];
    }),
    versions,
    designators: [],
  };
}

/** The permanent id of a wording: the one it has among those of its game, and its game. */
export function versionId(game: string, id: string): string {
  return `${game}/${id}`;
}

function versionOf(
  content: GameContent,
  entry: TextVersionEntry,
  source: Source | null,
  headings: Headings,
): TextVersion {
  return {
    id: versionId(content.game.slug, entry.id),
    kind: entry.kind,
    text: entry.text === null ? null : plainText(entry.text),
    markedText: entry.text,
    title: entry.title ?? null,
    subtitle: entry.subtitle ?? null,
    grants: entry.grants ?? [],
    grantsOthers: entry.grantsOthers ?? [],
    errataNumber: entry.errataNumber,
    errataNumberBasis: entry.errataNumberBasis ?? null,
    source,
    section: entry.section,
    heading: entry.heading ?? entry.issuedAs ?? headingOfSection(entry, headings),
    position: entry.order,
    appliesTo: scopeOf(entry.appliesTo),
    restored: entry.restored ?? [],
    figures: entry.figures ?? {},
    issuedAs: entry.issuedAs ?? null,
    note: entry.note ?? null,
    printedIn: [],
    importedFrom: [],
  };
}

function headingOfSection({ source, section }: TextVersionEntry, headings: Headings): string | null {
  return source === null || section === null ? null : headings.of(source, section);
}

function scopeOf(applies: AppliesTo): VersionScope {
  if (applies === 'all') return { to: 'all' };
  if ('edition' in applies) return { to: 'edition', edition: applies.edition };
  return {
    to: 'printings',
    printings: applies.printings.map(({ set, number }) => ({ set, number: number ?? null })),
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
