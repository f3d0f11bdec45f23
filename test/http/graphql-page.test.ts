import { createHash } from 'node:crypto';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';

const app = await testApp();

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const page = await request(app.server).get('/graphql').set('accept', html);
const script = /<script>([\s\S]*)<\/script>/.exec(page.text)?.[1] ?? '';

test('The page at /graphql runs its own script only', () => {
  const policy = page.headers['content-security-policy'];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'sha256-${hash}';`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page.text).not.toMatch(/<script |<link |\son\w+=/);
});

test('The form of the page works without scripts', async () => {
  const query = '{ card(fuzzy: "fox pas") { name } }';
  const { type, body } = await request(app.server)
    .get('/graphql')
    .query({ query, variables: '{}' })
    .set('accept', html);
  expect(type).toBe('application/json');
  expect(body).toEqual({ data: { card: { name: 'Fox Pass' } } });
});

describe('The script of the page', () => {
  /** Submits the form as a browser does, and waits for the answer on the page. */
  async function submitted(fields: Readonly<Record<string, string>>): Promise<string> {
    const listeners = new Map<string, (event: object) => void>();
    const form = {
      action: '/graphql',
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    };
    const output = { textContent: '' };
    const document = { querySelector: (name: string) => (name === 'form' ? form : output) };
    const fetch = async (
      path: string,
      { headers, body }: { headers: Record<string, string>; body: string },
    ) => {
      const answer = await request(app.server).post(path).set(headers).send(body);
      return { json: async () => answer.body };
    };
    const FormData = function* () {
      yield* Object.entries(fields);
    };
    const run = new Function('document', 'fetch', 'FormData', script.replaceAll('new FormData', 'FormData'));
    run(document, fetch, FormData);
    listeners.get('submit')?.({ preventDefault: () => undefined });
    await expect.poll(() => output.textContent).not.toMatch(/^(Running…)?$/);
    return output.textContent;
  }

  test('shows the answer to the query and its variables', async () => {
    const answer = await submitted({
      query: 'query ($name: String) { card(fuzzy: $name) { name } }',
      variables: '{"name": "fox pas"}',
    });
    expect(JSON.parse(answer)).toEqual({ data: { card: { name: 'Fox Pass' } } });
  });

  test('shows the errors of a query that is wrong', async () => {
    expect(await submitted({ query: '{ crads }', variables: '' })).toContain('Did you mean');
  });

  test('says that variables are not JSON', async () => {
    expect(await submitted({ query: '{ __typename }', variables: '{' })).toMatch(
      /^The variables are not valid JSON/,
    );
  });
});
