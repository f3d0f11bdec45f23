import type { Prisma, PrismaClient } from '../generated/client.ts';
import { jsonObject } from '../json-object.ts';
import type { Source } from '../snapshot/snapshot.ts';
import { DATA_VERSION_CHANNEL } from './announce.ts';
import { cardId, cardIdsOf } from './card-id.ts';
import { type CardContext, cardRow, wordingRows } from './card-rows.ts';
import { cardsOf, sourcesOf } from './cards-of-content.ts';
import { loadSeeds } from './load-seeds.ts';
import type { GameContent } from './parse-seeds.ts';
import type { SeedFile } from './seed-files.ts';
import { termId } from './term-id.ts';

/**
 * Replaces the content of the database by that of the files, in one transaction: whoever reads sees the
 * old content or the new, and a process that is killed leaves the old. Throws a SeedError for wrong files.
 */
export async function seed(
  prisma: PrismaClient,
  files: readonly SeedFile[],
  made: { readonly contentHash: string; readonly programHash: string },
): Promise<void> {
  const contents = loadSeeds(files);
  await prisma.$transaction(
    async (tx) => {
      await tx.game.deleteMany();
      for (const content of contents) await writeGame(tx, content);
      await tx.dataVersion.upsert({
        where: { id: 1 },
        create: { number: 1, ...made },
        update: { number: { increment: 1 }, ...made, changedAt: new Date() },
      });
      await tx.$executeRaw`SELECT pg_notify(${DATA_VERSION_CHANNEL}, ${made.contentHash})`;
    },
    { timeout: 120_000, maxWait: 120_000 },
  );
}

async function writeGame(tx: Prisma.TransactionClient, content: GameContent): Promise<void> {
  const gameSlug = content.game.slug;
  const sources = sourcesOf(content);
  await tx.game.create({ data: { slug: gameSlug, name: content.game.name } });
  await writeSources(tx, content, sources);
  await tx.cardSet.createMany({
    data: content.sets.map(({ value: { order, ...set } }, position) => ({
      ...set,
      gameSlug,
      printed: order,
      position,
    })),
  });
  await writeCards(tx, content, sources);
  await tx.slugRedirect.createMany({
    data: content.cards.flatMap(({ value }) =>
      (value.formerSlugs ?? []).map((slug) => ({ gameSlug, slug, cardId: cardId(gameSlug, value) })),
    ),
  });
  await writeRulings(tx, content);
  await writeGroups(tx, content);
  await tx.rule.createMany({
    data: content.rules.map(({ value: { source, ...rule } }, position) => ({
      ...rule,
      gameSlug,
      sourceId: source,
      position,
    })),
  });
  await tx.glossaryTerm.createMany({
    data: content.glossary.map(({ value: { source, aliases = [], note = null, ...term } }, position) => ({
      ...term,
      id: termId(source, term.term),
      aliases,
      note,
      gameSlug,
      sourceId: source,
      position,
    })),
  });
}

async function writeSources(
  tx: Prisma.TransactionClient,
  content: GameContent,
  sources: readonly Source[],
): Promise<void> {
  const gameSlug = content.game.slug;
  await tx.source.createMany({
    data: sources.map(({ id, title, issuer, date, about, rank }) => ({
      id,
      gameSlug,
      title,
      issuer,
      date,
      about,
      position: rank,
    })),
  });
  await tx.supersession.createMany({
    data: sources.flatMap(({ id, supersedes }) =>
      supersedes.map((earlierId) => ({ laterId: id, earlierId })),
    ),
  });
  await tx.ruleset.createMany({
    data: content.rulesets.map(({ value: { id, name, about } }, position) => ({
      id,
      gameSlug,
      name,
      about,
      position,
    })),
  });
  await tx.rulesetSource.createMany({
    data: content.rulesets.flatMap(({ value }) =>
      value.sources.map((sourceId, position) => ({ rulesetId: value.id, sourceId, position })),
    ),
  });
}

async function writeCards(
  tx: Prisma.TransactionClient,
  content: GameContent,
  sources: readonly Source[],
): Promise<void> {
  const gameSlug = content.game.slug;
  const cards = cardsOf(content, sources);
  const sets = content.sets.map(({ value }) => value);
  const ruled = new Set(content.rulings.flatMap(({ value }) => value.cards));
  const contextOf = (slug: string): CardContext => ({
    game: content.game,
    sources,
    sets,
    hasRuling: ruled.has(slug),
    groups: content.groups
      .filter(({ value }) => value.members.some((member) => member.card === slug))
      .map(({ value }) => value.name),
  });
  await tx.card.createMany({ data: cards.map((card) => cardRow(card, contextOf(card.slug))) });
  await tx.cardWording.createMany({ data: cards.flatMap((card) => wordingRows(card, contextOf(card.slug))) });
  await tx.printing.createMany({
    data: cards.flatMap((card) =>
      card.printings.map(({ set, number, errataNumber }, position) => ({
        cardId: card.id,
        gameSlug,
        setCode: set.code,
        number: number ?? '',
        errataNumber,
        position,
      })),
    ),
  });
  const versions = cards.flatMap((card) => card.versions.map((version) => ({ card, version })));
  await tx.textVersion.createMany({
    data: versions.map(
      ({ card, version: { source, appliesTo, restored, figures, grants, grantsOthers, ...version } }) => ({
        ...version,
        cardId: card.id,
        sourceId: source?.id ?? null,
        grants: [...grants],
        grantsOthers: grantsOthers.map((grant) => ({ ...grant })),
        appliesTo: appliesTo.to,
        appliesEdition: appliesTo.to === 'edition' ? appliesTo.edition : null,
        restored: restored.map((symbol) => ({ ...symbol })),
        figures: jsonObject.parse(figures),
      }),
    ),
  });
  await tx.textVersionPrinting.createMany({
    data: versions.flatMap(({ version: { id, appliesTo } }) =>
      appliesTo.to === 'printings'
        ? appliesTo.printings.map(({ set, number }, position) => ({
            versionId: id,
            gameSlug,
            setCode: set,
            number: number ?? '',
            position,
          }))
        : [],
    ),
  });
}

async function writeRulings(tx: Prisma.TransactionClient, content: GameContent): Promise<void> {
  const gameSlug = content.game.slug;
  const idOf = cardIdsOf(content);
  await tx.ruling.createMany({
    data: content.rulings.map(({ value }, position) => ({
      id: value.id,
      gameSlug,
      kind: value.kind,
      question: value.question ?? null,
      statement: value.statement,
      sourceId: value.source,
      section: value.section,
      date: value.date ?? null,
      issuer: value.issuer ?? null,
      supersededById: value.supersededBy ?? null,
      terms: value.terms,
      note: value.note ?? null,
      position,
    })),
  });
  await tx.rulingCard.createMany({
    data: content.rulings.flatMap(({ value }) =>
      value.cards.map((slug, position) => ({ rulingId: value.id, cardId: idOf(slug), position })),
    ),
  });
  await tx.rulingRuleset.createMany({
    data: content.rulings.flatMap(({ value }) =>
      value.rulesets.map((rulesetId) => ({ rulingId: value.id, rulesetId })),
    ),
  });
}

async function writeGroups(tx: Prisma.TransactionClient, content: GameContent): Promise<void> {
  const gameSlug = content.game.slug;
  const idOf = cardIdsOf(content);
  await tx.cardGroup.createMany({
    data: content.groups.map(
      ({ value: { members, source, limit = null, note = null, ...group } }, position) => ({
        ...group,
        limit,
        note,
        gameSlug,
        sourceId: source,
        position,
      }),
    ),
  });
  await tx.cardGroupMember.createMany({
    data: content.groups.flatMap(({ value }) =>
      value.members.map((member, position) => ({
        groupId: value.id,
        cardId: idOf(member.card),
        place: member.place ?? null,
        position,
      })),
    ),
  });
}
