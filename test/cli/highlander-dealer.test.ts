import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/cli/playing/chance.ts';
import { Dealer } from '../../src/cli/playing/highlander/dealer.ts';

const card = (id: string) => ({ id, card: { title: `Card ${id}`, type: 'Event' } });
const cards = (...ids: readonly string[]) => ids.map(card);
const opening = {
  players: [
    { id: 'ann', endurance: cards('a1', 'a2', 'a3', 'a4', 'a5', 'a6') },
    { id: 'bob', endurance: cards('b1', 'b2') },
  ],
  inPlay: [{ ...card('a7'), owner: 'ann', controller: 'ann', preGame: true }],
};
const dealer = new Dealer(opening);
const chance = () => new Chance(1);

/** Ann has a1 in hand, a2 lies in her Exertion, a3 under her Endurance; the other three nobody has seen. */
const duel = {
  players: [
    { id: 'ann', hand: cards('a1'), endurance: { cards: [], unknown: 2, bottom: cards('a3') }, discard: 1 },
    { id: 'bob', endurance: cards('b1'), removed: cards('b2') },
  ],
  inPlay: [{ ...card('a7'), owner: 'ann', controller: 'bob' }],
  exertion: { player: 'ann', for: 'attack', cards: cards('a2') },
};
const [ann, bob] = duel.players;
const choice = { pointer: '/shown', form: 'known' as const, player: 'ann', from: null, least: 2, most: 2 };

describe('cards that nobody has seen', () => {
  test('get names where they lie, and what is known to lie at the bottom stays there', () => {
    const ordered = Object(dealer.ordered(duel, chance()));
    const [{ endurance, discard }] = ordered.players;
    expect(ordered).toMatchObject({
      inPlay: duel.inPlay,
      exertion: duel.exertion,
      players: [ann && { id: 'ann' }, bob],
    });
    expect(endurance.at(-1)).toEqual(card('a3'));
    const dealt = [...endurance.slice(0, 2), ...discard].map(({ id }: { id: string }) => id);
    expect(dealt.toSorted()).toEqual(['a4', 'a5', 'a6']);
  });

  test('get names in the Hand of an inactive Immortal, too', () => {
    const inactive = { persona: 'a7', ability: 8, hand: { cards: cards('a4'), unknown: 2 } };
    const paired = { ...duel, players: [{ ...ann, endurance: 0, discard: cards('a3'), inactive }, bob] };
    expect(dealer.amiss(paired)).toBeUndefined();
    const [{ inactive: waiting }] = Object(dealer.ordered(paired, chance())).players;
    expect(waiting).toMatchObject({ persona: 'a7', ability: 8 });
    expect(waiting.hand.map(({ id }: { id: string }) => id).toSorted()).toEqual(['a4', 'a5', 'a6']);
  });

  test('leave a state as it is where there are none', () => {
    expect(dealer.ordered(opening, chance())).toBeUndefined();
  });

  test('are what chance shows, and a title is one of a card', () => {
    const shown = Object(dealer.shown(duel, choice, chance()));
    expect(shown).toHaveLength(2);
    expect(cards('a4', 'a5', 'a6')).toEqual(expect.arrayContaining(shown));
    expect(dealer.shown(duel, { ...choice, pointer: '/choose/x/title' }, chance())).toMatch(/^Card /);
  });

  test('are those of the discard pile where that will be shuffled', () => {
    const open = {
      ...duel,
      players: [{ id: 'ann', endurance: cards('a4'), discard: cards('a5', 'a6') }, bob],
    };
    const shown = Object(dealer.shown({ ...open, exertion: null, inPlay: [] }, choice, chance()));
    expect(shown).toHaveLength(2);
  });
});

describe('what is amiss with the cards', () => {
  test('nothing, wherever they lie', () => {
    expect(dealer.amiss(opening)).toBeUndefined();
    expect(dealer.amiss(duel)).toBeUndefined();
  });

  test.each([
    ['one too few', { ...duel, exertion: null }, 'ann has 6 cards of 7.'],
    ['one too many', { ...duel, players: [{ ...ann, discard: 2 }, bob] }, 'ann has 8 cards of 7.'],
    [
      'one in two places',
      { ...duel, players: [{ ...ann, discard: cards('a2') }, bob] },
      'a2 lies in two places.',
    ],
    [
      'another player’s',
      { ...duel, players: [{ ...ann, discard: cards('b1') }, bob] },
      'b1 is not that card of ann.',
    ],
    [
      'another card',
      { ...duel, exertion: { player: 'ann', cards: [{ id: 'a2', card: 'a-slug' }] } },
      'a2 is not that card of ann.',
    ],
  ])('%s', (_, state, told) => {
    expect(dealer.amiss(state)).toBe(told);
  });
});

test('nothing chosen for a text is told as nothing, and elsewhere as an empty list', () => {
  expect(dealer.nothing('/choose/x/cards')).toEqual({ pointer: '/choose/x', value: { none: true } });
  expect(dealer.nothing('/with')).toEqual({ pointer: '/with', value: [] });
});

test('whoever sits down to a duel does not concede it', () => {
  expect(dealer.isPlay({ do: 'concede', player: 'ann' })).toBe(false);
  expect(dealer.isPlay({ do: 'draw', player: 'ann' })).toBe(true);
});
