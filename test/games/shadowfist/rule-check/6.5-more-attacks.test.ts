import { describe, expect, test } from 'vitest';
import { attack, decline } from './acting.ts';
import { fightingOf } from './figures.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, card, pass, table } from './table.ts';

const playing = (who: string, id: string, choose?: object) => ({
  do: 'play',
  player: who,
  card: id,
  ...(choose === undefined ? {} : { choose }),
});
/** Nobody answers, joins or intercepts. */
const unopposed = (target: string, ...attackers: string[]) => [
  attack(target, ...attackers),
  pass,
  decline('ann'),
  decline('bob'),
  pass,
];

const hero = aCharacter({ title: 'Hero', fighting: 2 });
const squire = aCharacter({ title: 'Squire', fighting: 1 });
const fire = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
      do: [{ do: 'damage', amount: 1, to: { chosen: 'victim' } }],
    },
  ],
});

describe('successful attacks (6.5, 3.3.3)', () => {
  const start = (more: { ann?: object; bob?: object } = {}) =>
    table({
      ann: {
        power: 5,
        front: { gate: aSite() },
        characters: { hero, squire },
        hand: { knight: aCharacter(), bolt: fire },
        ...more.ann,
      },
      bob: { front: { tower: aSite({ body: 9 }), keep: aSite({ body: 9 }) }, ...more.bob },
    });

  test('after combat damage on the target another attack may follow, on the same target or another', {
    meta: {
      rules: [
        'shadowfist.yotd/6.5/successful-attack',
        'shadowfist.yotd/3.3.3/successful-attack',
        'shadowfist.yotd/6.5/another-attack-after-a-success',
        'shadowfist.yotd/3.3.3/attacks-without-limit',
        'shadowfist.yotd/3.3.2/attack-again-after-success',
        'shadowfist.yotd/6.5/same-target-or-another',
      ],
    },
  }, () => {
    const won = afterPlaying(start(), ...unopposed('tower', 'hero'));
    expect(card(won, 'tower').damage).toBe(2);
    expect(won.turn.lastAttack).toBe('successful');
    expect(broken(won, attack('tower', 'squire'))).toEqual([]);
    expect(broken(won, attack('keep', 'squire'))).toEqual([]);
    expect(broken(won, attack('keep', 'hero'))).toEqual(['4.2/turned-card-cannot-turn']);
  });

  test('between attacks cards are played', {
    meta: { rules: ['shadowfist.yotd/6.5/actions-between-attacks'] },
  }, () => {
    const won = afterPlaying(start(), ...unopposed('tower', 'hero'));
    const between = afterPlaying(won, { ...playing('ann', 'knight'), at: { column: 0 } }, pass);
    expect(broken(between, attack('tower', 'squire'))).toEqual([]);
    expect(
      broken(
        afterPlaying(won, { ...playing('ann', 'knight'), at: { column: 0 } }),
        attack('tower', 'squire'),
      ),
    ).toEqual(['5.3/declaration-opens-a-scene']);
  });

  const stopped = (given: ReturnType<typeof table>) =>
    afterPlaying(
      given,
      attack('tower', 'hero'),
      pass,
      decline('ann'),
      { do: 'intercept', player: 'bob', interceptions: { hero: ['guard'] } },
      pass,
      pass,
    );

  test('without damage to the target it is unsuccessful, and the last of the turn', {
    meta: {
      rules: [
        'shadowfist.yotd/6.5/unsuccessful-attack',
        'shadowfist.yotd/6.5/no-attack-after-a-failure',
        'shadowfist.yotd/3.3.3/unsuccessful-attack-is-last',
        'shadowfist.yotd/3.3.2/attack-again-after-success',
        'shadowfist.yotd/3.3.3/attacks-without-limit',
        'shadowfist.yotd/6.5/another-attack-after-a-success',
      ],
    },
  }, () => {
    const lost = stopped(start({ bob: { characters: { guard: aCharacter({ fighting: 5 }) } } }));
    expect(lost.attack).toBeNull();
    expect(lost.turn.lastAttack).toBe('unsuccessful');
    expect(broken(lost, attack('keep', 'squire'))).toEqual(['6.5/no-attack-after-a-failure']);
    const next = afterPlaying(lost, { do: 'end-turn', player: 'ann' }, pass);
    expect(next.turn).toMatchObject({ player: 'bob', lastAttack: null, onlyIndependent: false });
  });

  test('nor does another follow one that failed in the turn of an opponent', {
    meta: {
      rules: [
        'shadowfist.yotd/6.5/no-attack-after-a-failure',
        'shadowfist.yotd/3.3.3/unsuccessful-attack-is-last',
      ],
    },
  }, () => {
    const eager = {
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ mayAttackOnOpponentsTurn: true }] }],
    };
    const given = table({
      ann: { front: { gate: aSite() }, characters: { guard: aCharacter({ fighting: 5 }), hero } },
      bob: {
        front: { tower: aSite({ body: 9 }) },
        characters: { rogue: aCharacter(eager), thief: aCharacter(eager) },
      },
    });
    const attackOfBob = (who: string) => ({ do: 'attack', player: 'bob', attackers: [who], target: 'gate' });
    const interception = { do: 'intercept', player: 'ann', interceptions: { rogue: ['guard'] } };
    const lost = afterPlaying(given, attackOfBob('rogue'), pass, decline('bob'), interception, pass, pass);
    expect(lost).toMatchObject({ attack: null, turn: { lastAttack: null, failedOutOfTurn: ['bob'] } });
    expect(broken(lost, attackOfBob('thief'))).toEqual(['6.5/no-attack-after-a-failure']);
    expect(broken(lost, attack('tower', 'hero'))).toEqual([]);
    const next = afterPlaying(lost, { do: 'end-turn', player: 'ann' }, pass);
    expect(next.turn).toMatchObject({ player: 'bob', failedOutOfTurn: [] });
  });

  test('it is enough that a state tells the last attack as unsuccessful', {
    meta: { rules: ['shadowfist.yotd/6.5/no-attack-after-a-failure'] },
  }, () => {
    const lost = { ...start(), turn: { ...start().turn, lastAttack: 'unsuccessful' as const } };
    expect(broken(lost, attack('tower', 'squire'))).toEqual(['6.5/no-attack-after-a-failure']);
  });

  test('other damage to the target makes no success', {
    meta: {
      rules: [
        'shadowfist.yotd/6.5/only-combat-damage-makes-success',
        'shadowfist.yotd/6.5/non-combat-damage-makes-no-success',
      ],
    },
  }, () => {
    const lost = afterPlaying(
      start({ bob: { characters: { guard: aCharacter({ fighting: 5 }) } } }),
      attack('tower', 'hero'),
      { do: 'pass', player: 'bob' },
      playing('ann', 'bolt', { victim: { cards: ['tower'] } }),
      pass,
      decline('ann'),
      { do: 'intercept', player: 'bob', interceptions: { hero: ['guard'] } },
      pass,
      pass,
    );
    expect(card(lost, 'tower').damage).toBe(1);
    expect(broken(lost, attack('tower', 'squire'))).toEqual(['6.5/no-attack-after-a-failure']);
  });

  test('nor does redirected damage', {
    meta: {
      rules: [
        'shadowfist.yotd/6.5/redirected-damage-makes-no-success',
        'shadowfist.yotd/4.5.2/redirected-is-not-combat-damage',
      ],
    },
  }, () => {
    const beach = aSite({
      title: 'Beach',
      body: 9,
      abilities: [
        {
          ability: 'voluntary',
          choose: [
            { choose: 'damage-source', as: 'source' },
            { choose: 'cards', which: { controller: 'you' }, in: 'play', as: 'spared' },
          ],
          pay: [{ pay: 'turn', card: 'this' }],
          do: [{ do: 'redirect', source: 'source', from: { chosen: 'spared' }, to: 'this' }],
        },
      ],
    });
    const lost = afterPlaying(
      start({ bob: { front: { tower: aSite({ body: 9 }), beach } } }),
      attack('tower', 'hero'),
      {
        do: 'use',
        player: 'bob',
        card: 'beach',
        ability: 0,
        choose: { source: { cards: ['hero'] }, spared: { cards: ['tower'] } },
      },
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect([card(lost, 'tower').damage, card(lost, 'beach').damage]).toEqual([0, 2]);
    expect(broken(lost, attack('tower', 'squire'))).toEqual(['6.5/no-attack-after-a-failure']);
  });

  test('a joiner’s damage makes the attack successful for its declarer', {
    meta: { rules: ['shadowfist.yotd/6.5/successful-attack'] },
  }, () => {
    const won = afterPlaying(
      table({
        ann: { characters: { hero, squire } },
        bob: { front: { tower: aSite({ body: 9 }) }, characters: { guard: aCharacter({ fighting: 5 }) } },
        eve: { characters: { thug: squire } },
      }),
      attack('tower', 'hero'),
      pass,
      { do: 'join', player: 'eve', attackers: ['thug'] },
      pass,
      pass,
      decline('eve'),
      decline('ann'),
      { do: 'intercept', player: 'bob', interceptions: { hero: ['guard'] } },
      pass,
      pass,
      pass,
    );
    expect(won.attack).toBeNull();
    expect(broken(won, attack('tower', 'squire'))).toEqual([]);
  });

  test('with several targets one attacker that damages its own is enough', {
    meta: { rules: ['shadowfist.yotd/6.5/success-with-different-targets'] },
  }, () => {
    const lure = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [
            {
              do: 'change-attack-target',
              attackers: { each: { title: 'Squire', attacking: true }, in: 'play' },
              to: { chosen: 'victim' },
            },
          ],
        },
      ],
    });
    const won = afterPlaying(
      start({
        bob: {
          hand: { lure },
          front: {
            tower: aSite({ body: 9, abilities: [{ ability: 'special', special: 'Toughness', amount: 5 }] }),
            keep: aSite({ body: 9 }),
          },
        },
      }),
      attack('tower', 'hero', 'squire'),
      playing('bob', 'lure', { victim: { cards: ['keep'] } }),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
    );
    expect([card(won, 'tower').damage, card(won, 'keep').damage]).toEqual([0, 1]);
    expect(won.turn.lastAttack).toBe('successful');
  });

  test('what lasts until the end of the attack ends then, for former attackers too', {
    meta: { rules: ['shadowfist.yotd/6.5/end-of-attack-expiry-reaches-former-attackers'] },
  }, () => {
    const rage = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { title: 'Hero' }, in: 'play' },
              by: [{ fighting: 3 }],
              until: 'end-of-attack',
            },
          ],
        },
      ],
    });
    const lame = aCharacter({
      title: 'Guard',
      fighting: 9,
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ inflictsNoDamage: {} }] }],
    });
    const held = afterPlaying(
      start({ ann: { characters: { hero, squire }, hand: { rage } }, bob: { characters: { guard: lame } } }),
      attack('tower', 'hero', 'squire'),
      { do: 'pass', player: 'bob' },
      playing('ann', 'rage'),
      pass,
      decline('ann'),
      { do: 'intercept', player: 'bob', interceptions: { hero: ['guard'] } },
      pass,
      pass,
    );
    expect(held.attack?.attackers.map(({ id }) => id)).toEqual(['squire']);
    expect(fightingOf(held, 'hero')).toBe(5);
    const ending = afterPlaying(held, pass);
    expect(ending.scene?.items.map(({ kind }) => kind)).toEqual(['expiry']);
    expect(fightingOf(afterPlaying(ending, pass), 'hero')).toBe(2);
  });
});
