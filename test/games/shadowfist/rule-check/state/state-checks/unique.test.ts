import { describe, expect, test } from 'vitest';
import { aCharacter, aFengShuiSite, aSite, table } from '../../table.ts';
import { impossible } from './impossible.ts';

describe('Of a Unique card', { meta: { rules: ['shadowfist.yotd/10.1.1/unique-one-face-up-copy'] } }, () => {
  const hero = aCharacter({ title: 'Hero', restrictions: ['Unique'] });
  const two = { ann: { characters: { one: hero } }, bob: { characters: { two: hero } } };

  test('one copy is face up', () => {
    expect(impossible(table(two))).toEqual([
      { rule: '10.1.1/unique-one-face-up-copy', state: ['/inPlay/0', '/inPlay/1'] },
    ]);
    const others = {
      ...two,
      bob: { characters: { two: aCharacter({ title: 'Other', restrictions: ['Unique'] }) } },
    };
    expect(impossible(table(others))).toEqual([]);
  });

  test('there may be two while an auction is on', () => {
    const auction = { cards: ['one', 'two'], newest: ['two'], turn: 'bob' };
    expect(impossible(table(two, { auction }))).toEqual([]);
  });

  test('others may be face down', () => {
    const grove = aFengShuiSite({ restrictions: ['Unique'] });
    const front = { one: grove, two: { card: grove, faceDown: true } };
    expect(impossible(table({ ann: { front }, bob: {} }))).toEqual([]);
  });
});

describe('[5.5] an auction', () => {
  const hero = aCharacter({ title: 'Hero', restrictions: ['Unique'] });
  const seats = { ann: { characters: { one: hero } }, bob: { characters: { two: hero } } };
  const auction = { cards: ['one', 'two'], newest: ['two'], turn: 'bob' };
  const bids = (...powers: number[]) =>
    powers.map((power, place) => ({ player: place % 2 === 0 ? 'bob' : 'ann', power }));

  test('each bid is higher than the one before', {
    meta: { rules: ['shadowfist.yotd/5.5/pass-or-raise'] },
  }, () => {
    expect(impossible(table(seats, { auction: { ...auction, bids: bids(1, 3, 4) } }))).toEqual([]);
    expect(impossible(table(seats, { auction: { ...auction, bids: bids(0, 3, 3) } }))).toEqual([
      { rule: '5.5/pass-or-raise', state: ['/auction/bids/0/power'] },
      { rule: '5.5/pass-or-raise', state: ['/auction/bids/2/power'] },
    ]);
  });

  test('is won by the highest bid', { meta: { rules: ['shadowfist.yotd/5.5/highest-bid-wins'] } }, () => {
    const won = (winner: string) => table(seats, { auction: { ...auction, bids: bids(1, 2), winner } });
    expect(impossible(won('ann'))).toEqual([]);
    expect(impossible(won('bob'))).toEqual([
      { rule: '5.5/highest-bid-wins', state: ['/auction/winner', '/auction/bids'] },
    ]);
  });

  test('is for copies of one card', {
    meta: { rules: ['shadowfist.yotd/5.5.1/unique-copies-start-an-auction'] },
  }, () => {
    const different = { ann: { ...seats.ann, front: { tower: aSite() } }, bob: {} };
    const state = table(different, { auction: { ...auction, cards: ['one', 'tower'], newest: ['tower'] } });
    expect(impossible(state)).toEqual([
      { rule: '5.5.1/unique-copies-start-an-auction', state: ['/auction/cards'] },
    ]);
  });
});
