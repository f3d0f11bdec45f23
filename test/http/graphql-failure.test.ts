import { PassThrough } from 'node:stream';
import { PrismaPg } from '@prisma/adapter-pg';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createBulk } from '../../src/bulk/bulk.ts';
import { createCatalogue } from '../../src/catalogue/catalogue.ts';
import { createChanges } from '../../src/catalogue/changes.ts';
import { PrismaClient } from '../../src/database/generated/client.ts';
import { createDecks } from '../../src/decks/decks.ts';
import { forbiddenCards } from '../../src/decks/forbidden-cards.ts';
import { graphqlPlugin } from '../../src/graphql/plugin.ts';
import { createLookUp } from '../../src/look-up/look-up.ts';
import { createWorkedExamples } from '../../src/rule-check/examples/worked-examples.ts';
import { createRuleChecks } from '../../src/rule-check/rule-checks.ts';
import { createGlossary } from '../../src/rulings/glossary.ts';
import { createRuleIndex } from '../../src/rulings/rules.ts';
import { createRulesetComparisons } from '../../src/rulings/ruleset-comparison.ts';
import { createRulings } from '../../src/rulings/rulings.ts';
import { countWork, WORK_LIMIT } from '../../src/workers/request-work.ts';
import { sharedContent } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';

const { snapshots } = await sharedContent();
// Nothing listens at port 1: what needs the database fails, and what is served from memory does not.
const unreachable = new PrismaClient({
  adapter: new PrismaPg({ connectionString: 'postgresql://secret@127.0.0.1:1/secret' }),
});
const log = new PassThrough({ encoding: 'utf8' });
const app = fastify({ logger: { level: 'error', stream: log } });
const catalogue = createCatalogue(snapshots, unreachable, forbiddenCards);
const ruleChecks = createRuleChecks(snapshots);
countWork(app, { limit: WORK_LIMIT });
await app.register(graphqlPlugin, {
  sendPage: async (_request, reply) => reply,
  services: {
    catalogue,
    lookUp: createLookUp(snapshots, catalogue),
    rulings: createRulings(snapshots, catalogue.find),
    rules: createRuleIndex(snapshots),
    rulesetComparisons: createRulesetComparisons(snapshots),
    glossary: {
      ...createGlossary(snapshots),
      search: () => {
        throw new Error('a secret');
      },
    },
    decks: createDecks(snapshots, catalogue),
    ruleChecks,
    workedExamples: createWorkedExamples(snapshots, ruleChecks),
    bulk: createBulk(snapshots),
    changes: createChanges(unreachable, snapshots),
  },
  snapshots,
});
await app.ready();

afterAll(async () => {
  await app.close();
  await unreachable.$disconnect();
});

const loggedLines = () => String(log.read()).trim().split('\n');

test('a failure of the program is masked, logged with the id of the request, and leaves the other fields whole', async () => {
  const { status, body } = await ask(
    app,
    '{ glossary(game: "shadowfist") { totalCount } card(fuzzy: "fox pass") { name } }',
  );
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      errors: [
        {
          message: 'The service failed to process this request. The error has been logged.',
          locations: [{ line: 1, column: 3 }],
          path: ['glossary'],
          extensions: { code: 'service/internal' },
        },
      ],
      data: { glossary: null, card: { name: 'Fox Pass' } },
    },
  });
  const lines = loggedLines();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: expect.any(String),
    err: { message: 'a secret', stack: expect.any(String) },
  });
});

test('a database that does not answer is a code of its own, is logged, and leaves the other fields whole', async () => {
  const { status, body } = await ask(app, '{ cards { totalCount } card(fuzzy: "fox pass") { name } }');
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      errors: [
        {
          message:
            'The database does not respond. Requests that do not need it, such as cards by name, still work.',
          locations: [{ line: 1, column: 3 }],
          path: ['cards'],
          extensions: { code: 'service/unavailable', retryAfter: 2 },
        },
      ],
      data: { cards: null, card: { name: 'Fox Pass' } },
    },
  });
  expect(loggedLines()).toHaveLength(1);
});

test('a failure is not kept: the same document is tried anew', async () => {
  await ask(app, '{ cards { totalCount } }');
  log.read();
  const { body } = await ask(app, '{ cards { totalCount } }');
  expect(body.errors).toHaveLength(1);
  expect(String(log.read())).toContain('reqId');
});
