import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/shadowfist/vocabulary/abilities.ts';
import type { Effect } from '../../../../src/games/shadowfist/vocabulary/effects.ts';
import { choosing, fire, strong, use } from './acting.ts';
import { aCharacter, afterPlaying, anEdge, anEvent, aSite, aState, broken, listed, table } from './table.ts';

const ofStates = '4.3.4/states-cannot-be-attacked-or-damaged';
const ofEdges = '4.3.5/edges-cannot-be-attacked-or-damaged';
const rules = {
  meta: { rules: [`shadowfist.yotd/${ofStates}`, `shadowfist.yotd/${ofEdges}`] },
} as const;
const hit = { chosen: 'victim' } as const;
const field = (strike: ReturnType<typeof anEvent>) =>
  table({
    ann: { hand: { strike }, edges: { edge: anEdge() } },
    bob: {
      front: { tower: aSite() },
      characters: { hero: strong(5) },
      states: { blade: { card: aState(), on: 'hero' } },
      edges: { ward: { card: anEdge({ title: 'Glass Ward', body: 3 }) } },
    },
  });
const victims = (strike: ReturnType<typeof anEvent>) =>
  listed(field(strike), 'ann').flatMap(
    (action) => JSON.stringify(action).match(/"cards":\["(\w+)"\]/)?.[1] ?? [],
  );

describe('A card that is chosen to be damaged', () => {
  test('is not a State or an Edge without a Body', rules, () => {
    expect(broken(field(fire(2)), choosing('ann', 'strike', 'edge'))).toEqual([ofEdges]);
    expect(broken(field(fire(2)), choosing('ann', 'strike', 'blade'))).toEqual([ofStates]);
    for (const id of ['tower', 'hero', 'ward'])
      expect(broken(field(fire(2)), choosing('ann', 'strike', id))).toEqual([]);
    expect(victims(fire(2))).toEqual(['tower', 'hero', 'ward']);
  });

  test('may be any card if something else is done to it, too', rules, () => {
    const effects: readonly Effect[] = [
      { do: 'damage', amount: 2, to: hit },
      { do: 'turn', cards: hit },
    ];
    const strike = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: {}, in: 'play', as: 'victim' }],
          do: [...effects],
        },
      ],
    });
    expect(broken(field(strike), choosing('ann', 'strike', 'edge'))).toEqual([]);
  });

  test('may be any card if only what is beside it is damaged', rules, () => {
    const there = { each: { type: ['Character'], hasState: { is: hit } }, in: 'play' } as const;
    const strike = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: { type: ['State'] }, in: 'play', as: 'victim' }],
          do: [{ do: 'damage', amount: 2, to: there }],
        },
      ],
    });
    expect(broken(field(strike), choosing('ann', 'strike', 'blade'))).toEqual([]);
  });
});

test('Damage is not redirected to an Edge, which cannot be damaged', rules, () => {
  const ward: Ability = {
    ability: 'voluntary',
    choose: [
      { choose: 'damage-source', as: 'source' },
      { choose: 'cards', which: {}, in: 'play', as: 'victim' },
    ],
    do: [{ do: 'redirect', source: 'source', from: { each: { type: ['Character'] }, in: 'play' }, to: hit }],
  };
  const state = table({
    bob: { hand: { strike: fire(2) } },
    ann: {
      front: { tower: aSite() },
      edges: { edge: anEdge() },
      characters: { hero: strong(5), guard: aCharacter({ abilities: [ward] }) },
    },
  });
  const struck = afterPlaying(state, choosing('bob', 'strike', 'hero'));
  const redirecting = (id: string) =>
    use('ann', 'guard', { choose: { source: { effect: 'e:1' }, victim: { cards: [id] } } });
  expect(broken(struck, redirecting('edge'))).toEqual([ofEdges]);
  expect(broken(struck, redirecting('tower'))).toEqual([]);
});
