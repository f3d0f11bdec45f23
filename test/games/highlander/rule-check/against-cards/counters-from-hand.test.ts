import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Filter } from '../../../../../src/games/highlander/vocabulary/filters.ts';
import { aCard, afterwards, aText, broken, judged, saying, says, table } from '../table.ts';

type Counter = Extract<Ability, { ability: 'counter' }>;

const countering = (counters: Filter, more: Partial<Counter> = {}) =>
  saying(aCard('Edge', { title: 'Such a Counter' }), {
    ...{ ability: 'counter', counters, by: 'opponent', from: 'hand', leaves: 'discard' },
    ...more,
  });

const gaining = aCard('Event', {
  title: 'Such a Gain',
  abilities: [{ ability: 'played', do: [{ do: 'gain-ability', players: 'you', amount: 1 }] }],
});

const played = { do: 'play', player: 'ann', card: 'gain' };
const counter = { do: 'counter', player: 'bob', card: 'no' };
const facing = (no: ReturnType<typeof countering>, inPlay = {}) =>
  table({ ann: { hand: { gain: gaining }, inPlay }, bob: { hand: { no } } });

describe('a counter that is known to be in hand', () => {
  test('counters from there, and is discarded', {
    meta: { rules: ['highlander.type-two/countering-cards/discarded-without-effect'] },
  }, () => {
    const state = afterwards(facing(countering({ kind: ['event'] })), [played, counter]);
    expect(state.pending).toEqual([]);
    expect(state.players.map(({ discard }) => discard.cards.map(({ id }) => id))).toEqual([['gain'], ['no']]);
  });

  test('is removed from the game if it says so', () => {
    const no = countering({ kind: ['event'] }, { leaves: 'remove-from-game' });
    const { players } = afterwards(facing(no), [played, counter]);
    expect(players[1].removed.cards.map(({ id }) => id)).toEqual(['no']);
  });

  test('does not ask about what it does not counter', () => {
    const state = afterwards(facing(countering({ kind: ['object'] })), [played]);
    expect([state.countering, state.pending]).toEqual([null, [expect.objectContaining({ kind: 'gain' })]]);
  });

  test('counters nothing from play', () => {
    const state = table({
      ann: { hand: { gain: gaining } },
      bob: { inPlay: { no: countering({ kind: ['event'] }) } },
    });
    expect(afterwards(state, [played]).countering).toBeNull();
  });

  test('counters nothing that cannot be countered', () => {
    const ward = aText(
      'Ward',
      says({ cards: { each: { kind: ['event'] }, in: 'play' }, modify: [{ cannot: 'be-countered' }] }),
    );
    expect(afterwards(facing(countering({ kind: ['event'] }), { ward }), [played]).countering).toBeNull();
  });

  test('is not used by who is kept from countering', () => {
    const ban = aText('Ban', says({ players: 'opponent', modifyPlayers: [{ cannot: 'counter' }] }));
    expect(afterwards(facing(countering({ kind: ['event'] }), { ban }), [played]).countering).toBeNull();
  });
});

describe('an Illusion', () => {
  const facingIllusion = (counters: Filter) =>
    table(
      { ann: {}, bob: { hand: { no: countering(counters) } } },
      {
        exertion: {
          ...{ player: 'ann', for: 'illusion', taken: false, illusion: false },
          cards: [{ id: 'shade', card: aCard('Illusion') }],
        },
      },
    );
  const shade = { do: 'play', player: 'ann', card: 'shade' };

  test('is countered by what counters Illusions', {
    meta: { rules: ['highlander.type-two/illusions/counters-must-name-illusions'] },
  }, () => {
    const answer = judged(facingIllusion({ kind: ['illusion'] }), [shade, counter]);
    expect(answer.verdicts.map(({ outcome }) => outcome)).toEqual(['legal', 'legal']);
  });

  test('is not by what counters any card', {
    meta: { rules: ['highlander.type-two/illusions/counters-must-name-illusions'] },
  }, () => {
    const played = afterwards(facingIllusion({}), [shade]);
    expect(broken(played, counter)).toEqual(['type-two/illusions/counters-must-name-illusions']);
    const both = table({
      ann: {},
      bob: { hand: { no: countering({}), yes: countering({ kind: ['illusion'] }) } },
    });
    const asked = afterwards({ ...both, exertion: facingIllusion({}).exertion }, [shade]);
    expect(broken(asked, counter)).toEqual(['type-two/illusions/counters-must-name-illusions']);
    expect(broken(asked, { ...counter, card: 'yes' })).toEqual([]);
  });
});
