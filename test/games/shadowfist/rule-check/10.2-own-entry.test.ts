import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { EventPattern } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { choosing, onVictim, playing, use, victim } from './acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  aState,
  broken,
  card,
  pass,
  player,
  table,
} from './table.ts';

const heals = (on: EventPattern): Ability => ({
  ability: 'triggered',
  on,
  do: [{ do: 'heal', cards: 'subject', amount: 3 }],
});
const gains = (on: EventPattern): Ability => ({
  ability: 'triggered',
  on,
  do: [{ do: 'gain-power', players: 'you', amount: 2 }],
});
const strengthens: Ability = { ability: 'continuous', cards: 'subject', modify: [{ fighting: 1 }] };
const turned: Ability = { ability: 'continuous', cards: 'this', modify: [{ entersPlayTurned: true }] };
const ownEntries: readonly EventPattern[] = [
  { event: 'enters-play', card: { is: 'this' } },
  { event: 'played', card: { is: 'this' }, player: 'you' },
];
const wounded = { card: aCharacter({ fighting: 5 }), damage: 4 };
const onCharacter: Ability = { ability: 'subject', which: { type: ['Character'] } };
const onHost = (id: string) => playing('ann', id, { on: 'host' });

test('A State that heals its subject when it is played heals before the State resolves', {
  meta: { rules: ['shadowfist.yotd/10.2/when-a-card-enters-play'] },
}, () => {
  for (const on of ownEntries) {
    const state = table({
      ann: {
        hand: { patch: aState({ abilities: [onCharacter, heals(on), strengthens] }) },
        characters: { host: wounded },
      },
      bob: {},
    });
    const played = afterPlaying(state, onHost('patch'));
    expect(played.scene?.items.map(({ kind }) => kind)).toEqual(['card', 'triggered']);
    expect(card(afterPlaying(played, pass), 'host').damage).toBe(1);
  }
});

test('A State that is smoked in response to its own entry does not heal its subject', {
  meta: { rules: ['shadowfist.yotd/4.3.4/unresolved-state-is-canceled'] },
}, () => {
  const smoke = onVictim({ do: 'smoke', cards: victim });
  for (const on of ownEntries) {
    const state = table({
      ann: {
        hand: { patch: aState({ abilities: [onCharacter, heals(on)] }) },
        characters: { host: wounded },
      },
      bob: { hand: { smoke } },
    });
    const smoked = afterPlaying(state, onHost('patch'), choosing('bob', 'smoke', 'patch'), pass);
    expect(card(smoked, 'host').damage).toBe(4);
  }
});

test('A State that leaves play with its subject before it resolves puts no token into play', () => {
  const sprouts: Ability = {
    ability: 'triggered',
    on: { event: 'played', card: { is: 'this' } },
    do: [
      {
        do: 'put-token',
        by: 'you',
        number: 2,
        token: { title: 'Sprout', type: 'Character', cost: 0, fighting: 2 },
      },
    ],
  };
  const back = onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' });
  const state = table({
    ann: {
      front: { grove: aFengShuiSite() },
      hand: { seed: aState({ abilities: [onCharacter, sprouts] }) },
      characters: { host: aCharacter() },
    },
    bob: { hand: { back } },
  });
  const played = afterPlaying(state, onHost('seed'));
  expect(afterPlaying(played, pass).inPlay.map(({ id }) => id)).toHaveLength(5);
  const returned = afterPlaying(played, choosing('bob', 'back', 'host'), pass);
  expect(returned.inPlay.map(({ id }) => id)).toEqual(['grove']);
});

test('An Edge that gains Power when it is played gains it once', {
  meta: { rules: ['shadowfist.yotd/10.2/when-a-card-enters-play'] },
}, () => {
  for (const on of ownEntries) {
    const state = table({ ann: { hand: { boom: anEdge({ abilities: [gains(on)] }) } }, bob: {} });
    expect(player(afterPlaying(state, playing('ann', 'boom'), pass), 'ann').power).toBe(2);
  }
});

test('A State does not act on the entry of other cards before it resolves', {
  meta: { rules: ['shadowfist.yotd/5.2.4/edges-and-states-continuous-at-resolution'] },
}, () => {
  const watching = aState({ abilities: [onCharacter, gains({ event: 'enters-play' })] });
  const state = table({ ann: { hand: { watching }, characters: { host: wounded } }, bob: {} });
  expect(player(afterPlaying(state, onHost('watching'), pass), 'ann').power).toBe(0);
});

test('An Edge that enters play turned cannot be turned in its first turn', {
  meta: { rules: ['shadowfist.yotd/5.2.4/continuous-acts-on-entry-if-stated'] },
}, () => {
  const turns: Ability = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [] };
  const state = table({ ann: { hand: { racket: anEdge({ abilities: [turns, turned] }) } }, bob: {} });
  const played = afterPlaying(state, playing('ann', 'racket'));
  expect(card(played, 'racket').turned).toBe(true);
  expect(broken(afterPlaying(played, pass), use('ann', 'racket'))).toEqual(['4.2/turned-card-cannot-turn']);
});

test('A State that enters play turned is turned', {
  meta: { rules: ['shadowfist.yotd/5.2.4/continuous-acts-on-entry-if-stated'] },
}, () => {
  const state = table({
    ann: { hand: { net: aState({ abilities: [onCharacter, turned] }) }, characters: { host: wounded } },
    bob: {},
  });
  expect(card(afterPlaying(state, onHost('net')), 'net').turned).toBe(true);
});

test('A second copy of a State that is not cumulative does not act when it enters play', {
  meta: { rules: ['shadowfist.yotd/10.2/not-cumulative'] },
}, () => {
  const patch = aState({
    title: 'Patch',
    abilities: [
      onCharacter,
      { ability: 'not-cumulative' },
      heals({ event: 'enters-play', card: { is: 'this' } }),
    ],
  });
  const state = table({
    ann: {
      hand: { patch },
      characters: { host: wounded },
      states: { other: { card: patch, on: 'host' } },
    },
    bob: {},
  });
  expect(card(afterPlaying(state, onHost('patch'), pass), 'host').damage).toBe(4);
});

const burst: Ability = {
  ability: 'entering',
  do: [
    {
      do: 'damage',
      to: { each: { type: ['Character'], controller: 'every-opponent' }, in: 'play' },
      amount: 2,
    },
  ],
};
const avenged: Ability = {
  ability: 'triggered',
  on: { event: 'smoked', card: { is: 'this' }, by: 'every-opponent' },
  do: [{ do: 'gain-power', players: 'you', amount: 3 }],
};

test.each([
  ['an Edge', anEdge({ abilities: [burst] })],
  ['a Character', aCharacter({ abilities: [burst] })],
])(
  'Whom the damage of %s smokes as it enters play is smoked by it and its player',
  {
    meta: {
      rules: ['shadowfist.yotd/10.2/by-an-opponent'],
    },
  },
  (_what, entering) => {
    const state = table({
      ann: { hand: { entering }, power: 5 },
      bob: { characters: { guard: aCharacter({ fighting: 2, abilities: [avenged] }) } },
    });
    const done = afterPlaying(state, playing('ann', 'entering'), pass);
    expect(done.turn.events.filter(({ event }) => event === 'smoked')).toMatchObject([
      { card: 'guard', by: 'ann', source: 'entering', combat: false },
    ]);
    expect(player(done, 'bob').power).toBe(3);
  },
);
