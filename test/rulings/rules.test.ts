import { describe, expect, test } from 'vitest';
import { createGlossary } from '../../src/rulings/glossary.ts';
import { createRuleIndex, type RulesQuery } from '../../src/rulings/rules.ts';
import { unlimitedWork } from '../../src/work.ts';
import { catalogueOf, newBook, rule, term } from './cast.ts';

const page = { limit: 10 };

describe('the rule index', () => {
  const rules = createRuleIndex(
    catalogueOf({
      rules: [
        rule('own-deck', { section: '4', heading: 'Decks' }),
        rule('draw', { section: '4.2', statement: 'Draw up to six cards.' }),
        rule('discard', { section: '4.2.1', heading: 'Drawing and discarding' }),
        rule('burn', { section: '42' }),
        rule('seize', { section: '4.3', source: newBook }),
      ],
    }),
  );
  const found = (query: RulesQuery) =>
    rules.search('shadowfist', query, page, unlimitedWork()).items.map(({ id }) => id);

  test('a rule says which rulesets hold it: those of its source', () => {
    expect(rules.byId('shadowfist', 'draw')).toEqual({
      id: 'draw',
      game: 'shadowfist',
      section: '4.2',
      heading: 'Playing cards',
      statement: 'Draw up to six cards.',
      held: 'checked',
      citation: {
        source: 'shadowfist.old-book',
        title: 'Old Book',
        issuer: 'Old House',
        date: '1995',
        section: '4.2',
        heading: 'Playing cards',
        url: '/v1/rules/shadowfist/shadowfist.old-book/4.2',
      },
      rulesets: ['shadowfist.classic', 'shadowfist.modern'],
      page: '/rules/shadowfist/draw',
    });
    expect(rules.byId('shadowfist', 'seize').rulesets).toEqual(['shadowfist.modern']);
  });

  test('a section holds itself and what is below it', () => {
    expect(found({ section: '4' })).toEqual(['own-deck', 'draw', 'discard', 'seize']);
    expect(found({ section: '4.2' })).toEqual(['draw', 'discard']);
    expect(found({ section: '4.' })).toEqual(found({ section: '4' }));
  });

  test('words are those of heading and statement', () => {
    expect(found({ q: 'draw' })).toEqual(['draw', 'discard']);
    expect(found({ q: 'draw six' })).toEqual(['draw']);
  });

  test('a ruleset holds the rules of its sources', () => {
    expect(found({ ruleset: 'shadowfist.classic' })).toEqual(['own-deck', 'draw', 'discard', 'burn']);
    expect(found({ ruleset: 'shadowfist.modern', section: '4.3' })).toEqual(['seize']);
  });

  test('words may be those of the name at the end of its id', () => {
    expect(found({ q: 'own deck' })).toEqual(['own-deck']);
  });

  test('what there is not is refused, with the ids that may be meant', () => {
    const refusal = (...suggestions: string[]) => expect.objectContaining({ extra: { suggestions } });
    expect(() => rules.byId('shadowfist', '4.2')).toThrow(refusal('draw'));
    expect(() => rules.byId('shadowfist', '4.3/draw')).toThrow(refusal('draw'));
    expect(() => rules.byId('shadowfist', 'siize')).toThrow(refusal('seize'));
    expect(() => rules.byId('shadowfist', 'fly')).toThrow(refusal());
  });

  test('what there is not is refused', () => {
    expect(() => rules.byId('shadowfist', 'fly')).toThrow(
      expect.objectContaining({ code: 'rule/not-found' }),
    );
    expect(() => rules.byId('highlander', 'draw')).toThrow(
      expect.objectContaining({ code: 'rule/not-found' }),
    );
    expect(() => rules.search('shadowfist', { ruleset: 'highlander.x' }, page, unlimitedWork())).toThrow(
      expect.objectContaining({ code: 'ruleset/not-found' }),
    );
  });
});

describe('the glossary', () => {
  const glossary = createGlossary(
    catalogueOf({
      terms: [
        term('combat', { definition: 'A fight; damage, not Toughness.' }),
        term('Toughness', { aliases: ['Toughness: X'] }),
        term('hard', { aliases: ['Tough guy'] }),
      ],
    }),
  );
  const found = (q?: string) =>
    glossary.search('shadowfist', q, page, unlimitedWork()).items.map(({ id }) => id);

  test('all terms, in the order of the catalogue', () => {
    expect(found()).toEqual(['combat', 'Toughness', 'hard']);
  });

  test('terms named so, also by an alias, before those defined by it', () => {
    expect(found('tough')).toEqual(['Toughness', 'hard', 'combat']);
    expect(found('toughness x')).toEqual(['Toughness']);
    expect(found('fight')).toEqual(['combat']);
  });

  test('none of a game without', () => {
    expect(glossary.search('highlander', undefined, page, unlimitedWork())).toMatchObject({
      items: [],
      totalCount: 0,
    });
  });
});
