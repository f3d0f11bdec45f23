import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  afterwards,
  aGuard,
  anAttack,
  aText,
  attacked,
  boardOf,
  broken,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

const high = anAttack('upper left');
const anEvent = (...effects: readonly Effect[]) => saying(aCard('Event'), { ability: 'played', do: effects });
const hurt: Effect = { do: 'damage', players: 'opponent', amount: 1 };

describe('Edges and counters', () => {
  const foil = aText('Foil', {
    ability: 'counter',
    ...{ counters: { kind: ['event'] }, by: 'opponent', from: 'play', leaves: 'discard' },
  });
  const nudge = aCard('Edge', {
    title: 'Nudge',
    abilities: [
      { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['event'] } },
      { ability: 'played', do: [hurt] },
    ],
  });
  const state = table({ ann: { hand: { news: anEvent(hurt), nudge } }, bob: { inPlay: { foil } } });
  const together = play('news', { with: [{ card: 'nudge' }] });
  const counter = { do: 'counter', player: 'bob', card: 'foil' };
  const pass = { do: 'pass', player: 'bob' };

  test('an Edge is countered with the card that it goes with', {
    meta: { rules: ['highlander.type-two/edge-cards/countered-with-card'] },
  }, () => {
    const later = afterwards(state, [together, counter]);
    expect([later.inPlay, later.pending]).toEqual([[], []]);
    expect(later.players[0].discard.cards.map(({ id }) => id).toSorted()).toEqual(['news', 'nudge']);
    expect(afterwards(state, [together, pass]).pending).toHaveLength(2);
  });

  test('a card is countered once all that goes with it is played', {
    meta: {
      rules: ['highlander.type-two/faq/in-conjunction-finish-before-counter'],
      rulings: ['highlander.type-two/faq/in-conjunction-ripping-waits'],
    },
  }, () => {
    const waiting = afterwards(state, [together]);
    expect(waiting.inPlay.map(({ id }) => id)).toEqual(['foil', 'news', 'nudge']);
    expect(waiting.countering).toMatchObject({ by: 'bob' });
    expect(broken(afterwards(state, [play('news')]), play('nudge'))).toContain(
      'type-two/immediate-effect/at-once',
    );
  });

  test('nothing is played in conjunction with a card in play', {
    meta: {
      rules: ['highlander.type-two/faq/in-conjunction-not-on-card-in-play'],
      rulings: ['highlander.type-two/faq/in-conjunction-card-in-play'],
    },
  }, () => {
    const lying = table({ ann: { hand: { nudge }, inPlay: { news: aCard('Event') } }, bob: {} });
    expect(broken(lying, play('nudge'))).toEqual(['type-two/faq/in-conjunction-not-on-card-in-play']);
    const alone = table({ ann: { hand: { nudge } }, bob: {} });
    expect(broken(alone, play('nudge'))).toEqual(['type-two/text/game-text']);
    expect(broken(state, together)).toEqual([]);
  });

  test('an effect is done at once, unless the card is countered: nothing else comes between', {
    meta: {
      rules: [
        'highlander.type-two/immediate-effect/at-once',
        'highlander.type-two/immediate-effect/only-countering-interrupts',
      ],
    },
  }, () => {
    const alone = table({ ann: { hand: { news: anEvent(hurt) } }, bob: {} });
    expect(afterwards(alone, [play('news')]).pending).toHaveLength(1);
    const waiting = afterwards(state, [play('news')]);
    expect(waiting.pending).toEqual([]);
    expect(broken(waiting, nextPhase)).toEqual(['type-two/immediate-effect/at-once']);
    expect(afterwards(waiting, [pass]).pending).toHaveLength(1);
    expect(afterwards(waiting, [counter]).pending).toEqual([]);
  });
});

describe('Plots', () => {
  const well = aText('Well', says({ players: 'you', modifyPlayers: [{ handSize: 2 }] }));
  const plot = saying({ ...well, type: 'Plot' }, ...well.abilities, { ability: 'played', do: [hurt] });

  test('that stand alone work turn after turn, as long as they are in play', {
    meta: {
      rules: [
        'highlander.type-two/stand-alone-plots/permanent-effect',
        'highlander.type-two/continuous-effect/many-turns',
      ],
    },
  }, () => {
    const most = (state: ReturnType<typeof table>) =>
      boardOf(state).meanings.reckon(
        boardOf(state),
        { maximumHandSize: 'you' },
        { player: 'ann', values: {} },
      );
    const state = table({ ann: { hand: { plot } }, bob: { hand: { tip: aCard('Event') } } });
    const turns = [
      ...[play('plot'), nextPhase, { do: 'end-turn', player: 'ann' }],
      ...[1, 2].map(() => ({ do: 'next-phase', player: 'bob' })),
      ...[
        { do: 'play', player: 'bob', card: 'tip' },
        { do: 'next-phase', player: 'bob' },
      ],
      { do: 'end-turn', player: 'bob' },
    ];
    expect(turns.map((_, at) => most(afterwards(state, turns.slice(0, at + 1))))).toEqual(
      turns.map(() => 17),
    );
    expect(most(state)).toBe(15);
  });

  test('that are put into play are treated as played', {
    meta: { rules: ['highlander.type-two/plots/put-is-played'] },
  }, () => {
    const found = anEvent({
      do: 'put-into-play',
      cards: { each: {}, in: { discardPile: 'you' } },
      by: 'you',
    });
    const joy = aText('Joy', {
      ability: 'triggered',
      on: { event: 'played', card: { kind: ['plot'] } },
      do: [hurt],
    });
    const state = (card: typeof plot) =>
      table({ ann: { hand: { found }, discard: { card }, inPlay: { joy } }, bob: {} });
    expect(afterwards(state(plot), [play('found')]).pending).toHaveLength(2);
    expect(afterwards(state({ ...plot, type: 'Situation' }), [play('found')]).pending).toHaveLength(1);
  });
});

test('A card that another one changes still works, one that is captured does not', {
  meta: { rules: ['highlander.type-two/captured-cards/modified-not-captured'] },
}, () => {
  const thorn = aText('Thorn', says({ players: 'opponent', modifyPlayers: [{ cannot: 'attack' }] }));
  const state = (how: object) =>
    table({
      ann: { hand: { high } },
      bob: { inPlay: { thorn: { card: thorn, ...how }, lid: aCard('Situation', { title: 'Lid' }) } },
    });
  expect(broken(state({}), play('high'))).toEqual(['type-two/prevention/what-it-is']);
  expect(broken(state({ with: 'lid' }), play('high'))).toEqual(['type-two/prevention/what-it-is']);
  expect(broken(state({ under: 'lid' }), play('high'))).toEqual([]);
});

test('What a player ignores is nullified for that player, and for nobody else', {
  meta: { rules: ['highlander.type-two/ignoring/singular-nullifying'] },
}, () => {
  const peace = (...more: Ability[]) =>
    aText('Peace', says({ players: 'each', modifyPlayers: [{ cannot: 'attack' }] }), ...more);
  const focus = aText('Focus', says({ players: 'you', modifyPlayers: [{ ignores: { title: 'Peace' } }] }));
  const nullified = aText(
    'Fog',
    says({ cards: { each: { title: 'Peace' }, in: 'play' }, modify: [{ nullified: true }] }),
  );
  const may = (inPlay: object) => {
    const state = (player: 'ann' | 'bob') =>
      table(
        {
          ann: { hand: { high }, inPlay: { peace: peace(), ...inPlay } },
          bob: { hand: { low: anAttack('lower left') } },
        },
        { turn: { player } },
      );
    return [
      broken(state('ann'), play('high')).length === 0,
      broken(state('bob'), { ...play('low'), player: 'bob' }).length === 0,
    ];
  };
  expect(may({})).toEqual([false, false]);
  expect(may({ focus })).toEqual([true, false]);
  expect(may({ nullified })).toEqual([true, true]);
});

describe('prevention', () => {
  test('is not what an attack is that cannot be blocked: nothing against prevention blocks it', {
    meta: { rules: ['highlander.type-two/prevention/not-unblockable'] },
  }, () => {
    const arrow = saying(high, says({ cards: 'this', modify: [{ cannot: 'be-blocked' }] }));
    const freedom = aText(
      'Freedom',
      says({ players: 'you', modifyPlayers: [{ ignoresPrevention: 'defend' }] }),
    );
    const plea = saying(aCard('Event'), {
      ...{ ability: 'playing', kind: 'only', if: { prevented: 'defend', player: 'you' } },
    });
    const state = attacked(
      { ann: { hand: { parry: aBlock('upper left'), plea }, inPlay: { freedom } }, bob: {} },
      { arrow },
    );
    expect(broken(state, play('parry', { against: ['arrow'] }))).toHaveLength(1);
    expect(broken(state, play('plea'))).toEqual(['type-two/text/game-text']);
  });
});

test('What damage sets off is set off by one point at least', {
  meta: { rules: ['highlander.type-two/triggering-effects/one-damage-minimum'] },
}, () => {
  const blow = (...damage: [number]) => ({ ...high, damage });
  const wound = aText('Wound', {
    ...{ ability: 'triggered', on: { event: 'damage-dealt', player: 'you' } },
    do: [{ do: 'trip', players: 'you' }],
  });
  const struck = (damage: number) =>
    afterwards(
      attacked(
        { ann: { inPlay: { wound } }, bob: {} },
        { cut: saying(blow(2), says({ cards: 'this', modify: [{ setDamage: damage }] })) },
      ),
      [nextPhase],
    ).players[0].prone;
  expect([struck(0), struck(1)]).toEqual([false, true]);
});

test('Squares that share a border or a corner are adjacent', {
  meta: { rules: ['highlander.type-two/adjacent/border-or-corner'] },
}, () => {
  const squares = ['upper left', 'upper center', 'middle center', 'lower center', 'lower right'] as const;
  const adjacent = squares.filter((square) => {
    const board = boardOf(
      table({ ann: { inPlay: { cut: anAttack('upper left'), parry: aBlock(square) } }, bob: {} }),
    );
    const frame = { player: 'ann', values: { cut: { cards: ['cut'] } } };
    const near = { each: { kind: ['block'], grid: { adjacentTo: { chosen: 'cut' } } }, in: 'play' } as const;
    return board.meanings.cards(board, near, frame).length > 0;
  });
  expect(adjacent).toEqual(['upper center', 'middle center']);
});

describe('Ability', () => {
  test('does not rise above its maximum, unless a card raises that', {
    meta: {
      rules: ['highlander.type-two/faq/ability-maximum-raised-by-text'],
      rulings: [
        'highlander.type-two/faq/ability-raising-maximum',
        'highlander.type-two/faq/ability-gain-at-maximum',
      ],
    },
  }, () => {
    const gain = anEvent({ do: 'gain-ability', players: 'you', amount: 3 });
    const vigor = aText('Vigor', says({ players: 'you', modifyPlayers: [{ maximumAbility: 2 }] }));
    const reached = (inPlay: object) =>
      afterwards(
        table({ ann: { hand: { gain }, inPlay: inPlay as Record<string, typeof vigor> }, bob: {} }),
        [...[play('gain'), nextPhase]],
      ).players[0].ability;
    expect([reached({}), reached({ vigor })]).toEqual([15, 17]);
  });

  test('is lost by who is forced to Exhaust, and that is no discard', {
    meta: {
      rules: [
        'highlander.type-two/faq/forced-to-exhaust',
        'highlander.type-two/faq/forced-exhaust-not-discard',
      ],
      rulings: ['highlander.type-two/faq/forced-to-exhaust-not-discard'],
    },
  }, () => {
    const ruin = anEvent({ do: 'exhaust', players: 'opponent' });
    const grief = aText(
      'Grief',
      { ability: 'triggered', on: { event: 'discarded', player: 'you' }, do: [hurt] },
      says({ players: 'you', modifyPlayers: [{ cannot: 'be-made-to-discard' }] }),
    );
    const state = table({
      ann: { hand: { ruin } },
      bob: { endurance: 10, discard: { old: high }, inPlay: { grief } },
    });
    const later = afterwards(state, [play('ruin')]);
    expect(later.pending).toMatchObject([{ player: 'bob', kind: 'loss', amount: 5 }]);
    const [, bob] = later.players;
    expect([bob.endurance.unknown, bob.discard.cards]).toEqual([11, []]);
  });
});

test('A Guard that is dropped leaves its areas open, unless it was the last defense', {
  meta: {
    rules: ['highlander.type-two/faq/guard-dropped-then-attack'],
    rulings: [
      'highlander.type-two/faq/guard-dropping-to-attack',
      'highlander.type-two/faq/guard-dropped-after-blocking',
    ],
  },
}, () => {
  const wall = aGuard('upper left');
  const idle = table({ ann: { hand: { high }, inPlay: { wall } }, bob: {} });
  expect(broken(idle, play('high'))).toEqual(['type-two/guard/no-attack-to-covered-area']);
  const drop = { do: 'drop', player: 'ann', card: 'wall' };
  expect(broken(afterwards(idle, [drop]), play('high'))).toEqual([]);
  const defending = attacked({ ann: { hand: { high }, inPlay: { wall } }, bob: {} }, { cut: high });
  const used = [{ do: 'defend', player: 'ann', attack: 'cut', with: 'wall' }, drop, nextPhase];
  expect(broken(afterwards(defending, used), play('high'))).toEqual([
    'type-two/attack-phase/only-outside-block',
  ]);
});

test('Nothing is discarded for its use while cards are drawn', {
  meta: { rules: ['highlander.type-two/faq/drawing-is-immediate'] },
}, () => {
  const nexus = aText('Nexus', {
    ability: 'discard-to-use',
    leaves: 'discard',
    do: [{ do: 'shuffle-discard-pile', players: 'you' }],
  });
  const state = table({ ann: { hand: 10, inPlay: { nexus } }, bob: {} }, { turn: { phase: 'draw-discard' } });
  const use = { do: 'use', player: 'ann', card: 'nexus', ability: 0 };
  const draw = (number: number) => ({ do: 'draw', player: 'ann', number });
  expect(broken(state, use)).toEqual([]);
  expect(broken(afterwards(state, [draw(2)]), use)).toEqual(['type-two/faq/drawing-is-immediate']);
  expect(broken(afterwards(state, [draw(5)]), use)).toEqual([]);
});

test('Who has no text on the Persona plays Master cards all the same, and cards of any gems', {
  meta: {
    rules: [
      'highlander.type-two/faq/master-limit-only-in-construction',
      'highlander.type-two/nullifying-or-ignoring-persona-abilities-or-pre-game-cards/gem-assignments-untouched',
    ],
  },
}, () => {
  const persona = { card: aCard('Persona', { title: 'Kurgan', gems: { Master: 1 } }), preGame: true };
  const master = aCard('Event', { title: 'Master’s Advance', gems: { Master: 2, Strength: 9 } });
  const silence = aText(
    'Silence',
    says({
      cards: { each: { kind: ['persona'] }, in: 'play' },
      modify: [{ textless: true }, { nullified: true }],
    }),
  );
  const state = table({ ann: { hand: { master }, inPlay: { persona } }, bob: { inPlay: { silence } } });
  expect(broken(state, play('master'))).toEqual([]);
});

test('Cards that a Pre-Game card let in are played normally, also once it is removed from the game', {
  meta: {
    rules: [
      'highlander.type-two/removing-pre-game-cards-from-the-game/added-cards-stay',
      'highlander.type-two/removing-pre-game-cards-from-the-game/attribute-cards-stay',
      'highlander.type-two/watcher-pre-game/cards-stay',
      'highlander.type-two/pre-game-cards-that-allow-you-to-include-cards/used-normally',
    ],
  },
}, () => {
  const watcher = { card: aCard('Watcher', { title: 'Watcher' }), preGame: true };
  const banish = anEvent({ do: 'remove-from-game', cards: { each: { kind: ['pre-game'] }, in: 'play' } });
  const treatment = aCard('Situation', { title: 'Watcher', subtitle: 'Treatment' });
  const heavy = aCard('Edge', { gems: { Strength: 9 } });
  const state = table({ ann: { hand: { banish, treatment, heavy }, inPlay: { watcher } }, bob: {} });
  expect(broken(state, play('treatment'))).toEqual([]);
  const without = afterwards(state, [play('banish')]);
  expect(without.players[0].removed.cards.map(({ id }) => id)).toEqual(['watcher']);
  expect(broken(without, play('heavy'))).toEqual([]);
  expect(broken(without, play('treatment'))).toEqual(['type-two/special-cards/one-per-turn']);
});

test('Who starts with 10 Ability draws ten cards', {
  meta: { rules: ['highlander.type-two/sealed-deck/starting-ability-ten'] },
}, () => {
  const ten = { ability: 10, maximumAbility: 10, endurance: 40 };
  const state = table(
    { ann: ten, bob: ten },
    { turn: { phase: 'before-the-game', number: 0 }, turnsBefore: [] },
  );
  const cards = (gems: object[], prefix: string) =>
    gems.map((of, at) => ({ id: `${prefix}${at}`, card: aCard('Event', { gems: of }) }));
  const start = {
    ...{ do: 'start', player: 'ann', gems: { ann: 'Reason', bob: 'Reason' } },
    shown: {
      ann: cards([{ Reason: 1 }, {}, {}, {}, {}], 'a'),
      bob: cards([{}, {}, {}, {}, {}], 'b'),
    },
  };
  const later = afterwards(state, [start]);
  expect(later.players.map(({ hand }) => hand.unknown + hand.cards.length)).toEqual([10, 10]);
});

test('What removes a card removes it at once, without waiting for a Sweep Phase', {
  meta: { rules: ['highlander.type-two/sweep-phase/removal-is-immediate'] },
}, () => {
  const sweep = anEvent({ do: 'remove-from-play', cards: { each: { title: 'Old news' }, in: 'play' } });
  const old = aCard('Event', { title: 'Old news' });
  const state = table({ ann: { hand: { sweep } }, bob: { inPlay: { old } } });
  const later = afterwards(state, [play('sweep')]);
  expect(later.inPlay.map(({ id }) => id)).toEqual(['sweep']);
  expect(later.players[1].discard.cards.map(({ id }) => id)).toEqual(['old']);
});

describe('May Dos and Must Dos', () => {
  const waiting = (id: string, must: boolean) => ({
    ...{ id, player: 'ann', must, frame: { player: 'bob', values: {} } },
    effect: { do: must ? ('must' as const) : ('may' as const), by: 'that-player' as const, effects: [hurt] },
  });
  const beginning = (phase: 'may-do' | 'defense', ...obligations: ReturnType<typeof waiting>[]) =>
    table({ ann: {}, bob: {} }, { turn: { phase }, obligations });
  const resolve = (obligation: string, more: object = {}) => ({
    ...{ do: 'resolve', player: 'ann', obligation },
    ...more,
  });
  const declined = { decline: true };

  test('are done in any order', {
    meta: {
      rules: [
        'highlander.type-two/may-do-must-do-phase/any-order',
        'highlander.type-two/may-do-effects/any-order',
        'highlander.type-two/must-do-effects/any-order',
      ],
    },
  }, () => {
    const state = beginning('may-do', waiting('o1', true), waiting('o2', true), waiting('o3', false));
    for (const order of [
      ['o1', 'o2', 'o3'],
      ['o3', 'o2', 'o1'],
      ['o2', 'o3', 'o1'],
    ])
      expect(afterwards(state, [...order.map((id) => resolve(id)), nextPhase]).obligations).toEqual([]);
  });

  test('a May Do is left undone at will, a Must Do is not', {
    meta: { rules: ['highlander.type-two/may-do-effects/optional'] },
  }, () => {
    const state = beginning('may-do', waiting('o1', true), waiting('o2', false));
    expect(broken(state, resolve('o2', declined))).toEqual([]);
    expect(broken(state, resolve('o1', declined))).toEqual(['type-two/must-do-effects/all-if-possible']);
  });

  test('are done before the rest of the turn', {
    meta: { rules: ['highlander.type-two/the-sequence-of-play/effects-before-rest-of-turn'] },
  }, () => {
    expect(broken(beginning('may-do', waiting('o1', true)), nextPhase)).toEqual([
      'type-two/must-do-effects/all-if-possible',
    ]);
    expect(broken(beginning('may-do', waiting('o1', true)), resolve('o1'))).toEqual([]);
    expect(broken(beginning('defense', waiting('o1', true)), resolve('o1'))).toEqual([
      'type-two/the-sequence-of-play/effects-before-rest-of-turn',
    ]);
  });
});

test('A defense that cannot stop the attack is not played, but against a Hidden Attack', {
  meta: { rules: ['highlander.type-two/defense-phase/no-knowingly-inappropriate'] },
}, () => {
  const parry = aBlock('upper left');
  const low = anAttack('lower left');
  const state = (attack: object) =>
    attacked({ ann: { hand: { parry } }, bob: {} }, attack as Record<string, typeof low>);
  expect(broken(state({ cut: low }), play('parry', { against: ['cut'] }))).toHaveLength(1);
  expect(broken(state({ cut: high }), play('parry', { against: ['cut'] }))).toEqual([]);
  expect(broken(state({ cut: { card: low, hidden: true } }), play('parry', { against: ['cut'] }))).toEqual(
    [],
  );
  expect(judged(state({}), [play('parry', { against: ['cut'] })]).verdicts).toMatchObject([
    { outcome: 'illegal' },
  ]);
});
