import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aState,
  broken,
  card,
  events,
  judged,
  pass,
  player,
  table,
} from './table.ts';

const hood = aCharacter({ title: 'Hood', fighting: 3 });
const banker = aCharacter({
  title: 'Banker',
  fighting: 2,
  abilities: [{ ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
});
const garden = aFengShuiSite({ title: 'Garden' });
const sword = aState({ title: 'Sword', restrictions: ['Weapon'] });
const curse = aState({ title: 'Curse' });

const oneCard = { choose: 'cards', which: {}, in: 'play', as: 'it', target: true } as const;
const takes = (until: 'end-of-turn' | 'while-in-play') =>
  anEvent({
    title: `Bribe ${until}`,
    abilities: [
      {
        ability: 'event',
        choose: [oneCard],
        do: [{ do: 'take-control', cards: { chosen: 'it' }, by: 'you', until }],
      },
    ],
  });
const bribe = takes('end-of-turn');
const adopt = takes('while-in-play');

const playing = (who: string, id: string, it?: string) => ({
  ...{ do: 'play', player: who, card: id },
  ...(it === undefined ? {} : { choose: { it: { cards: [it] } } }),
});
const attacks = (target: string, ...attackers: readonly string[]) => ({
  ...{ do: 'attack', player: 'ann', attackers, target },
});
const declines = (who: string) => ({ do: 'decline', player: who });
const names = (list: readonly unknown[]) => list.map((one) => (one as { event: string }).event);

describe('who controls a card (7.4)', () => {
  test('whoever plays it', {
    meta: {
      rules: [
        'shadowfist.yotd/7.4/control-of-cards-played',
        'shadowfist.yotd/2.3/control-what-you-play',
        'shadowfist.yotd/2.3/owner',
      ],
    },
  }, () => {
    const state = afterPlaying(table({ ann: { hand: { hood } }, bob: {} }), playing('ann', 'hood'), pass);
    expect(card(state, 'hood')).toMatchObject({ owner: 'ann', controller: 'ann' });
  });

  test('the controller uses it and attacks with it, not the owner', {
    meta: {
      rules: [
        'shadowfist.yotd/7.4/controller-decides',
        'shadowfist.yotd/2.3/controller',
        'shadowfist.yotd/2.3/you-is-the-controller',
      ],
    },
  }, () => {
    const state = table({
      ann: { characters: { banker: { card: banker, owner: 'bob' } } },
      bob: { front: { prize: garden } },
    });
    expect(broken(state, { do: 'use', player: 'bob', card: 'banker', ability: 0 })).toEqual([
      '7.4/controller-decides',
    ]);
    const used = afterPlaying(state, { do: 'use', player: 'ann', card: 'banker', ability: 0 }, pass);
    expect(used.players.map(({ power }) => power)).toEqual([1, 0]);
    expect(broken(used, attacks('prize', 'banker'))).toEqual([]);
    const theirs = table({ ann: {}, bob: { characters: { banker }, front: { prize: garden } }, cat: {} });
    expect(broken(theirs, attacks('prize', 'banker'))).toContain('7.4/controller-decides');
  });

  test('nobody controls a card outside play, and no text asks who does', {
    meta: { rules: ['shadowfist.yotd/7.4/no-control-outside-play'] },
  }, () => {
    const census = { count: { each: { controller: 'you' }, in: { smoked: 'you' } } } as const;
    const counting = anEvent({
      abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: census }] }],
    });
    const state = table({ ann: { hand: { counting }, smoked: { hood, banker } }, bob: {} });
    expect(judged(state, playing('ann', 'counting'))).toMatchObject({
      ...{
        outcome: 'malformed',
        mistakes: [{ message: expect.stringContaining('no one controls a card that is out of play (7.4)') }],
      },
    });
  });

  test('who controls the Sites at a location controls it, whoever else is there', {
    meta: { rules: ['shadowfist.yotd/7.4/control-of-a-location'] },
  }, () => {
    const ward = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'smoke',
              cards: { each: { type: ['Character'], atLocationControlledBy: 'you' }, in: 'play' },
            },
          ],
        },
      ],
    });
    const state = afterPlaying(
      table({
        ann: { front: { a1: garden }, characters: { hood, banker } },
        bob: { front: { prize: garden }, hand: { ward } },
      }),
      ...[attacks('prize', 'hood'), playing('bob', 'ward'), pass],
    );
    expect(state.inPlay.map(({ id }) => id)).toEqual(['a1', 'banker', 'prize']);
  });
});

describe('a card that changes controllers (7.4)', () => {
  const bribed = (bob: object = {}, ann: object = {}) =>
    afterPlaying(
      table({
        ann: { front: { a1: garden }, hand: { bribe }, ...ann },
        bob: {
          front: { b1: garden },
          characters: { hood: { card: hood, turned: true, damage: 1, counters: { gold: 2 } } },
          ...bob,
        },
      }),
      ...[playing('ann', 'bribe', 'hood'), pass],
    );

  test('it unturns', {
    meta: {
      rules: [
        'shadowfist.yotd/7.4/effects-can-change-control',
        'shadowfist.yotd/7.4/change-of-control-unturns',
        'shadowfist.yotd/4.2/unturn-on-change-of-control',
        'shadowfist.yotd/2.3/control-can-change',
      ],
    },
  }, () => {
    expect(card(bribed(), 'hood')).toMatchObject({
      owner: 'bob',
      controller: 'ann',
      turned: false,
      column: 0,
    });
  });

  test('its damage and counters stay', {
    meta: { rules: ['shadowfist.yotd/7.4/counters-stay-on-change-of-control'] },
  }, () => {
    expect(card(bribed(), 'hood')).toMatchObject({ damage: 1, counters: { gold: 2 } });
  });

  test('its new controller puts it in any legal place', {
    meta: { rules: ['shadowfist.yotd/7.4/new-controller-places-the-card'] },
  }, () => {
    const state = bribed({}, { front: { a1: garden, a2: garden } });
    expect(state.question).toMatchObject({ player: 'ann', kind: 'position' });
    const puts = (column: number, who = 'ann') => ({
      ...{ do: 'choose', player: who },
      value: { position: { column } },
    });
    expect(broken(state, puts(2))).toEqual(['7.4/new-controller-places-the-card']);
    expect(broken(state, puts(1, 'bob'))).toEqual(['7.4/new-controller-places-the-card']);
    expect(card(afterPlaying(state, puts(1)), 'hood').column).toBe(1);
  });

  test('the States on it stay whose they were', {
    meta: { rules: ['shadowfist.yotd/7.4/states-stay-with-their-controller'] },
  }, () => {
    const state = bribed({ states: { curse: { card: curse, on: 'hood', turned: true } } });
    expect(card(state, 'curse')).toMatchObject({ controller: 'bob', turned: true });
  });

  test('except Weapons, which go with it and unturn', {
    meta: {
      rules: [
        'shadowfist.yotd/7.4/states-that-follow-their-subject',
        'shadowfist.yotd/7.4/weapons-follow-their-subject',
        'shadowfist.yotd/7.4/states-that-change-controllers-unturn',
      ],
    },
  }, () => {
    const state = bribed({ states: { sword: { card: sword, on: 'hood', turned: true } } });
    expect(card(state, 'sword')).toMatchObject({
      owner: 'bob',
      controller: 'ann',
      turned: false,
      on: 'hood',
    });
    const next = afterPlaying(state, { do: 'end-turn', player: 'ann' }, pass);
    expect(card(next, 'sword')).toMatchObject({ controller: 'bob' });
  });

  test('one cannot take control of what one controls', {
    meta: { rules: ['shadowfist.yotd/7.4/no-taking-control-of-own-cards'] },
  }, () => {
    const seats = { ann: { hand: { adopt }, characters: { hood } }, bob: { hand: { other: adopt } } };
    expect(broken(table(seats), playing('ann', 'adopt', 'hood'))).toEqual([
      '7.4/no-taking-control-of-own-cards',
    ]);
    // Nor what has come under their control meanwhile.
    const taken = afterPlaying(
      table({ ann: { hand: { adopt, again: adopt } }, bob: { characters: { hood } } }),
      ...[playing('ann', 'adopt', 'hood'), { do: 'pass', player: 'bob' }, playing('ann', 'again', 'hood')],
      pass,
    );
    expect(taken.lasting).toHaveLength(1);
  });

  test('a Site that is seized loses its damage', {
    meta: { rules: ['shadowfist.yotd/7.4/seized-sites-lose-their-damage'] },
  }, () => {
    const state = afterPlaying(
      table({
        ann: { characters: { giant: aCharacter({ fighting: 9 }) } },
        bob: { front: { prize: { card: garden, counters: { gold: 1 } } } },
      }),
      ...[attacks('prize', 'giant'), pass, declines('ann'), declines('bob'), pass],
      { do: 'choose', player: 'ann', value: { mode: 'seize' } },
    );
    expect(card(state, 'prize')).toMatchObject({ controller: 'ann', damage: 0, counters: { gold: 1 } });
  });

  test('seized by who has no location, it is the first, and all their Characters are there', {
    meta: {
      rules: [
        'shadowfist.yotd/7.4/new-controller-places-the-card',
        'shadowfist.yotd/3.3.2/first-location-gathers-characters',
      ],
    },
  }, () => {
    const state = afterPlaying(
      table({
        ann: { characters: { giant: aCharacter({ fighting: 9 }), banker } },
        bob: { front: { prize: garden } },
      }),
      ...[attacks('prize', 'giant'), pass, declines('ann'), declines('bob'), pass],
      ...[{ do: 'choose', player: 'ann', value: { mode: 'seize' } }, pass],
    );
    expect(card(state, 'prize')).toMatchObject({ controller: 'ann', column: 0, row: 'front' });
    expect([card(state, 'giant').column, card(state, 'banker').column]).toEqual([0, 0]);
  });
});

describe('a Site that is seized (7.4, 6.4.3)', () => {
  const seizing = (bobs: object, more: object) => {
    const seats = { ann: { characters: { giant: aCharacter({ fighting: 9 }) } }, bob: bobs, cat: {} };
    return afterPlaying(
      table(seats, more),
      ...[attacks('prize', 'giant'), pass, declines('cat'), pass],
      ...[declines('cat'), declines('ann'), declines('bob'), pass],
      ...[{ do: 'choose', player: 'ann', value: { mode: 'seize' } }, pass],
    );
  };
  const lent = { card: garden, owner: 'cat', home: 'cat' };
  const ending = { do: 'end-turn', player: 'ann' };

  test.each(['end-of-turn', 'while-in-play'] as const)(
    'is the attacking player’s, whatever gave control of it before: %s',
    {
      meta: { rules: ['shadowfist.yotd/7.4/effects-can-change-control', 'shadowfist.yotd/3.3.3/seize-site'] },
    },
    (until) => {
      const lasting = [
        {
          ...{ id: 'l:1', until, frame: { player: 'bob', values: {} } },
          ...{ kind: 'control' as const, cards: ['prize'], to: 'bob' },
        },
      ];
      const seized = seizing({ front: { prize: lent } }, { lasting, next: 2 });
      expect(card(seized, 'prize')).toMatchObject({ controller: 'ann', home: 'ann' });
      expect(card(afterPlaying(seized, ending, pass), 'prize').controller).toBe('ann');
    },
  );

  test('nor does a State on it give it back', {
    meta: { rules: ['shadowfist.yotd/7.4/effects-can-change-control', 'shadowfist.yotd/3.3.3/seize-site'] },
  }, () => {
    const charter = aState({
      abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ control: 'you' }] }],
    });
    const states = { charter: { card: charter, on: 'prize' } };
    const seized = seizing({ front: { prize: lent }, states }, {});
    expect(card(seized, 'prize').controller).toBe('ann');
    expect(card(seized, 'charter')).toMatchObject({ controller: 'bob', on: 'prize' });
  });
});

describe('control that returns (7.4)', () => {
  const ending = { do: 'end-turn', player: 'ann' };
  test('when the effect ends the previous controller resumes control: the card unturns and is placed', {
    meta: {
      rules: [
        'shadowfist.yotd/7.4/control-returns',
        'shadowfist.yotd/7.4/returning-control-unturns-and-places',
      ],
    },
  }, () => {
    const taken = afterPlaying(
      table({
        ann: { front: { a1: garden }, hand: { bribe } },
        bob: { front: { b1: garden, b2: garden }, characters: { hood } },
      }),
      ...[playing('ann', 'bribe', 'hood'), pass],
    );
    const turned: State = {
      ...taken,
      inPlay: taken.inPlay.map((one) => (one.id === 'hood' ? { ...one, turned: true } : one)),
    };
    const placing = afterPlaying(turned, ending, pass);
    expect(placing.question).toMatchObject({ player: 'bob', kind: 'position' });
    const placed = afterPlaying(placing, { do: 'choose', player: 'bob', value: { position: { column: 1 } } });
    expect(card(placed, 'hood')).toMatchObject({ controller: 'bob', turned: false, column: 1 });
  });

  test('it is not taking control, for other cards', {
    meta: { rules: ['shadowfist.yotd/7.4/returning-control-is-not-taking-control'] },
  }, () => {
    const alarm = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'control-changed' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const taken = afterPlaying(
      table({
        ann: { hand: { bribe } },
        bob: { front: { b1: garden }, characters: { hood } },
        cat: { edges: { alarm } },
      }),
      ...[playing('ann', 'bribe', 'hood'), pass, pass],
    );
    expect(player(taken, 'cat').power).toBe(1);
    const next = afterPlaying(taken, ending, pass);
    expect(card(next, 'hood').controller).toBe('bob');
    expect(player(next, 'cat').power).toBe(1);
    expect(names(events(afterPlaying(taken, ending), pass))).toContain('control-returned');
  });

  test('of two effects the later one counts, and then the earlier', {
    meta: { rules: ['shadowfist.yotd/7.4/control-returns'] },
  }, () => {
    const both = afterPlaying(
      table({
        ann: { hand: { bribe } },
        bob: { front: { b1: garden }, characters: { hood } },
        cat: { hand: { adopt } },
      }),
      ...[playing('cat', 'adopt', 'hood'), pass, playing('ann', 'bribe', 'hood'), pass],
    );
    expect(card(both, 'hood').controller).toBe('ann');
    expect(card(afterPlaying(both, ending, pass), 'hood').controller).toBe('cat');
  });

  test('to come back to who controlled it by an earlier effect is no taking of control either', {
    meta: { rules: ['shadowfist.yotd/7.4/control-returns'] },
  }, () => {
    const both = afterPlaying(
      table({
        ann: { hand: { bribe } },
        bob: { front: { b1: garden }, characters: { hood } },
        cat: { hand: { adopt } },
      }),
      ...[playing('cat', 'adopt', 'hood'), pass, playing('ann', 'bribe', 'hood')],
    );
    const told = (before: typeof both, action: object) =>
      names(events(before, action)).filter((one) => one.startsWith('control-'));
    expect(told(both, pass)).toEqual(['control-changed']);
    expect(told(afterPlaying(both, pass, ending), pass)).toEqual(['control-returned']);
  });
});

describe('several who give control of a card (7.7)', () => {
  const mentor = aState({
    title: 'Mentor',
    abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ control: { controllerOf: 'this' } }] }],
  });
  const mentors = { do: 'play', player: 'ann', card: 'mentor', on: 'hood' };
  const state = () =>
    table({
      ann: { hand: { mentor } },
      bob: { front: { b1: garden }, characters: { hood } },
      cat: { hand: { adopt } },
    });

  test('a State that resolves after an effect prevails over it', {
    meta: { rules: ['shadowfist.yotd/7.7/later-state-prevails'] },
  }, () => {
    const both = afterPlaying(state(), ...[playing('cat', 'adopt', 'hood'), pass, mentors, pass]);
    expect(card(both, 'hood').controller).toBe('ann');
    const answered = afterPlaying(state(), mentors, playing('cat', 'adopt', 'hood'), pass);
    expect(card(answered, 'hood').controller).toBe('ann');
  });

  test('an effect that resolves after a State prevails over it', {
    meta: { rules: ['shadowfist.yotd/7.7/later-state-prevails'] },
  }, () => {
    const both = afterPlaying(state(), ...[mentors, pass, playing('cat', 'adopt', 'hood'), pass]);
    expect(card(both, 'hood').controller).toBe('cat');
  });
});

describe('control and attacks (7.4)', () => {
  const seats = (more: { ann?: object; bob?: object; cat?: object } = {}) => ({
    ann: { front: { a1: garden }, characters: { hood, banker }, ...more.ann },
    bob: { front: { prize: garden }, characters: { guard: hood }, ...more.bob },
    cat: { front: { c1: garden }, characters: { ally: hood }, ...more.cat },
  });
  const declared = (more: { ann?: object; bob?: object; cat?: object }) =>
    afterPlaying(table(seats(more)), attacks('prize', 'hood', 'banker'));
  const joined = (state: State) =>
    afterPlaying(state, pass, { do: 'join', player: 'cat', attackers: ['ally'] }, pass, pass);

  test('nobody attacks or intercepts cards of their own', {
    meta: { rules: ['shadowfist.yotd/7.4/no-attack-or-interception-of-own-cards'] },
  }, () => {
    expect(broken(table(seats()), attacks('a1', 'hood'))).toEqual(['6.1/no-attack-on-own-cards']);
    const state = afterPlaying(joined(declared({})), declines('cat'));
    const own = { do: 'intercept', player: 'ann', interceptions: { hood: ['banker'] } };
    expect(broken(state, own)).toEqual(['3.3.3/no-intercepting-own-attackers']);
  });

  test('effects may target them otherwise', {
    meta: { rules: ['shadowfist.yotd/7.4/own-cards-may-be-affected'] },
  }, () => {
    const blast = anEvent({
      abilities: [
        { ability: 'event', choose: [oneCard], do: [{ do: 'damage', amount: 1, to: { chosen: 'it' } }] },
      ],
    });
    const state = table(seats({ ann: { characters: { hood }, hand: { blast } } }));
    expect(card(afterPlaying(state, playing('ann', 'blast', 'hood'), pass), 'hood').damage).toBe(1);
  });

  test('an attacker that changes controllers ceases attacking, unturns and is placed', {
    meta: { rules: ['shadowfist.yotd/7.4/attacker-that-changes-controllers'] },
  }, () => {
    const state = afterPlaying(
      declared({ bob: { front: { prize: garden }, hand: { adopt } } }),
      playing('bob', 'adopt', 'hood'),
    );
    expect(names(events(state, pass))).toContain('ceased-attacking');
    const taken = afterPlaying(state, pass);
    expect(taken.attack?.attackers.map(({ id }) => id)).toEqual(['banker']);
    expect(card(taken, 'hood')).toMatchObject({ controller: 'bob', turned: false, column: 0 });
  });

  test('an interceptor that does ceases intercepting', {
    meta: { rules: ['shadowfist.yotd/7.4/interceptor-that-changes-controllers'] },
  }, () => {
    const state = afterPlaying(
      table(seats({ ann: { front: { a1: garden }, characters: { hood, banker }, hand: { adopt } } })),
      ...[attacks('prize', 'hood', 'banker'), pass, declines('cat'), pass, declines('cat'), declines('ann')],
      { do: 'intercept', player: 'bob', interceptions: { hood: ['guard'] } },
    );
    expect(state.attack?.chains).toMatchObject([{ attacker: 'hood', interceptors: ['guard'] }]);
    const taken = afterPlaying(state, playing('ann', 'adopt', 'guard'), pass);
    expect(taken.attack?.chains.flatMap(({ interceptors }) => interceptors)).toEqual([]);
    expect(card(taken, 'guard')).toMatchObject({ controller: 'ann', column: 0 });
  });

  const placesAt = (who: string, column: number) => ({
    ...{ do: 'choose', player: who },
    value: { position: { column, row: 'front' } },
  });

  test('the attack ends if the attacking player takes the target', {
    meta: { rules: ['shadowfist.yotd/7.4/attacking-player-takes-the-target'] },
  }, () => {
    const ann = { front: { a1: garden }, characters: { hood, banker }, hand: { adopt } };
    const state = joined(declared({ ann }));
    const taking = afterPlaying(state, playing('ann', 'adopt', 'prize'));
    expect(names(events(taking, pass)).filter((name) => name === 'ceased-attacking')).toHaveLength(3);
    const taken = afterPlaying(taking, pass, placesAt('ann', 1));
    expect(taken).toMatchObject({ attack: null, turn: { lastAttack: 'unsuccessful' } });
    expect(card(taken, 'prize')).toMatchObject({ controller: 'ann', column: 1 });
  });

  test('taken by another it remains the target, which its new controller’s attackers leave', {
    meta: {
      rules: [
        'shadowfist.yotd/7.4/another-player-takes-the-target',
        'shadowfist.yotd/7.4/attackers-of-the-targets-new-controller',
      ],
    },
  }, () => {
    const cat = { front: { c1: garden }, characters: { ally: hood }, hand: { adopt } };
    const state = joined(declared({ cat }));
    const taken = afterPlaying(state, playing('cat', 'adopt', 'prize'), pass, placesAt('cat', 1));
    expect(taken.attack).toMatchObject({ targets: ['prize'] });
    expect(taken.attack?.attackers.map(({ id }) => id)).toEqual(['hood', 'banker']);
    expect(card(taken, 'prize').controller).toBe('cat');
  });
});
