import { describe, expect, test } from 'vitest';
import { strong } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import {
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
} from '../table.ts';
import { attacked, cards, choose, decline, intercept, play, pool, smoke, the, turnOf, use } from './cast.ts';

const doomOf = (who: string, id: string, victim: string) =>
  play(who, id, { choose: { victim: cards(victim) } });

describe('Sergeant Blightman', () => {
  const state = table({
    ann: { characters: { sergeant: { card: the('Sergeant Blightman'), damage: 2 } }, hand: { doom: smoke } },
    bob: { characters: { rogue: strong(5) } },
  });

  test('takes 3 damage at the start of each of his controller’s turns', () => {
    const theirs = afterPlaying(state, { do: 'end-turn', player: 'ann' }, pass);
    expect(card(theirs, 'sergeant').damage).toBe(2);
    const mine = afterPlaying(
      theirs,
      ...turnOf('bob', 'ann').slice(2),
      { do: 'end-turn', player: 'bob' },
      pass,
      pass,
    );
    expect(card(mine, 'sergeant').damage).toBe(5);
    expect(fightingOf(mine, 'sergeant')).toBe(4);
  });

  test('is toasted, whatever makes him leave play', () => {
    expect(pile(afterPlaying(state, doomOf('ann', 'doom', 'sergeant'), pass), 'ann', 'toasted')).toEqual([
      'sergeant',
    ]);
  });
});

describe('Silver Jet', () => {
  const jet = the('Silver Jet');
  const ice = (cost: number) => strong(2, { title: 'Ice Walker', cost });
  const seats = {
    ann: {
      power: 1,
      edges: { pool: pool('dra', 'dra') },
      characters: { walker: ice(4), small: ice(1), hero: strong(2, { cost: 4 }) },
      hand: { jet, mine: smoke },
    },
    bob: { characters: { theirs: ice(5) }, hand: { doom: smoke, again: smoke } },
  };
  const state = table(seats);
  const theirs = { ...state, turn: { ...state.turn, player: 'bob' } };
  const flying = play('ann', 'jet', { way: 0 });

  test('is played in any Main Shot once an opponent has smoked an Ice Character, for so much less', () => {
    for (const given of [state, theirs]) {
      const smoked = afterPlaying(given, doomOf('bob', 'doom', 'walker'), pass);
      const flown = afterPlaying(smoked, flying, pass);
      expect(card(flown, 'jet').controller).toBe('ann');
      expect(player(flown, 'ann').power).toBe(0);
    }
    const both = afterPlaying(
      state,
      doomOf('bob', 'doom', 'small'),
      pass,
      doomOf('bob', 'again', 'walker'),
      pass,
    );
    expect(broken(both, flying)).toEqual([]);
  });

  test('not where one’s own effect smoked it, nor for others, nor without', () => {
    expect(broken(afterPlaying(state, doomOf('ann', 'mine', 'walker'), pass), flying)).toContain(
      '5.2.1/voluntary-within-rules-and-text',
    );
    expect(broken(afterPlaying(state, doomOf('bob', 'doom', 'hero'), pass), flying)).toContain(
      '5.2.1/voluntary-within-rules-and-text',
    );
    expect(broken(afterPlaying(state, doomOf('bob', 'doom', 'theirs'), pass), flying)).toContain(
      '5.2.1/voluntary-within-rules-and-text',
    );
    expect(broken(afterPlaying(state, doomOf('bob', 'doom', 'small'), pass), flying)).toEqual([
      '3.3.2/pay-the-cost',
    ]);
  });
});

describe('Soul Maze', () => {
  const plus = (fighting: number) =>
    aState({ abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting }] }] });
  const bold = strong(4, {
    title: 'Bold',
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ damage: 3 }] }],
  });
  const state = table({
    ann: { characters: { hero: bold }, states: { blade: { card: plus(2), on: 'hero' } } },
    bob: {
      front: { tower: aSite({ body: 20 }) },
      characters: { guard: strong(9), idle: strong(9) },
      edges: { maze: the('Soul Maze') },
    },
  });
  const swapping = (one: string, other: string) =>
    use('bob', 'maze', 0, { one: cards(one), other: cards(other) });
  const prior = afterPlaying(
    state,
    ...attacked('ann', 'tower', 'hero'),
    intercept('bob', { hero: ['guard'] }),
    pass,
  );

  test('turns, prior to combat, to swap the texts of two Characters about to fight, and of their States', () => {
    const swapped = afterPlaying(prior, swapping('hero', 'guard'), pass);
    expect([fightingOf(swapped, 'hero'), fightingOf(swapped, 'guard')]).toEqual([4, 11]);
    const fought = afterPlaying(swapped, pass);
    expect(card(fought, 'guard').damage).toBe(4);
    expect(pile(fought, 'ann', 'smoked')).toContain('hero');
  });

  test('lasts until the end of combat', () => {
    const strongest = table({
      ann: {
        characters: { hero: { ...bold, fighting: 20 } },
        states: { blade: { card: plus(1), on: 'hero' } },
      },
      bob: {
        front: { tower: aSite({ body: 90 }) },
        characters: { guard: strong(2) },
        edges: { maze: the('Soul Maze') },
      },
    });
    const fought = afterPlaying(
      strongest,
      ...[...attacked('ann', 'tower', 'hero'), intercept('bob', { hero: ['guard'] }), pass],
      ...[swapping('hero', 'guard'), pass, pass, pass],
    );
    expect(fought.lasting).toEqual([]);
    expect(card(fought, 'hero').damage).toBe(6);
    expect(fightingOf(fought, 'hero')).toBe(15);
  });

  test('at no other time, and not between others', () => {
    expect(broken(state, swapping('hero', 'guard'))).toContain('5.2.1/voluntary-within-rules-and-text');
    expect(broken(prior, swapping('hero', 'idle'))).toEqual(['5.2/choices-and-payments-at-generation']);
  });
});

describe('Tactical Team', () => {
  const state = table({
    ann: {},
    bob: {
      power: 4,
      edges: { pool: pool('arc', 'arc', 'arc') },
      hand: { team: the('Tactical Team'), hero: strong(1) },
    },
  });

  test('is played in an opponent’s Main Shot, too', () => {
    expect(card(afterPlaying(state, play('bob', 'team', { way: 0 }), pass), 'team').controller).toBe('bob');
    const mine = { ...state, turn: { ...state.turn, player: 'bob' } };
    expect(broken(mine, play('bob', 'team'))).toEqual([]);
  });

  test('other Characters are not, and it only in a Main Shot', () => {
    expect(broken(state, play('bob', 'hero'))).toEqual(['3.3.2/opponents-play-only-events']);
    expect(broken(state, play('bob', 'hero', { way: 0 }))).toContain(
      '4.3/only-named-requirements-are-waived',
    );
    const early = { ...state, turn: { ...state.turn, phase: 'unturn' } };
    expect(broken(early, play('bob', 'team', { way: 0 }))).toContain('3.3.1/no-effects-in-establishing-shot');
  });
});

describe('The Faceless', () => {
  const sword = aState({
    title: 'Blade',
    restrictions: ['Weapon'],
    abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting: 1 }] }],
  });
  const curse = aState({
    title: 'Curse',
    abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting: -1 }] }],
  });
  const state = table({
    ann: { front: { gate: aSite() }, characters: { faceless: the('The Faceless'), friend: strong(3) } },
    bob: {
      front: { tower: aSite({ body: 20 }) },
      characters: { rogue: strong(1), giant: strong(9) },
      states: { blade: { card: sword, on: 'rogue' }, curse: { card: curse, on: 'tower' } },
    },
  });

  test('takes the States of what it damages, though that be smoked, and puts them on others', () => {
    const fought = afterPlaying(state, ...attacked('ann', 'rogue', 'faceless'), decline('bob'), pass);
    expect(fought.question).toMatchObject({ player: 'ann', kind: 'mode' });
    const taken = afterPlaying(fought, choose('ann', { mode: 'yes' }));
    expect(taken.question).toMatchObject({ player: 'ann', kind: 'cards' });
    const placed = afterPlaying(taken, choose('ann', cards('friend')));
    expect(card(placed, 'blade')).toMatchObject({ on: 'friend', controller: 'ann' });
    expect(fightingOf(placed, 'friend')).toBe(4);
    expect(pile(placed, 'bob', 'smoked')).toEqual(['rogue']);
  });

  test('of a Site, too; and may leave them', () => {
    const fought = afterPlaying(state, ...attacked('ann', 'tower', 'faceless'), decline('bob'), pass);
    const taken = afterPlaying(fought, choose('ann', { mode: 'yes' }), choose('ann', cards('giant')));
    expect(card(taken, 'curse')).toMatchObject({ on: 'giant', controller: 'ann' });
    const left = afterPlaying(fought, choose('ann', { mode: 'no' }));
    expect(card(left, 'curse')).toMatchObject({ on: 'tower', controller: 'bob' });
  });

  test('takes nothing where it inflicts nothing, or where there is no State', () => {
    const met = afterPlaying(state, ...attacked('ann', 'giant', 'faceless'), decline('bob'), pass);
    expect(met.question).toBeNull();
  });
});

describe('The Hungry', () => {
  const hungry = the('The Hungry');
  const burning = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { type: ['Feng Shui Site'] }, in: 'play', as: 'burned' }],
        do: [{ do: 'burn-for-victory', cards: { chosen: 'burned' }, by: 'you' }],
      },
    ],
  });
  const grove = { title: 'Grove', type: 'Feng Shui Site', power: 1, body: 9 } as const;
  const state = table({
    ann: {
      edges: { hungry },
      front: { gate: aSite({ body: 9 }) },
      characters: { hero: strong(5) },
      hand: { burn: burning, doom: smoke },
    },
    bob: {
      front: { grove: aSite(grove), far: aSite(grove) },
      characters: { rogue: strong(5) },
      hand: { burn2: burning },
    },
    cyd: {},
    dan: {},
  });
  const burnt = (who: string, id: string) =>
    afterPlaying(state, play(who, id, { choose: { burned: cards('grove') } }), pass, pass);

  test('gains Power as one burns a Site for victory, by the players in the game, 3 at most', () => {
    expect(player(burnt('ann', 'burn'), 'ann').power).toBe(3);
    const two = table({
      ann: { edges: { hungry }, hand: { burn: burning } },
      bob: { front: { grove: aSite(grove), far: aSite(grove) } },
    });
    expect(
      player(
        afterPlaying(two, play('ann', 'burn', { choose: { burned: cards('grove') } }), pass, pass),
        'ann',
      ).power,
    ).toBe(2);
  });

  test('gains nothing as another burns one', () => {
    const burned = afterPlaying(state, play('bob', 'burn2', { choose: { burned: cards('grove') } }), pass);
    expect(player(burned, 'ann').power).toBe(0);
  });

  test('leaving play, inflicts 2 damage on all Sites and Characters of its controller', () => {
    const gone = afterPlaying(state, doomOf('ann', 'doom', 'hungry'), pass, pass);
    expect([card(gone, 'gate').damage, card(gone, 'hero').damage]).toEqual([2, 2]);
    expect([card(gone, 'far').damage, card(gone, 'rogue').damage]).toEqual([0, 0]);
  });
});

describe('Throwing Star', () => {
  const state = table({
    ann: {
      front: { gate: aSite() },
      characters: { hero: strong(4), idle: strong(3) },
      states: { star: { card: the('Throwing Star'), on: 'hero' } },
    },
    bob: {
      front: { tower: aSite({ body: 20 }) },
      characters: { guard: strong(2), second: strong(9), rogue: strong(9) },
    },
  });
  const fought = afterPlaying(
    state,
    ...attacked('ann', 'tower', 'hero'),
    intercept('bob', { hero: ['guard'] }),
    pass,
    pass,
  );

  test('lets a subject that survives combat with a Character inflict 1 damage on one at its location', () => {
    expect(fought.question).toMatchObject({ player: 'ann' });
    const asked = afterPlaying(fought, choose('ann', { mode: 'yes' }));
    expect(asked.question?.from).toEqual(['hero', 'second', 'rogue']);
    const thrown = afterPlaying(asked, choose('ann', cards('second')), pass);
    expect(card(thrown, 'second').damage).toBe(1);
    expect(card(afterPlaying(fought, choose('ann', { mode: 'no' })), 'second').damage).toBe(0);
  });

  test('also where its target, a Character that is smoked, was', {
    meta: { rules: ['shadowfist.yotd/6.1/attack-at-the-targets-location'] },
  }, () => {
    const asked = afterPlaying(
      state,
      ...attacked('ann', 'guard', 'hero'),
      decline('bob'),
      pass,
      choose('ann', { mode: 'yes' }),
    );
    expect(pile(asked, 'bob', 'smoked')).toEqual(['guard']);
    expect(asked.question?.from).toEqual(['hero', 'second', 'rogue']);
  });

  test('not after combat with a Site, nor if the subject is smoked', () => {
    const site = afterPlaying(state, ...attacked('ann', 'tower', 'hero'), decline('bob'), pass);
    expect(site.question).toBeNull();
    const slain = afterPlaying(
      state,
      ...attacked('ann', 'tower', 'hero'),
      intercept('bob', { hero: ['rogue'] }),
      pass,
      pass,
    );
    expect(slain.question).toBeNull();
    expect(pile(slain, 'ann', 'smoked').toSorted()).toEqual(['hero', 'star']);
  });
});

describe('Thunder on the Mountain', () => {
  const thunder = the('Thunder on the Mountain');
  const state = table({
    ann: {
      power: 1,
      ...{
        edges: { pool: pool('han', 'arc') },
        front: { gate: aSite() },
        states: { thunder: { card: thunder, on: 'gate' } },
      },
      hand: {
        more: thunder,
        robot: strong(1, { requires: ['arc'] }),
        maker: strong(1, { provides: ['arc'] }),
        hero: strong(1),
        edge: anEdge({ requires: ['arc'] }),
      },
    },
    bob: { front: { tower: aSite() } },
  });

  test('has all {arc} cards enter play turned', () => {
    for (const id of ['robot', 'maker'])
      expect(card(afterPlaying(state, play('ann', id, { at: { column: 0 } })), id).turned).toBe(true);
    expect(card(afterPlaying(state, play('ann', 'edge')), 'edge').turned).toBe(true);
  });

  test('not others; and is played on a Site of one’s own', () => {
    expect(card(afterPlaying(state, play('ann', 'hero', { at: { column: 0 } })), 'hero').turned).toBe(false);
    expect(broken(state, play('ann', 'more', { on: 'tower' }))).toEqual(['4.3.4/legal-subjects']);
    expect(broken(state, play('ann', 'more', { on: 'gate' }))).toEqual([]);
  });
});
