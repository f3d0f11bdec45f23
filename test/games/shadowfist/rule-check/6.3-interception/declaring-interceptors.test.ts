import { describe, expect, test } from 'vitest';
import { attack, decline, happened, intercept } from '../acting.ts';
import { aCharacter, afterPlaying, aSite, broken, events, pass, pile, table } from '../table.ts';
import { bobs, come, guard, hero } from './cast.ts';

describe('declaring interceptors (6.3, 3.3.3)', () => {
  const bothHere = afterPlaying(bobs, come('bob', 'beside'), pass);

  test('several interceptors of one attacker are a chain, in the order their player gives', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/chain-of-interceptors',
        'shadowfist.yotd/6.3/several-interceptors-form-a-chain',
        'shadowfist.yotd/6.3/chain-order-is-set-when-declared',
      ],
    },
  }, () => {
    const chained = afterPlaying(bothHere, intercept('bob', { hero: ['beside', 'here'] }));
    expect(chained.attack?.chains).toEqual([{ attacker: 'hero', interceptors: ['beside', 'here'] }]);
    const first = afterPlaying(chained, pass, pass);
    expect(pile(first, 'bob', 'smoked')).toEqual(['beside']);
    expect(broken(bothHere, intercept('bob', { hero: ['beside', 'beside'] }))).toEqual([
      '6.3/one-attacker-per-interceptor',
    ]);
  });

  test('all that a player declares is one declaration', {
    meta: { rules: ['shadowfist.yotd/6.3/interceptions-declared-simultaneously'] },
  }, () => {
    const told = events(bothHere, intercept('bob', { hero: ['beside'], squire: ['here'] }));
    expect(happened(told, 'interception-declared')).toEqual([
      { event: 'interception-declared', card: 'beside', target: 'hero', player: 'bob', by: 'bob' },
      { event: 'interception-declared', card: 'here', target: 'squire', player: 'bob', by: 'bob' },
    ]);
    const declared = afterPlaying(bothHere, intercept('bob', { hero: ['beside'] }));
    expect(broken(declared, intercept('bob', { squire: ['here'] }))).toEqual([
      '3.3.3/order-of-interception',
      '5.3/declaration-opens-a-scene',
    ]);
  });

  test('an attacker may be left alone, named or not', {
    meta: { rules: ['shadowfist.yotd/6.3/all-attackers-open-to-interception'] },
  }, () => {
    const both = afterPlaying(
      table({
        ann: { characters: { hero, squire: guard } },
        bob: { front: { tower: aSite() }, characters: { rogue: guard } },
      }),
      attack('tower', 'hero', 'squire'),
      pass,
      decline('ann'),
    );
    const declared = afterPlaying(both, intercept('bob', { hero: ['rogue'], squire: [] }));
    expect(declared.attack?.chains).toEqual([{ attacker: 'hero', interceptors: ['rogue'] }]);
    expect(broken(both, intercept('bob', { hero: [], squire: [] }))).toEqual(['3.3.3/intercept-or-decline']);
  });

  test('only attackers are intercepted, and of others nothing else is looked at', {
    meta: { rules: ['shadowfist.yotd/6.3/all-attackers-open-to-interception'] },
  }, () => {
    const one = afterPlaying(
      table({
        ann: { characters: { hero, squire: guard } },
        bob: { front: { tower: aSite() }, characters: { rogue: guard, mate: guard } },
      }),
      attack('tower', 'hero'),
      pass,
      decline('ann'),
    );
    for (const who of ['squire', 'mate'])
      expect(broken(one, intercept('bob', { [who]: ['rogue'] }))).toEqual([
        '6.3/all-attackers-open-to-interception',
      ]);
  });

  test('nobody intercepts two attackers', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/one-attacker-an-interceptor',
        'shadowfist.yotd/6.3/one-attacker-per-interceptor',
      ],
    },
  }, () => {
    expect(broken(bothHere, intercept('bob', { hero: ['here'], squire: ['here'] }))).toEqual([
      '6.3/one-attacker-per-interceptor',
    ]);
    expect(broken(bothHere, intercept('bob', { hero: ['here'], squire: ['beside'] }))).toEqual([]);
  });

  test('a Character does not intercept an attack on itself', {
    meta: {
      rules: [
        'shadowfist.yotd/6.3/no-interception-of-an-attack-on-itself',
        'shadowfist.yotd/6.3/not-against-its-own-attacker',
      ],
    },
  }, () => {
    const due = afterPlaying(
      table({ ann: { characters: { hero } }, bob: { characters: { rogue: guard, mate: guard } } }),
      attack('rogue', 'hero'),
      pass,
      decline('ann'),
    );
    expect(broken(due, intercept('bob', { hero: ['rogue'] }))).toEqual([
      '6.3/no-interception-of-an-attack-on-itself',
    ]);
    expect(broken(due, intercept('bob', { hero: ['mate'] }))).toEqual([]);
  });

  test('an interceptor stays until combat is complete', {
    meta: { rules: ['shadowfist.yotd/6.3/interceptors-cannot-change-location'] },
  }, () => {
    const quick = aCharacter({ fighting: 9, abilities: [{ ability: 'special', special: 'Mobility' }] });
    const nimble = table({
      ann: { characters: { hero, squire: guard } },
      bob: { front: { tower: aSite(), keep: aSite() }, characters: { quick } },
    });
    const flee = { do: 'change-location', player: 'bob', card: 'quick', to: 'right', mobility: true };
    const due = afterPlaying(nimble, attack('tower', 'hero', 'squire'), pass, decline('ann'));
    expect(broken(due, flee)).toEqual([]);
    const declared = afterPlaying(due, intercept('bob', { hero: ['quick'] }), pass);
    expect(broken(declared, flee)).toEqual(['6.3/interceptors-cannot-change-location']);
    const fought = afterPlaying(declared, pass);
    expect(fought.attack?.step).toBe('prior-to-target');
    expect(broken(fought, flee)).toEqual([]);
  });
});
