import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { send } = clientOf(await testApp());

const withIds = z.object({ items: z.array(z.object({ id: z.string() })) });

/** A page as a browser gets it. */
const open = (address: string) => send('GET', address, { accept: 'text/html,*/*;q=0.8' });

/** The chapter that an address redirects to. */
async function chapterAt(address: string): Promise<string> {
  const { headers } = await open(address);
  const { text } = await open(String(headers.location).replace(/#.*/, ''));
  return text;
}

test('The rulebooks of a game list their chapters and sections in the order of the book', async () => {
  const { text } = await open('/rules/shadowfist');
  const chapters = [...text.matchAll(/<a href="\/rules\/shadowfist\/shadowfist\.yotd\/(\d+)">/g)];
  expect(chapters.map(([, number]) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(text).toContain('href="/rules/shadowfist/shadowfist.yotd/4#4.3.2"');
});

test('A chapter has every rule of the chapter with a permanent link', async () => {
  const { text } = await open('/rules/shadowfist/shadowfist.yotd/6');
  const rules = await send('GET', '/v1/rules/shadowfist/shadowfist.yotd/6');
  const places = [...text.matchAll(/<li id="(6[^"]*)"/g)].map(([, place]) => `shadowfist.yotd/${place}`);
  expect(places).toEqual(withIds.parse(rules.body).items.map(({ id }) => id));
});

test('A ruling is beside the rules of its section', async () => {
  const text = await chapterAt(
    '/rules/highlander/highlander.first-edition/counter-cards/weak-counter-is-partial',
  );
  expect(text).toContain('href="/rulings/highlander.first-edition/counter-cards/police-against-rush"');
});

test('A deeper section redirects to its place in the chapter', async () => {
  const { status, headers } = await open('/rules/shadowfist/shadowfist.yotd/6.4.3');
  expect(status).toBe(301);
  expect(headers.location).toBe('/rules/shadowfist/shadowfist.yotd/6#6.4.3');
});

test('The address of a rule redirects to the rule in its chapter', async () => {
  const { headers } = await open('/rules/highlander/highlander.type-two/may-do-effects/any-time-in-turn');
  expect(headers.location).toMatch(
    /^\/rules\/highlander\/highlander\.type-two\/[a-z-]+#may-do-effects\/any-time-in-turn$/,
  );
});

test('A rule that another ruleset overrides says so, with what is decided there', async () => {
  const text = await chapterAt('/rules/highlander/highlander.type-two/may-do-effects/any-time-in-turn');
  const [rule] = /<li id="may-do-effects\/any-time-in-turn".*?<\/li>/.exec(text) ?? [];
  expect(rule).toContain('class="overridden"');
  expect(rule).toContain('Rules Reference Guide</a>: In that phase only.');
});

test('A search in the rules of a game marks the words that match', async () => {
  const { text } = await open('/rules/shadowfist?q=unturn');
  expect(text).toContain('<mark>unturn</mark>');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
});

test('A search that finds nothing suggests other words', async () => {
  const { text } = await open('/rules/shadowfist?q=xqzwv');
  expect(text).toContain('No rule matches these words.');
});

test('An unknown section is not found', async () => {
  expect((await open('/rules/shadowfist/shadowfist.yotd/99')).status).toBe(404);
});

test('The first occurrence of a term in a section leads to its definition', async () => {
  const { text } = await open('/rules/shadowfist/shadowfist.yotd/6');
  const [section = ''] = /<section class="rule-section" id="6\.1">.*?<\/section>/.exec(text) ?? [];
  expect(section.match(/href="\/glossary\/shadowfist#attack"/g)).toHaveLength(1);
});

test('Two rulesets are compared side by side, with links to the rules that decide', async () => {
  const { text } = await open(
    '/rules/highlander/compare?left=highlander.type-two&right=highlander.reference&section=may-do-effects',
  );
  expect(text).toContain('<h3>Type Two</h3><p><strong>At any time during the turn.</strong></p>');
  expect(text).toContain('<h3>Rules Reference Guide</h3><p><strong>In that phase only.</strong></p>');
  expect(text).toContain('href="/rules/highlander/highlander.type-two/may-do-effects/any-time-in-turn"');
  expect(text).not.toContain('id="somethingEachTurn"');
});

test('A game with one ruleset says that there is nothing to compare', async () => {
  const { status, text } = await open('/rules/shadowfist/compare');
  expect(status).toBe(200);
  expect(text).toContain('<h1>Nothing to compare</h1>');
});

test('The glossary has each term once, in alphabetical order', async () => {
  const { text } = await open('/glossary/highlander');
  const terms = [...text.matchAll(/<dt id="([^"]+)"/g)].map(([, term]) => term);
  expect(new Set(terms).size).toBe(terms.length);
  expect(terms.indexOf('ability')).toBeLessThan(terms.indexOf('power-blow'));
  expect(text.match(/<dt id="power-blow">.*?(?=<dt)/)?.[0].match(/<dd>/g)).toHaveLength(3);
});

test('The glossary finds a term by another word for it', async () => {
  const { text } = await open('/glossary/shadowfist?q=FSS');
  expect(text).toMatch(/<dt id="feng-shui-site">/);
});

test('Rulings are found by card, game and words', async () => {
  const { text } = await open('/rulings?game=highlander&card=darius+event');
  expect(text).toContain('What becomes of the other card when Darius is countered?');
  expect(text).toContain('value="darius event"');
});

test('A list of rulings leads to its next page and back', async () => {
  const first = await open('/rulings?game=shadowfist');
  const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first.text) ?? [];
  const second = await open(next.replaceAll('&amp;', '&'));
  expect(second.status).toBe(200);
  expect(second.text).toMatch(/rel="prev" href="\/rulings\?game=shadowfist/);
});

test('Rulings of an unknown card are a page that says so', async () => {
  const { status, text } = await open('/rulings?card=xqzwv');
  expect(status).toBe(200);
  expect(text).toContain('No card matches &quot;xqzwv&quot;.');
});

test('The page of a ruling has the rules of its section', async () => {
  const { text } = await open('/rulings/highlander.first-edition/counter-cards/police-against-rush');
  expect(text).toContain('<h2>The rules it explains</h2>');
  expect(text).toContain('counter-cards/weak-counter-is-partial');
});
