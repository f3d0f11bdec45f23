import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import type { Place } from '../../../../../src/games/highlander/vocabulary/terms.ts';
import type { Prevention } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { aCard, afterwards, aText, broken, judged, says, table } from '../table.ts';

const search = (whose: 'you' | 'opponent'): Effect => ({
  do: 'choose',
  choice: { choose: 'cards', as: 'found', which: { kind: ['edge'] }, in: [{ endurance: whose }] },
});
const putting = (verb: 'retrieve' | 'put-on-endurance' | 'discard'): Effect => ({
  do: verb,
  cards: { chosen: 'found' },
});
const unasked = { do: 'play', player: 'ann', card: 'card' };
const finding = (card: string) => ({ ...unasked, choose: { found: { cards: [card] } } });

/** Ann holds a card that does so, and of both Endurances it is known what lies in them. */
const holding = (...effects: Effect[]) => {
  const endurance = { top: aCard('Edge'), sought: aCard('Edge'), last: aCard('Event') };
  const theirs = { high: aCard('Edge'), low: aCard('Edge') };
  const card = aCard('Event', { abilities: [{ ability: 'played', do: effects }] });
  return table({ ann: { hand: { card }, endurance }, bob: { endurance: theirs } });
};
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

describe('a card that a text lets be chosen in an Endurance', () => {
  test('is searched for, and what is left is shuffled', () => {
    const [ann, bob] = afterwards(holding(search('you'), putting('retrieve')), [finding('sought')]).players;
    expect(ids(ann.hand.cards)).toEqual(['sought']);
    expect(ann.endurance).toEqual({ cards: [], unknown: 2 });
    expect(ids(bob.endurance.cards)).toEqual(['high', 'low']);
  });

  test('is found in the Endurance of the opponent, which is shuffled then', () => {
    const state = holding(search('opponent'), putting('discard'));
    const [ann, bob] = afterwards(state, [finding('low')]).players;
    expect([ids(bob.discard.cards), bob.endurance]).toEqual([['low'], { cards: [], unknown: 1 }]);
    expect(ids(ann.endurance.cards)).toEqual(['top', 'sought', 'last']);
  });

  test('is played from there without a second search', () => {
    const state = holding(search('you'), {
      ...{ do: 'play', by: 'you', which: { is: { chosen: 'found' } }, in: [{ endurance: 'you' }] },
      number: { atMost: 1 },
    });
    const plays = [finding('sought'), { do: 'play', player: 'ann', card: 'sought' }];
    const answer = judged(state, plays);
    const events = answer.verdicts.flatMap((verdict) => (verdict.outcome === 'legal' ? verdict.events : []));
    expect(events).toMatchObject([
      { event: 'played', card: 'card' },
      { event: 'searched' },
      { event: 'shuffled' },
      { event: 'played', card: 'sought' },
    ]);
    expect(answer.state).toMatchObject({ players: [{ endurance: 2 }, {}] });
  });

  test('is put on top of what was shuffled, if the text says so', () => {
    const state = holding(search('you'), putting('put-on-endurance'));
    const { endurance } = afterwards(state, [finding('sought')]).players[0];
    expect([ids(endurance.cards), endurance.unknown]).toEqual([['sought'], 2]);
  });

  test('is told to be searched for, and the Endurance to be shuffled', () => {
    const state = holding(search('you'), putting('retrieve'));
    const events = afterwards(state, [finding('top')]).turn.events;
    expect(events.map(({ event }) => event)).toEqual(['played', 'searched', 'shuffled', 'retrieved']);
    expect(events[1]).toEqual({ event: 'searched', player: 'ann', by: 'ann', source: 'card' });
  });

  test('is none, if a text keeps the player from searching', () => {
    const state = holding(search('you'), putting('retrieve'));
    const warden = aText('Warden', says({ players: 'opponent', modifyPlayers: [{ cannot: 'search' }] }));
    const { inPlay } = table({ ann: {}, bob: { inPlay: { warden } } });
    const { players } = afterwards({ ...state, inPlay }, [unasked]);
    expect(ids(players[0].endurance.cards)).toEqual(['top', 'sought', 'last']);
  });
});

describe('who may find up to so many cards in an Endurance, and finds none,', () => {
  const upToTwo: Effect = {
    do: 'choose',
    choice: {
      ...{ choose: 'cards', as: 'found', which: { kind: ['edge'] }, in: [{ endurance: 'you' }] },
      number: { atMost: 2 },
    },
  };
  const nothing = { ...unasked, choose: { found: { cards: [] } } };
  const card = aCard('Event', { abilities: [{ ability: 'played', do: [upToTwo, putting('retrieve')] }] });

  test.each([9, { top: aCard('Edge'), last: aCard('Event') }])(
    'has searched and shuffled it',
    (endurance) => {
      const { turn, players } = afterwards(table({ ann: { hand: { card }, endurance }, bob: {} }), [nothing]);
      expect(turn.events.map(({ event }) => event)).toEqual(['played', 'searched', 'shuffled']);
      expect(players[0].endurance).toEqual({ cards: [], unknown: endurance === 9 ? 9 : 2 });
    },
  );
});

test('Nobody is told to have looked at a hand of unnamed cards who cannot look at it', {
  meta: { rules: ['highlander.type-two/prevention/what-it-is'] },
}, () => {
  const looks: Effect = { do: 'look-at', cards: { each: {}, in: { hand: 'opponent' } }, by: 'you' };
  const card = aCard('Event', { abilities: [{ ability: 'played', do: [looks] }] });
  const maze = aText('Maze', says({ players: 'each', modifyPlayers: [{ cannot: 'look-at-hand' }] }));
  const told = (inPlay: object) =>
    afterwards(table({ ann: { hand: { card }, inPlay: { ...inPlay } }, bob: { hand: 4 } }), [unasked]).turn
      .events;
  expect(told({ maze }).map(({ event }) => event)).toEqual(['played']);
  expect(told({}).map(({ event }) => event)).toEqual(['played', 'looked-at']);
});

describe('a card where a text keeps its player from looking', () => {
  const choosing = (place: Place) =>
    aCard('Event', {
      abilities: [
        {
          ability: 'played',
          choose: [{ choose: 'cards', as: 'found', which: {}, in: [place] }],
          do: [putting('retrieve')],
        },
      ],
    });
  const edge = aCard('Edge');

  test.each<[Prevention, Place, object, object]>([
    ['look-at-hand', { hand: 'opponent' }, {}, { hand: { sought: edge } }],
    ['look-at-discard-pile', { discardPile: 'you' }, { discard: { sought: edge } }, {}],
    ['look-at-discard-pile', { discardPile: 'opponent' }, {}, { discard: { sought: edge } }],
    ['search', { endurance: 'you' }, { endurance: { sought: edge } }, {}],
  ])(
    'is not chosen, and told what prevents it: %s',
    { meta: { rules: ['highlander.type-two/prevention/what-it-is'] } },
    (cannot, place, ann, bob) => {
      const maze = aText('Maze', says({ players: 'each', modifyPlayers: [{ cannot }] }));
      const state = table({
        ann: { hand: { card: choosing(place) }, ...ann },
        bob: { inPlay: { maze }, ...bob },
      });
      expect(broken(state, finding('sought'))).toEqual(['type-two/prevention/what-it-is']);
      expect(judged(state, [finding('sought')]).verdicts).toMatchObject([
        { violations: [{ code: 'prevented-from-looking', action: ['/choose/found'], state: ['/inPlay/0'] }] },
      ]);
      expect(broken(state, finding('maze'))).toEqual(['type-two/text/game-text']);
    },
  );
});

test('an Endurance in which there is no such card is not shuffled', () => {
  const state = holding(
    {
      do: 'choose',
      choice: { choose: 'cards', as: 'found', which: { kind: ['plot'] }, in: [{ endurance: 'you' }] },
    },
    putting('retrieve'),
  );
  const [ann] = afterwards(state, [unasked]).players;
  expect(ids(ann.endurance.cards)).toEqual(['top', 'sought', 'last']);
});

describe('a card that nobody has named', () => {
  const unnamed = (text: readonly Effect[], rest: object = {}) => {
    const card = aCard('Event', { abilities: [{ ability: 'played', do: text }] });
    return table({ ann: { hand: { card }, endurance: 9 }, bob: { hand: 2 }, ...rest });
  };
  const naming = (type: 'Edge' | 'Event', ...ids: string[]) => ({
    ...unasked,
    choose: { found: { known: ids.map((id) => ({ id, card: aCard(type) })) } },
  });

  test('is named as it is found, if nobody knew it', () => {
    const state = unnamed([search('you'), putting('retrieve')]);
    const [ann] = afterwards(state, [naming('Edge', 'new')]).players;
    expect([ids(ann.hand.cards), ann.endurance]).toEqual([['new'], { cards: [], unknown: 8 }]);
  });

  test('is such a card as the text says, and no more than there are', () => {
    const state = unnamed([search('you'), putting('retrieve')]);
    const outcomes = [naming('Event', 'new'), naming('Edge', 'one', 'two')].map(
      (action) => judged(state, [action]).outcome,
    );
    expect(outcomes).not.toContain('legal');
    const hand: Effect = {
      do: 'choose',
      choice: {
        ...{ choose: 'cards', as: 'found', which: {}, in: [{ hand: 'opponent' }] },
        number: { atMost: 5 },
      },
    };
    const theirs = unnamed([hand, putting('discard')]);
    expect(ids(afterwards(theirs, [naming('Edge', 'one', 'two')]).players[1].discard.cards)).toEqual([
      ...['two', 'one'],
    ]);
    expect(judged(theirs, [naming('Edge', 'one', 'two', 'three')]).verdicts).toMatchObject([
      { outcome: 'malformed', mistakes: [{ pointer: '/choose/found' }] },
    ]);
  });
});
