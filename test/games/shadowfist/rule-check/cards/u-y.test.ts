import { describe, expect, test } from 'vitest';
import { strong } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import {
  aFengShuiSite,
  afterPlaying,
  anEdge,
  aSite,
  broken,
  card,
  listed,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import {
  attack,
  attacked,
  bolt,
  cards,
  choose,
  decline,
  intercept,
  play,
  players,
  pool,
  smoke,
  the,
  use,
} from './cast.ts';

const doomOf = (who: string, id: string, victim: string) =>
  play(who, id, { choose: { victim: cards(victim) } });

describe('Ultimate Mastery', () => {
  const tough = strong(3, { abilities: [{ ability: 'special', special: 'Toughness', amount: 2 }] });
  const state = table({
    ann: {
      characters: { hero: strong(5) },
      states: { mastery: { card: the('Ultimate Mastery'), on: 'hero' } },
    },
    bob: { front: { tower: aSite({ body: 20 }) }, characters: { tough, plain: strong(3) } },
  });
  const damageBy = (guard: string) =>
    card(
      afterPlaying(
        state,
        ...attacked('ann', 'tower', 'hero'),
        intercept('bob', { hero: [guard] }),
        pass,
        pass,
        pass,
      ),
      'hero',
    ).damage;

  test('gives its subject the text of the Character it is about to fight, until that combat ends', () => {
    const prior = afterPlaying(
      state,
      ...attacked('ann', 'tower', 'hero'),
      intercept('bob', { hero: ['tough'] }),
      pass,
    );
    expect(prior.lasting).toHaveLength(1);
    expect(damageBy('tough')).toBe(1);
    const later = afterPlaying(prior, pass, pass);
    expect(later.lasting).toEqual([]);
  });

  test('gives nothing before, nor of others', () => {
    expect(damageBy('plain')).toBe(3);
    const declared = afterPlaying(state, ...attacked('ann', 'tower', 'hero'));
    expect(declared.lasting).toEqual([]);
  });
});

describe('Violet Meditation', () => {
  const meditation = the('Violet Meditation');
  const start = table(
    {
      ann: {
        edges: { pool: pool('chi') },
        front: { gate: aSite({ power: 3 }) },
        hand: { meditation },
        burnedForVictory: { old: aFengShuiSite() },
      },
      bob: {
        edges: { one: anEdge(), two: anEdge() },
        front: { tower: aSite({ power: 1 }), hut: aSite({ power: 0 }) },
        characters: { rogue: strong(1) },
      },
    },
    { turn: { phase: 'start', generatedPower: null } },
  );
  const meditating = play('ann', 'meditation', { choose: { opponent: players('bob') } });

  test('generates Power by the opponent’s Edges and Sites less one’s burned Sites, and nothing else does', () => {
    const done = afterPlaying(start, meditating, pass, { do: 'generate-power', player: 'ann' });
    expect(player(done, 'ann').power).toBe(2);
  });

  test('is played at the start of one’s own turn only', () => {
    const main = { ...start, turn: { ...start.turn, phase: 'main' } };
    expect(broken(main, meditating)).toContain('5.2.1/voluntary-within-rules-and-text');
    expect(player(afterPlaying(start, { do: 'generate-power', player: 'ann' }), 'ann').power).toBe(3);
  });
});

describe('Violet Monk', () => {
  const state = table({
    ann: { front: { gate: aSite() }, characters: { monk: the('Violet Monk') } },
    bob: {
      front: { tower: aSite({ body: 20 }), grove: aFengShuiSite({ body: 20 }) },
      characters: { rogue: strong(9) },
    },
  });
  const fought = (target: string) =>
    afterPlaying(state, ...attacked('ann', target, 'monk'), decline('bob'), pass);

  test('may seize a Site that is no Feng Shui Site, as it damages that', () => {
    const damaged = fought('tower');
    expect(damaged.question).toMatchObject({ player: 'ann', kind: 'mode' });
    const resolved = afterPlaying(damaged, choose('ann', { mode: 'yes' }), pass);
    const seized = afterPlaying(resolved, choose('ann', { position: { column: 1, row: 'front' } }));
    expect(card(seized, 'tower')).toMatchObject({ controller: 'ann', damage: 0, column: 1 });
    expect(card(afterPlaying(damaged, choose('ann', { mode: 'no' })), 'tower').controller).toBe('bob');
  });

  test('neither a Feng Shui Site, nor in an attack that another declared', () => {
    expect(fought('grove').question).toBeNull();
    const three = table({
      ann: { characters: { monk: the('Violet Monk') } },
      bob: { front: { tower: aSite({ body: 20 }) } },
      cyd: { characters: { leader: strong(2) } },
    });
    const joined = afterPlaying(
      { ...three, turn: { ...three.turn, player: 'cyd' } },
      ...[
        attack('cyd', 'tower', 'leader'),
        pass,
        { do: 'join', player: 'ann', attackers: ['monk'] },
        pass,
        pass,
      ],
      ...[decline('cyd'), decline('ann'), decline('bob'), pass],
    );
    expect(card(joined, 'tower').damage).toBe(5);
    expect(joined.question).toBeNull();
  });
});

describe('Vivisector', () => {
  const state = table({
    ann: { characters: { vivisector: the('Vivisector'), subject: strong(2, { cost: 3 }) } },
    bob: { characters: { rogue: strong(2, { cost: 3 }) }, hand: { doom: smoke } },
  });
  const cutting = (id: string) => use('ann', 'vivisector', 0, { character: cards(id) });

  test('turns to sacrifice another Character, and gains its cost', () => {
    const done = afterPlaying(state, cutting('subject'), pass);
    expect(pile(done, 'ann', 'smoked')).toEqual(['subject']);
    expect(player(done, 'ann').power).toBe(3);
    expect(card(done, 'vivisector').turned).toBe(true);
  });

  test('gains nothing if the sacrifice is not successful', () => {
    const foiled = afterPlaying(state, cutting('subject'), doomOf('bob', 'doom', 'subject'), pass);
    expect(pile(foiled, 'ann', 'smoked')).toEqual(['subject']);
    expect(player(foiled, 'ann').power).toBe(0);
  });

  test('not itself', () => {
    expect(broken(state, cutting('vivisector'))).toEqual(['5.2/choices-and-payments-at-generation']);
  });

  test('nor another’s: the text does not say so, but nobody can sacrifice it', {
    meta: { rules: ['shadowfist.yotd/10.2/sacrifice-own-cards-only'] },
  }, () => {
    expect(broken(state, cutting('rogue'))).toEqual(['10.2/sacrifice-own-cards-only']);
  });
});

describe('Water Sword', () => {
  const state = table({
    ann: { characters: { hero: strong(2) }, states: { sword: { card: the('Water Sword'), on: 'hero' } } },
    bob: { hand: { doom: smoke, second: smoke } },
  });

  test('adds 1 Fighting, and returns to its owner’s hand as its subject is smoked', () => {
    expect(fightingOf(state, 'hero')).toBe(3);
    const smoked = afterPlaying(state, doomOf('bob', 'doom', 'hero'), pass, pass);
    expect(pile(smoked, 'ann', 'hand')).toEqual(['sword']);
    expect(pile(smoked, 'ann', 'smoked')).toEqual(['hero']);
  });

  test('does not return where it is smoked itself', () => {
    const smoked = afterPlaying(state, doomOf('bob', 'doom', 'sword'), pass);
    expect(pile(smoked, 'ann', 'smoked')).toEqual(['sword']);
    expect(fightingOf(smoked, 'hero')).toBe(2);
  });
});

describe('Wind on the Mountain', () => {
  const state = table({
    ann: {
      power: 2,
      edges: { pool: pool('han', 'han') },
      hand: { wind: the('Wind on the Mountain') },
      smoked: { one: bolt(1), two: bolt(2), three: bolt(3), hero: strong(1) },
    },
    bob: {},
  });
  const blowing = (x: number, ...ids: string[]) =>
    play('ann', 'wind', { x, choose: { events: cards(...ids) } });

  test('returns as many Events as Power was paid for X', () => {
    const blown = afterPlaying(state, blowing(2, 'one', 'three'), pass);
    expect(pile(blown, 'ann', 'hand').toSorted()).toEqual(['one', 'three']);
    expect(pile(blown, 'ann', 'smoked')).toEqual(['two', 'hero']);
    expect(pile(blown, 'ann', 'toasted')).toEqual(['wind']);
    expect(player(blown, 'ann').power).toBe(0);
  });

  test('for nothing it returns none, and none are asked for', () => {
    const listedFor = listed(state, 'ann').filter((one) => JSON.stringify(one).includes('"x":0'));
    expect(listedFor).toEqual([blowing(0)]);
    const blown = afterPlaying(state, play('ann', 'wind', { x: 0 }), pass);
    expect(blown).toEqual(afterPlaying(state, blowing(0), pass));
    expect(pile(blown, 'ann', 'hand')).toEqual([]);
  });

  test('neither more nor fewer, no other cards, and no more than one can pay', () => {
    for (const wrong of [blowing(1, 'one', 'two'), blowing(2, 'one'), blowing(1, 'hero')]) {
      expect(broken(state, wrong)).toEqual(['5.2/choices-and-payments-at-generation']);
    }
    expect(broken(state, blowing(3, 'one', 'two', 'three'))).toEqual(['3.3.2/pay-the-cost']);
  });
});

describe('Year of the Rat', () => {
  const rat = the('Year of the Rat');
  const state = table({
    ann: {
      power: 4,
      edges: { pool: pool('mag', 'mag') },
      characters: { hero: strong(1) },
      hand: { rat, second: rat },
    },
    bob: { front: { tower: aSite() } },
    cyd: {},
  });
  const switching = (one: string, other: string, id = 'rat') =>
    play('ann', id, { choose: { one: players(one), other: players(other) } });

  test('switches the seats of two players: turns go on from there', () => {
    const switched = afterPlaying(state, switching('bob', 'cyd'), pass);
    expect(switched.players.map(({ id }) => id)).toEqual(['ann', 'cyd', 'bob']);
    const next = afterPlaying(switched, { do: 'end-turn', player: 'ann' }, pass);
    expect(next.turn.player).toBe('cyd');
  });

  test('not during an attack, not the same player twice, and once a game', () => {
    expect(broken(afterPlaying(state, attack('ann', 'tower', 'hero')), switching('bob', 'cyd'))).toContain(
      '5.2.1/voluntary-within-rules-and-text',
    );
    expect(broken(state, switching('bob', 'bob'))).toEqual(['5.2/choices-and-payments-at-generation']);
    expect(
      broken(afterPlaying(state, switching('bob', 'ann'), pass), switching('bob', 'cyd', 'second')),
    ).toEqual(['10.1.1/one-shot-once-a-game']);
  });
});
