import { describe, expect, test } from 'vitest';
import { playing, use } from '../acting.ts';
import { afterPlaying, anEvent, broken, events, pass, player, table } from '../table.ts';
import { turningFor, windfall } from './cast.ts';

describe('scenes (5.2, 2.3)', () => {
  const start = table({
    ann: { characters: { monk: turningFor(1), nun: turningFor(2) }, hand: { one: windfall() } },
    bob: { characters: { friar: turningFor(1) }, hand: { two: windfall() } },
    eve: { hand: { three: windfall() } },
  });

  test('effects are generated in anybody’s Main Shot, and not in an Establishing Shot', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/effects-in-any-main-shot',
        'shadowfist.yotd/3.3.2/effects-in-any-main-shot',
      ],
    },
  }, () => {
    expect(broken(start, use('ann', 'monk'))).toEqual([]);
    expect(broken(start, use('bob', 'friar'))).toEqual([]);
    const early = { ...start, turn: { ...start.turn, phase: 'unturn' } };
    expect(broken(early, use('bob', 'friar'))).toEqual(['3.3.1/no-effects-in-establishing-shot']);
  });

  test('but one turns to heal in one’s own', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/turn-to-heal-in-own-main-shot-only',
        'shadowfist.yotd/3.3.2/heal-in-own-main-shot',
      ],
    },
  }, () => {
    const hurt = table({
      ann: { characters: { monk: { card: turningFor(1), damage: 1 } } },
      bob: { characters: { friar: { card: turningFor(1), damage: 1 } } },
    });
    expect(broken(hurt, { do: 'heal', player: 'ann', card: 'monk' })).toEqual([]);
    expect(broken(hurt, { do: 'heal', player: 'bob', card: 'friar' })).toEqual([
      '5.2/turn-to-heal-in-own-main-shot-only',
    ]);
    const early = { ...hurt, turn: { ...hurt.turn, phase: 'draw' } };
    expect(broken(early, { do: 'heal', player: 'ann', card: 'monk' })).toEqual([
      '3.3.2/heal-in-own-main-shot',
      '3.3.1/no-effects-in-establishing-shot',
    ]);
  });

  test('everybody may add to a scene, who began it too, again and again', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/responses-form-a-scene',
        'shadowfist.yotd/2.3/scene-starts',
        'shadowfist.yotd/2.3/all-may-add-to-scene',
        'shadowfist.yotd/2.3/responding',
        'shadowfist.yotd/2.3/respond-without-limit',
        'shadowfist.yotd/5.2/any-player-may-add-to-the-scene',
        'shadowfist.yotd/5.2/effects-answer-effects-and-declarations',
        'shadowfist.yotd/3.3.2/playing-healing-moving-are-effects',
      ],
    },
  }, () => {
    const scene = afterPlaying(
      start,
      use('ann', 'monk'),
      playing('bob', 'two'),
      playing('eve', 'three'),
      use('bob', 'friar'),
      { do: 'pass', player: 'ann' },
      { do: 'pass', player: 'eve' },
    );
    expect(scene.scene?.items.map(({ frame }) => frame.source)).toEqual(['monk', 'two', 'three', 'friar']);
    expect(broken(scene, use('ann', 'nun'))).toEqual([]);
    expect(broken(scene, { do: 'end-turn', player: 'ann' })).toEqual(['5.3/declaration-opens-a-scene']);
  });

  test('nobody adds another effect before the opponents had the opportunity', {
    meta: { rules: ['shadowfist.yotd/5.2/opponents-get-a-chance-first'] },
  }, () => {
    const one = afterPlaying(start, use('ann', 'monk'));
    expect(broken(one, use('ann', 'nun'))).toEqual(['5.4/opportunity-after-each-action']);
    const bob = afterPlaying(one, { do: 'pass', player: 'bob' });
    expect(broken(bob, use('ann', 'nun'))).toEqual(['5.4/opportunity-after-each-action']);
    expect(broken(afterPlaying(bob, { do: 'pass', player: 'eve' }), use('ann', 'nun'))).toEqual([]);
  });

  test('a scene resolves when all have passed, each since the last effect', {
    meta: { rules: ['shadowfist.yotd/5.2/scene-resolves-when-nobody-adds'] },
  }, () => {
    const passed = afterPlaying(
      start,
      use('ann', 'monk'),
      { do: 'pass', player: 'bob' },
      { do: 'pass', player: 'eve' },
    );
    expect(player(passed, 'ann').power).toBe(0);
    const answered = afterPlaying(passed, playing('ann', 'one'));
    expect(answered.passed).toEqual([]);
    expect(player(afterPlaying(passed, { do: 'pass', player: 'ann' }), 'ann').power).toBe(1);
    expect(broken(start, pass)).toEqual(['5.2/scene-resolves-when-nobody-adds']);
  });

  test('the newest effect resolves first', {
    meta: { rules: ['shadowfist.yotd/5.2/last-in-first-out', 'shadowfist.yotd/2.3/last-in-first-out'] },
  }, () => {
    const scene = afterPlaying(start, use('ann', 'monk'), playing('bob', 'two'), playing('eve', 'three'));
    const order = events(scene, pass).filter((event) => (event as { event: string }).event === 'resolved');
    expect(order.map((event) => (event as { card: string }).card)).toEqual(['three', 'two', 'monk']);
  });

  test('during resolution nothing is generated, and only what a text says is decided', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/no-voluntary-effects-during-resolution',
        'shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated',
      ],
    },
  }, () => {
    const asking = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'choose', choice: { choose: 'mode', of: ['give', 'take'], as: 'which' } },
            {
              do: 'if',
              condition: { chosen: 'which', as: 'take' },
              effects: [{ do: 'gain-power', players: 'you', amount: 2 }],
            },
          ],
        },
      ],
    });
    const asked = afterPlaying(
      table({ ann: { hand: { asking } }, bob: { hand: { two: windfall() } } }),
      playing('ann', 'asking'),
      pass,
    );
    expect(broken(asked, playing('bob', 'two'))).toEqual(['5.2/no-voluntary-effects-during-resolution']);
    expect(broken(asked, { do: 'choose', player: 'ann', value: { mode: 'keep' } })).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
    expect(
      player(afterPlaying(asked, { do: 'choose', player: 'ann', value: { mode: 'take' } }), 'ann').power,
    ).toBe(2);
    expect(broken(start, { do: 'choose', player: 'ann', value: { mode: 'take' } })).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
  });
});
