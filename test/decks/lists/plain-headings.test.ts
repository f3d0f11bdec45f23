import { describe, expect, it } from 'vitest';
import { linesOf, read, remarked, zonesOf } from './list-cast.ts';

describe('headings with a count', () => {
  it('stand on either side of it', () => {
    const text = `
Foundations 3
3 Paper Tiger
4 Events
2 Loud Noise
2 Folding Chair

3 FSS
1 Rooftop Garden
2 Noodle Shop
Hitters / support 1
1 Wen Li`;
    expect(linesOf(text)).toEqual([
      '# Foundations 3',
      '3 Paper Tiger',
      '# Events 4',
      '2 Loud Noise',
      '2 Folding Chair',
      '# FSS 3',
      '1 Rooftop Garden',
      '2 Noodle Shop',
      '# Hitters / support 1',
      '1 Wen Li',
    ]);
    expect(remarked(text)).toEqual([]);
  });

  it('may tell two counts', () => {
    expect(linesOf('Sites 2 FSS 1 NFS\n2 Rooftop Garden\n1 Noodle Shop')).toEqual([
      '# Sites 2 FSS 1 NFS',
      '2 Rooftop Garden',
      '1 Noodle Shop',
    ]);
  });

  it('may head others', () => {
    expect(linesOf('5 Characters\n3 Foundations\n3 Paper Tiger\n2 Hitters\n2 Wen Li')).toEqual([
      '# Characters 5',
      '# Foundations 3',
      '3 Paper Tiger',
      '# Hitters 2',
      '2 Wen Li',
    ]);
  });

  it('need not be of known words where lines are set in under them', () => {
    expect(linesOf('4 Early game\n  2 Loud Noise\n  2 Folding Chair\n1 Wen Li')).toEqual([
      '# Early game 4',
      '2 Loud Noise',
      '2 Folding Chair',
      '1 Wen Li',
    ]);
  });

  it('need not be of known words where they have no quantity among lines that have', () => {
    expect(linesOf('Early game 4\n2 Loud Noise\n2 Folding Chair\n\n1 Wen Li')).toEqual([
      '# Early game 4',
      '2 Loud Noise',
      '2 Folding Chair',
      '1 Wen Li',
    ]);
  });

  it('are cards where a card is called so', () => {
    expect(linesOf('18 Tin Monks\n9 Loud Noise\n9 Folding Chair')).toEqual([
      '1 18 Tin Monks',
      '9 Loud Noise',
      '9 Folding Chair',
    ]);
  });

  it('A line stays a card, with a remark, if only the sum suggests a heading', () => {
    const text = '4 Early game\n2 Loud Noise\n2 Folding Chair';
    expect(linesOf(text)).toEqual(['4 Early game', '2 Loud Noise', '2 Folding Chair']);
    expect(read(text).remarks.map(({ message }) => message)).toEqual([
      'The line contains no known title. It is read as 4 × "Early game".',
      'The line may be a heading: its number is the sum of the lines below. It is read as a card; write a colon at its end to make it a heading.',
    ]);
  });

  it('A line stays a card, with a remark, if the sum is different', () => {
    const text = '5 Events\n2 Loud Noise\n2 Folding Chair';
    expect(linesOf(text)).toEqual(['5 Events', '2 Loud Noise', '2 Folding Chair']);
    expect(remarked(text)).toEqual([
      ['line/undecided', 1],
      ['line/heading-or-card', 1],
    ]);
  });

  it('in the singular may be cards: Guard is one', () => {
    expect(linesOf('4 Guard\n2 Dodge\n2 Lunge')).toEqual(['4 Guard', '2 Dodge', '2 Lunge']);
  });
});

describe('Cards with their count behind the name', () => {
  it('are not headings, even if the count is the sum of the cards below', () => {
    expect(linesOf('Papr Tigr 4\nLoud Noise 2\nFolding Chair 2')).toEqual([
      '1 Papr Tigr 4',
      '2 Loud Noise',
      '2 Folding Chair',
    ]);
    expect(linesOf('Papr Tigr x4\n2 Loud Noise\n2 Folding Chair')).toEqual([
      '4 Papr Tigr',
      '2 Loud Noise',
      '2 Folding Chair',
    ]);
  });
});

describe('headings by their form', () => {
  it.each([
    ['Early game:', '# Early game'],
    ['Early game (4 cards):', '# Early game 4'],
    ['Sites (3 FSS, 1 NFS):', '# Sites 3 FSS 1 NFS'],
    ['Events: 4', '# Events 4'],
    ['4 Early game:', '# Early game 4'],
    ['Early game (4):', '# Early game 4'],
    ['Sites: 3 FSS, 1 NFS', '# Sites 3 FSS 1 NFS'],
    ['== Early game ==', '# Early game'],
    ['**Early game**', '# Early game'],
    ['// Events', '# Events'],
    ['--- Events (4) ---', '# Events 4'],
    ['Characters', '# Characters'],
  ])('%s', (text, heading) => {
    expect(linesOf(`${text}\n2 Loud Noise\n2 Folding Chair`)).toEqual([
      heading,
      '2 Loud Noise',
      '2 Folding Chair',
    ]);
  });

  it('are none where a card is called so', () => {
    expect(linesOf('Paper Tiger: 4\n2 Loud Noise\n2 Folding Chair')).toEqual([
      '4 Paper Tiger',
      '2 Loud Noise',
      '2 Folding Chair',
    ]);
  });

  it('A line that may contain a quantity is not a heading', () => {
    expect(linesOf('Brass Band: 4\nFog: 4')).toEqual(['4 Brass Band', '4 Fog']);
  });

  it('A line that may contain cards is not a heading', () => {
    expect(linesOf('2 Loud Noise\nSideboard: 2 Wen Li')).toEqual(['2 Loud Noise', '2 Wen Li']);
  });

  it('tell where their count is another', () => {
    const { remarks } = read('Early game (5):\n2 Loud Noise\n2 Folding Chair');
    expect(remarks).toEqual([
      {
        code: 'list/count-differs',
        message: '"Early game" announces 5 cards but has 4.',
        place: { line: 1, column: 1, pointer: null },
      },
    ]);
  });
});

describe('zones', () => {
  it('are the deck where nothing is said', () => {
    expect(zonesOf(read('2 Loud Noise').list)).toEqual({ Deck: ['2 Loud Noise'] });
  });

  it.each([
    'Sideboard',
    'SIDEBOARD:',
    'Sideboard (1)',
    '// Sideboard',
    '[Sideboard]',
    'Side: 1',
    '1 Sideboard',
  ])('%s', (heading) => {
    expect(zonesOf(read(`2 Loud Noise\n${heading}\n1 Wen Li`).list)).toEqual({
      Deck: ['2 Loud Noise'],
      Sideboard: ['1 Wen Li'],
    });
  });

  it('are those of Highlander', () => {
    const text = 'Pre-Game (1)\n1 Wen Li\n\nEndurance: 4\n2 Loud Noise\n2 Folding Chair\n';
    expect(zonesOf(read(text).list)).toEqual({
      'Pre-Game': ['1 Wen Li'],
      Endurance: ['2 Loud Noise', '2 Folding Chair'],
    });
    expect(read(text).list.zones.map(({ told }) => told)).toEqual([1, 4]);
  });

  it('may have any name in brackets', () => {
    expect(zonesOf(read('[Reserve Deck]\n1 Wen Li').list)).toEqual({ 'Reserve Deck': ['1 Wen Li'] });
  });

  it('are said for a line by SB:', () => {
    expect(zonesOf(read('SB: 1 Wen Li\n2 Loud Noise\nCalm').list)).toEqual({
      Sideboard: ['1 Wen Li'],
      Deck: ['2 Loud Noise', '1 Calm'],
    });
  });

  it('A zone that has the name of a card gets a remark', () => {
    const known = { title: (written: string) => written === 'Endurance', set: () => false };
    expect(remarked('Endurance\n1 Endurance', known)).toEqual([['line/zone-or-card', 1]]);
  });

  it('A zone does not begin at a blank line, and a remark says so', () => {
    const text = '2 Loud Noise\n2 Folding Chair\n\n1 Wen Li';
    expect(zonesOf(read(text).list)).toEqual({ Deck: ['2 Loud Noise', '2 Folding Chair', '1 Wen Li'] });
    expect(remarked(text)).toEqual([['list/blank-line', 3]]);
    expect(remarked(`${text}\n\n1 Slow Boat`)).toEqual([]);
  });
});
