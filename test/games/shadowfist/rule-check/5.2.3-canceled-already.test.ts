import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { abilitiesOf, state as aStateCard } from '../card-language/compiled.ts';
import { attack, decline, playing, strong, use } from './acting.ts';
import { afterPlaying, aSite, aState, broken, card, pass, table } from './table.ts';

const active = {
  meta: { rules: ['shadowfist.yotd/5.2.3/edges-and-states-conditional-at-resolution'] },
} as const;

const tough: Ability = { ability: 'special', special: 'Toughness', amount: 3 };
const turns: Ability = {
  ability: 'voluntary',
  pay: [{ pay: 'turn', card: 'this' }],
  do: [{ do: 'gain-power', players: 'you', amount: 1 }],
};
const tower = aSite({ title: 'Tower', body: 9, abilities: [tough, turns] });
const sledWith = (end: string) =>
  aState({
    abilities: abilitiesOf(
      aStateCard,
      `Play on a Character. The rules text of any non-Netherworld Site targeted by subject in an attack is canceled until the end of the ${end}.`,
    ) as Ability[],
  });
const attacked = (end = 'turn', site = tower) =>
  afterPlaying(
    table({
      ann: { characters: { hero: strong(5) }, hand: { sled: sledWith(end) } },
      bob: { front: { tower: site } },
    }),
    attack('tower', 'hero'),
    pass,
    decline('bob'),
  );
const riding = playing('ann', 'sled', { on: 'hero' });

test(
  'A State that is played in an attack cancels the text of the Site that is attacked already',
  active,
  () => {
    const fought = (...actions: object[]) => card(afterPlaying(attacked(), ...actions, pass), 'tower').damage;
    expect(fought()).toBe(2);
    expect(fought(riding, pass)).toBe(5);
  },
);

test('The text of the attacked Site works until the State has resolved', active, () => {
  const played = afterPlaying(attacked(), riding);
  expect(broken(played, use('bob', 'tower', { ability: 1 }))).toEqual([]);
  expect(broken(afterPlaying(played, pass), use('bob', 'tower', { ability: 1 }))).not.toEqual([]);
});

test('The text stays canceled as long as the text of the State says', active, () => {
  const turn = afterPlaying(attacked('turn'), riding, pass, pass);
  expect(turn.attack).toBe(null);
  expect(broken(turn, use('bob', 'tower', { ability: 1 }))).not.toEqual([]);
  const end = afterPlaying(attacked('attack'), riding, pass, pass, pass);
  expect(end.attack).toBe(null);
  expect(broken(end, use('bob', 'tower', { ability: 1 }))).toEqual([]);
});

test('The text of a Netherworld Site is not canceled', () => {
  const gate = aSite({ title: 'Netherworld Gate', body: 9, abilities: [tough] });
  expect(card(afterPlaying(attacked('turn', gate), riding, pass, pass), 'tower').damage).toBe(2);
});
