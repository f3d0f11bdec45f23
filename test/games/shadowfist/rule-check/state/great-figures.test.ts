import { expect, test } from 'vitest';
import { does, gain } from '../hostile/hostile-table.ts';
import { judged } from '../table.ts';

const grains = (number: unknown) => ({ do: 'counters', name: 'grain', number, on: 'this' });
const thousands = { product: [99, { product: [99, 2] }] };

/** What play leads to, and whether that is read again as the same. */
function reachedBy({ state, actions }: ReturnType<typeof does>): unknown {
  const reached = judged(state, ...actions);
  expect(reached.verdicts.map(({ outcome }) => outcome)).toEqual(['legal', 'legal']);
  expect(judged(reached.state)).toMatchObject({ outcome: 'legal', mistakes: [], state: reached.state });
  return reached.state;
}

test('tens of thousands of counters, and as much Power, are written and read again', () => {
  expect(reachedBy(does([grains(thousands), gain(thousands)]))).toMatchObject({
    players: [{ power: 19_602 }, {}],
    inPlay: [{ counters: { grain: 19_602 } }],
  });
});

test('a number is asked for out of more than are counted out', () => {
  const choice = { choose: 'number', as: 'x', atLeast: 0, atMost: thousands };
  expect(reachedBy(does([{ do: 'choose', choice }]))).toMatchObject({ question: { most: 19_602 } });
});

test('a game in which ten thousand ids were given out goes on', () => {
  const state = reachedBy(does([gain(1)], [], { next: 10_000 }));
  expect(state).toMatchObject({ next: 10_001 });
});

test('an effect that gives control is told by its number from those that came later (7.7), however great', () => {
  const charm = {
    ...{ title: 'A Charm', type: 'State', cost: 0 },
    abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ control: 'you' }] }],
  };
  const { state } = does(
    [],
    [
      {
        id: 'hood',
        card: { title: 'A Hood', type: 'Character', cost: 0, fighting: 1 },
        owner: 'bob',
        controller: 'bob',
      },
    ],
    { next: 20_000, hand: [{ id: 'charm', card: charm }] },
  );
  const played = {
    state,
    actions: [
      { do: 'play', player: 'ann', card: 'charm', on: 'hood' },
      { do: 'pass', player: 'everyone' },
    ],
  };
  expect(reachedBy(played)).toMatchObject({
    inPlay: [{}, { id: 'hood', controller: 'ann' }, { id: 'charm', since: 20_001 }],
  });
});

test('a figure that no game comes near is refused', () => {
  const much = { product: [thousands, thousands] };
  const { state, actions } = does([gain(much), gain(much), gain(much)]);
  expect(judged(state, ...actions).verdicts[1]).toEqual({
    ...{ index: 1, outcome: 'over-budget', unjudged: [], spent: 'figures', limit: 999_999_999 },
  });
});
