import request from 'supertest';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleQueries } from '../../src/web/graphql/example-queries.ts';
import { scriptLoader, scriptLoaderSource } from '../../src/web/script-loader.ts';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';

const app = await testApp();

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const page = await request(app.server).get('/graphql').set('accept', html);

test('The page at /graphql runs no script but the loader, and applies no style that is written inside it', () => {
  expect(page.type).toBe('text/html');
  expect(page.headers['content-security-policy']).toContain(
    `default-src 'none'; script-src 'self' ${scriptLoaderSource}; style-src 'self';`,
  );
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect(page.text.replace(`<script>${scriptLoader}</script>`, '')).not.toMatch(
    /<style|<script>|\s(?:on\w+|style)=/,
  );
});

test('The page names every query of the schema and the limits', () => {
  expect(page.text).toContain('<code>ruling(id: ID!): Ruling</code>');
  expect(page.text).toContain('A document may have 20000 characters and 5000 tokens');
});

test('The editor has less than 200 kB of gzip', async () => {
  const [script = ''] = /\/assets\/graphql-editor-\w+\.js/.exec(page.text) ?? [];
  const { status, headers } = await request(app.server).get(script).set('accept-encoding', 'gzip');
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe('gzip');
  expect(Number(headers['content-length'])).toBeLessThan(200_000);
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

test.each(exampleQueries)(
  'The example "$title" has an answer without errors',
  async ({ query, variables }) => {
    const values = z.record(z.string(), z.unknown()).parse(JSON.parse(variables));
    const { status, body } = await ask(app, query, values);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data']);
  },
);
