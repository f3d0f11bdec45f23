import { describe, expect, test } from 'vitest';
import type { CardDesignator, GameSnapshot } from '../../../src/database/snapshot/snapshot.ts';
import { book, card, changes, fieldsOf, later, printed, printing, standard, version } from './cast.ts';

const dragon = card('tin-dragon');
const monk = card('clay-monk');
const ofCard = { game: 'shadowfist', of: 'card', into: null, fields: [] };

describe('a card', () => {
  test('is created', () => {
    expect(changes({ cards: [monk] }, { cards: [monk, dragon] })).toEqual([
      { ...ofCard, change: 'created', subject: 'tin-dragon', name: 'Tin Dragon' },
    ]);
  });

  test('is removed', () => {
    expect(changes({ cards: [monk, dragon] }, { cards: [monk] })).toEqual([
      { ...ofCard, change: 'removed', subject: 'tin-dragon', name: 'Tin Dragon' },
    ]);
  });

  test('is merged into another, and no longer there', () => {
    const merges = new Map([['tin-dragon', 'clay-monk']]);
    const gone = {
      ...ofCard,
      change: 'merged',
      subject: 'tin-dragon',
      name: 'Tin Dragon',
      into: 'clay-monk',
    };
    expect(changes({ cards: [monk, dragon] }, { cards: [monk] }, merges)).toEqual([gone]);
    expect(changes({ cards: [monk] }, { cards: [monk] }, merges)).toEqual([]);
  });

  test('keeps its id, whatever it is called', () => {
    const renamed = { ...dragon, slug: 'brass-dragon', name: 'Brass Dragon', title: 'Brass Dragon' };
    expect(changes({ cards: [dragon] }, { cards: [renamed] })).toEqual([
      {
        ...ofCard,
        change: 'updated',
        subject: 'brass-dragon',
        name: 'Brass Dragon',
        fields: [
          { field: 'name', from: 'Tin Dragon', to: 'Brass Dragon' },
          { field: 'slug', from: 'tin-dragon', to: 'brass-dragon' },
          { field: 'title', from: 'Tin Dragon', to: 'Brass Dragon' },
        ],
      },
    ]);
  });
});

describe('what is different of a card', () => {
  test('a designator that it gained, and one that a wording ended', () => {
    const toy: CardDesignator = {
      word: 'Toy',
      key: 'toy',
      origin: 'subtitle',
      grantedTo: null,
      version: null,
      rules: [],
      from: null,
      until: null,
      supersededBy: null,
    };
    const gun: CardDesignator = {
      ...toy,
      word: 'Gun',
      key: 'gun',
      origin: 'granted',
      version: 'dragon/book',
    };
    const ended = { ...toy, until: book.id, supersededBy: 'dragon/book' };
    const { key: _, ...gained } = gun;
    expect(fieldsOf({ designators: [toy] }, { designators: [ended, gun] })).toEqual([
      { field: 'designators.gun/dragon/book', from: null, to: gained },
      { field: 'designators.toy.supersededBy', from: null, to: 'dragon/book' },
      { field: 'designators.toy.until', from: null, to: book.id },
    ]);
  });

  test('its subtitle, type, former titles and note', () => {
    expect(
      fieldsOf({}, { subtitle: 'Toy', type: 'Edge', formerTitles: ['Tin Drake'], note: 'Rare.' }),
    ).toEqual([
      { field: 'formerTitles', from: [], to: ['Tin Drake'] },
      { field: 'note', from: null, to: 'Rare.' },
      { field: 'subtitle', from: null, to: 'Toy' },
      { field: 'type', from: 'Character', to: 'Edge' },
    ]);
  });

  test('its figures one by one; one that is not given is one that is unknown', () => {
    const before = { figures: { cost: 2, fighting: null, gems: { Strength: 1 }, requires: ['dra'] } };
    const after = { figures: { cost: 'X', body: null, gems: { Strength: 2 }, requires: ['dra', 'dra'] } };
    expect(fieldsOf(before, after)).toEqual([
      { field: 'figures.cost', from: 2, to: 'X' },
      { field: 'figures.gems.Strength', from: 1, to: 2 },
      { field: 'figures.requires', from: ['dra'], to: ['dra', 'dra'] },
    ]);
  });

  test('the wording in force and its errata number, with the version that makes them', () => {
    const { id, position, ...told } = version('tin-dragon/second', { text: 'Toughness 2.', errataNumber: 2 });
    const first = version('tin-dragon/first');
    const second = { ...told, id, position };
    expect(fieldsOf({ versions: [first] }, { versions: [first, second] })).toEqual([
      { field: 'errataNumber', from: 1, to: 2 },
      { field: 'text', from: 'Toughness 1.', to: 'Toughness 2.' },
      { field: 'versions.tin-dragon/second', from: null, to: { ...told, source: 'shadowfist.yotd' } },
    ]);
  });

  test('the figures that a version in force brings', () => {
    const before = version('tin-dragon/first', { figures: { cost: 3 } });
    const after = version('tin-dragon/first', { figures: { cost: 4 } });
    expect(fieldsOf({ versions: [before] }, { versions: [after] })).toEqual([
      { field: 'figures.cost', from: 3, to: 4 },
      { field: 'versions.tin-dragon/first.figures.cost', from: 3, to: 4 },
    ]);
  });

  test('a version that says otherwise whom it is for', () => {
    const before = version('tin-dragon/first');
    const after = version('tin-dragon/first', {
      appliesTo: { to: 'printings', printings: [{ set: 'standard', number: null }] },
    });
    expect(fieldsOf({ versions: [before] }, { versions: [after] })).toEqual([
      {
        field: 'versions.tin-dragon/first.appliesTo.printings',
        from: null,
        to: [{ set: 'standard', number: null }],
      },
      { field: 'versions.tin-dragon/first.appliesTo.to', from: 'all', to: 'printings' },
    ]);
  });

  test('a printing more, and one less', () => {
    const inStandard = printing(standard, { errataNumber: 1, attributes: { Rarity: 'Rare' } });
    const told = {
      errataNumber: 1,
      text: null,
      figures: {},
      attributes: { Rarity: 'Rare' },
      importedFrom: [],
    };
    const numbered = { ...inStandard, number: '12' };
    expect(fieldsOf({}, { printings: [inStandard] })).toContainEqual({
      field: 'printings.standard',
      from: null,
      to: told,
    });
    expect(fieldsOf({ printings: [numbered] }, {})).toContainEqual({
      field: 'printings.standard/12',
      from: told,
      to: null,
    });
  });

  test('only the parts of a printing that differ', () => {
    const before = printing(standard, {
      attributes: { Rarity: 'Rare', Artist: 'Anna' },
      figures: { cost: 2 },
    });
    const after = printing(standard, {
      attributes: { Rarity: 'Common', Artist: 'Anna' },
      figures: { cost: 3 },
    });
    expect(fieldsOf({ printings: [before] }, { printings: [after] })).toEqual([
      { field: 'printings.standard.attributes.Rarity', from: 'Rare', to: 'Common' },
      { field: 'printings.standard.figures.cost', from: 2, to: 3 },
    ]);
  });

  test('which files tell of it, by that name', () => {
    const before = printing(standard, { importedFrom: ['old.txt'] });
    const after = printing(standard, { importedFrom: ['old.txt', 'new.txt'] });
    expect(fieldsOf({ printings: [before] }, { printings: [after] })).toEqual([
      { field: 'printings.standard.importedFrom', from: ['old.txt'], to: ['old.txt', 'new.txt'] },
    ]);
  });

  test('what it says, though only the order of its sets moved', () => {
    const { sets, cards } = reprinted(1, 2);
    const moved = reprinted(2, 1);
    expect(changes({ sets, cards }, moved)).toEqual([
      {
        ...ofCard,
        of: 'set',
        change: 'updated',
        subject: 'standard',
        name: 'Standard',
        fields: [{ field: 'order', from: 1, to: 2 }],
      },
      {
        ...ofCard,
        of: 'set',
        change: 'updated',
        subject: 'later',
        name: 'Later Set',
        fields: [{ field: 'order', from: 2, to: 1 }],
      },
      {
        ...ofCard,
        change: 'updated',
        subject: 'tin-dragon',
        name: 'Tin Dragon',
        fields: [{ field: 'text', from: 'New.', to: 'Old.' }],
      },
    ]);
  });
});

/** A card with other words in each of two sets, which come in this order. */
function reprinted(first: number, second: number): Pick<GameSnapshot, 'sets' | 'cards'> {
  const [one, other] = [
    { ...standard, order: first },
    { ...later, order: second },
  ];
  const versions = [
    printed('tin-dragon/standard', one, { text: 'Old.' }),
    printed('tin-dragon/later', other, { text: 'New.' }),
  ];
  return {
    sets: [one, other],
    cards: [card('tin-dragon', { printings: [printing(one), printing(other)], versions })],
  };
}

describe('nothing is told', () => {
  test('of the same content', () => {
    const { sets, cards } = reprinted(1, 2);
    expect(changes({ sets, cards }, structuredClone({ sets, cards }))).toEqual([]);
  });

  test('of figures in another order, as a database gives them back', () => {
    expect(fieldsOf({ figures: { cost: 2, body: 3 } }, { figures: { body: 3, cost: 2 } })).toBeUndefined();
  });

  test('of places: an earlier source moves those after it, and says so by itself', () => {
    const earlier = { ...book, id: 'shadowfist.first', title: 'First Rulebook', date: '1995' };
    const moved = { ...book, rank: 2 };
    const before = { cards: [card('tin-dragon', { versions: [version('tin-dragon/first')] })] };
    const after = {
      sources: [earlier, moved],
      cards: [
        card('tin-dragon', { versions: [version('tin-dragon/first', { source: moved, position: 7 })] }),
      ],
    };
    expect(changes(before, after)).toEqual([
      {
        ...ofCard,
        change: 'created',
        of: 'source',
        subject: 'shadowfist.first',
        name: 'First Rulebook',
      },
    ]);
  });
});

describe('what is not a card', () => {
  const ruling = {
    id: 'shadowfist.yotd/4.2/tin-dragon-rusts',
    kind: 'ruling',
    question: null,
    statement: 'Tin Dragon rusts.',
    source: book,
    section: '4.2',
    heading: null,
    date: null,
    issuer: null,
    cards: [dragon.id],
    terms: ['Rust'],
    rulesets: [],
    supersededBy: null,
    note: null,
    importedFrom: [],
  } as const;
  const rule = {
    id: 'shadowfist.yotd/4.2/rust',
    section: '4.2',
    heading: 'Rust',
    statement: 'Tin rusts.',
    source: book,
    held: 'resolved',
  } as const;
  const term = {
    id: 'shadowfist.yotd/rust',
    term: 'Rust',
    aliases: [],
    kind: 'term',
    definition: 'What tin does.',
    source: book,
    section: '10',
    heading: null,
    see: [],
    note: null,
  } as const;
  const ruleset = { id: 'shadowfist.classic', name: 'Classic', about: 'Invented.', sources: [book.id] };
  const group = {
    id: 'shadowfist.toys',
    name: 'Toys',
    statement: 'They are made of tin.',
    limit: null,
    source: book,
    section: '7',
    heading: null,
    places: [],
    members: [{ card: dragon.id, place: null }],
    memberPatterns: [],
    note: null,
  };
  const format = {
    slug: 'classic',
    name: 'Classic',
    ruleset: null,
    about: null,
    sets: ['standard'],
    rules: [],
    advice: [],
    importedFrom: ['formats.txt'],
  };

  const whole: Partial<GameSnapshot> = {
    rulesets: [ruleset],
    cards: [dragon, monk],
    rulings: [ruling],
    rules: [rule],
    terms: [term],
    groups: [group],
    formats: [format],
  };
  const nothing = { sources: [], sets: [] };
  const inOrder = [
    ['source', 'shadowfist.yotd', 'Year of the Dragon Rulebook'],
    ['ruleset', 'shadowfist.classic', 'Classic'],
    ['set', 'standard', 'Standard'],
    ['set', 'later', 'Later Set'],
    ['card', 'tin-dragon', 'Tin Dragon'],
    ['card', 'clay-monk', 'Clay Monk'],
    ['group', 'shadowfist.toys', 'Toys'],
    ['ruling', 'shadowfist.yotd/4.2/tin-dragon-rusts', 'Tin Dragon'],
    ['rule', 'shadowfist.yotd/4.2/rust', 'Rust'],
    ['term', 'shadowfist.yotd/rust', 'Rust'],
    ['format', 'classic', 'Classic'],
  ].map(([of, subject, name]) => ({ ...ofCard, of, subject, name }));

  test('is created, that on which others rest first', () => {
    expect(changes(nothing, whole)).toEqual(inOrder.map((change) => ({ ...change, change: 'created' })));
  });

  test('is removed', () => {
    expect(changes(whole, nothing)).toEqual(inOrder.map((change) => ({ ...change, change: 'removed' })));
  });

  test.each<[keyof GameSnapshot, object, object]>([
    [
      'rulings',
      { ...ruling, cards: [monk.id], supersededBy: 'another' },
      {
        name: 'Clay Monk',
        fields: [
          { field: 'cards', from: ['tin-dragon'], to: ['clay-monk'] },
          { field: 'supersededBy', from: null, to: 'another' },
        ],
      },
    ],
    ['rulings', { ...ruling, cards: [] }, { name: 'Rust' }],
    ['rulings', { ...ruling, cards: [], terms: [] }, { name: 'shadowfist.yotd/4.2/tin-dragon-rusts' }],
    [
      'rules',
      { ...rule, heading: 'Rusting', held: 'checked' },
      {
        name: 'Rusting',
        fields: [
          { field: 'heading', from: 'Rust', to: 'Rusting' },
          { field: 'held', from: 'resolved', to: 'checked' },
        ],
      },
    ],
    ['terms', { ...term, see: ['Tin'] }, { fields: [{ field: 'see', from: [], to: ['Tin'] }] }],
    [
      'groups',
      { ...group, members: [] },
      { fields: [{ field: 'members', from: [{ card: 'tin-dragon', place: null }], to: [] }] },
    ],
    ['rulesets', { ...ruleset, name: 'Old' }, { fields: [{ field: 'name', from: 'Classic', to: 'Old' }] }],
    [
      'formats',
      { ...format, sets: ['standard', 'later'] },
      { fields: [{ field: 'sets', from: ['standard'], to: ['standard', 'later'] }] },
    ],
  ])('is updated: %s', (list, thing, expected) => {
    expect(changes(whole, { ...whole, [list]: [thing] })).toEqual([
      expect.objectContaining({ change: 'updated', into: null, ...expected }),
    ]);
  });
});
