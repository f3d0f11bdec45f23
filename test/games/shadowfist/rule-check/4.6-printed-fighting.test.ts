import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { abilitiesOf, edge, event } from '../card-language/compiled.ts';
import { onVictim, playing, strong, victim } from './acting.ts';
import { fightingOf } from './figures.ts';
import { afterPlaying, anEdge, anEvent, broken, card, pass, player, table } from './table.ts';

const shrink = onVictim({
  do: 'modify',
  cards: victim,
  by: [{ setFighting: 1 }, { fighting: 2 }],
  until: 'while-in-play',
});
const state = table({
  ann: {
    hand: {
      shrink,
      net: anEvent({
        abilities: abilitiesOf(
          event,
          'Target a Character with a printed Fighting of 2 or less :: Smoke target.',
        ) as Ability[],
      }),
      harvest: anEvent({
        abilities: abilitiesOf(
          event,
          "Choose a Character you control :: Gain Power equal to that Character's printed Fighting.",
        ) as Ability[],
      }),
    },
    edges: {
      choir: anEdge({
        abilities: abilitiesOf(
          edge,
          'All Characters you control with a printed Fighting of 1 or 2 gain +1 Fighting.',
        ) as Ability[],
      }),
    },
    characters: { ogre: { card: strong(7), damage: 1 } },
  },
  bob: {},
});
const onOgre = { choose: { character: { cards: ['ogre'] } } };
const shrunk = afterPlaying(
  state,
  playing('ann', 'shrink', { choose: { victim: { cards: ['ogre'] } } }),
  pass,
);

test('A text about the printed Fighting reads what an effect says that it is', () => {
  expect(fightingOf(state, 'ogre')).toBe(6);
  expect(fightingOf(shrunk, 'ogre')).toBe(3);
  expect(broken(state, playing('ann', 'net', onOgre))).not.toEqual([]);
  expect(broken(shrunk, playing('ann', 'net', onOgre))).toEqual([]);
});

test('An amount that is the printed Fighting reads what an effect says that it is', () => {
  const gained = (from: typeof state) =>
    player(afterPlaying(from, playing('ann', 'harvest', onOgre), pass), 'ann').power;
  expect([gained(state), gained(shrunk)]).toEqual([7, 1]);
  expect(card(shrunk, 'ogre').damage).toBe(1);
});
