import { expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/shadowfist/vocabulary/definition.ts';
import { anEvent, judged, table } from '../table.ts';
import { playing } from './cast.ts';

test('A way of playing it that would be legal is told where the usual one is not', {
  meta: { rules: ['shadowfist.yotd/4.3/only-named-requirements-are-waived'] },
}, () => {
  const loan = anEvent({ cost: 2, abilities: [{ ability: 'playing', kind: 'also', cost: 'none' }] });
  const told = (abilities: Definition['abilities']) => {
    const state = table({ ann: { power: 1, hand: { card: { ...loan, abilities } } }, bob: {} });
    const [verdict] = judged(state, playing('card')).verdicts;
    return verdict?.outcome === 'illegal' ? verdict.violations : [];
  };
  expect(told(loan.abilities)).toMatchObject([
    {
      rule: 'shadowfist.yotd/3.3.2/pay-the-cost',
      message: 'It costs 2 Power, and ann has 1. With "way": 0 it may be played, as its text says.',
      action: ['/card', '/way'],
    },
  ]);
  expect(told([])).toMatchObject([{ message: 'It costs 2 Power, and ann has 1.', action: ['/card'] }]);
});
