import { describe, expect, test } from 'vitest';
import { sizeOf } from '../../../../src/games/highlander/rule-check/board/board.ts';
import type { Frame } from '../../../../src/games/highlander/rule-check/state/values.ts';
import type { Filter } from '../../../../src/games/highlander/vocabulary/filters.ts';
import type { Kind } from '../../../../src/games/highlander/vocabulary/words.ts';
import {
  aBasicAttack,
  aBlock,
  aCard,
  aDirtyTrick,
  aDodge,
  aGuard,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  boardOf,
  table,
} from './table.ts';

type Seats = Parameters<typeof table>[0];
type Rest = Parameters<typeof table>[1];

/** The cards of a table that a filter lets through, seen by ann or from a card of hers. */
function found(
  seats: Seats,
  filter: Filter,
  { frame = {}, rest }: { frame?: Partial<Frame>; rest?: Rest } = {},
) {
  const board = boardOf(table(seats, rest));
  return board.meanings.cards(
    board,
    { each: filter, in: 'anywhere' },
    { player: 'ann', values: {}, ...frame },
  );
}

describe('kind', () => {
  test.each<[Kind, string[]]>([
    ['attack', ['basic', 'cut', 'leap', 'shot', 'sand', 'both']],
    ['basic-attack', ['basic']],
    ['special-attack', ['leap', 'shot', 'both']],
    ['ranged-attack', ['shot']],
    ['dirty-trick', ['sand']],
    ['defense', ['parry', 'wall', 'duck', 'both']],
    ['block', ['parry', 'wall', 'both']],
    ['guard', ['wall']],
    ['standing-defense', ['wall']],
    ['dodge', ['duck']],
  ])('%s is what is printed, and the group it belongs to', (kind, expected) => {
    const hand = {
      basic: aBasicAttack('upper left'),
      cut: anAttack('upper left'),
      leap: aSpecialAttack('upper left'),
      shot: aRangedAttack('upper left'),
      sand: aDirtyTrick('upper left'),
      parry: aBlock('upper left'),
      wall: aGuard('upper left'),
      duck: aDodge('upper left'),
      both: aCard('Special Attack/Block', { grid: 'XOO/OOO/OOO' }),
    };
    expect(found({ ann: { hand }, bob: {} }, { kind: [kind] })).toEqual(expected);
  });

  test.each<[Kind, string[]]>([
    ['special-card', ['friend', 'horse', 'inn', 'plan', 'news']],
    ['situation', ['friend']],
    ['ally', ['friend', 'horse']],
    ['mortal-ally', ['friend']],
    ['immortal-ally', ['horse']],
    ['vehicle', ['horse']],
    ['plot', ['plan']],
    ['event', ['news']],
    ['watcher', ['news']],
    ['pre-game', ['blade']],
    ['weapon-of-choice', ['blade']],
    ['hunter', []],
  ])('%s is told by type, second type, sub-title or title', (kind, expected) => {
    const hand = {
      friend: aCard('Situation', { subtype: 'Mortal: Ally' }),
      horse: aCard('Object', { subtype: 'Immortal Ally', subtitle: 'Vehicle' }),
      inn: aCard('Location'),
      plan: aCard('Plot'),
      news: aCard('Event', { title: 'Watcher: Good News' }),
      blade: aCard('Weapon of Choice', { title: 'Long Blade' }),
    };
    expect(found({ ann: { hand }, bob: {} }, { kind: [kind] })).toEqual(expected);
  });

  test.each<[Kind, string]>([
    ['persona-specific', 'own'],
    ['weapon-specific', 'steel'],
    ['generic', 'any'],
  ])('%s tells to whom or what a card belongs', (kind, expected) => {
    const hand = {
      own: aCard('Event', { immortals: ['Corbin'] }),
      steel: aCard('Event', { weapon: 'Long Blade' }),
      any: aCard('Event'),
    };
    expect(found({ ann: { hand }, bob: {} }, { kind: [kind] })).toEqual([expected]);
  });
});

test('a hand may be counted without its cards being known', () => {
  const board = boardOf(table({ ann: { hand: 7 }, bob: {} }));
  const frame = { player: 'ann', values: {} };
  expect(sizeOf(board.player('ann').hand)).toBe(7);
  expect(board.meanings.reckon(board, { count: { each: {}, in: { hand: 'you' } } }, frame)).toBe(7);
});
