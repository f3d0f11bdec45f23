import { describe, expect, test } from 'vitest';
import { choosing, playing } from './acting.ts';
import { fightingOf, powerOf } from './figures.ts';
import {
  aCharacter,
  afterPlaying,
  anEdge,
  anEvent,
  aSite,
  broken,
  card,
  events,
  pass,
  pile,
  table,
} from './table.ts';

const victim = { choose: 'cards', which: {}, in: 'play', as: 'victim' } as const;
const modifying = (by: object, until = 'end-of-turn') =>
  anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [victim],
        do: [{ do: 'modify', cards: { chosen: 'victim' }, by: [by as never], until: until as never }],
      },
    ],
  });
const smoke = anEvent({
  abilities: [{ ability: 'event', choose: [victim], do: [{ do: 'smoke', cards: { chosen: 'victim' } }] }],
});
/** Fighting X: as many as there are cards of a type. */
const counting = (title: string, type: 'Edge' | 'Site') =>
  aCharacter({
    title,
    fighting: 'X',
    abilities: [{ ability: 'x', figure: 'fighting', is: { count: { each: { type: [type] }, in: 'play' } } }],
  });

describe('Fighting (4.6)', () => {
  test('who is at zero is spared once by what happens in the place of being smoked, until it falls again', {
    meta: { rules: ['shadowfist.yotd/4.6/smoked-at-zero'] },
  }, () => {
    const martyr = aCharacter({
      fighting: 2,
      abilities: [
        {
          ...{ ability: 'replacement', on: { event: 'smoked', card: { is: 'this' } } },
          instead: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table({
      ann: {
        characters: { martyr, other: aCharacter() },
        hand: {
          weak: modifying({ fighting: -2 }),
          strong: modifying({ fighting: 3 }),
          more: modifying({ fighting: -3 }),
        },
      },
      bob: {},
    });
    const power = (one: typeof state) => one.players.map((each) => each.power);
    const spared = afterPlaying(state, choosing('ann', 'weak', 'martyr'), pass);
    expect(power(spared)).toEqual([1, 0]);
    expect(card(spared, 'martyr')).toMatchObject({ spared: true });
    // Nothing more happens to it, whatever else does.
    const still = afterPlaying(spared, { do: 'end-turn', player: 'ann' });
    expect(power(still)).toEqual([1, 0]);
    const raised = afterPlaying(spared, choosing('ann', 'strong', 'martyr'), pass);
    expect(card(raised, 'martyr').spared).toBeUndefined();
    expect(power(afterPlaying(raised, choosing('ann', 'more', 'martyr'), pass))).toEqual([2, 0]);
    expect(pile(afterPlaying(state, choosing('ann', 'weak', 'other'), pass), 'ann', 'smoked')).toContain(
      'other',
    );
  });

  test('a rise or fall is no damage', {
    meta: {
      rules: [
        'shadowfist.yotd/4.6/change-of-fighting-is-not-damage',
        'shadowfist.yotd/4.6/less-one-for-each-counter',
      ],
    },
  }, () => {
    const start = table({
      ann: {
        characters: { hero: { card: aCharacter({ fighting: 5 }), damage: 2 } },
        hand: { weaken: modifying({ fighting: -1 }), rouse: modifying({ fighting: 4 }) },
      },
      bob: {},
    });
    const weak = afterPlaying(start, choosing('ann', 'weaken', 'hero'), pass);
    expect([fightingOf(weak, 'hero'), card(weak, 'hero').damage]).toEqual([2, 2]);
    const roused = afterPlaying(weak, choosing('ann', 'rouse', 'hero'), pass);
    expect([fightingOf(roused, 'hero'), card(roused, 'hero').damage]).toEqual([6, 2]);
  });

  test('whatever reduces it to zero, the Character is smoked', {
    meta: { rules: ['shadowfist.yotd/4.6/smoked-at-zero'] },
  }, () => {
    const start = table({
      ann: { hand: { weaken: modifying({ fighting: -3 }) } },
      bob: { characters: { hero: aCharacter({ fighting: 3 }) } },
    });
    expect(pile(afterPlaying(start, choosing('ann', 'weaken', 'hero'), pass), 'bob', 'smoked')).toEqual([
      'hero',
    ]);
  });

  test('an X is what the text says, at any moment', {
    meta: { rules: ['shadowfist.yotd/4.6/x-fighting', 'shadowfist.yotd/4.6/x-recalculated-at-once'] },
  }, () => {
    const start = table({
      ann: {
        characters: { hero: counting('Hero', 'Edge') },
        edges: { one: anEdge() },
        hand: { two: anEdge() },
      },
      bob: {},
    });
    expect(fightingOf(start, 'hero')).toBe(1);
    expect(fightingOf(afterPlaying(start, playing('ann', 'two')), 'hero')).toBe(2);
  });

  test('an X of zero or less is zero, and smokes the Character', {
    meta: { rules: ['shadowfist.yotd/4.6/x-of-zero-smokes'] },
  }, () => {
    const start = table({
      ann: { characters: { hero: counting('Hero', 'Edge') }, edges: { one: anEdge() } },
      bob: { hand: { smoke } },
    });
    expect(pile(afterPlaying(start, choosing('bob', 'smoke', 'one'), pass), 'ann', 'smoked')).toEqual([
      'hero',
      'one',
    ]);
  });

  test('without its text an X is zero', {
    meta: { rules: ['shadowfist.yotd/4.6/x-without-text-is-zero'] },
  }, () => {
    const start = table({
      ann: { hand: { blank: modifying({ canceled: true }) } },
      bob: { characters: { hero: counting('Hero', 'Site') }, front: { gate: aSite() } },
    });
    expect(fightingOf(start, 'hero')).toBe(1);
    expect(pile(afterPlaying(start, choosing('ann', 'blank', 'hero'), pass), 'bob', 'smoked')).toEqual([
      'hero',
    ]);
  });

  const copying = anEvent({
    abilities: [
      {
        ability: 'event',
        choose: [
          { ...victim, as: 'from' },
          { ...victim, as: 'to' },
        ],
        do: [
          {
            do: 'copy',
            what: ['rules-text'],
            from: { chosen: 'from' },
            to: { chosen: 'to' },
            inPlaceOfOwn: false,
            until: 'end-of-turn',
          },
        ],
      },
    ],
  });
  const copied = (from: string, to: string) =>
    playing('ann', 'copying', { choose: { from: { cards: [from] }, to: { cards: [to] } } });
  const three = { one: anEdge(), two: anEdge(), three: anEdge() };

  test('copied to a Character with a number it does nothing', {
    meta: { rules: ['shadowfist.yotd/4.6/x-text-on-numbered-fighting'] },
  }, () => {
    const start = table({
      ann: {
        characters: { x: counting('X', 'Edge'), plain: aCharacter({ fighting: 1 }) },
        edges: three,
        hand: { copying },
      },
      bob: {},
    });
    expect(fightingOf(afterPlaying(start, copied('x', 'plain'), pass), 'plain')).toBe(1);
  });

  test('copied to another X, the last to resolve prevails', {
    meta: { rules: ['shadowfist.yotd/4.6/x-text-on-x-fighting'] },
  }, () => {
    const start = table({
      ann: {
        characters: { edges: counting('Edges', 'Edge'), sites: counting('Sites', 'Site') },
        edges: three,
        front: { gate: aSite() },
        hand: { copying },
      },
      bob: {},
    });
    expect(fightingOf(start, 'sites')).toBe(1);
    expect(fightingOf(afterPlaying(start, copied('edges', 'sites'), pass), 'sites')).toBe(3);
  });

  test('a text for one X is none for another', {
    meta: { rules: ['shadowfist.yotd/4.6/x-texts-do-not-mix'] },
  }, () => {
    const mill = aSite({ power: 'X', abilities: [{ ability: 'x', figure: 'power', is: 4 }] });
    const start = table({
      ann: {
        characters: { edges: counting('Edges', 'Edge') },
        edges: three,
        front: { mill },
        hand: { copying },
      },
      bob: {},
    });
    const mixed = afterPlaying(start, copied('mill', 'edges'), pass);
    expect(fightingOf(mixed, 'edges')).toBe(3);
    expect(powerOf(mixed, 'mill')).toBe(4);
  });
});

describe('changing location (4.7, 3.3.2)', () => {
  const move = (who: string, id: string, to = 'right') => ({
    do: 'change-location',
    player: who,
    card: id,
    to,
  });
  const start = table({
    ann: {
      front: { gate: aSite(), tower: aSite(), keep: aSite() },
      characters: {
        hero: aCharacter(),
        spent: { card: aCharacter(), turned: true },
        last: { card: aCharacter(), column: 2 },
      },
    },
    bob: { front: { wall: aSite(), yard: aSite() }, characters: { rogue: aCharacter() }, hand: { smoke } },
  });

  test('a Character turns, with its direction, and moves one column on resolution', {
    meta: {
      rules: [
        'shadowfist.yotd/4.7/turn-to-change-location',
        'shadowfist.yotd/3.3.2/turn-to-change-location',
        'shadowfist.yotd/4.7/changing-location-is-an-effect',
        'shadowfist.yotd/3.3.2/announce-direction',
      ],
    },
  }, () => {
    const generated = afterPlaying(start, move('ann', 'hero'));
    expect(card(generated, 'hero')).toMatchObject({ turned: true, column: 0 });
    expect(generated.scene?.items[0]).toMatchObject({ kind: 'change-location', direction: 'right' });
    expect(card(afterPlaying(generated, pass), 'hero').column).toBe(1);
    expect(broken(start, move('ann', 'spent'))).toEqual(['4.2/turned-card-cannot-turn']);
    expect(broken(start, move('ann', 'rogue'))).toEqual(['7.4/controller-decides']);
  });

  test('in any Main Shot, and no other time', {
    meta: {
      rules: [
        'shadowfist.yotd/4.7/turn-to-change-location',
        'shadowfist.yotd/3.3.2/change-location-in-any-main-shot',
      ],
    },
  }, () => {
    expect(broken(start, move('bob', 'rogue'))).toEqual([]);
    const early = { ...start, turn: { ...start.turn, phase: 'unturn' } };
    expect(broken(early, move('bob', 'rogue'))).toEqual([
      '3.3.2/change-location-in-any-main-shot',
      '3.3.1/no-effects-in-establishing-shot',
    ]);
  });

  test('to a neighbouring location of its controller, never to an opponent’s', {
    meta: {
      rules: [
        'shadowfist.yotd/4.7/adjacent-own-location',
        'shadowfist.yotd/4.7/no-moving-to-opponents-locations',
        'shadowfist.yotd/3.3.2/announce-direction',
      ],
    },
  }, () => {
    expect(broken(start, move('ann', 'hero', 'left'))).toEqual(['4.7/adjacent-own-location']);
    expect(broken(start, move('ann', 'last'))).toEqual(['4.7/adjacent-own-location']);
    expect(broken(start, move('ann', 'last', 'left'))).toEqual([]);
    expect(broken(start, move('ann', 'hero', 'attack'))).toEqual(['4.7/no-moving-to-opponents-locations']);
  });

  test('not to where it is', { meta: { rules: ['shadowfist.yotd/4.7/not-to-the-same-location'] } }, () => {
    const due = afterPlaying(
      table({
        ann: { characters: { hero: aCharacter() } },
        bob: {
          front: { wall: aSite(), yard: aSite() },
          characters: { here: aCharacter(), there: { card: aCharacter(), column: 1 } },
        },
      }),
      { do: 'attack', player: 'ann', attackers: ['hero'], target: 'wall' },
      pass,
      { do: 'decline', player: 'ann' },
    );
    expect(broken(due, move('bob', 'here', 'attack'))).toEqual(['4.7/not-to-the-same-location']);
    expect(broken(due, move('bob', 'there', 'attack'))).toEqual([]);
  });

  test('also during an attack', {
    meta: { rules: ['shadowfist.yotd/3.3.2/change-location-during-attack'] },
  }, () => {
    const attacked = afterPlaying(start, {
      do: 'attack',
      player: 'ann',
      attackers: ['last'],
      target: 'wall',
    });
    expect(card(afterPlaying(attacked, move('bob', 'rogue'), pass), 'rogue').column).toBe(1);
  });

  test('where there is no such location any more it stays, turned', {
    meta: { rules: ['shadowfist.yotd/4.7/no-location-on-resolution'] },
  }, () => {
    const two = table({
      ann: { front: { gate: aSite(), tower: aSite() }, characters: { hero: aCharacter() } },
      bob: { hand: { smoke } },
    });
    const stayed = afterPlaying(two, move('ann', 'hero'), choosing('bob', 'smoke', 'tower'));
    expect(events(stayed, pass)).not.toContainEqual(expect.objectContaining({ event: 'location-changed' }));
    expect(card(afterPlaying(stayed, pass), 'hero')).toMatchObject({ column: 0, turned: true });
  });

  test('only Characters do', {
    meta: { rules: ['shadowfist.yotd/4.7/only-characters-change-location'] },
  }, () => {
    expect(broken(start, move('ann', 'gate'))).toEqual(['4.7/only-characters-change-location']);
  });
});
