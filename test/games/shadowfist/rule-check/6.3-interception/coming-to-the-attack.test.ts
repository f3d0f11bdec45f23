import { describe, expect, test } from 'vitest';
import { attack, decline, happened, intercept, playing, windfall } from '../acting.ts';
import { aCharacter, afterPlaying, aSite, broken, card, events, pass, table } from '../table.ts';
import { attacked, bobs, come, given, guard, hero, turned } from './cast.ts';

describe('coming to the attack (6.3, 3.3.3)', () => {
  test('at the target’s location any Character may intercept, turned or not; elsewhere none', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/interceptors-at-target-location',
        'shadowfist.yotd/6.3/interceptors-at-the-targets-location',
        'shadowfist.yotd/3.3.3/turned-characters-intercept-in-place',
        'shadowfist.yotd/6.3/turned-characters-intercept-at-own-location',
      ],
    },
  }, () => {
    expect(broken(bobs, intercept('bob', { hero: ['here'] }))).toEqual([]);
    expect(broken(bobs, intercept('bob', { hero: ['beside'] }))).toEqual([
      '3.3.3/interceptors-at-target-location',
    ]);
    expect(broken(bobs, intercept('bob', { hero: ['tower'] }))).toEqual([
      '6.3/turned-characters-intercept-at-own-location',
      '6.3/no-interception-of-an-attack-on-itself',
    ]);
    expect(broken(bobs, intercept('bob', { hero: ['nobody'] }))).toEqual([
      '6.3/interceptors-at-the-targets-location',
    ]);
  });

  test('others turn to change location first, and are declared then', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/two-steps-of-interception',
        'shadowfist.yotd/6.3/others-change-location-first',
        'shadowfist.yotd/6.3/declare-after-moving',
        'shadowfist.yotd/3.3.3/unturned-characters-turn-to-come',
      ],
    },
  }, () => {
    const moved = afterPlaying(bobs, come('bob', 'beside'), pass);
    expect(card(moved, 'beside')).toMatchObject({ turned: true, column: 1 });
    expect(broken(moved, intercept('bob', { hero: ['beside'] }))).toEqual([]);
    expect(broken(bobs, come('bob', 'spent'))).toEqual(['4.2/turned-card-cannot-turn']);
    expect(broken(bobs, come('eve', 'friend'))).toEqual(['6.3/others-change-location-first']);
    expect(broken(bobs, come('bob', 'here'))).toEqual([
      '4.2/turned-card-cannot-turn',
      '4.7/not-to-the-same-location',
    ]);
  });

  test('or come by Mobility, turned or not', {
    meta: { rules: ['shadowfist.yotd/6.3/others-change-location-first'] },
  }, () => {
    const quick = aCharacter({ abilities: [{ ability: 'special', special: 'Mobility' }] });
    const nimble = table({
      ann: { characters: { hero } },
      bob: {
        front: { tower: aSite(), keep: aSite() },
        characters: { quick: { card: quick, turned: true, column: 1 }, slow: { ...turned, column: 1 } },
      },
    });
    const due = afterPlaying(nimble, attack('tower', 'hero'), pass, decline('ann'));
    expect(broken(due, come('bob', 'slow', { mobility: true }))).toEqual([
      '10.1.2/mobility-moves-without-turning',
    ]);
    const moved = afterPlaying(due, come('bob', 'quick', { mobility: true }), pass);
    expect(broken(moved, intercept('bob', { hero: ['quick'] }))).toEqual([]);
  });

  test('within one’s own structure one column only', {
    meta: { rules: ['shadowfist.yotd/3.3.3/own-location-interception-moves'] },
  }, () => {
    expect(broken(bobs, come('bob', 'far'))).toEqual(['3.3.3/own-location-interception-moves']);
    expect(broken(bobs, come('bob', 'beside'))).toEqual([]);
  });

  test('to an opponent’s location from anywhere, but only to intercept', {
    meta: { rules: ['shadowfist.yotd/3.3.3/opponents-location-interception-moves'] },
  }, () => {
    const moved = afterPlaying(attacked, come('eve', 'friend'), pass);
    expect(card(moved, 'friend')).toMatchObject({ turned: true, away: { player: 'bob', column: 1 } });
    expect(broken(attacked, come('eve', 'weary'))).toEqual(['4.2/turned-card-cannot-turn']);
    expect(broken(given, come('eve', 'friend'))).toEqual(['4.7/no-moving-to-opponents-locations']);
  });

  test('also to a Character that has no location', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/opponents-location-interception-moves',
        'shadowfist.yotd/3.3.2/characters-without-location',
      ],
    },
  }, () => {
    const homeless = table({
      ann: { characters: { hero } },
      bob: { characters: { rogue: guard, mate: guard } },
      eve: { front: { hut: aSite() }, characters: { friend: guard } },
    });
    const due = afterPlaying(homeless, attack('rogue', 'hero'), pass, decline('eve'), pass);
    const moved = afterPlaying(due, come('eve', 'friend'), pass);
    expect(card(moved, 'friend').away).toEqual({ player: 'bob', column: null });
    expect(broken(moved, intercept('eve', { hero: ['friend'] }))).toEqual([]);
  });

  test('each move is an effect of its own, in one scene or several, which anybody may answer', {
    meta: {
      rules: [
        'shadowfist.yotd/6.3/each-move-is-a-separate-effect',
        'shadowfist.yotd/6.3/moves-in-one-scene-or-several',
        'shadowfist.yotd/6.3/moves-may-be-answered',
        'shadowfist.yotd/4.7/intercepting-move-is-changing-location',
      ],
    },
  }, () => {
    const two = table({
      ann: { characters: { hero }, hand: { luck: windfall } },
      bob: {
        front: { tower: aSite(), keep: aSite() },
        characters: { one: { card: guard, column: 1 }, other: { card: guard, column: 1 } },
      },
    });
    const due = afterPlaying(two, attack('tower', 'hero'), pass, decline('ann'));
    const first = afterPlaying(due, come('bob', 'one'));
    expect(broken(first, come('bob', 'other'))).toEqual(['5.4/opportunity-after-each-action']);
    expect(broken(first, playing('ann', 'luck'))).toEqual([]);
    const stacked = afterPlaying(first, { do: 'pass', player: 'ann' }, come('bob', 'other'));
    expect(stacked.scene?.items.map(({ kind, frame }) => [kind, frame.source])).toEqual([
      ['change-location', 'one'],
      ['change-location', 'other'],
    ]);
    expect(happened(events(stacked, pass), 'location-changed')).toEqual([
      { event: 'location-changed', card: 'other', player: 'bob' },
      { event: 'location-changed', card: 'one', player: 'bob' },
    ]);
    const apart = afterPlaying(due, come('bob', 'one'), pass, come('bob', 'other'), pass);
    expect(broken(apart, intercept('bob', { hero: ['one', 'other'] }))).toEqual([]);
  });
});

describe('coming, and then declining (6.3)', () => {
  test('who came to an opponent’s location and is not declared goes back', {
    meta: { rules: ['shadowfist.yotd/3.3.3/interceptors-return'] },
  }, () => {
    const moved = afterPlaying(attacked, come('eve', 'friend'), pass);
    const declined = afterPlaying(moved, decline('eve'));
    expect(card(declined, 'friend')).toMatchObject({ turned: true, column: 0 });
    expect(card(declined, 'friend').away).toBeUndefined();
  });
});
