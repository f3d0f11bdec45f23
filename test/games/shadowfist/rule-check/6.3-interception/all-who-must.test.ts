import { expect, test } from 'vitest';
import type { Modifier } from '../../../../../src/games/shadowfist/vocabulary/modifiers.ts';
import { attack, decline, intercept } from '../acting.ts';
import { aCharacter, afterPlaying, aSite, broken, listed, pass, table } from '../table.ts';

const withText = (...modify: Modifier[]) =>
  aCharacter({ fighting: 2, abilities: [{ ability: 'continuous', cards: 'this', modify }] });
const eager = withText({ must: 'intercept' });

/** Bob may intercept now; he controls these Characters at the location of the attack. */
const attacked = (bobs: Record<string, ReturnType<typeof aCharacter>>, attackers: object) =>
  afterPlaying(
    table({
      ann: { characters: { ...attackers } },
      bob: { front: { tower: aSite() }, characters: bobs },
    }),
    attack('tower', ...Object.keys(attackers)),
    pass,
    decline('ann'),
  );

test('Each of several Characters that must intercept does', {
  meta: { rules: ['shadowfist.yotd/3/golden-rule'] },
}, () => {
  const state = attacked({ one: eager, two: eager, free: aCharacter() }, { tank: aCharacter() });
  expect(broken(state, intercept('bob', { tank: ['one', 'two'] }))).toEqual([]);
  expect(broken(state, intercept('bob', { tank: ['two', 'free', 'one'] }))).toEqual([]);
  expect(broken(state, intercept('bob', { tank: ['one'] }))).toEqual(['3/golden-rule']);
  expect(broken(state, intercept('bob', { tank: ['free'] }))).toEqual(['3/golden-rule', '3/golden-rule']);
  expect(broken(state, decline('bob'))).toEqual(['3/golden-rule', '3/golden-rule']);
});

test('A Character that must intercept chooses among several attackers', () => {
  const state = attacked({ one: eager }, { tank: aCharacter(), scout: aCharacter() });
  for (const attacker of ['tank', 'scout'])
    expect(broken(state, intercept('bob', { [attacker]: ['one'] }))).toEqual([]);
});

test('Only as many must intercept as may', () => {
  const narrow = withText({ interceptedByAtMost: 1 });
  const state = attacked({ one: eager, two: eager }, { narrow });
  expect(broken(state, intercept('bob', { narrow: ['two'] }))).toEqual([]);
  expect(broken(state, decline('bob'))).toEqual(['3/golden-rule', '3/golden-rule']);
  const leaper = aCharacter({ abilities: [{ ability: 'special', special: 'Assassinate' }] });
  const target = afterPlaying(
    table({
      ann: { characters: { leaper } },
      bob: { front: { tower: aSite() }, characters: { prey: eager, one: eager } },
    }),
    attack('prey', 'leaper'),
    pass,
    decline('ann'),
  );
  expect(broken(target, decline('bob'))).toEqual([]);
});

test('The declarations that are listed have all Characters that must intercept', () => {
  const state = attacked({ one: eager, two: eager, free: aCharacter() }, { tank: aCharacter() });
  const declarations = listed(state, 'bob').filter((action) => (action as { do: string }).do === 'intercept');
  expect(declarations).toEqual([intercept('bob', { tank: ['one', 'two'] })]);
  for (const action of listed(state, 'bob')) expect(broken(state, action)).toEqual([]);
});
