import { describe, expect, test } from 'vitest';
import { playing } from './acting.ts';
import { bodyOf, fightingOf, resourcePool } from './figures.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  pass,
  pile,
  player,
  table,
} from './table.ts';

/** Smokes all such cards in play. */
const smokeAll = (which: object) =>
  anEvent({
    title: 'Doom',
    abilities: [{ ability: 'event', do: [{ do: 'smoke', cards: { each: which as never, in: 'play' } }] }],
  });
const monk = aCharacter({ title: 'Monk', provides: ['han', 'chi'] });

describe('cards (2.1)', () => {
  test('a pool holds what controlled cards and those in the smoked pile provide, and nothing else', {
    meta: {
      rules: [
        'shadowfist.yotd/2.1/resource-pool',
        'shadowfist.yotd/2.1/resource-provisions',
        'shadowfist.yotd/2.1/no-provision-elsewhere',
      ],
    },
  }, () => {
    const state = table({
      ann: {
        characters: { one: monk },
        smoked: { two: aCharacter({ provides: ['han'] }) },
        hand: { three: monk },
        toasted: { four: monk },
        burnedForVictory: { five: aFengShuiSite({ provides: ['han'] }) },
        deck: { six: monk },
      },
      bob: { characters: { seven: aCharacter({ provides: ['lot'] }) } },
    });
    expect(resourcePool(state, 'ann')).toEqual({ han: 2, chi: 1 });
    expect(resourcePool(state, 'bob')).toEqual({ lot: 1 });
  });

  test('without conditions none are wanted; with them, as many of each as the card shows', {
    meta: {
      rules: [
        'shadowfist.yotd/2.1/no-resource-conditions',
        'shadowfist.yotd/3.3.2/meet-resource-conditions',
        'shadowfist.yotd/2.1/resource-conditions',
      ],
    },
  }, () => {
    const needs = aCharacter({ title: 'Master', requires: ['han', 'han', 'chi'] });
    const start = (smoked: object) =>
      table({ ann: { hand: { needs, free: aCharacter() }, smoked: smoked as never }, bob: {} });
    expect(broken(start({}), playing('ann', 'free'))).toEqual([]);
    expect(broken(start({}), playing('ann', 'needs'))).toEqual([
      '3.3.2/meet-resource-conditions',
      '3.3.2/meet-resource-conditions',
    ]);
    expect(broken(start({ one: monk }), playing('ann', 'needs'))).toEqual(['3.3.2/meet-resource-conditions']);
    expect(broken(start({ one: monk, two: monk }), playing('ann', 'needs'))).toEqual([]);
  });

  const cast = {
    foundation: aCharacter({ title: 'Recruit', provides: ['dra'] }),
    neutral: aCharacter({ title: 'Drifter', requires: ['tek'], provides: ['chi'] }),
    veteran: aCharacter({ title: 'Veteran', requires: ['dra'], provides: ['dra'] }),
  };
  const smoked = (which: object) =>
    pile(
      afterPlaying(
        table({ ann: { hand: { doom: smokeAll(which) } }, bob: { characters: cast } }),
        playing('ann', 'doom'),
        pass,
      ),
      'bob',
      'smoked',
    ).toSorted();

  test('a foundation Character has no conditions and provides for a faction', {
    meta: { rules: ['shadowfist.yotd/2.1/foundation-character'] },
  }, () => {
    expect(smoked({ foundation: true })).toEqual(['foundation']);
  });

  test('a neutral one has nothing of a faction, though it may have talents', {
    meta: { rules: ['shadowfist.yotd/2.1/neutral-character'] },
  }, () => {
    expect(smoked({ neutral: true, type: ['Character'] })).toEqual(['neutral']);
  });

  test('its designators are the words of its title and subtitle', {
    meta: { rules: ['shadowfist.yotd/2.1/designators', 'shadowfist.yotd/2.1/title-is-name'] },
  }, () => {
    const cops = {
      tricia: aCharacter({ title: 'Tricia Kwok', subtitle: 'Maverick Cop' }),
      cop: aCharacter({ title: 'Undercover Cop', subtitle: 'Hood' }),
      thief: aCharacter({ title: 'Thief', subtitle: 'Wanted' }),
    };
    const start = (which: object) =>
      table({ ann: { hand: { doom: smokeAll(which) } }, bob: { characters: cops } });
    const gone = (which: object) =>
      pile(afterPlaying(start(which), playing('ann', 'doom'), pass), 'bob', 'smoked').toSorted();
    expect(gone({ designator: 'Cop' })).toEqual(['cop', 'tricia']);
    expect(gone({ title: 'Tricia Kwok' })).toEqual(['tricia']);
    expect(gone({ title: 'Cop' })).toEqual([]);
  });

  test('a text that names no card speaks of its own; another title is another card', {
    meta: {
      rules: [
        'shadowfist.yotd/2.1/self-reference',
        'shadowfist.yotd/2.1/own-title-means-itself',
        'shadowfist.yotd/2.1/other-title-in-quotes',
      ],
    },
  }, () => {
    const twin = aCharacter({
      title: 'Twin',
      abilities: [
        { ability: 'voluntary', do: [{ do: 'turn', cards: 'this' }] },
        { ability: 'voluntary', do: [{ do: 'turn', cards: { each: { title: 'Brother' }, in: 'play' } }] },
      ],
    });
    const start = table({
      ann: { characters: { one: twin, two: twin, brother: aCharacter({ title: 'Brother' }) } },
      bob: {},
    });
    const turned = (ability: number) =>
      afterPlaying(start, { do: 'use', player: 'ann', card: 'one', ability }, pass)
        .inPlay.filter((one) => one.turned)
        .map(({ id }) => id);
    expect(turned(0)).toEqual(['one']);
    expect(turned(1)).toEqual(['brother']);
  });

  test('a Site generates what its diamond shows', {
    meta: { rules: ['shadowfist.yotd/2.1/power-generated', 'shadowfist.yotd/2.1/power-is-currency'] },
  }, () => {
    const start = table(
      {
        ann: {
          front: {
            mill: aSite({ power: 2 }),
            grove: { card: aFengShuiSite({ power: 3 }), faceDown: true },
            spring: aFengShuiSite({ power: 4 }),
          },
          hand: { hero: aCharacter({ cost: 7 }) },
        },
        bob: {},
      },
      { turn: { phase: 'start' } },
    );
    const generated = afterPlaying(start, { do: 'generate-power', player: 'ann' });
    expect(player(generated, 'ann').power).toBe(7);
  });

  test('damage lowers a Body', {
    meta: { rules: ['shadowfist.yotd/2.1/site-body', 'shadowfist.yotd/2.1/damage-lowers-body'] },
  }, () => {
    const start = table({
      ann: {
        front: { mill: { card: aSite({ body: 6 }), damage: 2 } },
        characters: { hero: { card: aCharacter({ fighting: 6 }), damage: 1 } },
      },
      bob: {},
    });
    expect([bodyOf(start, 'mill'), fightingOf(start, 'hero')]).toEqual([4, 5]);
  });

  test('enough Feng Shui Sites win, and other Sites count for nothing', {
    meta: {
      rules: [
        'shadowfist.yotd/2.1/two-kinds-of-site',
        'shadowfist.yotd/2.1/feng-shui-sites-win',
        'shadowfist.yotd/2.1/other-sites-do-not-count',
      ],
    },
  }, () => {
    const groves = Object.fromEntries(
      Array.from({ length: 5 }, (_, n) => [`grove${n}`, aFengShuiSite({ title: `Grove ${n}` })]),
    );
    const mills = Object.fromEntries(
      Array.from({ length: 3 }, (_, n) => [`mill${n}`, aSite({ title: `Mill ${n}` })]),
    );
    const start = (site: ReturnType<typeof aSite>) =>
      table({
        ann: { front: { ...groves, ...mills }, characters: { hero: aCharacter({ fighting: 9 }) } },
        bob: { front: { tower: site, lake: aFengShuiSite({ title: 'Lake' }) } },
      });
    const taken = (site: ReturnType<typeof aSite>) =>
      afterPlaying(
        start(site),
        { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' },
        pass,
        { do: 'decline', player: 'ann' },
        { do: 'decline', player: 'bob' },
        pass,
        { do: 'choose', player: 'ann', value: { mode: 'seize' } },
      );
    expect(taken(aSite()).winner).toBeNull();
    const last = taken(aFengShuiSite({ title: 'Spring' }));
    expect(
      last.winner ??
        afterPlaying(last, {
          do: 'choose',
          player: 'ann',
          value: { position: last.question?.positions?.[0] },
        }).winner,
    ).toBe('ann');
  });
});

describe('Power (3.3.2)', () => {
  test('it stays until it is spent, however much there is', {
    meta: { rules: ['shadowfist.yotd/3.3.2/unspent-power-stays', 'shadowfist.yotd/3.3.2/no-limit-on-power'] },
  }, () => {
    const rich = table({ ann: { power: 500, hand: { hero: aCharacter({ cost: 3 }) } }, bob: { power: 7 } });
    const spent = afterPlaying(rich, playing('ann', 'hero'), pass, { do: 'end-turn', player: 'ann' }, pass);
    expect(spent.players.map(({ power }) => power)).toEqual([497, 7]);
    expect(spent.turn.player).toBe('bob');
  });
});

describe('several players at once (3.3.2)', () => {
  const luck = anEvent({
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
  });

  test('whoever acts, the others have their turn before the same player acts again', {
    meta: { rules: ['shadowfist.yotd/3.3.2/simultaneous-effects'] },
  }, () => {
    const start = table({
      ann: { hand: { a: luck, b: luck } },
      bob: { hand: { c: luck } },
      eve: { hand: { d: luck } },
    });
    const one = afterPlaying(start, playing('ann', 'a'));
    expect(broken(one, playing('ann', 'b'))).toEqual(['5.4/opportunity-after-each-action']);
    expect(broken(one, playing('bob', 'c'))).toEqual([]);
    expect(broken(afterPlaying(one, playing('bob', 'c')), playing('eve', 'd'))).toEqual([]);
  });
});

describe('the end of the turn (3.3.2)', () => {
  const luck = anEvent({
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
  });
  const start = table({ ann: { hand: { a: luck } }, bob: { hand: { b: luck, c: luck } } });
  const end = { do: 'end-turn', player: 'ann' };
  const back = { do: 'return-to-main-shot', player: 'ann', returns: true };

  test('the current player declares it, in the Main Shot', {
    meta: { rules: ['shadowfist.yotd/3.3.2/declare-end-of-turn'] },
  }, () => {
    expect(broken(start, end)).toEqual([]);
    expect(broken(start, { ...end, player: 'bob' })).toEqual(['5.3/end-of-turn-in-own-main-shot']);
    expect(broken({ ...start, turn: { ...start.turn, phase: 'draw' } }, end)).toEqual([
      '5.3/end-of-turn-in-own-main-shot',
    ]);
  });

  test('all may respond one last time, in one scene', {
    meta: { rules: ['shadowfist.yotd/3.3.2/last-responses'] },
  }, () => {
    const ending = afterPlaying(start, end);
    expect(broken(ending, playing('ann', 'a'))).toEqual([]);
    expect(broken(ending, playing('bob', 'b'))).toEqual([]);
    const answered = afterPlaying(ending, playing('bob', 'b'), pass);
    expect(broken(answered, playing('bob', 'c'))).toEqual(['4.8/only-one-scene']);
  });

  test('if an opponent responded, one may go back; else the turn is over', {
    meta: {
      rules: ['shadowfist.yotd/3.3.2/return-to-main-shot', 'shadowfist.yotd/3.3.2/otherwise-turn-ends'],
    },
  }, () => {
    const answered = afterPlaying(start, end, playing('bob', 'b'), pass);
    expect(afterPlaying(answered, back).turn).toMatchObject({ player: 'ann', phase: 'main' });
    expect(afterPlaying(answered, { ...back, returns: false }).turn.player).toBe('bob');
    const alone = afterPlaying(start, end, playing('ann', 'a'), pass);
    expect(alone.turn.player).toBe('bob');
    expect(broken(alone, back)).toEqual([
      '3.2/one-turn-at-a-time',
      '4.8/option-to-return',
      '4.8/no-return-on-own-response',
    ]);
  });
});
