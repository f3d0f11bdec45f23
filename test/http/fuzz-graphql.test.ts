import fc from 'fast-check';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { testApp } from '../setup/app.ts';
import { expectSoundGraphql, expectWell } from '../setup/fuzz/answers.ts';
import { carried, runs } from '../setup/fuzz/arbitraries.ts';
import { type Document, documentsOf } from '../setup/fuzz/documents.ts';
import { hostileHeaders } from '../setup/fuzz/headers.ts';
import { growingDocument, hostileForm, mutatedDocuments } from '../setup/fuzz/hostile-documents.ts';

const app = await testApp();
const introspection = await post({ query: getIntrospectionQuery() });
const documents = documentsOf(buildClientSchema(introspection.json().data));

async function post(payload: object | string, headers = {}) {
  return app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

function formOf({ statusCode, headers, body }: Awaited<ReturnType<typeof post>>): string {
  return `${statusCode} ${headers['content-type']} ${body}`;
}

/** The codes of the errors, if any. */
async function ask(document: Partial<Document>): Promise<readonly string[]> {
  return expectSoundGraphql(await post(document));
}

describe('a GraphQL request', () => {
  it('for what the schema has is read, and answered unless it asks too much', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const codes = await ask(document);
        expect(codes).not.toContain('graphql/syntax');
        expect(codes).not.toContain('graphql/invalid');
      }),
      runs(1000),
    );
  });

  it('is answered letter by letter as Apollo answers it', async () => {
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        // A request with extensions is left to Apollo.
        const expected = formOf(await post({ ...document, extensions: {} }));
        // Apollo counts more work for the same answer.
        fc.pre(!expected.includes('"request/too-costly"'));
        for (const time of ['first', 'second'])
          expect([time, formOf(await post(document))]).toEqual([time, expected]);
      }),
      runs(200),
    );
  });

  it('for nearly that is answered or refused', async () => {
    await fc.assert(
      fc.asyncProperty(mutatedDocuments(documents), async (document) => void (await ask(document))),
      runs(1500),
    );
  });

  it('for more than can be answered is refused', async () => {
    await fc.assert(
      fc.asyncProperty(growingDocument, async (query) => void (await ask({ query }))),
      runs(200),
    );
  });

  it('of another form is refused', async () => {
    await fc.assert(
      fc.asyncProperty(hostileForm, async (body) => {
        expectSoundGraphql(await post(body));
      }),
      runs(500),
    );
  });

  it('with strange headers is answered or refused', async () => {
    await fc.assert(
      fc.asyncProperty(documents, hostileHeaders, async (document, headers) => {
        expectSoundGraphql(await post(document, headers));
      }),
      runs(300),
    );
  });

  it('in an address is answered or refused', async () => {
    const address = fc.record({
      query: mutatedDocuments(documents).map(({ query }) => carried(query).slice(0, 5000)),
      variables: hostileForm.map((text) => carried(text).slice(0, 5000)),
    });
    await fc.assert(
      fc.asyncProperty(address, async (query) => {
        expectSoundGraphql(await app.inject({ url: '/graphql', query }));
      }),
      runs(500),
    );
  });

  it('leaves the service well', async () => {
    await expectWell(app);
  });
});
