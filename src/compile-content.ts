// Compiles the content of seeds/ with what every process would make of it at its start, and the documents that depend on
// the program alone. The build runs this.
import { buildApp } from './app.ts';
import { prepareCatalogue, prepareQuestions } from './catalogue/prepare-catalogue.ts';
import { compileHouseContent } from './database/kept-content/house-content.ts';
import { keptParts } from './database/kept-content/kept-parts.ts';
import { folderOfProgramParts } from './database/kept-content/program-parts.ts';
import { prismaClient } from './database/prisma-client.ts';
import { onceOpen } from './database/snapshot/snapshots.ts';
import { atOnce } from './engine/steps.ts';
import { gameSlugs } from './games/registry.ts';
import { contentFolders } from './paths.ts';
import { openApiDocument } from './rest/plugin.ts';
import { vocabularyInSteps, vocabularyPart } from './rule-check/reference/vocabulary.ts';
import { listSchemas, schemaNamed, schemaPart } from './schemas/schemas.ts';

const { seeds, compiled } = contentFolders;
if (compiled === undefined) throw new Error('Only the built program compiles content.');
await compileSeeds(compiled);
await compileDocuments(compiled);

async function compileSeeds(folder: string): Promise<void> {
  const house = compileHouseContent(seeds, folder);
  const version = { number: 1, hash: house.seedsHash, changedAt: new Date(0) };
  const snapshot = { version, games: house.games(), parts: house.parts };
  await prepareCatalogue(snapshot);
  await prepareQuestions(snapshot);
}

async function compileDocuments(folder: string): Promise<void> {
  const parts = keptParts(folderOfProgramParts(folder));
  for (const { name } of listSchemas().items) parts.keep(schemaPart(name), schemaNamed(name));
  for (const game of gameSlugs) parts.keep(vocabularyPart(game), atOnce(vocabularyInSteps(game)));
  parts.keep(openApiDocument, await openApi());
}

/** The OpenAPI document of a service that has no content: it does not depend on it. */
async function openApi(): Promise<string> {
  const app = await buildApp({
    config: { logLevel: 'silent', rateLimit: 0 },
    database: { prisma: prismaClient({}) },
    snapshots: onceOpen(new Promise(() => undefined)),
  });
  const { payload } = await app.inject('/openapi.json');
  await app.close();
  return payload;
}
