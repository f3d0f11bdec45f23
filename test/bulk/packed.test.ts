import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pack, plainText } from '../../src/bulk/packed.ts';

const lines = Array.from({ length: 5000 }, (_, place) => `{"place":${place},"text":"Né à 東京"}`);
const plain = Buffer.from(lines.map((line) => `${line}\n`).join(''));

test('lines are told as they are, whole and compressed', async () => {
  const packed = await pack(lines);
  expect({ ...packed, gzip: gunzipSync(packed.gzip).equals(plain) }).toEqual({
    items: 5000,
    bytes: plain.length,
    sha256: createHash('sha256').update(plain).digest('hex'),
    gzip: true,
  });
  expect((await buffer(plainText(packed))).equals(plain)).toBe(true);
});

test('no lines are an empty file', async () => {
  const packed = await pack([]);
  expect([packed.items, packed.bytes]).toEqual([0, 0]);
  expect(await buffer(plainText(packed))).toHaveLength(0);
});

test('the same lines are the same bytes, compressed too', async () => {
  const [one, other] = await Promise.all([pack(lines), pack(lines)]);
  expect(other).toEqual(one);
});

test('others have their turn meanwhile', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  await pack(lines);
  clearImmediate(waiting);
  expect(turns).toBeGreaterThan(plain.length / (64 * 1024));
});

test('what goes wrong while lines are made is told', async () => {
  function* broken() {
    yield 'one';
    throw new Error('no more');
  }
  await expect(pack(broken())).rejects.toThrow('no more');
});
