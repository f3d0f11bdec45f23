// Makes all generated code: the Prisma client, the search grammar's parser, the GraphQL resolver types.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');

// Generating needs no schema engine; naming a binary that exists keeps Prisma from downloading one.
execFileSync(process.execPath, [prisma, 'generate'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
});
