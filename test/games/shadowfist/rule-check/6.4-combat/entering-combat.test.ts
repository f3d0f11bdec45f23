import { expect, test } from 'vitest';
import { lure } from '../6.3-interception/cast.ts';
import { attack, choosing, decline, names, playing, windfall } from '../acting.ts';
import { aCharacter, afterPlaying, aSite, card, events, pass, player, table } from '../table.ts';
import { damages, herald, intercepted } from './cast.ts';

const sneak = aCharacter({ fighting: 2, abilities: [{ ability: 'special', special: 'Stealth' }] });
const guard = aCharacter({ fighting: 5 });
const bypass = { do: 'stealth', player: 'ann', attacker: 'sneak', interceptor: 'guard' };

test('An interceptor that is bypassed with Stealth was about to enter combat and has not entered it', {
  meta: {
    rules: [
      'shadowfist.yotd/10.1.2/stealth-no-combat-happened',
      'shadowfist.yotd/6.4.1/prior-to-combat-effects',
    ],
  },
}, () => {
  const powerWith = (event: 'enters-combat' | 'about-to-enter-combat') => {
    const edges = { edges: { herald: herald(event) } };
    const state = intercepted(
      { bob: edges, attackers: { sneak }, defenders: { guard } },
      { sneak: ['guard'] },
    );
    return player(afterPlaying(state, bypass, pass), 'bob').power;
  };
  expect(powerWith('enters-combat')).toBe(0);
  expect(powerWith('about-to-enter-combat')).toBe(2);
});

test('What an interceptor does when it enters combat is done after scenes prior to combat and before damage', {
  meta: { rules: ['shadowfist.yotd/6.4/scenes-prior-to-combat'] },
}, () => {
  const bear = aCharacter({
    fighting: 1,
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'enters-combat', card: { is: 'this' }, target: { type: ['Character'] } },
        do: [{ do: 'damage', amount: 2, to: { event: 'target' } }],
      },
    ],
  });
  const state = intercepted(
    { bob: { hand: { luck: windfall } }, attackers: { sneak }, defenders: { bear } },
    { sneak: ['bear'] },
  );
  expect(state.scene?.items).toEqual([]);
  const entering = afterPlaying(state, pass, pass);
  expect([entering.attack?.step, entering.scene?.items.length]).toEqual(['entering-combat', 1]);
  const answered = afterPlaying(entering, playing('bob', 'luck'), pass);
  expect(answered.inPlay.map(({ id }) => id)).not.toContain('sneak');
  expect(card(answered, 'bear').damage).toBe(0);
});

test('An attacker enters combat with each interceptor of a chain when its turn comes', () => {
  const brute = aCharacter({ fighting: 9 });
  const state = intercepted(
    {
      ann: { edges: { herald: herald('enters-combat') } },
      attackers: { brute },
      defenders: { one: guard, two: guard },
    },
    { brute: ['one', 'two'] },
  );
  const first = afterPlaying(state, pass, pass, pass, pass);
  expect([player(first, 'ann').power, first.attack?.step]).toEqual([2, 'before-next']);
  const second = afterPlaying(first, pass, pass);
  expect(player(second, 'ann').power).toBe(4);
});

test('Attackers enter combat with the target that they have when all scenes have resolved', {
  meta: { rules: ['shadowfist.yotd/6.4.2/attackers-enter-combat-together'] },
}, () => {
  const state = table({
    ann: { characters: { brute: aCharacter({ fighting: 2 }) } },
    bob: { front: { tower: aSite() }, characters: { bait: guard }, hand: { lure } },
  });
  const prior = afterPlaying(state, attack('tower', 'brute'), pass, decline('ann'), decline('bob'));
  const lured = afterPlaying(prior, choosing('bob', 'lure', 'bait'), pass);
  const told = events(lured, pass);
  expect(told).toContainEqual({ event: 'enters-combat', card: 'brute', target: 'bait' });
  expect(names(told).filter((name) => name === 'enters-combat')).toHaveLength(2);
  expect(damages(afterPlaying(lured, pass), 'bait', 'tower')).toEqual([2, 0]);
});
