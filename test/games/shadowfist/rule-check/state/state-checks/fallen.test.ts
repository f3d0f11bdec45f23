import { describe, expect, test } from 'vitest';
import type { StateGiven } from '../../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { aCharacter, aFengShuiSite, anEdge, aSite, aState, table } from '../../table.ts';
import { impossible } from './impossible.ts';

type Task = NonNullable<StateGiven['agenda']>[number];

const damaged = (card: ReturnType<typeof aCharacter>, damage: number) => ({ card, damage });
const characters = (hood: ReturnType<typeof damaged>, more = {}) =>
  table({ ann: { characters: { hood }, ...more }, bob: {} });

describe('A Character', { meta: { rules: ['shadowfist.yotd/4.6/smoked-at-zero'] } }, () => {
  test('has less damage than Fighting', () => {
    expect(impossible(characters(damaged(aCharacter({ fighting: 3 }), 2)))).toEqual([]);
    expect(impossible(characters(damaged(aCharacter({ fighting: 3 }), 3)))).toEqual([
      { rule: '4.6/smoked-at-zero', state: ['/inPlay/0', '/inPlay/0/damage'] },
    ]);
  });

  test('lives on by a bonus', () => {
    const banner = anEdge({
      abilities: [
        {
          ability: 'continuous',
          cards: { each: { type: ['Character'] }, in: 'play' },
          modify: [{ fighting: 1 }],
        },
      ],
    });
    expect(impossible(characters(damaged(aCharacter({ fighting: 3 }), 3), { edges: { banner } }))).toEqual(
      [],
    );
  });

  test('of whose Fighting nothing is known is let stand', () => {
    expect(impossible(characters(damaged(aCharacter({ fighting: null }), 3)))).toEqual([]);
    expect(impossible(characters(damaged(aCharacter({ fighting: '*' }), 3)))).toEqual([]);
  });

  test('that cannot be smoked is let stand', () => {
    const abilities = [{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-smoked' }] }] as const;
    const immortal = aCharacter({ fighting: 1, abilities: [...abilities] });
    expect(impossible(characters(damaged(immortal, 3)))).toEqual([]);
  });

  test('is not looked at while something is still to be done', () => {
    const agenda: Task[] = [{ task: 'effects', effects: [], frame: { player: 'ann', values: {} } }];
    const hood = { card: aCharacter({ fighting: 1 }), damage: 1 };
    expect(impossible(table({ ann: { characters: { hood } }, bob: {} }, { agenda }))).toEqual([]);
  });
});

describe('A Site', { meta: { rules: ['shadowfist.yotd/3.3.3/site-smoked-by-other-damage'] } }, () => {
  const site = (damage: number) =>
    table({ ann: { front: { tower: { card: aSite({ body: 4 }), damage } } }, bob: {} });

  test('has less damage than Body', () => {
    expect(impossible(site(3))).toEqual([]);
    expect(impossible(site(4))).toEqual([
      { rule: '3.3.3/site-smoked-by-other-damage', state: ['/inPlay/0', '/inPlay/0/damage'] },
    ]);
  });

  test('may have as much while it is decided what becomes of it (6.4.3)', () => {
    const tower = { card: aSite({ body: 4 }), damage: 4 };
    const agenda: Task[] = [{ task: 'fate-of-site', card: 'tower', sources: [] }];
    expect(impossible(table({ ann: { front: { tower } }, bob: {} }, { agenda }))).toEqual([]);
  });
});

describe('[3.3.2] face-down cards', () => {
  const front = (card: ReturnType<typeof aSite>, damage = 0) =>
    table({ ann: { front: { grove: { card, faceDown: true, turned: true, damage } } }, bob: {} });

  test('are Feng Shui Sites', { meta: { rules: ['shadowfist.yotd/3.3.2/enter-face-up'] } }, () => {
    expect(impossible(front(aFengShuiSite()))).toEqual([]);
    expect(impossible(front(aSite()))).toEqual([
      { rule: '3.3.2/enter-face-up', state: ['/inPlay/0/faceDown'] },
    ]);
  });

  test('are undamaged', { meta: { rules: ['shadowfist.yotd/3.3.2/damage-reveals'] } }, () => {
    expect(impossible(front(aFengShuiSite(), 1))).toEqual([
      { rule: '3.3.2/damage-reveals', state: ['/inPlay/0/faceDown', '/inPlay/0/damage'] },
    ]);
  });
});

describe('what cannot be damaged', () => {
  const guarded = {
    ability: 'continuous',
    cards: { each: { type: ['Site'] }, in: 'play' },
    modify: [{ redirectsDamageTo: 'this' }],
  } as const;
  const edge = (more: Parameters<typeof anEdge>[0] = {}) =>
    table({ ann: { edges: { banner: { card: anEdge(more), damage: 1 } } }, bob: {} });

  test('an Edge is undamaged, but for one whose text lets it be damaged', {
    meta: { rules: ['shadowfist.yotd/4.3.5/edges-cannot-be-attacked-or-damaged'] },
  }, () => {
    expect(impossible(edge())).toEqual([
      { rule: '4.3.5/edges-cannot-be-attacked-or-damaged', state: ['/inPlay/0/damage'] },
    ]);
    expect(impossible(edge({ body: 4 }))).toEqual([]);
    expect(impossible(edge({ abilities: [guarded] }))).toEqual([]);
  });

  test('a State is undamaged', {
    meta: { rules: ['shadowfist.yotd/4.3.4/states-cannot-be-attacked-or-damaged'] },
  }, () => {
    const curse = { card: aState(), on: 'hood', damage: 1 };
    const state = table({ ann: { characters: { hood: aCharacter() }, states: { curse } }, bob: {} });
    expect(impossible(state)).toEqual([
      { rule: '4.3.4/states-cannot-be-attacked-or-damaged', state: ['/inPlay/1/damage'] },
    ]);
  });
});
