import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { aCard, afterwards, aText, judged, table } from '../table.ts';

const play = (card: string, choose: object = {}) => ({ do: 'play', player: 'ann', card, choose });
const gain: Effect = { do: 'gain-ability', players: 'you', amount: 1 };

describe('a text that may be followed once in a turn', () => {
  const charm = aText('Charm', {
    ...{ ability: 'triggered', on: { event: 'played', player: 'you' }, optional: true },
    ...{ limit: { times: 1, per: 'turn' }, do: [gain] },
  });
  const state = table({
    ann: { ability: 9, inPlay: { charm }, hand: { one: aCard('Edge'), two: aCard('Edge') } },
    bob: {},
  });
  const may = (mode: string) => ({ 'charm.may': { mode } });

  test('may be followed later by who left it the first time', () => {
    const left = afterwards(state, [play('one', may('no'))]);
    expect(left.pending).toEqual([]);
    expect(afterwards(left, [play('two', may('yes'))]).pending).toMatchObject([{ kind: 'gain', amount: 1 }]);
  });

  test('is asked about no more once it was followed', () => {
    const followed = afterwards(state, [play('one', may('yes')), play('two')]);
    expect(followed.pending).toMatchObject([{ kind: 'gain', amount: 1 }]);
  });
});

describe('who chooses what he may choose says that he does it', () => {
  /** “You may discard a card to gain an Ability,” each time. */
  const mayDiscard: Effect = {
    do: 'may',
    by: 'you',
    choose: [{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'you' }] }],
    effects: [{ do: 'discard', cards: { chosen: 'lost' } }, gain],
  };
  const twice: Effect = { do: 'each-player', players: 'each', effects: [mayDiscard] };
  const hand = { one: aCard('Event', { abilities: [{ ability: 'played', do: [twice] }] }) };
  const more = { two: aCard('Edge'), three: aCard('Edge') };
  const state = table({ ann: { hand: { ...hand, ...more } }, bob: {} });

  test('once, and is asked about the second time', () => {
    expect(judged(state, [play('one', { lost: { cards: ['two'] } })]).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/choose/may/mode' }] },
    ]);
    const later = afterwards(state, [play('one', { lost: { cards: ['two'] }, may: { mode: 'no' } })]);
    expect(later.players[0].hand.cards.map(({ id }) => id)).toEqual(['three']);
  });

  test('by the name of the card, if it is another card that asks', () => {
    const well = aText('Well', {
      ...{ ability: 'triggered', on: { event: 'played', player: 'you' }, do: [mayDiscard] },
    });
    const beside = table({ ann: { inPlay: { well }, hand: more }, bob: {} });
    const later = afterwards(beside, [play('two', { 'well.lost': { cards: ['three'] } })]);
    expect(later.players[0].hand.cards).toEqual([]);
  });
});
