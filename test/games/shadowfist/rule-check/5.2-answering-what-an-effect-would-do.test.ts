import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { EffectPattern } from '../../../../src/games/shadowfist/vocabulary/effect-patterns.ts';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import { attack, choosing, decline, onVictim, playing, use, victim } from './acting.ts';
import { aCharacter, aFengShuiSite, afterPlaying, anEvent, aSite, broken, pass, table } from './table.ts';

const statedResponse = {
  meta: { rules: ['shadowfist.yotd/5.2/stated-response-in-the-same-scene'] },
} as const;

/** Cancels an effect that its text describes. */
const denial = (to: EffectPattern) =>
  anEvent({
    title: 'Denial',
    abilities: [
      { ability: 'playing', kind: 'only', inResponseTo: { to, as: 'answered' } },
      { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
    ],
  });
const gain = (players: 'you' | 'every-opponent'): Effect => ({ do: 'gain-power', players, amount: 1 });

describe('a text about what an effect would do (5.2)', () => {
  const answersEvent = (effect: Effect, to: EffectPattern) => {
    const state = table({
      ann: { hand: { spell: onVictim(effect) } },
      bob: { characters: { page: aCharacter() }, hand: { no: denial(to) } },
    });
    return broken(afterPlaying(state, choosing('ann', 'spell', 'page')), playing('bob', 'no'));
  };
  const toasts: EffectPattern = { kind: 'played-card', would: ['toast'] };

  test('An effect that toasts a card at the end of the turn would toast it', statedResponse, () => {
    const later: Effect = { do: 'at', end: 'end-of-turn', effects: [{ do: 'toast', cards: victim }] };
    expect(answersEvent(later, toasts)).toEqual([]);
    const smokes: Effect = { do: 'at', end: 'end-of-turn', effects: [{ do: 'smoke', cards: victim }] };
    expect(answersEvent(smokes, toasts)).not.toEqual([]);
  });

  test('An effect that gains Power when something happens later would gain it', statedResponse, () => {
    const bounty: Effect = {
      do: 'when',
      on: { event: 'smoked', card: { is: victim } },
      until: 'end-of-turn',
      once: true,
      effects: [gain('you')],
    };
    expect(answersEvent(bounty, { would: ['gain-power'], againstItsPlayer: true })).toEqual([]);
    expect(answersEvent(bounty, { would: ['gain-power'], against: 'you' })).not.toEqual([]);
  });
});

describe('the source of an effect is looked at as it was when it generated the effect (5.2.2)', () => {
  const ofSite: EffectPattern = {
    source: { type: ['Site'], controller: 'every-opponent' },
    by: 'every-opponent',
    would: ['gain-power'],
    againstItsPlayer: true,
  };

  test('A Site that was sacrificed for its own effect is the source of it', statedResponse, () => {
    const mine: Ability = {
      ability: 'voluntary',
      pay: [{ pay: 'sacrifice', cards: 'this' }],
      do: [gain('you')],
    };
    const state = table({
      ann: { front: { mine: aSite({ abilities: [mine] }) } },
      bob: { hand: { no: denial(ofSite) } },
    });
    expect(broken(afterPlaying(state, use('ann', 'mine')), playing('bob', 'no'))).toEqual([]);
  });

  test('A Site that was burned is the source of what that triggers', statedResponse, () => {
    const temple: Ability = {
      ability: 'triggered',
      on: { event: 'body-reduced-to-zero', card: { is: 'this' } },
      do: [gain('you')],
    };
    const state = table({
      ann: { characters: { hero: aCharacter({ fighting: 5 }) }, hand: { no: denial(ofSite) } },
      bob: { front: { temple: aFengShuiSite({ abilities: [temple] }), mill: aSite() } },
    });
    const burned = afterPlaying(state, attack('temple', 'hero'), pass, decline('bob'), pass, {
      do: 'choose',
      player: 'ann',
      value: { mode: 'burn-for-victory' },
    });
    expect(burned.scene?.items).toHaveLength(1);
    expect(broken(burned, playing('ann', 'no'))).toEqual([]);
  });

  test('An Event has no controller', () => {
    const state = table({
      ann: { hand: { luck: anEvent({ abilities: [{ ability: 'event', do: [gain('you')] }] }) } },
      bob: { hand: { no: denial({ source: { controller: 'every-opponent' } }) } },
    });
    expect(broken(afterPlaying(state, playing('ann', 'luck')), playing('bob', 'no'))).not.toEqual([]);
  });
});
