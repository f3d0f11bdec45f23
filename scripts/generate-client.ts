// Generates the types of arbiter/client from the OpenAPI document of the service, which does not depend on the content.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { buildApp } from '../src/app.ts';
import { prismaClient } from '../src/database/prisma-client.ts';
import { onceOpen } from '../src/database/snapshot/snapshots.ts';

const app = await buildApp({
  config: { logLevel: 'silent', rateLimit: 0 },
  // Neither is asked for anything.
  database: { prisma: prismaClient({}) },
  snapshots: onceOpen(new Promise(() => undefined)),
});
const { payload } = await app.inject('/openapi.json');
await app.close();

const folder = join(import.meta.dirname, '..', 'src', 'client', 'generated');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.ts'), astToString(await openapiTypescript(payload)));
