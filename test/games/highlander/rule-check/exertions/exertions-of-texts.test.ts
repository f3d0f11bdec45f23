import { describe, expect, test } from 'vitest';
import { gems } from '../../../../../src/games/highlander/card.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import type { Gem } from '../../../../../src/games/highlander/vocabulary/terms.ts';
import { nextPhase, play } from '../deeds.ts';
import {
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  five,
  judged,
  says,
  table,
} from '../table.ts';

const anEvent = (...effects: readonly Effect[]) =>
  aCard('Event', { abilities: [{ ability: 'played', do: effects }] });
const anEdge = (...effects: readonly Effect[]) =>
  aCard('Edge', { abilities: [{ ability: 'played', do: effects }] });

/** Five cards, of which so many bear such a gem. */
const bearing = (gem: Gem, number: number, prefix?: string) =>
  five(prefix).map(({ id, card }, at) => ({
    id,
    card: at < number ? aCard('Edge', { gems: { [gem]: 1 } }) : card,
  }));
const showing = (of: Record<string, ReturnType<typeof bearing>>) => ({
  choose: Object.fromEntries(Object.entries(of).map(([name, known]) => [`${name}-cards`, { known }])),
});

const exertion = (given: Partial<Extract<Effect, { do: 'exert' }>> = {}): Effect => ({
  ...{ do: 'exert', exertion: 'soft', by: 'you', as: 'check', ...given },
});
const holding = (card: Definition, inPlay: Record<string, Definition> = {}) =>
  table({ ann: { hand: { card }, inPlay }, bob: {} });

describe('a Tiered Exertion', () => {
  const perGem = (gem: Gem) =>
    anEvent(exertion({ gems: [gem] }), { do: 'draw', players: 'you', amount: { gems: [gem], in: 'check' } });

  test.each(gems)(
    'does so much for every gem that turns up: %s',
    {
      meta: {
        rules: [
          'highlander.type-two/tiered-exertions/each-gem-an-effect',
          'highlander.type-two/attribute-gems/gem-stands-for-attribute',
        ],
      },
    },
    (gem) => {
      const drawn = (number: number, turned: Gem = gem) =>
        afterwards(holding(perGem(gem)), [play('card', showing({ check: bearing(turned, number) }))])
          .players[0].hand.unknown;
      expect([drawn(0), drawn(1), drawn(4)]).toEqual([0, 1, 4]);
      expect(drawn(4, gem === 'Reason' ? 'Empathy' : 'Reason')).toBe(0);
    },
  );

  test('counts every gem that a card bears', {
    meta: { rules: ['highlander.type-two/tiered-exertions/each-gem-an-effect'] },
  }, () => {
    const [first, ...rest] = five();
    const strong = { id: first?.id ?? '', card: aCard('Edge', { gems: { Strength: 3, Agility: 1 } }) };
    const later = afterwards(holding(perGem('Strength')), [
      play('card', showing({ check: [strong, ...rest] })),
    ]);
    expect(later.players[0].hand.unknown).toBe(3);
  });
});

describe('a Threshold Exertion', () => {
  const threshold = (...gifts: readonly Effect[]) =>
    anEvent(exertion({ gems: ['Agility'], atLeast: 3 }), {
      do: 'if',
      condition: { done: 'check' },
      effects: gifts,
    });
  const drawsTwo: Effect = { do: 'draw', players: 'you', amount: 2 };
  const drawn = (number: number, inPlay = {}) =>
    afterwards(holding(threshold(drawsTwo), inPlay), [
      play('card', showing({ check: bearing('Agility', number) })),
    ]).players[0].hand.unknown;

  test('has its effect if so many gems are found, and not twice for more', {
    meta: {
      rules: [
        'highlander.type-two/threshold-exertions/beat-or-reach',
        'highlander.type-two/threshold-exertions/short-no-effect',
      ],
    },
  }, () => {
    expect([drawn(2), drawn(3), drawn(5)]).toEqual([0, 2, 2]);
  });

  test('may ask for more than the opponent finds', {
    meta: { rules: ['highlander.type-two/threshold-exertions/beat-or-reach'] },
  }, () => {
    const duel = anEvent(
      exertion({ gems: ['Agility'], as: 'mine' }),
      exertion({ gems: ['Agility'], by: 'opponent', as: 'theirs' }),
      {
        do: 'if',
        condition: { compare: [{ gems: ['Agility'], in: 'mine' }, '>', { gems: ['Agility'], in: 'theirs' }] },
        effects: [drawsTwo],
      },
    );
    const found = (mine: number, theirs: number) =>
      afterwards(holding(duel), [
        play('card', showing({ mine: bearing('Agility', mine), theirs: bearing('Agility', theirs, 'y') })),
      ]).players[0].hand.unknown;
    expect([found(3, 2), found(2, 2), found(1, 2)]).toEqual([2, 0, 0]);
  });

  test('what is added to it is found in it, for one who counts what was found', {
    meta: { rules: ['highlander.type-two/threshold-exertions/are-attribute-checks'] },
  }, () => {
    const helps: Effect = {
      ...{ do: 'modify-players', players: 'you', by: [{ gemsFound: 2, of: 'Agility' }] },
      until: 'next-attribute-check',
    };
    const counts: Effect = { do: 'draw', players: 'you', amount: { gems: ['Agility'], in: 'check' } };
    const drawnByOne = (found: number) =>
      afterwards(table({ ann: { hand: { coach: anEdge(helps), card: threshold(counts) } }, bob: {} }), [
        play('coach'),
        play('card', showing({ check: bearing('Agility', found) })),
      ]).players[0].hand.unknown;
    expect([drawnByOne(0), drawnByOne(1), drawnByOne(4)]).toEqual([0, 3, 6]);
  });

  test('is an Attribute Check: what adds to the gems of a check adds to it', {
    meta: { rules: ['highlander.type-two/threshold-exertions/are-attribute-checks'] },
  }, () => {
    const helper = aText('Coach', says({ players: 'you', modifyPlayers: [{ gemsFound: 1, of: 'Agility' }] }));
    expect(drawn(2, { helper })).toBe(2);
  });
});

describe('an Attribute Check', () => {
  const helps: Effect = {
    ...{ do: 'modify-players', players: 'you', by: [{ gemsFound: 1, of: 'Agility' }] },
    until: 'next-attribute-check',
  };
  const toCreate = anEdge(exertion({ gems: ['Agility'], atLeast: 3 }), {
    ...{ do: 'if', condition: { done: 'check' }, effects: [{ do: 'draw', players: 'you', amount: 1 }] },
  });
  const toModify = anEdge(exertion({ gems: ['Agility'] }));

  test('is made to create an effect: what helps the nextPhase check waits for such a one', {
    meta: { rules: ['highlander.type-two/attribute-checks/create-not-modify'] },
  }, () => {
    const hand = { coach: anEdge(helps), card: toCreate, other: toModify };
    const state = table({ ann: { hand }, bob: {} });
    const two = (prefix: string) => showing({ check: bearing('Agility', 2, prefix) });
    const modified = afterwards(state, [play('coach'), play('other', two('x'))]);
    expect(modified.lasting).toHaveLength(1);
    const created = afterwards(modified, [play('card', two('y'))]);
    expect([created.players[0].hand.unknown, created.lasting]).toEqual([1, []]);
  });
});

describe('an Attribute Challenge', () => {
  const challenge = anEvent(
    { do: 'attribute-challenge', gem: 'Strength', as: 'duel' },
    { do: 'trip', players: { loserOf: 'duel' } },
    { do: 'gain-ability', players: { winnerOf: 'duel' }, amount: 1 },
  );
  const shown = (mine: number, theirs: number) => ({
    choose: {
      'duel-cards-of-ann': { known: bearing('Strength', mine) },
      'duel-cards-of-bob': { known: bearing('Strength', theirs, 'y') },
    },
  });
  const state = holding(challenge);

  test('both make a Soft Exertion at once, in the turn of who issued it', {
    meta: { rules: ['highlander.type-two/attribute-challenge/both-soft-exert'] },
  }, () => {
    const cardsOf = (player: string) => ({
      ...{
        pointer: `/choose/duel-cards-of-${player}/known`,
        form: 'known',
        player,
        about: 'The cards turned over',
      },
      ...{ from: null, least: 5, most: 5 },
    });
    expect(judged(state, [play('card')]).verdicts).toEqual([
      { index: 0, outcome: 'needs-choice', unjudged: [], choices: [cardsOf('ann'), cardsOf('bob')] },
    ]);
    const later = afterwards(state, [play('card', shown(3, 1))]);
    expect(later.players.map(({ endurance }) => endurance.bottom?.map(({ id }) => id))).toEqual([
      ['x1', 'x2', 'x3', 'x4', 'x5'],
      ['y1', 'y2', 'y3', 'y4', 'y5'],
    ]);
    expect([later.turn.player, later.obligations]).toEqual(['ann', []]);
    expect(later.players.map(({ prone }) => prone)).toEqual([false, true]);
    expect(afterwards(state, [play('card', shown(1, 3))]).players.map(({ prone }) => prone)).toEqual([
      true,
      false,
    ]);
  });

  test.each(['ann', 'bob'])(
    'there is none, and nobody exerts, where %s is kept from exerting',
    {
      meta: {
        rules: [
          'highlander.type-two/attribute-challenge/both-soft-exert',
          'highlander.type-two/prevention/what-it-is',
        ],
      },
    },
    (who) => {
      const burden = aText('Burden', says({ players: 'you', modifyPlayers: [{ cannot: 'exert' }] }));
      const seat = (player: string) => (player === who ? { inPlay: { burden } } : {});
      const held = table({ ann: { hand: { card: challenge }, ...seat('ann') }, bob: seat('bob') });
      const later = afterwards(held, [play('card')]);
      expect(later.turn.events.map(({ event }) => event)).toEqual(['played']);
      expect([later.players.map(({ prone }) => prone), later.pending]).toEqual([[false, false], []]);
    },
  );

  test('what a text adds to it is found in it: a text that counts what the winner found counts it too', {
    meta: { rules: ['highlander.type-two/attribute-challenge/both-soft-exert'] },
  }, () => {
    const coach = aText('Coach', says({ players: 'you', modifyPlayers: [{ gemsFound: 3, of: 'Strength' }] }));
    const counting = anEvent(
      { do: 'attribute-challenge', gem: 'Strength', as: 'duel' },
      { do: 'draw', players: 'you', amount: { gems: ['Strength'], in: 'duel', by: { winnerOf: 'duel' } } },
    );
    const drawn = (mine: number, theirs: number, inPlay = {}) =>
      afterwards(holding(counting, inPlay), [play('card', shown(mine, theirs))]).players[0].hand.unknown;
    expect([drawn(0, 2, { coach }), drawn(1, 2, { coach }), drawn(0, 4, { coach })]).toEqual([3, 4, 4]);
    expect([drawn(0, 2), drawn(3, 2)]).toEqual([2, 3]);
  });

  test('a tie has no effects', {
    meta: { rules: ['highlander.type-two/attribute-challenge/tie-no-effect'] },
  }, () => {
    const later = afterwards(state, [play('card', shown(2, 2))]);
    expect([later.players.map(({ prone }) => prone), later.pending]).toEqual([[false, false], []]);
  });
});

describe('Soft Exertions', () => {
  test('are as many as texts call for, and a Hard one besides', {
    meta: {
      rules: [
        'highlander.type-two/soft-exertions/as-many-as-called-for',
        'highlander.type-two/soft-exertions/usual-use',
      ],
    },
  }, () => {
    const hand = { one: anEdge(exertion({ as: 'one' })), two: anEdge(exertion({ as: 'two' })) };
    const later = afterwards(table({ ann: { hand }, bob: {} }), [
      play('one', showing({ one: five('x') })),
      play('two', showing({ two: five('y') })),
    ]);
    expect(later.turn.events.filter(({ event }) => event === 'exertion-made')).toHaveLength(2);
    const search = { do: 'exert', player: 'ann', for: { attack: true }, shown: five('z') };
    expect(broken(later, search)).toEqual([]);
  });
});

describe('a Hard Exertion that a text calls for', () => {
  const hard = exertion({ exertion: 'hard', as: 'effort' });
  const persona = aCard('Persona', {
    title: 'Such a One',
    abilities: [
      {
        ...{ ability: 'may-do', during: ['attack'], do: [hard, { do: 'draw', players: 'you', amount: 1 }] },
      },
    ],
  });
  const power = table({
    ann: { hand: { edge: aCard('Edge') }, inPlay: { persona: { card: persona, preGame: true } } },
    bob: {},
  });
  const use = { do: 'use', player: 'ann', card: 'persona', ability: 0 };
  const effort = showing({ effort: five() });

  test('is one: its cards are discarded, and no more is played from the hand', {
    meta: {
      rules: [
        'highlander.type-two/other-exertion-uses/called-for',
        'highlander.type-two/hard-exertions/no-more-from-hand',
        'highlander.type-two/hard-exertions/unused-discarded',
        'highlander.type-two/persona-cards/persona-powers',
      ],
    },
  }, () => {
    const later = afterwards(power, [{ ...use, ...effort }]);
    expect(later.players[0].hand.unknown).toBe(1);
    expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['x5', 'x4', 'x3', 'x2', 'x1']);
    expect(broken(later, play('edge'))).toEqual(['type-two/hard-exertions/no-more-from-hand']);
    expect(broken(power, play('edge'))).toEqual([]);
  });

  test('is the one of the turn', {
    meta: {
      rules: [
        'highlander.type-two/other-exertion-uses/called-for',
        'highlander.type-two/hard-exertions/one-per-turn',
      ],
    },
  }, () => {
    const search = (prefix: string) => ({
      do: 'exert',
      player: 'ann',
      for: { attack: true },
      shown: five(prefix),
    });
    const later = afterwards(power, [{ ...use, ...effort }]);
    expect(broken(later, search('y'))).toEqual(['type-two/hard-exertions/one-per-turn']);
    const searched = afterwards(power, [search('y')]);
    expect(afterwards(searched, [use]).players[0].discard.cards).toHaveLength(5);
  });
});

describe('out of a Hard Exertion that a text calls for', () => {
  const effort = exertion({ exertion: 'hard', as: 'effort' });
  const finding = (...cards: Definition[]) =>
    showing({ effort: five().map(({ id, card }, at) => ({ id, card: cards[at] ?? card })) });
  const [ghost, strike] = [aCard('Illusion', { title: 'Ghost' }), anAttack('upper left')];

  test('an Illusion may be played, and nothing else that the text does not name', {
    meta: {
      rules: ['highlander.type-two/illusions/one-per-exertion', 'highlander.type-two/exertions/one-function'],
    },
  }, () => {
    const open = afterwards(holding(anEvent(effort)), [play('card', finding(ghost, ghost, strike))]);
    expect(broken(open, play('x3'))).toEqual(['type-two/exertions/one-function']);
    const played = afterwards(open, [play('x1')]);
    expect(played.inPlay.map(({ id }) => id)).toEqual(['card', 'x1']);
    expect(played.players[0].discard.cards).toHaveLength(4);
  });

  test('what the text lets be played is', {
    meta: { rules: ['highlander.type-two/game-concept-and-goal-of-the-game/card-over-rules'] },
  }, () => {
    const rush = anEvent(effort, {
      ...{ do: 'play', by: 'you', which: { kind: ['attack'] }, in: [{ exertion: 'effort' }] },
      number: { atMost: 2 },
    });
    const open = afterwards(holding(rush), [play('card', finding(strike, strike, aCard('Edge')))]);
    expect(broken(open, play('x3'))).not.toEqual([]);
    const played = afterwards(open, [play('x2'), play('x1')]);
    expect(played.attacks.map(({ id }) => id)).toEqual(['x2', 'x1']);
    expect(played.players[0].discard.cards).toHaveLength(3);
    const passed = afterwards(open, [play('x2'), { do: 'pass', player: 'ann' }]);
    expect([passed.exertion, passed.players[0].discard.cards.length]).toEqual([null, 4]);
  });
});

describe('a Hard Exertion as a cost', () => {
  const slow = aText(
    'Slow',
    says({
      players: 'opponent',
      modifyPlayers: [{ toPlay: { kind: ['dodge'] }, from: ['hand'], pay: [{ pay: 'hard-exertion' }] }],
    }),
  );
  const hand = { duck: aDodge('upper left'), leap: aDodge('lower left') };
  const state = (bob: Record<string, Definition> = {}) =>
    attacked(
      { ann: { hand }, bob: { inPlay: { slow, ...bob } } },
      { cut: anAttack('upper left'), stab: anAttack('lower left') },
    );
  const paid = (prefix: string) => ({ choose: { 'slow.exertion-cards': { known: five(prefix) } } });

  test('is made once a turn, like any other', {
    meta: {
      rules: [
        'highlander.type-two/hard-exertions/one-per-turn',
        'highlander.type-two/hard-exertions/unused-discarded',
      ],
    },
  }, () => {
    const duck = play('duck', { against: ['cut'], ...paid('x') });
    const dodged = afterwards(state(), [duck]);
    expect(dodged.players[0].discard.cards).toHaveLength(5);
    expect(broken(dodged, play('leap', { against: ['stab'] }))).toEqual([
      'type-two/hard-exertions/no-more-from-hand',
      'type-two/paying-a-cost/what-it-is',
      'type-two/hard-exertions/one-per-turn',
    ]);
    const exerted = { do: 'exert', player: 'ann', for: { illusion: true }, shown: five('y') };
    expect(broken(afterwards(state(), [exerted]), duck)).toContain('type-two/paying-a-cost/what-it-is');
  });

  test('is not paid by who cannot exert', {
    meta: { rules: ['highlander.type-two/prevention/what-it-is'] },
  }, () => {
    const calm = aText(
      'Calm',
      says({ players: 'opponent', modifyPlayers: [{ cannot: 'make-hard-exertions' }] }),
    );
    expect(broken(state({ calm }), play('duck', { against: ['cut'], ...paid('x') }))).toEqual([
      'type-two/paying-a-cost/what-it-is',
    ]);
  });
});

describe('who is made to exert', () => {
  test('makes none if a text keeps him from it', {
    meta: { rules: ['highlander.type-two/prevention/what-it-is'] },
  }, () => {
    const duel = anEvent(exertion({ exertion: 'soft' }));
    const calm = aText('Calm', says({ players: 'you', modifyPlayers: [{ cannot: 'make-soft-exertions' }] }));
    const later = afterwards(holding(duel, { calm }), [play('card')]);
    expect(later.turn.events.filter(({ event }) => event === 'exertion-made')).toEqual([]);
  });

  test('is not made to discard: what keeps him from that does not keep the Exertion from being made', {
    meta: { rules: ['highlander.type-two/exertions/forced-exertion-no-discard'] },
  }, () => {
    const forced = anEvent({
      do: 'must',
      by: 'opponent',
      effects: [exertion({ exertion: 'hard', by: 'opponent' })],
    });
    const ward = aText('Ward', says({ players: 'you', modifyPlayers: [{ cannot: 'be-made-to-discard' }] }));
    const watch = aText('Watch', {
      ability: 'triggered',
      on: { event: 'discarded', player: 'you' },
      do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
    });
    const state = table({ ann: { hand: { card: forced } }, bob: { inPlay: { ward, watch } } });
    const begun = afterwards(state, [play('card'), nextPhase, { do: 'end-turn', player: 'ann' }]);
    const resolve = { do: 'resolve', player: 'bob', obligation: begun.obligations[0]?.id };
    const done = afterwards(begun, [{ ...resolve, choose: { 'check-cards': { known: five() } } }]);
    expect(done.players[1].discard.cards).toHaveLength(5);
    expect(done.pending).toEqual([]);
  });
});

describe('a card that has its player make a Hard Exertion', () => {
  const fury = anEvent(exertion({ exertion: 'hard' }));
  const restrained = aCard('Event', {
    abilities: [
      { ability: 'played', do: [{ do: 'may', by: 'you', effects: [exertion({ exertion: 'hard' })] }] },
    ],
  });
  const exerted = (card: Definition) =>
    afterwards(
      attacked({ ann: { hand: { card } }, bob: {} }, { cut: anAttack('upper left') }),
      [{ do: 'exert', player: 'ann', for: { defense: 'cut' }, shown: five() }, nextPhase],
      'typeTwo',
    );

  test('is not played after the one of the turn', {
    meta: { rules: ['highlander.type-two/hard-exertions/one-per-turn'] },
  }, () => {
    expect(broken(exerted(fury), play('card'))).toEqual(['type-two/hard-exertions/one-per-turn']);
  });

  test('nor in the other editions', {
    meta: {
      rules: [
        'highlander.reference/hard-exertions/one-per-turn',
        'highlander.first-edition/exertion-caveat/one-exertion-a-turn',
      ],
    },
  }, () => {
    expect(broken(exerted(fury), play('card'), 'reference')).toEqual([
      'reference/hard-exertions/one-per-turn',
    ]);
    expect(broken(exerted(fury), play('card'), 'first')).toEqual([
      'first-edition/exertion-caveat/one-exertion-a-turn',
    ]);
  });

  test('is played if the text leaves the Exertion to him', () => {
    const [verdict] = judged(exerted(restrained), [play('card')]).verdicts;
    expect(verdict?.outcome).not.toBe('illegal');
  });
});

test.each([
  ['first', 'first-edition/card-anatomy/card-text'],
  ['typeTwo', 'type-two/text/game-text'],
  ['reference', 'type-two/text/game-text'],
] as const)(
  'in %s [%s] neither ending the Exertion nor passing gets round what a text has one play from it',
  (edition, rule) => {
    const rage = anEvent(
      { do: 'exert', exertion: 'hard', by: 'you', as: 'rage' },
      {
        do: 'play',
        by: 'you',
        which: { kind: ['attack'] },
        in: [{ exertion: 'rage' }],
        number: { exactly: 1 },
      },
    );
    const endurance = {
      cut: anAttack('upper left'),
      ...Object.fromEntries(five().map(({ id, card }) => [id, card])),
    };
    const peace = aText('Peace', says({ players: 'opponent', modifyPlayers: [{ cannot: 'attack' }] }));
    const raging = (inPlay: Record<string, Definition>) =>
      afterwards(
        table({ ann: { hand: { card: rage }, endurance }, bob: { inPlay } }),
        [play('card')],
        edition,
      );
    const leavingOff = ['end-exertion', 'pass'].map((what) => ({ do: what, player: 'ann' }));
    expect(leavingOff.map((action) => broken(raging({}), action, edition))).toEqual([[rule], [rule]]);
    expect(leavingOff.map((action) => broken(raging({ peace }), action, edition))).toEqual([[], []]);
  },
);
