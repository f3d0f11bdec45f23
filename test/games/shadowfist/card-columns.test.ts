import { describe, expect, it } from 'vitest';
import { shadowfistColumns as columns } from '../../../src/games/shadowfist/card-columns.ts';

/** What the cells say, before anything is dropped or added. */
const figuresOf = (cells: Record<string, string>) =>
  columns.read(new Map(Object.entries(cells))).card.figures;

const settle = (cells: Record<string, string>) =>
  columns.settle(columns.read(new Map(Object.entries(cells))).card);

describe('figures', () => {
  it('reads all cells of a row', () => {
    const cells = {
      ...{ title: 'Paper Tiger', subtitle: 'Origami Beast', text: 'Unique. Ambush.', type: 'Character' },
      ...{ factions: 'Eaters of the Lotus', cost: '3', requires: '{lot}{mag}', provides: '{lot}' },
      ...{ fighting: '4', power: '', body: '' },
    };
    expect(settle(cells)).toEqual({
      subtitle: 'Origami Beast',
      text: 'Unique. Ambush.',
      figures: {
        ...{ type: 'Character', factions: ['Lotus'], cost: 3, requires: ['lot', 'mag'], provides: ['lot'] },
        ...{ fighting: 4, power: null, body: null, restrictions: ['Unique'] },
      },
      attributes: {},
      findings: [],
    });
  });

  it('says nothing of columns that a table has not', () => {
    expect(settle({ title: 'Paper Tiger' })).toEqual({ figures: {}, attributes: {}, findings: [] });
  });

  it.each([
    ['', null],
    ['0', 0],
    ['7', 7],
    ['3.0', 3],
    ['x', 'X'],
    ['*', '*'],
  ])('reads a cost of %j as %j', (cost, figure) => {
    expect(figuresOf({ cost })).toEqual({ cost: figure });
  });

  it.each(['two', '2+', '-1', '1.5', '123456'])('cannot read a cost of %s', (cost) => {
    expect(columns.read(new Map([['cost', cost]])).findings).toEqual([
      {
        level: 'error',
        code: 'figure/unreadable',
        field: 'cost',
        message: `"${cost}" is not a whole number, X or *`,
      },
    ]);
  });
});

describe('factions', () => {
  it.each([
    ['Dragons', ['Dragons']],
    ['architects of the flesh', ['Architects']],
    ['The Guiding Hand', ['Guiding Hand']],
    ['7 Masters', ['Seven Masters']],
    ['Dragons Jammers', ['Dragons', 'Jammers']],
    ['Jammers, Dragons', ['Jammers', 'Dragons']],
    ['Eaters of the Lotus and Four Monarchs', ['Lotus', 'Four Monarchs']],
    ['Dragons Guiding Hand Ascended', ['Dragons', 'Guiding Hand', 'Ascended']],
    ['Unaligned', []],
    ['Chi Magic', []],
    ['High Tech', []],
    ['Feng Shui Site', []],
    ['', []],
    ['Jade Dragons', ['Jade Dragons']],
    ['Dragons, Bakers of Bread', ['Dragons', 'Bakers of Bread']],
  ])('%j are %j', (factions, expected) => {
    expect(figuresOf({ factions })).toEqual({ factions: expected });
  });

  it('come in the order of the game, each once', () => {
    expect(settle({ factions: 'Jammers, Dragons, Jammers' }).figures).toEqual({
      factions: ['Dragons', 'Jammers'],
    });
  });
});

describe('resources', () => {
  it.each([
    ['{dra}{dra}', ['dra', 'dra']],
    ['[han] [chi]', ['han', 'chi']],
    ['dra dra tek', ['dra', 'dra', 'tek']],
    ['2 Dragons, High Tech', ['dra', 'dra', 'tek']],
    ['2x mag', ['mag', 'mag']],
    ['mag x2', ['mag', 'mag']],
    ['', []],
    ['None', []],
    ['DD', ['DD']],
    ['{arc}{zzz}', ['arc', 'zzz']],
    ['99 dra', ['99 dra']],
  ])('%j are %j', (requires, symbols) => {
    expect(figuresOf({ requires })).toEqual({ requires: symbols });
  });

  it.each([
    ['{tek}{arc}{tek}', ['tek', 'arc', 'tek']],
    ['{han}{chi}{dra}{zzz}{arc}', ['han', 'chi', 'dra', 'zzz', 'arc']],
    ['2 Magic, Lotus', ['mag', 'mag', 'lot']],
  ])('The symbols of %s stay in the order in which they are written', (provides, expected) => {
    expect(settle({ provides, requires: provides }).figures).toEqual({
      provides: expected,
      requires: expected,
    });
  });
});

describe('types', () => {
  it.each([
    [{ type: 'Site', factions: 'Feng Shui Site' }, 'Feng Shui Site'],
    [{ type: 'Site', factions: 'Feng Shui' }, 'Feng Shui Site'],
    [{ type: 'Site', factions: 'Dragons', subtitle: 'Netherworld Feng Shui Site' }, 'Feng Shui Site'],
    [{ type: 'Site', factions: 'Dragons', subtitle: 'Battleground Site' }, 'Site'],
    [{ type: 'State', subtitle: 'Former Feng Shui Site' }, 'State'],
    [{ type: 'event' }, 'Event'],
    [{ type: '' }, null],
  ])('%j is of type %s', (cells, type) => {
    expect(figuresOf(cells)).toMatchObject({ type });
  });

  it('keeps a plural as it was written, and never takes it for the type', () => {
    expect(settle({ type: 'Characters' })).toEqual({
      figures: { type: 'Characters' },
      attributes: {},
      findings: [
        {
          level: 'note',
          code: 'figure/unknown-value',
          field: 'type',
          message: '"Characters" is not a known type; it is kept as written',
          unknown: {
            written: 'Characters',
            known: ['Character', 'Site', 'Feng Shui Site', 'State', 'Event', 'Edge'],
          },
        },
      ],
    });
  });

  it('tells each unknown faction, symbol and restriction', () => {
    const { findings } = settle({
      factions: 'Bakers',
      requires: 'DD',
      provides: '{zzz}{zzz}',
      restrictions: 'Fragile',
    });
    expect(findings.map(({ field, message }) => [field, message])).toEqual([
      ['factions', '"Bakers" is not a known faction; it is kept as written'],
      ['requires', '"DD" is not a known resource symbol; it is kept as written'],
      ['provides', '"zzz" is not a known resource symbol; it is kept as written'],
      ['restrictions', '"Fragile" is not a known restriction; it is kept as written'],
    ]);
  });
});

describe('figures that the type has not', () => {
  it('reads 0 as none', () => {
    expect(settle({ type: 'Event', fighting: '0', power: '', body: '0' })).toEqual({
      figures: { type: 'Event', fighting: null, power: null, body: null },
      attributes: {},
      findings: ['fighting', 'body'].map((field) => ({
        level: 'note',
        code: 'figure/zero-where-none',
        field,
        message: '0 stands where a card of its type has no such figure; it is read as none',
      })),
    });
  });

  it('keeps any other value as an attribute', () => {
    expect(settle({ type: 'State', fighting: '2' })).toEqual({
      figures: { type: 'State', fighting: null },
      attributes: { fighting: '2' },
      findings: [
        {
          level: 'note',
          code: 'figure/of-another-type',
          field: 'fighting',
          message: 'fighting 2 is no figure of the type State; it is kept as an attribute',
        },
      ],
    });
  });

  it('keeps a Fighting of 0 that a Character has', () => {
    expect(settle({ type: 'Character', fighting: '0' })).toEqual({
      figures: { type: 'Character', fighting: 0 },
      attributes: {},
      findings: [],
    });
  });

  it('leaves the figures of an unknown type alone', () => {
    expect(settle({ type: 'Token', fighting: '1', power: '0' }).figures).toEqual({
      type: 'Token',
      fighting: 1,
      power: 0,
    });
  });
});

describe('subtitles', () => {
  it.each([
    ['Event', 'Event', null],
    ['Feng Shui Site', 'Site', null],
    ['', 'Event', null],
    ['Site', 'Event', 'Site'],
    ['Netherworld Feng Shui Site', 'Site', 'Netherworld Feng Shui Site'],
  ])('of %j on a card of type %s is %j', (subtitle, type, expected) => {
    expect(settle({ subtitle, type }).subtitle).toBe(expected);
  });
});

describe('restrictions', () => {
  it.each([
    ['Unique. Turn to heal.', ['Unique']],
    ['Limited. Toast It.', ['Limited', 'Toast It']],
    ['**Unique.** **Uncopyable.** Guts.', ['Uncopyable', 'Unique']],
    ['Not cumulative. Weapon. Play on a Character.', ['Weapon']],
    ['One-Shot', ['One-Shot']],
    ['"Unique. Guts."', ['Unique']],
    ['Play on a Vehicle.', []],
    ['Play as a State with the text "Vehicle. Play on a Character."', []],
    ['It gains Toast It.', []],
    ['', []],
  ])('in %j are %j', (text, restrictions) => {
    expect(settle({ text }).figures).toEqual({ restrictions });
  });

  it('are those of the column and of the text together', () => {
    expect(settle({ restrictions: 'Weapon, Unique', text: 'Unique. Schtick.' }).figures).toEqual({
      restrictions: ['Schtick', 'Unique', 'Weapon'],
    });
  });

  it('are not spoken of without a text', () => {
    expect(settle({ type: 'Event' }).figures).toEqual({ type: 'Event' });
  });
});

describe('what makes a card', () => {
  it('is its title alone', () => {
    const card = { title: 'The Paper Tiger', subtitle: 'Origami Beast', figures: { type: 'Character' } };
    const same = { title: 'PAPER-TIGER, the', subtitle: null, figures: { type: 'Event' } };
    expect(columns.identity(card)).toBe(columns.identity(same));
    expect(columns.namesakes(card)).toBe(columns.identity(card));
    expect(columns.slug(card)).toBe('the-paper-tiger');
  });
});

describe('figures in a file', () => {
  it('may be values that nobody knows', () => {
    const figures = { type: 'Token', factions: ['Bakers'], requires: ['zzz'], restrictions: ['Fragile'] };
    expect(columns.figures.parse(figures)).toEqual(figures);
  });

  it.each([{ cost: '2' }, { cost: -1 }, { fighting: 'Y' }, { colour: 'red' }])('may not be %j', (figures) => {
    expect(columns.figures.safeParse(figures).success).toBe(false);
  });
});
