import { describe, expect, test } from 'vitest';
import { playing, strong, victim } from './acting.ts';
import { afterPlaying, anEvent, aState, broken, card, pass, player, table } from './table.ts';

const state = {
  choose: 'cards',
  which: { type: ['State'] },
  in: 'play',
  target: true,
  as: 'victim',
} as const;
/** If you do not control target State, pay 1 Power: take control of it. Put it on another card. */
const surprise = anEvent({
  title: 'Surprise',
  abilities: [
    {
      ability: 'event',
      choose: [state],
      pay: [
        {
          pay: 'power',
          amount: { count: { each: { is: victim, controller: 'every-opponent' }, in: 'play' } },
        },
      ],
      do: [
        {
          do: 'if',
          condition: { card: victim, is: { controller: 'every-opponent' } },
          effects: [{ do: 'take-control', cards: victim, by: 'you', until: 'end-of-turn' }],
        },
        { do: 'put-state', cards: victim, on: 'chosen-by-you' },
      ],
    },
  ],
});
const bribe = anEvent({
  title: 'Bribe',
  abilities: [
    {
      ability: 'event',
      choose: [state],
      do: [{ do: 'take-control', cards: victim, by: 'you', until: 'end-of-turn' }],
    },
  ],
});
const gift = aState({ title: 'Gift' });
/** Nobody can take control of it. */
const charm = aState({
  title: 'Charm',
  abilities: [
    {
      ability: 'continuous',
      cards: 'this',
      modify: [{ cannot: 'be-taken-control-of', byPlayers: 'every-player' }],
    },
  ],
});
const on = (id: string) => ({ choose: { victim: { cards: [id] } } });

describe('A text that says what it does with a card one controls already (7.4)', () => {
  const start = table({
    ann: {
      power: 1,
      characters: { hood: strong(1), monk: strong(1) },
      states: { gift: { card: gift, on: 'hood' }, charm: { card: charm, on: 'hood' } },
      hand: { surprise, bribe },
    },
    bob: { states: { theirs: { card: gift, on: 'hood' }, amulet: { card: charm, on: 'hood' } } },
  });

  test('A text that only takes control cannot choose an own card', {
    meta: { rules: ['shadowfist.yotd/7.4/no-taking-control-of-own-cards'] },
  }, () => {
    expect(broken(start, playing('ann', 'bribe', on('gift')))).toEqual([
      '7.4/no-taking-control-of-own-cards',
    ]);
  });

  test('A text that takes control only of the cards of others can choose an own card', () => {
    const moved = afterPlaying(start, playing('ann', 'surprise', on('gift')), pass);
    expect(card(moved, 'gift')).toMatchObject({ on: 'monk', controller: 'ann' });
    expect(player(moved, 'ann').power).toBe(1);
  });

  test('The same text takes control of the card of another player', () => {
    const moved = afterPlaying(start, playing('ann', 'surprise', on('theirs')), pass);
    expect(card(moved, 'theirs')).toMatchObject({ on: 'monk', controller: 'ann' });
    expect(player(moved, 'ann').power).toBe(0);
  });

  test('A card that nobody can take control of is a legal target of that text for its controller only', () => {
    const moved = afterPlaying(start, playing('ann', 'surprise', on('charm')), pass);
    expect(card(moved, 'charm').on).toBe('monk');
    expect(broken(start, playing('ann', 'surprise', on('amulet')))).not.toEqual([]);
  });
});
