import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Effect } from '../../../../../src/games/shadowfist/vocabulary/effects.ts';
import { attack, decline, happened, names } from '../acting.ts';
import {
  aCharacter,
  afterPlaying,
  aSite,
  aState,
  card,
  events,
  pass,
  pile,
  player,
  table,
} from '../table.ts';
import { herald, intercepted, strong } from './cast.ts';

/** What happens in the place of a Character being smoked by the card that has this. */
const insteadOfSmoking = (instead: Effect[], more: { optional?: boolean } = {}): Ability => ({
  ability: 'replacement',
  on: { event: 'smoked', card: { type: ['Character'] }, source: { is: 'this' } },
  instead,
  ...more,
});
const toastIt: Effect = { do: 'toast', cards: { event: 'card' } };
const swallower = (fighting: number, more: { optional?: boolean } = {}) =>
  aCharacter({
    title: 'Swallower',
    fighting,
    abilities: [
      insteadOfSmoking(
        [toastIt, { do: 'modify', cards: 'this', by: [{ fighting: 1 }], until: 'while-in-play' }],
        more,
      ),
    ],
  });
/** Brings 1 Power when its subject has survived a combat. */
const charm = {
  card: aState({
    title: 'Charm',
    abilities: [
      { ability: 'subject', which: { type: ['Character'] } },
      {
        ability: 'triggered',
        on: { event: 'survived-combat', card: { is: 'subject' } },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  }),
  on: 'hero',
};

/** The hero of Ann attacks, and the guard of Bob intercepts; all have passed but once. */
const aboutToFight = (guard: ReturnType<typeof aCharacter>, more: object = {}, hero = strong('Hero', 2)) =>
  afterPlaying(
    intercepted(
      { attackers: { hero }, defenders: { guard }, ann: { states: { charm }, ...more } },
      { hero: ['guard'] },
    ),
    pass,
  );
const survivors = (told: readonly unknown[]) =>
  happened(told, 'survived-combat').map((event) => (event as { card: string }).card);

describe('surviving a combat (4.5.1, 4.6, 6.4.1)', () => {
  test('a Character that is toasted instead of smoked in combat has not survived it', {
    meta: { rules: ['shadowfist.yotd/4.6/smoked-at-zero', 'shadowfist.yotd/6.4/end-of-combat-triggers'] },
  }, () => {
    const told = events(aboutToFight(swallower(3)), pass);
    expect(survivors(told)).toEqual(['guard']);
    expect(names(told).filter((name) => ['toasted', 'combat-ended'].includes(name))).toEqual([
      ...['toasted', 'combat-ended', 'combat-ended'],
    ]);
  });

  test('the State of a Character that is toasted instead of smoked does not see it survive', {
    meta: {
      rules: ['shadowfist.yotd/4.6/smoked-at-zero', 'shadowfist.yotd/4.3.4/states-smoked-with-subject'],
    },
  }, () => {
    const over = afterPlaying(aboutToFight(swallower(3)), pass);
    expect(player(over, 'ann').power).toBe(0);
    expect(pile(over, 'ann', 'toasted')).toEqual(['hero']);
    expect(pile(over, 'ann', 'smoked')).toEqual(['charm']);
    expect(card(over, 'guard').damage).toBe(2);
    // Who does survive has its State to see it.
    const spared = afterPlaying(aboutToFight(swallower(1)), pass, pass);
    expect(player(spared, 'ann').power).toBe(1);
  });

  test('a Character that returns to hand instead of being smoked in combat has not survived it', {
    meta: { rules: ['shadowfist.yotd/4.6/smoked-at-zero'] },
  }, () => {
    const guard = aCharacter({
      fighting: 3,
      abilities: [insteadOfSmoking([{ do: 'move', cards: { event: 'card' }, to: 'hand', of: 'owner' }])],
    });
    const told = events(aboutToFight(guard), pass);
    expect(survivors(told)).toEqual(['guard']);
  });

  test('a Character that leaves play in combat and is returned to play at once has not survived it', {
    meta: { rules: ['shadowfist.yotd/4.4/no-memory', 'shadowfist.yotd/4.6/smoked-at-zero'] },
  }, () => {
    const guard = aCharacter({
      fighting: 3,
      abilities: [
        insteadOfSmoking([
          { do: 'move', cards: { event: 'card' }, to: 'smoked-pile', of: 'owner' },
          { do: 'return-to-play', cards: { event: 'card' }, by: { ownerOf: { event: 'card' } } },
        ]),
      ],
    });
    const fought = aboutToFight(guard);
    expect(survivors(events(fought, pass))).toEqual(['guard']);
    expect(card(afterPlaying(fought, pass), 'hero').damage).toBe(0);
  });

  test('a Character whose damage is healed instead of being smoked stays, and has survived', {
    meta: { rules: ['shadowfist.yotd/4.6/smoked-at-zero'] },
  }, () => {
    const guard = aCharacter({
      fighting: 3,
      abilities: [insteadOfSmoking([{ do: 'heal', cards: { event: 'card' }, amount: 'all' }])],
    });
    expect(survivors(events(aboutToFight(guard), pass))).toEqual(['hero', 'guard']);
  });

  test('whoever may toast instead of smoke is asked before combat ends', {
    meta: { rules: ['shadowfist.yotd/4.6/smoked-at-zero'] },
  }, () => {
    const fought = aboutToFight(swallower(3, { optional: true }));
    const asked = afterPlaying(fought, pass);
    expect(asked.question).toMatchObject({ player: 'bob', kind: 'mode' });
    expect(names(events(fought, pass))).not.toContain('combat-ended');
    const answer = (mode: string) => ({ do: 'choose', player: 'bob', value: { mode } });
    for (const mode of ['yes', 'no']) expect(survivors(events(asked, answer(mode)))).toEqual(['guard']);
    expect(pile(afterPlaying(asked, answer('no')), 'ann', 'smoked')).toEqual(['charm', 'hero']);
  });

  test('the target of an attack that is toasted instead of smoked has not survived either', {
    meta: {
      rules: [
        'shadowfist.yotd/6.4.2/end-of-combat-triggers-with-the-target',
        'shadowfist.yotd/4.6/smoked-at-zero',
      ],
    },
  }, () => {
    const given = table({
      ann: { characters: { eater: swallower(4) } },
      bob: { front: { tower: aSite() }, characters: { hero: strong('Hero', 2) }, states: { charm } },
    });
    const met = afterPlaying(given, attack('hero', 'eater'), pass, decline('bob'));
    const told = events(met, pass);
    expect(survivors(told)).toEqual(['eater']);
    const over = afterPlaying(met, pass);
    expect(player(over, 'bob').power).toBe(0);
    expect(pile(over, 'bob', 'toasted')).toEqual(['hero']);
    expect(over.turn.lastAttack).toBe('successful');
  });

  test('what combat damage and the end of combat trigger is one scene, whatever happens in between', {
    meta: { rules: ['shadowfist.yotd/6.4/end-of-combat-triggers'] },
  }, () => {
    const wails = {
      card: aState({
        title: 'Wail',
        abilities: [
          { ability: 'subject', which: { type: ['Character'] } },
          {
            ability: 'triggered',
            on: { event: 'damage-inflicted', card: { type: ['Character'] }, combat: true },
            do: [{ do: 'gain-power', players: 'you', amount: 1 }],
          },
        ],
      }),
      on: 'squire',
    };
    const fought = aboutToFight(swallower(3), {
      ...{ states: { charm, wails }, edges: { herald: herald('survived-combat') } },
      characters: { hero: strong('Hero', 2), squire: strong('Squire', 1) },
    });
    const ended = afterPlaying(fought, pass);
    expect(ended.question).toMatchObject({ kind: 'order', player: 'ann', least: 3 });
  });
});
