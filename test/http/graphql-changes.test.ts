import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { changedApp, history } from './changes-cast.ts';
import { type Answer, ask, codes } from './graphql-ask.ts';

const app = await changedApp();
const all = history.flatMap(({ changes }) => changes);

const page = z.object({
  changes: z.object({
    totalCount: z.int(),
    edges: z.array(z.object({ cursor: z.string(), node: z.object({ subject: z.string() }) })),
    pageInfo: z.object({
      hasNextPage: z.boolean(),
      hasPreviousPage: z.boolean(),
      startCursor: z.string().nullable(),
      endCursor: z.string().nullable(),
    }),
  }),
});
const document = `query ($since: String, $game: ID, $first: Int, $after: String, $last: Int, $before: String) {
  changes(since: $since, game: $game, first: $first, after: $after, last: $last, before: $before) {
    totalCount edges { cursor node { subject } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function changes(variables: Readonly<Record<string, unknown>>) {
  const { body } = await ask(app, document, variables);
  expect(body.errors).toBeUndefined();
  return page.parse(body.data).changes;
}
const subjects = ({ edges }: z.infer<typeof page>['changes']) => edges.map(({ node }) => node.subject);

test('a change is told as REST tells it', async () => {
  const { body } = await ask(
    app,
    `{ changes(since: "2026-02-01", first: 2) { totalCount edges { node {
      change of game subject name url into fields { field from to } dataVersion changedAt
    } } } }`,
  );
  const common = { game: 'shadowfist', dataVersion: 3, changedAt: '2026-02-01T12:00:00.000Z' };
  expect(body).toEqual({
    data: {
      changes: {
        totalCount: 6,
        edges: [
          {
            node: {
              ...common,
              change: 'UPDATED',
              of: 'CARD',
              subject: 'fox-pass',
              name: 'Fox Pass',
              url: '/v1/cards/shadowfist/fox-pass',
              into: null,
              fields: all[2]?.fields,
            },
          },
          {
            node: {
              ...common,
              change: 'MERGED',
              of: 'CARD',
              subject: 'fox-pass-v2',
              name: 'Fox Pass v2',
              url: '/v1/cards/shadowfist/fox-pass',
              into: 'fox-pass',
              fields: [],
            },
          },
        ],
      },
    },
  });
});

describe('in pages', () => {
  const everything = all.map(({ subject }) => subject);

  test('forward', async () => {
    const met: string[] = [];
    let after: string | null = null;
    for (;;) {
      const found: z.infer<typeof page>['changes'] = await changes({ first: 3, after });
      met.push(...subjects(found));
      expect(found.totalCount).toBe(everything.length);
      expect(found.pageInfo.hasPreviousPage).toBe(after !== null);
      expect(found.pageInfo.startCursor).toBe(found.edges[0]?.cursor);
      expect(found.pageInfo.endCursor).toBe(found.edges.at(-1)?.cursor);
      if (!found.pageInfo.hasNextPage) break;
      after = found.pageInfo.endCursor;
    }
    expect(met).toEqual(everything);
  });

  test('backward', async () => {
    const met: string[] = [];
    let before: string | null = null;
    for (;;) {
      const found: z.infer<typeof page>['changes'] = await changes({ last: 3, before });
      met.unshift(...subjects(found));
      expect(found.pageInfo.hasNextPage).toBe(before !== null);
      if (!found.pageInfo.hasPreviousPage) break;
      before = found.pageInfo.startCursor;
    }
    expect(met).toEqual(everything);
  });

  test('after the last there is none yet', async () => {
    const { pageInfo } = await changes({ last: 1 });
    expect(await changes({ after: pageInfo.endCursor })).toEqual({
      totalCount: everything.length,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });
});

test('of one game since a data version', async () => {
  expect(subjects(await changes({ game: 'highlander', since: '2' }))).toEqual([
    'highlander.type-two/faq/darius-event-countering',
  ]);
});

describe('what cannot be answered', () => {
  const refused = (given: string): Promise<Answer> => ask(app, `{ changes(${given}) { totalCount } }`);

  test('a since that is none tells the present data version', async () => {
    const { body } = await refused('since: "9"');
    expect(body).toEqual({
      data: { changes: null },
      errors: [
        {
          message:
            'There is no data version 9; the current one is 4. If this service had it once, its database is another one now: take the files of /v1/bulk again. Expected a data version (a whole number), a date (YYYY-MM-DD) or a time (YYYY-MM-DDThh:mm:ssZ).',
          locations: [{ line: 1, column: 3 }],
          path: ['changes'],
          extensions: { code: 'changes/bad-since', since: '9', dataVersion: 4 },
        },
      ],
    });
  });

  test.each([
    ['since: "soon"', 'changes/bad-since'],
    ['since: ""', 'request/invalid'],
    ['game: "chess"', 'game/not-found'],
    ['first: 0', 'request/invalid'],
    ['first: 101', 'request/invalid'],
    ['after: "nonsense"', 'search/bad-cursor'],
  ])('%s', async (given, code) => {
    expect(codes(await refused(given))).toEqual([code]);
  });

  test('looking into the log again and again', async () => {
    const many = Array.from({ length: 250 }, (_, at) => `c${at}: changes(since: "${at}") { totalCount }`);
    expect(codes(await ask(app, `{ ${many.join(' ')} }`))).toEqual(['request/too-costly']);
  });
});
