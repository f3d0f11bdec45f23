import { describe, expect, test } from 'vitest';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { all, nextPhase } from '../deeds.ts';
import { aCard, afterwards, anAttack, aText, attacked, broken, five, judged, says, table } from '../table.ts';

const drawing = { turn: { phase: 'draw-discard' as const } };
const draw = (number: number) => ({ do: 'draw', player: 'ann', number });
const endTurn = { do: 'end-turn', player: 'ann' };
const forAttack = { do: 'exert', player: 'ann', for: { attack: true } };
const ann = ({ players }: State) => players[0];
const sizes = ({ hand, endurance, discard }: State['players'][number]) =>
  [hand, endurance, discard].map((pile) => pile.cards.length + pile.unknown + (pile.bottom?.length ?? 0));

describe.each(all)('%s', (edition) => {
  test('the last card drawn Exhausts: the discard pile is the new Endurance, and 5 Ability go later', {
    meta: {
      rules: [
        'highlander.first-edition/running-out-of-cards-exhaustion/last-card-drawn-exhausts',
        'highlander.first-edition/running-out-of-cards-exhaustion/exhaustion-costs-five',
        'highlander.first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck',
        'highlander.first-edition/glossary/exhaustion-loss-adjusted-later',
        'highlander.type-two/exhaustion/last-card-leaves',
        'highlander.type-two/exhaustion/lose-five',
        'highlander.type-two/exhaustion/reshuffle',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: 10, endurance: 3, discard: 20 }, bob: {} }, drawing);
    const early = afterwards(state, [draw(2)], edition);
    expect(sizes(ann(early))).toEqual([12, 1, 20]);
    expect(early.pending).toEqual([]);
    const later = afterwards(state, [draw(4)], edition);
    expect(sizes(ann(later))).toEqual([14, 19, 0]);
    expect(ann(later).ability).toBe(15);
    expect(later.pending).toMatchObject([{ player: 'ann', kind: 'loss', amount: 5 }]);
  });

  test('what was drawn meanwhile is held until the next turn ends', {
    meta: {
      rules: [
        'highlander.first-edition/running-out-of-cards-exhaustion/draw-or-discard-not-both',
        'highlander.first-edition/running-out-of-cards-exhaustion/drawn-cards-held-one-turn',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: 10, endurance: 3, discard: 20 }, bob: { hand: 15 } }, drawing);
    expect(broken(afterwards(state, [draw(5)], edition), endTurn, edition)).toEqual([]);
  });
});

test.each(['typeTwo', 'reference'] as const)(
  'Without a card for a new Endurance Ability is zero at once, and the Draw/Discard Phase begins: %s',
  { meta: { rules: ['highlander.type-two/exhaustion/nothing-to-shuffle'] } },
  (edition) => {
    const state = table({ ann: { endurance: { cut: anAttack('upper left') } }, bob: {} });
    const later = afterwards(state, [forAttack], edition);
    expect(ann(later).ability).toBe(0);
    expect(later.turn.phase).toBe('draw-discard');
    const [made] = later.turn.events;
    expect(made).toMatchObject({ event: 'exertion-made', amount: 1 });
    const enough = table({ ann: { endurance: 5, discard: 1 }, bob: {} });
    const goesOn = afterwards(enough, [{ ...forAttack, shown: five() }], edition);
    expect([ann(goesOn).ability, goesOn.turn.phase]).toEqual([15, 'attack']);
  },
);

describe('who has no card for a new Endurance in the first edition', () => {
  const emptied = table({ ann: { hand: 10, endurance: 1 }, bob: {} }, drawing);

  test('loses 5 Ability in the next Ability Adjustment Phase, and plays on', {
    meta: { rules: ['highlander.first-edition/glossary/exhaustion-loss-adjusted-later'] },
  }, () => {
    const later = afterwards(emptied, [draw(1)], 'first');
    expect([ann(later).ability, later.turn.phase]).toEqual([15, 'draw-discard']);
    expect(later.pending).toMatchObject([{ player: 'ann', kind: 'loss', amount: 5 }]);
  });

  test('draws nothing more', {
    meta: { rules: ['highlander.first-edition/draw-discard/may-draw-up'] },
  }, () => {
    const state = table({ ann: { hand: 10, endurance: 0, discard: 10 }, bob: {} }, drawing);
    expect(broken(state, draw(1), 'first')).toEqual(['first-edition/draw-discard/may-draw-up']);
    expect(broken(emptied, draw(2), 'first')).toEqual(['first-edition/draw-discard/may-draw-up']);
  });
});

test.each([
  ['first', 'first-edition/exertions-and-power-blows/exertion-is-five-cards'],
  ['typeTwo', 'type-two/exertions/reveal-five'],
  ['reference', 'reference/hard-exertions/take-five'],
] as const)('%s: [%s] nobody exerts with an empty Endurance', (edition, rule) => {
  const state = table({ ann: { endurance: 0, discard: 10 }, bob: {} });
  expect(broken(state, { ...forAttack, shown: [] }, edition)).toEqual([rule]);
});

test('An Exertion of which texts leave no card is none, however many the Endurance has', {
  meta: { rules: ['highlander.type-two/exertions/reveal-five'] },
}, () => {
  const heavy = aText('Heavy', says({ players: 'you', modifyPlayers: [{ exertionSize: -5 }] }));
  const state = table({ ann: { inPlay: { heavy } }, bob: {} });
  const [verdict] = judged(state, [forAttack]).verdicts;
  expect(verdict).toMatchObject({
    violations: [
      {
        ...{ rule: 'highlander.type-two/exertions/reveal-five', need: { least: 1 }, have: 0 },
        message: 'Such an Exertion would turn over no cards.',
      },
    ],
  });
});

test('Attacks that were not defended then are successful', {
  meta: { rules: ['highlander.type-two/exhaustion/nothing-to-shuffle'] },
}, () => {
  const state = attacked({ ann: { endurance: 5 }, bob: {} }, { cut: anAttack('upper left') });
  const later = afterwards(state, [{ do: 'exert', player: 'ann', for: { nothing: true }, shown: five() }]);
  expect(later.attacks).toMatchObject([{ id: 'cut', result: 'successful' }]);
  expect(later.pending).toMatchObject([
    { player: 'ann', kind: 'loss', amount: 5 },
    { player: 'ann', kind: 'damage', amount: 2 },
  ]);
});

test('The cards of a Soft Exertion that Exhausts go under the new Endurance', {
  meta: { rules: ['highlander.type-two/exhaustion/during-soft-exertion'] },
}, () => {
  const state = table(
    { ann: { genericWeapon: 'disarmed', endurance: 5, discard: 12 }, bob: {} },
    { turn: { phase: 'may-do' } },
  );
  const rearm = { do: 'exert', player: 'ann', kind: 'soft', for: { weapon: 'generic', gem: 'Agility' } };
  const later = afterwards(state, [{ ...rearm, shown: five() }]);
  expect(ann(later).endurance).toEqual({ cards: [], unknown: 12, bottom: five() });
  expect(later.pending).toMatchObject([{ kind: 'loss', amount: 5 }]);
});

test('Who Exhausts while drawing up need not discard down', {
  meta: {
    rules: ['highlander.first-edition/running-out-of-cards-exhaustion/no-discard-down-on-exhausting-draw'],
  },
}, () => {
  const sorrow = aText(
    'Sorrow',
    says({
      players: 'you',
      while: { happened: { that: { event: 'exhausted' }, when: 'this-turn' } },
      modifyPlayers: [{ handSize: -4 }],
    }),
  );
  const hand = Object.fromEntries(five('h').map(({ id, card }) => [id, card]));
  const state = table(
    { ann: { ability: 7, hand, endurance: 1, discard: 9, inPlay: { sorrow } }, bob: {} },
    drawing,
  );
  const first = afterwards(state, [draw(1)], 'first');
  expect(broken(first, endTurn, 'first')).toEqual([]);
  expect(broken(first, { do: 'discard', player: 'ann', cards: ['h1', 'h2', 'h3'] }, 'first')).toEqual([
    'first-edition/draw-discard/must-discard-down',
    'first-edition/running-out-of-cards-exhaustion/draw-or-discard-not-both',
  ]);
  const typeTwo = afterwards(state, [draw(1)]);
  expect(broken(typeTwo, endTurn)).toEqual(['type-two/draw-discard-phase/discard-down']);
  expect(broken(typeTwo, { do: 'discard', player: 'ann', cards: ['h1', 'h2', 'h3'] })).toEqual([]);
});

test('The 5 are lost in the next Ability Adjustment Phase', {
  meta: {
    rules: [
      'highlander.first-edition/glossary/exhaustion-loss-adjusted-later',
      'highlander.type-two/exhaustion/lose-five',
    ],
  },
}, () => {
  const state = table(
    { ann: { hand: { news: aCard('Event') } }, bob: {} },
    { pending: [{ id: 'p1', player: 'ann', kind: 'loss', amount: 5, attack: false }] },
  );
  const later = afterwards(state, [{ do: 'play', player: 'ann', card: 'news' }, nextPhase]);
  expect([ann(later).ability, later.pending]).toEqual([10, []]);
});

describe.each(all)('%s', (edition) => {
  const cards = Object.fromEntries([1, 2, 3, 4, 5].map((one) => [`d${one}`, aCard('Event')]));
  const [d1, d2] = ['d1', 'd2'].map((id) => ({ id, card: aCard('Event') }));
  const [x1, x2] = five();
  const few = table({ ann: { endurance: { k1: aCard('Event') }, discard: cards }, bob: {} });

  test('the cards of an Exertion that the Endurance is too small for are turned over from the new one', {
    meta: {
      rules: [
        'highlander.first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck',
        'highlander.type-two/exhaustion/reshuffle',
      ],
    },
  }, () => {
    expect(judged(few, [forAttack], edition).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/shown', least: 4, most: 4 }] },
    ]);
    const shown = [x1, x2, d1, d2];
    const later = afterwards(few, [{ ...forAttack, shown }], edition);
    const { endurance, discard } = ann(later);
    expect(endurance).toEqual({ cards: [], unknown: 1 });
    expect(discard.cards.map(({ id }) => id).toSorted()).toEqual(['d1', 'd2', 'k1', 'x1', 'x2']);
  });

  test('of the old discard pile any card may be drawn from the new Endurance, under its own name', {
    meta: {
      rules: [
        'highlander.first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck',
        'highlander.type-two/exhaustion/reshuffle',
      ],
    },
  }, () => {
    const state = { ...few, turn: { ...few.turn, phase: 'draw-discard' as const } };
    const later = afterwards(state, [{ ...draw(3), cards: [d1, d2] }], edition);
    expect(ann(later).hand.cards.map(({ id }) => id)).toEqual(['k1', 'd1', 'd2']);
    expect(ann(later).endurance).toEqual({ cards: [], unknown: 3 });
  });
});

test('a card that lies open is shown by no Exertion that does not shuffle it', () => {
  const state = table({ ann: { endurance: 9, discard: { old: aCard('Event') } }, bob: {} });
  const shown = [{ id: 'old', card: aCard('Event') }, ...five().slice(1)];
  expect(judged(state, [{ ...forAttack, shown }]).verdicts).toMatchObject([
    { outcome: 'malformed', mistakes: [{ code: 'duplicate', pointer: '/shown/0/id' }] },
  ]);
});

describe('the last card discarded', () => {
  const drain = (top: number) =>
    aCard('Event', {
      abilities: [{ ability: 'played', do: [{ do: 'discard', cards: { top, of: 'opponent' } }] }],
    });
  const played = { do: 'play', player: 'ann', card: 'news' };
  const drained = (top: number, bob: object) => table({ ann: { hand: { news: drain(top) } }, bob });
  const bob = ({ players }: State) => players[1];

  describe.each(all)('%s', (edition) => {
    test('lies in the discard pile that is shuffled', {
      meta: {
        rules: [
          'highlander.type-two/exhaustion/last-card-leaves',
          'highlander.type-two/exhaustion/reshuffle',
          'highlander.first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck',
        ],
      },
    }, () => {
      const state = drained(3, { endurance: 3, discard: 4 });
      expect(sizes(bob(afterwards(state, [played], edition)))).toEqual([0, 7, 0]);
      const [verdict] = judged(state, [played], edition).verdicts;
      expect(verdict?.outcome === 'legal' ? verdict.events.slice(1) : verdict).toMatchObject([
        { event: 'discarded', player: 'bob', amount: 3, from: 'endurance' },
        { event: 'exhausted', player: 'bob' },
        { event: 'ability-lost', player: 'bob', amount: 5 },
      ]);
    });

    test('is followed by those of the new Endurance', {
      meta: {
        rules: [
          'highlander.type-two/exhaustion/last-card-leaves',
          'highlander.type-two/exhaustion/reshuffle',
          'highlander.first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck',
        ],
      },
    }, () => {
      const state = drained(5, { endurance: { k1: aCard('Event'), k2: aCard('Event') }, discard: 1 });
      const later = afterwards(state, [played], edition);
      expect(sizes(bob(later))).toEqual([0, 3, 0]);
      expect(later.pending).toMatchObject([{ amount: 5 }, { amount: 5 }]);
    });
  });
});

test('The cards of a first-edition Exertion in which nothing is looked for lie in the discard pile at once; later they go there once it is fulfilled', {
  meta: {
    rules: [
      'highlander.first-edition/exertions-and-power-blows/exertion-is-five-cards',
      'highlander.first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck',
      'highlander.type-two/hard-exertions/unused-discarded',
    ],
  },
}, () => {
  const state = table({ ann: { hand: { cut: anAttack('upper left') }, endurance: 5, discard: 20 }, bob: {} });
  const blow = [
    { do: 'play', player: 'ann', card: 'cut' },
    { do: 'exert', player: 'ann', for: { powerBlow: 'cut' }, shown: five() },
  ];
  const first = afterwards(state, blow, 'first');
  expect(sizes(ann(first))).toEqual([0, 25, 0]);
  expect(first.attacks).toMatchObject([{ powerBlow: true }]);
  expect(sizes(ann(afterwards(state, blow)))).toEqual([0, 20, 5]);
  const searched = afterwards(state, [{ ...forAttack, shown: five() }], 'first');
  expect(sizes(ann(searched))).toEqual([1, 20, 5]);
});

test('What such an Exertion still needs is turned over from all that was shuffled', {
  meta: {
    rules: [
      'highlander.first-edition/exertions-and-power-blows/exertion-is-five-cards',
      'highlander.first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck',
    ],
  },
}, () => {
  const state = table({ ann: { hand: { cut: anAttack('upper left') }, endurance: 3 }, bob: {} });
  const played = { do: 'play', player: 'ann', card: 'cut' };
  const blow = { do: 'exert', player: 'ann', for: { powerBlow: 'cut' } };
  expect(judged(state, [played, blow], 'first').verdicts[1]).toMatchObject({
    choices: [{ pointer: '/shown', least: 5, most: 5 }],
  });
  expect(sizes(ann(afterwards(state, [played, { ...blow, shown: five() }], 'first')))).toEqual([0, 1, 2]);
});

test.each<[Effect, string]>([
  [{ do: 'draw', players: 'opponent', amount: 3 }, 'drawn'],
  [{ do: 'remove-from-game', cards: { top: 3, of: 'opponent' } }, 'removed-from-game'],
])(
  'As many cards are told as there were to take: %j',
  { meta: { rules: ['highlander.type-two/exhaustion/nothing-to-shuffle'] } },
  (effect, event) => {
    const news = aCard('Event', { abilities: [{ ability: 'played', do: [effect] }] });
    const told = (endurance: number, discard: number) => {
      const state = table({ ann: { hand: { news } }, bob: { hand: 1, endurance, discard } });
      const { events } = afterwards(state, [{ do: 'play', player: 'ann', card: 'news' }]).turn;
      return events.flatMap((one) => (one.event === event ? [one.amount] : []));
    };
    expect([told(5, 0), told(2, 4), told(2, 0), told(0, 4)]).toEqual([[3], [3], [2], []]);
  },
);

describe.each(all)('%s: the last card of an Endurance, sought by a text', (edition) => {
  const found = { chosen: 'found' } as const;
  const seek = (effect: Effect) =>
    table({
      ann: {
        hand: {
          seek: aCard('Event', {
            title: 'Seek',
            abilities: [
              {
                ability: 'played',
                choose: [{ as: 'found', choose: 'cards', which: {}, in: [{ endurance: 'you' }] }],
                do: [effect],
              },
            ],
          }),
        },
        endurance: { news: aCard('Situation') },
        discard: 3,
      },
      bob: {},
    });
  const seeking = { do: 'play', player: 'ann', card: 'seek', choose: { found: { cards: ['news'] } } };

  test.each<Effect>([
    { do: 'put-into-hand', cards: found },
    { do: 'put-into-play', cards: found, by: 'you' },
    { do: 'remove-from-game', cards: found },
    { do: 'retrieve', cards: found },
    { do: 'capture', cards: found, card: 'this' },
  ])(
    'Exhausts when it is otherwise taken: $do',
    { meta: { rules: ['highlander.type-two/exhaustion/last-card-leaves'] } },
    (effect) => {
      const later = afterwards(seek(effect), [seeking], edition);
      expect(later.pending).toMatchObject([{ player: 'ann', kind: 'loss', amount: 5 }]);
      expect(sizes(ann(later))).toMatchObject([expect.any(Number), 3, 0]);
    },
  );

  test('does not Exhaust when it is put back', {
    meta: { rules: ['highlander.type-two/exhaustion/last-card-leaves'] },
  }, () => {
    const later = afterwards(seek({ do: 'put-on-endurance', cards: found }), [seeking], edition);
    expect([later.pending, sizes(ann(later))]).toEqual([[], [0, 1, 3]]);
  });
});

test.each([
  ['first', 'first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck'],
  ['typeTwo', 'type-two/exhaustion/reshuffle'],
  ['reference', 'type-two/exhaustion/reshuffle'],
] as const)(
  'in %s [%s] an Exertion that Exhausts goes on with cards of the Discard Pile, and no others',
  (edition, rule) => {
    const [edge, cut] = [aCard('Edge'), anAttack('upper left')];
    const sought = anAttack('lower left');
    const state = (discard: Record<string, typeof edge> | number) =>
      attacked({ ann: { endurance: 3, discard }, bob: {} }, { sought });
    const search = (...cards: (typeof edge)[]) => ({
      ...{ do: 'exert', player: 'ann', for: { defense: 'sought' } },
      shown: cards.map((card, at) => ({ id: `x${at}`, card })),
    });
    const known = { lost: edge, gone: edge, spent: cut };
    expect(broken(state(known), search(cut, cut, cut, edge, cut), edition)).toEqual([]);
    expect(broken(state(known), search(edge, edge, edge, cut, cut), edition)).toEqual([rule]);
    expect(broken(state(3), search(edge, edge, edge, cut, cut), edition)).toEqual([]);
    expect(judged(state(known), [{ ...search(), shown: [] }], edition).verdicts).toMatchObject([
      {
        choices: [
          {
            about: 'The cards turned over, the last 2 of them from the Discard Pile, which is shuffled then',
            least: 5,
          },
        ],
      },
    ]);
  },
);

test.each([
  ['first', 'first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck'],
  ['typeTwo', 'type-two/exhaustion/reshuffle'],
  ['reference', 'type-two/exhaustion/reshuffle'],
] as const)(
  'in %s [%s] who draws the last card goes on with cards of the Discard Pile, and no others',
  (edition, rule) => {
    const [edge, cut] = [aCard('Edge'), anAttack('upper left')];
    const state = (discard: Record<string, typeof edge> | number) =>
      table({ ann: { hand: 10, endurance: 1, discard }, bob: {} }, drawing);
    const drawn = (...cards: (typeof edge)[]) => ({
      ...draw(cards.length),
      cards: cards.map((card, at) => ({ id: `x${at}`, card })),
    });
    const known = { lost: edge, gone: edge };
    expect(broken(state(known), drawn(cut, edge, edge), edition)).toEqual([]);
    expect(broken(state(known), drawn(edge, cut), edition)).toEqual([rule]);
    expect(broken(state(2), drawn(edge, cut), edition)).toEqual([]);
  },
);
