import { expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { EventPattern } from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import { attack, fire } from '../acting.ts';
import {
  aCharacter,
  afterPlaying,
  anEvent,
  aSite,
  aState,
  broken,
  card,
  events,
  listed,
  open,
  pass,
  table,
} from '../table.ts';

const answering = (event: EventPattern, ...more: Ability[]) =>
  aState({
    title: 'Baptism',
    abilities: [{ ability: 'playing', kind: 'only', inResponseTo: { event } }, ...more],
  });
const whenDamaged = answering({ event: 'damage-inflicted', card: { is: 'subject' } });
const whenAttacking = answering({ event: 'turned-to-attack', card: { is: 'subject' } });
const baptism = (more: object = {}) => ({ do: 'play', player: 'ann', card: 'baptism', ...more });

/** Ann has burned her own guard; her squire is unharmed. */
const burned = (held = whenDamaged) =>
  afterPlaying(
    table({
      ann: {
        characters: { guard: aCharacter({ fighting: 4 }), squire: aCharacter() },
        hand: { fire: fire(1), baptism: held },
      },
      bob: {},
    }),
    { do: 'play', player: 'ann', card: 'fire', choose: { victim: { cards: ['guard'] } } },
    pass,
  );

test('A State that is played when its subject is damaged is played on the damaged Character alone', {
  meta: { rules: ['shadowfist.yotd/5.2/stated-response-in-the-same-scene'] },
}, () => {
  const state = burned();
  expect(broken(state, baptism({ on: 'guard' }))).toEqual([]);
  expect(broken(state, baptism({ on: 'squire' }))).toEqual(['5.2/stated-response-in-the-same-scene']);
  expect(card(afterPlaying(state, baptism({ on: 'guard' }), pass), 'baptism').on).toBe('guard');
});

test('The only subject that was damaged need not be named, and only it is listed', () => {
  const state = burned();
  expect(events(state, baptism())).toContainEqual(
    expect.objectContaining({ event: 'played', card: 'baptism' }),
  );
  expect(listed(state, 'ann').filter((action) => JSON.stringify(action).includes('baptism'))).toEqual([
    baptism({ on: 'guard' }),
  ]);
});

test('A State that is played when its subject turns to attack asks which of several attackers', () => {
  const state = afterPlaying(
    table({
      ann: {
        characters: { one: aCharacter(), other: aCharacter(), idle: aCharacter() },
        hand: { baptism: whenAttacking },
      },
      bob: { front: { tower: aSite() } },
    }),
    attack('tower', 'one', 'other'),
    { do: 'pass', player: 'bob' },
  );
  expect(open(state, baptism())).toEqual(['/on']);
  expect(broken(state, baptism({ on: 'other' }))).toEqual([]);
  expect(broken(state, baptism({ on: 'idle' }))).toEqual(['5.2/stated-response-in-the-same-scene']);
});

test('An effect plays a State in response to its subject on that subject', () => {
  const gift = anEvent({
    abilities: [
      {
        ability: 'event',
        do: [
          {
            ...{ do: 'play', by: 'you', which: { type: ['State'] }, in: { hand: 'you' }, cost: 'full' },
            ...{ ignoringResources: false, optional: false },
          },
        ],
      },
    ],
  });
  const state = afterPlaying(
    table({
      ann: {
        characters: { one: aCharacter(), idle: aCharacter() },
        hand: { gift, baptism: whenAttacking },
      },
      bob: { front: { tower: aSite() } },
    }),
    attack('tower', 'one'),
    { do: 'pass', player: 'bob' },
  );
  const played = afterPlaying(state, { do: 'play', player: 'ann', card: 'gift' }, pass);
  expect(card(played, 'baptism').on).toBe('one');
});
