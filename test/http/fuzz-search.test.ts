import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orders } from '../../src/catalogue/search/order.ts';
import { testApp } from '../setup/app.ts';
import { bodyOf, expectProblem, expectSound, expectSoundGraphql, expectWell } from '../setup/fuzz/answers.ts';
import { carried, hostileCursor, hostileText, mutated, runs } from '../setup/fuzz/arbitraries.ts';
import { extremeQuery, mutatedQuery, validQuery } from '../setup/fuzz/queries.ts';
import { hardRegex } from '../setup/fuzz/regexes.ts';

const app = await testApp();

async function search(query: Readonly<Record<string, string>>) {
  const answer = await app.inject({ url: '/v1/cards/search', query });
  expectSound(answer, 'GET');
  return { status: answer.statusCode, body: bodyOf(answer) };
}

const place = z.looseObject({
  position: z.int().nonnegative(),
  length: z.int().nonnegative(),
  expected: z.array(z.string().min(1)),
});

/** A refusal says what is wrong, where in what was asked, and what would be right. */
function expectPlace(body: string, asked: string): void {
  const problem = expectProblem(body);
  expect(problem.code).toMatch(/^search\//);
  const { position, length } = place.parse(problem);
  expect(position + length).toBeLessThanOrEqual(asked.length);
}

async function expectAnswerOrPlace(q: string): Promise<void> {
  const { status, body } = await search({ q, limit: '2' });
  if (status !== 200) expectPlace(body, q);
}

const game = fc.constantFrom(undefined, 'shadowfist', 'highlander');
const order = fc.constantFrom(...orders);

describe('a search', () => {
  it('for what the grammar takes is answered', async () => {
    const asked = fc.record({ query: validQuery, game, order, limit: fc.integer({ min: 1, max: 3 }) });
    await fc.assert(
      fc.asyncProperty(asked, async ({ query, game, order, limit }) => {
        const given = { q: query, order, limit: String(limit), ...(game === undefined ? {} : { game }) };
        const { status, body } = await search(given);
        expect(status, body).toBe(200);
      }),
      runs(1500),
    );
  });

  it('for nearly that is answered, or refused at a place in it', async () => {
    await fc.assert(fc.asyncProperty(mutatedQuery.map(carried), expectAnswerOrPlace), runs(1500));
  });

  it('for any text is answered, or refused at a place in it', async () => {
    await fc.assert(fc.asyncProperty(hostileText.map(carried), expectAnswerOrPlace), runs(1000));
  });

  it('at the limits or beyond is answered, or refused at a place in it', async () => {
    await fc.assert(fc.asyncProperty(extremeQuery, expectAnswerOrPlace), runs(500));
  });

  it('for a hard regular expression is answered, or refused at a place in it', async () => {
    await fc.assert(fc.asyncProperty(hardRegex.map(carried), expectAnswerOrPlace), runs(200));
  });

  it('is refused in GraphQL as it is in REST', async () => {
    const document =
      'query ($query: String, $game: ID) { cards(query: $query, game: $game, first: 1) { totalCount } }';
    const query = fc.oneof(mutatedQuery, hostileText, extremeQuery).map(carried);
    await fc.assert(
      fc.asyncProperty(query, game, async (query, game) => {
        const { status, body } = await search({
          q: query,
          limit: '1',
          ...(game === undefined ? {} : { game }),
        });
        const answer = await app.inject({
          method: 'POST',
          url: '/graphql',
          payload: { query: document, variables: { query, game } },
        });
        const codes = expectSoundGraphql(answer);
        const refused = status === 200 ? [] : [expectProblem(body).code];
        expect(codes).toEqual(refused);
      }),
      runs(500),
    );
  });

  it('goes on from its own cursors, and refuses all others', async () => {
    const first = await Promise.all(
      orders.map(async (order) => {
        const { body } = await search({ q: 't:event', order, limit: '1' });
        return z.object({ nextCursor: z.string() }).parse(JSON.parse(body)).nextCursor;
      }),
    );
    const given = fc.constantFrom(...first);
    const cursor = fc
      .oneof(given, mutated(given, ['A', '=', '-', '%', '\0', '.']), hostileCursor)
      .map(carried);
    await fc.assert(
      fc.asyncProperty(cursor, fc.nat({ max: orders.length - 1 }), async (cursor, at) => {
        const { status, body } = await search({
          q: 't:event',
          order: orders[at] ?? 'name',
          limit: '2',
          cursor,
        });
        if (cursor === first[at]) expect(status).toBe(200);
        if (status !== 200)
          expect(expectProblem(body).code).toMatch(/^(search\/bad-cursor|request\/invalid)$/);
      }),
      runs(800),
    );
  });

  it('leaves the service well', async () => {
    await expectWell(app);
  });
});
