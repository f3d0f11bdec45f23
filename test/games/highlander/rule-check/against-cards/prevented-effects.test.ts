import { expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import type { CardProhibition, Prevention } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { aCard, afterwards, anAttack, aText, attacked, broken, saying, says, table } from '../table.ts';

const anEvent = (effect: Effect) => saying(aCard('Event'), { ability: 'played', do: [effect] });
const play = { do: 'play', player: 'ann', card: 'news' };
const cup = aCard('Object', { title: 'Cup' });

/** What is left as it was after bob's cup, hand, discard pile and Endurance were reached by ann's Event. */
function leftOf(effect: Effect, inPlay: object) {
  const bob = { hand: { spare: cup }, discard: { old: cup }, endurance: 9, inPlay: { cup, ...inPlay } };
  const later = afterwards(table({ ann: { hand: { news: anEvent(effect) } }, bob }), [play]);
  const { hand, discard, endurance, prone } = later.players[1];
  return [
    ...[later.inPlay.some(({ id }) => id === 'cup'), hand.cards.length + hand.unknown],
    ...[discard.cards.length + discard.unknown, endurance.unknown, prone],
  ];
}

const untouched = [true, 1, 1, 9, false];
const player = (prevention: Prevention, whose: 'you' | 'opponent') => ({
  shield: aText('Shield', says({ players: whose, modifyPlayers: [{ cannot: prevention }] })),
});
const card = (prohibition: CardProhibition) => ({
  shield: aText(
    'Shield',
    says({ cards: { each: { title: 'Cup' }, in: 'anywhere' }, modify: [{ cannot: prohibition }] }),
  ),
});
const inPlay = { each: { title: 'Cup' }, in: 'play' } as const;
const inHand = { each: {}, in: { hand: 'opponent' } } as const;
const discarded = { each: {}, in: { discardPile: 'opponent' } } as const;

test.each<[string, Effect, object]>([
  ['be discarded', { do: 'discard', cards: inPlay }, card('be-discarded')],
  ['be removed from play', { do: 'remove-from-play', cards: inPlay }, card('be-removed-from-play')],
  ['be removed from the game', { do: 'remove-from-game', cards: inPlay }, card('be-removed-from-game')],
  ['be retrieved', { do: 'retrieve', cards: discarded }, card('be-retrieved')],
  [
    'be taken by who may remove none',
    { do: 'remove-from-play', cards: inPlay },
    player('remove-from-play', 'opponent'),
  ],
  [
    'be banished by who may banish none',
    { do: 'remove-from-game', cards: inPlay },
    player('remove-from-game', 'opponent'),
  ],
  [
    'be lost by who cannot be made to discard',
    { do: 'discard', cards: inHand },
    player('be-made-to-discard', 'you'),
  ],
  [
    'be milled from who cannot be made to discard',
    { do: 'discard', cards: { top: 2, of: 'opponent' } },
    player('be-made-to-discard', 'you'),
  ],
  ['be discarded by who discards nothing', { do: 'discard', cards: inHand }, player('discard', 'opponent')],
  ['be drawn by who draws nothing', { do: 'draw', players: 'opponent', amount: 2 }, player('draw', 'you')],
  [
    'be reshuffled by who reshuffles nothing',
    { do: 'shuffle-discard-pile', players: 'opponent' },
    player('shuffle-discard-pile', 'you'),
  ],
  ['trip who cannot be made Prone', { do: 'trip', players: 'opponent' }, player('be-prone', 'you')],
])(
  'What cannot %s is left as it was',
  { meta: { rules: ['highlander.type-two/prevention/what-it-is'] } },
  (_, effect, shield) => {
    expect(leftOf(effect, shield)).toEqual(untouched);
    expect(leftOf(effect, {})).not.toEqual(untouched);
  },
);

test('An attack that cannot be avoided is not, and who may use no abilities uses none', {
  meta: { rules: ['highlander.type-two/prevention/what-it-is'] },
}, () => {
  const ghost = saying(anAttack('upper left'), says({ cards: 'this', modify: [{ cannot: 'be-avoided' }] }));
  const mist = anEvent({ do: 'avoid', cards: { each: { kind: ['attack'] }, in: 'play' } });
  const result = (cut: typeof ghost) =>
    afterwards(attacked({ ann: { hand: { news: mist } }, bob: {} }, { cut }), [play]).attacks.map(
      (attack) => attack.result,
    );
  expect([result(ghost), result(anAttack('upper left'))]).toEqual([['pending'], ['avoided']]);
  const well = aText('Well', { ability: 'may-do', during: ['attack'], do: [] });
  const use = { do: 'use', player: 'ann', card: 'well', ability: 0 };
  const state = (bob: object) => table({ ann: { inPlay: { well } }, bob: { inPlay: { ...bob } } });
  expect(broken(state({}), use)).toEqual([]);
  expect(broken(state(player('use-abilities', 'opponent')), use)).toEqual(['type-two/prevention/what-it-is']);
});

test.each([
  ['the player of the text cannot reshuffle', 'ann', { players: 'you', of: 'opponent' }],
  ['the opponent cannot reshuffle', 'bob', { players: 'opponent', of: 'you' }],
] as const)(
  'A pile of another that %s is left as it was, and its owner may reshuffle it',
  { meta: { rules: ['highlander.type-two/prevention/what-it-is'] } },
  (_, kept, { players, of }) => {
    const shield = aText(
      'Shield',
      says({ players, modifyPlayers: [{ cannot: 'shuffle-discard-pile', of }] }),
    );
    const owner = kept === 'ann' ? 'bob' : 'ann';
    const shuffled = (who: 'ann' | 'bob', whose: 'you' | 'opponent') => {
      const news = anEvent({ do: 'shuffle-discard-pile', players: whose });
      const seat = (id: 'ann' | 'bob') => ({
        endurance: 9,
        ...(id === owner ? { discard: { old: cup } } : {}),
        ...(id === who ? { hand: { news } } : {}),
      });
      const ann = { ...seat('ann'), inPlay: { shield } };
      const bob = seat('bob');
      const seats = who === 'ann' ? { ann, bob } : { bob, ann };
      const later = afterwards(table(seats), [{ do: 'play', player: who, card: 'news' }]);
      const pile = later.players.find(({ id }) => id === owner)?.discard.cards.map(({ id }) => id);
      return pile?.includes('old') === false;
    };
    expect([shuffled(kept, 'opponent'), shuffled(owner, 'you')]).toEqual([false, true]);
  },
);
