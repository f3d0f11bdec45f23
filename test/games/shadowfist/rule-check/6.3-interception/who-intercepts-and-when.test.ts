import { describe, expect, test } from 'vitest';
import { attack, decline, intercept, playing } from '../acting.ts';
import { afterPlaying, aSite, broken, judged, listed, pass, pile, player, table } from '../table.ts';
import { attacked, bobs, come, guard, hero } from './cast.ts';

const nameOf = (action: unknown) => (action as { do: string }).do;

describe('who intercepts, and when (6.3, 3.3.3)', () => {
  test('the option begins at the defending player’s left and goes clockwise', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/order-of-interception',
        'shadowfist.yotd/3.3.3/intercept-or-decline',
        'shadowfist.yotd/6.3/option-passes-clockwise',
      ],
    },
  }, () => {
    expect(attacked.attack).toMatchObject({ step: 'intercepting', toIntercept: ['eve', 'ann', 'bob'] });
    expect(broken(attacked, intercept('bob', { hero: ['here'] }))).toEqual(['3.3.3/order-of-interception']);
    expect(broken(attacked, decline('bob'))).toEqual(['3.3.3/order-of-interception']);
    expect(afterPlaying(attacked, decline('eve')).attack?.toIntercept).toEqual(['ann', 'bob']);
    expect(broken(bobs, intercept('bob', {}))).toEqual(['3.3.3/intercept-or-decline']);
    expect(broken(bobs, intercept('bob', { hero: ['here'] }))).toEqual([]);
  });

  test('who declined does not intercept later', {
    meta: { rules: ['shadowfist.yotd/3.3.3/one-chance-to-intercept'] },
  }, () => {
    const eves = afterPlaying(attacked, come('eve', 'friend'), pass);
    expect(broken(eves, intercept('eve', { hero: ['friend'] }))).toEqual([]);
    expect(broken(afterPlaying(eves, decline('eve')), intercept('eve', { hero: ['friend'] }))).toEqual([
      '3.3.3/one-chance-to-intercept',
      '3.3.3/interceptors-at-target-location',
    ]);
  });

  test('one player’s interception is fought out before the next chooses, and scenes may be generated after it', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/one-players-interception-at-a-time',
        'shadowfist.yotd/6.3/combat-after-each-players-declaration',
        'shadowfist.yotd/6.3/scenes-after-an-interception',
        'shadowfist.yotd/3.3.3/scenes-before-next-interception',
      ],
    },
  }, () => {
    const declared = afterPlaying(
      attacked,
      come('eve', 'friend'),
      pass,
      intercept('eve', { hero: ['friend'] }),
    );
    expect(broken(declared, intercept('bob', { squire: ['here'] }))).toEqual([
      '3.3.3/order-of-interception',
      '5.3/declaration-opens-a-scene',
    ]);
    const fought = afterPlaying(declared, pass, pass);
    expect(pile(fought, 'eve', 'smoked')).toEqual(['friend']);
    expect(fought.attack).toMatchObject({ step: 'intercepting', toIntercept: ['ann', 'bob'] });
    const scene = afterPlaying(fought, playing('eve', 'lucky'), pass);
    expect(player(scene, 'eve').power).toBe(1);
    const later = afterPlaying(scene, playing('ann', 'luck'));
    expect(broken(later, intercept('ann', { squire: ['hero'] }))).toContain('5.3/declaration-opens-a-scene');
    expect(afterPlaying(scene, decline('ann')).attack?.toIntercept).toEqual(['bob']);
  });

  test('any attacker may be intercepted, by whom their player likes', {
    meta: {
      rules: [
        'shadowfist.yotd/6.3/single-wave',
        'shadowfist.yotd/6.3/all-attackers-open-to-interception',
        'shadowfist.yotd/3.3.3/assigning-interceptors',
        'shadowfist.yotd/6.3/interceptors-assigned-freely',
      ],
    },
  }, () => {
    expect(broken(bobs, intercept('bob', { squire: ['here'] }))).toEqual([]);
    expect(broken(bobs, intercept('bob', { hero: ['here'] }))).toEqual([]);
    expect(broken(bobs, intercept('bob', { friend: ['here'] }))).toEqual([
      '6.3/all-attackers-open-to-interception',
    ]);
  });

  test('nobody intercepts attackers they control', {
    meta: { rules: ['shadowfist.yotd/3.3.3/no-intercepting-own-attackers'] },
  }, () => {
    const table2 = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() } },
      eve: { characters: { friend: guard, foe: guard } },
    });
    const joined = afterPlaying(
      table2,
      attack('tower', 'hero'),
      pass,
      { do: 'join', player: 'eve', attackers: ['friend'] },
      pass,
      pass,
      come('eve', 'foe'),
      pass,
    );
    expect(broken(joined, intercept('eve', { friend: ['foe'] }))).toEqual([
      '3.3.3/no-intercepting-own-attackers',
    ]);
    expect(broken(joined, intercept('eve', { hero: ['foe'] }))).toEqual([]);
  });

  test('who controls all attackers is not waited for, and may decline all the same', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/no-intercepting-own-attackers',
        'shadowfist.yotd/3.3.3/order-of-interception',
      ],
    },
  }, () => {
    const anns = afterPlaying(attacked, decline('eve'));
    expect(anns.attack?.toIntercept).toEqual(['ann', 'bob']);
    expect(judged(anns).awaits.filter(({ must }) => must)).toMatchObject([
      { player: 'bob', code: 'intercept' },
    ]);
    expect(broken(anns, intercept('ann', { hero: ['squire'] }))).toEqual([
      '3.3.3/no-intercepting-own-attackers',
    ]);
    expect(listed(anns, 'ann')).toContainEqual(decline('ann'));
    for (const action of [decline('bob'), intercept('bob', { hero: ['here'] }), come('bob', 'beside')]) {
      expect(afterPlaying(anns, action)).toEqual(afterPlaying(anns, decline('ann'), action));
      expect(listed(anns, 'bob').map(nameOf)).toContain(action.do);
    }
    const over = afterPlaying(anns, decline('bob'));
    expect(over.attack).toMatchObject({ step: 'prior-to-target', toIntercept: [] });
    expect(broken(over, decline('ann'))).toEqual(['3.3.3/one-chance-to-intercept']);
  });

  test('with an attacker of another player in it, the attacking player is asked', {
    meta: { rules: ['shadowfist.yotd/3.3.3/no-intercepting-own-attackers'] },
  }, () => {
    const three = table({
      ann: { characters: { hero, squire: guard } },
      bob: { front: { tower: aSite() }, characters: { here: guard } },
      eve: { characters: { friend: guard } },
    });
    const joined = afterPlaying(three, attack('tower', 'hero'), pass, {
      ...{ do: 'join', player: 'eve', attackers: ['friend'] },
    });
    const eves = afterPlaying(joined, pass, pass);
    expect(eves.attack?.toIntercept).toEqual(['eve', 'ann', 'bob']);
    expect(broken(eves, intercept('bob', { hero: ['here'] }))).toEqual(['3.3.3/order-of-interception']);
    const anns = afterPlaying(eves, decline('eve'));
    expect(judged(anns).awaits.filter(({ must }) => must)).toMatchObject([
      { player: 'ann', code: 'intercept' },
    ]);
    expect(broken(anns, decline('bob'))).toEqual(['3.3.3/order-of-interception']);
    expect(broken(anns, come('ann', 'squire'))).toEqual([]);
  });
});
