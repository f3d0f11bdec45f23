import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotJson, placesIn } from '../src/json-places.ts';

const text = '{\n  "a": [1,\n    {"b/c": "x\\"y"}],\n  "d": null\n}\n';

/** Where a text is no JSON, and what should stand there. */
function broken(json: string): { line: number; message: string } | null {
  try {
    placesIn(json, new Set());
    return null;
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { line: error.line, message: error.message };
  }
}

describe('the places in a JSON text', () => {
  it('are lines by JSON pointer', () => {
    const wanted = ['', '/a', '/a/0', '/a/1', '/a/1/b~1c', '/d', '/e'];
    expect([...placesIn(text, new Set(wanted)).lines]).toEqual([
      ['', 1],
      ['/a', 2],
      ['/a/0', 2],
      ['/a/1', 3],
      ['/a/1/b~1c', 3],
      ['/d', 4],
    ]);
  });

  it('tell of keys that one object has twice', () => {
    const json = '{"a": 1,\n "b": {"a": 2},\n "\\u0061": 3}';
    expect(placesIn(json, new Set()).repeated).toEqual([{ pointer: '/a', line: 3 }]);
  });
});

describe('a text that is no JSON', () => {
  it.each([
    ['', 1, 'a value'],
    ['{"a": 1,\n}', 2, 'a key in quotes'],
    ['{"a" 1}', 1, 'a colon'],
    ['[1\n2]', 2, 'a comma or ]'],
    ['{"a": 1 "b": 2}', 1, 'a comma or }'],
    ['["a]', 1, 'the end of a string'],
    ['[01]', 1, 'a comma or ]'],
    ['{}\n{}', 2, 'the end of the text'],
    ['['.repeat(200), 1, 'at most 100 levels of nesting'],
  ])('%j fails on line %i, where %s is expected', (json, line, expected) => {
    expect(broken(json)).toEqual({ line, message: `The text is not valid JSON: expected ${expected}.` });
  });
});

describe('the walk through a text', () => {
  const shallow = fc.json({ maxDepth: 5 });

  it('goes through all that JSON.parse takes', () => {
    fc.assert(
      fc.property(
        shallow,
        fc.constantFrom(0, 1, '\t'),
        (json, space) => broken(JSON.stringify(JSON.parse(json), null, space)) === null,
      ),
    );
  });

  it('takes what JSON.parse takes, and no more', () => {
    const cut = fc
      .tuple(shallow, fc.nat(), fc.constantFrom('', ',', ']', '}', '"', '0', '\\', '\n', '\u0001', ' '))
      .map(([json, at, mark]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + mark + json.slice(place + 1);
      });
    const parses = (json: string) => {
      try {
        JSON.parse(json);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(cut, (json) => (broken(json) === null) === parses(json)),
      { numRuns: 1000 },
    );
  });
});
