import { describe, expect, test } from 'vitest';
import { choosing, doing, playing } from '../acting.ts';
import { fightingOf } from '../figures.ts';
import { aCharacter, afterPlaying, anEvent, broken, pass, table } from '../table.ts';
import { rise, victim } from './cast.ts';

describe('what happened to a card before it left play (4.4)', () => {
  const finish = anEvent({
    title: 'Finish',
    abilities: [
      {
        ability: 'event',
        choose: [victim({ type: ['Character'], thisTurn: { event: 'damage-inflicted' } })],
        do: [{ do: 'toast', cards: { chosen: 'victim' } }],
      },
    ],
  });
  const bitter = aCharacter({
    fighting: 5,
    abilities: [
      {
        ability: 'continuous',
        while: { happenedThisTurn: { event: 'damage-inflicted', card: { is: 'this' } } },
        cards: 'this',
        modify: [{ fighting: 3 }],
      },
    ],
  });
  const strike = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [victim()],
        do: [{ do: 'damage', amount: 1, to: { chosen: 'victim' } }],
      },
    ],
  });
  const given = table({
    ann: { characters: { hero: bitter }, hand: { strike, smoke: doing('smoke'), rise, finish } },
    bob: {},
  });
  const struck = afterPlaying(given, choosing('ann', 'strike', 'hero'), pass);
  const back = afterPlaying(
    struck,
    choosing('ann', 'smoke', 'hero'),
    pass,
    choosing('ann', 'rise', 'hero'),
    pass,
  );

  test('no text asks after it once the card is back', {
    meta: { rules: ['shadowfist.yotd/4.4/no-memory'] },
  }, () => {
    expect(broken(struck, choosing('ann', 'finish', 'hero'))).toEqual([]);
    expect(broken(back, choosing('ann', 'finish', 'hero'))).toEqual([
      '5.2/choices-and-payments-at-generation',
    ]);
  });

  test('not even its own', { meta: { rules: ['shadowfist.yotd/4.4/no-memory'] } }, () => {
    expect([fightingOf(struck, 'hero'), fightingOf(back, 'hero')]).toEqual([7, 5]);
  });

  test('but that it happened is still so', { meta: { rules: ['shadowfist.yotd/4.4/no-memory'] } }, () => {
    const census = anEvent({
      abilities: [
        {
          ability: 'event',
          do: [
            {
              do: 'gain-power',
              players: 'you',
              amount: { happenedThisTurn: { event: 'smoked', card: { type: ['Character'] } } },
            },
          ],
        },
      ],
    });
    const counting = {
      ...back,
      players: back.players.map((one) =>
        one.id === 'bob' ? { ...one, hand: { cards: [{ id: 'census', card: census }], unknown: 0 } } : one,
      ),
    };
    const counted = afterPlaying(counting, playing('bob', 'census'), pass);
    expect(counted.players.map(({ power }) => power)).toEqual([0, 1]);
  });
});
