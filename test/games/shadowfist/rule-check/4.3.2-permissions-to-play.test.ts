import { describe, expect, test } from 'vitest';
import type { PlayerModifier } from '../../../../src/games/shadowfist/vocabulary/player-modifiers.ts';
import { doing, playing, windfall } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  aSite,
  aState,
  broken,
  card,
  listed,
  pass,
  player,
  table,
} from './table.ts';

const othersMainShot = { all: [{ during: 'main-shot' }, { not: { turnOf: 'you' } }] } as const;
const patron = (...modifyPlayers: PlayerModifier[]) =>
  anEdge({
    title: 'Patron',
    abilities: [{ ability: 'continuous', players: 'you', modifyPlayers }],
  });

describe('a text that lets a player play a card from hand plays none itself (4.3.2, 5.2)', () => {
  const guests: PlayerModifier = {
    ...{ mayPlay: { type: ['Character'] }, when: othersMainShot },
    limit: { times: 1, per: 'turn' },
  };
  /** It is Bob's turn. */
  const seated = (...permissions: PlayerModifier[]) =>
    afterPlaying(
      table(
        {
          ann: {
            power: 5,
            hand: {
              guest: aCharacter({ title: 'Guest', cost: 2 }),
              friend: aCharacter({ title: 'Friend', cost: 2 }),
              charm: anEdge({ title: 'Charm' }),
            },
            edges: { patron: patron(...permissions) },
          },
          bob: { hand: { luck: windfall } },
        },
        { turn: { player: 'bob' } },
      ),
      ...[playing('bob', 'luck'), pass],
    );
  const before = seated(guests);

  test('It is played by an action of its own, and can be responded to', {
    meta: { rules: ['shadowfist.yotd/4.3/playing-is-an-effect', 'shadowfist.yotd/5.2.1/what-is-voluntary'] },
  }, () => {
    expect(listed(before, 'ann')).not.toContainEqual(expect.objectContaining({ do: 'use' }));
    const played = afterPlaying(before, playing('ann', 'guest'));
    expect(player(played, 'ann').power).toBe(3);
    expect(played.scene?.items).toHaveLength(1);
    expect(card(played, 'guest').unresolved).toBe(true);
  });

  test('As often as the text says, and only what it names', {
    meta: { rules: ['shadowfist.yotd/3.3.2/opponents-play-only-events'] },
  }, () => {
    const played = afterPlaying(before, playing('ann', 'guest'), pass);
    expect(broken(played, playing('ann', 'friend'))).toContain('3.3.2/opponents-play-only-events');
    expect(broken(before, playing('ann', 'charm'))).toContain('3.3.2/opponents-play-only-events');
    const none = seated({ ...guests, mayPlay: { type: ['State'] } });
    expect(broken(none, playing('ann', 'guest'))).toContain('3.3.2/opponents-play-only-events');
  });

  test('What could be played anyway uses no permission', {
    meta: { rules: ['shadowfist.yotd/3.3.2/opponents-play-only-events'] },
  }, () => {
    const unlimited: PlayerModifier = { mayPlay: { type: ['Character'] }, when: othersMainShot };
    const both = seated(guests, unlimited);
    expect(broken(afterPlaying(both, playing('ann', 'guest'), pass), playing('ann', 'friend'))).toEqual([]);
  });
});

describe('a permission may waive resource conditions for the card whose cost it waives (4.3)', () => {
  const armory: PlayerModifier = {
    ...{ costOf: { type: ['State'] }, by: 'no-cost', mandatory: false, ignoringResources: true },
    limit: { times: 1, per: 'turn' },
  };
  const before = table({
    ann: {
      hand: {
        gun: aState({ title: 'Gun', cost: 2, requires: ['dra', 'tek'] }),
        bow: aState({ title: 'Bow', cost: 2, requires: ['dra'] }),
      },
      edges: { patron: patron(armory) },
      characters: { hero: aCharacter() },
    },
    bob: {},
  });
  const arming = (id: string, more: object = {}) => playing('ann', id, { on: 'hero', ...more });
  const byPatron = { reducedBy: 'patron' };

  test('Whoever names the card that waives them plays it at no cost and without them', {
    meta: { rules: ['shadowfist.yotd/4.3/only-named-requirements-are-waived'] },
  }, () => {
    expect(broken(before, arming('gun', byPatron))).toEqual([]);
    expect(listed(before, 'ann')).toContainEqual(expect.objectContaining(arming('gun', byPatron)));
    expect(broken(before, arming('gun'))).toEqual([
      '3.3.2/pay-the-cost',
      ...['3.3.2/meet-resource-conditions', '3.3.2/meet-resource-conditions'],
    ]);
  });

  test('Once', { meta: { rules: ['shadowfist.yotd/4.3/only-named-requirements-are-waived'] } }, () => {
    const armed = afterPlaying(before, arming('gun', byPatron), pass);
    expect(card(armed, 'gun').on).toBe('hero');
    expect(broken(armed, arming('bow', byPatron))).toContain('3.3.2/meet-resource-conditions');
  });

  test('A smoked card may leave a permission for the rest of the turn', {
    meta: { rules: ['shadowfist.yotd/4.3.2/reduced-cost'] },
  }, () => {
    const will: PlayerModifier = {
      ...{ costOf: { type: ['Character'] }, by: -1, mandatory: false, limit: { times: 1, per: 'turn' } },
    };
    const gang = aCharacter({
      abilities: [
        {
          ...{ ability: 'triggered', on: { event: 'smoked', card: { is: 'this' } }, immediately: true },
          do: [{ do: 'modify-players', players: 'you', by: [will], until: 'end-of-turn' }],
        },
      ],
    });
    const mourned = afterPlaying(
      table({
        ann: {
          power: 1,
          hand: { doom: doing('smoke'), heir: aCharacter({ cost: 2 }), cousin: aCharacter({ cost: 1 }) },
          characters: { gang },
        },
        bob: {},
      }),
      ...[playing('ann', 'doom', { choose: { victim: { cards: ['gang'] } } }), pass],
    );
    expect(mourned.scene).toBe(null);
    expect(broken(mourned, playing('ann', 'heir'))).toEqual(['3.3.2/pay-the-cost']);
    const played = afterPlaying(mourned, playing('ann', 'heir', { reducedBy: 'gang' }), pass);
    expect(player(played, 'ann').power).toBe(0);
    expect(broken(played, playing('ann', 'cousin', { reducedBy: 'gang' }))).toContain(
      '4.3.2/choosing-the-reducer',
    );
  });

  const cheaper: PlayerModifier = {
    costOf: { any: [{ type: ['Character'] }, { type: ['State'] }] },
    by: -1,
    mandatory: false,
    limit: { times: 1, per: 'turn' },
  };
  /** Bob attacks in his turn; Ann holds cards, and her patron reduces a cost. */
  const attacked = (reduction: PlayerModifier) =>
    afterPlaying(
      table(
        {
          ann: {
            power: 5,
            front: { tower: aSite() },
            hand: {
              heir: aCharacter({ cost: 2 }),
              cousin: aCharacter({ cost: 2 }),
              gun: aState({ cost: 2 }),
            },
            edges: { patron: patron(reduction) },
          },
          bob: { characters: { brute: aCharacter() } },
        },
        { turn: { player: 'bob' } },
      ),
      { do: 'attack', player: 'bob', attackers: ['brute'], target: 'tower' },
    );

  test('A reduction that may be used any time during a turn lets a card be played in an opponent’s attack', {
    meta: { rules: ['shadowfist.yotd/10.2/any-time-during-a-turn'] },
  }, () => {
    const before = attacked({ ...cheaper, anyTime: true });
    expect(broken(before, playing('ann', 'heir'))).toContain('3.3.2/opponents-play-only-events');
    expect(broken(before, playing('ann', 'heir', byPatron))).toEqual([]);
    expect(broken(before, playing('ann', 'gun', { on: 'brute', ...byPatron }))).toEqual([]);
    expect(listed(before, 'ann')).toContainEqual(expect.objectContaining(playing('ann', 'heir', byPatron)));
    const played = afterPlaying(before, playing('ann', 'heir', byPatron), pass);
    expect(player(played, 'ann').power).toBe(4);
    expect(broken(played, playing('ann', 'cousin', byPatron))).toContain('3.3.2/opponents-play-only-events');
  });

  test('A reduction that says nothing of time waives no rule about it', {
    meta: { rules: ['shadowfist.yotd/4.3/only-named-requirements-are-waived'] },
  }, () => {
    expect(broken(attacked(cheaper), playing('ann', 'heir', byPatron))).toEqual([
      '3.3.2/opponents-play-only-events',
      '3.3.3/cards-during-attack',
    ]);
  });
});
