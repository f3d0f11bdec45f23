import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileSearch } from '../../../src/catalogue/search/compile.ts';
import { bothGames } from './context.ts';
import { refusalOf } from './refusal.ts';

const specification = readFileSync(
  join(import.meta.dirname, '../../../src/catalogue/search/SPECIFICATION.md'),
  'utf8',
);

const examples = specification.split('\n').flatMap((line) => {
  const [, query = '', rest = ''] = /^- `([^`]+)`(.*)$/.exec(line) ?? [];
  if (query === '') return [];
  const [, code, position, suggestion] =
    /^ is refused: `([^`]+)` at (\d+)(?:, nearest `([^`]+)`)?\.$/.exec(rest) ?? [];
  const warns = rest.endsWith('with a warning.');
  return [
    { query, warns, refused: code === undefined ? null : { code, position: Number(position), suggestion } },
  ];
});

describe('every example of the specification', () => {
  it('is found', () => {
    expect(examples.filter(({ refused }) => refused === null).length).toBeGreaterThan(60);
    expect(examples.filter(({ refused }) => refused !== null).length).toBeGreaterThan(15);
  });

  it.each(examples.filter(({ refused }) => refused === null))('$query is answered', ({ query, warns }) => {
    expect(compileSearch(query, bothGames).warnings.length).toBe(warns ? 1 : 0);
  });

  it.each(examples.filter(({ refused }) => refused !== null))(
    '$query is refused as it says',
    ({ query, refused }) => {
      const { code, position, suggestion } = refusalOf(() => compileSearch(query, bothGames));
      expect({ code, position, suggestion }).toEqual(refused);
    },
  );
});
