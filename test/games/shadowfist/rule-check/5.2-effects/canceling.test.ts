import { describe, expect, test } from 'vitest';
import { choosing, playing, use } from '../acting.ts';
import { afterPlaying, anEvent, broken, events, pass, pile, player, table } from '../table.ts';
import { smokeOne, turningFor, windfall } from './cast.ts';

const answering = (who: string, id: string, effect: string) =>
  playing(who, id, { choose: { answered: { effect } } });
const counter = anEvent({
  title: 'Counter',
  abilities: [
    {
      ability: 'playing',
      kind: 'only',
      inResponseTo: { to: { kind: 'played-card', source: { type: ['Event'] } }, as: 'answered' },
    },
    { ability: 'event', do: [{ do: 'cancel', effect: 'answered' }] },
  ],
});

describe('canceling (5.2)', () => {
  const start = table({
    ann: {
      power: 2,
      hand: {
        luck: anEvent({ ...windfall(3), title: 'Luck', cost: 2, restrictions: ['Limited'] }),
        again: anEvent({ ...windfall(3), title: 'Luck', cost: 0, restrictions: ['Limited'] }),
        no: counter,
      },
    },
    bob: { hand: { counter, more: windfall() } },
  });
  const [luckItem] = afterPlaying(start, playing('ann', 'luck')).scene?.items ?? [];
  const luck = luckItem?.id ?? '';

  test('a canceled effect is out of the scene; what was paid and the card’s restrictions stay', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/canceled-effect-leaves-the-scene',
        'shadowfist.yotd/5.2/cancel-refunds-nothing',
        'shadowfist.yotd/5.2/cancel-leaves-restrictions',
      ],
    },
  }, () => {
    const canceled = afterPlaying(start, playing('ann', 'luck'), playing('bob', 'counter'), pass);
    expect(player(canceled, 'ann').power).toBe(0);
    expect(pile(canceled, 'ann', 'smoked')).toEqual(['luck']);
    expect(broken(canceled, playing('ann', 'again'))).toEqual(['10.1.1/limited-event-once-a-turn']);
    const told = events(afterPlaying(start, playing('ann', 'luck'), playing('bob', 'counter')), pass);
    expect(told).toContainEqual({ event: 'canceled', effect: luck, by: 'bob' });
    expect(told).not.toContainEqual(expect.objectContaining({ event: 'resolved', effect: luck }));
  });

  test('a canceling effect answers what it cancels', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/cancel-in-response',
        'shadowfist.yotd/5.2/stated-response-in-the-same-scene',
      ],
    },
  }, () => {
    expect(broken(start, playing('bob', 'counter'))).toEqual(['5.2/stated-response-in-the-same-scene']);
    const later = afterPlaying(start, playing('ann', 'luck'), pass);
    expect(player(later, 'ann').power).toBe(3);
    expect(broken(later, playing('bob', 'counter'))).toEqual(['5.2/stated-response-in-the-same-scene']);
    expect(broken(afterPlaying(start, playing('ann', 'luck')), playing('bob', 'counter'))).toEqual([]);
  });

  test('other effects may stand between', {
    meta: { rules: ['shadowfist.yotd/5.2/stated-response-need-not-be-next'] },
  }, () => {
    const between = afterPlaying(start, playing('ann', 'luck'), playing('bob', 'more'), {
      do: 'pass',
      player: 'ann',
    });
    expect(broken(between, answering('bob', 'counter', luck))).toEqual([]);
    expect(player(afterPlaying(between, answering('bob', 'counter', luck), pass), 'ann').power).toBe(0);
    expect(broken(afterPlaying(between, pass), answering('bob', 'counter', luck))).toEqual([
      '5.2/stated-response-in-the-same-scene',
    ]);
  });

  test('a canceling effect may itself be canceled, and then cancels nothing', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/cancel-must-itself-resolve',
        'shadowfist.yotd/5.2/canceling-effect-can-be-canceled',
      ],
    },
  }, () => {
    const countered = afterPlaying(start, playing('ann', 'luck'), playing('bob', 'counter'));
    expect(countered.scene?.items).toHaveLength(2);
    const [, second] = countered.scene?.items ?? [];
    const saved = afterPlaying(countered, answering('ann', 'no', second?.id ?? ''), pass);
    expect(player(saved, 'ann').power).toBe(3);
    expect(broken(saved, playing('ann', 'no'))).toEqual(['4.3/steps-of-playing']);
  });

  test('every step of it is canceled', {
    meta: { rules: ['shadowfist.yotd/5.2/cancel-covers-every-step'] },
  }, () => {
    const twofold = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'gain-power', players: 'you', amount: 1 },
            { do: 'gain-power', players: 'you', amount: 1 },
          ],
        },
      ],
    });
    const given = table({ ann: { hand: { twofold } }, bob: { hand: { counter } } });
    expect(player(afterPlaying(given, playing('ann', 'twofold'), pass), 'ann').power).toBe(2);
    expect(
      player(afterPlaying(given, playing('ann', 'twofold'), playing('bob', 'counter'), pass), 'ann').power,
    ).toBe(0);
  });

  test('an effect resolves even if its card has left play', {
    meta: { rules: ['shadowfist.yotd/5.2/effect-outlives-its-card'] },
  }, () => {
    const given = table({ ann: { characters: { monk: turningFor(4) } }, bob: { hand: { doom: smokeOne } } });
    const gone = afterPlaying(given, use('ann', 'monk'), choosing('bob', 'doom', 'monk'), pass);
    expect(pile(gone, 'ann', 'smoked')).toEqual(['monk']);
    expect(player(gone, 'ann').power).toBe(4);
  });
});
