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

test('A rulebook lists its sections in the order of the book', async () => {
  const { text } = await open('/rules/shadowfist/shadowfist.yotd');
  const listed = [...text.matchAll(/<a href="\/rules\/shadowfist\/shadowfist\.yotd\/[^"]+">(4\.3[^ ]*) /g)];
  expect(listed.map(([, section]) => section)).toEqual([
    '4.3',
    '4.3.1',
    '4.3.2',
    '4.3.3',
    '4.3.4',
    '4.3.5',
    '4.3.6',
  ]);
});

test('The rulebooks of a game are listed with the rulesets that use them', async () => {
  const { text } = await open('/rules/highlander');
  expect(text).toContain('<a href="/rules/highlander/highlander.type-two">Read it</a>');
  expect(text).toContain('Rulesets: Rules Reference Guide');
});

test('The pages of a chapter have every rule of the chapter with a permanent link', async () => {
  const rules = await send('GET', '/v1/rules/shadowfist/shadowfist.yotd/6');
  const places: string[] = [];
  let next: string | undefined = String((await open('/rules/shadowfist/shadowfist.yotd/6')).headers.location);
  while (next?.startsWith('/rules/shadowfist/shadowfist.yotd/6') === true) {
    const { text } = await open(next);
    places.push(...[...text.matchAll(/<li id="(6[^"]*)"/g)].map(([, place]) => `shadowfist.yotd/${place}`));
    next = /rel="next" href="([^"]+)"/.exec(text)?.[1];
  }
  expect(places).toEqual(withIds.parse(rules.body).items.map(({ id }) => id));
});

test('A ruling is beside the rules of its section', async () => {
  const text = await chapterAt(
    '/rules/highlander/highlander.first-edition/counter-cards/weak-counter-is-partial',
  );
  expect(text).toContain('href="/rulings/highlander.first-edition/counter-cards/police-against-rush"');
});

test('A section inside a page redirects to its place there', async () => {
  const { status, headers } = await open('/rules/shadowfist/shadowfist.yotd/4.3.5');
  expect(status).toBe(302);
  expect(headers.location).toBe('/rules/shadowfist/shadowfist.yotd/4.3.4#4.3.5');
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
  const { text } = await open('/rules/shadowfist/shadowfist.yotd/6.1');
  const [section = ''] = /<section class="rule-section" id="6\.1">.*?<\/section>/.exec(text) ?? [];
  expect(section.match(/href="\/glossary\/shadowfist\/attack"/g)).toHaveLength(1);
});

const comparison = '/rules/highlander/compare?left=highlander.type-two&right=highlander.reference';

test('A comparison of two rulesets has a line for each difference', async () => {
  const { text } = await open(comparison);
  expect(text).toMatch(
    /point=mayDos">[^<]+<\/a><\/th><td>At any time during the turn\.<\/td><td>In that phase only\.<\/td>/,
  );
});

test('A difference between two rulesets is shown with links to the rules that decide', async () => {
  const { text } = await open(`${comparison}&point=mayDos`);
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
  const terms = [...text.matchAll(/href="\/glossary\/highlander\/([^"]+)"/g)].map(([, term]) => term);
  expect(terms.length).toBeGreaterThan(100);
  expect(new Set(terms).size).toBe(terms.length);
  expect(terms.indexOf('ability')).toBeLessThan(terms.indexOf('power-blow'));
});

test('The page of a term has the definitions of all sources', async () => {
  const { text } = await open('/glossary/highlander/power-blow');
  expect(text).toContain('<h1>Power Blow</h1>');
  expect(text.match(/<dd>/g)).toHaveLength(3);
});

test('An unknown term is not found; similar terms are suggested', async () => {
  const { status, text } = await open('/glossary/highlander/power-blows');
  expect(status).toBe(404);
  expect(text).toContain('>Power Blow</a>');
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
