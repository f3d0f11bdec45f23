import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import type { Modifier } from '../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import { attack, decline, strong, use } from './acting.ts';
import { afterPlaying, card, pass, table } from './table.ts';

const has = (...modify: Modifier[]): Ability => ({ ability: 'continuous', cards: 'this', modify });
const inflicts: Ability = {
  ability: 'voluntary',
  choose: [{ choose: 'cards', which: { type: ['Character'] }, in: 'play', as: 'struck' }],
  do: [{ do: 'damage', amount: 2, to: { chosen: 'struck' } }],
};
const unreducible = { damageCannotBeReduced: true } as const;
const struckBy = (attacker: Ability[], defender: Ability[]) => {
  const state = table({
    ann: { characters: { hero: strong(4, { abilities: [inflicts, ...attacker] }) } },
    bob: { characters: { rogue: strong(20, { abilities: defender }) } },
  });
  const fought = afterPlaying(state, attack('rogue', 'hero'), pass, decline('bob'), pass);
  const burned = afterPlaying(state, use('ann', 'hero', { choose: { struck: { cards: ['rogue'] } } }), pass);
  return { inCombat: card(fought, 'rogue').damage, outside: card(burned, 'rogue').damage };
};

test('Damage that cannot be reduced is increased on a card that takes more damage', {
  meta: { rules: ['shadowfist.yotd/7.7/cannot-prevails'] },
}, () => {
  expect(struckBy([has(unreducible)], [has({ increasesDamage: 1 })])).toEqual({ inCombat: 5, outside: 3 });
  expect(struckBy([has(unreducible)], [has({ increasesDamage: 2, combat: false })])).toEqual({
    inCombat: 4,
    outside: 4,
  });
});

test('An increase and a reduction of damage count together unless it cannot be reduced', () => {
  const both = [has({ increasesDamage: 1 }, { reducesDamage: 3 })];
  expect(struckBy([], both)).toEqual({ inCombat: 2, outside: 0 });
  expect(struckBy([has(unreducible)], both)).toEqual({ inCombat: 5, outside: 3 });
});

test('Damage outside of combat that cannot be reduced is not made less by its own source', () => {
  expect(struckBy([has({ nonCombatDamage: -1 })], [])).toEqual({ inCombat: 4, outside: 1 });
  expect(struckBy([has({ nonCombatDamage: -1 }, unreducible)], [])).toEqual({ inCombat: 4, outside: 2 });
  expect(struckBy([has({ nonCombatDamage: 1 }, unreducible)], [])).toEqual({ inCombat: 4, outside: 3 });
});

test('A reduction of damage is not negative', () => {
  const reading = definition.safeParse({
    ...{ title: 'Agonies', type: 'Character' },
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ reducesDamage: -1 }] }],
  });
  expect(reading.error?.issues[0]?.message).toContain('increasesDamage');
});
