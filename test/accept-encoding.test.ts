import { expect, test } from 'vitest';
import { takesGzip } from '../src/accept-encoding.ts';

test.each([
  'gzip',
  'gzip, deflate, br, zstd',
  'br;q=1.0, GZIP;q=0.8',
  'x-gzip',
  '*',
  'br, *;q=0.1',
  'identity, gzip ; q=0.5',
])('gzip is taken: %s', (header) => expect(takesGzip(header)).toBe(true));

test.each([
  undefined,
  '',
  'br',
  'identity',
  'gzip;q=0',
  'gzip; q=0.000',
  '*;q=0',
  'gzip;q=0, *',
  'gzip;q=much',
  'gzipped',
])('gzip is not taken: %s', (header) => expect(takesGzip(header)).toBe(false));
