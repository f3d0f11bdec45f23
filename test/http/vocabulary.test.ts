import { expect, test } from 'vitest';
import { scriptLoader } from '../../src/web/script-loader.ts';
import { testApp } from '../setup/app.ts';

const app = await testApp();
const get = (url: string) => app.inject({ url });

test('The vocabulary is searched by what its words mean and how they are said', async () => {
  const answer = await get('/v1/vocabulary/shadowfist?q=sacrifice');
  expect(answer.statusCode).toBe(200);
  const { items } = answer.json<{ items: { kind: string; word: string }[] }>();
  expect(items.map(({ kind, word }) => `${kind} ${word}`)).toContain('Effect sacrifice');
});

test('The vocabulary is shown as pages that run no script of their text', async () => {
  const list = await get('/docs/vocabulary?q=%22%3Edamage');
  expect([list.statusCode, list.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(list.body).toContain('value="&#34;&#62;damage"');
  const { body } = await get('/docs/vocabulary/shadowfist/Effect/damage');
  expect(body).toContain('<h1 id="damage">damage</h1>');
  expect(body.replace(`<script>${scriptLoader}</script>`, '')).not.toContain('<script');
  expect(body).toContain('inflict~');
});

test('A word that does not exist is not found', async () => {
  const answer = await get('/docs/vocabulary/shadowfist/Effect/hum');
  expect(answer.json()).toMatchObject({ code: 'vocabulary/not-found' });
  expect(answer.statusCode).toBe(404);
});

test('A page about a word links to the rules that it cites', async () => {
  const { body } = await get('/docs/vocabulary/shadowfist/Effect/play');
  expect(body).toContain('<a href="/v1/rules/shadowfist?section=5.2">5.2</a>');
});

test('A word of Highlander has its phrases and an invented card whose text has it', async () => {
  const answer = await get('/v1/vocabulary/highlander?q=draw');
  const { items } = answer.json<{
    items: { kind: string; word: string; phrases: string[]; examples: { title: string }[] }[];
  }>();
  const draw = items.find(({ kind, word }) => kind === 'Effect' && word === 'draw');
  expect(draw?.phrases).toContain('{players} draw~ {amount} (cards|card)');
  expect(draw?.examples.map(({ title }) => title)).toEqual(['Ash Harvest', 'Broken Step']);
});
