import { expect, test } from 'vitest';
import { play } from '../deeds.ts';
import { aCard, anAttack, broken, saying, table } from '../table.ts';

/** What is known of a card is judged, though something else of it is not. */

test('[type-two/sub-title/weapon-specific-in-game] a card is known as Weapon Specific though nobody knows to whom a Weapon of Choice belongs', () => {
  const claymore = { card: aCard('Weapon of Choice', { title: 'Claymore', immortals: null }), preGame: true };
  const oath = saying(aCard('Event', { title: 'Oath' }), {
    ...{ ability: 'playing', kind: 'only' },
    inConjunctionWith: { kind: ['weapon-specific', 'attack'] },
  });
  const cut = { ...anAttack('upper left'), weapon: 'Claymore' };
  const state = table({ ann: { hand: { oath, cut }, inPlay: { claymore } }, bob: {} });
  expect(broken(state, play('cut', { with: [{ card: 'oath' }] }))).toEqual([]);
});
