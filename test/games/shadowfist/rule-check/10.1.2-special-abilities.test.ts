import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  aSite,
  broken,
  card,
  listed,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const attack = (...attackers: string[]) => ({ do: 'attack', player: 'ann', attackers, target: 'tower' });
const declines = (player: string) => ({ do: 'decline', player });
const intercepts = (interceptions: Record<string, string[]>) => ({
  do: 'intercept',
  player: 'bob',
  interceptions,
});
const special = (
  name: 'Ambush' | 'Assassinate' | 'Guts' | 'Independent' | 'Mobility' | 'Stealth' | 'Superleap' | 'Tactics',
) => ({
  abilities: [{ ability: 'special' as const, special: name }],
});

/** Ann attacks Bob's tower with a hero; Bob may intercept with guards who stand there. */
const fight = (
  hero: Definition,
  guards: Record<string, Definition | { card: Definition; turned: boolean }> = {},
) =>
  table({
    ann: { characters: { hero } },
    bob: { front: { tower: aSite() }, characters: guards },
  });
const untilBob = [attack('hero'), pass, declines('ann')];
const sneaks = (interceptor: string) => ({ do: 'stealth', player: 'ann', attacker: 'hero', interceptor });

describe('A special ability against certain cards', () => {
  const against = (name: 'Ambush' | 'Superleap' | 'Stealth' | 'Assassinate') =>
    aCharacter({
      fighting: 2,
      abilities: [{ ability: 'special', special: name, against: { designator: 'Cop' } }],
    });

  test('Ambush against Cops strikes only Cops first', () => {
    const survives = (title: string) => {
      const state = fight(against('Ambush'), { guard: aCharacter({ title, fighting: 2 }) });
      const fought = afterPlaying(state, ...untilBob, intercepts({ hero: ['guard'] }), pass, pass);
      return fought.inPlay.some(({ id }) => id === 'hero');
    };
    expect([survives('Cop'), survives('Nun')]).toEqual([true, false]);
  });

  test('Superleap against Cops keeps only turned Cops from intercepting', () => {
    const wrong = (title: string) => {
      const state = fight(against('Superleap'), { guard: { card: aCharacter({ title }), turned: true } });
      return broken(afterPlaying(state, ...untilBob), intercepts({ hero: ['guard'] }));
    };
    expect(wrong('Cop')).toEqual(['10.1.2/superleap-bars-turned-interceptors']);
    expect(wrong('Nun')).toEqual([]);
  });

  test('Stealth against Cops bypasses only Cops', () => {
    const wrong = (title: string) => {
      const state = fight(against('Stealth'), { guard: aCharacter({ title }) });
      return broken(afterPlaying(state, ...untilBob, intercepts({ hero: ['guard'] })), sneaks('guard'));
    };
    expect(wrong('Cop')).toEqual([]);
    expect(wrong('Nun')).toContain('10.1.2/stealth-bypasses-one-interceptor');
  });
});

describe('special abilities (10.1.2)', () => {
  test('an attacker with Ambush strikes first, and once', {
    meta: {
      rules: ['shadowfist.yotd/10.1.2/ambush-strikes-first', 'shadowfist.yotd/10.1.2/ambush-damage-once'],
    },
  }, () => {
    const state = fight(aCharacter({ fighting: 2, ...special('Ambush') }), {
      guard: aCharacter({ fighting: 2 }),
    });
    const fought = afterPlaying(state, ...untilBob, intercepts({ hero: ['guard'] }), pass, pass);
    expect([pile(fought, 'bob', 'smoked'), card(fought, 'hero').damage]).toEqual([['guard'], 0]);
  });

  test('defending, it has no effect', {
    meta: { rules: ['shadowfist.yotd/10.1.2/ambush-attack-only'] },
  }, () => {
    const state = fight(aCharacter({ fighting: 2 }), {
      guard: aCharacter({ fighting: 2, ...special('Ambush') }),
    });
    const fought = afterPlaying(state, ...untilBob, intercepts({ hero: ['guard'] }), pass, pass);
    expect([pile(fought, 'ann', 'smoked'), pile(fought, 'bob', 'smoked')]).toEqual([['hero'], ['guard']]);
  });

  test('an attack with Assassinate on a Character is not intercepted; on a Site it is', {
    meta: { rules: ['shadowfist.yotd/10.1.2/assassinate-bars-interception'] },
  }, () => {
    const state = fight(aCharacter({ ...special('Assassinate') }), {
      guard: aCharacter(),
      boss: aCharacter(),
    });
    const boss = [{ ...attack('hero'), target: 'boss' }, pass, declines('ann')];
    expect(broken(afterPlaying(state, ...boss), intercepts({ hero: ['guard'] }))).toEqual([
      '10.1.2/assassinate-bars-interception',
    ]);
    expect(broken(afterPlaying(state, ...untilBob), intercepts({ hero: ['guard'] }))).toEqual([]);
  });

  test('Superleap is over the turned', {
    meta: { rules: ['shadowfist.yotd/10.1.2/superleap-bars-turned-interceptors'] },
  }, () => {
    const state = (turned: boolean) =>
      fight(aCharacter({ ...special('Superleap') }), { guard: { card: aCharacter(), turned } });
    expect(broken(afterPlaying(state(true), ...untilBob), intercepts({ hero: ['guard'] }))).toEqual([
      '10.1.2/superleap-bars-turned-interceptors',
    ]);
    expect(broken(afterPlaying(state(false), ...untilBob), intercepts({ hero: ['guard'] }))).toEqual([]);
  });

  test('with Guts, damage does not lessen what it inflicts', {
    meta: {
      rules: ['shadowfist.yotd/10.1.2/guts-full-damage', 'shadowfist.yotd/10.1.2/guts-fighting-still-falls'],
    },
  }, () => {
    const state = table({
      ann: { characters: { hero: { card: aCharacter({ fighting: 4, ...special('Guts') }), damage: 3 } } },
      bob: { front: { tower: aSite() } },
    });
    const hit = afterPlaying(state, ...untilBob, declines('bob'), pass);
    expect(card(hit, 'tower').damage).toBe(4);
  });

  test('Stealth bypasses one of a chain', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.2/stealth-bypasses-one-interceptor',
        'shadowfist.yotd/10.1.2/stealth-one-of-a-chain',
        'shadowfist.yotd/10.1.2/stealth-is-an-effect',
        'shadowfist.yotd/10.1.2/stealth-interceptor-ceases',
      ],
    },
  }, () => {
    const state = afterPlaying(
      fight(aCharacter({ fighting: 3, ...special('Stealth') }), { guard: aCharacter(), page: aCharacter() }),
      ...untilBob,
      intercepts({ hero: ['guard', 'page'] }),
      { do: 'pass', player: 'bob' },
    );
    expect(broken(state, sneaks('tower'))).toEqual(['5.2.3/stealth-conditional-and-voluntary']);
    const past = afterPlaying(state, sneaks('guard'), pass);
    expect(past.attack?.chains).toEqual([{ attacker: 'hero', interceptors: ['page'] }]);
    expect(broken(past, sneaks('page'))).toContain('10.1.2/stealth-one-of-a-chain');
  });

  test('Tactics ends an attack', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.2/tactics-ceases-attacking',
        'shadowfist.yotd/10.1.2/tactics-is-an-effect',
        'shadowfist.yotd/10.1.2/tactics-turns-nothing',
      ],
    },
  }, () => {
    const slips = { do: 'tactics', player: 'ann', attacker: 'hero' };
    const begun = (hero: Definition) =>
      afterPlaying(fight(hero), attack('hero'), { do: 'pass', player: 'bob' });
    expect(broken(begun(aCharacter()), slips)).toEqual(['10.1.2/tactics-ceases-attacking']);
    const gone = afterPlaying(begun(aCharacter({ ...special('Tactics') })), slips, pass);
    expect([gone.attack?.attackers ?? [], card(gone, 'hero').turned]).toEqual([[], true]);
  });

  test('Mobility moves a Character, turned or not', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.2/mobility-moves-without-turning',
        'shadowfist.yotd/10.1.2/mobility-any-number-of-uses',
      ],
    },
  }, () => {
    const seats = (hero: Definition) =>
      table({
        ann: { front: { one: aSite(), two: aSite() }, characters: { hero: { card: hero, turned: true } } },
        bob: {},
      });
    const moves = { do: 'change-location', player: 'ann', card: 'hero', to: 'right', mobility: true };
    expect(broken(seats(aCharacter()), moves)).toEqual(['10.1.2/mobility-moves-without-turning']);
    const moved = afterPlaying(seats(aCharacter({ ...special('Mobility') })), moves, pass);
    expect(card(moved, 'hero').column).toBe(1);
    expect(listed(moved, 'ann')).toContainEqual({ ...moves, to: 'left' });
  });

  test('each source is reduced, and Toughness adds up', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.2/toughness-reduces-each-source',
        'shadowfist.yotd/10.1.2/toughness-is-cumulative',
      ],
    },
  }, () => {
    const tough = { ability: 'special' as const, special: 'Toughness' as const, amount: 1 };
    const state = table({
      ann: { characters: { hero: aCharacter({ fighting: 3 }), pupil: aCharacter({ fighting: 2 }) } },
      bob: { characters: { tower: aCharacter({ fighting: 9, abilities: [tough, tough] }) } },
    });
    const hit = afterPlaying(state, attack('hero', 'pupil'), pass, declines('ann'), declines('bob'), pass, {
      ...{ do: 'choose', player: 'bob', value: { division: { hero: 9, pupil: 0 } } },
    });
    expect(card(hit, 'tower').damage).toBe(1);
  });

  test('who loses one is worse off', {
    meta: { rules: ['shadowfist.yotd/10.1.2/special-abilities-are-benefits'] },
  }, () => {
    const beyond = (hero: Definition) =>
      afterPlaying(fight(hero, { guard: { card: aCharacter(), turned: true } }), ...untilBob);
    const grounded = aCharacter({
      abilities: [
        ...special('Superleap').abilities,
        { ability: 'continuous', cards: 'this', modify: [{ special: 'Superleap', loses: true }] },
      ],
    });
    const interception = intercepts({ hero: ['guard'] });
    expect(broken(beyond(aCharacter(special('Superleap'))), interception)).not.toEqual([]);
    expect(broken(beyond(grounded), interception)).toEqual([]);
  });

  test('who has one twice has it once', {
    meta: { rules: ['shadowfist.yotd/10.1.2/special-abilities-not-cumulative'] },
  }, () => {
    const twice = { abilities: [...special('Stealth').abilities, ...special('Stealth').abilities] };
    const past = afterPlaying(
      fight(aCharacter(twice), { guard: aCharacter(), page: aCharacter() }),
      ...[...untilBob, intercepts({ hero: ['guard', 'page'] }), { do: 'pass', player: 'bob' }],
      ...[sneaks('guard'), pass],
    );
    expect(broken(past, sneaks('page'))).toEqual(['10.1.2/stealth-one-of-a-chain']);
  });

  test('who is attacked evades no interceptors of the attacker', {
    meta: {
      rules: [
        'shadowfist.yotd/10.1.2/assassinate-attack-only',
        'shadowfist.yotd/10.1.2/superleap-attack-only',
      ],
    },
  }, () => {
    const abilities = [...special('Assassinate').abilities, ...special('Superleap').abilities];
    const state = afterPlaying(
      fight(aCharacter(), {
        boss: { card: aCharacter({ abilities }), turned: false },
        guard: { card: aCharacter({ abilities }), turned: true },
      }),
      ...[{ ...attack('hero'), target: 'boss' }, pass, declines('ann')],
    );
    expect(broken(state, intercepts({ hero: ['guard'] }))).toEqual([]);
  });

  test('an interceptor bypasses nobody', {
    meta: { rules: ['shadowfist.yotd/10.1.2/stealth-attack-only'] },
  }, () => {
    const state = afterPlaying(
      fight(aCharacter(special('Stealth')), { guard: aCharacter(special('Stealth')) }),
      ...[...untilBob, intercepts({ hero: ['guard'] })],
    );
    const slips = { do: 'stealth', player: 'bob', attacker: 'guard', interceptor: 'hero' };
    expect(broken(state, slips)).toContain('10.1.2/stealth-attack-only');
    expect(broken(afterPlaying(state, { do: 'pass', player: 'bob' }), sneaks('guard'))).toEqual([]);
  });

  test('neither has entered a combat or survived it, and none is overcome', {
    meta: { rules: ['shadowfist.yotd/10.1.2/stealth-no-combat-happened'] },
  }, () => {
    const watching = anEdge({
      abilities: [
        {
          ...{ ability: 'triggered', on: { event: ['combat-ended', 'survived-combat', 'overcame'] } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const seats = table({
      ann: { characters: { hero: aCharacter({ fighting: 2, ...special('Stealth') }) } },
      bob: { front: { tower: aSite() }, characters: { guard: aCharacter({ fighting: 1 }) } },
      cat: { edges: { watching } },
    });
    const declared = afterPlaying(
      ...[seats, attack('hero'), pass, declines('cat'), pass, declines('cat'), declines('ann')],
      intercepts({ hero: ['guard'] }),
    );
    const past = afterPlaying(declared, sneaks('guard'), pass, pass);
    expect([past.attack?.step, player(past, 'cat').power]).toEqual(['prior-to-target', 0]);
    // Fought out, the combat ends for both of them, and the hero survives it, and has overcome the guard.
    const fought = afterPlaying(declared, pass, pass, pass, pass);
    expect(player(fought, 'cat').power).toBe(4);
  });

  test('an interceptor does not slip away', {
    meta: { rules: ['shadowfist.yotd/10.1.2/tactics-attack-only'] },
  }, () => {
    const state = afterPlaying(
      fight(aCharacter(special('Tactics')), { guard: aCharacter(special('Tactics')) }),
      ...[...untilBob, intercepts({ hero: ['guard'] })],
    );
    const slips = (player: string, attacker: string) => ({ do: 'tactics', player, attacker });
    expect(broken(afterPlaying(state, { do: 'pass', player: 'ann' }), slips('bob', 'guard'))).toEqual([
      '10.1.2/tactics-attack-only',
    ]);
    expect(broken(state, slips('bob', 'hero'))).toContain('7.4/controller-decides');
    expect(broken(afterPlaying(state, { do: 'pass', player: 'bob' }), slips('ann', 'hero'))).toEqual([]);
  });

  test('after its Ambush an attacker slips away from the answer', {
    meta: { rules: ['shadowfist.yotd/10.1.2/tactics-after-ambush'] },
  }, () => {
    const struck = (hero: Definition) =>
      afterPlaying(
        fight(hero, { guard: aCharacter({ fighting: 9 }) }),
        ...[...untilBob, intercepts({ hero: ['guard'] }), pass, pass],
      );
    const slips = { do: 'tactics', player: 'ann', attacker: 'hero' };
    const abilities = [...special('Ambush').abilities, ...special('Tactics').abilities];
    const gone = afterPlaying(struck(aCharacter({ fighting: 2, abilities })), slips, pass);
    expect([card(gone, 'guard').damage, card(gone, 'hero').damage]).toEqual([2, 0]);
    const answered = struck(aCharacter({ fighting: 2, ...special('Tactics') }));
    expect(pile(answered, 'ann', 'smoked')).toEqual(['hero']);
  });
});

describe('Independent (10.1.2)', () => {
  const lone = aCharacter({ fighting: 2, ...special('Independent') });
  /** Ann's first attack has failed. */
  const failed = afterPlaying(
    table({
      ann: { characters: { weak: aCharacter(), hero: aCharacter({ fighting: 3 }), lone, wolf: lone } },
      bob: { front: { tower: aSite({ body: 9 }) }, characters: { guard: aCharacter({ fighting: 3 }) } },
    }),
    ...[attack('weak'), pass, declines('ann'), intercepts({ weak: ['guard'] }), pass, pass],
  );

  test('may attack after an unsuccessful attack, alone', {
    meta: { rules: ['shadowfist.yotd/10.1.2/independent-attacks-after-failure'] },
  }, () => {
    expect(broken(failed, attack('lone'))).toEqual([]);
    expect(broken(failed, attack('hero'))).toEqual(['6.5/no-attack-after-a-failure']);
    expect(broken(failed, attack('lone', 'hero'))).toEqual(['6.5/no-attack-after-a-failure']);
  });

  test('and even after its success no others do', {
    meta: { rules: ['shadowfist.yotd/10.1.2/independent-only-for-the-rest-of-the-turn'] },
  }, () => {
    const succeeded = afterPlaying(...[failed, attack('lone'), pass, declines('ann'), declines('bob'), pass]);
    expect([card(succeeded, 'tower').damage, succeeded.attack]).toEqual([2, null]);
    expect(broken(succeeded, attack('hero'))).toEqual(['10.1.2/independent-only-for-the-rest-of-the-turn']);
    expect(broken(succeeded, attack('wolf'))).toEqual([]);
  });
});

describe('Mobility (10.1.2)', () => {
  const quick = aCharacter(special('Mobility'));
  const streets = { one: aSite(), two: aSite(), three: aSite() };
  const moves = (player: string, to: string) => ({
    ...{ do: 'change-location', player, card: 'quick', to, mobility: true },
  });
  const seats = table({ ann: { front: streets, characters: { quick } }, bob: {} });

  test('each use is generated and resolves', {
    meta: { rules: ['shadowfist.yotd/10.1.2/mobility-each-use-is-an-effect'] },
  }, () => {
    const generated = afterPlaying(seats, moves('ann', 'right'));
    expect(generated.scene?.items).toMatchObject([{ kind: 'change-location', frame: { source: 'quick' } }]);
    expect(card(generated, 'quick').column).toBe(0);
    expect(card(afterPlaying(generated, pass), 'quick')).toMatchObject({ column: 1, turned: false });
    expect(broken(generated, moves('ann', 'right'))).toContain('5.4/opportunity-after-each-action');
  });

  test('one in a scene, and another in the next', {
    meta: { rules: ['shadowfist.yotd/10.1.2/mobility-one-column-a-scene'] },
  }, () => {
    const generated = afterPlaying(seats, moves('ann', 'right'), { do: 'pass', player: 'bob' });
    expect(broken(generated, moves('ann', 'right'))).toEqual(['10.1.2/mobility-one-column-a-scene']);
    const twice = afterPlaying(generated, pass, moves('ann', 'right'), pass);
    expect(card(twice, 'quick').column).toBe(2);
  });

  test('also beside turning to change location', {
    meta: { rules: ['shadowfist.yotd/10.1.2/mobility-one-column-a-scene'] },
  }, () => {
    const turns = { do: 'change-location', player: 'ann', card: 'quick', to: 'right' };
    const generated = afterPlaying(seats, moves('ann', 'right'), { do: 'pass', player: 'bob' });
    expect(broken(generated, turns)).toEqual(['10.1.2/mobility-one-column-a-scene']);
  });

  test('it comes to intercept so, turned or not', {
    meta: { rules: ['shadowfist.yotd/10.1.2/mobility-to-intercept'] },
  }, () => {
    const due = (guard: Definition) =>
      afterPlaying(
        table({
          ann: { characters: { hero: aCharacter() } },
          bob: {
            front: { tower: aSite(), keep: aSite() },
            characters: { quick: { card: guard, column: 1, turned: true } },
          },
        }),
        ...untilBob,
      );
    expect(broken(due(quick), intercepts({ hero: ['quick'] }))).toEqual([
      '3.3.3/interceptors-at-target-location',
    ]);
    const come = afterPlaying(due(quick), moves('bob', 'attack'), pass);
    expect(broken(come, intercepts({ hero: ['quick'] }))).toEqual([]);
    expect(broken(due(aCharacter()), moves('bob', 'attack'))).toEqual([
      '10.1.2/mobility-moves-without-turning',
    ]);
  });

  test('no attacker leaves its attack by it, and no interceptor its attacker', {
    meta: { rules: ['shadowfist.yotd/10.1.2/mobility-no-escape'] },
  }, () => {
    const declared = afterPlaying(
      table({
        ann: { front: streets, characters: { quick, hero: aCharacter() } },
        bob: { front: { tower: aSite() } },
      }),
      ...[attack('quick'), { do: 'pass', player: 'bob' }],
    );
    expect(broken(declared, moves('ann', 'right'))).toEqual([
      '6.1/attackers-cannot-otherwise-change-location',
    ]);
    const intercepted = afterPlaying(
      table({
        ann: { characters: { hero: aCharacter() } },
        bob: { front: { tower: aSite(), keep: aSite() }, characters: { quick } },
      }),
      ...[...untilBob, intercepts({ hero: ['quick'] }), { do: 'pass', player: 'ann' }],
    );
    expect(broken(intercepted, moves('bob', 'right'))).toEqual(['6.3/interceptors-cannot-change-location']);
  });
});

describe('Regenerate (10.1.2)', () => {
  const hurt = (more: object = {}) => ({
    card: aCharacter({ fighting: 3, ...more }),
    damage: 2,
    turned: true,
  });
  const troll = { abilities: [{ ability: 'special', special: 'Regenerate' }] };
  const dawn = afterPlaying(
    table({
      ann: { characters: { theirs: hurt(troll) } },
      bob: {
        front: { ruin: { card: aSite(troll), damage: 2 }, wall: { card: aSite(), damage: 2 } },
        characters: { troll: hurt(troll), man: hurt() },
      },
    }),
    ...[{ do: 'end-turn', player: 'ann' }, pass],
  );

  test('a card heals as its controller’s turn starts, and no other does', {
    meta: { rules: ['shadowfist.yotd/10.1.2/regenerate-heals'] },
  }, () => {
    expect(dawn.turn).toMatchObject({ player: 'bob', phase: 'start' });
    const damage = (id: string) => card(dawn, id).damage;
    expect(['troll', 'man', 'ruin', 'wall', 'theirs'].map(damage)).toEqual([0, 2, 0, 2, 2]);
  });

  test('it stays as it is', { meta: { rules: ['shadowfist.yotd/10.1.2/regenerate-does-not-turn'] } }, () => {
    expect(card(dawn, 'troll').turned).toBe(true);
    expect(card(dawn, 'ruin').turned).toBe(false);
  });
});
