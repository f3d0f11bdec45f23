import { describe, expect, test } from 'vitest';
import { aCharacter, anEvent, table } from '../../table.ts';
import { impossible } from './impossible.ts';

const hood = aCharacter();
const gone = { eliminated: true, deck: 0 };

test('Nobody plays alone', { meta: { rules: ['shadowfist.yotd/2.3/two-or-more-players'] } }, () => {
  expect(impossible(table({ ann: {} }))).toEqual([{ rule: '2.3/two-or-more-players', state: ['/players'] }]);
});

describe('who is eliminated', () => {
  test('may own cards that others control', () => {
    const cards = { hood: { card: hood, owner: 'cid', ownerGone: true } };
    expect(impossible(table({ ann: { characters: cards }, bob: {}, cid: gone }))).toEqual([]);
  });

  test('controls no cards', {
    meta: { rules: ['shadowfist.yotd/4.9/eliminated-players-cards-removed'] },
  }, () => {
    const cards = { hood: { card: hood, owner: 'ann' } };
    expect(impossible(table({ ann: {}, bob: {}, cid: { ...gone, characters: cards } }))).toEqual([
      { rule: '4.9/eliminated-players-cards-removed', state: ['/inPlay/0/controller'] },
    ]);
  });

  test('has no deck', { meta: { rules: ['shadowfist.yotd/3.1/empty-deck-eliminates'] } }, () => {
    expect(impossible(table({ ann: {}, bob: {}, cid: { eliminated: true, deck: 1 } }))).toEqual([
      { rule: '3.1/empty-deck-eliminates', state: ['/players/2/eliminated', '/players/2/deck'] },
    ]);
  });

  test('has no turn', { meta: { rules: ['shadowfist.yotd/4.9/eliminated-at-end-of-turn'] } }, () => {
    expect(impossible(table({ ann: gone, bob: {}, cid: {} }))).toEqual([
      { rule: '4.9/eliminated-at-end-of-turn', state: ['/turn/player', '/players/0/eliminated'] },
    ]);
  });

  test('is known as gone by the cards that remain', {
    meta: { rules: ['shadowfist.yotd/4.9/remaining-cards-removed-on-leaving'] },
  }, () => {
    const cards = (ownerGone: boolean) => ({ hood: { card: hood, owner: 'bob', ownerGone } });
    const rule = '4.9/remaining-cards-removed-on-leaving';
    expect(impossible(table({ ann: { characters: cards(true) }, bob: {}, cid: {} }))).toEqual([
      { rule, state: ['/inPlay/0/ownerGone'] },
    ]);
    expect(impossible(table({ ann: { characters: cards(false) }, bob: gone, cid: {} }))).toEqual([
      { rule, state: ['/inPlay/0/ownerGone'] },
    ]);
  });
});

test('Whose opponents are all eliminated has won', {
  meta: { rules: ['shadowfist.yotd/3.1/win-by-default'] },
}, () => {
  const won = { winner: 'ann', turn: { phase: 'over' } } as const;
  expect(impossible(table({ ann: {}, bob: gone, cid: {} }))).toEqual([]);
  expect(impossible(table({ ann: {}, bob: gone, cid: gone }, won))).toEqual([]);
  expect(impossible(table({ ann: {}, bob: gone, cid: gone }))).toEqual([
    { rule: '3.1/win-by-default', state: ['/players/1/eliminated', '/players/2/eliminated', '/winner'] },
  ]);
});

test('A game of which all players are eliminated is over', {
  meta: { rules: ['shadowfist.yotd/4.9/eliminated-at-end-of-turn'] },
}, () => {
  const all = (phase: 'main' | 'over') => table({ ann: gone, bob: gone }, { turn: { phase } });
  expect(impossible(all('over'))).toEqual([]);
  expect(impossible(all('main'))).toEqual([
    { rule: '4.9/eliminated-at-end-of-turn', state: ['/turn/phase'] },
  ]);
});

test('A game that is won is over', {
  meta: { rules: ['shadowfist.yotd/3.1/game-ends-when-one-wins'] },
}, () => {
  const won = (phase: 'main' | 'over') => table({ ann: {}, bob: {} }, { winner: 'ann', turn: { phase } });
  expect(impossible(won('over'))).toEqual([]);
  expect(impossible(won('main'))).toEqual([
    { rule: '3.1/game-ends-when-one-wins', state: ['/winner', '/turn/phase'] },
  ]);
});

test('A player plays a Limited Event once a turn', {
  meta: { rules: ['shadowfist.yotd/10.1.1/limited-event-once-a-turn'] },
}, () => {
  const played = (...players: string[]) =>
    table(
      { ann: {}, bob: {} },
      { turn: { limitedEvents: players.map((player) => ({ player, title: 'Bolt' })) } },
    );
  expect(impossible(played('ann', 'bob'))).toEqual([]);
  expect(impossible(played('ann', 'bob', 'ann'))).toEqual([
    {
      rule: '10.1.1/limited-event-once-a-turn',
      state: ['/turn/limitedEvents/0', '/turn/limitedEvents/2'],
    },
  ]);
});

test('A player plays a One-Shot card once a game', {
  meta: { rules: ['shadowfist.yotd/10.1.1/one-shot-once-a-game'] },
}, () => {
  const seats = (...oneShots: string[]) => table({ ann: { oneShots }, bob: { oneShots: ['Gambit'] } });
  expect(impossible(seats('Gambit', 'Feint'))).toEqual([]);
  expect(impossible(seats('Gambit', 'Feint', 'Gambit'))).toEqual([
    { rule: '10.1.1/one-shot-once-a-game', state: ['/players/0/oneShots'] },
  ]);
});

test('What says Toast It is toasted', {
  meta: { rules: ['shadowfist.yotd/10.1.1/toast-it-never-smoked-pile'] },
}, () => {
  const flash = anEvent({ restrictions: ['Toast It'] });
  expect(impossible(table({ ann: { toasted: { flash } }, bob: {} }))).toEqual([]);
  expect(impossible(table({ ann: { smoked: { bolt: anEvent(), flash } }, bob: {} }))).toEqual([
    { rule: '10.1.1/toast-it-never-smoked-pile', state: ['/players/0/smoked/1'] },
  ]);
});
