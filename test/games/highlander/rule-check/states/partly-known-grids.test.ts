import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Grid } from '../../../../../src/games/highlander/vocabulary/filters.ts';
import { play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  anAttack,
  attacked,
  boardOf,
  type EditionName,
  judged,
  type Square,
  table,
} from '../table.ts';

/** Of some squares no source tells whether a grid covers them: `?`. */

const partly = (type: Definition['type'], squares: string) =>
  aCard(type, { title: `Partly known ${type}`, grid: squares });
const block = partly('Block', 'X??/OX?/OOO');

/** Whether the block of this grid may be played against an attack there. */
const met = (square: Square, edition: EditionName) => attackMet(anAttack(square), block, edition);

function attackMet(cut: Definition, card: Definition, edition: EditionName) {
  const state = attacked({ ann: { hand: { card } }, bob: {} }, { cut });
  const [verdict] = judged(state, [play('card', { against: ['cut'] })], edition).verdicts;
  return verdict?.outcome;
}

describe('a block of which some squares are known', () => {
  test.each(['first', 'typeTwo', 'reference'] as const)(
    'in %s is played against an attack that those cover',
    (edition) => expect(met('middle center', edition)).toBe('legal'),
  );

  test.each(['first', 'typeTwo', 'reference'] as const)(
    'in %s is not played against an attack that it cannot cover, whatever the others are',
    (edition) => expect(met('lower left', edition)).toBe('illegal'),
  );

  test.each(['first', 'typeTwo', 'reference'] as const)(
    'in %s cannot be judged against an attack to a square that nobody tells of',
    (edition) => expect(met('upper right', edition)).toBe('unsupported'),
  );

  test('serves in the first edition where it covers one of the squares', {
    meta: { rules: ['highlander.first-edition/defense-phase/covering-defense-succeeds'] },
  }, () => {
    expect(attackMet(anAttack('upper left', 'lower left'), block, 'first')).toBe('legal');
  });

  test('fails in Type Two where one square is surely left uncovered', {
    meta: { rules: ['highlander.type-two/defense-phase/full-cover-succeeds'] },
  }, () => {
    expect(attackMet(anAttack('upper left', 'lower left'), block, 'typeTwo')).toBe('illegal');
  });

  test('tells what it surely covers, and what it may', () => {
    const state = attacked({ ann: { hand: { block } }, bob: {} }, { cut: anAttack('lower left') });
    const [verdict] = judged(state, [play('block', { against: ['cut'] })]).verdicts;
    expect(verdict).toMatchObject({
      violations: [
        {
          need: 'lower left',
          have: 'upper left, middle center, perhaps upper center, perhaps upper right, perhaps middle right',
        },
      ],
    });
  });

  test('names itself as what is not known', () => {
    const state = attacked({ ann: { hand: { block } }, bob: {} }, { cut: anAttack('upper right') });
    expect(judged(state, [play('block', { against: ['cut'] })]).verdicts).toEqual([
      {
        index: 0,
        outcome: 'unsupported',
        unjudged: [],
        needs: [
          {
            card: 'Partly known Block',
            what: 'Its grid is not known; a card of its own would tell it, as `grid`.',
          },
        ],
      },
    ]);
  });
});

describe('an attack after such a block', () => {
  const attackAfter = (square: Square) => {
    const state = table(
      { ann: { hand: { cut: anAttack(square) }, inPlay: { high: { card: block, as: 'block' } } }, bob: {} },
      {
        turn: {
          events: [
            { event: 'defense-played', player: 'ann', card: 'high', target: 'old', what: 'block' },
            { event: 'defended', player: 'ann', card: 'high', of: block, target: 'old', what: 'block' },
          ],
        },
      },
    );
    return judged(state, [play('cut')]).verdicts[0]?.outcome;
  };

  test('goes where the block surely was not', () => expect(attackAfter('lower left')).toBe('legal'));
  test('does not go where it surely was', () => expect(attackAfter('middle center')).toBe('illegal'));
  test('cannot be judged where the block may have been', () =>
    expect(attackAfter('upper center')).toBe('unsupported'));
});

describe('an attack of which some squares are known', () => {
  const cut = partly('Attack', 'X?O/OOO/OOO');

  test('is blocked by what covers all that it may be aimed at', {
    meta: { rules: ['highlander.type-two/defense-phase/full-cover-succeeds'] },
  }, () => {
    expect(attackMet(cut, aBlock('upper left', 'upper center'), 'typeTwo')).toBe('legal');
  });

  test('is not surely blocked by what covers those alone', () => {
    expect(attackMet(cut, aBlock('upper left'), 'typeTwo')).toBe('unsupported');
  });

  test.each([
    ['X?O/OOO/OOO', 'legal'],
    ['OOO/O?O/OXO', 'illegal'],
    ['O?O/OOO/OXO', 'unsupported'],
  ])(
    'aimed at %s it is %s as a Head Shot',
    { meta: { rules: ['highlander.type-two/head-shots/event-with-upper-attack'] } },
    (squares, outcome) => {
      const headShot = aCard('Event', {
        title: 'Head Shot',
        abilities: [
          { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } },
          { ability: 'continuous', cards: 'conjoined', modify: [{ headShot: 'is' }] },
        ],
      });
      const state = table({ ann: { hand: { cut: partly('Attack', squares), headShot } }, bob: {} });
      const [verdict] = judged(state, [play('cut', { with: [{ card: 'headShot' }] })]).verdicts;
      expect(verdict?.outcome).toBe(outcome);
    },
  );
});

describe('a filter of grids', () => {
  const asked = (filter: Grid) => {
    const state = table({ ann: { hand: { card: block } }, bob: {} });
    const board = boardOf(state);
    const card = board.find('card');
    if (card === undefined) throw new Error('ann has it in hand');
    return () => board.meanings.matches(board, { grid: filter }, card, { player: 'ann', values: {} });
  };

  test.each<[Grid, boolean]>([
    [{ touches: ['middle'] }, true],
    [{ touches: ['lower'] }, false],
    [{ covers: ['upper-left', 'middle-center'] }, true],
    [{ covers: ['middle-left'] }, false],
    [{ within: ['upper', 'middle'] }, true],
    [{ within: ['upper'] }, false],
    [{ squares: { atLeast: 2 } }, true],
    [{ squares: { atMost: 1 } }, false],
    [{ touches: ['upper-right'], squares: { atMost: 1 } }, false],
  ])('%j is %s whatever the squares are that nobody tells of', (filter, holds) => {
    expect(asked(filter)()).toBe(holds);
  });

  test.each<[Grid]>([
    [{ touches: ['upper-right'] }],
    [{ covers: ['upper'] }],
    [{ within: ['left', 'center'] }],
    [{ squares: { atLeast: 3 } }],
  ])('%j cannot be judged where it depends on them', (filter) => {
    expect(asked(filter)).toThrow('Its grid is not known');
  });
});
