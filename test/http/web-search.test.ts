import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get, send } = clientOf(await testApp());

/** What a browser sends. */
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** The HTML of a page. */
const pageAt = async (address: string) => (await send('GET', address, asBrowser)).text;

/** The addresses of the links with this text, which may contain tags. */
const linksOf = (html: string, text: string) =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
    .filter(([, , inside = '']) => inside.replace(/<[^>]*>/g, '').trim() === text)
    .map(([, address = '']) => address.replaceAll('&amp;', '&'));

test('The card search lists the cards that match a query', async () => {
  const html = await pageAt('/cards?q=fox+pass&game=shadowfist');
  expect(html).toContain('<p class="result-count" role="status">1 card</p>');
  expect(linksOf(html, 'Fox Pass')).toEqual(['/cards/shadowfist/fox-pass']);
});

test('A facet adds its term to the query, replaces another type, and removes its term again', async () => {
  const all = await pageAt('/cards?q=has%3Aerrata&game=shadowfist');
  expect(all).toContain('href="/cards?q=has%3Aerrata+type%3Aevent&amp;game=shadowfist"');
  const chosen = await pageAt('/cards?q=has%3Aerrata+type%3Aevent&game=shadowfist');
  expect(chosen).toContain('href="/cards?q=has%3Aerrata+type%3Astate&amp;game=shadowfist"');
  expect(linksOf(chosen, 'Remove type:event ×')).toEqual(['/cards?q=has%3Aerrata&game=shadowfist']);
});

test('A facet puts alternatives in parentheses before it adds its term', async () => {
  const html = await pageAt('/cards?q=fox+or+pass');
  expect(html).toContain('href="/cards?q=%28fox+or+pass%29+has%3Aerrata"');
});

test('The number beside a facet is the number of cards that it leads to', async () => {
  const html = await pageAt('/cards?game=highlander');
  const [, address = '', number] =
    /<a href="(\/cards\?q=type%3Aevent[^"]*)"[^>]*>Event<span class="count"> (\d+)/.exec(html) ?? [];
  expect(number).toBeDefined();
  expect(await pageAt(address.replaceAll('&amp;', '&'))).toContain(
    `<p class="result-count" role="status">${number} cards</p>`,
  );
});

test.each(['highlander', 'shadowfist'])(
  'The list of %s cards begins with those whose texts are known, and leads to the others',
  async (game) => {
    const totalOf = async (q: string) =>
      z.object({ totalCount: z.int() }).parse((await get(`/v1/cards/search?game=${game}&q=${q}`)).body)
        .totalCount;
    const [known, others] = [await totalOf('has:text'), await totalOf('-has:text')];
    const html = await pageAt(`/cards?game=${game}`);
    expect(html).toContain(`<p class="result-count" role="status">${known} cards</p>`);
    expect(linksOf(html, `${others} more cards`)).toEqual([`/cards?q=-has%3Atext&game=${game}`]);
  },
);

test('A search lists cards with and without a known text alike', async () => {
  expect(await pageAt('/cards?game=highlander&q=darius')).not.toContain('more card');
});

test('Results follow each other on pages', async () => {
  const first = await pageAt('/cards');
  const [next = ''] = linksOf(first, 'Next →');
  const second = await pageAt(next);
  expect(second).not.toBe(first);
  expect(linksOf(second, '← Previous')).toHaveLength(1);
});

test('A mistake in a query is marked, and corrected queries are offered', async () => {
  const html = await pageAt('/cards?q=fox+cots%3E3');
  expect(html).toContain('<code>fox <mark>cots</mark>>3</code>');
  expect(linksOf(html, 'fox cost>3')).toEqual(['/cards?q=fox+cost%3E3']);
});

test('A cursor of another list leads back to the first page', async () => {
  const html = await pageAt('/cards?q=fox&cursor=nonsense');
  expect(linksOf(html, 'Start at the first page')).toEqual(['/cards?q=fox']);
});

test('A search for a misspelled name suggests the card', async () => {
  const html = await pageAt('/cards?q=name%3A%22fox+pas+x%22');
  expect(html).toContain('No card matches.');
  expect(linksOf(html, 'Fox Pass')).toEqual(['/cards/shadowfist/fox-pass']);
});

test('The list of the cards of a game is the card search of the game', async () => {
  const { status, headers } = await send('GET', '/cards/highlander', asBrowser);
  expect([status, headers.location]).toEqual([301, '/cards?game=highlander']);
});

test('The search finds cards, rulings, rules and terms, and marks the words that match', async () => {
  const html = await pageAt('/search?q=headshot');
  expect(linksOf(html, 'Head Shot')).toContain('/cards/highlander/head-shot');
  expect(html).toContain('<span class="kind">Card</span> · Highlander</p>');
  expect(html).toContain('<span class="kind">Term</span> · Highlander Rules Reference Guide</p>');
  expect(html).toContain('<mark>Head</mark>');
});

test('A kind of results limits the search', async () => {
  const html = await pageAt('/search?q=headshot&kinds=ruling');
  expect(html).toContain('<span class="kind">Ruling</span>');
  expect(html).not.toContain('<span class="kind">Term</span>');
});

test('The number beside a kind is the number of results that it leads to', async () => {
  const html = await pageAt('/search?q=exertion');
  const [, number] = /kinds=ruling"[^>]*>Rulings<span class="count"> (\d+)/.exec(html) ?? [];
  expect(await pageAt('/search?q=exertion&kinds=ruling')).toContain(`${number} result`);
});

test('A facet with more results than can be read counts the ones that can be read', async () => {
  const html = await pageAt('/search?q=attack');
  expect(html).toContain('<p class="result-count" role="status">The best 50 results</p>');
  expect(html).toContain('Rulings<span class="count"> 50+</span>');
});

test('A search that finds nothing suggests other words', async () => {
  const html = await pageAt('/search?q=xqzzyv');
  expect(html).toContain('Nothing was found.');
  expect(html).toContain('Try fewer or other words');
});

test('The home page leads to cards, rules, terms, decks, examples and changed texts', async () => {
  const html = await pageAt('/');
  for (const address of [
    '/cards?game=shadowfist',
    '/rules/highlander',
    '/glossary/highlander',
    '/decks',
    '/examples',
  ])
    expect(html).toContain(`href="${address}"`);
  expect(html).toMatch(/Changed texts<\/h2><ul class="plain"><li data-game="shadowfist">/);
});

test('The home page is the same until the content changes', async () => {
  expect(await pageAt('/?a=1')).toContain('<article class="ruling"');
  const ruling = (html: string) => /<article class="ruling".*?<\/article>/.exec(html)?.[0];
  expect(ruling(await pageAt('/?a=2'))).toBe(ruling(await pageAt('/?a=3')));
});

test('A random ruling is one of the game that was asked for', async () => {
  const { status, headers } = await send('GET', '/random/ruling?game=highlander', asBrowser);
  expect(status).toBe(302);
  expect(headers.location).toMatch(/^\/rulings\/highlander\./);
  expect(headers['cache-control']).toBe('no-store');
});

test('Changed texts are listed by source, the newest first, on several pages', async () => {
  const sources: (string | undefined)[] = [];
  let next: string | undefined = '/changes';
  while (next !== undefined) {
    const html = await pageAt(next);
    sources.push(...[...html.matchAll(/<section class="errata"><h2>([^<]*)/g)].map(([, source]) => source));
    next = /href="([^"]+)" rel="next"/.exec(html)?.[1];
  }
  expect([...new Set(sources)]).toEqual([
    'Highlander Type Two Rulebook, March 2010',
    'Highlander Handbook Addendum, 11 May 2001',
    'Shadowfist Year of the Dragon Rulebook, 2000',
  ]);
});

test('The page of changes says when the content was loaded', async () => {
  expect(await pageAt('/changes')).toContain('Nothing has changed since this service got its content');
});

test('The sources of the content have their dates on the page about Arbiter', async () => {
  expect(await pageAt('/about')).toContain('Thunder Castle Games, 11 May 2001');
});

test('A page that does not exist leads to a search for the words of its address', async () => {
  const html = await pageAt('/cardz/fox-pass');
  expect(html).toContain('<input type="search" name="q" value="fox pass"');
  expect(html).toContain('<code>route/not-found</code>');
});

test('A ruling that does not exist leads to rulings with a similar id', async () => {
  const html = await pageAt('/rulings/highlander.type-two/faq/darius-event-countring');
  expect(html).toContain('<h1>Ruling not found</h1>');
  expect(html).toContain('darius-event-countering');
});

test('The search over everything has a group of cards, with their texts', async () => {
  const html = await pageAt('/search?q=smoke+all+characters');
  const [, cards = '', rules = ''] = html.split(/<h2 class="found-group">/);
  expect(cards).toMatch(/^Cards</);
  expect(cards).toContain('/cards/shadowfist/nerve-gas');
  expect(cards).toMatch(/<mark>[Ss]moke<\/mark>/);
  expect(linksOf(cards, 'All cards with these words')).toEqual(['/cards?q=smoke+all+characters']);
  expect(rules).toMatch(/^Rules, rulings and terms</);
  expect(rules).not.toContain('/cards/shadowfist/');
});

test('Results of one kind have no groups', async () => {
  expect(await pageAt('/search?q=smoke+all+characters&kinds=card')).not.toContain('found-group');
});
