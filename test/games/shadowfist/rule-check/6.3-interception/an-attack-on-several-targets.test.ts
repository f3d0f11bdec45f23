import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, fire, intercept } from '../acting.ts';
import { afterPlaying, anEdge, anEvent, aSite, broken, card, listed, open, pass, table } from '../table.ts';
import { come, guard, hero } from './cast.ts';

describe('an attack on several targets (6.3)', () => {
  const banner = anEdge({
    abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
  });
  const several = table({
    ann: { characters: { hero, squire: guard }, edges: { banner } },
    bob: {
      front: { tower: aSite(), keep: aSite() },
      characters: { rogue: guard, mate: { card: guard, column: 1 } },
    },
    eve: { front: { hut: aSite() }, characters: { friend: guard, other: guard } },
  });
  const due = afterPlaying(
    several,
    { ...attack('rogue', 'hero', 'squire'), targets: { squire: 'keep' } },
    pass,
    decline('eve'),
    pass,
  );

  test('the target that is announced is attacked by somebody', {
    meta: { rules: ['shadowfist.yotd/3.3.3/declaring-an-attack'] },
  }, () => {
    const on = (target: string, targets: object) => ({ ...attack(target, 'hero', 'squire'), targets });
    expect(broken(several, on('rogue', { squire: 'keep' }))).toEqual([]);
    expect(broken(several, on('rogue', { hero: 'tower', squire: 'keep' }))).toEqual([
      '3.3.3/declaring-an-attack',
    ]);
  });

  test('one may come to any of the targets, and declares all interceptions together', {
    meta: {
      rules: [
        'shadowfist.yotd/6.3/any-attacker-of-several-targets',
        'shadowfist.yotd/6.3/several-targets-declared-together',
      ],
    },
  }, () => {
    const moved = afterPlaying(
      due,
      come('eve', 'friend', { target: 'rogue' }),
      pass,
      come('eve', 'other', { target: 'keep' }),
      pass,
    );
    expect(card(moved, 'friend').away).toEqual({ player: 'bob', column: 0 });
    expect(card(moved, 'other').away).toEqual({ player: 'bob', column: 1 });
    expect(broken(moved, intercept('eve', { hero: ['other'] }))).toEqual([
      '3.3.3/interceptors-at-target-location',
    ]);
    const declared = afterPlaying(moved, intercept('eve', { hero: ['friend'], squire: ['other'] }));
    expect(declared.attack?.chains).toHaveLength(2);
    expect(broken(declared, intercept('eve', { squire: ['other'] }))).toEqual([
      '3.3.3/order-of-interception',
      '5.3/declaration-opens-a-scene',
    ]);
    expect(broken(due, come('eve', 'friend', { target: 'tower' }))).toEqual([
      '6.3/others-change-location-first',
    ]);
  });

  test('to which of the targets it goes must be said, unless all are at one location', {
    meta: { rules: ['shadowfist.yotd/6.3/any-attacker-of-several-targets'] },
  }, () => {
    expect(open(due, come('eve', 'friend'))).toEqual(['/target']);
    const bobs = afterPlaying(due, decline('eve'), decline('ann'));
    // Where it is already it does not go: there is but one other.
    expect(broken(bobs, come('bob', 'rogue', { target: 'rogue' }))).toEqual(['4.7/not-to-the-same-location']);
    expect(afterPlaying(bobs, come('bob', 'rogue'))).toEqual(
      afterPlaying(bobs, come('bob', 'rogue', { target: 'keep' })),
    );
    const coming = (state: unknown) =>
      listed(state, 'eve').filter((one) => JSON.stringify(one).includes('"friend"'));
    expect(coming(due)).toEqual([
      come('eve', 'friend', { target: 'rogue' }),
      come('eve', 'friend', { target: 'keep' }),
    ]);
    const atOne = afterPlaying(
      several,
      { ...attack('rogue', 'hero', 'squire'), targets: { squire: 'tower' } },
      pass,
      decline('eve'),
      pass,
    );
    expect(coming(atOne)).toEqual([
      come('eve', 'friend'),
      come('eve', 'friend', { target: 'rogue' }),
      come('eve', 'friend', { target: 'tower' }),
    ]);
  });

  test('who came to a location that is no more goes back, also from the last one', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/empty-location-is-eliminated',
        'shadowfist.yotd/6.3/ceasing-interceptor-leaves-opponents-location',
      ],
    },
  }, () => {
    const given = table({
      ann: { characters: { hero, squire: guard }, edges: { banner } },
      bob: { front: { tower: aSite(), keep: aSite() }, hand: { bolt: fire(9) } },
      eve: { front: { hut: aSite() }, characters: { friend: guard } },
    });
    const gone = afterPlaying(
      given,
      { ...attack('tower', 'hero', 'squire'), targets: { squire: 'keep' } },
      pass,
      decline('eve'),
      pass,
      come('eve', 'friend', { target: 'keep' }),
      pass,
      choosing('bob', 'bolt', 'keep'),
      pass,
    );
    expect(gone.attack?.targets).toEqual(['tower']);
    expect(card(gone, 'friend').away).toBeUndefined();
  });

  test('a target intercepts those who attack another, not its own attacker', {
    meta: {
      rules: [
        'shadowfist.yotd/6.3/target-may-intercept-other-attackers',
        'shadowfist.yotd/6.3/not-against-its-own-attacker',
      ],
    },
  }, () => {
    const bobsTurn = afterPlaying(
      due,
      decline('eve'),
      decline('ann'),
      come('bob', 'rogue', { target: 'keep' }),
      pass,
    );
    expect(card(bobsTurn, 'rogue').column).toBe(1);
    expect(broken(bobsTurn, intercept('bob', { squire: ['rogue'] }))).toEqual([]);
    expect(broken(bobsTurn, intercept('bob', { hero: ['rogue'] }))).toEqual([
      '6.3/no-interception-of-an-attack-on-itself',
    ]);
  });

  test('targets that are added later do not change where interception begins', {
    meta: { rules: ['shadowfist.yotd/6.3/order-with-targets-added-later'] },
  }, () => {
    const luring = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [
            {
              do: 'change-attack-target',
              attackers: { each: { title: 'Guard', attacking: true }, in: 'play' },
              to: { chosen: 'victim' },
            },
          ],
        },
      ],
    });
    const before = {
      ...several,
      players: several.players.map((one) =>
        one.id === 'bob' ? { ...one, hand: [{ id: 'lure', card: luring }] } : one,
      ),
    };
    const changed = afterPlaying(
      before,
      attack('tower', 'hero', 'squire'),
      choosing('bob', 'lure', 'hut'),
      pass,
      decline('bob'),
      decline('eve'),
      pass,
    );
    expect(changed.attack).toMatchObject({
      targets: ['tower', 'hut'],
      defending: 'bob',
      toIntercept: ['eve', 'ann', 'bob'],
    });
  });
});
