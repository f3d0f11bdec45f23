import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import {
  aBlock,
  aCard,
  afterwards,
  aGuard,
  anAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  editions,
  five,
  judged,
  table,
} from '../table.ts';

const by = { player: 'ann' };
const play = (card: string, more: object = {}) => ({ do: 'play', ...by, card, ...more });
const use = (card: string, ability = 0) => ({ do: 'use', ...by, card, ability });
const nextPhase = { do: 'next-phase', ...by };
const against = { against: ['cut'] };

/** "At the beginning of your turn, you must discard the top card of your Endurance for each Guard you have in play." */
const toll: Ability = {
  ability: 'must-do',
  during: ['may-do'],
  limit: { times: 1, per: 'turn' },
  do: [
    {
      do: 'discard',
      cards: { top: { count: { each: { kind: ['guard'], controller: 'you' }, in: 'play' } }, of: 'you' },
    },
  ],
};
const shield = aText('Shield', toll);
/** "You cannot be made to discard." */
const grip = aText('Grip', {
  ...{ ability: 'continuous', players: 'you' },
  modifyPlayers: [{ cannot: 'be-made-to-discard' }],
});
const wall = aGuard('upper left', 'upper center');
const cut = { cut: anAttack('upper left') };
const hand = { wink: aCard('Edge'), grip, parry: aBlock('upper left'), high: aGuard('upper left') };

describe('what one’s own card says must be done at the beginning of the turn', () => {
  const told = ['first-edition/card-anatomy/card-text'];
  const state = attacked({ ann: { hand, inPlay: { shield, wall } }, bob: {} }, cut);

  test('is done before any card is played, in the first edition, but for one that can avert it', {
    meta: {
      rules: [
        'highlander.first-edition/card-anatomy/card-text',
        'highlander.first-edition/glossary/discard-may-be-averted-first',
      ],
    },
  }, () => {
    for (const card of ['wink', 'parry'])
      expect(broken(state, play(card, card === 'parry' ? against : {}), 'first')).toEqual(told);
    expect(broken(state, play('grip'), 'first')).toEqual([]);
    const done = afterwards(state, [use('shield')], 'first');
    expect(done.players[0].discard.unknown).toBe(1);
    expect(broken(done, play('parry', against), 'first')).toEqual([]);
  });

  test('is done before any Exertion and any use of a Guard, in the first edition', {
    meta: { rules: ['highlander.first-edition/card-anatomy/card-text'] },
  }, () => {
    const acts = [
      { do: 'exert', ...by, for: { defense: 'cut' }, shown: five() },
      { do: 'defend', ...by, attack: 'cut', with: 'wall' },
      { do: 'declare-successful', ...by, attack: 'cut' },
      nextPhase,
    ];
    for (const act of acts) expect(broken(state, act, 'first')).toEqual(told);
    const done = afterwards(state, [use('shield')], 'first');
    for (const act of acts) expect(broken(done, act, 'first')).toEqual([]);
  });

  test('waits for a card that can take out of play what says it', {
    meta: { rules: ['highlander.first-edition/glossary/discard-may-be-averted-first'] },
  }, () => {
    const rid = aCard('Event', {
      abilities: [
        {
          ability: 'played',
          choose: [{ choose: 'cards', as: 'gone', which: { kind: ['situation'] }, in: ['play'] }],
          do: [{ do: 'remove-from-play', cards: { chosen: 'gone' } }],
        },
      ],
    });
    const able = attacked({ ann: { hand: { rid, ...hand }, inPlay: { shield, wall } }, bob: {} }, cut);
    const rest = aText('Rest');
    const another = attacked({ ann: { hand: { rid }, inPlay: { shield, rest, wall } }, bob: {} }, cut);
    const ridding = (gone: string) => play('rid', { choose: { gone: { cards: [gone] } } });
    expect(broken(afterwards(able, [ridding('shield')], 'first'), nextPhase, 'first')).toEqual([]);
    expect(broken(afterwards(another, [ridding('rest')], 'first'), nextPhase, 'first')).toEqual(told);
  });

  test('is reckoned then: of what comes later nothing must be done, nor may it', {
    meta: { rules: ['highlander.first-edition/card-anatomy/card-text'] },
  }, () => {
    const none = attacked({ ann: { hand, inPlay: { shield } }, bob: {} }, cut);
    const guarded = afterwards(none, [play('high', against)], 'first');
    expect(broken(guarded, nextPhase, 'first')).toEqual([]);
    expect(broken(guarded, use('shield'), 'first')).toEqual(told);
  });

  test('waits in Type Two for that phase to end, in which everything is done in any order', {
    meta: {
      rules: [
        'highlander.type-two/may-do-must-do-phase/any-order',
        'highlander.type-two/must-do-effects/all-if-possible',
      ],
    },
  }, () => {
    const begun = table({ ann: { hand, inPlay: { shield } }, bob: {} }, { turn: { phase: 'may-do' } });
    const guarded = afterwards(begun, [play('high')]);
    expect(broken(guarded, nextPhase)).toEqual(['type-two/must-do-effects/all-if-possible']);
    const done = afterwards(guarded, [use('shield'), nextPhase]);
    expect(done.players[0].discard.unknown).toBe(1);
  });
});

describe.each(Object.keys(editions) as EditionName[])('%s', (edition) => {
  const phase = edition === 'first' ? ('defense' as const) : ('may-do' as const);
  const under = (...abilities: Ability[]) =>
    table({ ann: { hand, inPlay: { burden: aText('Burden', ...abilities) } }, bob: {} }, { turn: { phase } });
  const must = (...effects: Effect[]): Ability => ({
    ...{ ability: 'must-do', during: ['may-do'], limit: { times: 1, per: 'turn' } },
    do: effects,
  });
  const guards = { each: { kind: ['guard' as const], controller: 'you' as const }, in: 'play' as const };
  const lose = (amount: number) => ({ do: 'lose-ability' as const, players: 'you' as const, amount });

  test.each<[string, Ability]>([
    ['takes no card', toll],
    ['reaches no card', must({ do: 'discard', cards: guards })],
    ['comes to no amount', must(lose(0))],
    ['is done for each of none', must({ do: 'each-card', cards: guards, effects: [lose(1)] })],
    ['is done only if', must({ do: 'if', condition: { exists: guards }, effects: [lose(1)] })],
  ])(
    'holds nobody up where there is nothing to do: it %s',
    {
      meta: {
        rules: [
          'highlander.type-two/must-do-effects/all-if-possible',
          'highlander.first-edition/card-anatomy/card-text',
          'highlander.reference/may-do-must-do-phase/resolve-effects',
        ],
      },
    },
    (_words, ability) => {
      expect(broken(under(ability), nextPhase, edition)).toEqual([]);
    },
  );

  test('is awaited by its name', {
    meta: {
      rules: [
        'highlander.type-two/must-do-effects/all-if-possible',
        'highlander.first-edition/card-anatomy/card-text',
        'highlander.reference/may-do-must-do-phase/resolve-effects',
      ],
    },
  }, () => {
    const awaits = (state: ReturnType<typeof under>, ...actions: ReturnType<typeof use>[]) =>
      judged(state, actions, edition).awaits;
    expect(awaits(under(must(lose(1))))).toEqual([
      {
        player: 'ann',
        code: 'use-must-do',
        what: 'do first what must be done: ability 0 of burden',
        must: true,
      },
    ]);
    expect(awaits(under(must(lose(1))), use('burden'))).toMatchObject([{ must: false }]);
    const oneOfHand = { choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'that-player' }] } as const;
    const forced = table(
      { ann: { hand: { one: anAttack('upper left') } }, bob: { inPlay: { imp: aText('Imp') } } },
      {
        turn: { phase },
        obligations: [
          {
            ...{ id: 'o1', player: 'ann', must: true, frame: { player: 'bob', source: 'imp', values: {} } },
            effect: {
              ...{ do: 'must', by: 'that-player', choose: [oneOfHand] },
              effects: [{ do: 'discard', cards: { chosen: 'lost' } }],
            },
          },
        ],
      },
    );
    const told =
      "o1, of Imp (imp), which says to bob: “the player must choose a card from the player's Hand :: discard that card”";
    expect(awaits(forced)).toEqual([
      {
        ...by,
        code: 'meet-obligation',
        what: `do first what must be done: the obligation ${told}`,
        must: true,
      },
    ]);
    expect(judged(forced, [nextPhase], edition).verdicts).toMatchObject([
      { violations: [{ message: `What must be done comes first: ${told}.` }] },
    ]);
    const resolving = (state: typeof forced) =>
      judged(state, [{ do: 'resolve', ...by, obligation: 'o2' }], edition).verdicts;
    expect(resolving(forced)).toMatchObject([
      { violations: [{ message: `Nothing such waits for ann, but ${told}.`, need: ['o1'] }] },
    ]);
    expect(resolving(under(must(lose(1))))).toMatchObject([
      { violations: [{ message: 'Nothing waits for ann.', need: [] }] },
    ]);
  });
});

test('After an Exertion of the first edition the next phase is awaited', {
  meta: { rules: ['highlander.first-edition/exertion-caveat/exertion-ends-phase'] },
}, () => {
  const exert = { do: 'exert', ...by, for: { attack: true }, shown: five() };
  const state = table({ ann: {}, bob: {} });
  expect(judged(state, [exert], 'first').awaits).toEqual([
    {
      ...by,
      code: 'next-phase',
      what: 'go on to the next phase, for the Exertion has ended this one',
      must: true,
    },
  ]);
  expect(judged(state, [exert]).awaits).toEqual([{ ...by, code: 'attack', what: 'attack', must: false }]);
});

test('And nothing of the cards in play is used in this one', {
  meta: { rules: ['highlander.first-edition/exertion-caveat/exertion-ends-phase'] },
}, () => {
  const lull = aText('Lull', {
    ...{ ability: 'may-do', during: ['attack'] },
    do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
  });
  const state = table({ ann: { inPlay: { lull } }, bob: {} });
  const exerted = (edition: EditionName) =>
    afterwards(state, [{ do: 'exert', ...by, for: { attack: true }, shown: five() }], edition);
  expect(broken(exerted('first'), use('lull'), 'first')).toEqual([
    'first-edition/exertion-caveat/exertion-ends-phase',
  ]);
  expect(broken(exerted('typeTwo'), use('lull'))).toEqual([]);
});

describe('What an opponent is forced to discard as a turn ends', {
  meta: { rules: ['highlander.first-edition/glossary/discard-forced-by-opponent'] },
}, () => {
  const monkey = aText('Monkey', {
    ...{ ability: 'triggered', on: { event: 'turn-ended', player: 'you' } },
    do: [
      {
        ...{ do: 'must', by: 'opponent' },
        choose: [{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'opponent' }] }],
        effects: [{ do: 'discard', cards: { chosen: 'lost' } }],
      },
    ],
  });

  test.each(['first', 'typeTwo'] as const)('waits for the beginning of his own (%s)', (edition) => {
    const state = table(
      {
        ann: { inPlay: { monkey } },
        bob: { hand: { one: anAttack('upper left'), two: anAttack('lower left') } },
      },
      { turn: { phase: 'draw-discard' } },
    );
    const begun = afterwards(state, [{ do: 'end-turn', player: 'ann' }], edition);
    expect(begun.players[1].hand.cards).toHaveLength(2);
    expect(begun.obligations).toMatchObject([{ id: 'o:1', player: 'bob', must: true }]);
    expect(broken(begun, { do: 'next-phase', player: 'bob' }, edition)).toHaveLength(1);
    const lost = { lost: { cards: ['two'] } };
    const met = { do: 'resolve', player: 'bob', obligation: 'o:1', choose: lost };
    expect(afterwards(begun, [met], edition).players[1].hand.cards.map(({ id }) => id)).toEqual(['one']);
  });
});

describe('what an opponent must do who cannot', () => {
  const loss = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        do: [
          {
            ...{ do: 'must', by: 'opponent' },
            choose: [{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'opponent' }] }],
            effects: [{ do: 'discard', cards: { chosen: 'lost' } }],
          },
        ],
      },
    ],
  });
  const turnOf = (player: string) => ({ do: 'end-turn', player });
  const nextOf = (player: string) => ({ do: 'next-phase', player });

  test.each(['first', 'typeTwo', 'reference'] as const)(
    'goes on with his turn, and owes it no more (%s)',
    {
      meta: {
        rules: [
          'highlander.type-two/must-do-effects/all-if-possible',
          'highlander.first-edition/glossary/discard-forced-by-opponent',
        ],
      },
    },
    (edition) => {
      const state = (hand: Record<string, Definition>) =>
        table({ ann: { hand: { loss } }, bob: { hand, endurance: 20 } });
      const begun = (hand: Record<string, Definition>) =>
        afterwards(state(hand), [play('loss'), nextPhase, turnOf('ann')], edition);
      expect(broken(begun({ one: anAttack('upper left') }), nextOf('bob'), edition)).not.toEqual([]);
      const empty = begun({});
      expect(empty.obligations).toHaveLength(1);
      const [verdict] = judged(empty, [nextOf('bob')], edition).verdicts;
      const [before, after] = edition === 'first' ? ['defense', 'attack'] : ['may-do', 'defense'];
      expect(verdict).toMatchObject({
        events: [
          { event: 'obligation-lapsed', player: 'bob' },
          { event: 'phase-ended', player: 'bob', what: before },
          { event: 'phase-begun', player: 'bob', what: after },
        ],
      });
      expect(afterwards(empty, [nextOf('bob')], edition).obligations).toEqual([]);
    },
  );
});

describe('What must be discarded from a hand of which nobody knows enough cards', {
  meta: { rules: ['highlander.type-two/must-do-effects/all-if-possible'] },
}, () => {
  const loss = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        choose: [{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'you' }], number: { exactly: 2 } }],
        do: [{ do: 'discard', cards: { chosen: 'lost' } }],
      },
    ],
  });
  const state = table({ ann: { hand: { loss } }, bob: {} });
  state.players[0].hand.unknown = 5;
  const playing = { do: 'play', ...by, card: 'loss' };

  test('is asked for', () => {
    expect(judged(state, [playing]).verdicts).toMatchObject([
      {
        outcome: 'needs-choice',
        choices: [{ pointer: '/choose/lost/cards', from: null, least: 2, most: 2 }],
      },
    ]);
  });

  test('is named as it is discarded', () => {
    const known = [
      { id: 'one', card: anAttack('upper left') },
      { id: 'two', card: anAttack('lower left') },
    ];
    const { hand, discard } = afterwards(state, [{ ...playing, choose: { lost: { known } } }]).players[0];
    expect([hand.unknown, discard.cards.map(({ id }) => id).toSorted()]).toEqual([3, ['one', 'two']]);
  });
});

describe('what the player who must do it chooses immediately', () => {
  /** "The loser must immediately discard one card from their Hand for each Strength in their opponent's check." */
  const contest = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        do: [
          { do: 'attribute-challenge', gem: 'Strength', as: 'contest' },
          {
            ...{ do: 'must', by: { loserOf: 'contest' }, immediately: true },
            choose: [
              {
                ...{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'that-player' }] },
                number: { exactly: { gems: ['Strength'], in: 'contest', by: { winnerOf: 'contest' } } },
              },
            ],
            effects: [{ do: 'discard', cards: { chosen: 'lost' } }],
          },
        ],
      },
    ],
  });
  const strong = five('a').map(({ id }, place) => ({
    ...{ id, card: aCard('Event', { gems: place === 0 ? { Strength: 1 } : {} }) },
  }));
  const checks = { 'contest-cards-of-ann': { known: strong }, 'contest-cards-of-bob': { known: five('b') } };
  const bobs = { one: aCard('Edge'), two: anAttack('lower left') };
  const state = table({ ann: { hand: { contest } }, bob: { hand: bobs } });

  test('is asked of him, from his own cards', () => {
    expect(judged(state, [play('contest', { choose: checks })]).verdicts).toMatchObject([
      {
        outcome: 'needs-choice',
        choices: [{ player: 'bob', pointer: '/choose/lost/cards', from: ['one', 'two'], least: 1, most: 1 }],
      },
    ]);
  });

  test('is what he loses', () => {
    const choose = { ...checks, lost: { cards: ['two'] } };
    const [, bob] = afterwards(state, [play('contest', { choose })]).players;
    expect(bob.hand.cards.map(({ id }) => id)).toEqual(['one']);
    expect(bob.discard.cards.map(({ id }) => id)).toEqual(['two']);
  });
});
