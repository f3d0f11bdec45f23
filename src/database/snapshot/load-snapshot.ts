import { z } from 'zod';
import { told } from '../../games/content/abilities.ts';
import { edition } from '../../games/content/card-set.ts';
import { glossaryEntry, held } from '../../games/content/rule.ts';
import { rulingKind } from '../../games/content/ruling.ts';
import { grantToOthers, restoredSymbol, textVersionKind } from '../../games/content/text-version.ts';
import { designatorOrigins } from '../../games/designators.ts';
import { type Game, games } from '../../games/registry.ts';
import type { PrismaClient } from '../generated/client.ts';
import { readTables, type Tables } from './read-tables.ts';
import type {
  Card,
  CardDesignator,
  CardSet,
  GameSnapshot,
  Snapshot,
  Source,
  TextVersion,
  VersionScope,
} from './snapshot.ts';

const figures = z.record(z.string(), z.unknown());
const named = z.array(
  z.object({ source: z.string(), section: z.string(), heading: z.string().nullable().default(null) }),
);
const attributes = z.record(z.string(), z.string());
const printedIn = z.array(z.object({ set: z.string(), number: z.string().nullable() }));
const formatRules = z.array(z.looseObject({ check: z.string(), rule: z.string().nullable() }));
const formatAdvice = z.array(z.looseObject({ advise: z.string(), rule: z.string().nullable() }));
const abilities = z.array(z.unknown());
const origin = z.enum(designatorOrigins);
const basis = z.enum(['printed', 'inferred']).nullable();

/** Reads the whole catalogue as of one moment; the database must be migrated and seeded. */
export async function loadSnapshot(prisma: PrismaClient): Promise<Snapshot> {
  const tables = await prisma.$transaction(readTables, {
    isolationLevel: 'RepeatableRead',
    timeout: 60_000,
    maxWait: 60_000,
  });
  const { number, contentHash, changedAt } = tables.version;
  return {
    version: { number, hash: contentHash, changedAt },
    games: games.map((game) => gameOf(game, tables)),
  };
}

function gameOf(game: Game, tables: Tables): GameSnapshot {
  const own = <Row extends { readonly gameSlug: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.gameSlug === game.slug);
  const sources = own(tables.sources).map(
    (row): Source => ({
      id: row.id,
      title: row.title,
      issuer: row.issuer,
      date: row.date,
      about: row.about,
      rank: row.position,
      supersedes: row.supersedes.map((link) => link.earlierId),
      official: row.official,
    }),
  );
  const sourceOf = lookUp(sources, (source) => source.id);
  const sets = own(tables.sets).map(
    (row): CardSet => ({
      code: row.code,
      name: row.name,
      order: row.printed,
      date: row.date,
      edition: edition.nullable().parse(row.edition),
    }),
  );
  const setOf = lookUp(sets, (set) => set.code);
  const rulingCards = groupBy(tables.rulingCards, (link) => link.rulingId);
  const rulingRulesets = groupBy(tables.rulingRulesets, (link) => link.rulingId);

  return {
    game,
    sources,
    sets,
    cards: own(tables.cards).map(cardOf(tables, sourceOf, setOf)),
    rulesets: own(tables.rulesets).map((row) => ({
      id: row.id,
      name: row.name,
      about: row.about,
      sources: row.sources.map((link) => link.sourceId),
    })),
    rulings: own(tables.rulings).map((row) => ({
      id: row.id,
      kind: rulingKind.parse(row.kind),
      question: row.question,
      statement: row.statement,
      source: sourceOf(row.sourceId),
      section: row.section,
      heading: row.heading,
      date: row.date,
      issuer: row.issuer,
      cards: (rulingCards.get(row.id) ?? []).map((link) => link.cardId),
      terms: row.terms,
      rulesets: (rulingRulesets.get(row.id) ?? []).map((link) => link.rulesetId),
      supersededBy: row.supersededById,
      note: row.note,
      importedFrom: row.importedFrom,
    })),
    rules: own(tables.rules).map((row) => ({
      id: row.id,
      section: row.section,
      heading: row.heading,
      statement: row.statement,
      source: sourceOf(row.sourceId),
      held: held.parse(row.held),
    })),
    terms: own(tables.terms).map((row) => ({
      id: row.id,
      term: row.term,
      aliases: row.aliases,
      kind: glossaryEntry.shape.kind.parse(row.kind),
      definition: row.definition,
      source: sourceOf(row.sourceId),
      section: row.section,
      heading: row.heading,
      see: row.see,
      note: row.note,
    })),
    groups: own(tables.groups).map((row) => ({
      id: row.id,
      name: row.name,
      statement: row.statement,
      limit: row.limit,
      source: sourceOf(row.sourceId),
      section: row.section,
      heading: row.heading,
      places: row.places,
      members: row.members.map((member) => ({ card: member.cardId, place: member.place })),
      memberPatterns: row.memberPatterns,
      note: row.note,
    })),
    formats: own(tables.formats).map(({ gameSlug: _, position: __, rules, advice, ...format }) => ({
      ...format,
      rules: formatRules.parse(rules),
      advice: formatAdvice.parse(advice),
    })),
    redirects: new Map(own(tables.redirects).map((row) => [row.slug, row.cardId])),
    abilities: own(tables.abilities).map((row) => ({
      card: row.cardId,
      version: row.versionId,
      source: row.sourceId,
      section: row.section,
      heading: row.heading,
      says: row.says,
      told: told.parse(row.told),
      abilities: abilities.parse(row.abilities),
    })),
  };
}

function cardOf(
  tables: Tables,
  sourceOf: (id: string) => Source,
  setOf: (code: string) => CardSet,
): (row: Tables['cards'][number]) => Card {
  const printings = groupBy(tables.printings, (printing) => printing.cardId);
  const versions = groupBy(tables.versions, (version) => version.cardId);
  const designators = groupBy(tables.designators, (designator) => designator.cardId);
  const versionPrintings = groupBy(tables.versionPrintings, (printing) => printing.versionId);
  return (row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    title: row.title,
    formerTitles: row.formerTitles,
    subtitle: row.subtitle,
    type: row.type,
    figures: figures.parse(row.figures),
    named: named.parse(row.named),
    note: row.note,
    printings: (printings.get(row.id) ?? []).map((printing) => ({
      set: setOf(printing.setCode),
      number: printing.number === '' ? null : printing.number,
      errataNumber: printing.errataNumber,
      text: printing.text,
      figures: figures.parse(printing.figures),
      attributes: attributes.parse(printing.attributes),
      importedFrom: printing.importedFrom,
    })),
    versions: (versions.get(row.id) ?? []).map((version) =>
      toVersion(version, versionPrintings.get(version.id) ?? [], sourceOf),
    ),
    designators: (designators.get(row.id) ?? []).map(toDesignator),
  });
}

type VersionRow = Tables['versions'][number];

function toVersion(
  row: VersionRow,
  printings: Tables['versionPrintings'],
  sourceOf: (id: string) => Source,
): TextVersion {
  return {
    id: row.id,
    kind: textVersionKind.parse(row.kind),
    text: row.text,
    markedText: row.markedText,
    title: row.title,
    subtitle: row.subtitle,
    grants: row.grants,
    grantsOthers: z.array(grantToOthers).parse(row.grantsOthers),
    errataNumber: row.errataNumber,
    errataNumberBasis: basis.parse(row.errataNumberBasis),
    source: row.sourceId === null ? null : sourceOf(row.sourceId),
    section: row.section,
    heading: row.heading,
    position: row.position,
    appliesTo: scopeOf(row, printings),
    restored: z.array(restoredSymbol).parse(row.restored),
    figures: figures.parse(row.figures),
    issuedAs: row.issuedAs,
    note: row.note,
    printedIn: printedIn.parse(row.printedIn),
    importedFrom: row.importedFrom,
  };
}

function toDesignator(row: Tables['designators'][number]): CardDesignator {
  return {
    word: row.word,
    key: row.key,
    origin: origin.parse(row.origin),
    grantedTo: row.grantedTo,
    version: row.versionId,
    rules: row.rules,
    from: row.fromSourceId,
    until: row.untilSourceId,
    supersededBy: row.supersededById,
  };
}

function scopeOf(row: VersionRow, printings: Tables['versionPrintings']): VersionScope {
  switch (row.appliesTo) {
    case 'edition':
      return { to: 'edition', edition: edition.parse(row.appliesEdition) };
    case 'printings':
      return {
        to: 'printings',
        printings: printings.map(({ setCode, number }) => ({
          set: setCode,
          number: number === '' ? null : number,
        })),
      };
    default:
      return { to: 'all' };
  }
}

function lookUp<T>(items: readonly T[], key: (item: T) => string): (key: string) => T {
  const byKey = new Map(items.map((item) => [key(item), item]));
  return (wanted) => {
    const found = byKey.get(wanted);
    if (found === undefined) throw new Error(`The database names "${wanted}", which it does not hold.`);
    return found;
  };
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}
