import { expect, test } from 'vitest';
import { lintDefinition } from '../../../../src/games/shadowfist/vocabulary/lint/lint.ts';
import { card } from './cast.ts';

const pointers = (cast: ReturnType<typeof card>) => lintDefinition(cast).map(({ pointer }) => pointer);
const gain = { do: 'gain-power', players: 'you', amount: 1 };
const ownEntry = { event: 'enters-play', card: { is: 'this' } };

test('A State or Edge cannot be used in response to its own entry.', () => {
  const answering = (event: object) => [{ ability: 'voluntary', inResponseTo: { event }, do: [gain] }];
  expect(pointers(card('State', answering(ownEntry)))).toEqual(['/abilities/0/inResponseTo']);
  expect(pointers(card('Edge', answering({ ...ownEntry, event: 'played' })))).toEqual([
    '/abilities/0/inResponseTo',
  ]);
  expect(pointers(card('Character', answering(ownEntry)))).toEqual([]);
  expect(pointers(card('State', answering({ event: 'enters-play' })))).toEqual([]);
});

test('A card does not enter play while it is in hand or in the smoked pile.', () => {
  const triggered = (on: object, from: string) => [{ ability: 'triggered', on, from, do: [gain] }];
  expect(pointers(card('Character', triggered(ownEntry, 'hand')))).toEqual(['/abilities/0/from']);
  expect(pointers(card('Edge', triggered({ ...ownEntry, event: 'played' }, 'smoked-pile')))).toEqual([
    '/abilities/0/from',
  ]);
  expect(pointers(card('Event', triggered({ ...ownEntry, event: 'played' }, 'smoked-pile')))).toEqual([]);
  expect(pointers(card('Character', triggered({ event: 'enters-play' }, 'hand')))).toEqual([]);
});
