import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import {
  attack,
  choosing,
  decline,
  intercept,
  names,
  onVictim,
  playing,
  strong,
  use,
  victim,
  windfall,
} from './acting.ts';
import { fightingOf } from './figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  pass,
  pile,
  player,
  table,
} from './table.ts';

const passes = (who: string) => ({ do: 'pass', player: who });
const gains = { do: 'gain-power', players: 'you', amount: 1 } as const;
const smoke = onVictim({ do: 'smoke', cards: victim });

describe('game actions (5.1)', () => {
  test('an action opens a scene, when that is over another may be opened, and without an action there is none', {
    meta: { rules: ['shadowfist.yotd/5.1/game-is-a-series-of-scenes'] },
  }, () => {
    const seats = table({ ann: { hand: { one: windfall, two: windfall } }, bob: {} });
    expect(broken(seats, pass)).toEqual(['5.2/scene-resolves-when-nobody-adds']);
    const opened = afterPlaying(seats, playing('ann', 'one'));
    expect(opened.scene?.items).toHaveLength(1);
    const closed = afterPlaying(opened, pass);
    expect(closed.scene).toBeNull();
    expect(afterPlaying(closed, playing('ann', 'two')).scene?.items).toHaveLength(1);
  });

  const deeds: [string, object][] = [
    ['playing a card', playing('ann', 'windfall')],
    ['turning to heal', { do: 'heal', player: 'ann', card: 'hero' }],
    ['turning to use an ability', use('ann', 'well')],
    ['turning to change location', { do: 'change-location', player: 'ann', card: 'hero', to: 'right' }],
  ];

  test.each(deeds)(
    '%s is an effect: generated, answered, and resolved',
    { meta: { rules: ['shadowfist.yotd/5.1/most-actions-are-effects'] } },
    (_what, action) => {
      const well: Ability = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [gains] };
      const generated = afterPlaying(
        table({
          ann: {
            front: { well: aSite({ abilities: [well] }), two: aSite() },
            characters: { hero: { card: strong(3), damage: 1 } },
            hand: { windfall },
          },
          bob: { hand: { answer: windfall } },
        }),
        action,
      );
      expect(generated.scene?.items).toHaveLength(1);
      expect(broken(generated, playing('bob', 'answer'))).toEqual([]);
      expect(names(events(generated, pass))).toContain('resolved');
    },
  );

  test('an attack, an interception, an auction and unturning are none: nothing waits to resolve', {
    meta: { rules: ['shadowfist.yotd/5.1/actions-that-are-no-effects'] },
  }, () => {
    const declared = afterPlaying(
      table({
        ann: { characters: { hero: strong(2) } },
        bob: { front: { tower: aSite() }, characters: { guard: strong(1) } },
      }),
      attack('tower', 'hero'),
    );
    const intercepted = afterPlaying(declared, pass, decline('ann'), intercept('bob', { hero: ['guard'] }));
    const duke = aCharacter({ title: 'Duke', restrictions: ['Unique'] });
    const contested = afterPlaying(
      table({ ann: { power: 1, hand: { mine: duke } }, bob: { characters: { theirs: duke } } }),
      playing('ann', 'mine'),
    );
    const unturned = afterPlaying(
      table(
        { ann: { characters: { hero: { card: strong(1), turned: true } } }, bob: {} },
        { turn: { phase: 'unturn' } },
      ),
      { do: 'unturn', player: 'ann' },
    );
    expect([declared, intercepted].map(({ scene }) => scene?.items)).toEqual([[], []]);
    expect([contested.scene, contested.auction?.suspended?.items.length]).toEqual([null, 1]);
    expect([unturned.scene, card(unturned, 'hero').turned]).toEqual([null, false]);
  });
});

describe('effects of each kind (5.1)', () => {
  test('a voluntary effect is there if its player wishes', {
    meta: { rules: ['shadowfist.yotd/5.1/voluntary-at-a-players-wish'] },
  }, () => {
    const seats = table({
      ann: { edges: { well: anEdge({ abilities: [{ ability: 'voluntary', do: [gains] }] }) } },
      bob: {},
    });
    expect(player(afterPlaying(seats, use('ann', 'well'), pass), 'ann').power).toBe(1);
    expect(player(afterPlaying(seats, { do: 'end-turn', player: 'ann' }, pass), 'ann').power).toBe(0);
  });

  test('a triggered one comes by itself when that happens, and cannot be used', {
    meta: { rules: ['shadowfist.yotd/5.1/triggered-by-a-condition'] },
  }, () => {
    const toll = anEdge({
      abilities: [{ ...{ ability: 'triggered', on: { event: 'smoked' } }, do: [gains] }],
    });
    const seats = table({
      ann: { edges: { toll }, hand: { smoke }, characters: { page: aCharacter() } },
      bob: {},
    });
    expect(broken(seats, use('ann', 'toll'))).toEqual(['5.2.1/what-is-voluntary']);
    const rung = afterPlaying(seats, choosing('ann', 'smoke', 'page'), pass);
    expect(rung.scene?.items).toMatchObject([{ kind: 'triggered', frame: { source: 'toll' } }]);
    expect(player(afterPlaying(rung, pass), 'ann').power).toBe(1);
  });

  test('a conditional one is active while its condition is true', {
    meta: { rules: ['shadowfist.yotd/5.1/conditional-follows-its-condition'] },
  }, () => {
    const proud = strong(1, {
      abilities: [
        {
          ...{ ability: 'continuous', cards: 'this', modify: [{ fighting: 2 }] },
          while: { card: 'this', is: { damaged: false } },
        },
      ],
    });
    const hit = onVictim({ do: 'damage', amount: 1, to: victim });
    const heal = onVictim({ do: 'heal', cards: victim, amount: 'all' });
    const tall = strong(3, { abilities: proud.abilities });
    const seats = table({ ann: { hand: { hit, heal }, characters: { tall } }, bob: {} });
    const hurt = afterPlaying(seats, choosing('ann', 'hit', 'tall'), pass);
    const healed = afterPlaying(hurt, choosing('ann', 'heal', 'tall'), pass);
    expect([seats, hurt, healed].map((state) => fightingOf(state, 'tall'))).toEqual([5, 2, 5]);
  });

  test('a continuous one as long as its card is in play', {
    meta: { rules: ['shadowfist.yotd/5.1/continuous-while-in-play'] },
  }, () => {
    const flag = anEdge({
      abilities: [
        {
          ...{ ability: 'continuous', modify: [{ fighting: 1 }] },
          cards: { each: { type: ['Character'] }, in: 'play' },
        },
      ],
    });
    const seats = table({
      ann: { hand: { smoke }, edges: { flag }, characters: { hero: strong(1) } },
      bob: {},
    });
    const bare = afterPlaying(seats, choosing('ann', 'smoke', 'flag'), pass);
    expect([fightingOf(seats, 'hero'), fightingOf(bare, 'hero')]).toEqual([2, 1]);
  });

  test('an immediate one happens as it is generated, before any answer', {
    meta: { rules: ['shadowfist.yotd/5.1/immediate-shortens-the-process'] },
  }, () => {
    const rush = (immediately: boolean) =>
      anEvent({ abilities: [{ ability: 'event', immediately, do: [gains] }] });
    const played = (immediately: boolean) =>
      afterPlaying(table({ ann: { hand: { rush: rush(immediately) } }, bob: {} }), playing('ann', 'rush'));
    expect(player(played(true), 'ann').power).toBe(1);
    expect(player(played(false), 'ann').power).toBe(0);
    expect(player(afterPlaying(played(true), pass), 'ann').power).toBe(1);
  });

  test('one that is voluntary may be conditional too', {
    meta: { rules: ['shadowfist.yotd/5.1/categories-may-overlap'] },
  }, () => {
    const perch = aCharacter({
      abilities: [
        { ...{ ability: 'voluntary', do: [gains] }, when: { card: 'this', is: { attacking: true } } },
      ],
    });
    const seats = table({ ann: { characters: { perch } }, bob: { front: { tower: aSite() } } });
    expect(broken(seats, use('ann', 'perch'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
    const declared = afterPlaying(seats, attack('tower', 'perch'), passes('bob'));
    expect(broken(declared, use('ann', 'perch'))).toEqual([]);
  });
});

describe('declarations (5.1)', () => {
  const seats = table({
    ann: { characters: { hero: strong(2) }, hand: { windfall } },
    bob: { front: { tower: aSite() }, hand: { smoke } },
  });
  const declared = afterPlaying(seats, attack('tower', 'hero'));

  test('nothing of it waits: the attacker is turned, and attacks', {
    meta: {
      rules: [
        'shadowfist.yotd/5.1/declarations-do-not-generate-and-resolve',
        'shadowfist.yotd/5.1/declarations-change-things-at-once',
      ],
    },
  }, () => {
    expect(declared.scene?.items).toEqual([]);
    expect([card(declared, 'hero').turned, declared.attack?.attackers]).toEqual([
      ...[true, [{ id: 'hero', target: 'tower', player: 'ann' }]],
    ]);
    expect(names(events(declared, pass))).toEqual(['scene-ended']);
  });

  test('while a scene is open nothing is declared', {
    meta: { rules: ['shadowfist.yotd/5.1/declarations-answer-nothing'] },
  }, () => {
    const opened = afterPlaying(seats, playing('ann', 'windfall'));
    expect(broken(opened, attack('tower', 'hero'))).toEqual(['5.3/declaration-opens-a-scene']);
    expect(broken(afterPlaying(opened, pass), attack('tower', 'hero'))).toEqual([]);
  });

  test('a declaration is answered with effects', {
    meta: { rules: ['shadowfist.yotd/5.1/effects-may-answer-declarations'] },
  }, () => {
    const smoked = afterPlaying(declared, choosing('bob', 'smoke', 'hero'), pass);
    expect(pile(smoked, 'ann', 'smoked')).toEqual(['hero']);
  });
});
