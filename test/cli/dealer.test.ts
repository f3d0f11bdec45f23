import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/cli/playing/chance.ts';
import { Dealer } from '../../src/cli/playing/shadowfist/dealer.ts';

const card = (id: string) => ({ id, card: `card-${id}` });
const opening = {
  players: [
    { id: 'ann', power: 0, deck: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(card) },
    { id: 'bob', power: 0, deck: ['b1', 'b2'].map(card) },
  ],
};
const dealer = new Dealer(opening);
const chance = () => new Chance(1);

/** Ann holds a1, has a2 in play and a3 on the way there; the other three lie in her deck in an order that nobody knows. */
const shuffled = {
  players: [
    { id: 'ann', power: 2, hand: [card('a1')], deck: 3 },
    { id: 'bob', power: 1, deck: [card('b1')], smoked: [card('b2')] },
  ],
  inPlay: [{ id: 'a2', card: 'card-a2', owner: 'ann' }],
  scene: { items: [{ id: 'e:1', frame: { player: 'ann', source: 'a3' } }] },
  turn: { player: 'ann' },
};
const asking = (question: object) => ({
  ...shuffled,
  question: { player: 'ann', as: 'drawn', about: 'which cards are drawn', ...question },
});
const unseen = ['a4', 'a5', 'a6'].map(card);

describe('a deck that was shuffled', () => {
  test('gets an order, of the cards that lie nowhere else', () => {
    const ordered = dealer.ordered(shuffled, chance());
    expect(ordered).toEqual({
      ...shuffled,
      players: [{ ...shuffled.players[0], deck: expect.arrayContaining(unseen) }, shuffled.players[1]],
    });
  });

  test('keeps on top what is known to lie there', () => {
    const [ann = {}, bob] = shuffled.players;
    const state = { ...shuffled, players: [{ ...ann, deck: { cards: [card('a5')], unknown: 2 } }, bob] };
    expect(dealer.ordered(state, chance())).toMatchObject({
      players: [{ deck: [card('a5'), expect.anything(), expect.anything()] }, bob],
    });
  });

  test('is left as it is where its order is known', () => {
    expect(dealer.ordered(opening, chance())).toBeUndefined();
  });
});

describe('what chance is asked', () => {
  test('of cards that nobody has named is answered with some that lie nowhere else', () => {
    const answered = dealer.answer(asking({ kind: 'chance', least: 2, most: 2 }), chance());
    expect(answered).toEqual({
      do: 'choose',
      player: 'ann',
      value: { known: [expect.anything(), expect.anything()] },
    });
    expect(unseen).toEqual(expect.arrayContaining(Object(answered).value.known));
  });

  test('of named cards is left to be chosen among what is listed', () => {
    expect(dealer.answer(asking({ kind: 'chance', from: ['a1'] }), chance())).toBeUndefined();
  });

  test('is not what players are asked', () => {
    expect(dealer.answer(asking({ kind: 'mode', from: ['keep', 'discard'] }), chance())).toBeUndefined();
    expect(dealer.answer(shuffled, chance())).toBeUndefined();
  });
});
