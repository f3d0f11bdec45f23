import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { playThrough } from '../../../../src/engine/play-through.ts';
import type { Definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';
import { playing, strong } from './acting.ts';
import { law } from './random-plays.ts';
import { afterPlaying, anEdge, anEvent, listed, pass, player, table } from './table.ts';

/** A game of four as chance played it: in response to an ability all may do this and that. */
const { state, actions } = z
  .strictObject({ state: z.unknown(), actions: z.array(z.unknown()).length(1) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'positions/four-players.json'), 'utf8')));

const listedFor = (legalActions: string) =>
  playThrough(law, { state, actions }, { legalActions }).legalActions;

const crowdOf = (number: number, card: Definition) =>
  Object.fromEntries(Array.from({ length: number }, (_, at) => [`one-${at}`, card]));

test('what each of four players may do is listed, and all of it together, in the middle of a game', () => {
  const lists = ['bob', 'cat', 'dan', 'ann'].map((player) => listedFor(player) ?? expect.fail(player));
  expect(lists.map(({ length }) => length)).toEqual([296, 1, 13, 1]);
  expect(listedFor('all')).toEqual(lists.flat());
});

test('what cannot be paid is not tried with all that it could choose', () => {
  const any = (as: string) => ({ choose: 'cards', which: {}, in: 'play', as }) as const;
  const costly = anEvent({
    ...{ title: 'Grand Plan', cost: 9 },
    abilities: [
      {
        ...{ ability: 'event', choose: [any('one'), any('other'), any('third')] },
        do: [{ do: 'smoke', cards: { chosen: 'one' } }],
      },
    ],
  });
  const seats = table({ ann: { hand: { costly }, edges: crowdOf(60, anEdge()) }, bob: {} });
  expect(listed(seats, 'ann')).toEqual([{ do: 'end-turn', player: 'ann' }]);
});

test('a text goes through a hundred Characters, one by one, and each triggers what it triggers', () => {
  const harvest = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            ...{ do: 'each-card', cards: { each: { type: ['Character'] }, in: 'play' } },
            effects: [{ do: 'smoke', cards: 'each' }],
          },
        ],
      },
    ],
  });
  const mourner = anEdge({
    abilities: [
      {
        ...{ ability: 'triggered', on: { event: 'smoked' }, immediately: true },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });
  const seats = table({
    ann: { hand: { harvest }, characters: crowdOf(100, strong(1)), edges: { mourner } },
    bob: {},
  });
  expect(player(afterPlaying(seats, playing('ann', 'harvest'), pass), 'ann').power).toBe(100);
});

test('two choices among thirty Characters are listed, each with each', () => {
  const one = { choose: 'cards', which: { type: ['Character'] }, in: 'play' } as const;
  const feud = anEvent({
    abilities: [
      {
        ...{
          ability: 'event',
          choose: [
            { ...one, as: 'first' },
            { ...one, as: 'second' },
          ],
        },
        do: [
          { do: 'smoke', cards: { chosen: 'first' } },
          { do: 'turn', cards: { chosen: 'second' } },
        ],
      },
    ],
  });
  const seats = table({ ann: { hand: { feud } }, bob: { characters: crowdOf(30, strong(1)) } });
  expect(listed(seats, 'ann')).toHaveLength(30 * 30 + 1);
});

test('of very many divisions of an attack among several targets the first are listed, and it is told that there are more', () => {
  const banner = anEdge({
    abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ flag: 'several-targets' }] }],
  });
  const seats = (attackers: number) =>
    table({
      ann: { characters: crowdOf(attackers, strong(1)), edges: { banner } },
      bob: { characters: { rogue: strong(1), mate: strong(1), thief: strong(1) } },
    });
  const divided = (attackers: number) => {
    const request = { state: seats(attackers), actions: [] };
    const { legalActions, notes } = playThrough(law, request, { legalActions: 'ann' });
    const several = (legalActions ?? []).filter(({ action }) => JSON.stringify(action).includes('"targets"'));
    const cut = several.filter((one) => one.cut === true);
    return {
      several: several.length,
      cut: cut.length,
      notes: notes.length,
      open: several.filter(({ open }) => open).length,
    };
  };
  expect(divided(3)).toEqual({ several: 42, cut: 0, notes: 0, open: 0 });
  expect(divided(4)).toEqual({ several: 64, cut: 64, notes: 1, open: 0 });
});
