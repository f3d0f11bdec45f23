import { describe, expect, test } from 'vitest';
import { names, playing, use } from '../acting.ts';
import { aFengShuiSite, afterPlaying, anEvent, card, events, pass, player, table } from '../table.ts';
import { turningFor } from './cast.ts';

describe('generation and resolution (5.2)', () => {
  test('what is done for an effect is done on generation, what it does on resolution', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/generation-and-resolution',
        'shadowfist.yotd/5.2/generation-announces-resolution-performs',
        'shadowfist.yotd/5.2/resolution-changes-the-board',
        'shadowfist.yotd/2.3/generate-then-resolve',
        'shadowfist.yotd/2.3/resolution-changes-board',
        'shadowfist.yotd/2.3/actions-create-effects',
        'shadowfist.yotd/5.2/left-of-to-at-generation',
        'shadowfist.yotd/5.2/double-colon-divides',
        'shadowfist.yotd/5.2/other-effects-resolve-like-events',
      ],
    },
  }, () => {
    const start = table({ ann: { characters: { monk: turningFor(2) } }, bob: {} });
    const generated = afterPlaying(start, use('ann', 'monk'));
    expect(card(generated, 'monk').turned).toBe(true);
    expect(player(generated, 'ann').power).toBe(0);
    expect(player(afterPlaying(generated, pass), 'ann').power).toBe(2);
  });

  test('an effect that does nothing resolves all the same', {
    meta: { rules: ['shadowfist.yotd/5.2/resolution-may-be-empty'] },
  }, () => {
    const generated = afterPlaying(
      table({ ann: { front: { grove: { card: aFengShuiSite(), faceDown: true } } }, bob: {} }),
      { do: 'reveal', player: 'ann', card: 'grove' },
    );
    expect(names(events(generated, pass))).toEqual(['resolved', 'scene-ended']);
  });

  test('what it does happens in the order in which the text lists it', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/separate-sentences-at-resolution',
        'shadowfist.yotd/5.2/steps-in-the-order-listed',
      ],
    },
  }, () => {
    const ebb = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'gain-power', players: 'you', amount: 2 },
            { do: 'lose-power', players: 'you', amount: 'all' },
          ],
        },
      ],
    });
    const flow = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'lose-power', players: 'you', amount: 'all' },
            { do: 'gain-power', players: 'you', amount: 2 },
          ],
        },
      ],
    });
    const start = table({ ann: { power: 1, hand: { ebb, flow } }, bob: {} });
    expect(player(afterPlaying(start, playing('ann', 'ebb')), 'ann').power).toBe(1);
    expect(player(afterPlaying(start, playing('ann', 'ebb'), pass), 'ann').power).toBe(0);
    expect(player(afterPlaying(start, playing('ann', 'flow'), pass), 'ann').power).toBe(2);
  });
});
