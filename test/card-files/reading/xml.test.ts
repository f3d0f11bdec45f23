import { describe, expect, test } from 'vitest';
import { read, tableIn } from './given.ts';

const set = (cards: string, before = '') =>
  `${before}<set name="A" id="0" gameId="1"><cards>\n${cards}</cards></set>`;

const remarkOn = async (xml: string) => {
  const [part] = await read('set.xml', xml);
  return part?.is === 'unreadable' ? part.remark : part;
};

test('broken XML is unreadable, and the line says where', async () => {
  expect(await remarkOn(set('<card name="A">\n<property name="B" value="C">\n</card>'))).toEqual({
    level: 'error',
    code: 'xml/broken',
    place: { file: 'set.xml', line: 4, column: null },
    message: 'The XML is broken on line 4: unexpected close tag.',
  });
});

test('XML that breaks off is broken on its last line', async () => {
  expect(await remarkOn(set('<card name="A">').slice(0, -12))).toMatchObject({
    code: 'xml/broken',
    place: { line: 2 },
  });
});

describe('a DOCTYPE', () => {
  test('is passed over, and nothing it names is read', async () => {
    const doctype =
      '<?xml version="1.0"?>\n<!-- a set -->\n<!DOCTYPE set SYSTEM "http://example.invalid/set.dtd">\n';
    const { rows } = await tableIn('set.xml', set('<card name="Tiger" id="1"/>', doctype));
    expect(rows).toEqual([{ line: 5, cells: ['1', 'Tiger', 'A'] }]);
  });

  test.each([
    ['nested', '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">'],
    ['from a file', '<!ENTITY a SYSTEM "file:///etc/hostname">'],
    ['of parameters', '<!ENTITY % a "b">'],
  ])('with entities is refused: %s', async (_, entities) => {
    const doctype = `<!DOCTYPE set [${entities}]>`;
    expect(await remarkOn(set('<card name="&a;" id="1"/>', doctype))).toEqual({
      level: 'error',
      code: 'xml/entities',
      place: { file: 'set.xml', line: 1, column: null },
      message: 'The XML declares its own entities, which are not supported. Write them out.',
    });
  });
});

test('an entity that nobody declared is broken XML', async () => {
  expect(await remarkOn(set('<card name="&tiger;" id="1"/>'))).toMatchObject({ code: 'xml/broken' });
});

test('elements within each other without end are refused', async () => {
  expect(await remarkOn(set('<a>'.repeat(100_000)))).toEqual({
    level: 'error',
    code: 'xml/too-deep',
    place: { file: 'set.xml', line: 2, column: null },
    message: 'The XML is nested deeper than 64 elements.',
  });
});
