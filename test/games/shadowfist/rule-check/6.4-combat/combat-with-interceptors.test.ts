import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, doing, happened, intercept, playing, windfall } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import { aCharacter, afterPlaying, aSite, card, events, pass, pile, player, table } from '../table.ts';
import { damages, herald, intercepted, strong } from './cast.ts';

describe('combat with interceptors (6.4.1, 3.3.3)', () => {
  test('each inflicts its Fighting as it is, both at the same time', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/combat-damage-is-current-fighting',
        'shadowfist.yotd/3.3.3/damage-counters-lower-fighting',
        'shadowfist.yotd/3.3.3/characters-damage-simultaneously',
        'shadowfist.yotd/4.6/fighting-inflicts',
        'shadowfist.yotd/4.6/less-one-for-each-counter',
        'shadowfist.yotd/2.1/fighting-inflicts',
        'shadowfist.yotd/2.1/damage-lowers-fighting',
        'shadowfist.yotd/4.5.1/damage-counters',
      ],
    },
  }, () => {
    const wounded = afterPlaying(
      table({
        ann: { characters: { hero: { card: strong('Hero', 5), damage: 2 } } },
        bob: { front: { tower: aSite() }, characters: { guard: strong('Guard', 2) } },
      }),
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      intercept('bob', { hero: ['guard'] }),
      pass,
    );
    expect(fightingOf(wounded, 'hero')).toBe(3);
    const told = happened(events(wounded, pass), 'damage-inflicted');
    expect(told).toEqual([
      {
        event: 'damage-inflicted',
        card: 'guard',
        amount: 3,
        combat: true,
        by: 'ann',
        player: 'bob',
        source: 'hero',
      },
      {
        event: 'damage-inflicted',
        card: 'hero',
        amount: 2,
        combat: true,
        by: 'bob',
        player: 'ann',
        source: 'guard',
      },
    ]);
    const fought = afterPlaying(wounded, pass);
    expect(fightingOf(fought, 'hero')).toBe(1);
  });

  test('a Character at zero is smoked at once, and what is too much is lost', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/smoked-at-zero-fighting',
        'shadowfist.yotd/4.6/smoked-at-zero',
        'shadowfist.yotd/4.6/fighting-withstands',
        'shadowfist.yotd/2.1/fighting-withstands',
        'shadowfist.yotd/4.5.1/not-below-zero',
        'shadowfist.yotd/4.5.1/excess-does-not-spill',
      ],
    },
  }, () => {
    const fought = afterPlaying(
      intercepted(
        { attackers: { hero: strong('Hero', 9) }, defenders: { guard: strong('Guard', 1) } },
        { hero: ['guard'] },
      ),
      pass,
      pass,
    );
    expect(pile(fought, 'bob', 'smoked')).toEqual(['guard']);
    expect(damages(fought, 'tower', 'hero')).toEqual([0, 1]);
  });

  test('an attacker overcomes an interceptor that is gone, while it is there itself, and goes on', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.1/overcome',
        'shadowfist.yotd/3.3.3/overcoming',
        'shadowfist.yotd/6.4.1/free-attackers-go-on',
      ],
    },
  }, () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 3) },
        defenders: { guard: strong('Guard', 2) },
        ann: { edges: { herald: herald('overcame') } },
      },
      { hero: ['guard'] },
    );
    const prior = afterPlaying(declared, pass);
    expect(happened(events(prior, pass), 'overcame')).toEqual([
      { event: 'overcame', card: 'hero', target: 'guard' },
    ]);
    const through = afterPlaying(prior, pass, pass, pass);
    expect(player(through, 'ann').power).toBe(1);
    expect(damages(through, 'tower')).toEqual([1]);
  });

  test('one that does not overcome ceases attacking, and goes home', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/not-overcoming-ceases-attack',
        'shadowfist.yotd/6.1/attacker-continues-to-its-target',
      ],
    },
  }, () => {
    const prior = afterPlaying(
      intercepted(
        {
          attackers: { hero: strong('Hero', 3), squire: strong('Squire', 1) },
          defenders: { guard: strong('Guard', 9) },
        },
        { squire: ['guard'] },
      ),
      pass,
    );
    const held = afterPlaying(
      intercepted(
        {
          attackers: { hero: strong('Hero', 3), squire: strong('Squire', 1) },
          defenders: { guard: strong('Guard', 2) },
        },
        { squire: ['guard'] },
      ),
      pass,
      pass,
    );
    expect(prior.attack?.attackers).toHaveLength(2);
    expect(pile(held, 'ann', 'smoked')).toEqual(['squire']);
    const meek = aCharacter({
      title: 'Meek',
      fighting: 4,
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ inflictsNoDamage: {} }] }],
    });
    const stopped = afterPlaying(
      intercepted(
        { attackers: { hero: strong('Hero', 3), meek }, defenders: { guard: strong('Guard', 1) } },
        { meek: ['guard'] },
      ),
      pass,
      pass,
    );
    expect(stopped.attack?.attackers.map(({ id }) => id)).toEqual(['hero']);
    expect(card(stopped, 'meek')).toMatchObject({ turned: true, damage: 1 });
    expect(stopped.attack?.participants).toEqual(['hero', 'meek']);
  });

  test('by combat damage, an Event or whatever else', {
    meta: { rules: ['shadowfist.yotd/6.4.1/overcome-by-any-means'] },
  }, () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 1) },
        defenders: { guard: strong('Guard', 9), other: strong('Other', 9) },
        ann: { hand: { doom: doing('smoke'), away: doing('cease-intercepting') } },
      },
      { hero: ['guard'] },
    );
    for (const event of ['doom', 'away']) {
      const rid = afterPlaying(
        declared,
        { do: 'pass', player: 'bob' },
        choosing('ann', event, 'guard'),
        pass,
        pass,
        pass,
      );
      expect(damages(rid, 'tower', 'hero')).toEqual([1, 0]);
    }
  });

  test('also by what triggers on the end of combat or on surviving it', {
    meta: { rules: ['shadowfist.yotd/6.4.1/overcome-by-end-of-combat-triggers'] },
  }, () => {
    const poisoned = aCharacter({
      title: 'Viper',
      fighting: 3,
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'survived-combat', card: { is: 'this' } },
          do: [{ do: 'smoke', cards: { event: 'target' } }],
        },
      ],
    });
    const fought = afterPlaying(
      intercepted(
        {
          attackers: { viper: poisoned },
          defenders: {
            guard: aCharacter({
              title: 'Wall',
              fighting: 9,
              abilities: [{ ability: 'continuous', cards: 'this', modify: [{ inflictsNoDamage: {} }] }],
            }),
          },
        },
        { viper: ['guard'] },
      ),
      pass,
      pass,
    );
    expect(fought.scene?.items.map(({ frame }) => frame.source)).toEqual(['viper']);
    const over = afterPlaying(fought, pass);
    expect(pile(over, 'bob', 'smoked')).toEqual(['guard']);
    expect(over.attack?.attackers.map(({ id }) => id)).toEqual(['viper']);
  });

  test('only who is still in play has survived combat', {
    meta: { rules: ['shadowfist.yotd/6.4/end-of-combat-triggers'] },
  }, () => {
    const prior = afterPlaying(
      intercepted(
        { attackers: { hero: strong('Hero', 3) }, defenders: { guard: strong('Guard', 2) } },
        { hero: ['guard'] },
      ),
      pass,
    );
    const told = events(prior, pass);
    expect(happened(told, 'combat-ended')).toEqual([
      { event: 'combat-ended', card: 'hero', target: 'guard' },
      { event: 'combat-ended', card: 'guard', target: 'hero' },
    ]);
    expect(happened(told, 'survived-combat')).toEqual([
      { event: 'survived-combat', card: 'hero', target: 'guard' },
    ]);
  });

  test('chains are fought one by one, all firsts together, with scenes in between, while free attackers wait', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/chain-one-at-a-time',
        'shadowfist.yotd/3.3.3/scenes-between-chain-combats',
        'shadowfist.yotd/3.3.3/chain-combats-are-simultaneous',
        'shadowfist.yotd/6.4.1/free-attackers-wait',
      ],
    },
  }, () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 9), other: strong('Other', 9), free: strong('Free', 1) },
        defenders: { a: strong('A', 1), b: strong('B', 1), c: strong('C', 1) },
        bob: { hand: { luck: windfall } },
      },
      { hero: ['a', 'b'], other: ['c'] },
    );
    const first = afterPlaying(declared, pass, pass);
    expect(pile(first, 'bob', 'smoked').toSorted()).toEqual(['a', 'c']);
    expect(damages(first, 'hero', 'other', 'tower')).toEqual([1, 1, 0]);
    expect(first.attack?.step).toBe('before-next');
    const between = afterPlaying(first, playing('bob', 'luck'), pass);
    expect(damages(between, 'b')).toEqual([0]);
    const second = afterPlaying(between, pass);
    expect(damages(second, 'hero', 'tower')).toEqual([2, 0]);
    expect(damages(afterPlaying(second, pass), 'tower')).toEqual([16]);
  });

  test('those that remain of a chain cease intercepting', {
    meta: { rules: ['shadowfist.yotd/3.3.3/interceptors-return'] },
  }, () => {
    const declared = intercepted(
      {
        attackers: { hero: strong('Hero', 1), other: strong('Other', 1) },
        defenders: { a: strong('A', 5), b: strong('B', 1) },
      },
      { hero: ['a', 'b'] },
    );
    const told = events(afterPlaying(declared, pass), pass);
    expect(
      happened(told, 'ceased-intercepting')
        .map((event) => (event as { card: string }).card)
        .toSorted(),
    ).toEqual(['a', 'b']);
  });

  test('who is about to enter combat is told when it is settled who fights whom', {
    meta: { rules: ['shadowfist.yotd/6.4/scenes-prior-to-combat'] },
  }, () => {
    const start = table({
      ann: { characters: { hero: strong('Hero', 3) } },
      bob: { front: { tower: aSite() }, characters: { a: strong('A', 1), b: strong('B', 1) } },
    });
    const due = afterPlaying(start, attack('tower', 'hero'), pass, decline('ann'));
    const about = (told: readonly unknown[]) =>
      happened(told, 'about-to-enter-combat').map((event) => (event as { target: string }).target);
    expect(about(events(due, intercept('bob', { hero: ['a', 'b'] })))).toEqual(['a', 'hero']);
    const declared = afterPlaying(due, intercept('bob', { hero: ['a', 'b'] }), pass);
    expect(about(events(declared, pass))).toEqual(['b', 'hero']);
    const over = afterPlaying(declared, pass, pass);
    expect([over.attack?.step, about(events(over, pass))]).toEqual(['prior-to-target', ['tower', 'hero']]);
  });
});
