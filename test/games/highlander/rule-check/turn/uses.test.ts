import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import type { Limit } from '../../../../../src/games/highlander/vocabulary/limits.ts';
import { aCard, afterwards, aText, broken, judged, says, table } from '../table.ts';

const use = (card: string, ability: number) => ({ do: 'use', player: 'ann', card, ability });
const gain: Effect = { do: 'gain-ability', players: 'you', amount: 1 };
const USED_UP = ['type-two/text/game-text'];

/** Twice the same, each so often. */
const twice = (limit: Limit) => aText('Twin Charm', ...[1, 2].map((): Ability => mayGain(limit)));

function mayGain(limit?: Limit): Ability {
  return {
    ability: 'may-do',
    during: ['attack'],
    ...(limit === undefined ? {} : { limit: { ...limit } }),
    do: [gain],
  };
}

const having = (inPlay: Readonly<Record<string, ReturnType<typeof aText>>>) =>
  table({ ann: { ability: 9, inPlay }, bob: {} });

describe('what a card lets its player do so often', () => {
  test.each(['turn', 'game'] as const)('in a %s is each ability for itself', (per) => {
    const state = having({ charm: twice({ times: 1, per }) });
    const once = afterwards(state, [use('charm', 0)]);
    expect(broken(once, use('charm', 0))).toEqual(USED_UP);
    const both = afterwards(once, [use('charm', 1)]);
    expect(broken(both, use('charm', 1))).toEqual(USED_UP);
  });

  test('is not used by what it lets him do besides', () => {
    const charm = aText('Charm', mayGain({ times: 1, per: 'turn' }), mayGain());
    const other = afterwards(having({ charm }), [use('charm', 1), use('charm', 1)]);
    expect(broken(other, use('charm', 0))).toEqual([]);
  });

  test('identical cards share, ability by ability', {
    meta: { rules: ['highlander.type-two/stacking-effects/identical-do-not-stack'] },
  }, () => {
    const limit = { times: 1, per: 'turn' } as const;
    const one = afterwards(having({ one: twice(limit), other: twice(limit) }), [use('one', 0)]);
    expect(broken(one, use('other', 0))).toEqual(USED_UP);
    expect(broken(one, use('other', 1))).toEqual([]);
  });

  test('is told with the ability, and is any of them where that is not told', () => {
    const charm = twice({ times: 1, per: 'turn' });
    const state = having({ charm });
    expect(judged(state, [use('charm', 1)]).verdicts).toMatchObject([
      { events: [{ event: 'used', player: 'ann', card: 'charm', ability: 1 }, {}] },
    ]);
    state.turn.events.push({ event: 'used', player: 'ann', card: 'charm', of: charm });
    expect([0, 1].map((at) => broken(state, use('charm', at)))).toEqual([USED_UP, USED_UP]);
  });

  test('and what another text lets him play so often is told with the ability of that one', () => {
    const lets = { mayPlay: {}, from: ['discard-pile' as const], limit: { times: 1, per: 'turn' as const } };
    const door = aText('Door', mayGain(), says({ players: 'you', modifyPlayers: [lets] }));
    const state = table({ ann: { inPlay: { door }, discard: { wink: aCard('Edge') } }, bob: {} });
    expect(judged(state, [{ do: 'play', player: 'ann', card: 'wink' }]).verdicts).toMatchObject([
      { events: [{ event: 'used', card: 'door', ability: 1 }, { event: 'played' }] },
    ]);
  });
});

test('Of two things that a card says must be done, both are', {
  meta: { rules: ['highlander.type-two/must-do-effects/all-if-possible'] },
}, () => {
  const burden = (): Ability => ({
    ...{ ability: 'must-do', during: ['may-do'], limit: { times: 1, per: 'turn' } },
    do: [{ do: 'lose-ability', players: 'you', amount: 1 }],
  });
  const state = table(
    { ann: { inPlay: { load: aText('Load', burden(), burden()) } }, bob: {} },
    { turn: { phase: 'may-do' } },
  );
  const onward = { do: 'next-phase', player: 'ann' };
  const one = afterwards(state, [use('load', 1)]);
  expect(broken(one, onward)).toEqual(['type-two/must-do-effects/all-if-possible']);
  expect(broken(afterwards(one, [use('load', 0)]), onward)).toEqual([]);
});

test('who would use what cannot be used is told what of the card can be', () => {
  const lull = says({ players: 'you', modifyPlayers: [{ cannot: 'attack' }] });
  const state = having({ charm: aText('Charm', lull, mayGain(), mayGain()), calm: aText('Calm', lull) });
  const told = (card: string) => judged(state, [use(card, 0)]).verdicts;
  expect(told('charm')).toMatchObject([
    { violations: [{ message: 'ann may use no such ability of charm, but 1 or 2.', need: [1, 2] }] },
  ]);
  expect(told('calm')).toMatchObject([
    { violations: [{ message: 'ann may use no ability of calm.', need: [] }] },
  ]);
});

describe('a use whose one effect its player is kept from', () => {
  const scroll = (...effects: Effect[]) =>
    aText('Scroll', { ability: 'may-do', during: ['attack'], do: effects });
  const draw: Effect = { do: 'draw', players: 'you', amount: 1 };
  const shuffle: Effect = { do: 'shuffle-discard-pile', players: 'you' };
  const kept = (effects: Effect[], cannot: 'draw' | 'shuffle-discard-pile') =>
    broken(
      table({
        ann: { inPlay: { scroll: scroll(...effects) } },
        bob: { inPlay: { ban: aText('Ban', says({ players: 'opponent', modifyPlayers: [{ cannot }] })) } },
      }),
      use('scroll', 0),
    );

  test('is prevented', { meta: { rules: ['highlander.type-two/prevention/what-it-is'] } }, () => {
    expect(kept([draw], 'draw')).toEqual(['type-two/prevention/what-it-is']);
    expect(kept([shuffle], 'shuffle-discard-pile')).toEqual(['type-two/prevention/what-it-is']);
  });

  test('is not, where the text does something else besides', () => {
    expect(kept([draw, gain], 'draw')).toEqual([]);
    expect(kept([shuffle], 'draw')).toEqual([]);
  });
});
