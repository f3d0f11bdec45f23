import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckFragment, deckInLink } from '../src/deck-link.ts';

const packed = (value: unknown): string => `z=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

describe('The link of a deck', () => {
  test('Any deck is read again as it was written', async () => {
    const deck = fc.record({
      list: fc.string({ unit: 'grapheme', maxLength: 300 }),
      game: fc.option(fc.constantFrom('shadowfist', 'highlander'), { nil: undefined }),
      formats: fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(deck, async (given) => {
        const fragment = await deckFragment(given);
        expect(await deckInLink(`https://arbiter.example/decks#${fragment}`)).toEqual(given);
        expect(await deckInLink(fragment ?? '')).toEqual(given);
      }),
    );
  });

  test('The fragment is the base64url of raw DEFLATE of a JSON array', async () => {
    const fragment = await deckFragment({ list: '4 Rice Monk', game: 'shadowfist', formats: ['classic'] });
    const bytes = Buffer.from((fragment ?? '').slice(2), 'base64url');
    expect(JSON.parse(inflateRawSync(bytes).toString())).toEqual(['4 Rice Monk', 'shadowfist', 'classic']);
  });

  test('A fragment without compression is read', async () => {
    const fragment = `t=${encodeURIComponent('["4 Rice Monk",""]')}`;
    expect(await deckInLink(`#${fragment}`)).toEqual({ list: '4 Rice Monk', game: undefined, formats: [] });
  });

  test('A list that is too long for a link has none', async () => {
    const list = Array.from({ length: 3000 }, (_, at) => `${at} Rice Monk ${at * 7919}`).join('\n');
    expect(await deckFragment({ list })).toBeUndefined();
  });

  test.each([
    ['without a deck', 'https://arbiter.example/decks'],
    ['with bytes that are not DEFLATE', 'z=AAAA'],
    ['with letters that are not base64url', 'z=%%'],
    ['that is cut off', packed(['4 Rice Monk, and more']).slice(0, -8)],
    ['of something else', packed({ list: '4 Rice Monk' })],
    ['of other values', packed(['4 Rice Monk', 7])],
    ['with a broken escape', 't=%E0%A4%A'],
    ['that unpacks to more than a list may have', packed(['x'.repeat(2_000_000)])],
  ])('A link %s is refused', async (_, link) => {
    await expect(deckInLink(link)).rejects.toThrow(RangeError);
  });
});
