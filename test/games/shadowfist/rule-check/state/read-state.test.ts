import { describe, expect, test } from 'vitest';
import type { Mistake } from '../../../../../src/engine/answer.ts';
import { Budget, OverBudget, usualLimits } from '../../../../../src/engine/budget.ts';
import { readState } from '../../../../../src/games/shadowfist/rule-check/state/read-state.ts';
import { type StateGiven, stateSchema } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { anEffect } from './any-state.ts';
import { fullState, library, thief } from './full-state.ts';

const hood = { id: 'hood', card: 'hood', owner: 'ann', controller: 'ann' };
const grove = {
  id: 'grove',
  card: 'grove',
  owner: 'ann',
  controller: 'ann',
  column: 0,
  row: 'front',
} as const;

/** Ann and Bob, and what else is told; all cards are named. */
function aState(told: Partial<StateGiven> = {}): StateGiven {
  return {
    players: [
      { id: 'ann', power: 0 },
      { id: 'bob', power: 0 },
    ],
    turn: { player: 'ann', phase: 'main' },
    ...told,
  };
}

function mistakes(given: unknown): readonly Mistake[] {
  const read = readState(given, library, new Budget());
  return 'mistakes' in read ? read.mistakes : [];
}

/** What is wrong, and where. */
function wrong(given: unknown): string[] {
  return mistakes(given).map(({ code, pointer }) => `${code} ${pointer}`);
}

test('a state without mistakes is read', () => {
  const given = fullState();
  expect(readState(given, library, new Budget())).toEqual({ value: stateSchema.parse(given) });
});

test('all mistakes are told at once', () => {
  const inPlay = [
    { ...hood, controller: 'any' },
    { ...hood, id: 'rogue', card: 'hod' },
    { ...grove, column: null },
  ];
  expect(wrong(aState({ inPlay, passed: ['bo'] }))).toEqual([
    'unknown-card /state/inPlay/1/card',
    'missing /state/inPlay/2/column',
    'dangling-reference /state/inPlay/0/controller',
    'dangling-reference /state/passed/0',
  ]);
});

test('what is not of the right form is told by the schema', () => {
  expect(mistakes({ ...aState(), inPaly: [] })).toEqual([
    {
      code: 'unknown-key',
      pointer: '/state/inPaly',
      message: 'Unknown key “inPaly”.',
      suggestion: 'inPlay',
    },
  ]);
});

test('of a hundred mistakes and more, a hundred are told', () => {
  const inPlay = Array.from({ length: 150 }, (_, place) => ({
    ...hood,
    id: `hood${place}`,
    owner: 'nobody',
  }));
  const told = mistakes(aState({ inPlay }));
  expect(told).toHaveLength(101);
  expect(told.at(-1)?.code).toBe('too-large');
});

describe('names', () => {
  test('what a wrong name may have meant is told', () => {
    const turn = { player: 'anm', phase: 'main' } as const;
    expect(mistakes(aState({ turn }))).toEqual([
      {
        code: 'dangling-reference',
        pointer: '/state/turn/player',
        message: 'There is no player “anm”.',
        suggestion: 'ann',
      },
    ]);
  });

  test('nothing else has the name of a player', () => {
    const players = [
      { id: 'ann', power: 0 },
      { id: 'ann', power: 0 },
    ];
    expect(wrong(aState({ players }))).toEqual(['duplicate /state/players/1/id']);
    expect(wrong(aState({ inPlay: [{ ...hood, id: 'bob' }] }))).toEqual(['duplicate /state/inPlay/0/id']);
  });

  test('no two cards have one name, wherever they lie', () => {
    const bolt = { id: 'bolt', card: 'bolt' };
    const players = [
      { id: 'ann', power: 0, hand: [bolt], deck: { cards: [bolt], unknown: 3 } },
      { id: 'bob', power: 0, smoked: [{ id: 'hood', card: 'hood' }] },
    ];
    expect(wrong(aState({ players, inPlay: [hood] }))).toEqual([
      'duplicate /state/players/0/deck/cards/0/id',
      'duplicate /state/players/1/smoked/0/id',
    ]);
  });

  test('no two effects have one name', () => {
    const frame = { player: 'ann', values: {} };
    const item = { id: 'x', kind: 'declaration', frame } as const;
    expect(wrong(aState({ scene: { items: [item] }, nextScene: [item] }))).toEqual([
      'duplicate /state/nextScene/0/id',
    ]);
  });

  test('the next number is none that was given already', () => {
    const item = { id: 'e:7', kind: 'declaration', frame: { player: 'ann', values: {} } } as const;
    expect(wrong(aState({ scene: { items: [item] }, next: 7 }))).toEqual(['wrong-value /state/next']);
    expect(wrong(aState({ scene: { items: [item] }, next: 8 }))).toEqual([]);
  });
});

describe('what is named', () => {
  test('a State is on a card in play', () => {
    const bow = { id: 'bow', card: 'bow', owner: 'ann', controller: 'ann', on: 'hod' };
    expect(mistakes(aState({ inPlay: [hood, bow] }))).toEqual([
      {
        code: 'dangling-reference',
        pointer: '/state/inPlay/1/on',
        message: 'There is no card in play “hod”.',
        suggestion: 'hood',
      },
    ]);
  });

  test('what lasts for a card is gone with it (4.4)', () => {
    const players = [
      { id: 'ann', power: 0, deck: 20, smoked: [{ id: 'rogue', card: 'hood' }] },
      { id: 'bob', power: 0 },
    ];
    const frame = { player: 'ann', values: {} };
    const lasting = [
      { id: 'l', until: 'end-of-turn', frame, kind: 'control', cards: ['rogue'], to: 'bob' },
    ] as const;
    expect(wrong(aState({ players, lasting: [{ ...lasting[0], cards: ['rogue'] }] }))).toEqual([
      'dangling-reference /state/lasting/0/cards/0',
    ]);
  });

  test('the source of an effect may be anywhere, if there is no telling where it is', () => {
    const item = (frame: object) => ({
      id: 'e',
      kind: 'ability',
      frame: { player: 'ann', values: {}, ...frame },
    });
    const scene = (frame: object) => ({ ...aState(), scene: { items: [item(frame)] } });
    expect(wrong(scene({ source: 'gone' }))).toEqual([
      'dangling-reference /state/scene/items/0/frame/source',
    ]);
    expect(wrong(scene({ source: 'gone', card: 'bolt' }))).toEqual([]);
  });

  test('a card that was shuffled among others can still be told of', () => {
    const players = [
      { id: 'ann', power: 0, deck: 20 },
      { id: 'bob', power: 0 },
    ];
    const frame = { player: 'ann', values: { victim: { cards: ['gone'] } } };
    const scene = { items: [{ id: 'e', kind: 'ability', frame } as const] };
    expect(wrong(aState({ players, scene }))).toEqual([]);
    expect(wrong(aState({ scene }))).toEqual([
      'dangling-reference /state/scene/items/0/frame/values/victim/cards/0',
    ]);
  });

  test('a card that left play this turn can still be told of', () => {
    const frame = { player: 'ann', values: { victim: { cards: ['gone'] } } };
    const scene = { items: [{ id: 'e', kind: 'ability', frame } as const] };
    const events = [{ event: 'leaves-play', card: 'gone' } as const];
    expect(wrong(aState({ scene, turn: { player: 'ann', phase: 'main', events } }))).toEqual([]);
  });
});

describe('cards', () => {
  test('every slug is that of a card', () => {
    const players = [
      {
        id: 'ann',
        power: 0,
        hand: [
          { id: 'a', card: 'bolt' },
          { id: 'b', card: 'blot' },
        ],
      },
      { id: 'bob', power: 0, deck: { cards: [{ id: 'c', card: 'nothing' }], unknown: 2 } },
    ];
    expect(mistakes(aState({ players }))).toEqual([
      {
        code: 'unknown-card',
        pointer: '/state/players/0/hand/1/card',
        message: 'There is no card “blot”.',
        suggestion: null,
      },
      {
        code: 'unknown-card',
        pointer: '/state/players/1/deck/cards/0/card',
        message: 'There is no card “nothing”.',
        suggestion: null,
      },
    ]);
  });

  test('a card of one’s own makes sense', () => {
    const abilities = [{ ability: 'voluntary', do: [anEffect] }] as const;
    const players = [
      { id: 'ann', power: 0, hand: [{ id: 'a', card: { ...thief, abilities: [...abilities] } }] },
      { id: 'bob', power: 0 },
    ];
    expect(wrong(aState({ players }))).toEqual([
      'dangling-reference /state/players/0/hand/0/card/abilities/0/do/0/to/chosen',
    ]);
  });

  test('more than can be judged is over budget', () => {
    const cards = Array.from({ length: 60 }, (_, place) => ({ id: `c${place}`, card: 'bolt' }));
    const players = [
      { id: 'ann', power: 0, deck: cards },
      { id: 'bob', power: 0 },
    ];
    const budget = (objects: number) => new Budget({ ...usualLimits, objects });
    expect(() => readState(aState({ players }), library, budget(59))).toThrow(OverBudget);
    expect(readState(aState({ players }), library, budget(80))).toHaveProperty('value');
  });
});

describe('cards in play', () => {
  test('a State is on a card, and stands nowhere else (4.3.4)', () => {
    const bow = { id: 'bow', card: 'bow', owner: 'ann', controller: 'ann' };
    expect(wrong(aState({ inPlay: [bow] }))).toEqual(['missing /state/inPlay/0/on']);
    expect(wrong(aState({ inPlay: [grove, { ...bow, on: 'grove', column: 0 }] }))).toEqual([
      'wrong-value /state/inPlay/1/column',
    ]);
  });

  test('a Site stands in a column and a row (4.3.3)', () => {
    const { column, row, ...nowhere } = grove;
    expect(wrong(aState({ inPlay: [nowhere] }))).toEqual([
      'missing /state/inPlay/0/column',
      'missing /state/inPlay/0/row',
    ]);
    expect(wrong(aState({ inPlay: [{ ...nowhere, column, row, on: 'grove' }] }))).toContain(
      'wrong-value /state/inPlay/0/on',
    );
  });

  test('a Character stands in a column or nowhere in particular, and in no row (3.3.2)', () => {
    expect(wrong(aState({ inPlay: [hood] }))).toEqual([]);
    expect(wrong(aState({ inPlay: [grove, { ...hood, column: 0, row: 'back' }] }))).toEqual([
      'wrong-value /state/inPlay/1/row',
    ]);
  });

  test('an Edge is at no location (4.3.5)', () => {
    const oath = { id: 'oath', card: 'oath', owner: 'ann', controller: 'ann', column: 0 };
    expect(wrong(aState({ inPlay: [oath] }))).toEqual(['wrong-value /state/inPlay/0/column']);
  });

  test('an Event is never in play (4.3.6)', () => {
    const bolt = { id: 'bolt', card: 'bolt', owner: 'ann', controller: 'ann' };
    expect(wrong(aState({ inPlay: [bolt] }))).toEqual(['wrong-value /state/inPlay/0/card']);
  });

  test('damage that cannot be removed is part of the damage', () => {
    expect(wrong(aState({ inPlay: [{ ...hood, damage: 1, lastingDamage: 2 }] }))).toEqual([
      'wrong-value /state/inPlay/0/lastingDamage',
    ]);
  });

  test('States are not on one another in a circle', () => {
    const bow = (id: string, on: string) => ({ id, card: 'bow', owner: 'ann', controller: 'ann', on });
    expect(wrong(aState({ inPlay: [bow('a', 'b'), bow('b', 'a'), bow('c', 'c')] }))).toEqual([
      'wrong-value /state/inPlay/0/on',
      'wrong-value /state/inPlay/1/on',
      'wrong-value /state/inPlay/2/on',
    ]);
    expect(wrong(aState({ inPlay: [hood, bow('a', 'hood'), bow('b', 'a')] }))).toEqual([]);
  });
});
