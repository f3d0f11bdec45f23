import { describe, expect, test } from 'vitest';
import { playing, use } from '../acting.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, card, pass, player, table } from '../table.ts';

describe('cards that enter play by an effect (5.2)', () => {
  const estate = aSite({
    abilities: [
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn', card: 'this' }],
        do: [
          {
            do: 'play',
            by: 'you',
            which: { type: ['Character'] },
            in: { hand: 'you' },
            cost: { reducedBy: 1 },
            ignoringResources: false,
            optional: false,
          },
        ],
      },
    ],
  });
  const holding = (hand: object, power = 1) =>
    table({
      ann: { power, front: { estate }, hand: hand as never },
      bob: {
        hand: {
          purge: anEvent({
            abilities: [{ ability: 'event', do: [{ do: 'discard-hand', players: 'every-opponent' }] }],
          }),
        },
      },
    });

  test('the card is chosen on resolution, and is resolved at once', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/entering-card-chosen-at-resolution',
        'shadowfist.yotd/5.2/card-entering-at-resolution-resolves-at-once',
      ],
    },
  }, () => {
    const asked = afterPlaying(
      holding({ a: aCharacter({ cost: 2 }), b: aCharacter({ cost: 2 }), c: aCharacter({ cost: 4 }) }),
      use('ann', 'estate'),
      pass,
    );
    expect(asked.question).toMatchObject({ player: 'ann', kind: 'cards', from: ['a', 'b'] });
    expect(broken(asked, { do: 'choose', player: 'ann', value: { cards: ['c'] } })).toEqual([
      '5.2/decisions-at-resolution-only-if-stated',
    ]);
    const entered = afterPlaying(asked, { do: 'choose', player: 'ann', value: { cards: ['b'] } });
    expect(card(entered, 'b').unresolved).toBe(false);
    expect(player(entered, 'ann').power).toBe(0);
    expect(entered.scene).toBeNull();
  });

  test('there must be one that could legally enter as it is generated', {
    meta: { rules: ['shadowfist.yotd/5.2/legal-entering-card-at-generation'] },
  }, () => {
    expect(broken(holding({ a: aCharacter({ cost: 2 }) }), use('ann', 'estate'))).toEqual([]);
    expect(broken(holding({ a: aCharacter({ cost: 9 }), b: anEvent() }), use('ann', 'estate'))).toEqual([
      '5.2/legal-entering-card-at-generation',
    ]);
    expect(broken(holding({}), use('ann', 'estate'))).toEqual(['5.2/legal-entering-card-at-generation']);
  });

  test('without one on resolution nothing happens', {
    meta: { rules: ['shadowfist.yotd/5.2/no-legal-entering-card-at-resolution'] },
  }, () => {
    const emptied = afterPlaying(
      holding({ a: aCharacter({ cost: 2 }) }),
      use('ann', 'estate'),
      playing('bob', 'purge'),
      pass,
    );
    expect(emptied.inPlay.map(({ id }) => id)).toEqual(['estate']);
    expect(emptied.question).toBeNull();
  });

  test('a card that enters as an effect is generated has yet to resolve', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/card-entering-at-generation-resolves-normally',
        'shadowfist.yotd/5.2.5/immediate-in-generation-or-resolution',
        'shadowfist.yotd/5.2.5/part-of-an-effect-may-be-immediate',
      ],
    },
  }, () => {
    const surprise = anEvent({
      abilities: [
        {
          ability: 'event',
          immediately: true,
          do: [
            {
              do: 'play',
              by: 'you',
              which: { type: ['Character'] },
              in: { hand: 'you' },
              cost: 'none',
              ignoringResources: true,
              optional: false,
            },
          ],
        },
        { ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] },
      ],
    });
    const start = table({ ann: { hand: { surprise, hero: aCharacter({ cost: 5 }) } }, bob: {} });
    const generated = afterPlaying(start, playing('ann', 'surprise'));
    expect(card(generated, 'hero').unresolved).toBe(true);
    expect(generated.scene?.items.map(({ frame }) => frame.source)).toEqual(['surprise', 'hero']);
    expect(player(generated, 'ann').power).toBe(0);
    const resolved = afterPlaying(generated, pass);
    expect(card(resolved, 'hero').unresolved).toBe(false);
    expect(player(resolved, 'ann').power).toBe(1);
  });
});
