import { expect, test } from 'vitest';
import type { Choice } from '../../../../src/games/shadowfist/vocabulary/choices.ts';
import { playing } from './acting.ts';
import { aCharacter, anEvent, aSite, aState, judged, table } from './table.ts';

/** A refusal says what the text asks for and was not there, in words. */

const mystic = aCharacter({ title: 'Mystic', requires: ['mag'] });
const cop = aCharacter({ title: 'Cop' });

/** What is said of an Event of Ann's with one choice, called `it`. */
function refused(choice: Choice, it: object): unknown[] {
  const event = anEvent({ abilities: [{ ability: 'event', choose: [choice], do: [] }] });
  const state = table({
    ann: { front: { gate: aSite() }, characters: { cop }, hand: { event } },
    bob: { front: { tower: aSite() }, characters: { mystic } },
    cat: {},
  });
  return failures(state, playing('ann', 'event', { choose: { it } }));
}

function failures(state: unknown, action: unknown): unknown[] {
  const [verdict] = judged(state, action).verdicts;
  return verdict?.outcome === 'illegal'
    ? verdict.violations.map(({ message, need }) => ({ message, need }))
    : [verdict?.outcome];
}

test('the part of the filter that a card does not meet', () => {
  const choice: Choice = {
    ...{ choose: 'cards', as: 'it', in: 'play' },
    which: { type: ['Character'], controller: 'every-opponent', not: { requires: 'mag' } },
  };
  expect(refused(choice, { cards: ['mystic'] })).toEqual([
    {
      message: 'mystic cannot be chosen: the text asks for a card that does not require {mag}.',
      need: [],
    },
  ]);
  expect(refused(choice, { cards: ['cop'] })).toEqual([
    { message: 'cop cannot be chosen: the text asks for a card opponents control.', need: [] },
  ]);
  expect(refused(choice, { cards: ['tower'] })).toEqual([
    { message: 'tower cannot be chosen: the text asks for a Character.', need: [] },
  ]);
});

test('all that it asks, where a card is in another place, or one of several kinds is asked for', () => {
  const choice: Choice = {
    ...{ choose: 'cards', as: 'it', in: 'play', which: { type: ['Edge'] } },
    or: [{ which: { type: ['Event'] }, in: { smoked: 'every-player' } }],
  };
  expect(refused(choice, { cards: ['cop'] })).toEqual([
    {
      message: 'cop cannot be chosen: the text asks for an Edge or an Event in any smoked pile.',
      need: [],
    },
  ]);
});

test('the names of what a text asks for, where something is called otherwise', () => {
  const such = (as: string): Choice => ({ choose: 'cards', which: {}, in: 'play', as });
  const event = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [such('first'), such('second')],
        do: [{ do: 'may', by: 'you', effects: [{ do: 'choose', choice: such('third') }] }],
      },
    ],
  });
  const given = table({
    ann: { characters: { cop, mystic }, hand: { event, rest: anEvent() } },
    bob: {},
  });
  const called = (card: string, ...names: string[]) =>
    failures(
      given,
      playing('ann', card, { choose: Object.fromEntries(names.map((name) => [name, { cards: ['cop'] }])) }),
    );
  expect(called('event', 'first', 'second', 'frist')).toEqual([
    {
      message: 'Its text asks for nothing called frist. It asks for first and second.',
      need: ['first', 'second'],
    },
  ]);
  expect(called('event', 'first', 'second', 'third')).toEqual([
    {
      message:
        'third is chosen only as it resolves, when a question asks for it. Now its text asks for first and second.',
      need: ['first', 'second'],
    },
  ]);
  expect(called('rest', 'first')).toEqual([
    { message: 'Its text asks for nothing called first. It asks for nothing.', need: [] },
  ]);
});

test('which players', () => {
  expect(refused({ choose: 'players', as: 'it', of: 'every-opponent' }, { players: ['ann'] })).toEqual([
    { message: 'ann cannot be chosen: the text asks for an opponent.', need: ['bob', 'cat'] },
  ]);
  const such: Choice = {
    ...{ choose: 'players', as: 'it', of: 'every-opponent' },
    such: { exists: { each: { type: ['Character'], controller: 'that-player' }, in: 'play' } },
  };
  expect(refused(such, { players: ['cat'] })).toEqual([
    {
      message: 'cat cannot be chosen: the text asks for any player who controls a Character.',
      need: ['bob'],
    },
  ]);
});

test('the form of the answer', () => {
  expect(refused({ choose: 'mode', as: 'it', of: ['up', 'down'] }, { mode: 'left' })).toEqual([
    { message: 'The answer is {mode: …}: one of up, down.', need: ['up', 'down'] },
  ]);
  expect(refused({ choose: 'players', as: 'it', of: 'every-opponent' }, { cards: ['cop'] })).toEqual([
    { message: 'The answer is {players: […]}.', need: ['bob', 'cat'] },
  ]);
});

test('what there is none of', () => {
  const event = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', as: 'it', in: 'play', which: { type: ['Edge'] } }],
        do: [],
      },
    ],
  });
  expect(failures(table({ ann: { hand: { event } }, bob: {} }), playing('ann', 'event'))).toEqual([
    { message: 'There is nothing to choose for it: the text asks for an Edge.', need: 1 },
  ]);
});

test('when it may be generated, and in response to what', () => {
  const early = anEvent({
    abilities: [
      { ability: 'playing', kind: 'only', when: { all: [{ during: 'start-of-turn' }, { turnOf: 'you' }] } },
      { ability: 'event', do: [] },
    ],
  });
  const answer = anEvent({
    abilities: [
      {
        ability: 'playing',
        kind: 'only',
        inResponseTo: { to: { source: { type: ['Event'] } }, as: 'answered' },
      },
      { ability: 'event', do: [] },
    ],
  });
  const state = table({ ann: { hand: { early, answer } }, bob: {} });
  const time = 'at the start of your turn';
  expect(failures(state, playing('ann', 'early'))).toEqual([
    { message: `Its text does not allow it now: it does ${time}.`, need: time },
  ]);
  const what = 'in response to an effect generated by an Event';
  expect(failures(state, playing('ann', 'answer'))).toEqual([
    {
      message: `Its text answers something that is not in the open scene: it is generated ${what}.`,
      need: what,
    },
  ]);
});

test('what keeps a State off a card', () => {
  const free = aCharacter({
    title: 'Free',
    abilities: [{ ability: 'continuous', cards: 'this', modify: [{ notLegalSubject: true }] }],
  });
  const badge = aState({
    abilities: [{ ability: 'subject', which: { type: ['Character'], designator: 'Cop' } }],
  });
  const state = table({
    ann: { front: { gate: aSite() }, characters: { cop, mystic, free }, hand: { badge, cloak: aState() } },
    bob: {},
  });
  const on = (id: string, subject: string) => failures(state, playing('ann', id, { on: subject }));
  expect(on('badge', 'mystic')).toEqual([
    { message: 'Its text asks for a <Cop> card as its subject.', need: null },
  ]);
  expect(on('cloak', 'gate')).toEqual([
    { message: 'Unless its text says otherwise, a State is played on a Character.', need: null },
  ]);
  expect(on('cloak', 'free')).toEqual([
    { message: 'That card is no legal subject, by the text of Free.', need: null },
  ]);
});
