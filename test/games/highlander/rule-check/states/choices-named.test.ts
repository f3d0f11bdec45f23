import { expect, test } from 'vitest';
import { aCard, anAttack, judged, table } from '../table.ts';

const play = (card: string, choose: object) => ({ do: 'play', player: 'ann', card, choose });
const news = aCard('Event', {
  abilities: [
    {
      ability: 'played',
      do: [
        { do: 'choose', choice: { choose: 'number', as: 'amount', atLeast: 1, atMost: 3 } },
        { do: 'damage', players: 'opponent', amount: { value: 'amount' } },
      ],
    },
  ],
});
const state = table({ ann: { hand: { news, cut: anAttack('upper left') } }, bob: {} });
const said = (card: string, choose: object) => judged(state, [play(card, choose)]).verdicts;

test('what an action chooses under a name that nothing asks for is a slip', () => {
  expect(said('cut', { nonsense: { number: 3 } })).toEqual([
    {
      ...{ index: 0, outcome: 'malformed', unjudged: [] },
      mistakes: [
        {
          ...{ code: 'unknown-key', pointer: '/choose/nonsense', suggestion: null },
          message: 'Nothing asks for a choice “nonsense”.',
        },
      ],
    },
  ]);
});

test('the name that was probably meant is told', () => {
  expect(said('news', { amount: { number: 2 } })).toMatchObject([{ outcome: 'legal' }]);
  expect(said('news', { amount: { number: 2 }, amuont: { number: 2 } })).toMatchObject([
    { mistakes: [{ pointer: '/choose/amuont', suggestion: 'amount' }] },
  ]);
});

test('the names that are asked for are told, whatever was said instead', () => {
  expect(said('news', { amount: { number: 2 }, nonsense: { number: 2 } })).toMatchObject([
    { mistakes: [{ message: 'Nothing asks for a choice “nonsense”, but for “amount”.', suggestion: null }] },
  ]);
});

test('a choice that is asked for once is not made twice', () => {
  expect(said('news', { amount: { number: 2 }, 'amount#2': { number: 2 } })).toMatchObject([
    { mistakes: [{ pointer: '/choose/amount#2' }] },
  ]);
});
