import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/engine/steps.ts';
import type { LawDocument } from '../../src/law-search/documents.ts';
import { indexLaw, openLawIndex } from '../../src/law-search/text-index.ts';
import { unlimitedWork, Work } from '../../src/work.ts';

const document = (id: string, text: string, changed: Partial<LawDocument> = {}): LawDocument => ({
  id,
  kind: 'rule',
  game: 'shadowfist',
  title: '',
  names: [],
  cards: [],
  question: '',
  text,
  place: '',
  ...changed,
});

const documents = [
  document('limit', 'A deck holds at most six copies of one title.'),
  document('draw', 'A player draws up to six cards.'),
  document('fires', 'A Tin Dragon breathes fire twice.', { kind: 'ruling', names: ['Tin Dragon'] }),
  document('kiln-fire', 'Fire that hardens clay.', { kind: 'term', title: 'Kiln Fire', names: ['kilning'] }),
  document('clay', 'Every kilning hardens a Clay Monk.'),
  document('other', 'A deck holds at most six copies of one title.', { game: 'highlander' }),
];
const namings = [{ name: 'Kiln Fire', aliases: ['kilning'] }];
const index = openLawIndex(atOnce(indexLaw(documents, namings)), documents, namings);
const found = (q: string, asked: object = {}) =>
  index.search({ q, game: 'shadowfist', ...asked }, unlimitedWork()).found.map((one) => one.document.id);

describe('searching the law', () => {
  test('What has all words of a question comes before what has some', () => {
    expect(found('six copies of a title')[0]).toBe('limit');
    expect(found('drawing six')[0]).toBe('draw');
  });

  test('What says a question word for word comes first, common words too', () => {
    const said = [
      document('in-order', 'The order of the first scene is that of the first turn.'),
      document('chance', 'Who goes first is left to chance.'),
      document('first', 'The first card of the first player is drawn first.'),
    ];
    const own = openLawIndex(atOnce(indexLaw(said, [])), said, []);
    const [first] = own.search({ q: 'who goes first' }, unlimitedWork()).found;
    expect(first?.document.id).toBe('chance');
  });

  test('What the rules around a rule say counts a little', () => {
    const said = [
      document('kiln', 'A kiln may be emptied at dusk.', { title: 'Kilns' }),
      document('clay', 'Its monks then go to the next one.', { title: 'Kilns' }),
      document('elsewhere', 'Its monks then go to the next one.', { title: 'Lakes' }),
    ];
    const own = openLawIndex(atOnce(indexLaw(said, [])), said, []);
    const found = own.search({ q: 'monks of an emptied kiln' }, unlimitedWork()).found;
    const score = (id: string) => found.find((one) => one.document.id === id)?.score ?? 0;
    expect(score('clay')).toBeGreaterThan(score('elsewhere'));
  });

  test('Digits, endings and typos do not matter', () => {
    expect(found('6 copies title')[0]).toBe('limit');
    expect(found('drew cards')[0]).toBe('draw');
    expect(found('tin dargon')).toContain('fires');
  });

  test('A term is found by its name, written in one word, and by its aliases', () => {
    expect(found('kiln fire')[0]).toBe('kiln-fire');
    expect(found('kilnfire')[0]).toBe('kiln-fire');
    expect(found('kiln fire')).toContain('clay');
  });

  test('Kinds, the game and what it is searched among narrow it down', () => {
    expect(found('six', { kinds: ['term'] })).toEqual([]);
    expect(found('six copies', { game: 'highlander' })).toEqual(['other']);
    expect(found('six', { among: (id: string) => id === 'draw' })).toEqual(['draw']);
  });

  test('A question that names a game is about that game', () => {
    expect(found('six copies highlander', { game: undefined })).toEqual(['other']);
  });

  test('Nothing is found for words that no document has', () => {
    expect(found('zzzzqq')).toEqual([]);
    expect(found('')).toEqual([]);
    expect(found('?!')).toEqual([]);
  });

  test('Scores are from 0 to 1, best first, with the words that match', () => {
    const answers = index.search({ q: 'tin dragon fires' }, unlimitedWork()).found;
    expect(answers[0]).toMatchObject({ matched: ['tin', 'dragon', 'fires'] });
    for (const { score } of answers) expect(score > 0 && score <= 1).toBe(true);
  });

  test('What a question costs is counted and bounded', () => {
    const work = new Work({ limit: 5_000 });
    index.search({ q: 'attack six title dragon '.repeat(100) }, work);
    expect(work.cost).toBeGreaterThan(0);
  });

  test('Titles that are spelt alike are suggested', () => {
    expect(index.suggest('klin fires', 'shadowfist', unlimitedWork())).toContain('Kiln Fire');
  });
});

describe('highlights', () => {
  const shown = (text: string, ...terms: string[]) => index.highlight(text, new Set(terms));

  test('A text is cut where its words match', () => {
    expect(shown('It draws cards.', 'draw')).toEqual([
      { text: 'It ', isMatch: false },
      { text: 'draws', isMatch: true },
      { text: ' cards.', isMatch: false },
    ]);
  });

  test('All words of a term match together', () => {
    expect(shown('The Kiln Fire', '#kiln fire').filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'Kiln', isMatch: true },
      { text: 'Fire', isMatch: true },
    ]);
  });

  test('Of a long text the part with the most matches is shown', () => {
    const parts = shown(`${'dust and sand '.repeat(60)} a dragon ${'dust and sand '.repeat(60)}`, 'dragon');
    expect(parts.at(0)).toEqual({ text: '…', isMatch: false });
    expect(parts.at(-1)).toEqual({ text: '…', isMatch: false });
    expect(parts).toContainEqual({ text: 'dragon', isMatch: true });
  });
});
