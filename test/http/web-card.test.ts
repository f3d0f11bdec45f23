import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { clientOf, namesIn } from './rest-client.ts';

const { send, get } = clientOf(await testApp());

/** What a browser sends. */
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const page = async (path: string) => (await send('GET', path, asBrowser)).text;

describe('The page of a card', () => {
  test('shows the text in force with its emphasis, and the rule by which it is in force', async () => {
    const text = await page('/cards/shadowfist/fox-pass');
    expect(text).toContain('<b>Unique.</b> Turn to change one attacker');
    expect(text).toContain('href="/rules/shadowfist/shadowfist.yotd/9.2/most-recent-printing"');
  });

  test('draws the symbols of a text and names them', async () => {
    const text = await page('/cards/shadowfist/nerve-gas');
    expect(text).toMatch(/<svg class="symbol" viewBox="0 0 16 16" role="img"><title>Magic<\/title>/);
    expect(text).not.toContain('{mag}');
  });

  test('says what to do if no source has the text', async () => {
    const text = await page('/cards/shadowfist/draco');
    expect(text).toContain('Arbiter does not have the text of Draco. Play it as printed.');
    expect(text).toContain('The text differs by printing.');
  });

  test('names the areas of a grid', async () => {
    expect(await page('/cards/highlander/thrust')).toContain('<span>middle center</span>');
  });

  test('shows the text of an earlier time, and says so', async () => {
    const text = await page('/cards/highlander/combination?asOf=highlander.first-edition');
    expect(text).toContain(
      'You are looking at the past: <strong>Highlander: The Card Game Rulebook</strong>',
    );
    expect(text).toContain('Rulings, deck limits and the rule check are those of today.');
    expect(text).toContain('<meta name="robots" content="noindex"');
  });

  test('links each term of its text and its rulings to the glossary once', async () => {
    const text = await page('/cards/shadowfist/pocket-demon');
    const terms = [...text.matchAll(/<a class="term" href="\/glossary\/shadowfist\/([^"]+)"/g)];
    expect(text).toContain('/limited">Limited</a>. <a class="term"');
    expect(new Set(terms.map(([, term]) => term)).size).toBe(terms.length);
  });

  test('lists the worked examples with the card', async () => {
    expect(await page('/cards/shadowfist/fox-pass')).toContain(
      'href="/examples/shadowfist/9.2-draco-and-fox-pass"',
    );
    const { body } = await get('/v1/rule-check/examples?game=shadowfist&card=fox-pass');
    expect(namesIn(body)).toContain('shadowfist/9.2-draco-and-fox-pass');
  });

  test('has less than 15 kB', async () => {
    expect(Buffer.byteLength(await page('/cards/shadowfist/pocket-demon'))).toBeLessThan(15_000);
  });

  test('redirects another spelling of the slug, and keeps the time', async () => {
    const { status, headers } = await send('GET', '/cards/shadowfist/Fox-Pass?asOf=1999', asBrowser);
    expect([status, headers.location]).toEqual([301, '/cards/shadowfist/fox-pass?asOf=1999']);
  });

  test('is a page that suggests cards of a similar name if there is no card', async () => {
    const { status, text } = await send('GET', '/cards/shadowfist/fox-paas', asBrowser);
    expect(status).toBe(404);
    expect(text).toContain('<h1>Card not found</h1>');
    expect(text).toContain('No card has this address.');
    expect(text).toContain('<a href="/cards/shadowfist/fox-pass">');
  });
});

describe('The preview picture of a card', () => {
  const path = '/cards/shadowfist/nerve-gas/preview.png';

  test('is a PNG picture of 1200 by 630 that link previews show', async () => {
    expect(await page('/cards/shadowfist/nerve-gas')).toMatch(
      /<meta property="og:image" content="http[^"]+\/cards\/shadowfist\/nerve-gas\/preview\.png"/,
    );
    const reply = await (await testApp()).inject({ url: path });
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([reply.rawPayload.readUInt32BE(16), reply.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('is not sent again to a client that has it', async () => {
    const { headers } = await send('HEAD', path);
    const { status } = await send('GET', path, { 'if-none-match': String(headers.etag) });
    expect(status).toBe(304);
  });
});
