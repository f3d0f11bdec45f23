import { describe, expect, it } from 'vitest';
import { nothingKnown } from '../../../src/decks/lists/known-names.ts';
import { read, zonesOf } from './list-cast.ts';

describe('a text of MTG Arena', () => {
  it('has sections, sets and numbers, known or not', () => {
    const text = `About
Name Paper Panic

Commander
1 Wen Li (DEMO) 1★

Deck
3 Paper Tiger (D1) 12
1 18 Tin Monks (ABC)

Sideboard
2 Loud Noise
`;
    const { format, list } = read(text);
    expect(format).toBe('arena');
    expect(list.name).toBe('Paper Panic');
    expect(zonesOf(list)).toEqual({
      Commander: ['1 Wen Li (DEMO) 1★'],
      Deck: ['3 Paper Tiger (D1) 12', '1 18 Tin Monks (ABC)'],
      Sideboard: ['2 Loud Noise'],
    });
  });

  it('is known by its numbers alone', () => {
    const { format, list } = read('3 Brass Band (ABC) 12\n1 Fog', nothingKnown);
    expect(format).toBe('arena');
    expect(zonesOf(list)).toEqual({ Deck: ['3 Brass Band (ABC) 12', '1 Fog'] });
  });
});

describe('a text of Magic Online', () => {
  it.each(['Sideboard', 'SIDEBOARD:'])('has its sideboard under %s', (heading) => {
    const { format, list } = read(`3 Paper Tiger\n1 18 Tin Monks\n\n${heading}\n2 Loud Noise\n`);
    expect(format).toBe('mtgo');
    expect(zonesOf(list)).toEqual({ Deck: ['3 Paper Tiger', '1 18 Tin Monks'], Sideboard: ['2 Loud Noise'] });
  });

  it('may say the sideboard before each line of it', () => {
    const { format, list } = read('3 Paper Tiger\nSB: 2 Loud Noise');
    expect(format).toBe('mtgo');
    expect(zonesOf(list)).toEqual({ Deck: ['3 Paper Tiger'], Sideboard: ['2 Loud Noise'] });
  });
});

describe('a deck of Magic Online', () => {
  it('is read for its names', () => {
    const text = `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="123" Quantity="4" Sideboard="false" Name="Paper Tiger" Annotation="0" />
  <Cards CatID="0" Quantity="1" Sideboard="true" Name="18 Tin Monks" Annotation="0" />
</Deck>`;
    const { format, list, remarks } = read(text, nothingKnown);
    expect(format).toBe('mtgo-dek');
    expect(zonesOf(list)).toEqual({ Deck: ['4 Paper Tiger'], Sideboard: ['1 18 Tin Monks'] });
    expect(remarks.map(({ message }) => message)).toEqual([
      'Ignored: <NetDeckID>, CatID. A deck list cannot store them.',
    ]);
  });
});

describe('a text of untap.in', () => {
  it('has codes and numbers in brackets, and sections in comments', () => {
    const text = `// Main
3 Paper Tiger (DEMO) (D1-004)
1 18 Tin Monks [DEMO]

// Events
2 Loud Noise
// [Misc]
1 Fan (DEMO) (D1-005)
SIDEBOARD:
1 Wen Li
`;
    const { format, list } = read(text);
    expect(format).toBe('untap');
    expect(zonesOf(list)).toEqual({
      Deck: ['3 Paper Tiger (DEMO) D1-004', '1 18 Tin Monks (DEMO)', '# Events', '2 Loud Noise'],
      Misc: ['1 Fan (DEMO) D1-005'],
      Sideboard: ['1 Wen Li'],
    });
  });
});
