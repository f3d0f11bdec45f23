import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import type { Condition, EventPattern } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, choosing, decline, doing, intercept, onVictim, playing, strong, use } from './acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  broken,
  pass,
  player,
  table,
} from './table.ts';

/** An Event that is played only if this happened before in the turn. */
const echo = (happenedThisTurn: EventPattern, more: Partial<Condition> = {}) =>
  anEvent({
    abilities: [
      { ability: 'playing', kind: 'only', when: { happenedThisTurn, ...more } },
      { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
    ],
  });
/** Whether Ann may play it now. */
const isRemembered = (state: unknown) =>
  !broken(state, playing('ann', 'echo')).includes('5.2.1/voluntary-within-rules-and-text');
const bolt = (effect: Effect) =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', target: true, as: 'victim' }],
        do: [effect],
      },
    ],
  });
const shrine = aSite({
  abilities: [
    {
      ability: 'voluntary',
      pay: [{ pay: 'turn', card: 'this' }],
      do: [{ do: 'gain-power', players: 'you', amount: 1 }],
    },
  ],
});

describe('A text can ask what happened in an attack of the turn', () => {
  const fight = (
    event: EventPattern,
    more: Partial<Condition> = {},
    others: Parameters<typeof table>[0] = {},
  ) =>
    table({
      ann: {
        front: { home: aSite() },
        characters: { hero: strong(4), other: strong(4) },
        hand: {
          echo: echo(event, more),
          lure: onVictim({
            do: 'change-attack-target',
            attackers: { each: {}, in: 'play' },
            to: { chosen: 'victim' },
          }),
        },
      },
      bob: { front: { tower: aSite(), keep: aSite() }, characters: { guard: aCharacter() } },
      ...others,
    });
  const attackNow = [attack('tower', 'hero'), pass] as const;

  test('A combat that is over is remembered, with both cards that fought', () => {
    const state = fight({ event: 'combat-ended', card: { controller: 'you' }, target: { type: ['Site'] } });
    const met = afterPlaying(state, ...attackNow, decline('bob'));
    expect(isRemembered(met)).toBe(false);
    expect(isRemembered(afterPlaying(met, pass))).toBe(true);
  });

  test('An interception is remembered until the end of the turn, and is not one of the next attack', () => {
    const event: EventPattern = { event: 'interception-declared', target: { controller: 'you' } };
    const intercepted = (state: unknown) =>
      afterPlaying(state, ...attackNow, intercept('bob', { hero: ['guard'] }));
    expect(isRemembered(intercepted(fight(event)))).toBe(true);
    const met = intercepted(fight(event, { inThisAttack: true }));
    expect(isRemembered(met)).toBe(true);
    const next = afterPlaying(met, pass, pass, pass, attack('keep', 'other'));
    expect(isRemembered(next)).toBe(false);
  });

  test('An attacker that was given another target is remembered', () => {
    const state = fight({ event: 'target-changed', target: { type: ['Site'] }, by: 'you' });
    const attacked = afterPlaying(state, attack('tower', 'hero'));
    expect(isRemembered(attacked)).toBe(false);
    expect(isRemembered(afterPlaying(attacked, pass, choosing('ann', 'lure', 'keep'), pass))).toBe(true);
  });

  test('Whoever joined an attack is remembered, with the number of Characters', () => {
    const join = (...attackers: string[]) => ({ do: 'join', player: 'cat', attackers });
    const attacked = afterPlaying(
      fight(
        { event: 'attack-joined', player: 'every-opponent', amount: { atLeast: 2 } },
        {},
        {
          cat: { characters: { ally: aCharacter(), friend: aCharacter() } },
        },
      ),
      ...attackNow,
    );
    expect(isRemembered(afterPlaying(attacked, join('ally')))).toBe(false);
    expect(isRemembered(afterPlaying(attacked, join('ally', 'friend')))).toBe(true);
  });
});

describe('A text can ask what was generated, targeted and turned in the turn', () => {
  const scene = (event: EventPattern) =>
    table({
      ann: {
        front: { shrine },
        characters: { hero: strong(4) },
        smoked: { ghost: aCharacter({ title: 'Ghost' }) },
        hand: {
          echo: echo(event),
          aim: bolt({ do: 'damage', amount: 1, to: { chosen: 'victim' } }),
          choice: onVictim({ do: 'damage', amount: 1, to: { chosen: 'victim' } }),
          turn: doing('turn'),
          rise: onVictim({ do: 'return-to-play', cards: { chosen: 'victim' }, by: 'you' }, { smoked: 'you' }),
        },
      },
      bob: {},
    });

  test('A card that an effect targeted is remembered with the card that did it, and a choice that is no target is not', () => {
    const state = scene({ event: 'targeted', card: { type: ['Character'] }, source: { type: ['Event'] } });
    expect(isRemembered(afterPlaying(state, choosing('ann', 'choice', 'hero'), pass))).toBe(false);
    expect(isRemembered(afterPlaying(state, choosing('ann', 'aim', 'hero'), pass))).toBe(true);
  });

  test('The new target of an effect is remembered with the card that targets it', () => {
    const trickster = strong(4, {
      abilities: [
        {
          ability: 'voluntary',
          inResponseTo: { to: { kind: 'played-card', source: { type: ['Event'] } }, as: 'event' },
          do: [{ do: 'change-targets', effect: 'event', by: 'you' }],
        },
      ],
    });
    const state = table({
      ann: {
        characters: { hero: strong(4) },
        hand: {
          echo: echo({
            event: 'targeted',
            card: { controller: 'every-opponent' },
            source: { type: ['Event'] },
          }),
          aim: bolt({ do: 'damage', amount: 1, to: { chosen: 'victim' } }),
        },
      },
      bob: { characters: { trickster } },
    });
    const changed = use('bob', 'trickster', { choose: { 'new-victim': { cards: ['trickster'] } } });
    expect(isRemembered(afterPlaying(state, choosing('ann', 'aim', 'hero'), changed, pass))).toBe(true);
  });

  test('An effect that a card generated is remembered', () => {
    const state = scene({ event: 'generated', source: { type: ['Site'] }, player: 'you' });
    expect(isRemembered(state)).toBe(false);
    expect(isRemembered(afterPlaying(state, use('ann', 'shrine'), pass))).toBe(true);
  });

  test('A card that was turned is remembered, by a payment and by an effect', () => {
    const state = scene({ event: 'turned', card: { controller: 'you' }, by: 'you' });
    expect(isRemembered(state)).toBe(false);
    expect(isRemembered(afterPlaying(state, use('ann', 'shrine'), pass))).toBe(true);
    expect(isRemembered(afterPlaying(state, choosing('ann', 'turn', 'hero'), pass))).toBe(true);
  });

  test('A card that returned to play is remembered, and not as one that was played', () => {
    const returned = (event: EventPattern) =>
      isRemembered(afterPlaying(scene(event), choosing('ann', 'rise', 'ghost'), pass));
    expect(returned({ event: 'returned-to-play', card: { type: ['Character'] } })).toBe(true);
    expect(returned({ event: 'played', card: { type: ['Character'] } })).toBe(false);
  });
});

describe('A text can ask how much Power was generated in the turn', () => {
  test('Each card generates an amount of its own', () => {
    const generated = (atLeast: number) =>
      afterPlaying(
        table(
          {
            ann: {
              front: { grove: aFengShuiSite({ power: 3 }), tower: aSite({ power: 1 }) },
              hand: { echo: echo({ event: 'power-generated', player: 'you', amount: { atLeast } }) },
            },
            bob: {},
          },
          { turn: { phase: 'power', generatedPower: null } },
        ),
        { do: 'generate-power', player: 'ann' },
        { do: 'unturn', player: 'ann' },
        { do: 'discard', player: 'ann', cards: [] },
        { do: 'draw', player: 'ann' },
      );
    expect(player(generated(1), 'ann').power).toBe(4);
    expect([1, 3, 4].map((amount) => isRemembered(generated(amount)))).toEqual([true, true, false]);
  });
});
