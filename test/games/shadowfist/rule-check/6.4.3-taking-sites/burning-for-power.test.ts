import { describe, expect, test } from 'vitest';
import { attack, decline, playing, windfall } from '../acting.ts';
import { aCharacter, afterPlaying, anEdge, anEvent, broken, events, pass, player, table } from '../table.ts';
import { decide, grove, hero, on, taken } from './cast.ts';

describe('burning for Power (6.4.3)', () => {
  const bite = anEvent({
    title: 'Bite',
    abilities: [
      {
        ability: 'playing',
        kind: 'only',
        inResponseTo: { event: { event: ['burned-for-power', 'burned-for-victory'] } },
      },
      { ability: 'event', do: [{ do: 'steal-power', from: { event: 'by' }, to: 'you', amount: 'all' }] },
    ],
  });
  const hacker = anEvent({
    title: 'Hacker',
    abilities: [
      { ability: 'playing', kind: 'only', inResponseTo: { to: { would: ['steal-power'] }, as: 'theft' } },
      { ability: 'event', do: [{ do: 'cancel', effect: 'theft' }] },
    ],
  });

  test('it ends the turn: the triggers of the burn, of combat and of the attack are one scene', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.3/burn-for-power-ends-the-turn',
        'shadowfist.yotd/3.3.3/burn-for-power-ends-turn',
        'shadowfist.yotd/6.4.3/burn-for-power-triggers-at-once',
        'shadowfist.yotd/6.4.3/burn-for-power-triggers-first',
      ],
    },
  }, () => {
    const burned = afterPlaying(
      taken({
        ann: { characters: { hero, fresh: hero } },
        bob: {
          edges: {
            burn: on('burned-for-power', 1),
            combat: on('combat-ended', 1),
            attack: on('attack-ended', 1),
            last: on('turn-ended', 1),
          },
        },
      }),
      decide('burn-for-power'),
    );
    const ordered = afterPlaying(burned, {
      do: 'choose',
      player: 'bob',
      value: { cards: burned.question?.from ?? [] },
    });
    expect(ordered.scene?.items.map(({ frame }) => frame.source).toSorted()).toEqual([
      'attack',
      'burn',
      'combat',
      'combat',
    ]);
    expect(ordered.attack).toBeNull();
    expect(broken(ordered, { do: 'end-turn', player: 'ann' })).toEqual([
      '6.4.3/burn-for-power-ends-the-turn',
      '5.3/declaration-opens-a-scene',
    ]);
    expect(broken(ordered, attack('yard', 'fresh'))).toEqual([
      '6.4.3/burn-for-power-ends-the-turn',
      '5.3/declaration-opens-a-scene',
    ]);
    const ended = afterPlaying(ordered, pass);
    expect(player(ended, 'bob').power).toBe(5);
    expect(ended.turn).toMatchObject({ player: 'bob', phase: 'start' });
  });

  test('only what answers the burning, or such an answer, is added, afterPlaying all triggers', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.3/burn-for-power-voluntary-effects',
        'shadowfist.yotd/6.4.3/burn-for-power-further-responses',
        'shadowfist.yotd/6.4.3/burn-for-power-triggers-first',
      ],
    },
  }, () => {
    const burned = afterPlaying(
      taken({
        ann: { hand: { luck: windfall, hacker } },
        bob: { hand: { bite, lucky: windfall }, edges: { burn: on('burned-for-power', 1) } },
      }),
      decide('burn-for-power'),
    );
    expect(burned.scene?.items.map(({ frame }) => frame.source)).toEqual(['burn']);
    expect(broken(burned, playing('bob', 'lucky'))).toEqual(['6.4.3/burn-for-power-voluntary-effects']);
    expect(broken(burned, playing('ann', 'hacker'))).toEqual([
      '5.2/stated-response-in-the-same-scene',
      '6.4.3/burn-for-power-voluntary-effects',
    ]);
    const bitten = afterPlaying(burned, playing('bob', 'bite'));
    expect(broken(bitten, playing('ann', 'luck'))).toEqual(['6.4.3/burn-for-power-voluntary-effects']);
    const saved = afterPlaying(bitten, playing('ann', 'hacker'), pass);
    expect(player(saved, 'ann').power).toBe(3);
    expect(player(afterPlaying(bitten, pass), 'ann').power).toBe(0);
  });

  test('what is triggered meanwhile is a scene of its own, and the end of the turn triggers last', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.3/burn-for-power-new-triggers',
        'shadowfist.yotd/6.4.3/burn-for-power-end-of-turn-triggers',
      ],
    },
  }, () => {
    const chain = anEdge({
      title: 'Chain',
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'power-gained', player: 'you' },
          limit: { times: 1, per: 'turn' },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const burned = afterPlaying(
      taken({ bob: { edges: { burn: on('burned-for-power', 1), chain, last: on('turn-ended', 1) } } }),
      decide('burn-for-power'),
    );
    const told = events(burned, pass).filter((event) =>
      ['resolved', 'scene-ended', 'turn-started'].includes((event as { event: string }).event),
    );
    expect(
      told.map(
        (event) => (event as { card?: string; event: string }).card ?? (event as { event: string }).event,
      ),
    ).toEqual([
      ...['burn', 'scene-ended'],
      ...['chain', 'scene-ended'],
      ...['last', 'scene-ended', 'turn-started'],
    ]);
    expect(player(afterPlaying(burned, pass), 'bob').power).toBe(3);
  });

  test('nobody goes back to the Main Shot after it', {
    meta: { rules: ['shadowfist.yotd/6.4.3/burn-for-power-no-return'] },
  }, () => {
    const burned = afterPlaying(
      taken({ bob: { hand: { bite } } }),
      decide('burn-for-power'),
      playing('bob', 'bite'),
    );
    const back = { do: 'return-to-main-shot', player: 'ann', returns: true };
    expect(broken(burned, back)).toContain('6.4.3/burn-for-power-no-return');
    const over = afterPlaying(burned, pass);
    expect(over.turn).toMatchObject({ player: 'bob', phase: 'start' });
    expect(broken(over, back)).toEqual([
      '3.2/one-turn-at-a-time',
      '4.8/option-to-return',
      '4.8/no-return-on-own-response',
    ]);
    const declared = afterPlaying(
      table({ ann: {}, bob: { hand: { luck: windfall } } }),
      { do: 'end-turn', player: 'ann' },
      playing('bob', 'luck'),
      pass,
    );
    expect(broken(declared, { do: 'return-to-main-shot', player: 'ann', returns: true })).toEqual([]);
  });

  test('in an attack in an opponent’s turn it does not end that turn', {
    meta: { rules: ['shadowfist.yotd/6.4.3/burn-for-power-in-an-opponents-turn'] },
  }, () => {
    const raider = aCharacter({
      fighting: 5,
      abilities: [{ ability: 'continuous', cards: 'this', modify: [{ mayAttackOnOpponentsTurn: true }] }],
    });
    const burned = afterPlaying(
      table({ bob: { front: { grove } }, ann: { characters: { raider } } }),
      attack('grove', 'raider'),
      pass,
      decline('ann'),
      decline('bob'),
      pass,
      decide('burn-for-power'),
      pass,
    );
    expect(player(burned, 'ann').power).toBe(3);
    expect(burned.turn).toMatchObject({ player: 'bob', phase: 'main' });
    expect(burned.attack).toBeNull();
  });
});
