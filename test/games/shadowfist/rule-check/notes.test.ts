import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { aCharacter, aSite, judged, table } from './table.ts';

const untold: Ability = { ability: 'unsupported', reach: 'use', text: 'No source tells what else it does.' };
const hero = aCharacter({ title: 'Hero', abilities: [untold] });

test('what a card in play may do besides, and could not be judged, is noted once', () => {
  expect(judged(table({ ann: { characters: { hero, twin: hero } }, bob: {} })).notes).toEqual([
    'Not judged of Hero: No source tells what else it does.',
  ]);
});

test('nothing is noted of what lies face down, or is not in play', () => {
  const hidden = aSite({ title: 'Hidden', abilities: [untold] });
  const state = table({
    ann: { hand: { hero }, front: { hidden: { card: hidden, faceDown: true } } },
    bob: {},
  });
  expect(judged(state).notes).toEqual([]);
});

test('unnamed cards of a smoked pile are told to provide no resources', () => {
  expect(judged(table({ ann: { smoked: 3 }, bob: {} })).notes).toEqual([
    'Unnamed cards in the smoked pile of ann are taken to provide no resources.',
  ]);
});
