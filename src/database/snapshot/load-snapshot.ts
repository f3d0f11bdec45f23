import { z } from 'zod';
import { told } from '../../games/content/abilities.ts';
import { edition } from '../../games/content/card-set.ts';
import { glossaryEntry, held } from '../../games/content/rule.ts';
import { rulingKind } from '../../games/content/ruling.ts';
import { type Game, games } from '../../games/registry.ts';
import type { PrismaClient } from '../generated/client.ts';
import { readCards } from './read-cards.ts';
import { readTables, type Tables } from './read-tables.ts';
import type { CardSet, GameSnapshot, Snapshot, Source } from './snapshot.ts';

const formatRules = z.array(z.looseObject({ check: z.string(), rule: z.string().nullable() }));
const formatAdvice = z.array(z.looseObject({ advise: z.string(), rule: z.string().nullable() }));
const abilities = z.array(z.unknown());

/** How long a catalogue of a hundred thousand cards may take on a slow machine, in milliseconds. */
const LOADING = 300_000;

/** Reads the whole catalogue as of one moment; the database must be migrated and seeded. */
export async function loadSnapshot(prisma: PrismaClient): Promise<Snapshot> {
  return prisma.$transaction(
    async (tx) => {
      const tables = await readTables(tx);
      const parts = games.map((game) => ({ game, references: referencesOf(game, tables) }));
      const cards = await readCards(tx, {
        source: lookUp(
          parts.flatMap(({ references }) => references.sources),
          ({ id }) => id,
        ),
        set: setsOf(parts),
      });
      const { number, contentHash, changedAt } = tables.version;
      return {
        version: { number, hash: contentHash, changedAt },
        games: parts.map(({ game, references }) => ({
          ...gameOf(game, references, tables),
          cards: cards.get(game.slug) ?? [],
        })),
      };
    },
    { isolationLevel: 'RepeatableRead', timeout: LOADING, maxWait: LOADING },
  );
}

/** What the cards of a game refer to. */
type References = Pick<GameSnapshot, 'sources' | 'sets'>;

function setsOf(
  parts: readonly { readonly game: Game; readonly references: References }[],
): (gameSlug: string, code: string) => CardSet {
  const byGame = new Map(
    parts.map(({ game, references }) => [game.slug as string, lookUp(references.sets, ({ code }) => code)]),
  );
  return (gameSlug, code) => {
    const setOf = byGame.get(gameSlug);
    if (setOf === undefined) throw new Error(`There is no game ${gameSlug}.`);
    return setOf(code);
  };
}

function ownOf(game: Game): <Row extends { readonly gameSlug: string }>(rows: readonly Row[]) => Row[] {
  return (rows) => rows.filter((row) => row.gameSlug === game.slug);
}

function referencesOf(game: Game, tables: Tables): References {
  const own = ownOf(game);
  return {
    sources: own(tables.sources).map(
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
    ),
    sets: own(tables.sets).map(
      (row): CardSet => ({
        code: row.code,
        name: row.name,
        order: row.printed,
        date: row.date,
        edition: edition.nullable().parse(row.edition),
      }),
    ),
  };
}

function gameOf(game: Game, { sources, sets }: References, tables: Tables): Omit<GameSnapshot, 'cards'> {
  const own = ownOf(game);
  const sourceOf = lookUp(sources, (source) => source.id);
  const rulingCards = groupBy(tables.rulingCards, (link) => link.rulingId);
  const rulingRulesets = groupBy(tables.rulingRulesets, (link) => link.rulingId);

  return {
    game,
    sources,
    sets,
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
    abilitiesByText: own(tables.abilitiesByText).map((row) => ({
      title: row.title,
      textHash: row.textHash,
      told: told.parse(row.told),
      abilities: abilities.parse(row.abilities),
      importedFrom: row.importedFrom,
    })),
  };
}

function lookUp<T>(items: readonly T[], key: (item: T) => string): (key: string) => T {
  const byKey = new Map(items.map((item) => [key(item), item]));
  return (wanted) => {
    const found = byKey.get(wanted);
    if (found === undefined) throw new Error(`The database refers to "${wanted}", which does not exist.`);
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
