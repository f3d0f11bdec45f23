import { expect, test } from 'vitest';
import { abilitiesOf, character, event, toldOf } from './compiled.ts';

const play = {
  do: 'play',
  by: 'you',
  in: { smoked: 'you' },
  which: { type: ['Event'] },
  cost: 'full',
  ignoringResources: false,
  optional: false,
} as const;

test('An Event that is played from a pile can be Toast It', () => {
  for (const text of [
    'Play an Event from your smoked pile. The Event is considered to be Toast It.',
    'Play an Event from your smoked pile. Events played in this manner are Toast It.',
  ])
    expect(abilitiesOf(event, text)).toEqual([{ ability: 'event', do: [{ ...play, toastIt: 'Events' }] }]);
});

test('Toasting an Event after it is played is not the same as Toast It', () => {
  expect(toldOf(event, 'Play an Event from your smoked pile and toast that Event.')).toBe('nothing');
});

test('“Immediately” before an Event that is played is not dropped', () => {
  expect(toldOf(event, 'Immediately play an Event from your smoked pile.')).toBe('nothing');
});

test('A limit of one card is not dropped', () => {
  const text =
    'During any Main Shot, you may play one Edge from your smoked pile if it has the designator Axe.';
  expect(toldOf(character, text)).toBe('nothing');
});

test('A card can be played for more than it costs', () => {
  expect(abilitiesOf(event, 'Play a {mag} Event from your smoked pile at +2 cost.')).toEqual([
    {
      ability: 'event',
      do: [{ ...play, which: { belongsTo: 'mag', type: ['Event'] }, cost: { increasedBy: 2 } }],
    },
  ]);
});

test('Any card that is played can be Toast It', () => {
  expect(
    abilitiesOf(
      character,
      'Once per turn, you may play a {chi} card at +1 cost from your smoked pile, that card is considered to be Toast-It.',
    ),
  ).toEqual([
    {
      ability: 'voluntary',
      limit: { times: 1, per: 'turn' },
      do: [{ ...play, which: { belongsTo: 'chi' }, cost: { increasedBy: 1 }, toastIt: 'any-card' }],
    },
  ]);
});

test('Cards can be played from a pile one after the other', () => {
  expect(
    abilitiesOf(character, 'During your Main Shot, you may play Events from your smoked pile at +1 cost.'),
  ).toEqual([
    {
      ability: 'voluntary',
      when: { all: [{ during: 'main-shot' }, { turnOf: 'you' }] },
      do: [{ ...play, cost: { increasedBy: 1 } }],
    },
  ]);
});

test('The card that is played can be described by its designator after the pile', () => {
  expect(
    abilitiesOf(
      character,
      'During any Main Shot, you may play an Edge or State from your smoked pile if it has the designator Axe.',
    ),
  ).toMatchObject([{ do: [{ which: { type: ['Edge', 'State'], designator: 'Axe' } }] }]);
});

test('“The Event” is a card only if an Event is played', () => {
  expect(toldOf(event, 'Draw 2 cards. The Event is considered to be Toast It.')).not.toBe('whole');
  expect(toldOf(event, 'Play an Edge. The Event is considered to be Toast It.')).not.toBe('whole');
});

test('A card can be played on either of two terms', () => {
  const which = { type: ['Site'] };
  const site = { ...play, in: { hand: 'you' }, which };
  const turning = { ability: 'voluntary', pay: [{ pay: 'turn', card: 'this' }] };
  expect(
    abilitiesOf(character, 'Turn :: Play a Site at -2 cost or ignoring one resource condition.'),
  ).toEqual([
    { ...turning, do: [{ ...site, cost: { reducedBy: 2 } }] },
    { ...turning, do: [{ ...site, ignoringResources: { conditions: 1 } }] },
  ]);
});
