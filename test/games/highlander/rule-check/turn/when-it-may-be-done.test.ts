import { expect, test } from 'vitest';
import { play } from '../deeds.ts';
import { aCard, afterwards, aText, broken, table } from '../table.ts';

test('An Edge is played while what must be done waits, and a card that is none is not', {
  meta: { rules: ['highlander.type-two/must-do-effects/edges-against-effects'] },
}, () => {
  const waiting = {
    ...{ id: 'o1', player: 'ann', must: true, frame: { player: 'bob', values: {} } },
    effect: { do: 'must' as const, by: 'that-player' as const, effects: [] },
  };
  const calm = aCard('Edge', { abilities: [{ ability: 'playing', kind: 'only', during: ['may-do'] }] });
  const hand = { calm, wink: aCard('Edge'), news: aCard('Event') };
  const state = table({ ann: { hand }, bob: {} }, { turn: { phase: 'may-do' }, obligations: [waiting] });
  expect(broken(state, play('calm'))).toEqual([]);
  expect(broken(state, play('news'))).toHaveLength(1);
  expect(broken(state, play('wink'))).toEqual([]);
});

test('What is discarded for its use waits until the opponent has played a card in the next turn', {
  meta: {
    rules: [
      'highlander.type-two/discard-to-use-cards/after-opponents-first-card',
      'highlander.type-two/discard-to-use-cards/not-on-turn-of-entry',
    ],
  },
}, () => {
  const charm = aText('Charm', { ability: 'discard-to-use', leaves: 'discard', do: [] });
  const use = { do: 'use', player: 'ann', card: 'charm', ability: 0 };
  const by = (player: string, verb: string, more: object = {}) => ({ do: verb, player, ...more });
  const state = table({ ann: { hand: { charm } }, bob: { hand: { wink: aCard('Edge') } } });
  const played = afterwards(state, [play('charm')]);
  const soon = ['type-two/discard-to-use-cards/after-opponents-first-card'];
  expect(broken(played, use)).toEqual(['type-two/discard-to-use-cards/not-on-turn-of-entry']);
  const bobs = afterwards(played, [by('ann', 'next-phase'), by('ann', 'end-turn'), by('bob', 'next-phase')]);
  expect(broken(bobs, use)).toEqual(soon);
  expect(broken(afterwards(bobs, [by('bob', 'play', { card: 'wink' })]), use)).toEqual([]);
});
