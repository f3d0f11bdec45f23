import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../../src/catalogue/search/parse.ts';
import { withoutPlaces } from './print.ts';
import { refusalOf } from './refusal.ts';

const word = (text: string) => ({ kind: 'word', text });
const tree = (query: string) => withoutPlaces(parseSearch(query));

describe('joining terms', () => {
  it('reads an empty query as nothing', () => {
    expect([tree(''), tree('  \t')]).toEqual([null, null]);
  });

  it('joins terms side by side, and with the word and, by and', () => {
    const both = { kind: 'and', parts: [word('fox'), word('pass')] };
    expect([tree('fox pass'), tree('fox AND pass'), tree('(fox)(pass)')]).toEqual([both, both, both]);
  });

  it('takes and for a word where it joins nothing', () => {
    expect(tree('and fox')).toEqual({ kind: 'and', parts: [word('and'), word('fox')] });
    expect(tree('fox and')).toEqual({ kind: 'and', parts: [word('fox'), word('and')] });
    expect(tree('andy')).toEqual(word('andy'));
  });

  it('binds or looser than and', () => {
    expect(tree('a b OR c')).toEqual({
      kind: 'or',
      parts: [{ kind: 'and', parts: [word('a'), word('b')] }, word('c')],
    });
  });

  it('lets parentheses bind first', () => {
    expect(tree('a (b or c)')).toEqual({
      kind: 'and',
      parts: [word('a'), { kind: 'or', parts: [word('b'), word('c')] }],
    });
  });

  it('negates a term or a group with a minus, and keeps the hyphen of a word', () => {
    expect(tree('-fox')).toEqual({ kind: 'not', part: word('fox') });
    expect(tree('-(a b)')).toEqual({ kind: 'not', part: { kind: 'and', parts: [word('a'), word('b')] } });
    expect(tree('one-shot')).toEqual(word('one-shot'));
  });
});

describe('values', () => {
  it('takes straight and curly quotes, and backslashes before them', () => {
    expect(tree('“fox pass”')).toEqual({ kind: 'phrase', text: 'fox pass' });
    expect(tree(String.raw`"a \"b\" \\ \c"`)).toEqual({ kind: 'phrase', text: String.raw`a "b" \ \c` });
  });

  it('keeps a regex as it is written', () => {
    expect(tree(String.raw`/a\/b (c)/`)).toEqual({ kind: 'regex', pattern: String.raw`a\/b (c)` });
  });

  it('reads a key with its operator and value, white space between them or not', () => {
    const cost = { kind: 'keyed', key: { text: 'cost' }, operator: '>=', value: word('3') };
    expect([tree('cost>=3'), tree('cost >= 3')]).toEqual([cost, cost]);
    expect(tree('name: "fox pass"')).toMatchObject({
      key: { text: 'name' },
      value: { kind: 'phrase', text: 'fox pass' },
    });
    expect(tree('grid:OOO/OXO/OOO')).toMatchObject({ value: word('OOO/OXO/OOO') });
  });

  it('says where every term stands', () => {
    expect(parseSearch('a  -cost>3')).toEqual({
      ...{ kind: 'and', position: 0, length: 10 },
      parts: [
        { kind: 'word', text: 'a', position: 0, length: 1 },
        {
          ...{ kind: 'not', position: 3, length: 7 },
          part: {
            ...{ kind: 'keyed', operator: '>', position: 4, length: 6 },
            key: { text: 'cost', position: 4, length: 4 },
            value: { kind: 'word', text: '3', position: 9, length: 1 },
          },
        },
      ],
    });
  });
});

describe('what cannot be read', () => {
  it.each([
    ['fox or', 6, 0],
    ['(fox', 4, 0],
    ['fox)', 3, 1],
    ['()', 1, 1],
    ['a - b', 3, 1],
    ['--a', 1, 1],
    ['"abc', 4, 0],
    ['/abc', 4, 0],
    ['name:', 5, 0],
    ['401k>fox', 4, 1],
    ['fox"pass"', 3, 1],
    ['fox\0', 3, 1],
  ])('%j is wrong at %i', (query, position, length) => {
    expect(refusalOf(() => parseSearch(query))).toMatchObject({ code: 'search/syntax', position, length });
  });

  it('tells what was expected, in plain words', () => {
    const refusal = refusalOf(() => parseSearch('-'));
    expect(refusal.expected).toEqual([
      '( to group',
      'a "phrase"',
      'a /regex/',
      'a key such as name:',
      'a word',
    ]);
    expect(refusal.message).toBe(
      'Expected ( to group, a "phrase", a /regex/, a key such as name: or a word, but the query ends.',
    );
    expect(refusalOf(() => parseSearch('"abc')).message).toBe('Expected a closing ", but the query ends.');
    expect(refusalOf(() => parseSearch('/a/i')).message).toBe('Expected a space, but found "i".');
  });
});

describe('limits', () => {
  it('takes 1000 characters and no more', () => {
    expect(tree('a'.repeat(1000))).toEqual(word('a'.repeat(1000)));
    expect(refusalOf(() => parseSearch('a'.repeat(1001)))).toMatchObject({
      code: 'search/too-long',
      position: 1000,
      length: 1,
    });
  });

  it('takes 64 terms and no more', () => {
    expect(parseSearch('a '.repeat(64))).toMatchObject({ kind: 'and' });
    expect(refusalOf(() => parseSearch('a '.repeat(65)))).toMatchObject({
      code: 'search/too-complex',
      position: 128,
    });
  });

  it('takes four regexes and no more', () => {
    expect(parseSearch('/a/ name:/b/ -/c/ (/d/)')).toMatchObject({ kind: 'and' });
    expect(refusalOf(() => parseSearch('/a/ /b/ /c/ /d/ text:/e/'))).toMatchObject({
      ...{ code: 'search/too-complex', position: 16, length: 8 },
    });
  });

  it('takes parentheses 32 deep and no deeper', () => {
    expect(tree(`${'('.repeat(32)}a${')'.repeat(32)}`)).toEqual(word('a'));
    expect(tree('(a)'.repeat(40))).toMatchObject({ kind: 'and' });
    expect(refusalOf(() => parseSearch('('.repeat(900)))).toMatchObject({
      code: 'search/too-complex',
      position: 32,
    });
  });
});
