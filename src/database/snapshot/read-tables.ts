import type { Prisma } from '../generated/client.ts';

const byPosition = { orderBy: { position: 'asc' } } as const;

/** Every table of the catalogue but those of cards, each in its own order: one statement a table, however many games there are. */
export async function readTables(tx: Prisma.TransactionClient) {
  return {
    version: await tx.dataVersion.findUniqueOrThrow({ where: { id: 1 } }),
    sources: await tx.source.findMany({
      ...byPosition,
      include: { supersedes: { orderBy: { earlier: { position: 'asc' } } } },
    }),
    sets: await tx.cardSet.findMany(byPosition),
    rulesets: await tx.ruleset.findMany({ ...byPosition, include: { sources: byPosition } }),
    rulings: await tx.ruling.findMany(byPosition),
    // Beside the rulings, not within them: there may be more of those than one statement takes ids.
    rulingCards: await tx.rulingCard.findMany(byPosition),
    rulingRulesets: await tx.rulingRuleset.findMany({ orderBy: { ruleset: { position: 'asc' } } }),
    rules: await tx.rule.findMany(byPosition),
    terms: await tx.glossaryTerm.findMany(byPosition),
    groups: await tx.cardGroup.findMany({ ...byPosition, include: { members: byPosition } }),
    formats: await tx.format.findMany(byPosition),
    redirects: await tx.slugRedirect.findMany(),
    abilities: await tx.cardAbilities.findMany(byPosition),
    abilitiesByText: await tx.abilitiesByText.findMany(byPosition),
  };
}

export type Tables = Awaited<ReturnType<typeof readTables>>;
