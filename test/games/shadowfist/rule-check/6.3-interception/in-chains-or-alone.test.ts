import { describe, expect, test } from 'vitest';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import type { Prohibition } from '../../../../../src/games/shadowfist/vocabulary/words.ts';
import { attack, choosing, decline, intercept, onVictim, strong, victim } from '../acting.ts';
import { law } from '../random-plays.ts';
import { afterPlaying, aSite, pass, table } from '../table.ts';

/** Bob may intercept Ann's hero with two Characters. */
const due = (cannot?: Prohibition) => {
  const abilities = [
    ...(cannot === undefined
      ? []
      : [{ ability: 'continuous', cards: 'this', modify: [{ cannot }] } as const]),
  ];
  const slip = onVictim({
    do: 'modify',
    cards: victim,
    by: [{ cannot: 'be-intercepted-in-a-chain' }],
    until: 'end-of-turn',
  });
  const state = table({
    ann: { characters: { hero: strong(5, { abilities }) }, hand: { slip } },
    bob: { front: { tower: aSite() }, characters: { rogue: strong(1), guard: strong(1) } },
  });
  return afterPlaying(state, attack('tower', 'hero'), pass, decline('ann'));
};

describe('attackers that are intercepted in chains alone, or never in one (6.3, 10.2)', () => {
  const interceptions = (state: unknown) =>
    (playThrough(law, { state, actions: [] }, { legalActions: 'bob' }).legalActions ?? []).filter(
      ({ action }) => JSON.stringify(action).includes('"intercept"'),
    );

  test('who is never intercepted in a chain is listed with one interceptor at most', () => {
    expect(interceptions(due('be-intercepted-in-a-chain'))).toEqual([
      {
        action: intercept('bob', {}),
        open: { '/interceptions/hero': { form: 'list', from: ['rogue', 'guard'], least: 1, most: 1 } },
        apart: true,
      },
    ]);
  });

  test('who is intercepted in chains alone is listed with each chain of two, and longer ones are left out', () => {
    expect(interceptions(due('be-intercepted-alone'))).toEqual([
      { action: intercept('bob', { hero: ['rogue', 'guard'] }), cut: true },
      { action: intercept('bob', { hero: ['guard', 'rogue'] }), cut: true },
    ]);
  });

  test('a chain that is declared ceases as soon as the attacker cannot be intercepted in one', {
    meta: { rules: ['shadowfist.yotd/6.3/attacker-gains-evasion'] },
  }, () => {
    const declared = afterPlaying(due(), intercept('bob', { hero: ['rogue', 'guard'] }));
    const slipped = afterPlaying(
      declared,
      { do: 'pass', player: 'bob' },
      choosing('ann', 'slip', 'hero'),
      pass,
    );
    expect(slipped.attack?.chains).toEqual([
      { attacker: 'hero', interceptors: [], gone: ['rogue', 'guard'] },
    ]);
  });
});
