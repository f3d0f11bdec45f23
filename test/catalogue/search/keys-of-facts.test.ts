import { describe, expect, it } from 'vitest';
import { compileSearch } from '../../../src/catalogue/search/compile.ts';
import { bothGames, highlanderOnly, shadowfistOnly } from './context.ts';
import { refusalOf } from './refusal.ts';

/** The cards that a query of one term finds. */
function found(query: string, context = bothGames): readonly string[] {
  const { condition } = compileSearch(query, context);
  if (condition.kind !== 'cards') throw new Error(`${query} is not answered by cards.`);
  return condition.ids;
}

describe('The resources that cards require and provide', () => {
  it.each([
    ['requires:mag', ['card-2', 'card-3']],
    ['requires:Magic', ['card-2', 'card-3']],
    ['requires:2mag', ['card-3']],
    ['requires:mag2', ['card-3']],
    ['requires:"mag mag"', ['card-3']],
    ['requires:{mag}{mag}', ['card-3']],
    ['requires:"2 mag, arc"', ['card-3']],
    ['requires:architects', ['card-3']],
    ['requires=mag', ['card-2']],
    ['requires!=mag', ['card-1', 'card-3']],
    ['requires<=mag', ['card-1', 'card-2']],
    ['requires<mag', ['card-1']],
    ['requires>mag', ['card-3']],
    ['requires>=mag', ['card-2', 'card-3']],
    ['requires=0', ['card-1']],
    ['requires:1', ['card-2']],
    ['requires>=2', ['card-3']],
    ['requires<3', ['card-1', 'card-2']],
    ['provides:mag', ['card-1']],
    ['provides:tek', []],
  ])('%s', (query, cards) => {
    expect(found(query)).toEqual(cards);
  });

  it('The game of the cards has to have them', () => {
    expect(compileSearch('requires:mag', highlanderOnly).warnings).toEqual([
      'requires does not apply to cards of Highlander: The Card Game, so it matches nothing.',
    ]);
  });

  it.each(['requires:magg', 'requires:""', 'provides:"mag foo"'])('%s is refused', (query) => {
    expect(refusalOf(() => compileSearch(query, bothGames)).code).toMatch(/unknown-value|bad-value/);
  });
});

describe('Figures', () => {
  it.each([
    ['fighting>cost', ['card-1']],
    ['fighting=cost', ['card-2']],
    ['cost>=fighting', ['card-2']],
    ['Cost:FIGHTING', ['card-2']],
    ['cost:X', ['card-3']],
    ['cost=x', ['card-3']],
    ['fighting:X', []],
  ])('%s', (query, cards) => {
    expect(found(query)).toEqual(cards);
  });

  it.each(['cost>X', 'cost>errata', 'errata>cost', 'cost>name'])('%s is refused', (query) => {
    expect(refusalOf(() => compileSearch(query, bothGames)).code).toBe('search/bad-value');
  });
});

describe('Printings and formats', () => {
  it.each([
    ['year:2000', ['card-1']],
    ['year>1999', ['card-1', 'card-2']],
    ['year<2000', ['card-1']],
    ['rarity:common', ['card-1']],
    ['rarity:very-rare', ['card-2']],
    ['is:reprint', ['card-1']],
    ['is:playable', ['card-2']],
    ['legal:classic', ['card-1', 'card-2']],
    ['legal:"classic wars"', ['card-1', 'card-2']],
    ['banned:classic', ['card-3']],
  ])('%s', (query, cards) => {
    expect(found(query)).toEqual(cards);
  });

  it('A format of the other game gets a warning', () => {
    expect(compileSearch('legal:standard-constructed', shadowfistOnly).warnings).toEqual([
      'Shadowfist has no format "standard-constructed".',
    ]);
  });

  it.each([
    ['rarity:mythic', 'search/unknown-value'],
    ['legal:clasic', 'search/unknown-value'],
    ['year:95', 'search/bad-value'],
    ['legal>classic', 'search/syntax'],
    ['is:playble', 'search/unknown-value'],
  ])('%s is refused', (query, code) => {
    expect(refusalOf(() => compileSearch(query, bothGames)).code).toBe(code);
  });
});

describe('What cards do', () => {
  it.each([
    ['does:draws', ['draws'], ['card-that-draws']],
    ['does:draw', ['draws'], ['card-that-draws']],
    ['does:gains', ['gains-power', 'gains-power-when-spent-by'], undefined],
    ['does:"gain power when"', ['gains-power-when-spent-by'], undefined],
    ['does:prevents', ['prevents-damage'], undefined],
  ])('%s', (query, tags, cards) => {
    expect(compileSearch(query, bothGames).tags).toEqual(tags);
    expect(found(query)).toEqual(cards ?? tags.map((tag) => `card-that-${tag}`));
  });

  it('A tag of the other game gets a warning', () => {
    expect(compileSearch('does:prevents', shadowfistOnly)).toMatchObject({
      tags: [],
      warnings: ['No card of Shadowfist does "prevents".'],
    });
  });

  it('An unknown tag is refused', () => {
    expect(refusalOf(() => compileSearch('does:drows', bothGames))).toMatchObject({
      code: 'search/unknown-value',
      suggestion: 'draws',
    });
  });
});
