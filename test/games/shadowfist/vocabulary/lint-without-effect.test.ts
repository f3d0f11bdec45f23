import { expect, test } from 'vitest';
import { withoutEffect } from '../../../../src/games/shadowfist/vocabulary/lint/without-effect.ts';
import { card } from './cast.ts';
import { seededCards } from './seeds.ts';

const pointers = (cast: ReturnType<typeof card>) => withoutEffect(cast).map(({ pointer }) => pointer);
const event = (...effects: object[]) => card('Event', [{ ability: 'event', do: effects }]);
const smoked = { each: { type: ['Character'] }, in: { smoked: 'you' } };

test('An effect of the amount 0 changes nothing.', () => {
  const plus = (fighting: number) => ({
    ...{ do: 'modify', cards: { each: {}, in: 'play' }, by: [{ fighting }], until: 'end-of-turn' },
  });
  expect(pointers(event({ do: 'gain-power', players: 'you', amount: 0 }))).toEqual([
    '/abilities/0/do/0/amount',
  ]);
  expect(pointers(event({ do: 'gain-power', players: 'you', amount: 1 }))).toEqual([]);
  expect(pointers(event(plus(0)))).toEqual(['/abilities/0/do/0/by/0/fighting']);
  expect(pointers(event(plus(-1)))).toEqual([]);
  expect(pointers(card('Edge', [{ ability: 'own-cost', by: 0 }]))).toEqual(['/abilities/0/by']);
});

test('An ability without effects, choices and payments changes nothing.', () => {
  expect(pointers(event())).toEqual(['/abilities/0/do']);
  const turning = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }], do: [] };
  expect(pointers(card('Edge', [turning]))).toEqual([]);
  const triggered = { ability: 'triggered', on: { event: 'smoked' }, do: [] };
  expect(pointers(card('Edge', [triggered]))).toEqual(['/abilities/0/do']);
});

test('A condition or a choice without effects changes nothing.', () => {
  expect(pointers(event({ do: 'may', by: 'you', effects: [] }))).toEqual(['/abilities/0/do/0/effects']);
  const gain = { do: 'gain-power', players: 'you', amount: 1 };
  const either = { do: 'if', condition: { turnOf: 'you' }, effects: [], otherwise: [gain] };
  expect(pointers(event(either))).toEqual([]);
});

test('What only happens to cards in play changes no card out of play.', () => {
  expect(pointers(event({ do: 'turn', cards: smoked }))).toEqual(['/abilities/0/do/0/cards']);
  expect(pointers(event({ do: 'damage', amount: 1, to: smoked }))).toEqual(['/abilities/0/do/0/to']);
  expect(pointers(event({ do: 'toast', cards: smoked }))).toEqual([]);
  expect(pointers(event({ do: 'unturn', cards: 'this' }))).toEqual(['/abilities/0/do/0/cards']);
  const unturning = { ability: 'voluntary', do: [{ do: 'unturn', cards: 'this' }] };
  expect(pointers(card('Edge', [unturning]))).toEqual([]);
});

test.each(seededCards())('$name says nothing that can never change anything', ({ definition }) => {
  expect(withoutEffect(definition)).toEqual([]);
});
