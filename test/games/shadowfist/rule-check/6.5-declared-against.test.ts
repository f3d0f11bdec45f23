import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import { abilitiesOf, edge } from '../card-language/compiled.ts';
import { attack, choosing, decline, doing, playing, strong } from './acting.ts';
import { aFengShuiSite, afterPlaying, anEdge, anEvent, aSite, card, pass, player, table } from './table.ts';

const unsuccessful = { meta: { rules: ['shadowfist.yotd/6.5/unsuccessful-attack'] } } as const;

const tally = anEdge({
  abilities: abilitiesOf(
    edge,
    'Place a counter on Long Winter when an attack declared against you fails.',
  ) as Ability[],
});
const toll = anEdge({
  abilities: abilitiesOf(edge, 'When an attack against you succeeds, gain 1 Power.') as Ability[],
});

/** Changes the target of the hero's attack. */
const lure = (to: string) => {
  const change: Effect = {
    do: 'change-attack-target',
    attackers: { each: { title: 'Hero' }, in: 'play' },
    to: { chosen: 'lure' },
  };
  return anEvent({
    title: 'Lure',
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { title: to }, in: 'play', as: 'lure' }],
        do: [change],
      },
    ],
  });
};
const hero = strong(3, { title: 'Hero' });
const state = (bob: object = {}) =>
  table({
    ann: { characters: { hero } },
    bob: {
      front: { tower: aSite({ title: 'Tower', body: 9 }) },
      characters: { guard: strong(2, { title: 'Guard' }) },
      edges: { tally, toll },
      hand: { spell: doing('smoke'), lure: lure('Keep') },
      ...bob,
    },
    cyd: {
      front: { keep: aSite({ title: 'Keep', body: 9 }) },
      edges: { theirs: tally, due: toll },
      hand: { back: lure('Tower') },
    },
  });
const counters = (after: ReturnType<typeof state>) => [
  card(after, 'tally').counters.counter ?? 0,
  card(after, 'theirs').counters.counter ?? 0,
];
test(
  'An attack whose target is smoked before combat fails against the player it was declared against',
  unsuccessful,
  () => {
    const smoked = afterPlaying(state(), attack('guard', 'hero'), choosing('bob', 'spell', 'guard'), pass);
    expect(smoked.attack?.step ?? 'ending').toBe('ending');
    expect(counters(afterPlaying(smoked, pass))).toEqual([1, 0]);
  },
);

test('An attack that gets another target and fails was declared against the first', unsuccessful, () => {
  const lured = afterPlaying(
    state(),
    attack('tower', 'hero'),
    playing('bob', 'lure', { choose: { lure: { cards: ['keep'] } } }),
    pass,
    choosing('bob', 'spell', 'hero'),
    pass,
  );
  expect(counters(afterPlaying(lured, pass))).toEqual([1, 0]);
});

test(
  'An attack that ends against a player it was not declared against does not count for that player',
  unsuccessful,
  () => {
    const lured = afterPlaying(
      state(),
      attack('keep', 'hero'),
      playing('cyd', 'back', { choose: { lure: { cards: ['tower'] } } }),
      pass,
      choosing('bob', 'spell', 'hero'),
      pass,
    );
    expect(counters(afterPlaying(lured, pass))).toEqual([0, 1]);
  },
);

test('An attack that smokes or seizes its target succeeds against the player who has lost it', () => {
  const against = (target: string) =>
    afterPlaying(
      table({
        ann: { characters: { hero } },
        bob: {
          front: { grove: aFengShuiSite({ body: 3 }), mill: aSite() },
          characters: { guard: strong(2) },
          edges: { toll },
        },
      }),
      attack(target, 'hero'),
      pass,
      decline('bob'),
      pass,
    );
  expect(player(afterPlaying(against('guard'), pass), 'bob').power).toBe(1);
  const seized = afterPlaying(against('grove'), { do: 'choose', player: 'ann', value: { mode: 'seize' } });
  expect(card(seized, 'grove').controller).toBe('ann');
  expect(player(afterPlaying(seized, pass, pass), 'bob').power).toBe(1);
});
