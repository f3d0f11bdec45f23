import { describe, expect, test } from 'vitest';
import { linesOf, read, remarked, zonesOf } from './list-cast.ts';

/** Fifty different ones, in a fixed order. */
function fifty(made: readonly string[]): string[] {
  const different = [...new Set(made)];
  expect(different.length).toBeGreaterThanOrEqual(50);
  const step = different.length / 50;
  return Array.from({ length: 50 }, (_, at) => different[Math.floor(at * step)] ?? '');
}

/** Each way of the first kind with each of the second. */
const each = <A, B>(first: readonly A[], second: readonly B[], join: (a: A, b: B) => string): string[] =>
  first.flatMap((a) => second.map((b) => join(a, b)));

const CARDS = ['4 Paper Tiger', '3 Loud Noise', '2 Wen Li', '1 Folding Chair'];
const DECK = CARDS;

/** The list with the line at each of its places. */
const placed = (line: string): string[] =>
  CARDS.map((_, at) => CARDS.toSpliced(at, 0, line).join('\n')).concat([...CARDS, line].join('\n'));

describe('A line that announces how many cards there are is not a card', () => {
  const forms = [
    ...['= {n} cards', '= {n}', '=> {n} cards', '→ {n}', '∑ {n}', 'Total: {n}', 'Total {n}', 'TOTAL = {n}'],
    ...['{n} total', '{n} in total', '{n} cards', '({n} cards)', '{n} cards total', '{n} cards in all'],
    ...['Total: {n} cards', 'Total cards: {n}', 'Grand total: {n}', 'Sum: {n}', 'Deck size: {n}'],
    ...['Deck size {n}', 'Size: {n}', 'Card count: {n}', 'Cards: {n}', 'Cards in deck: {n}'],
    ...[
      'Number of cards: {n}',
      'No. of cards: {n}',
      '{n} cards altogether',
      'Total ({n})',
      'Total ({n} cards)',
    ],
    ...[
      'Total: {n}/{n}',
      '{n} of {n} cards',
      '--- {n} cards ---',
      '**Total: {n}**',
      '# {n} cards',
      '{n}-card deck',
    ],
    ...['Total - {n}', 'Overall: {n}', 'This deck has {n} cards', 'Total..... {n}', 'Main deck total: {n}'],
  ];
  const lines = fifty(
    each(forms, ['10', '010'], (form, n) => form.replaceAll('{n}', n.replace(/^0/, ''))).concat(
      each(forms, ['10'], (form, n) => form.replaceAll('{n}', n).toUpperCase()),
    ),
  );
  test.each(lines)('%s', (line) => {
    for (const text of placed(line)) {
      expect(linesOf(text)).toEqual(DECK);
      expect(read(text).list).toMatchObject({ told: 10, name: null });
      expect(remarked(text)).toEqual([]);
    }
  });

  test('A total that differs from the cards gets a remark', () => {
    expect(remarked('2 Loud Noise\n= 3 cards')).toEqual([['list/count-differs', null]]);
    expect(remarked('Deck size: 3\n2 Loud Noise')).toEqual([['list/count-differs', null]]);
  });

  test('The sum of a group is not the total of the list', () => {
    const text = 'Characters\n4 Wen Li\n= 4 cards\n\nEvents\n2 Loud Noise\nSubtotal: 2\nTotal: 6';
    expect(read(text).list).toMatchObject({ told: 6 });
    expect(read(text).list.comments.map((comment) => comment.text)).toEqual(['= 4 cards', 'Subtotal: 2']);
    expect(remarked(text)).toEqual([]);
  });

  test('The sum of a sideboard is not the total of the list', () => {
    expect(remarked('4 Wen Li\nSideboard\n2 Loud Noise\n= 2 cards')).toEqual([]);
  });

  test('A card that is called as a total is a card', () => {
    const known = { title: (title: string) => title === 'Total', set: () => false };
    expect(zonesOf(read('4 Total', known).list)).toEqual({ Deck: ['4 Total'] });
  });
});

describe('A fact about the deck or the event is a comment', () => {
  const names = [
    ...[
      'Players',
      'Number of players',
      'Rounds',
      'Round',
      'Wins',
      'Losses',
      'Points',
      'Score',
      'Place',
      'Rank',
    ],
    ...['Standing', 'Seat', 'Table', 'Version', 'Year', 'Price', 'Votes', 'Likes', 'Views', 'Attendance'],
    ...['Season', 'Rating', 'Deck ID', 'Page', 'Teams'],
  ];
  const lines = fifty([
    ...each(names, ['4', '12'], (name, n) => `${name}: ${n}`),
    ...each(['players', 'rounds', 'wins'], ['4', '12'], (name, n) => `${n} ${name}`),
  ]);
  test.each(lines)('%s', (line) => {
    for (const text of placed(line)) {
      expect(linesOf(text)).toEqual(DECK);
      expect(read(text).list).toMatchObject({ name: null, told: null });
      expect(read(text).list.comments.map((comment) => comment.text)).toEqual([line]);
    }
  });

  test('A number alone is a comment', () => {
    expect(linesOf('17\n2 Loud Noise')).toEqual(['2 Loud Noise']);
  });

  test('A counted card after such a word is a card', () => {
    expect(linesOf('Event: 4 Loud Noise\n2 Wen Li')).toEqual(['# Event', '4 Loud Noise', '2 Wen Li']);
  });
});

describe('"Name:" gives the name of the deck, whatever follows', () => {
  const others = [
    ...['Worlds Winner', 'Something Unheard Of', '6-7 Paper Tiger', '2/3 Paper Tiger', '~2 Paper Tiger'],
    ...[
      '= 10 cards',
      'Total: 10',
      'Players: 4',
      '4 players',
      'by A. Player',
      'Rooftop Garden',
      '1066 Normans',
    ],
    ...[
      'Author: A. Player',
      'Early game:',
      '== Early game ==',
      '// not sure',
      '1,5 Wen Li',
      '? Wen Li',
      '17',
    ],
    ...['A deck that won (10 cards)', 'My best list yet', '10 Characters', '24/7 Noodles', 'some Wen Li'],
  ];
  const labels = ['Name: My Foxes', 'Deck name: My Foxes', '// NAME : My Foxes', 'Title: My Foxes'];
  const lists = fifty(
    others.flatMap((other) =>
      labels.flatMap((label) => [
        [label, other, ...CARDS].join('\n'),
        [other, label, '', ...CARDS].join('\n'),
        [label, '', other, '', ...CARDS].join('\n'),
        [other, ...CARDS, label].join('\n'),
      ]),
    ),
  );
  test.each(lists)('%j', (text) => {
    expect(read(text).list.name).toBe('My Foxes');
    expect(linesOf(text)).toEqual(expect.arrayContaining(DECK));
  });

  test('The first line of such a list is a note', () => {
    expect(read('Worlds Winner\nName: My Foxes\n2 Loud Noise').list).toMatchObject({
      name: 'My Foxes',
      notes: 'Worlds Winner',
    });
  });
});

describe('A heading of a group with a number above another heading is not a card', () => {
  const outer = ['10 Characters', '7 Events', '12 Sites', '20 Weapons', '5 Allies', '30 Cards and Sites'];
  const inner = ['Foundations (4)', 'Hitters:', '== Support ==', '// Events', 'Early game (4):', '[Misc]'];
  const lists = fifty([
    ...each(outer, inner, (above, below) => `${above}\n${below}\n4 Wen Li`),
    ...each(outer, inner, (above, below) => `2 Loud Noise\n\n${above}\n\n${below}\n4 Wen Li`),
  ]);
  test.each(lists)('%j', (text) => {
    const cards = linesOf(text).filter((line) => !line.startsWith('#'));
    expect(cards).toEqual(text.startsWith('2 ') ? ['2 Loud Noise', '4 Wen Li'] : ['4 Wen Li']);
  });

  test('Words that do not group cards are a heading if their number is the sum of the groups', () => {
    expect(linesOf('6 Dudes\nSmall (4):\n4 Paper Tiger\nLarge (2):\n2 Wen Li')).toEqual([
      '# Dudes 6',
      '# Small 4',
      '4 Paper Tiger',
      '# Large 2',
      '2 Wen Li',
    ]);
  });

  test('An unknown card above a heading stays a card', () => {
    expect(linesOf('2 Loud Noise\n3 Wenn Lii\nEvents (1)\n1 Wen Li')).toEqual([
      '2 Loud Noise',
      '3 Wenn Lii',
      '# Events 1',
      '1 Wen Li',
    ]);
  });

  test('Counts of groups at the end of a list are a summary', () => {
    expect(linesOf('4 Paper Tiger\n2 Loud Noise\n\n4 Characters\n2 Events')).toEqual([
      '4 Paper Tiger',
      '2 Loud Noise',
      '# Characters 4',
      '# Events 2',
    ]);
  });
});

describe('An amount that is not a quantity is reported, wherever the line is', () => {
  const amounts = [
    ...[
      '6-7',
      '2/3',
      '~2',
      '2–3',
      '2 - 3',
      '2 or 3',
      '2 to 3',
      '1-2x',
      '2..3',
      '≈3',
      'ca. 2',
      'about 3',
      'up to 4',
    ],
    ...[
      'at least 2',
      'maybe 2',
      '2+',
      '2?',
      '3ish',
      '1.5',
      '½',
      '1½',
      '?',
      '??',
      'some',
      'several',
      'a few',
      'a couple of',
    ],
  ];
  const behind = ['6-7', 'x2-3', '(2/3)', '~2', '(2 or 3)', ': 2-3', '(2?)', '(~3)', 'x 1-2', '2+'];
  const titles = ['Rooftop Garden', 'Noodle Shop', 'Slow Boat'];
  const lines = fifty([
    ...each(amounts, titles, (amount, title) => `${amount} ${title}`),
    ...each(titles, behind, (title, amount) => `${title} ${amount}`),
    ...each(
      ['- ', '* ', '('],
      ['6-7', '~2'],
      (mark, amount) => `${mark}${amount}${mark === '(' ? ')' : ''} Slow Boat`,
    ),
  ]);
  test.each(lines)('%s', (line) => {
    for (const [at, text] of placed(line).entries()) {
      const { list, unread } = read(text);
      expect(list.name).toBeNull();
      expect(zonesOf(list)).toEqual({ Deck: DECK });
      expect(unread).toMatchObject([{ code: 'line/quantity', place: { line: at + 1 }, quantity: null }]);
      expect(titles).toContain(unread[0]?.title);
    }
  });

  test('A range before an unknown title is reported', () => {
    expect(read('2-3 Brass Band\n2 Loud Noise')).toMatchObject({
      list: { name: null },
      unread: [{ code: 'line/quantity', title: 'Brass Band' }],
    });
  });

  test('Titles that begin or end with such words stay titles', () => {
    expect(linesOf('12-Legged Stool\n1,500 Lanterns\n.38 Peashooter\n505k Choir')).toEqual([
      '1 12-Legged Stool',
      '1 1,500 Lanterns',
      '1 .38 Peashooter',
      '1 505k Choir',
    ]);
    expect(read('24/7 Noodles\n2 Loud Noise').list.name).toBe('24/7 Noodles');
  });

  test('Among several cards of a line only that card is reported', () => {
    for (const text of ['2 Loud Noise, 6-7 Wen Li', '2/3 Wen Li, 2 Loud Noise', '2 Loud Noise; ~2 Wen Li']) {
      expect(linesOf(text)).toEqual(['2 Loud Noise']);
      expect(read(text).unread).toMatchObject([{ code: 'line/quantity', title: 'Wen Li' }]);
    }
  });
});

describe('A mark between quantity and title is not part of the title', () => {
  const marks = ['×', '✕', '✖', '⨯', '*', '–', '—', '-', '·', '•', 'x', 'X', '|', ':', '→', '>', '~'];
  const lines = fifty([
    ...each(marks, ['Wen Li', 'Paper Tiger'], (mark, title) => `4 ${mark} ${title}`),
    ...each(['×', '✕', '✖', '⨯'], ['Wen Li', 'Paper Tiger'], (mark, title) => `4 ${mark}${title}`),
    ...each(['×', '✕', '✖', '*', 'x'], ['Wen Li', 'Paper Tiger'], (mark, title) => `- 4${mark} ${title}`),
    ...each(['×', 'x'], ['Wen Li', 'Paper Tiger'], (mark, title) => `4\t${mark}\t${title}`),
  ]);
  test.each(lines)('%j', (line) => {
    const title = line.includes('Wen Li') ? 'Wen Li' : 'Paper Tiger';
    expect(linesOf(`${line}\n1 Loud Noise`)).toEqual([`4 ${title}`, '1 Loud Noise']);
  });

  test('An unknown title has no mark either', () => {
    for (const mark of ['×', '✕', 'x', '–', '*'])
      expect(linesOf(`4 ${mark} Brass Band\n1 Wen Li`)).toEqual(['4 Brass Band', '1 Wen Li']);
  });
});

describe('Words in a further cell are a note', () => {
  const cells = [
    ...[
      'Standard',
      'Common',
      'Foil',
      'Demons',
      'good against rush',
      'Type II',
      'Promo',
      'near mint',
      'trade',
      'EN',
    ],
    ...['Year of the Dragon', 'signed', 'R', '-', 'N/A', 'v2', 'owned'],
  ];
  const lines = fifty(
    each(['|', '¦', '│', '→', '•', '||'], cells, (mark, words) => `4 Wen Li ${mark} ${words}`),
  );
  test.each(lines)('%s', (line) => {
    const [read1, noise] = linesOf(`${line}\n1 Loud Noise`);
    expect(read1).toMatch(/^4 Wen Li(?: \/\/ .+)?$/);
    expect(noise).toBe('1 Loud Noise');
  });

  test('A cell may be a set, and a table may begin with a bar', () => {
    expect(linesOf('4 Wen Li | D1 | Standard\n| 2 | Loud Noise | Standard |')).toEqual([
      '4 Wen Li (D1) // Standard',
      '2 Loud Noise // Standard',
    ]);
  });

  test('Another card in a further cell is a card', () => {
    expect(linesOf('4 Wen Li | 3 Loud Noise')).toEqual(['4 Wen Li', '3 Loud Noise']);
  });
});

describe('Cards beside the deck are in the maybeboard', () => {
  const headings = [
    ...[
      'Considering',
      'Maybeboard',
      'Maybe',
      'Maybes',
      'Under consideration',
      'Cards to consider',
      'Candidates',
    ],
    ...[
      'Possible additions',
      'Potential additions',
      'Wishlist',
      'Not in deck',
      'Acquireboard',
      'Outside the deck',
    ],
  ];
  const lists = fifty([
    ...each(headings, ['{}:', '{}', '// {}', '{} (1)', '== {} ==', '[{}]', '[{}{noDeck}]'], (heading, form) =>
      form.replace('{}', heading),
    ),
    ...each(['[Maybeboard{noDeck}{noPrice}]', '[MAYBEBOARD{NODECK}]'], [''], (heading) => heading),
  ]);
  test.each(lists)('%s', (heading) => {
    expect(zonesOf(read(`2 Loud Noise\n\n${heading}\n1 Wen Li`).list)).toEqual({
      Deck: ['2 Loud Noise'],
      Maybeboard: ['1 Wen Li'],
    });
  });

  const marks = [
    ...['[Maybeboard{noDeck}]', '[Maybeboard{noDeck}{noPrice}]', '[Maybeboard{noDeck},Draw]', '[Maybeboard]'],
    ...['[maybeboard{nodeck}]', '[Considering{noDeck}]', '[Maybe{noPrice}{noDeck}]', '[{noDeck}]'],
  ];
  const lines = fifty(
    each(
      marks,
      [
        '1x Wen Li {}',
        '1 Wen Li (D1) {}',
        '1x Wen Li (D1) 12 {}',
        'Wen Li {}',
        '1x Wen Li (D1) 12 {} ^Have,#37d67a^',
        '1 Wen Li {} // later',
        '1x Wen Li {} ^Have,#1^',
      ],
      (mark, form) => form.replace('{}', mark),
    ),
  );
  test.each(lines)('%s', (line) => {
    const zones = zonesOf(read(`${line}\n2 Loud Noise`).list);
    expect(zones).toMatchObject({ Deck: ['2 Loud Noise'], Maybeboard: [expect.stringMatching(/^1 Wen Li/)] });
  });

  test('A category outside the deck keeps its name, and others are notes', () => {
    const text = '1x Wen Li [Tokens & Extras{noDeck}]\n2 Loud Noise [Draw]\n1 Slow Boat [Sideboard]';
    expect(zonesOf(read(text).list)).toEqual({
      'Tokens & Extras': ['1 Wen Li'],
      Deck: ['2 Loud Noise // [Draw]'],
      Sideboard: ['1 Slow Boat'],
    });
  });

  test('A total may leave out the cards beside the deck', () => {
    expect(remarked('Total: 3\n2 Loud Noise\nSideboard\n1 Wen Li\nMaybeboard\n1 Slow Boat')).toEqual([]);
  });
});
