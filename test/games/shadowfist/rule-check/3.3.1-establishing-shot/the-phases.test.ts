import { describe, expect, test } from 'vitest';
import { aFengShuiSite, afterPlaying, anEdge, anEvent, broken, pass, player, table } from '../table.ts';
import { at, demon, discards, draws, generates, playing, trader, unturns } from './cast.ts';

const veto = anEvent({
  title: 'Veto',
  abilities: [
    { ability: 'playing', kind: 'only', inResponseTo: { to: { source: { type: ['Event'] } }, as: 'it' } },
    { ability: 'event', do: [{ do: 'cancel', effect: 'it' }] },
  ],
});

describe('the phases (3.3.1)', () => {
  test('one after another, and then the Main Shot', {
    meta: {
      rules: ['shadowfist.yotd/3.3/two-parts-of-a-turn', 'shadowfist.yotd/3.3.1/five-phases-in-order'],
    },
  }, () => {
    const phases = [generates, unturns, discards(), draws];
    let state = at('start', {});
    for (const [place, phase] of phases.entries()) {
      for (const other of phases.filter((one) => one !== phase)) {
        expect(broken(state, other), `${place}`).toEqual(['3.3.1/five-phases-in-order']);
      }
      expect(broken(state, { do: 'end-turn', player: 'ann' })).toEqual(['5.3/end-of-turn-in-own-main-shot']);
      state = afterPlaying(state, phase);
    }
    expect(state.turn).toMatchObject({ phase: 'main', firstOption: true });
  });

  test('what the start of the turn triggers is resolved before Power is generated', {
    meta: { rules: ['shadowfist.yotd/3.3.1/start-of-turn-effects-first'] },
  }, () => {
    const dawn = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'turn-started', player: 'you' },
          do: [{ do: 'draw', players: 'you', amount: 1 }],
        },
      ],
    });
    const before = table({ ann: { edges: { dawn } }, bob: {} }, { turn: { player: 'bob' } });
    const state = afterPlaying(before, { do: 'end-turn', player: 'bob' }, pass);
    expect(broken(state, generates)).toEqual(['3.3.1/start-of-turn-effects-first']);
    const drawn = afterPlaying(state, pass);
    expect(player(drawn, 'ann').hand.unknown).toBe(1);
    expect(broken(drawn, generates)).toEqual([]);
  });

  test('only what says so is played or generated', {
    meta: { rules: ['shadowfist.yotd/3.3.1/no-effects-in-establishing-shot'] },
  }, () => {
    const state = at(
      'start',
      { power: 1, front: { grove: { card: aFengShuiSite(), faceDown: true } }, hand: { demon, trader } },
      { hand: { theirs: demon, veto } },
    );
    expect(broken(state, playing('trader'))).toEqual(['3.3.1/no-effects-in-establishing-shot']);
    expect(broken(state, { do: 'reveal', player: 'ann', card: 'grove' })).toContain(
      '3.3.1/no-effects-in-establishing-shot',
    );
    expect(broken(state, playing('demon'))).toEqual([]);
    const later = afterPlaying(state, generates);
    expect(broken(later, playing('demon'))).toEqual(['5.2.1/voluntary-within-rules-and-text']);
  });

  test('what was rightly generated may be answered by what responds to it', {
    meta: { rules: ['shadowfist.yotd/3.3.1/responses-in-establishing-shot'] },
  }, () => {
    const state = at('start', { hand: { demon } }, { hand: { veto, trader } });
    expect(broken(state, playing('veto', 'bob'))).toContain('3.3.1/no-effects-in-establishing-shot');
    const played = afterPlaying(state, playing('demon'));
    expect(broken(played, playing('trader', 'bob'))).toEqual(['3.3.1/no-effects-in-establishing-shot']);
    const vetoed = afterPlaying(played, playing('veto', 'bob'), pass);
    expect(player(afterPlaying(vetoed, generates), 'ann').power).toBe(0);
  });
});
