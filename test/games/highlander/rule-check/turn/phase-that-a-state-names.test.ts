import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { all, nextPhase, play } from '../deeds.ts';
import { afterwards, anAttack, aText, table } from '../table.ts';

/** A state may be written down in the middle of a turn, without what happened in it: the phase that it names has begun. */

const echo = aText('Echo', {
  ...({ ability: 'triggered', on: { event: 'phase-ended', phase: 'attack', player: 'you' } } as const),
  do: [{ do: 'draw', players: 'you', amount: 1 }],
});
/** Draws as the Draw/Discard Phase begins, if a card was drawn in the Attack Phase. */
const reward: Definition = aText('Reward', {
  ...({ ability: 'triggered', on: { event: 'phase-begun', phase: 'draw-discard', player: 'you' } } as const),
  if: { happened: { that: { event: 'drawn', phase: 'attack' }, when: 'this-turn' } },
  do: [{ do: 'draw', players: 'you', amount: 1 }],
});

const inAttackPhase = (card: Definition, events: object[] = []) =>
  table(
    { ann: { hand: { cut: anAttack('upper left') }, inPlay: { card } }, bob: {} },
    { turn: { phase: 'attack', events: events as never } },
  );
const drawn = (...given: Parameters<typeof inAttackPhase>) => {
  const { turn } = afterwards(inAttackPhase(...given), [play('cut'), nextPhase]);
  return turn.events.filter(({ event }) => event === 'drawn').length;
};

describe.each(all)('in the %s edition', (edition) => {
  test('ends, and sets off what waits for that', () => {
    const { turn } = afterwards(inAttackPhase(echo), [play('cut'), nextPhase], edition);
    expect(turn.events.map(({ event, what }) => (what === undefined ? event : `${event} ${what}`))).toEqual(
      expect.arrayContaining(['phase-ended attack', 'drawn', 'phase-begun draw-discard']),
    );
  });
});

test('ends once, whether the state tells that it has begun, or of an earlier phase alone', () => {
  const begun = (what: string) => ({ event: 'phase-begun', player: 'ann', what });
  expect(drawn(echo)).toBe(1);
  expect(drawn(echo, [begun('attack')])).toBe(1);
  expect(drawn(echo, [begun('defense')])).toBe(1);
});

test('is the one in which happened what was done in it', () => {
  expect(drawn(reward, [{ event: 'drawn', player: 'ann', amount: 1 }])).toBe(2);
  expect(drawn(reward)).toBe(0);
});
