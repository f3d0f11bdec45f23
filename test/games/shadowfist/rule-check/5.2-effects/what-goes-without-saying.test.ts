import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../../src/games/shadowfist/vocabulary/choices.ts';
import { choosing, playing, victim } from '../acting.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  open,
  pass,
  player,
  table,
} from '../table.ts';

describe('what can be chosen in but one way need not be said (5.2)', () => {
  const bridge = aSite({ title: 'Bridge', abilities: [{ ability: 'placed-with-opponent' }] });

  test('the one opponent with whom a card is placed, and the place there', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const two = table({ ann: { hand: { bridge } }, bob: {} });
    expect(card(afterPlaying(two, playing('ann', 'bridge')), 'bridge')).toMatchObject({
      ...{ controller: 'bob', column: 0, row: 'front' },
    });
    const three = table({ ann: { hand: { bridge } }, bob: {}, eve: {} });
    expect(open(three, playing('ann', 'bridge'))).toEqual(['/with']);
    const built = table({ ann: { hand: { bridge } }, bob: { front: { tower: aSite() } } });
    expect(open(built, playing('ann', 'bridge'))).toEqual(['/at']);
  });

  test('the one place for a Site or a Character', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const given = table({
      ann: { power: 9, front: { gate: aSite() }, hand: { cop: aCharacter() } },
      bob: {},
    });
    expect(card(afterPlaying(given, playing('ann', 'cop')), 'cop').column).toBe(0);
    const first = table({ ann: { hand: { grove: aFengShuiSite() } }, bob: {} });
    expect(card(afterPlaying(first, playing('ann', 'grove')), 'grove')).toMatchObject({
      ...{ column: 0, row: 'front' },
    });
    const second = table({ ann: { power: 1, front: { gate: aSite() }, hand: { grove: aSite() } }, bob: {} });
    expect(open(second, playing('ann', 'grove'))).toEqual(['/at']);
    expect(card(afterPlaying(second, playing('ann', 'grove', { at: { row: 'back' } })), 'grove').column).toBe(
      0,
    );
  });

  test('the one card that a State can be played on', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const blade = aState({ abilities: [{ ability: 'subject', which: { type: ['Character'] } }] });
    const given = table({
      ann: { front: { gate: aSite() }, hand: { blade } },
      bob: { characters: { cop: aCharacter() } },
    });
    expect(card(afterPlaying(given, playing('ann', 'blade')), 'blade').on).toBe('cop');
  });

  const gaining = (choice: Choice) =>
    anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [choice],
          do: [{ do: 'gain-power', players: 'you', amount: { value: 'X' } }],
        },
      ],
    });

  test('the one number that there is to choose', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const luck = gaining({ choose: 'number', atLeast: 2, atMost: 2, as: 'X' });
    const given = table({ ann: { hand: { luck } }, bob: {} });
    expect(player(afterPlaying(given, playing('ann', 'luck'), pass), 'ann').power).toBe(2);
    const more = gaining({ choose: 'number', atLeast: 2, atMost: 3, as: 'X' });
    expect(open(table({ ann: { hand: { luck: more } }, bob: {} }), playing('ann', 'luck'))).toEqual([
      '/choose/X',
    ]);
  });

  test('a number of which there is one is not asked for on resolution', {
    meta: { rules: ['shadowfist.yotd/5.2/decisions-at-resolution-only-if-stated'] },
  }, () => {
    const luck = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            { do: 'choose', choice: { choose: 'number', atLeast: 2, atMost: 2, as: 'X' } },
            { do: 'gain-power', players: 'you', amount: { value: 'X' } },
          ],
        },
      ],
    });
    const given = table({ ann: { hand: { luck } }, bob: {} });
    expect(player(afterPlaying(given, playing('ann', 'luck'), pass), 'ann').power).toBe(2);
  });

  test('but a target is always announced', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const bolt = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim', target: true }],
          do: [{ do: 'smoke', cards: victim }],
        },
      ],
    });
    const given = table({ ann: { hand: { bolt } }, bob: { characters: { cop: aCharacter() } } });
    expect(open(given, playing('ann', 'bolt'))).toEqual(['/choose/victim']);
    expect(broken(given, choosing('ann', 'bolt', 'cop'))).toEqual([]);
  });
});
