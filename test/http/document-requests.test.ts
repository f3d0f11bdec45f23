import { describe, expect, test } from 'vitest';
import { codeBlocks, guides } from '../house/markdown.ts';
import { textOf } from '../house/project.ts';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get, post } = clientOf(await testApp());

interface ShownRequest {
  readonly document: string;
  readonly path: string;
  readonly body: string | undefined;
  /** The JSON that the document shows below the request. */
  readonly answer: string | undefined;
}

const CURL = /^curl '([^']+)'((?:[^\n]*\\\n)*[^\n]*)$/gm;

function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

function requestsIn(document: string): ShownRequest[] {
  const blocks = codeBlocks(textOf(document));
  return blocks.flatMap(({ code }, at) => {
    const next = blocks[at + 1];
    const found = [...code.matchAll(CURL)];
    return found.map(([, url = '', options = ''], index) => ({
      document,
      path: pathOf(new URL(url)),
      body: /-d '([^']*)'/.exec(options)?.[1],
      answer: index === found.length - 1 && next?.language === 'json' ? next.code : undefined,
    }));
  });
}

const requests = guides.flatMap(requestsIn);

test('Every curl command of the documents is recognised', () => {
  const commands = guides.flatMap((document) => textOf(document).match(/^ *curl /gm) ?? []);
  expect(requests).toHaveLength(commands.length);
  expect(requests.filter(({ answer }) => answer !== undefined).length).toBeGreaterThanOrEqual(3);
});

describe('The documents show requests that work', () => {
  test.each(requests)('$document: $path', async ({ path, body, answer }) => {
    const reply = await (body === undefined ? get(path) : post(path, body));
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body ?? {}).not.toHaveProperty('errors');
    if (answer !== undefined) expect(reply.body).toMatchObject(JSON.parse(answer));
  });
});

describe('docs/comparison.md shows requests that work', () => {
  const table = textOf('docs/comparison.md');
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && line.includes('?'));
  const shown = [...table.matchAll(/`(GET|POST) (\/\S*?)(?: (\{.*?\}))?`/g)];

  test('Each row has a request, or refers to the request above it', () => {
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter((row) => !/`(GET|POST) \/|\(same request\)/.test(row))).toEqual([]);
  });

  test.each(shown.map(([, method = '', path = '', body = '']) => ({ method, path, body })))(
    '$method $path',
    async ({ method, path, body }) => {
      const reply = await (method === 'GET' ? get(path) : post(path, body));
      expect(reply.status, reply.text).toBe(200);
      expect(reply.body ?? {}).not.toHaveProperty('errors');
    },
  );
});
