import { expect } from 'vitest';
import { stateSchema } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import type { Frame } from '../../../../../src/games/shadowfist/rule-check/state/values.ts';
import { filter } from '../../../../../src/games/shadowfist/vocabulary/terms.ts';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  aSite,
  aState,
  pass,
  table,
} from '../../rule-check/table.ts';
import { eyes, found, isSuch, proveEvery } from './proving.ts';

const field = table({
  ann: {
    front: {
      gate: aSite({ title: 'Iron Gate', power: 1 }),
      grove: { card: aFengShuiSite({ title: 'Grove', power: 0 }), faceDown: true },
    },
    back: { shed: aSite({ title: 'Shed', power: 0, provides: ['mag'] }) },
    characters: {
      hero: aCharacter({
        title: 'Brave Hero',
        subtitle: 'Ice Guard',
        fighting: 3,
        cost: 2,
        requires: ['dra'],
        provides: ['dra', 'chi'],
      }),
      pupil: {
        card: aCharacter({ title: 'Pupil', fighting: 2, provides: ['han'] }),
        turned: true,
        damage: 1,
        counters: { luck: 2 },
      },
    },
    edges: { edge: anEdge({ title: 'Sharp Edge', requires: ['chi'] }) },
    states: { blade: { card: aState({ title: 'Blade', restrictions: ['Weapon'] }), on: 'hero' } },
    smoked: { fallen: aCharacter({ title: 'Fallen Hero', fighting: 4 }) },
  },
  bob: {
    front: { tower: aSite({ title: 'Tower', power: 2 }) },
    characters: {
      rogue: aCharacter({
        title: 'Rogue',
        fighting: 5,
        cost: 4,
        requires: ['mag'],
        abilities: [{ ability: 'special', special: 'Guts' }],
      }),
      lent: { card: aCharacter({ title: 'Pupil', fighting: 1 }), owner: 'ann', controller: 'bob' },
    },
  },
});

/** Ann's hero and pupil attack Bob's tower; his rogue intercepts the hero. */
const fight = afterPlaying(
  table({
    ann: {
      characters: { hero: aCharacter({ fighting: 3 }), pupil: aCharacter({ fighting: 2 }) },
      front: { gate: aSite() },
    },
    bob: {
      front: { tower: aSite({ body: 9 }), hut: aSite() },
      characters: { rogue: aCharacter({ fighting: 1 }), idle: aCharacter() },
    },
  }),
  ...[{ do: 'attack', player: 'ann', attackers: ['hero', 'pupil'], target: 'tower' }, pass],
  ...[
    { do: 'decline', player: 'ann' },
    { do: 'intercept', player: 'bob', interceptions: { hero: ['rogue'] } },
    pass,
  ],
);

const chosenAs = (value: Frame['values'][string]) => eyes({ values: { it: value } });

proveEvery(filter, {
  type: () => {
    expect(found(field, { type: ['Character'] })).toEqual(['hero', 'pupil', 'rogue', 'lent']);
    expect(found(field, { type: ['Site'] })).toEqual(['gate', 'grove', 'shed', 'tower']);
    expect(found(field, { type: ['Feng Shui Site', 'Edge'] })).toEqual(['grove', 'edge']);
  },
  designator: () => {
    expect(found(field, { designator: 'Ice' })).toEqual(['hero']);
    expect(found(field, { designator: 'Heroes' })).toEqual(['hero']);
    expect(isSuch(field, 'fallen', { designator: 'Hero' })).toBe(true);
  },
  title: () => {
    expect(found(field, { title: 'pupil' })).toEqual(['pupil', 'lent']);
    expect(found(field, { title: 'Hero' })).toEqual([]);
  },
  titleLetters: () => {
    expect(found(field, { titleLetters: { atLeast: 9 } })).toEqual(['hero', 'edge']);
    expect(found(field, { titleLetters: { exactly: 8 } })).toEqual(['gate']);
  },
  restriction: () => expect(found(field, { restriction: 'Weapon' })).toEqual(['blade']),
  special: () => expect(found(field, { special: 'Guts' })).toEqual(['rogue']),
  belongsTo: () => {
    expect(found(field, { belongsTo: 'chi' })).toEqual(['hero', 'edge']);
    expect(found(field, { belongsTo: 'mag' })).toEqual(['shed', 'rogue']);
  },
  requires: () => expect(found(field, { requires: 'mag' })).toEqual(['rogue']),
  provides: () => expect(found(field, { provides: 'mag' })).toEqual(['shed']),
  foundation: () => {
    expect(found(field, { foundation: true })).toEqual(['pupil']);
    expect(found(field, { type: ['Character'], foundation: false })).toEqual(['hero', 'rogue', 'lent']);
  },
  neutral: () => {
    expect(found(field, { type: ['Character'], neutral: true })).toEqual(['rogue', 'lent']);
    expect(found(field, { neutral: false })).toEqual(['hero', 'pupil']);
  },
  powerGenerating: () => {
    expect(found(field, { powerGenerating: true })).toEqual(['gate', 'grove', 'tower']);
    expect(found(field, { type: ['Site'], powerGenerating: false })).toEqual(['shed']);
  },
  controller: () => {
    expect(found(field, { type: ['Character'], controller: 'you' })).toEqual(['hero', 'pupil']);
    expect(found(field, { type: ['Character'], controller: 'every-opponent' })).toEqual(['rogue', 'lent']);
    expect(isSuch(field, 'fallen', { controller: 'you' })).toBe(false);
  },
  owner: () => {
    expect(found(field, { type: ['Character'], owner: 'you' })).toEqual(['hero', 'pupil', 'lent']);
    expect(isSuch(field, 'fallen', { owner: 'you' })).toBe(true);
  },
  controlledByOwner: () => {
    expect(found(field, { controlledByOwner: false })).toEqual(['lent']);
    expect(found(field, { type: ['Character'], controlledByOwner: true })).toEqual([
      'hero',
      'pupil',
      'rogue',
    ]);
  },
  turned: () => {
    expect(found(field, { turned: true })).toEqual(['pupil']);
    expect(found(field, { type: ['Character'], turned: false })).toEqual(['hero', 'rogue', 'lent']);
  },
  faceDown: () => {
    expect(found(field, { faceDown: true })).toEqual(['grove']);
    expect(found(field, { type: ['Site'], faceDown: false })).toEqual(['gate', 'shed', 'tower']);
  },
  damaged: () => {
    expect(found(field, { damaged: true })).toEqual(['pupil']);
    expect(found(field, { type: ['Character'], damaged: false })).toEqual(['hero', 'rogue', 'lent']);
  },
  maintaining: () => {
    const drum = anEdge({
      abilities: [
        {
          ability: 'voluntary',
          pay: [{ pay: 'turn-and-maintain', card: 'this' }],
          do: [{ do: 'modify', cards: 'this', by: [{ cost: 1 }], until: 'while-this-turned' }],
        },
      ],
    });
    const state = table({ ann: { edges: { drum, other: anEdge() } }, bob: {} });
    const later = afterPlaying(state, { do: 'use', player: 'ann', card: 'drum', ability: 0 }, pass);
    expect(found(state, { maintaining: true })).toEqual([]);
    expect(found(later, { maintaining: true })).toEqual(['drum']);
  },
  token: () => {
    const state = table({
      ann: { characters: { monk: { card: aCharacter(), ownerGone: true }, hero: aCharacter() } },
      bob: {},
    });
    expect(found(state, { token: true })).toEqual(['monk']);
    expect(found(state, { type: ['Character'], token: false })).toEqual(['hero']);
  },
  couldJoin: () => {
    const state = afterPlaying(
      table({
        ann: { characters: { hero: aCharacter(), late: aCharacter() } },
        bob: { front: { tower: aSite() }, characters: { guard: aCharacter() } },
        cyd: { characters: { rogue: aCharacter() } },
      }),
      { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' },
    );
    expect(found(state, { couldJoin: true })).toEqual(['late', 'rogue']);
  },
  attacking: () => {
    expect(found(fight, { attacking: true })).toEqual(['hero', 'pupil']);
    expect(found(fight, { type: ['Character'], attacking: false })).toEqual(['rogue', 'idle']);
  },
  intercepting: () => {
    expect(found(fight, { intercepting: true })).toEqual(['rogue']);
    expect(found(fight, { type: ['Character'], intercepting: false })).toEqual(['hero', 'pupil', 'idle']);
  },
  targetOfAttack: () => {
    expect(found(fight, { targetOfAttack: true })).toEqual(['tower']);
    expect(found(fight, { type: ['Site'], targetOfAttack: false })).toEqual(['gate', 'hut']);
  },
  attackingCard: () => {
    expect(found(fight, { attackingCard: 'this' }, eyes({ source: 'tower' }))).toEqual(['hero', 'pupil']);
    expect(found(fight, { attackingCard: 'this' }, eyes({ source: 'hut' }))).toEqual([]);
  },
  attackedBy: () => {
    expect(found(fight, { attackedBy: 'this' }, eyes({ source: 'hero' }))).toEqual(['tower']);
    expect(found(fight, { attackedBy: 'this' }, eyes({ source: 'rogue' }))).toEqual([]);
  },
  interceptingCard: () => {
    expect(found(fight, { interceptingCard: 'this' }, eyes({ source: 'hero' }))).toEqual(['rogue']);
    expect(found(fight, { interceptingCard: 'this' }, eyes({ source: 'pupil' }))).toEqual([]);
  },
  inCombatWith: () => {
    expect(found(fight, { inCombatWith: 'this' }, eyes({ source: 'hero' }))).toEqual(['rogue']);
    expect(found(fight, { inCombatWith: 'this' }, eyes({ source: 'rogue' }))).toEqual(['hero']);
    expect(found(fight, { inCombatWith: 'this' }, eyes({ source: 'tower' }))).toEqual([]);
  },
  attackingAny: () => {
    expect(found(fight, { attackingAny: { type: ['Site'] } })).toEqual(['hero', 'pupil']);
    expect(found(fight, { attackingAny: { type: ['Character'] } })).toEqual([]);
  },
  interceptingAny: () => {
    expect(found(fight, { interceptingAny: { type: ['Character'] } })).toEqual(['rogue']);
    expect(found(fight, { interceptingAny: { type: ['Site'] } })).toEqual([]);
  },
  inCombatWithAny: () => {
    expect(found(fight, { inCombatWithAny: { is: 'this' } }, eyes({ source: 'hero' }))).toEqual(['rogue']);
    expect(found(fight, { inCombatWithAny: { type: ['Site'] } })).toEqual([]);
  },
  atLocationOfAny: () => {
    expect(found(fight, { atLocationOfAny: { is: 'this' } }, eyes({ source: 'tower' }))).toEqual(
      found(fight, { atLocationOf: 'this' }, eyes({ source: 'tower' })),
    );
    expect(found(fight, { atLocationOfAny: { type: ['Edge'] } })).toEqual([]);
  },
  atLocationOf: () => {
    expect(found(fight, { atLocationOf: 'this' }, eyes({ source: 'tower' }))).toEqual([
      'hero',
      'pupil',
      'tower',
      'rogue',
      'idle',
    ]);
    expect(found(fight, { atLocationOf: 'this' }, eyes({ source: 'gate' }))).toEqual(['gate']);
    const gone = { id: 'gone', controller: 'bob', owner: 'bob', fighting: 1, column: 0, turned: false };
    const left = { ...fight, left: [{ ...gone, states: [], location: { player: 'bob', column: 0 } }] };
    expect(found(left, { atLocationOf: 'this' }, eyes({ source: 'gone' }))).toEqual(
      found(fight, { atLocationOf: 'this' }, eyes({ source: 'tower' })),
    );
  },
  belongsAtLocationOf: () => {
    expect(found(fight, { belongsAtLocationOf: 'this' }, eyes({ source: 'gate' }))).toEqual([
      'gate',
      'hero',
      'pupil',
    ]);
    expect(found(fight, { attacking: true, belongsAtLocationOf: 'this' }, eyes({ source: 'tower' }))).toEqual(
      [],
    );
  },
  atLocationControlledBy: () => {
    expect(found(fight, { type: ['Character'], atLocationControlledBy: 'every-opponent' })).toEqual([
      'hero',
      'pupil',
      'rogue',
      'idle',
    ]);
    expect(found(field, { type: ['Character'], atLocationControlledBy: 'you' })).toEqual(['hero', 'pupil']);
    const homeless = table({ ann: { characters: { hero: aCharacter() } }, bob: {} });
    expect(found(homeless, { atLocationControlledBy: 'you' })).toEqual([]);
  },
  row: () => {
    expect(found(field, { row: 'back' })).toEqual(['shed']);
    expect(found(field, { row: 'front' })).toEqual(['gate', 'grove', 'tower']);
  },
  figure: () => {
    expect(found(field, { figure: { fighting: { atLeast: 3 } } })).toEqual(['hero', 'rogue']);
    expect(found(field, { figure: { fighting: { exactly: 1 } } })).toEqual(['pupil', 'lent']);
    expect(found(field, { type: ['Character'], figure: { cost: { atMost: 2, atLeast: 1 } } })).toEqual([
      'hero',
    ]);
    expect(found(field, { figure: { damage: { atLeast: 1 } } })).toEqual(['pupil']);
    expect(found(field, { figure: { conditions: { atLeast: 1 }, provisions: { exactly: 2 } } })).toEqual([
      'hero',
    ]);
    expect(found(field, { figure: { power: { exactly: 1 } } })).toEqual(['gate', 'grove']);
    expect(found(field, { figure: { body: { atLeast: 5 } } })).toEqual(['gate', 'grove', 'shed', 'tower']);
    expect(isSuch(field, 'fallen', { figure: { fighting: { atLeast: 4 } } })).toBe(true);
  },
  printed: () => {
    expect(found(field, { printed: { fighting: { exactly: 2 } } })).toEqual(['pupil']);
    expect(found(field, { printed: { power: { exactly: 0 } } })).toEqual(['grove', 'shed']);
  },
  counters: () => {
    expect(found(field, { counters: { name: 'luck', number: { atLeast: 2 } } })).toEqual(['pupil']);
    expect(found(field, { type: ['Character'], counters: { name: 'luck', number: { atMost: 1 } } })).toEqual([
      'hero',
      'rogue',
      'lent',
    ]);
  },
  hasState: () => {
    expect(found(field, { hasState: { restriction: 'Weapon' } })).toEqual(['hero']);
    expect(found(field, { hasState: { restriction: 'Vehicle' } })).toEqual([]);
  },
  on: () => {
    expect(found(field, { on: { designator: 'Hero' } })).toEqual(['blade']);
    expect(found(field, { on: { designator: 'Pupil' } })).toEqual([]);
  },
  is: () => expect(found(field, { is: 'this' }, eyes({ source: 'hero' }))).toEqual(['hero']),
  isNot: () =>
    expect(found(field, { type: ['Character'], isNot: 'this' }, eyes({ source: 'hero' }))).toEqual([
      'pupil',
      'rogue',
      'lent',
    ]),
  sharesDesignatorWith: () => {
    expect(found(field, { sharesDesignatorWith: 'this' }, eyes({ source: 'pupil' }))).toEqual(['lent']);
    expect(isSuch(field, 'fallen', { sharesDesignatorWith: 'this' }, eyes({ source: 'hero' }))).toBe(true);
  },
  sharesDesignatorWithAny: () => {
    expect(found(field, { type: ['Character'], sharesDesignatorWithAny: {} })).toEqual(['pupil', 'lent']);
    expect(found(field, { sharesDesignatorWithAny: { controller: 'every-opponent' } })).toEqual(['pupil']);
    expect(isSuch(field, 'fallen', { sharesDesignatorWithAny: { type: ['Character'] } })).toBe(true);
  },
  legalSubjectOf: () => {
    const seen = eyes({ source: 'blade' });
    expect(found(field, { legalSubjectOf: 'this' }, seen)).toEqual(['hero', 'pupil', 'rogue', 'lent']);
    expect(found(field, { legalSubjectOf: 'this' }, eyes({ source: 'hero' }))).toEqual([]);
  },
  sharesTitleWith: () => {
    expect(found(field, { sharesTitleWith: 'this' }, eyes({ source: 'pupil' }))).toEqual(['lent']);
    expect(isSuch(field, 'fallen', { sharesTitleWith: 'this' }, eyes({ source: 'hero' }))).toBe(false);
  },
  sharesTitleWithAny: () => {
    const shared = { sharesTitleWithAny: { each: { type: ['Character'] }, in: 'play' } } as const;
    expect(found(field, shared)).toEqual(['pupil', 'lent']);
    const fallen = { sharesTitleWithAny: { each: {}, in: { smoked: 'you' } } } as const;
    expect(found(field, fallen)).toEqual([]);
  },
  requiresChosen: () => {
    const chosen = chosenAs({ symbol: 'mag' });
    expect(found(field, { requiresChosen: { chosen: 'it' } }, chosen)).toEqual(['rogue']);
    expect(found(field, { requiresChosen: { chosen: 'it' } })).toEqual([]);
  },
  ofChosen: () => {
    const chosen = (value: Parameters<typeof chosenAs>[0]) =>
      found(field, { ofChosen: { chosen: 'it' } }, chosenAs(value));
    expect(chosen({ designator: 'Ice' })).toEqual(['hero']);
    expect(chosen({ type: 'Edge' })).toEqual(['edge']);
    expect(chosen({ title: 'Pupil' })).toEqual(['pupil', 'lent']);
    expect(chosen({ symbol: 'chi' })).toEqual(['hero', 'edge']);
    expect(found(field, { ofChosen: { chosen: 'it' } })).toEqual([]);
  },
  targetOfEffect: () => {
    const aimed = {
      items: [{ id: 'e:1', kind: 'ability' as const, frame: eyes(), targets: ['rogue', 'hero'] }],
      resolving: false,
      events: [],
    };
    const given = stateSchema.parse({ ...field, scene: aimed });
    const ofEffect = (effect: string) =>
      found(given, { targetOfEffect: { chosen: 'it' } }, eyes({ values: { it: { effect } } }));
    expect(ofEffect('e:1')).toEqual(['hero', 'rogue']);
    expect(ofEffect('e:2')).toEqual([]);
    expect(found(given, { targetOfEffect: { chosen: 'it' } })).toEqual([]);
  },
  thisTurn: () => {
    const struck = {
      event: 'damage-inflicted',
      card: 'rogue',
      source: 'hero',
      amount: 2,
      player: 'bob',
      by: 'ann',
    } as const;
    const given = { ...field, turn: { ...field.turn, events: [struck] } };
    const damaged = { event: 'damage-inflicted' } as const;
    expect(found(given, { thisTurn: { ...damaged, source: {} } })).toEqual(['rogue']);
    expect(found(given, { thisTurn: { ...damaged, card: {} } })).toEqual(['hero']);
    expect(
      found(given, { thisTurn: { ...damaged, card: { is: 'this' } } }, eyes({ source: 'rogue' })),
    ).toEqual(['hero']);
    expect(found(given, { thisTurn: { ...damaged, card: { type: ['Site'] } } })).toEqual([]);
    expect(found(given, { thisTurn: damaged })).toEqual(['hero', 'rogue']);
  },
  thisAttack: () => {
    const struck = (card: string) => ({ event: 'damage-inflicted', card, amount: 1, player: 'bob' }) as const;
    const declared = { event: 'attack-declared', player: 'ann' } as const;
    const after = (...events: readonly object[]) =>
      found(
        { ...field, turn: { ...field.turn, events: events as never } },
        {
          thisAttack: { event: 'damage-inflicted' },
        },
      );
    expect(after(struck('rogue'), declared, struck('hero'))).toEqual(['hero']);
    expect(after(struck('rogue'))).toEqual([]);
    expect(found(fight, { thisAttack: { event: 'turned-to-attack' } })).toEqual(['hero', 'pupil']);
  },
  enteredPlayThisTurn: () => {
    const given = table({
      ann: { characters: { fresh: { card: aCharacter(), enteredThisTurn: true }, old: aCharacter() } },
      bob: {},
    });
    expect(found(given, { enteredPlayThisTurn: true })).toEqual(['fresh']);
    expect(found(given, { enteredPlayThisTurn: false })).toEqual(['old']);
  },
  any: () => expect(found(field, { any: [{ turned: true }, { type: ['Edge'] }] })).toEqual(['pupil', 'edge']),
  not: () =>
    expect(found(field, { type: ['Character'], not: { controller: 'you' } })).toEqual(['rogue', 'lent']),
});
