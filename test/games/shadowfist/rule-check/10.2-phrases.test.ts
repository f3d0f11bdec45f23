import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import type { Definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import type { Amount } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, choosing, decline, onVictim, playing, strong, use, victim } from './acting.ts';
import { bodyOf, fightingOf } from './figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  pass,
  pile,
  player,
  table,
} from './table.ts';

describe('sacrifices (10.2)', () => {
  /** Gains 3 Power if the sacrifice is successful. */
  const altar = aSite({
    abilities: [
      {
        ability: 'voluntary',
        choose: [{ choose: 'cards', which: { controller: 'you' }, in: 'play', as: 'victim' }],
        do: [
          { do: 'sacrifice', cards: victim, as: 'offering' },
          {
            ...{ do: 'if', condition: { done: 'offering' } },
            effects: [{ do: 'gain-power', players: 'you', amount: 3 }],
          },
        ],
      },
    ],
  });
  const smoke = onVictim({ do: 'smoke', cards: victim });
  const offered = (page: Definition, owner = 'ann') =>
    table({
      ann: { front: { altar }, characters: { page: { card: page, owner } } },
      bob: { hand: { smoke } },
    });
  const offering = use('ann', 'altar', { choose: { victim: { cards: ['page'] } } });

  test('it succeeds if the card comes to the smoked pile by it', {
    meta: { rules: ['shadowfist.yotd/10.2/sacrifice-succeeds'] },
  }, () => {
    const over = afterPlaying(offered(aCharacter()), offering, pass);
    expect([pile(over, 'ann', 'smoked'), player(over, 'ann').power]).toEqual([['page'], 3]);
  });

  test('not if another effect put it there first', {
    meta: { rules: ['shadowfist.yotd/10.2/sacrifice-succeeds'] },
  }, () => {
    const over = afterPlaying(offered(aCharacter()), offering, choosing('bob', 'smoke', 'page'), pass);
    expect([pile(over, 'ann', 'smoked'), player(over, 'ann').power]).toEqual([['page'], 0]);
  });

  test('nor if it comes to another pile', {
    meta: { rules: ['shadowfist.yotd/10.2/sacrifice-succeeds'] },
  }, () => {
    const toasted = afterPlaying(offered(aCharacter({ restrictions: ['Toast It'] })), offering, pass);
    expect([pile(toasted, 'ann', 'toasted'), player(toasted, 'ann').power]).toEqual([['page'], 0]);
    const borrowed = afterPlaying(offered(aCharacter(), 'bob'), offering, pass);
    expect([pile(borrowed, 'bob', 'smoked'), player(borrowed, 'ann').power]).toEqual([['page'], 0]);
  });
});

describe('whose cards are sacrificed (10.2)', () => {
  const offering = onVictim({ do: 'sacrifice', cards: victim });
  /** Each player in turn chooses a card, and sacrifices it. */
  const tribute = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'each-player',
            players: 'every-player',
            effects: [
              {
                do: 'choose',
                choice: { choose: 'cards', which: {}, in: 'play', as: 'victim', by: 'that-player' },
              },
              { do: 'sacrifice', cards: victim },
            ],
          },
        ],
      },
    ],
  });
  const theft = onVictim({ do: 'take-control', cards: victim, by: 'you', until: 'end-of-turn' });
  const state = table({
    ann: { hand: { offering, tribute }, characters: { page: aCharacter() } },
    bob: { hand: { theft }, characters: { rogue: aCharacter(), thug: aCharacter() } },
  });

  test('what another controls is not chosen for it', {
    meta: { rules: ['shadowfist.yotd/10.2/sacrifice-own-cards-only'] },
  }, () => {
    expect(broken(state, choosing('ann', 'offering', 'rogue'))).toEqual(['10.2/sacrifice-own-cards-only']);
    expect(pile(afterPlaying(state, choosing('ann', 'offering', 'page'), pass), 'ann', 'smoked')).toEqual([
      'page',
      'offering',
    ]);
  });

  test('what another has taken control of since is not sacrificed', {
    meta: { rules: ['shadowfist.yotd/10.2/sacrifice-own-cards-only'] },
  }, () => {
    const over = afterPlaying(
      state,
      choosing('ann', 'offering', 'page'),
      choosing('bob', 'theft', 'page'),
      pass,
    );
    expect(card(over, 'page').controller).toBe('bob');
  });

  test('who chooses it sacrifices it, whoever made the text do so', {
    meta: { rules: ['shadowfist.yotd/10.2/sacrifice-own-cards-only'] },
  }, () => {
    const asked = afterPlaying(state, playing('ann', 'tribute'), pass);
    expect(asked.question).toMatchObject({ player: 'bob', from: ['rogue', 'thug'] });
    const over = afterPlaying(asked, { do: 'choose', player: 'bob', value: { cards: ['thug'] } });
    expect([pile(over, 'ann', 'smoked'), pile(over, 'bob', 'smoked')]).toEqual([
      ['page', 'tribute'],
      ['thug'],
    ]);
  });
});

describe('figures (10.2)', () => {
  const until = 'end-of-turn' as const;

  test('a Site at zero by -X Body is smoked, and burned by nobody', {
    meta: { rules: ['shadowfist.yotd/10.2/minus-x-body-smokes'] },
  }, () => {
    const cracked = (by: number) =>
      afterPlaying(
        table({
          ann: { hand: { quake: onVictim({ do: 'modify', cards: victim, by: [{ body: -by }], until }) } },
          bob: { front: { tower: { card: aSite({ body: 5 }), damage: 1 } } },
        }),
        ...[choosing('ann', 'quake', 'tower'), pass],
      );
    expect([pile(cracked(4), 'bob', 'smoked'), cracked(4).question]).toEqual([['tower'], null]);
    expect(bodyOf(cracked(3), 'tower')).toBe(1);
  });

  test('+X damage adds nothing to what a card inflicts otherwise', {
    meta: { rules: ['shadowfist.yotd/10.2/plus-x-damage-combat-only'] },
  }, () => {
    const gunman = aCharacter({
      fighting: 1,
      abilities: [
        {
          ability: 'voluntary',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [{ do: 'damage', amount: 1, to: victim }],
        },
        { ability: 'continuous', cards: 'this', modify: [{ damage: 3 }] },
      ],
    });
    const seats = table({
      ann: { characters: { gunman } },
      bob: { front: { tower: aSite({ body: 9 }) } },
    });
    const shot = afterPlaying(
      ...[seats, use('ann', 'gunman', { choose: { victim: { cards: ['tower'] } } }), pass],
    );
    expect(card(shot, 'tower').damage).toBe(1);
    const fought = afterPlaying(
      ...[seats, attack('tower', 'gunman'), pass, decline('ann'), decline('bob'), pass],
    );
    expect(card(fought, 'tower').damage).toBe(4);
  });

  test('of two copies on one subject only one works, on two subjects both', {
    meta: { rules: ['shadowfist.yotd/10.2/not-cumulative'] },
  }, () => {
    const medal = aState({
      title: 'Medal',
      abilities: [
        { ability: 'not-cumulative' },
        { ability: 'continuous', cards: 'subject', modify: [{ fighting: 2 }] },
      ],
    });
    const worn = (on: string, other: string) =>
      table({
        ann: {
          characters: { hero: strong(1), page: strong(1) },
          states: { first: { card: medal, on }, second: { card: medal, on: other } },
        },
        bob: {},
      });
    const both = (state: State) => ['hero', 'page'].map((id) => fightingOf(state, id));
    expect(both(worn('hero', 'hero'))).toEqual([3, 1]);
    expect(both(worn('hero', 'page'))).toEqual([3, 3]);
  });

  const banner = anEdge({
    title: 'Banner',
    abilities: [
      { ability: 'not-cumulative' },
      {
        ability: 'continuous',
        cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
        modify: [{ fighting: 1 }],
      },
      { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });

  test('of two Edges only one', { meta: { rules: ['shadowfist.yotd/10.2/not-cumulative'] } }, () => {
    const state = table({
      ann: { edges: { first: banner, second: banner }, characters: { hero: strong(1) } },
      bob: {},
    });
    expect(fightingOf(state, 'hero')).toBe(2);
    expect(broken(state, use('ann', 'second', { ability: 2 }))).toEqual(['10.2/not-cumulative']);
    expect(broken(state, use('ann', 'first', { ability: 2 }))).toEqual([]);
  });

  test('of two Edges only one, also if different players control them', {
    meta: { rules: ['shadowfist.yotd/10.2/not-cumulative'] },
  }, () => {
    const state = table({
      ann: { edges: { first: banner }, characters: { hero: strong(1) } },
      bob: { edges: { second: banner }, characters: { page: strong(1) } },
    });
    expect([fightingOf(state, 'hero'), fightingOf(state, 'page')]).toEqual([2, 1]);
  });

  test('a copy that has not resolved yet keeps no other from working', {
    meta: { rules: ['shadowfist.yotd/10.2/not-cumulative'] },
  }, () => {
    const state = table({
      ann: {
        edges: { first: { card: banner, unresolved: true }, second: banner },
        characters: { hero: strong(1) },
      },
      bob: {},
    });
    expect(fightingOf(state, 'hero')).toBe(2);
  });

  test('a text that says “this card” means none of its copies', {
    meta: { rules: ['shadowfist.yotd/10.2/this-card'] },
  }, () => {
    const monk = strong(1, {
      title: 'Monk',
      abilities: [
        { ability: 'voluntary', do: [{ do: 'modify', cards: 'this', by: [{ fighting: 2 }], until }] },
      ],
    });
    const state = afterPlaying(
      ...[table({ ann: { characters: { monk, other: monk } }, bob: {} }), use('ann', 'monk'), pass],
    );
    expect([fightingOf(state, 'monk'), fightingOf(state, 'other')]).toEqual([3, 1]);
  });

  test('cards on your side are those you control, whoever owns them', {
    meta: { rules: ['shadowfist.yotd/10.2/your-side'] },
  }, () => {
    const tonic = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'heal', cards: { each: { controller: 'you' }, in: 'play' }, amount: 'all' }],
        },
      ],
    });
    const hurt = (owner: string) => ({ card: strong(3), damage: 1, owner });
    const state = afterPlaying(
      table({
        ann: { hand: { tonic }, characters: { mine: hurt('ann'), borrowed: hurt('bob') } },
        bob: { characters: { lent: hurt('ann') } },
      }),
      ...[playing('ann', 'tonic'), pass],
    );
    expect(['mine', 'borrowed', 'lent'].map((id) => card(state, id).damage)).toEqual([0, 0, 1]);
  });
});

describe('X (10.2)', () => {
  const sites = { count: { each: { type: ['Site'] }, in: 'play' } } as const;
  const mob = (is: Amount) =>
    aCharacter({ fighting: 'X', abilities: [{ ability: 'x', figure: 'fighting', is }] });
  const raze = onVictim({ do: 'smoke', cards: victim });
  const town = (more: Parameters<typeof table>[0][string] = {}) =>
    table({ ann: { front: { one: aSite(), two: aSite() }, ...more }, bob: { hand: { raze } } });

  test('it is the number its text says, or as many as it counts', {
    meta: { rules: ['shadowfist.yotd/10.2/x-stands-for-an-amount'] },
  }, () => {
    const state = town({ characters: { four: mob(4), many: mob(sites) } });
    expect([fightingOf(state, 'four'), fightingOf(state, 'many')]).toEqual([4, 2]);
  });

  test('of a card in play it follows every action', {
    meta: { rules: ['shadowfist.yotd/10.2/x-in-play-is-recalculated'] },
  }, () => {
    const state = town({ characters: { many: mob(sites) }, hand: { fell: raze } });
    const razed = afterPlaying(state, choosing('ann', 'fell', 'one'), pass);
    expect(fightingOf(razed, 'many')).toBe(1);
    expect(pile(afterPlaying(razed, choosing('bob', 'raze', 'two'), pass), 'ann', 'smoked')).toContain(
      'many',
    );
  });

  const spells: [string, Effect, number][] = [
    ['damage', { do: 'damage', amount: sites, to: victim }, 5],
    ['a bonus', { do: 'modify', cards: victim, by: [{ fighting: sites }], until: 'end-of-turn' }, 9],
    ['a figure', { do: 'modify', cards: victim, by: [{ setFighting: sites }], until: 'end-of-turn' }, 2],
    [
      'a bonus for each',
      {
        ...{ do: 'each-card', cards: victim },
        effects: [{ do: 'modify', cards: 'each', by: [{ fighting: sites }], until: 'end-of-turn' }],
      },
      9,
    ],
    [
      'a set',
      {
        ...{ do: 'damage', amount: 1 },
        to: { each: { any: [{ is: victim, figure: { cost: { atMost: sites } } }] }, in: 'play' },
      },
      6,
    ],
    [
      'at the end of the turn',
      { do: 'at', end: 'end-of-turn', effects: [{ do: 'damage', amount: sites, to: victim }] },
      5,
    ],
    [
      'whenever something happens',
      {
        ...{ do: 'when', on: { event: 'turn-ended' }, once: true, until: 'end-of-turn' },
        effects: [{ do: 'damage', amount: sites, to: victim }],
      },
      5,
    ],
  ];

  test.each(spells)(
    'of an Event it is fixed as that is played: %s',
    { meta: { rules: ['shadowfist.yotd/10.2/x-of-an-event-is-fixed'] } },
    (_what, effect, fighting) => {
      const state = town({ characters: { hero: strong(7, { cost: 2 }) }, hand: { spell: onVictim(effect) } });
      const played = afterPlaying(
        state,
        choosing('ann', 'spell', 'hero'),
        choosing('bob', 'raze', 'one'),
        pass,
      );
      const isLater = effect.do === 'at' || effect.do === 'when';
      const over = isLater ? afterPlaying(played, { do: 'end-turn', player: 'ann' }, pass) : played;
      expect(fightingOf(over, 'hero')).toBe(fighting);
    },
  );

  test('so is the number of counters it puts', {
    meta: { rules: ['shadowfist.yotd/10.2/x-of-an-event-is-fixed'] },
  }, () => {
    const effect: Effect = { do: 'counters', name: 'gold', number: sites, on: victim };
    const state = town({ characters: { hero: strong(7) }, hand: { spell: onVictim(effect) } });
    const played = afterPlaying(
      ...[state, choosing('ann', 'spell', 'hero'), choosing('bob', 'raze', 'one'), pass],
    );
    expect(card(played, 'hero').counters).toEqual({ gold: 2 });
  });

  test('and what it does besides, if it is played in a certain way', {
    meta: { rules: ['shadowfist.yotd/10.2/x-of-an-event-is-fixed'] },
  }, () => {
    const tax = anEvent({
      abilities: [
        { ability: 'playing', kind: 'also', do: [{ do: 'gain-power', players: 'you', amount: sites }] },
        { ability: 'event', do: [] },
      ],
    });
    const played = afterPlaying(
      town({ hand: { tax } }),
      ...[playing('ann', 'tax', { way: 0 }), choosing('bob', 'raze', 'one'), pass],
    );
    expect(player(played, 'ann').power).toBe(2);
  });
});
