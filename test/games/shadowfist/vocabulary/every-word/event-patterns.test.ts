import { expect } from 'vitest';
import { type EventPattern, eventPattern } from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, choosing, onVictim, strong, victim } from '../../rule-check/acting.ts';
import {
  attacked,
  bolt,
  cards,
  choose,
  decline,
  intercept,
  pay,
  play,
  players,
} from '../../rule-check/cards/cast.ts';
import { afterPlaying, anEdge, anEvent, aSite, pass, player, table } from '../../rule-check/table.ts';
import { proveEvery } from './proving.ts';

const struck = { choose: 'cards', which: {}, in: 'play', as: 'victim' } as const;
const atSomeone = anEvent({
  abilities: [
    {
      ability: 'event',
      choose: [{ choose: 'players', of: 'every-player', target: true, as: 'someone' }],
      do: [{ do: 'gain-power', players: { chosen: 'someone' }, amount: 0 }],
    },
  ],
});
const recall = anEvent({
  abilities: [
    {
      ability: 'event',
      do: [
        {
          ...{ do: 'play', by: 'you', which: {}, in: { smoked: 'you' }, cost: 'none' },
          ...{ ignoringResources: false, optional: false },
        },
      ],
    },
  ],
});
const bargain = anEvent({
  title: 'Bargain',
  cost: 1,
  abilities: [{ ability: 'own-cost', by: -1 }],
});
const aimed = anEvent({
  abilities: [
    { ability: 'event', choose: [{ ...struck, target: true }], do: [{ do: 'turn', cards: victim }] },
  ],
});

/** Whether Ann's Edge, which waits for such an event, triggers by these actions. */
function triggers(on: EventPattern, ...actions: readonly unknown[]): boolean {
  const gain = { do: 'gain-power', players: 'you', amount: 1 } as const;
  const watch = anEdge({
    title: 'Watch',
    abilities: [{ ability: 'triggered', on, immediately: true, do: [gain] }],
  });
  const state = table({
    ann: {
      characters: {
        hero: strong(4, { title: 'Hero' }),
        scout: strong(1, { title: 'Scout', abilities: [{ ability: 'special', special: 'Tactics' }] }),
      },
      edges: { watch },
      hand: {
        ...{ strike: bolt(2), spell: aimed, doom: onVictim({ do: 'smoke', cards: victim }) },
        ...{ atSomeone, recall, bargain },
      },
      smoked: { ghost: strong(1, { title: 'Ghost' }) },
    },
    bob: {
      front: { tower: aSite({ body: 30 }) },
      characters: { guard: strong(3, { title: 'Guard' }) },
    },
  });
  return player(afterPlaying(state, ...actions), 'ann').power > 0;
}

const fought = [...attacked('ann', 'tower', 'hero'), intercept('bob', { hero: ['guard'] }), pass, pass];
const unopposed = [...attacked('ann', 'tower', 'hero'), decline('bob'), pass];
const bolted = [pay('ann', 'strike', 'guard'), pass];
const smoked = [choosing('ann', 'doom', 'guard'), pass];
const damage = { event: 'damage-inflicted' } as const;

proveEvery(eventPattern, {
  event: () => {
    expect(triggers({ event: 'smoked' }, ...smoked)).toBe(true);
    expect(triggers({ event: 'toasted' }, ...smoked)).toBe(false);
    expect(triggers({ event: ['toasted', 'smoked'] }, ...smoked)).toBe(true);
  },
  card: () => {
    expect(triggers({ event: 'smoked', card: { designator: 'Guard' } }, ...smoked)).toBe(true);
    expect(triggers({ event: 'smoked', card: { designator: 'Hero' } }, ...smoked)).toBe(false);
  },
  source: () => {
    expect(triggers({ ...damage, source: { type: ['Event'] } }, ...bolted)).toBe(true);
    expect(triggers({ ...damage, source: { type: ['Character'] } }, ...bolted)).toBe(false);
  },
  target: () => {
    const met = (designator: string) =>
      triggers(
        { event: 'about-to-enter-combat', card: { designator: 'Hero' }, target: { designator } },
        ...fought.slice(0, -1),
      );
    expect([met('Guard'), met('Hero')]).toEqual([true, false]);
  },
  player: () => {
    expect(triggers({ event: 'smoked', player: 'every-opponent' }, ...smoked)).toBe(true);
    expect(triggers({ event: 'smoked', player: 'you' }, ...smoked)).toBe(false);
  },
  by: () => {
    expect(triggers({ event: 'smoked', by: 'you' }, ...smoked)).toBe(true);
    expect(triggers({ event: 'smoked', by: 'every-opponent' }, ...smoked)).toBe(false);
  },
  combat: () => {
    const onTower = { ...damage, card: { type: ['Site'] } } as const;
    expect([true, false].map((combat) => triggers({ ...onTower, combat }, ...unopposed))).toEqual([
      true,
      false,
    ]);
    expect([true, false].map((combat) => triggers({ ...damage, combat }, ...bolted))).toEqual([false, true]);
  },
  effect: () => {
    const playedFor = (would: 'smoke' | 'damage') =>
      triggers({ event: 'played', effect: { would: [would] } }, ...smoked.slice(0, 1));
    expect([playedFor('smoke'), playedFor('damage')]).toEqual([true, false]);
  },
  byDamage: () => {
    expect(triggers({ event: 'smoked', byDamage: true }, ...smoked)).toBe(false);
    expect(triggers({ event: 'smoked', byDamage: true }, ...fought)).toBe(true);
  },
  amount: () => {
    expect([2, 3].map((atLeast) => triggers({ ...damage, amount: { atLeast } }, ...bolted))).toEqual([
      true,
      false,
    ]);
  },
  successful: () => {
    const ended = (successful: boolean, ...fight: readonly unknown[]) =>
      triggers({ event: 'attack-ended', successful }, ...fight);
    expect([true, false].map((successful) => ended(successful, ...unopposed))).toEqual([true, false]);
    const fallen = [...fought.slice(0, -1), choosing('ann', 'doom', 'hero'), pass];
    expect([true, false].map((successful) => ended(successful, ...fallen))).toEqual([false, true]);
  },
  targets: () => {
    const aiming = (designator: string) =>
      triggers({ event: 'played', targets: { designator } }, choosing('ann', 'spell', 'guard'));
    expect([aiming('Guard'), aiming('Hero')]).toEqual([true, false]);
    expect(triggers({ event: 'played', targets: {} }, choosing('ann', 'doom', 'guard'))).toBe(false);
  },
  targetsPlayer: () => {
    const aiming = (targetsPlayer: 'you' | 'every-opponent') =>
      triggers(
        { event: 'played', targetsPlayer },
        play('ann', 'atSomeone', { choose: { someone: players('bob') } }),
      );
    expect([aiming('every-opponent'), aiming('you')]).toEqual([true, false]);
    expect(triggers({ event: 'played', targetsPlayer: 'every-player' }, smoked[0])).toBe(false);
  },
  using: () => {
    const retreated = [
      attack('tower', 'scout'),
      pass,
      { do: 'tactics', player: 'ann', attacker: 'scout' },
      pass,
    ];
    const uses = (using: 'Stealth' | 'Tactics') => triggers({ event: 'generated', using }, ...retreated);
    expect([uses('Tactics'), uses('Stealth')]).toEqual([true, false]);
  },
  from: () => {
    const ghost = { designator: 'Ghost' };
    const recalled = [play('ann', 'recall'), pass, choose('ann', cards('ghost'))];
    const from = (where: 'hand' | 'smoked-pile') => ({ event: 'played', card: ghost, from: where }) as const;
    expect([triggers(from('smoked-pile'), ...recalled), triggers(from('hand'), ...recalled)]).toEqual([
      true,
      false,
    ]);
    expect(triggers({ event: 'played', from: 'hand' }, smoked[0])).toBe(true);
  },
  cost: () => {
    const at = (price: 'none' | 'reduced', card: string, ...actions: readonly unknown[]) =>
      triggers({ event: 'played', cost: price, card: { designator: card } }, ...actions);
    const recalled = [play('ann', 'recall'), pass, choose('ann', cards('ghost'))];
    expect([at('none', 'Ghost', ...recalled), at('reduced', 'Ghost', ...recalled)]).toEqual([true, true]);
    const bought = play('ann', 'bargain');
    expect([at('none', 'Bargain', bought), at('reduced', 'Bargain', bought)]).toEqual([false, true]);
    expect(at('reduced', 'Bolt', bolted[0])).toBe(false);
  },
});
