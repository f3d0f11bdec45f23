import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { aCharacter, afterPlaying, aSite, broken, card, listed, pass, pile, table } from './table.ts';

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

describe('special abilities (10.1.2)', () => {
  test('[10.1.2/ambush-strikes-first, 10.1.2/ambush-damage-once] an attacker with Ambush strikes first, and once', () => {
    const state = fight(aCharacter({ fighting: 2, ...special('Ambush') }), {
      guard: aCharacter({ fighting: 2 }),
    });
    const fought = afterPlaying(state, ...untilBob, intercepts({ hero: ['guard'] }), pass, pass);
    expect([pile(fought, 'bob', 'smoked'), card(fought, 'hero').damage]).toEqual([['guard'], 0]);
  });

  test('[10.1.2/ambush-attack-only] defending, it has no effect', () => {
    const state = fight(aCharacter({ fighting: 2 }), {
      guard: aCharacter({ fighting: 2, ...special('Ambush') }),
    });
    const fought = afterPlaying(state, ...untilBob, intercepts({ hero: ['guard'] }), pass, pass);
    expect([pile(fought, 'ann', 'smoked'), pile(fought, 'bob', 'smoked')]).toEqual([['hero'], ['guard']]);
  });

  test('[10.1.2/assassinate-bars-interception] an attack with Assassinate on a Character is not intercepted; on a Site it is', () => {
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

  test('[10.1.2/superleap-bars-turned-interceptors] Superleap is over the turned', () => {
    const state = (turned: boolean) =>
      fight(aCharacter({ ...special('Superleap') }), { guard: { card: aCharacter(), turned } });
    expect(broken(afterPlaying(state(true), ...untilBob), intercepts({ hero: ['guard'] }))).toEqual([
      '10.1.2/superleap-bars-turned-interceptors',
    ]);
    expect(broken(afterPlaying(state(false), ...untilBob), intercepts({ hero: ['guard'] }))).toEqual([]);
  });

  test('[10.1.2/guts-full-damage, 10.1.2/guts-fighting-still-falls] with Guts, damage does not lessen what it inflicts', () => {
    const state = table({
      ann: { characters: { hero: { card: aCharacter({ fighting: 4, ...special('Guts') }), damage: 3 } } },
      bob: { front: { tower: aSite() } },
    });
    const hit = afterPlaying(state, ...untilBob, declines('bob'), pass);
    expect(card(hit, 'tower').damage).toBe(4);
  });

  test('[10.1.2/stealth-bypasses-one-interceptor, 10.1.2/stealth-one-of-a-chain, 10.1.2/stealth-is-an-effect, 10.1.2/stealth-interceptor-ceases] Stealth bypasses one of a chain', () => {
    const state = afterPlaying(
      fight(aCharacter({ fighting: 3, ...special('Stealth') }), { guard: aCharacter(), page: aCharacter() }),
      ...untilBob,
      intercepts({ hero: ['guard', 'page'] }),
      { do: 'pass', player: 'bob' },
    );
    const sneaks = (interceptor: string) => ({ do: 'stealth', player: 'ann', attacker: 'hero', interceptor });
    expect(broken(state, sneaks('tower'))).toEqual(['5.2.3/stealth-conditional-and-voluntary']);
    const past = afterPlaying(state, sneaks('guard'), pass);
    expect(past.attack?.chains).toEqual([{ attacker: 'hero', interceptors: ['page'], gone: ['guard'] }]);
    expect(broken(past, sneaks('page'))).toContain('10.1.2/stealth-one-of-a-chain');
  });

  test('[10.1.2/tactics-ceases-attacking, 10.1.2/tactics-is-an-effect, 10.1.2/tactics-turns-nothing] Tactics ends an attack', () => {
    const slips = { do: 'tactics', player: 'ann', attacker: 'hero' };
    const begun = (hero: Definition) =>
      afterPlaying(fight(hero), attack('hero'), { do: 'pass', player: 'bob' });
    expect(broken(begun(aCharacter()), slips)).toEqual(['10.1.2/tactics-ceases-attacking']);
    const gone = afterPlaying(begun(aCharacter({ ...special('Tactics') })), slips, pass);
    expect([gone.attack?.attackers ?? [], card(gone, 'hero').turned]).toEqual([[], true]);
  });

  test('[10.1.2/mobility-moves-without-turning, 10.1.2/mobility-any-number-of-uses] Mobility moves a Character, turned or not', () => {
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

  test('[10.1.2/toughness-reduces-each-source, 10.1.2/toughness-is-cumulative] each source is reduced, and Toughness adds up', () => {
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
});
