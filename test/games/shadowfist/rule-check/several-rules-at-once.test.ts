import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, intercept, strong } from './acting.ts';
import { fightingOf } from './figures.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aState,
  broken,
  card,
  pass,
  pile,
  player,
  table,
} from './table.ts';

/** Situations of several rules at once, which no example of the rulebook shows. */
const site = (title: string, more: object = {}) => aFengShuiSite({ title, ...more });
const answer = (who: string, value: object) => ({ do: 'choose', player: who, value });
const doom = anEvent({
  title: 'Doom',
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', target: true, as: 'victim' }],
      do: [{ do: 'smoke', cards: { chosen: 'victim' } }],
    },
  ],
});

describe('Characters without a location', () => {
  test('are all at one place: there they intercept for each other, turned or not', {
    meta: { rules: ['shadowfist.yotd/3.3.2/characters-without-location'] },
  }, () => {
    const due = afterPlaying(
      table({
        ann: { characters: { hero: strong(3) } },
        bob: { characters: { one: strong(1), two: { card: strong(2), turned: true } } },
      }),
      attack('one', 'hero'),
      pass,
      decline('ann'),
    );
    expect(broken(due, intercept('bob', { hero: ['two'] }))).toEqual([]);
    expect(broken(due, intercept('bob', { hero: ['one'] }))).toEqual([
      '6.3/no-interception-of-an-attack-on-itself',
    ]);
  });

  test('are at the first Site that their player seizes, also those who stayed at home', () => {
    const seized = afterPlaying(
      table({
        ann: { characters: { hero: strong(6), squire: strong(1) } },
        bob: { front: { b: site('B') }, characters: { guard: strong(1) } },
      }),
      attack('b', 'hero'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
      answer('ann', { mode: 'seize' }),
      pass,
    );
    expect(['hero', 'squire', 'guard'].map((id) => card(seized, id).column)).toEqual([0, 0, null]);
  });
});

describe('a change of location', () => {
  const given = table({
    ann: { hand: { doom } },
    bob: {
      front: { west: site('West'), middle: site('Middle'), east: site('East') },
      characters: { guard: { card: strong(1), column: 1 } },
    },
  });
  const right = { do: 'change-location', player: 'bob', card: 'guard', to: 'right' };

  test('leads nowhere if the place is gone by then, and turned it stays', {
    meta: { rules: ['shadowfist.yotd/4.7/no-location-on-resolution'] },
  }, () => {
    const left = afterPlaying(given, right, choosing('ann', 'doom', 'east'), pass);
    expect(card(left, 'guard')).toMatchObject({ column: 1, turned: true });
  });

  test('leads to the right-hand neighbour also if the columns have moved', () => {
    const moved = afterPlaying(given, right, choosing('ann', 'doom', 'west'), pass);
    expect([card(moved, 'guard').column, card(moved, 'east').column]).toEqual([1, 1]);
  });
});

describe('two Sites at zero by one attacker', () => {
  const marauder = aCharacter({
    title: 'Marauder',
    fighting: 9,
    abilities: [
      {
        ability: 'continuous',
        cards: 'this',
        modify: [
          {
            alsoInflictsOn: { each: { row: 'back', atLocationOf: { event: 'card' } }, in: 'play' },
            damaging: { row: 'front' },
          },
        ],
      },
    ],
  });
  const fallen = afterPlaying(
    table({
      ann: { front: { home: site('Home') }, characters: { marauder } },
      bob: { front: { b: site('B'), z: site('Z') }, back: { c: site('C') } },
    }),
    attack('b', 'marauder'),
    pass,
    decline('ann'),
    decline('bob'),
    pass,
  );
  const fate = (mode: string) => answer('ann', { mode });

  test('each has its own fate', () => {
    const over = afterPlaying(
      fallen,
      fate('burn-for-victory'),
      fate('seize'),
      answer('ann', { position: { column: 1, row: 'front' } }),
      pass,
    );
    expect(pile(over, 'ann', 'burnedForVictory')).toEqual(['b']);
    expect(card(over, 'c')).toMatchObject({ controller: 'ann', column: 1, row: 'front', damage: 0 });
    expect(card(over, 'z').column).toBe(0);
    expect(over.turn.lastAttack).toBe('successful');
  });

  test('burned both for Power, both bring it, and then the turn ends', () => {
    const burned = afterPlaying(fallen, fate('burn-for-power'), fate('burn-for-power'));
    expect(player(burned, 'ann').power).toBe(6);
    expect(afterPlaying(burned, pass).turn.player).toBe('bob');
  });
});

test('Who is out in the middle of the table takes along what they control, and leaves what they only own', {
  meta: {
    rules: [
      'shadowfist.yotd/4.9/eliminated-at-end-of-turn',
      'shadowfist.yotd/4.9/eliminated-players-cards-removed',
    ],
  },
}, () => {
  const sword = aState({
    abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting: 2 }] }],
  });
  const before = table({
    ann: { characters: { hero: strong(2) } },
    bob: {
      deck: 0,
      front: { b: site('B') },
      characters: { stolen: { card: strong(3), owner: 'cat' } },
      states: { sword: { card: sword, on: 'hero' } },
    },
    cat: { front: { c: site('C') }, characters: { lost: { card: strong(1), owner: 'bob' } } },
  });
  expect(fightingOf(before, 'hero')).toBe(4);
  const after = afterPlaying(before, { do: 'end-turn', player: 'ann' }, pass);
  expect(after.turn.player).toBe('cat');
  expect(after.inPlay.map(({ id }) => id).toSorted()).toEqual(['c', 'hero', 'lost']);
  expect(fightingOf(after, 'hero')).toBe(2);
  expect(pile(after, 'cat', 'toasted')).toEqual(['stolen']);
});
