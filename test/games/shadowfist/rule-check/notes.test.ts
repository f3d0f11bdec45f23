import { expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import { aCharacter, anEvent, aSite, judged, table } from './table.ts';

const untold: Ability = { ability: 'unsupported', reach: 'use', text: 'No source tells what else it does.' };
const hero = aCharacter({ title: 'Hero', abilities: [untold] });

test('what a card in play may do besides, and could not be judged, is noted once', () => {
  expect(judged(table({ ann: { characters: { hero, twin: hero } }, bob: {} })).notes).toEqual([
    'Not judged of Hero: No source tells what else it does.',
  ]);
});

test('a text of one’s own that no abilities say is noted, if it says more than restrictions', () => {
  const boaster = aCharacter({ title: 'Boaster', text: 'Gain 2 Power.' });
  const only = aCharacter({ title: 'Only', text: '**Unique**.', restrictions: ['Unique'] });
  expect(judged(table({ ann: { characters: { boaster, only } }, bob: {} })).notes).toEqual([
    'Not judged of Boaster: Its text, for no `abilities` say it: Gain 2 Power.',
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

test('what is lacking in the resource pool is told not to count them', () => {
  const costly = aCharacter({ requires: ['dra'] });
  const message = (smoked: number) => {
    const state = table({ ann: { hand: { costly }, smoked }, bob: {} });
    const [verdict] = judged(state, { do: 'play', player: 'ann', card: 'costly' }).verdicts;
    return verdict?.outcome === 'illegal' ? verdict.violations.map((one) => one.message) : [];
  };
  expect(message(0)).toEqual(['1 {dra} are needed in the resource pool, and there are 0.']);
  expect(message(3)).toEqual([
    '1 {dra} are needed in the resource pool, and there are 0; unnamed cards of the smoked pile are not counted.',
  ]);
});

test('cards that only chance can show are told to be named, as many as the text asks for', () => {
  const find = anEvent({
    abilities: [
      {
        ability: 'event',
        immediately: true,
        do: [
          { do: 'draw', players: 'you', amount: 2, as: 'drawn' },
          { do: 'discard', cards: { chosen: 'drawn' } },
        ],
      },
    ],
  });
  const state = table({ ann: { hand: { find } }, bob: {} });
  const asked = judged(state, { do: 'play', player: 'ann', card: 'find' });
  expect(asked.awaits).toMatchObject([{ player: 'ann', must: true }]);
  expect(asked.notes).toEqual([
    'The question to ann is answered with the cards that chance shows, which nobody can list: {"known": [{"id": …, "card": …}]}, 2 of them.',
  ]);
});
