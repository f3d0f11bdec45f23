import { describe, expect, test } from 'vitest';
import { abilitiesOf, character } from './compiled.ts';

const under = (condition: string): unknown => {
  const [ability] = abilitiesOf(character, `+1 Fighting while ${condition}.`);
  return ability !== null && typeof ability === 'object' && 'while' in ability ? ability.while : undefined;
};

describe('A condition', () => {
  test('You control another card if there is one beside this card', () => {
    expect(under('you control another Character')).toEqual({
      exists: { each: { type: ['Character'], isNot: 'this', controller: 'you' }, in: 'play' },
    });
  });

  test('Cards that you control are counted', () => {
    expect(under('you control 2 or more Sites')).toEqual({
      compare: [{ count: { each: { type: ['Site'], controller: 'you' }, in: 'play' } }, '>=', 2],
    });
  });

  test('What holds of an opponent holds of some opponent', () => {
    expect(under('an opponent controls more Sites than you')).toEqual({
      somePlayer: 'every-opponent',
      such: {
        compare: [
          { count: { each: { type: ['Site'], controller: 'that-player' }, in: 'play' } },
          '>',
          { count: { each: { type: ['Site'], controller: 'you' }, in: 'play' } },
        ],
      },
    });
  });

  test('What holds of all opponents fails of none', () => {
    expect(under('all opponents are closer to victory than you')).toEqual({
      not: {
        somePlayer: 'every-opponent',
        such: { not: { closerToVictory: 'that-player', than: 'you' } },
      },
    });
  });

  test('Resource symbols in your pool are counted symbol by symbol', () => {
    expect(under('you have {arc}{arc} in your pool')).toEqual({
      compare: [{ resources: 'arc', in: 'you' }, '>=', 2],
    });
  });

  test('Two conditions with “and” must both hold', () => {
    expect(under('it is your turn and you have no Power')).toEqual({
      all: [{ turnOf: 'you' }, { compare: [{ power: 'you' }, '=', 0] }],
    });
  });

  test('A card may be looked for in a pile', () => {
    expect(under('you have 3 or more Events in your smoked pile')).toEqual({
      compare: [{ count: { each: { type: ['Event'] }, in: { smoked: 'you' } } }, '>=', 3],
    });
  });
});
