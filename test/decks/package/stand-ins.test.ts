import { describe, expect, test } from 'vitest';
import * as zod from 'zod';
import { Unreadable } from '../../../src/card-files/reading/unreadable.ts';
import * as usual from '../../../src/card-files/reading/xml.ts';
import * as plain from '../../../src/decks/package/plain-zod.ts';
import * as small from '../../../src/decks/package/small-json.ts';
import { walkXml } from '../../../src/decks/package/small-xml.ts';
import { placesIn } from '../../../src/json-places.ts';

/** What a document makes a visitor see, or the code of what is wrong with it. */
function seen(walk: typeof walkXml, xml: string): unknown {
  const events: unknown[] = [];
  let words = '';
  const said = () => {
    if (words !== '') events.push(words);
    words = '';
  };
  try {
    walk(xml, {
      open: ({ name, attributes, line }, path) => {
        said();
        events.push([name, { ...attributes }, line, [...path]]);
      },
      text: (text) => {
        words += text;
      },
      close: (path) => {
        said();
        events.push([...path]);
      },
    });
  } catch (error) {
    return error instanceof Unreadable ? error.code : error;
  }
  return events;
}

describe('The small XML reader sees what the usual one sees', () => {
  test.each([
    '<deck version="0.8"><superzone name="Deck">\n<card><name id="a">Fog &amp; Rain</name></card></superzone></deck>',
    '<?xml version=\'1.0\'?><!-- a > b --><!DOCTYPE deck><deck a = \'x "y"\' b="&#65;&#x42;"/>',
    '<d:deck xmlns:d="urn:d"><d:card/><![CDATA[a < b & c]]></d:deck>\n',
    '<deck>\n\n<card qty="x"></card>text</deck>',
    '<deck><card></deck>',
    '<deck><card>',
    '<deck/><deck/>',
    'text<deck/>',
    '<deck a="1" a2=\'2\'>&unknown;</deck>',
    '<deck><card qty=4/></deck>',
    '<deck> a < b </deck>',
    '<!DOCTYPE deck [<!ENTITY a "b">]><deck>&a;</deck>',
    '<a>'.repeat(65),
  ])('%s', (xml) => {
    expect(seen(walkXml, xml)).toEqual(seen(usual.walkXml, xml));
  });
});

describe('The small JSON check finds the keys that an object has twice', () => {
  test.each([
    '{"a": 1, "a": 2}',
    '{"a": [{"b": 1}, {"b": 1, "c": {"d": "}", "d": "\\"{"}}], "a": []}',
    '{"x/y": {"~": 1, "~": 2}}',
    '[1, [2, {"a": 1, "a": 1}], {"b": [","], "b": 2}]',
    '{}',
  ])('%s', (text) => {
    const pointers = (places: typeof placesIn) =>
      places(text, new Set()).repeated.map(({ pointer }) => pointer);
    expect(pointers(small.placesIn)).toEqual(pointers(placesIn));
  });

  test('JSON that is broken or nested too deep is refused', () => {
    expect(() => small.placesIn('{"a": }', new Set())).toThrow(small.NotJson);
    expect(() => small.placesIn('['.repeat(200) + ']'.repeat(200), new Set())).toThrow(small.NotJson);
  });
});

describe('The forms for the browser take and refuse what zod takes and refuses', () => {
  const ofZod = zod.strictObject({
    title: zod.string().trim().min(1).max(5),
    number: zod.int().min(0).max(9).nullable().default(null),
    words: zod
      .array(zod.enum(['a', 'b']))
      .max(2)
      .exactOptional(),
    figure: zod
      .union([zod.int(), zod.literal('X')])
      .nullable()
      .catch(null),
    gems: zod.partialRecord(zod.enum(['Strength', 'Agility']), zod.int()).optional(),
    loose: zod.looseObject({ check: zod.string() }).optional(),
    dropped: zod.object({ a: zod.boolean() }).optional(),
  });
  const ofPackage = plain.strictObject({
    title: plain.string().trim().min(1).max(5),
    number: plain.int().min(0).max(9).nullable().default(null),
    words: plain
      .array(plain.enum(['a', 'b']))
      .max(2)
      .exactOptional(),
    figure: plain
      .union([plain.int(), plain.literal('X')])
      .nullable()
      .catch(null),
    gems: plain.partialRecord(plain.enum(['Strength', 'Agility']), plain.int()).optional(),
    loose: plain.looseObject({ check: plain.string() }).optional(),
    dropped: plain.object({ a: plain.boolean() }).optional(),
  });

  test.each([
    [{ title: ' a ', figure: 4 }],
    [{ title: 'abcdef', figure: 4 }],
    [{ title: ' ', figure: 'X' }],
    [{ title: 'a', figure: 'Y', number: 10 }],
    [{ title: 'a', figure: {}, number: null, words: ['a', 'b'] }],
    [{ title: 'a', words: ['a', 'b', 'a'] }],
    [{ title: 'a', words: ['c'] }],
    [{ title: 'a', gems: { Strength: 1 } }],
    [{ title: 'a', gems: { Luck: 1 } }],
    [{ title: 'a', loose: { check: 'x', more: [1] }, dropped: { a: true, b: 1 } }],
    [{ title: 'a', loose: {} }],
    [{ title: 'a', unknown: 1 }],
    [{ number: 1 }],
    [[]],
    [null],
  ])('%j', (given) => {
    const [expected, read] = [ofZod.safeParse(given), ofPackage.safeParse(given)];
    expect(read.success).toBe(expected.success);
    if (read.success) expect(read.data).toEqual(expected.data);
  });
});
