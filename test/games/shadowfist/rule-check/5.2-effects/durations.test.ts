import { describe, expect, test } from 'vitest';
import { playing } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import { aCharacter, afterPlaying, anEvent, aSite, broken, pass, table } from '../table.ts';
import { windfall } from './cast.ts';

describe('durations (5.2)', () => {
  const blessing = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            do: 'modify',
            cards: { each: { type: ['Character'], controller: 'you' }, in: 'play' },
            by: [{ fighting: 2 }],
            until: 'end-of-attack',
          },
        ],
      },
    ],
  });
  const start = table({
    ann: { characters: { hero: aCharacter() }, hand: { blessing } },
    bob: { front: { tower: aSite({ body: 9 }) }, hand: { luck: windfall() } },
  });
  const ended = afterPlaying(
    start,
    playing('ann', 'blessing'),
    pass,
    { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' },
    pass,
    { do: 'decline', player: 'ann' },
    { do: 'decline', player: 'bob' },
    pass,
  );

  test('the end of a duration is an effect, and what lasted ends as it resolves', {
    meta: {
      rules: [
        'shadowfist.yotd/5.2/duration-ends-by-a-triggered-effect',
        'shadowfist.yotd/5.2/expiration-is-an-effect',
      ],
    },
  }, () => {
    expect(ended.scene?.items.map(({ kind }) => kind)).toEqual(['expiry']);
    expect(fightingOf(ended, 'hero')).toBe(3);
    expect(fightingOf(afterPlaying(ended, pass), 'hero')).toBe(1);
  });

  test('which anybody may answer with what is legal', {
    meta: { rules: ['shadowfist.yotd/5.2/expiration-may-be-answered'] },
  }, () => {
    expect(broken(ended, playing('bob', 'luck'))).toEqual([]);
    expect(broken(ended, { do: 'play', player: 'bob', card: 'hero' })).toEqual(['4.3/steps-of-playing']);
  });
});
