import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import { windfall } from './acting.ts';
import { fightingOf } from './figures.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  broken,
  events,
  listed,
  pass,
  player,
  table,
} from './table.ts';

const rage = anEvent({
  title: 'Rage',
  abilities: [
    {
      ability: 'event',
      do: [
        {
          do: 'modify',
          cards: { each: { type: ['Character'] }, in: 'play' },
          by: [{ fighting: 3 }],
          until: 'end-of-turn',
        },
      ],
    },
  ],
});
/** Gains Power when the turn of its controller ends. */
const dusk = anEdge({
  title: 'Dusk',
  abilities: [
    {
      ability: 'triggered',
      on: { event: 'turn-ended' },
      do: [{ do: 'gain-power', players: 'you', amount: 1 }],
    },
  ],
});
const guard = aCharacter({ title: 'Guard' });
const garden = aFengShuiSite({ title: 'Garden' });

const ending = { do: 'end-turn', player: 'ann' };
const playing = (who: string, id: string) => ({ do: 'play', player: who, card: id });
const returning = (returns: boolean, who = 'ann') => ({ do: 'return-to-main-shot', player: who, returns });

describe('declaring the end of the turn (4.8)', () => {
  test('the current player declares it in the Main Shot', {
    meta: {
      rules: [
        'shadowfist.yotd/4.8/declaring-end-of-turn',
        'shadowfist.yotd/3.3.2/declare-end-of-turn',
        'shadowfist.yotd/5.3/end-of-turn-in-own-main-shot',
      ],
    },
  }, () => {
    const state = table({ ann: {}, bob: {} });
    expect(broken(state, { do: 'end-turn', player: 'bob' })).toEqual(['5.3/end-of-turn-in-own-main-shot']);
    expect(afterPlaying(state, ending).turn).toMatchObject({ player: 'ann', phase: 'ending' });
    const early = table({ ann: {}, bob: {} }, { turn: { phase: 'discard' } });
    expect(broken(early, ending)).toEqual(['5.3/end-of-turn-in-own-main-shot']);
  });

  test('everybody may respond with what is legal in the Main Shot', {
    meta: { rules: ['shadowfist.yotd/4.8/voluntary-responses', 'shadowfist.yotd/3.3.2/last-responses'] },
  }, () => {
    const state = afterPlaying(
      table({
        ann: { front: { a1: garden }, hand: { guard, windfall } },
        bob: { hand: { theirs: windfall, char: guard } },
      }),
      ending,
    );
    expect(broken(state, { ...playing('ann', 'guard'), at: { column: 0 } })).toEqual([]);
    expect(broken(state, playing('ann', 'windfall'))).toEqual([]);
    expect(broken(state, playing('bob', 'theirs'))).toEqual([]);
    expect(broken(state, playing('bob', 'char'))).toEqual(['3.3.2/opponents-play-only-events']);
  });

  test('the responses are one scene', { meta: { rules: ['shadowfist.yotd/4.8/only-one-scene'] } }, () => {
    const state = afterPlaying(
      table({ ann: { hand: { w1: windfall } }, bob: { hand: { w2: windfall, w3: windfall } } }),
      ...[ending, playing('bob', 'w2'), playing('ann', 'w1'), pass],
    );
    expect(state.players.map(({ power }) => power)).toEqual([1, 1]);
    expect(broken(state, playing('bob', 'w3'))).toEqual(['4.8/only-one-scene']);
  });

  test('what is triggered as they resolve is a scene that nobody adds to', {
    meta: { rules: ['shadowfist.yotd/4.8/only-one-scene'] },
  }, () => {
    const echo = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'power-gained', player: 'every-opponent' },
          choose: [{ choose: 'mode', as: 'how', of: ['loud', 'soft'] }],
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = afterPlaying(
      table({ ann: { edges: { echo } }, bob: { hand: { w2: windfall, w3: windfall } } }),
      ...[ending, playing('bob', 'w2'), pass],
    );
    expect(broken(state, playing('bob', 'w3'))).toContain('5.2/no-voluntary-effects-during-resolution');
    const echoed = afterPlaying(state, { do: 'choose', player: 'ann', value: { mode: 'loud' } });
    expect(echoed).toMatchObject({
      scene: null,
      turn: { phase: 'ending' },
      players: [{ power: 1 }, { power: 1 }],
    });
  });
});

describe('what the end of the turn triggers (4.8)', () => {
  test('it is generated when the responses have resolved', {
    meta: {
      rules: ['shadowfist.yotd/4.8/end-of-turn-triggers', 'shadowfist.yotd/4.8/triggers-wait-for-the-scene'],
    },
  }, () => {
    const state = afterPlaying(
      table({ ann: { characters: { guard }, edges: { dusk }, hand: { rage, w: windfall } }, bob: {} }),
      ...[playing('ann', 'rage'), pass, ending],
    );
    expect(state.scene?.items).toEqual([]);
    const responded = afterPlaying(state, playing('ann', 'w'));
    expect(fightingOf(responded, 'guard')).toBe(4);
    const named = (one: unknown) => (one as { event: string }).event;
    expect(events(responded, pass).map(named)).toEqual([
      ...['resolved', 'power-gained', 'scene-ended', 'turn-ended'],
    ]);
    const ordering = afterPlaying(responded, pass);
    expect(ordering).toMatchObject({
      turn: { phase: 'end-triggers' },
      question: { player: 'ann', kind: 'order' },
    });
    const ordered = { do: 'choose', player: 'ann', value: { cards: ordering.question?.from } };
    expect(events(ordering, ordered).map(named)).toEqual([
      ...[
        'triggered',
        'generated',
        'generated',
        'resolved',
        'effect-expired',
        'resolved',
        'power-gained',
        'scene-ended',
        'turn-started',
      ],
    ]);
    const next = afterPlaying(ordering, ordered);
    expect(fightingOf(next, 'guard')).toBe(1);
    expect(player(next, 'ann').power).toBe(2);
  });

  test('of effects that expire, what one of them does then is put in order with the others', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2.2/own-triggers-in-own-order',
        'shadowfist.yotd/5.2/expiration-is-an-effect',
      ],
    },
  }, () => {
    const later = anEvent({
      title: 'Later',
      abilities: [
        {
          ability: 'event',
          do: [{ do: 'at', end: 'end-of-turn', effects: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
        },
      ],
    });
    const state = afterPlaying(
      table({ ann: { characters: { guard }, hand: { rage, later } }, bob: {} }),
      ...[playing('ann', 'rage'), pass, playing('ann', 'later'), pass, ending, pass],
    );
    expect(state.question).toMatchObject({ player: 'ann', kind: 'order', least: 2, most: 2 });
  });

  test('nobody adds voluntary effects', {
    meta: { rules: ['shadowfist.yotd/4.8/no-voluntary-effects-among-triggers'] },
  }, () => {
    const vigil = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'turn-ended' },
          do: [
            { do: 'choose', choice: { choose: 'mode', as: 'how', of: ['loud', 'soft'] } },
            { do: 'gain-power', players: 'you', amount: 1 },
          ],
        },
      ],
    });
    const state = afterPlaying(
      table({ ann: { edges: { vigil } }, bob: { hand: { windfall } } }),
      ending,
      pass,
    );
    expect(state.turn.phase).toBe('end-triggers');
    expect(broken(state, playing('bob', 'windfall'))).toContain('5.2/no-voluntary-effects-during-resolution');
    expect(listed(state, 'bob')).toEqual([]);
    const closed = table(
      { ann: {}, bob: { hand: { windfall } } },
      {
        turn: { phase: 'end-triggers' },
        scene: { items: [], closed: true },
      },
    );
    expect(broken(closed, playing('bob', 'windfall'))).toEqual(['4.8/no-voluntary-effects-among-triggers']);
  });

  test('what is triggered as they resolve forms a further scene', {
    meta: { rules: ['shadowfist.yotd/4.8/further-triggers'] },
  }, () => {
    const gloat = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'power-gained', player: 'every-opponent' },
          do: [{ do: 'draw', players: 'you', amount: 1 }],
        },
      ],
    });
    const next = afterPlaying(table({ ann: { edges: { dusk } }, bob: { edges: { gloat } } }), ending, pass);
    expect(player(next, 'bob').hand.unknown).toBe(1);
    expect(next.turn).toMatchObject({ player: 'bob', phase: 'start' });
  });

  test('what lasts until the end of the turn ends with it, even if it only then began', {
    meta: { rules: ['shadowfist.yotd/4.8/further-triggers'] },
  }, () => {
    const dirge = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'turn-ended' },
          do: [
            {
              do: 'modify',
              cards: { each: { type: ['Character'] }, in: 'play' },
              by: [{ fighting: 3 }],
              until: 'end-of-turn',
            },
          ],
        },
      ],
    });
    const next = afterPlaying(
      table({ ann: { characters: { guard }, edges: { dirge } }, bob: {} }),
      ending,
      pass,
    );
    expect(next.turn.player).toBe('bob');
    expect(fightingOf(next, 'guard')).toBe(1);
  });

  test('then the next player’s turn begins', {
    meta: {
      rules: [
        'shadowfist.yotd/4.8/next-turn-begins',
        'shadowfist.yotd/3.3.2/otherwise-turn-ends',
        'shadowfist.yotd/5.3/end-of-turn-ends-with-the-triggers',
      ],
    },
  }, () => {
    const next = afterPlaying(table({ ann: {}, bob: {} }), ending, pass);
    expect(next.turn).toMatchObject({ player: 'bob', number: 2, phase: 'start', generatedPower: null });
    expect(player(next, 'ann').turnsCompleted).toBe(1);
  });

  test('what lasts until the end of one’s next turn outlives this one', {
    meta: { rules: ['shadowfist.yotd/4.8/end-of-turn-triggers'] },
  }, () => {
    const oath = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'modify',
              cards: { each: { type: ['Character'] }, in: 'play' },
              by: [{ fighting: 3 }],
              until: 'end-of-your-next-turn',
            },
          ],
        },
      ],
    });
    const turnOf = (who: string) => [
      ...['decline-power', 'unturn'].map((verb) => ({ do: verb, player: who })),
      ...[
        { do: 'discard', player: who, cards: [] },
        { do: 'draw', player: who },
      ],
      ...[{ do: 'end-turn', player: who }, pass],
    ];
    const own = afterPlaying(
      table({ ann: { characters: { guard }, hand: { oath } }, bob: {} }),
      ...[playing('ann', 'oath'), pass, ending, pass],
    );
    expect(fightingOf(own, 'guard')).toBe(4);
    const again = afterPlaying(own, ...turnOf('bob'));
    expect(fightingOf(again, 'guard')).toBe(4);
    expect(fightingOf(afterPlaying(again, ...turnOf('ann')), 'guard')).toBe(1);
  });
});

describe('returning to the Main Shot (4.8)', () => {
  const answered = () =>
    afterPlaying(
      table({ ann: { edges: { dusk }, hand: { w1: windfall } }, bob: { hand: { w2: windfall } } }),
      ...[ending, playing('bob', 'w2'), pass],
    );

  test('if an opponent responded, the player decides when that scene has resolved', {
    meta: {
      rules: [
        'shadowfist.yotd/4.8/option-to-return',
        'shadowfist.yotd/4.8/announce-return-decision',
        'shadowfist.yotd/3.3.2/return-to-main-shot',
      ],
    },
  }, () => {
    const open = afterPlaying(
      table({ ann: {}, bob: { hand: { w2: windfall } } }),
      ending,
      playing('bob', 'w2'),
    );
    expect(broken(open, returning(true))).toEqual(['4.8/announce-return-decision']);
    expect(listed(answered(), 'ann')).toEqual([returning(true), returning(false)]);
    expect(broken(answered(), returning(true, 'bob'))).toEqual(['3.2/one-turn-at-a-time']);
    const main = table({ ann: {}, bob: {} });
    expect(broken(main, returning(false))).toEqual(['4.8/option-to-return']);
  });

  test('whoever returns goes on, and declares the end again', {
    meta: {
      rules: [
        'shadowfist.yotd/4.8/returning-ends-the-declaration',
        'shadowfist.yotd/4.8/declare-again',
        'shadowfist.yotd/5.3/end-of-turn-ends-by-returning',
      ],
    },
  }, () => {
    const back = afterPlaying(answered(), returning(true));
    expect(back.turn).toMatchObject({ phase: 'main', opponentResponded: false });
    expect(player(back, 'ann').power).toBe(0);
    const again = afterPlaying(back, ...[playing('ann', 'w1'), pass, ending, pass]);
    expect(again.turn.player).toBe('bob');
    expect(player(again, 'ann').power).toBe(2);
  });

  test('whoever does not has what the end of the turn triggers generated', {
    meta: { rules: ['shadowfist.yotd/4.8/not-returning'] },
  }, () => {
    const next = afterPlaying(answered(), returning(false));
    expect(next.turn.player).toBe('bob');
    expect(player(next, 'ann').power).toBe(1);
  });

  test('whoever alone responded cannot return', {
    meta: { rules: ['shadowfist.yotd/4.8/no-return-on-own-response'] },
  }, () => {
    const own = (state: State) => afterPlaying(state, ...[ending, playing('ann', 'w1'), pass]);
    const next = own(table({ ann: { hand: { w1: windfall } }, bob: {} }));
    expect(next.turn.player).toBe('bob');
    const waiting = table({ ann: {}, bob: {} }, { turn: { phase: 'ending', opponentResponded: false } });
    expect(broken(waiting, returning(true))).toEqual(['4.8/no-return-on-own-response']);
  });

  test('after burning for Power there is no return, whatever opponents do', {
    meta: { rules: ['shadowfist.yotd/4.8/burning-for-power-ends-turn'] },
  }, () => {
    const spite = anEvent({
      abilities: [
        { ability: 'playing', kind: 'only', inResponseTo: { event: { event: 'burned-for-power' } } },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
      ],
    });
    const state = afterPlaying(
      table({
        ann: { characters: { giant: aCharacter({ fighting: 9 }) }, hand: { windfall } },
        bob: { front: { prize: garden }, hand: { spite, other: windfall } },
      }),
      ...[{ do: 'attack', player: 'ann', attackers: ['giant'], target: 'prize' }, pass],
      ...[{ do: 'decline', player: 'ann' }, { do: 'decline', player: 'bob' }, pass],
      { do: 'choose', player: 'ann', value: { mode: 'burn-for-power' } },
    );
    expect(broken(state, playing('ann', 'windfall'))).toEqual(['6.4.3/burn-for-power-voluntary-effects']);
    expect(broken(state, playing('bob', 'other'))).toEqual(['6.4.3/burn-for-power-voluntary-effects']);
    const next = afterPlaying(state, playing('bob', 'spite'), pass);
    expect(next.players.map(({ power }) => power)).toEqual([3, 1]);
    expect(next.turn).toMatchObject({ player: 'bob', phase: 'start' });
  });
});
