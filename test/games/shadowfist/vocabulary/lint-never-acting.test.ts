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

test('A further way to play a card allows another time or changes something.', () => {
  const way = (how: object) => card('Character', [{ ability: 'playing', kind: 'also', ...how }]);
  const rich = { compare: [{ resources: 'arc', in: 'you' }, '>=', 3] };
  expect(pointers(way({}))).toEqual(['/abilities/0']);
  expect(pointers(way({ when: rich }))).toEqual(['/abilities/0']);
  expect(pointers(way({ when: { all: [rich, { during: 'main-shot' }] } }))).toEqual([]);
  expect(pointers(way({ when: rich, cost: 'none' }))).toEqual([]);
});

test('A State in hand has no subject, except the one that it is to be played on.', () => {
  const turnedSubject = { card: 'subject', is: { turned: true } };
  expect(pointers(card('State', [{ ability: 'own-cost', by: -1, if: turnedSubject }]))).toEqual([
    '/abilities/0/if/card',
  ]);
  const discarded = { event: 'discarded', card: { is: 'this' } };
  const heals = [{ do: 'heal', cards: 'subject', amount: 'all' }];
  expect(pointers(card('State', [{ ability: 'triggered', on: discarded, from: 'hand', do: heals }]))).toEqual(
    ['/abilities/0/do/0/cards'],
  );
  const attacks = { event: 'turned-to-attack', card: { is: 'subject' } };
  expect(
    pointers(card('State', [{ ability: 'playing', kind: 'only', inResponseTo: { event: attacks } }])),
  ).toEqual([]);
});

test('A card no longer is what the event has just ended.', () => {
  const triggered = (on: object) => card('Edge', [{ ability: 'triggered', on, do: [gain] }]);
  const answering = (event: object) =>
    card('Edge', [{ ability: 'voluntary', inResponseTo: { event }, do: [gain] }]);
  const waiting = (on: object) => {
    const when = { do: 'when', on, once: true, until: 'end-of-turn', effects: [gain] };
    return card('Event', [{ ability: 'event', do: [when] }]);
  };
  const unturned = (turned: boolean) => ({ event: 'unturned', card: { turned } });
  expect(pointers(triggered(unturned(true)))).toEqual(['/abilities/0/on/card/turned']);
  expect(pointers(triggered(unturned(false)))).toEqual([]);
  expect(pointers(triggered({ event: 'turned', card: { turned: false } }))).toEqual([
    '/abilities/0/on/card/turned',
  ]);
  expect(pointers(triggered({ event: ['turned', 'unturned'], card: { turned: true } }))).toEqual([]);
  expect(pointers(answering({ event: 'revealed', card: { faceDown: true } }))).toEqual([
    '/abilities/0/inResponseTo/event/card/faceDown',
  ]);
  expect(pointers(waiting({ event: 'ceased-attacking', card: { attacking: true } }))).toEqual([
    '/abilities/0/do/0/on/card/attacking',
  ]);
  expect(pointers(waiting({ event: 'ceased-intercepting', card: { attacking: true } }))).toEqual([]);
});
