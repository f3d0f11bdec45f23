import { describe, expect, test } from 'vitest';
import {
  aFengShuiSite,
  afterPlaying,
  anEdge,
  aSite,
  broken,
  events,
  listed,
  pass,
  player,
} from '../table.ts';
import { at, declines, demon, discards, draws, generates, playing, unturns } from './cast.ts';

describe('generating Power (3.3.1, 4.1)', () => {
  const seat = {
    front: {
      hidden: { card: aFengShuiSite({ power: 3 }), faceDown: true },
      open: aFengShuiSite({ power: 3 }),
      mill: aSite({ power: 2 }),
    },
  };

  test('1 for each face-down Feng Shui Site, the printed number for each face-up Site', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.1/face-down-sites-generate-one',
        'shadowfist.yotd/4.1/face-down-sites',
        'shadowfist.yotd/3.3.1/face-up-sites-generate-printed',
        'shadowfist.yotd/4.1/face-up-sites',
        'shadowfist.yotd/4.1/power-generating-sites',
        'shadowfist.yotd/4.1/receiving-power',
      ],
    },
  }, () => {
    expect(events(at('start', seat), generates)).toEqual([
      { event: 'power-generated', player: 'ann', amount: 1, source: 'hidden' },
      { event: 'power-generated', player: 'ann', amount: 3, source: 'open' },
      { event: 'power-generated', player: 'ann', amount: 2, source: 'mill' },
      { event: 'power-phase-ended', player: 'ann', amount: 6 },
    ]);
    expect(player(afterPlaying(at('start', seat), generates), 'ann').power).toBe(6);
  });

  test('a card of another type gives what its text says, once it works', {
    meta: { rules: ['shadowfist.yotd/4.1/other-generating-cards'] },
  }, () => {
    const bank = anEdge({ abilities: [{ ability: 'generates-power', amount: 2 }] });
    const state = at('start', { edges: { bank } });
    expect(player(afterPlaying(state, generates), 'ann').power).toBe(2);
  });

  test('what is not spent stays, without limit', {
    meta: {
      rules: [
        'shadowfist.yotd/4.1/power-carries-over',
        'shadowfist.yotd/4.1/no-limit-on-power',
        'shadowfist.yotd/4.1/unlimited-reservoir',
        'shadowfist.yotd/3.3.2/unspent-power-stays',
        'shadowfist.yotd/3.3.2/no-limit-on-power',
      ],
    },
  }, () => {
    const state = at('start', { ...seat, power: 99_994 }, { power: 7 });
    const generated = afterPlaying(state, generates, unturns, discards(), draws);
    expect(player(generated, 'ann').power).toBe(100_000);
    const next = afterPlaying(generated, { do: 'end-turn', player: 'ann' }, pass);
    expect(next.players.map(({ power }) => power)).toEqual([100_000, 7]);
  });

  test('a player may decline, for all cards, and that is decided once', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.1/may-decline-power',
        'shadowfist.yotd/4.1/declining-to-generate',
        'shadowfist.yotd/4.1/all-or-nothing',
      ],
    },
  }, () => {
    const declined = afterPlaying(at('start', seat), declines);
    expect(player(declined, 'ann').power).toBe(0);
    expect(broken(declined, generates)).toEqual(['3.3.1/five-phases-in-order']);
    expect(listed(at('start', seat), 'ann')).toEqual([generates, declines]);
  });

  test('an opponent’s card that generates in this phase does so all the same', {
    meta: { rules: ['shadowfist.yotd/4.1/declining-binds-only-oneself'] },
  }, () => {
    const toll = anEdge({ abilities: [{ ability: 'generates-power', amount: 1, onOpponentsTurns: true }] });
    const state = at('start', seat, { edges: { toll } });
    for (const decision of [generates, declines]) {
      expect(player(afterPlaying(state, decision), 'bob').power).toBe(1);
    }
  });

  test('an opponent’s Sites generate in the opponent’s own turn only', {
    meta: { rules: ['shadowfist.yotd/4.1/power-generating-sites'] },
  }, () => {
    const state = at('start', {}, seat);
    expect(player(afterPlaying(state, generates), 'bob').power).toBe(0);
  });

  test('an Event that generates Power gives it in the Power generation phase, and the others nothing', {
    meta: { rules: ['shadowfist.yotd/4.1/other-generating-cards'] },
  }, () => {
    const state = at('start', { ...seat, hand: { demon } });
    const resolved = afterPlaying(state, playing('demon'), pass);
    expect(player(resolved, 'ann').power).toBe(0);
    expect(events(resolved, generates)).toEqual([
      { event: 'power-generated', player: 'ann', amount: 3, source: 'demon' },
      { event: 'power-phase-ended', player: 'ann', amount: 3 },
    ]);
    expect(player(afterPlaying(resolved, declines), 'ann').power).toBe(0);
  });

  test('two Events, each of which lets no other card generate, give nothing', {
    meta: { rules: ['shadowfist.yotd/4.1/other-generating-cards'] },
  }, () => {
    const other = { ...demon, title: 'Other Demon' };
    const state = at('start', { ...seat, hand: { demon, other } });
    const resolved = afterPlaying(state, playing('demon'), pass, playing('other'), pass);
    expect(player(afterPlaying(resolved, generates), 'ann').power).toBe(0);
  });
});
