import { describe, expect, test } from 'vitest';
import type { StateGiven } from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import { playing, strong, use, windfall } from './acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  broken,
  judged,
  open,
  pass,
  pile,
  player,
  table,
} from './table.ts';

/** Turn and discard a card of the hand to gain 2 Power. */
const gambler = aCharacter({
  title: 'Gambler',
  abilities: [
    {
      ability: 'voluntary',
      choose: [{ choose: 'cards', which: {}, in: { hand: 'you' }, as: 'stake' }],
      pay: [{ pay: 'discard', cards: { chosen: 'stake' } }],
      do: [{ do: 'gain-power', players: 'you', amount: 2 }],
    },
  ],
});

/** Toasts two Characters of a smoked pile. */
const rites = anEvent({
  title: 'Rites',
  abilities: [
    {
      ability: 'event',
      choose: [
        {
          choose: 'cards',
          which: { type: ['Character'] },
          in: { smoked: 'you' },
          number: { exactly: 2 },
          as: 'dead',
        },
      ],
      do: [{ do: 'toast', cards: { chosen: 'dead' } }],
    },
  ],
});

describe('cards that nobody has seen, chosen on generation (5.2)', () => {
  const stake = { id: 'stake', card: windfall };
  const staking = (...known: object[]) => use('ann', 'gambler', { choose: { stake: { known } } });
  const holding = (hand: StateGiven['players'][number]['hand'], more: object = {}) => {
    const given = table({ ann: { characters: { gambler }, ...more }, bob: {} });
    return { ...given, players: given.players.map((one, at) => (at === 0 ? { ...one, hand } : one)) };
  };

  test('are named with the choice, and are known from then on', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const later = afterPlaying(holding(3), staking(stake));
    expect(player(later, 'ann').hand).toEqual({ cards: [], unknown: 2 });
    expect(pile(later, 'ann', 'toasted')).toEqual(['stake']);
    expect(player(afterPlaying(later, pass), 'ann').power).toBe(2);
  });

  test('the choice stands open until then, and cannot be listed', () => {
    expect(open(holding(1), use('ann', 'gambler'))).toEqual(['/choose/stake']);
    expect(judged(holding(1), use('ann', 'gambler')).verdicts[0]).toMatchObject({
      choices: [{ from: null, least: 1, most: 1 }],
    });
  });

  test('none is named that is not there, or is another already', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const refused = ['5.2/choices-and-payments-at-generation', '5.2/preconditions-met-at-generation'];
    expect(broken(holding(0), staking(stake))).toEqual(refused);
    expect(broken(holding(1), staking(stake, { ...stake, id: 'other' }))).toEqual(refused);
    expect(broken(holding(2), staking({ ...stake, id: 'gambler' }))).toEqual(refused);
  });

  test('a card that the text does not ask for is refused', {
    meta: { rules: ['shadowfist.yotd/5.2/choices-and-payments-at-generation'] },
  }, () => {
    const given = holding([{ id: 'rites', card: rites }], { smoked: 3 });
    const naming = (...cards: object[]) =>
      playing('ann', 'rites', {
        choose: { dead: { known: cards.map((card, at) => ({ id: `dead-${at}`, card })) } },
      });
    expect(broken(given, naming(strong(1), windfall))).toEqual(['5.2/choices-and-payments-at-generation']);
    expect(broken(given, naming(strong(1)))).toEqual(['5.2/choices-and-payments-at-generation']);
    const toasted = afterPlaying(given, naming(strong(1), strong(2)), pass);
    expect(pile(toasted, 'ann', 'toasted')).toEqual(['dead-1', 'dead-0']);
    expect(player(toasted, 'ann').smoked).toMatchObject({ unknown: 1 });
  });

  test('an action that is refused names nothing', () => {
    const given = holding(1, { power: 0 });
    const { state } = judged(
      given,
      use('ann', 'gambler', { choose: { stake: { known: [stake] }, more: { none: true } } }),
    );
    expect(state).toMatchObject({ players: [{ id: 'ann', hand: 1 }, { id: 'bob' }] });
  });
});
