import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromRoot, sourcesUnder, textOf } from './project.ts';

/** What makes an answer depend on more than the question. What may be imported is held by .dependency-cruiser.cjs. */
const impurities = [
  /\bprocess\./,
  /\bglobalThis\b/,
  /\bconsole\./,
  /\bperformance\./,
  /\bcrypto\./,
  /\bfetch\(/,
  /\bset(Timeout|Interval|Immediate)\(/,
  /\bDate\.now\b/,
  /\bnew Date\(\s*\)/,
  /\bMath\.random\b/,
  // The order and the shape of text differ from machine to machine.
  /\blocaleCompare\(/,
  /\btoLocale\w*\(/,
  /\bIntl\./,
];

function found(paths: readonly string[], patterns: readonly RegExp[]): string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) =>
        patterns.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

describe('the law is computed from the question alone', () => {
  const rooms = ['src/engine', 'src/games'].filter((room) => existsSync(fromRoot(room)));

  test.each(rooms)('in %s there is no clock, chance, machine or locale', (room) => {
    expect(found(sourcesUnder(room), impurities)).toEqual([]);
  });
});

test('only src/config.ts reads the environment', () => {
  const others = sourcesUnder('src').filter((path) => path !== 'src/config.ts');
  expect(found(others, [/\bprocess\.env\b/])).toEqual([]);
});
