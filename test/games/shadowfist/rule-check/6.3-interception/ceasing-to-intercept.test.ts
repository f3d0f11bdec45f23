import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, happened, intercept } from '../acting.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, card, events, pass, table } from '../table.ts';
import { bobs, come, guard, hero } from './cast.ts';

describe('ceasing to intercept (6.3)', () => {
  test('when the target moves, interceptors at its old location cease at once, and stay if it is their own', {
    meta: {
      rules: [
        'shadowfist.yotd/6.3/interceptors-cease-when-the-target-moves',
        'shadowfist.yotd/6.3/ceasing-interceptor-otherwise-stays',
      ],
    },
  }, () => {
    const quick = aCharacter({ title: 'Quick', abilities: [{ ability: 'special', special: 'Mobility' }] });
    const due = afterPlaying(
      table({
        ann: { characters: { hero } },
        bob: { front: { tower: aSite(), keep: aSite() }, characters: { quick, mate: guard } },
      }),
      attack('quick', 'hero'),
      pass,
      decline('ann'),
      intercept('bob', { hero: ['mate'] }),
      { do: 'pass', player: 'ann' },
      { do: 'change-location', player: 'bob', card: 'quick', to: 'right', mobility: true },
    );
    expect(happened(events(due, pass), 'ceased-intercepting')).toEqual([
      { event: 'ceased-intercepting', card: 'mate' },
    ]);
    const moved = afterPlaying(due, pass);
    expect(moved.attack?.chains.flatMap(({ interceptors }) => interceptors)).toEqual([]);
    expect(card(moved, 'mate').column).toBe(0);
    expect(moved.attack?.attackers.map(({ id }) => id)).toEqual(['hero']);
  });

  test('from an opponent’s location it goes back, turned, which is no change of location', {
    meta: {
      rules: [
        'shadowfist.yotd/6.3/ceasing-interceptor-leaves-opponents-location',
        'shadowfist.yotd/6.3/returning-is-no-change-of-location',
        'shadowfist.yotd/6.3/returning-does-not-unturn',
        'shadowfist.yotd/4.7/returning-is-not-changing-location',
        'shadowfist.yotd/3.3.3/interceptors-return',
      ],
    },
  }, () => {
    const tough = aCharacter({ fighting: 9 });
    const abroad = table({
      ann: { characters: { hero, squire: guard } },
      bob: { front: { tower: aSite() } },
      eve: { front: { hut: aSite(), shed: aSite() }, characters: { friend: { card: tough, column: 1 } } },
    });
    const declared = afterPlaying(
      abroad,
      attack('tower', 'hero', 'squire'),
      pass,
      decline('eve'),
      pass,
      come('eve', 'friend'),
      pass,
      intercept('eve', { hero: ['friend'] }),
      pass,
    );
    expect(card(declared, 'friend').away).toEqual({ player: 'bob', column: 0 });
    const told = events(declared, pass);
    expect(happened(told, 'ceased-intercepting')).toEqual([{ event: 'ceased-intercepting', card: 'friend' }]);
    expect(happened(told, 'location-changed')).toEqual([]);
    const fought = afterPlaying(declared, pass);
    expect(card(fought, 'friend')).toMatchObject({ turned: true, column: 1 });
    expect(card(fought, 'friend').away).toBeUndefined();
  });

  test('an attacker that gains an evasion is rid of those it evades', {
    meta: { rules: ['shadowfist.yotd/6.3/attacker-gains-evasion'] },
  }, () => {
    const declared = afterPlaying(bobs, come('bob', 'beside'), pass, intercept('bob', { hero: ['here'] }));
    const leapt = afterPlaying(declared, choosing('ann', 'leap', 'hero'), pass);
    expect(leapt.attack?.chains.flatMap(({ interceptors }) => interceptors)).toEqual([]);
    expect(card(leapt, 'here').column).toBe(1);
    const through = afterPlaying(leapt, pass, pass);
    expect(card(through, 'tower').damage).toBeGreaterThanOrEqual(3);
  });

  test('an interceptor that becomes the target of its attacker ceases', {
    meta: { rules: ['shadowfist.yotd/6.3/interceptor-that-becomes-the-target'] },
  }, () => {
    const declared = afterPlaying(bobs, intercept('bob', { hero: ['here'] }));
    const others = ['eve', 'ann'].map((who) => ({ do: 'pass', player: who }));
    const lured = afterPlaying(declared, ...others, choosing('bob', 'lure', 'here'), pass);
    expect(lured.attack?.attackers.map(({ target }) => target)).toEqual(['here', 'here']);
    expect(lured.attack?.chains.flatMap(({ interceptors }) => interceptors)).toEqual([]);
  });

  test('who came to intercept slides along with the location', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/locations-slide-left',
        'shadowfist.yotd/6.3/interceptors-at-the-targets-location',
      ],
    },
  }, () => {
    const doom = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
        },
      ],
    });
    const abroad = table({
      ann: { characters: { hero }, hand: { doom } },
      bob: { front: { wall: aSite(), tower: aSite() } },
      eve: { front: { hut: aSite() }, characters: { friend: guard } },
    });
    const slid = afterPlaying(
      abroad,
      attack('tower', 'hero'),
      pass,
      decline('eve'),
      pass,
      come('eve', 'friend'),
      pass,
      choosing('ann', 'doom', 'wall'),
      pass,
    );
    expect(card(slid, 'tower').column).toBe(0);
    expect(card(slid, 'friend').away).toEqual({ player: 'bob', column: 0 });
    expect(broken(slid, intercept('eve', { hero: ['friend'] }))).toEqual([]);
  });
});
