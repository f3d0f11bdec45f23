import { expect, test } from 'vitest';
import { playThrough } from '../../../../src/engine/play-through.ts';
import { shadowfistLaw } from '../../../../src/games/shadowfist/rule-check/law.ts';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { aCharacter, aFengShuiSite, afterPlaying, anEvent, aSite, judged, pass, table } from './table.ts';

const what = 'It may do more.';
const inPart: Ability = { ability: 'unsupported', reach: 'use', text: what };
const forPlay: Ability = { ability: 'unsupported', reach: 'play', text: 'Its conditions are unknown.' };
const hero = aCharacter({ title: 'Hero', abilities: [inPart] });
const part = (card: string) => ({ card, slug: null, what });
const ends = { do: 'end-turn', player: 'ann' };
const discardNothing = { do: 'discard', player: 'ann', cards: [] };

function unjudgedBy(state: unknown, ...actions: readonly unknown[]) {
  return judged(state, ...actions).verdicts.map(({ outcome, unjudged }) => [outcome, unjudged]);
}

test('Cards in play that are known in part are listed with every verdict, each by its id', () => {
  const state = table({ ann: { characters: { hero, twin: hero } }, bob: {} });
  const both = [part('hero'), part('twin')];
  expect(unjudgedBy(state, ends, discardNothing)).toEqual([
    ['legal', both],
    ['illegal', both],
  ]);
  expect(judged(state)).toMatchObject({ outcome: 'legal', complete: false, unjudged: both, notes: [] });
});

test('A card that lies face down, or anywhere but in play, has no influence.', () => {
  const hidden = aFengShuiSite({ title: 'Hidden', abilities: [inPart] });
  const state = table({
    ann: { hand: { hero }, smoked: { late: hero }, front: { hidden: { card: hidden, faceDown: true } } },
    bob: {},
  });
  expect(unjudgedBy(state, ends)).toEqual([['legal', []]]);
  expect(judged(state, ends)).toMatchObject({ complete: true, unjudged: [] });
});

test('A card whose text is blanked has no text that could be left unjudged', () => {
  const hush = aCharacter({
    title: 'Hush',
    abilities: [
      {
        ability: 'continuous',
        cards: { each: { title: 'Hero' }, in: 'play' },
        modify: [{ blank: true }],
      },
    ],
  });
  const state = table({ ann: { characters: { hero, hush } }, bob: {} });
  expect(unjudgedBy(state, ends)).toEqual([['legal', []]]);
});

test('A card is listed when it is played, while it waits in a scene, and as it resolves', () => {
  const bolt = anEvent({
    title: 'Bolt',
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }, inPart],
  });
  const state = table({ ann: { hand: { bolt } }, bob: { hand: { late: hero } } });
  const playing = { do: 'play', player: 'ann', card: 'bolt' };
  expect(unjudgedBy(state, playing, { do: 'pass', player: 'ann' }, pass, ends)).toEqual([
    ['legal', [part('bolt')]],
    ['legal', [part('bolt')]],
    ['legal', [part('bolt')]],
    ['legal', []],
  ]);
  afterPlaying(state, playing, { do: 'pass', player: 'ann' }, pass, ends);
});

test('A card that nobody had named is listed when it is played', () => {
  const state = table({ ann: { hand: 1, front: { tower: aSite() } }, bob: {} });
  const playing = { do: 'play', player: 'ann', card: { id: 'new', card: hero } };
  expect(unjudgedBy(state, playing)).toEqual([['legal', [part('new')]]]);
});

test('A card that leaves play is listed as long as its effect waits', () => {
  const martyr = aCharacter({
    title: 'Martyr',
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'smoked', card: { is: 'this' } },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
      inPart,
    ],
  });
  const kill = anEvent({
    abilities: [
      { ability: 'event', do: [{ do: 'smoke', cards: { each: { title: 'Martyr' }, in: 'play' } }] },
    ],
  });
  const state = table({ ann: { hand: { kill } }, bob: { characters: { martyr } } });
  const actions = [{ do: 'play', player: 'ann', card: 'kill' }, pass, pass, ends];
  expect(unjudgedBy(state, ...actions).map(([, unjudged]) => unjudged)).toEqual([
    [part('martyr')],
    [part('martyr')],
    [part('martyr')],
    [],
  ]);
  afterPlaying(state, ...actions);
});

test('What a card needs to be played matters only while it is played', () => {
  const strange = aCharacter({ title: 'Strange', abilities: [forPlay] });
  const state = table({ ann: { hand: { strange }, characters: { other: strange } }, bob: {} });
  const [verdict] = judged(state, { do: 'play', player: 'ann', card: 'strange' }).verdicts;
  expect(verdict).toMatchObject({
    outcome: 'unsupported',
    unjudged: [{ card: 'strange', slug: null, what: 'Its conditions are unknown.' }],
  });
  expect(judged(state, ends)).toMatchObject({ complete: true });
});

test('A text of a card of one’s own that no abilities express is not judged, unless it only has restrictions', () => {
  const boaster = aCharacter({ title: 'Boaster', text: 'Gain 2 Power.' });
  const only = aCharacter({ title: 'Only', text: '**Unique**.', restrictions: ['Unique'] });
  expect(judged(table({ ann: { characters: { boaster, only } }, bob: {} })).unjudged).toEqual([
    { card: 'boaster', slug: null, what: 'Its text, for no `abilities` say it: Gain 2 Power.' },
  ]);
});

test('A list of legal actions is complete only if the hands it is made of are known in full', () => {
  const list = (state: unknown, legalActions: string) =>
    playThrough(
      shadowfistLaw(() => undefined),
      { state, actions: [] },
      { legalActions },
    );
  const known = table({ ann: { hand: { plain: aCharacter() } }, bob: { hand: { hero } } });
  expect(list(known, 'ann')).toMatchObject({ complete: true, unjudged: [], notes: [] });
  expect(list(known, 'bob')).toMatchObject({ complete: false, unjudged: [part('hero')] });
  const unnamed = table({ ann: { hand: 2 }, bob: {} });
  expect(list(unnamed, 'ann')).toMatchObject({
    complete: false,
    notes: ['The legal actions of ann do not include plays of 2 cards in hand that nobody has named.'],
  });
  expect(list(unnamed, 'bob')).toMatchObject({ complete: true, notes: [] });
});

const unknown = aCharacter({
  title: 'Unknown',
  abilities: [{ ability: 'unsupported', reach: 'anything', text: 'Its text is unknown.' }],
});
const returning = anEvent({
  title: 'Returning',
  abilities: [
    {
      ability: 'event',
      do: [
        { do: 'return-to-play', cards: { each: { type: ['Character'] }, in: { smoked: 'you' } }, by: 'you' },
      ],
    },
  ],
});

test('A listed action that brings a card into play of which nothing is known says so', () => {
  const list = (state: unknown) =>
    playThrough(
      shadowfistLaw(() => undefined),
      { state, actions: [] },
      { legalActions: 'all' },
    ).legalActions ?? [];
  const seats = (ash: ReturnType<typeof aCharacter>) =>
    table({ ann: { hand: { returning }, smoked: { ash }, front: { gate: aSite() } }, bob: {} });
  const answered = [
    { do: 'play', player: 'ann', card: 'returning' },
    { do: 'pass', player: 'bob' },
  ];
  const waiting = afterPlaying(seats(unknown), ...answered);
  const passing = { do: 'pass', player: 'ann' };
  expect(judged(waiting, passing)).toMatchObject({ outcome: 'unsupported' });
  expect(list(waiting)).toContainEqual({
    action: passing,
    unjudged: [{ card: 'ash', slug: null, what: 'Its text is unknown.' }],
  });
  expect(list(afterPlaying(seats(aCharacter()), ...answered))).toContainEqual({ action: passing });
  expect(list(seats(unknown)).filter(({ unjudged }) => unjudged !== undefined)).toEqual([]);
});
