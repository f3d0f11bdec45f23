import { describe, expect, it } from 'vitest';
import { problemsOf, read, refused } from './list-cast.ts';

describe('the format of a list is recognised by its content', () => {
  it.each([
    ['lackey-dek', '<deck version="0.8"><superzone name="Deck"></superzone></deck>'],
    ['lackey-dek', '<?xml version="1.0"?><!-- a deck --><deck></deck>'],
    ['octgn', '<deck game="11111111-2222-3333-4444-555555555555"></deck>'],
    ['octgn', '<deck><section name="Deck" /></deck>'],
    ['mtgo-dek', '<Deck><Cards Quantity="1" Name="A"/></Deck>'],
    ['cockatrice', '<cockatrice_deck version="1"></cockatrice_deck>'],
    ['tabletop-simulator', '{"SaveName": "", "ObjectStates": []}'],
    ['arbiter', '{"arbiter": 1, "zones": []}'],
    ['lackey-txt', '1\tWen Li\nMisc:\n1\tFan'],
    ['arena', 'Deck\n1 Wen Li'],
    ['arena', '1 Wen Li (ABC) 12'],
    ['mtgo', '1 Wen Li\n\nSideboard\n1 Fog'],
    ['untap', '1 Wen Li (ABC) (AB-012)'],
    ['plain', '1 Wen Li'],
    ['plain', '1 Wen Li (ABC)'],
    ['plain', '1\tWen Li\nFog'],
    ['plain', 'Deck: 2\nWen Li\nFog'],
    ['plain', '[3] Wen Li'],
  ])('%s: %s', (format, text) => {
    expect(read(text).format).toBe(format);
  });

  it.each([
    ['card data of LackeyCCG', 'Name\tSet\tImageFile\tType\nWen Li\tdemo1\twen_li\tCharacter'],
    ['an XML file of <set>', '<set name="Demo" gameId="1"></set>'],
    ['an XML file of <html>', '<!DOCTYPE html><html><body>3 Wen Li</body></html>'],
  ])('%s is not a deck', (what, text) => {
    expect(problemsOf(text)).toEqual([
      {
        code: 'list/not-a-deck',
        message: `This is ${what}, not a deck list.`,
        place: { line: null, column: null, pointer: null },
      },
    ]);
  });

  it.each(['', ' \n\t\n ', '\uFEFF'])('An empty text is not a list: %j', (text) => {
    expect(refused(text)).toEqual([['list/empty', null]]);
  });

  it('A text without a card is not a list', () => {
    expect(refused('// Events\n-----\nSideboard')).toEqual([['list/empty', null]]);
  });
});
