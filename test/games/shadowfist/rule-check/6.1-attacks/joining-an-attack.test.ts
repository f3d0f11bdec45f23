import { describe, expect, test } from 'vitest';
import { attack, choosing, decline, doing, names } from '../acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  listed,
  open,
  pass,
  table,
} from '../table.ts';
import { hero, rogue } from './cast.ts';

const join = (who: string, ...attackers: string[]) => ({ do: 'join', player: who, attackers });

describe('joining an attack (6.2, 3.3.3)', () => {
  const three = table({
    ann: { characters: { hero } },
    bob: { front: { tower: aSite(), keep: aSite() }, characters: { rogue } },
    eve: { front: { mill: aSite() }, characters: { thief: aCharacter(), thug: aCharacter() } },
    dan: { front: { cave: aSite() }, characters: { monk: aCharacter() } },
  });
  const attacked = afterPlaying(three, attack('tower', 'hero'), pass);

  test('all but the defending player may join, clockwise from the attacking player’s left', {
    meta: { rules: ['shadowfist.yotd/3.3.3/joining-an-attack'] },
  }, () => {
    expect(attacked.attack).toMatchObject({ step: 'joining', toJoin: ['eve', 'dan'] });
    expect(broken(attacked, join('dan', 'monk'))).toEqual(['3.3.3/joining-an-attack']);
    expect(broken(attacked, join('ann', 'hero'))).toContain('3.3.3/joining-an-attack');
    expect(broken(attacked, join('bob', 'rogue'))).toEqual([
      '3.3.3/joining-an-attack',
      '6.2/joiners-cannot-attack-own-cards',
    ]);
    expect(broken(attacked, join('eve', 'thief'))).toEqual([]);
  });

  test('what answers the declaration is resolved first; the first to join waits for nothing else', {
    meta: {
      rules: ['shadowfist.yotd/5.3/declaration-opens-a-scene', 'shadowfist.yotd/3.3.3/joining-an-attack'],
    },
  }, () => {
    const declared = afterPlaying(three, attack('tower', 'hero'));
    expect(broken(declared, join('eve', 'thief'))).toEqual(['5.3/declaration-opens-a-scene']);
    expect(broken(declared, decline('eve'))).toEqual(['5.4/waiting-declaration-comes-next']);
    expect(broken(declared, join('dan', 'monk'))).toEqual([
      '3.3.3/joining-an-attack',
      '5.3/declaration-opens-a-scene',
    ]);
    expect(broken(declared, decline('dan'))).toEqual([
      '5.4/waiting-declaration-comes-next',
      '3.3.3/joining-an-attack',
    ]);
  });

  test('each decides alone, and once', {
    meta: {
      rules: ['shadowfist.yotd/3.3.3/joining-is-free-choice', 'shadowfist.yotd/3.3.3/one-chance-to-join'],
    },
  }, () => {
    expect(broken(attacked, { ...decline('eve'), player: 'ann' })).toEqual(['3.3.3/joining-an-attack']);
    const declined = afterPlaying(attacked, decline('eve'));
    expect(declined.attack?.toJoin).toEqual(['dan']);
    expect(broken(declined, join('eve', 'thief'))).toEqual(['3.3.3/one-chance-to-join']);
    expect(broken(declined, join('dan', 'monk'))).toEqual([]);
    const past = afterPlaying(declined, decline('dan'), pass);
    expect(broken(past, join('dan', 'monk'))).toEqual(['3.3.3/one-chance-to-join']);
  });

  test('to join is to turn at least one Character, which is at the target’s location at once', {
    meta: { rules: ['shadowfist.yotd/3.3.3/join-by-turning', 'shadowfist.yotd/3.3.3/joiners-move-at-once'] },
  }, () => {
    expect(broken(attacked, join('eve'))).toEqual(['3.3.3/join-by-turning']);
    const joined = afterPlaying(attacked, join('eve', 'thief'));
    expect(card(joined, 'thief').turned).toBe(true);
    expect(joined.attack?.attackers).toContainEqual({ id: 'thief', target: 'tower', player: 'eve' });
    const tired = {
      ...attacked,
      inPlay: attacked.inPlay.map((one) => (one.id === 'thief' ? { ...one, turned: true } : one)),
    };
    expect(broken(tired, join('eve', 'thief'))).toEqual(['4.2/turned-card-cannot-turn']);
  });

  test('joining is turning to attack, neither declaring an attack nor changing location', {
    meta: {
      rules: [
        'shadowfist.yotd/6.2/joining-is-turning-to-attack',
        'shadowfist.yotd/6.2/joining-is-not-declaring-an-attack',
        'shadowfist.yotd/6.2/joining-is-not-turning-to-change-location',
        'shadowfist.yotd/4.7/attack-move-is-not-changing-location',
      ],
    },
  }, () => {
    const told = names(events(attacked, join('eve', 'thief')));
    expect(told).toEqual(['attack-joined', 'turned', 'turned-to-attack']);
  });

  const lure = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'victim' }],
        do: [
          {
            do: 'change-attack-target',
            attackers: { each: { attacking: true }, in: 'play' },
            to: { chosen: 'victim' },
          },
        ],
      },
    ],
  });
  const luring = {
    ...three,
    players: three.players.map((one) =>
      one.id === 'bob' ? { ...one, hand: [{ id: 'lure', card: lure }] } : one,
    ),
  };
  const lured = (to: string) =>
    afterPlaying(luring, attack('tower', 'hero'), choosing('bob', 'lure', to), pass);

  test('joiners attack whatever is the target by then', {
    meta: { rules: ['shadowfist.yotd/6.2/joiners-attack-the-current-target'] },
  }, () => {
    const joined = afterPlaying(lured('keep'), join('eve', 'thief'));
    expect(joined.attack?.attackers).toEqual([
      { id: 'hero', target: 'keep', player: 'ann' },
      { id: 'thief', target: 'keep', player: 'eve' },
    ]);
  });

  test('who controls the target by then does not join; who controlled it before may', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.3/joining-an-attack',
        'shadowfist.yotd/3.3.3/attacking-and-defending-player',
      ],
    },
  }, () => {
    const changed = lured('mill');
    expect(changed.attack).toMatchObject({ step: 'joining', defending: 'eve', toJoin: ['bob', 'dan'] });
    expect(broken(changed, join('bob', 'rogue'))).toEqual([]);
  });

  test('interception begins to the left of who controls the target by then', {
    meta: { rules: ['shadowfist.yotd/3.3.3/order-of-interception'] },
  }, () => {
    const changed = afterPlaying(lured('mill'), decline('bob'), decline('dan'), pass);
    expect(changed.attack).toMatchObject({ step: 'intercepting', toIntercept: ['dan', 'ann', 'bob', 'eve'] });
  });

  describe('of a target that changes while others join', () => {
    const five = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, characters: { rogue }, hand: { lure } },
      eve: { front: { mill: aSite() }, characters: { thief: aCharacter() } },
      dan: { front: { cave: aSite() }, characters: { monk: aCharacter() } },
      fay: { front: { den: aSite() }, hand: { again: lure } },
    });
    const attackedAmongFive = afterPlaying(five, attack('tower', 'hero'), pass);
    const danDefends = afterPlaying(
      attackedAmongFive,
      join('eve', 'thief'),
      choosing('bob', 'lure', 'cave'),
      pass,
    );

    test('who controlled it before and has had no chance is asked', {
      meta: { rules: ['shadowfist.yotd/3.3.3/joining-an-attack'] },
    }, () => {
      expect(danDefends.attack).toMatchObject({ defending: 'dan', toJoin: ['bob', 'fay'] });
      expect(broken(danDefends, join('bob', 'rogue'))).toEqual([]);
    });

    test('so is who controlled it only for a while', {
      meta: { rules: ['shadowfist.yotd/3.3.3/joining-an-attack'] },
    }, () => {
      const joined = afterPlaying(danDefends, join('bob', 'rogue'), choosing('fay', 'again', 'den'), pass);
      expect(joined.attack).toMatchObject({ defending: 'fay', toJoin: ['dan'] });
    });

    test('who has joined or declined before is not', {
      meta: { rules: ['shadowfist.yotd/3.3.3/one-chance-to-join'] },
    }, () => {
      const declined = afterPlaying(attackedAmongFive, decline('eve'), join('dan', 'monk'));
      const eveDefends = afterPlaying(declined, choosing('bob', 'lure', 'mill'), pass);
      expect(eveDefends.attack).toMatchObject({ defending: 'eve', toJoin: ['bob', 'fay'] });
      const fayDefends = afterPlaying(
        eveDefends,
        join('bob', 'rogue'),
        choosing('fay', 'again', 'den'),
        pass,
      );
      expect(fayDefends.attack).toMatchObject({ defending: 'fay', step: 'joined', toJoin: [] });
    });
  });

  describe('on several targets', () => {
    const several = (target: string, other: string) => {
      const banner = anEdge({
        abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
      });
      const given = table({
        ann: { characters: { hero, squire: aCharacter() }, edges: { banner } },
        bob: { front: { tower: aSite(), keep: aSite() } },
        eve: { front: { mill: aSite() }, characters: { thief: aCharacter(), thug: aCharacter() } },
      });
      return afterPlaying(
        given,
        { ...attack(target, 'hero', 'squire'), targets: { squire: other }, defending: 'bob' },
        pass,
      );
    };

    test('joiners choose among the targets, and may be divided', {
      meta: {
        rules: [
          'shadowfist.yotd/6.2/joiners-choose-among-targets',
          'shadowfist.yotd/6.2/joiners-may-be-divided',
        ],
      },
    }, () => {
      const attackedBoth = several('tower', 'keep');
      const joined = afterPlaying(attackedBoth, {
        ...join('eve', 'thief', 'thug'),
        targets: { thief: 'tower', thug: 'keep' },
      });
      expect(joined.attack?.attackers.slice(2)).toEqual([
        { id: 'thief', target: 'tower', player: 'eve' },
        { id: 'thug', target: 'keep', player: 'eve' },
      ]);
      expect(broken(attackedBoth, { ...join('eve', 'thief'), targets: { thief: 'mill' } })).toEqual([
        '6.2/joiners-cannot-attack-own-cards',
        '6.2/joiners-attack-the-current-target',
      ]);
    });

    test('which target each attacks must be said, unless but one is not their own', {
      meta: { rules: ['shadowfist.yotd/6.2/joiners-choose-among-targets'] },
    }, () => {
      const attackedBoth = several('tower', 'keep');
      const some = { ...join('eve', 'thief', 'thug'), targets: { thief: 'keep' } };
      expect(open(attackedBoth, join('eve', 'thief', 'thug'))).toEqual(['/targets/thief', '/targets/thug']);
      expect(open(attackedBoth, some)).toEqual(['/targets/thug']);
      expect(
        listed(attackedBoth, 'eve').filter((action) => JSON.stringify(action).includes('"join"')),
      ).toEqual(
        [
          { thief: 'tower', thug: 'tower' },
          { thief: 'tower', thug: 'keep' },
          { thief: 'keep', thug: 'tower' },
          { thief: 'keep', thug: 'keep' },
        ].map((targets) => ({ ...join('eve'), targets })),
      );
      const alsoHers = afterPlaying(several('tower', 'mill'), decline('bob'), join('eve', 'thug'));
      expect(alsoHers.attack?.attackers.at(-1)).toEqual({ id: 'thug', target: 'tower', player: 'eve' });
    });

    test('not a card of their own player', {
      meta: { rules: ['shadowfist.yotd/6.2/joiners-cannot-attack-own-cards'] },
    }, () => {
      const attackedBoth = several('tower', 'mill');
      expect(attackedBoth.attack?.toJoin).toEqual(['bob', 'eve']);
      const eves = afterPlaying(attackedBoth, decline('bob'));
      expect(broken(eves, { ...join('eve', 'thief'), targets: { thief: 'mill' } })).toEqual([
        '6.2/joiners-cannot-attack-own-cards',
      ]);
      expect(broken(eves, { ...join('eve', 'thief'), targets: { thief: 'tower' } })).toEqual([]);
    });

    test('every division of the attackers among the targets is listed', {
      meta: { rules: ['shadowfist.yotd/3.3.3/legal-targets'] },
    }, () => {
      const banner = anEdge({
        abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
      });
      const given = table({
        ann: { characters: { hero, squire: aCharacter() }, edges: { banner } },
        bob: { front: { tower: aSite() } },
        eve: { front: { mill: aSite() } },
      });
      const attacks = (state: unknown) =>
        listed(state, 'ann').filter((one) => JSON.stringify(one).includes('"attack"'));
      const both = (target: string, other: string, defending: string) => ({
        ...{ ...attack(target, 'hero', 'squire'), targets: { squire: other }, defending },
      });
      expect(attacks(given)).toEqual([
        attack('tower'),
        attack('mill'),
        both('tower', 'mill', 'bob'),
        both('tower', 'mill', 'eve'),
        both('mill', 'tower', 'eve'),
        both('mill', 'tower', 'bob'),
      ]);
      for (const one of attacks(given).slice(2)) expect(broken(given, one)).toEqual([]);
      const without = table({
        ...{ ann: { characters: { hero, squire: aCharacter() } } },
        bob: { front: { tower: aSite(), keep: aSite() } },
      });
      expect(attacks(without)).toEqual([attack('tower'), attack('keep')]);
    });

    test('the attacking player names who counts as the defending player', {
      meta: { rules: ['shadowfist.yotd/6.3/attacking-player-names-the-defending-player'] },
    }, () => {
      const banner = anEdge({
        abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
      });
      const given = table({
        ann: { characters: { hero, squire: aCharacter() }, edges: { banner } },
        bob: { front: { tower: aSite() } },
        eve: { front: { mill: aSite() } },
      });
      const both = { ...attack('tower', 'hero', 'squire'), targets: { squire: 'mill' } };
      const named = afterPlaying(given, { ...both, defending: 'eve' });
      expect(named.attack).toMatchObject({ defending: 'eve', toIntercept: ['ann', 'bob', 'eve'] });
      expect(open(given, both)).toEqual(['/defending']);
      expect(broken(given, { ...both, defending: 'ann' })).toEqual([
        '6.3/attacking-player-names-the-defending-player',
      ]);
    });
  });

  test('without attackers the attack ends, also when others could still join it', {
    meta: {
      rules: [
        'shadowfist.yotd/6.2/attack-ends-without-attackers',
        'shadowfist.yotd/3.4/attack-ends-without-attackers',
      ],
    },
  }, () => {
    const given = table({
      ann: { characters: { hero } },
      bob: { front: { tower: aSite() }, hand: { stop: doing('cease-attacking') } },
      eve: { characters: { thief: aCharacter(), spy: aCharacter() } },
      dan: { characters: { rogue: aCharacter() } },
    });
    const stop = choosing('bob', 'stop', 'hero');
    const stopped = afterPlaying(given, attack('tower', 'hero'), stop, pass);
    expect(stopped).toMatchObject({ attack: null, turn: { lastAttack: 'unsuccessful' } });
    expect(broken(stopped, join('eve', 'thief'))).toEqual(['5.3/join-after-an-opponents-declaration']);
    // Who has joined attacks on, and so do those who join after that.
    const joined = afterPlaying(given, attack('tower', 'hero'), pass, join('eve', 'thief'), stop, pass);
    expect(joined.attack).toMatchObject({ attackers: [{ id: 'thief' }], step: 'joining', toJoin: ['dan'] });
    expect(afterPlaying(joined, join('dan', 'rogue'), pass).attack?.attackers).toHaveLength(2);
  });
});
