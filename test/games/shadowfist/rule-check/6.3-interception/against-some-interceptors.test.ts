import { expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { attack, intercept } from '../acting.ts';
import { aCharacter, afterPlaying, aSite, broken, card, pass, table } from '../table.ts';

const unaffectedBy = (special: 'Superleap' | 'Assassinate'): Ability => ({
  ability: 'continuous',
  cards: 'this',
  modify: [{ notAffectedBySpecial: [special] }],
});
const attackerWith = (...abilities: Ability[]) => aCharacter({ fighting: 3, abilities });
const strong = aCharacter({ fighting: 5 });

/** Bob may intercept; his guard is turned, and another Character of his is attacked, if anything is. */
const attacked = (attacker: ReturnType<typeof aCharacter>, guard = strong, target = 'tower') =>
  afterPlaying(
    table({
      ann: { characters: { attacker } },
      bob: {
        front: { tower: aSite() },
        characters: { guard: { card: guard, turned: true }, small: { card: aCharacter(), turned: true } },
      },
    }),
    attack(target, 'attacker'),
    pass,
  );
const stillIntercepted = (state: unknown, by: string) =>
  afterPlaying(state, intercept('bob', { attacker: [by] })).attack?.chains.flatMap(
    ({ interceptors }) => interceptors,
  );

test('A turned Character that Superleap is not against intercepts and does not cease intercepting', {
  meta: { rules: ['shadowfist.yotd/10.1.2/superleap-bars-turned-interceptors'] },
}, () => {
  const leaper = attackerWith({
    ability: 'special',
    special: 'Superleap',
    against: { figure: { fighting: { atMost: 2 } } },
  });
  const state = attacked(leaper);
  expect(stillIntercepted(state, 'guard')).toEqual(['guard']);
  expect(broken(state, intercept('bob', { attacker: ['small'] }))).toEqual([
    '10.1.2/superleap-bars-turned-interceptors',
  ]);
});

test('An attacker whose Superleap was given against some cards is intercepted by others', {
  meta: { rules: ['shadowfist.yotd/10.1.2/superleap-bars-turned-interceptors'] },
}, () => {
  const leaper = attackerWith({
    ability: 'continuous',
    cards: 'this',
    modify: [
      {
        special: 'Superleap',
        against: { controller: 'every-opponent', figure: { fighting: { atMost: 2 } } },
      },
    ],
  });
  expect(stillIntercepted(attacked(leaper), 'guard')).toEqual(['guard']);
});

test('A Character that is not affected by Superleap or Assassinate does not cease intercepting', {
  meta: {
    rules: [
      'shadowfist.yotd/10.1.2/superleap-bars-turned-interceptors',
      'shadowfist.yotd/10.1.2/assassinate-bars-interception',
    ],
  },
}, () => {
  const leaper = attackerWith({ ability: 'special', special: 'Superleap' });
  const unleapt = aCharacter({ fighting: 5, abilities: [unaffectedBy('Superleap')] });
  expect(stillIntercepted(attacked(leaper, unleapt), 'guard')).toEqual(['guard']);
  const assassin = attackerWith({ ability: 'special', special: 'Assassinate' });
  const watchful = aCharacter({ fighting: 5, abilities: [unaffectedBy('Assassinate')] });
  const state = attacked(assassin, watchful, 'small');
  expect(stillIntercepted(state, 'guard')).toEqual(['guard']);
  const fought = afterPlaying(state, intercept('bob', { attacker: ['guard'] }), pass, pass);
  expect(card(fought, 'guard').damage).toBe(3);
});

test('Assassinate against some targets does not bar interception on the way to others', {
  meta: { rules: ['shadowfist.yotd/10.1.2/assassinate-bars-interception'] },
}, () => {
  const assassin = attackerWith({
    ability: 'special',
    special: 'Assassinate',
    against: { figure: { fighting: { atLeast: 4 } } },
  });
  expect(stillIntercepted(attacked(assassin, strong, 'small'), 'guard')).toEqual(['guard']);
  expect(broken(attacked(assassin, strong, 'guard'), intercept('bob', { attacker: ['small'] }))).toEqual([
    '10.1.2/assassinate-bars-interception',
  ]);
});
