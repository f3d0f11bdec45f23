import { describe, expect, test } from 'vitest';
import { card, figures, inDeck, persona, poolOf, preGame, violations, warnings, weapon } from './cast.ts';

const curse = card('The Curse', { slug: 'the-curse' });

describe('cards that a format names', () => {
  test('are banned wherever they stand', () => {
    const rule = { check: 'banned', rule: 'a.b/c/banned', cards: ['the-curse'] } as const;
    expect(violations(rule, [inDeck(1, card('Rush'))])).toEqual([]);
    expect(violations(rule, [inDeck(2, curse)])).toEqual([
      {
        code: 'banned',
        rule: 'a.b/c/banned',
        message: 'The Curse is banned.',
        cards: [{ slug: 'the-curse', name: 'The Curse', zone: 'deck', quantity: 2 }],
        counted: 2,
        allowed: 0,
      },
    ]);
  });

  test('are told of where only misprinted copies are banned', () => {
    const rule = { check: 'misprints', cards: ['the-curse'] } as const;
    expect(violations(rule, [inDeck(1, curse)])).toEqual([]);
    expect(warnings(rule, [inDeck(1, curse)]).map(({ code }) => code)).toEqual(['misprint-banned']);
  });

  test('are legal by announcement only', () => {
    const rule = { check: 'announced', cards: ['the-curse'] } as const;
    expect(figures(violations(rule, [inDeck(1, curse)]))).toEqual([['not-announced', 1, 0]]);
    expect(violations({ ...rule, announced: true }, [inDeck(1, curse)])).toEqual([]);
  });
});

const first = { set: 'me', number: null, edition: 'first' } as const;
const second = { set: 'htg', number: '1', edition: 'second' } as const;
const unknown = { set: 'odd', number: null, edition: null } as const;

describe('editions', () => {
  const rule = { check: 'edition', rule: 'a.b/c/second', edition: 'second' } as const;

  test('are those of the printings that may be meant', () => {
    const both = card('Rush', { printings: [first, second] });
    expect(violations(rule, [inDeck(1, both)])).toEqual([]);
    expect(violations(rule, [inDeck(1, both, { set: 'htg', number: null })])).toEqual([]);
    expect(figures(violations(rule, [inDeck(1, both, { set: 'me', number: null })]))).toEqual([
      ['other-edition', 1, 0],
    ]);
    expect(
      violations(rule, [inDeck(3, card('Rush', { printings: [first] }))]).map(({ message }) => message),
    ).toEqual(['Rush is not a second-edition card.']);
  });

  test('that no source tells are told of', () => {
    const lines = [inDeck(1, card('Rush')), inDeck(1, card('Ruse', { printings: [first, unknown] }))];
    expect(violations(rule, lines)).toEqual([]);
    expect(warnings(rule, lines).map(({ code, cards }) => [code, cards.length])).toEqual([
      ['figure-unknown', 2],
    ]);
  });

  test('of another publisher are told of, for nobody tells who that is', () => {
    const publisher = { check: 'publisher', edition: 'first' } as const;
    const lines = [
      inDeck(1, card('Rush', { printings: [second] })),
      inDeck(1, card('Ruse', { printings: [first] })),
    ];
    expect(violations(publisher, lines)).toEqual([]);
    expect(
      warnings(publisher, lines).map(({ code, cards }) => [code, cards.map(({ slug }) => slug)]),
    ).toEqual([['publisher-unknown', ['rush']]]);
  });
});

describe('cards of a set', () => {
  const rule = { check: 'cards-of-set', set: 'lean-and-mean', least: 6 } as const;
  const lean = card('Rush', { printings: [{ set: 'lean-and-mean', number: null, edition: 'second' }] });
  const other = card('Ruse', { printings: [second] });

  test('are as many as the format asks for', () => {
    expect(violations(rule, [inDeck(6, lean), inDeck(1, other)])).toEqual([]);
    expect(figures(violations(rule, [inDeck(5, lean), inDeck(1, other)]))).toEqual([
      ['too-few-of-set', 5, 6],
    ]);
  });

  test('may be among those of which no source tells the set', () => {
    const lines = [inDeck(5, lean), inDeck(1, card('Trap'))];
    expect(violations(rule, lines)).toEqual([]);
    expect(warnings(rule, lines).map(({ code }) => code)).toEqual(['figure-unknown']);
  });
});

describe('a Sealed deck', () => {
  const cast = [card('Rush'), persona('Mako'), persona('Reno'), weapon('Katana')];
  const [rush = curse, mako = curse] = cast;
  const pool = [
    { slug: 'rush', quantity: 8 },
    { slug: 'mako-persona', quantity: 1 },
    { slug: 'reno-persona', quantity: 1 },
  ];
  const rule = { check: 'every-card', rule: 'a.b/c/all', choiceRule: 'a.b/c/choice', pool };

  test('uses every card, but of several Personas those its player chooses', () => {
    expect(violations(rule, [inDeck(8, rush), preGame(mako)], poolOf(...cast))).toEqual([]);
    expect(violations(rule, [inDeck(7, rush), preGame(mako)], poolOf(...cast))).toEqual([
      {
        code: 'card-not-used',
        rule: 'a.b/c/all',
        message: 'The deck has 7 of the 8 copies of Rush that the player has; it must use all.',
        cards: [],
        counted: 7,
        allowed: 8,
      },
    ]);
  });

  test('uses an only weapon', () => {
    const withWeapon = { ...rule, pool: [...pool, { slug: 'katana', quantity: 1 }] };
    expect(violations(withWeapon, [inDeck(8, rush)], poolOf(...cast)).map((one) => one.rule)).toEqual([
      'a.b/c/choice',
    ]);
  });

  test('uses no other cards', () => {
    expect(figures(violations(rule, [inDeck(9, rush)], poolOf(...cast)))).toEqual([['not-in-pool', 9, 8]]);
  });

  test('cannot be judged where its player’s cards are not told', () => {
    expect(warnings({ check: 'every-card' }, [inDeck(9, rush)]).map(({ code }) => code)).toEqual([
      'pool-unknown',
    ]);
  });
});
