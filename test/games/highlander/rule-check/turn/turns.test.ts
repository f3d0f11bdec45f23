import { describe, expect, test } from 'vitest';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { all } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  aGuard,
  anAttack,
  aRangedAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  everywhere,
  five,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

const laterEditions = ['typeTwo', 'reference'] as const;
const by = (player: string, deed: string, more: object = {}) => ({ do: deed, player, ...more });
const nextPhase = by('ann', 'next-phase');
const endTurn = by('ann', 'end-turn');
const play = (card: string, more: object = {}) => by('ann', 'play', { card, ...more });
const inPhase = (phase: 'may-do' | 'defense' | 'attack' | 'draw-discard') => ({ turn: { phase } });
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

const news = aCard('Event', { title: 'News' });
const wink = aCard('Edge', { title: 'Wink' });

describe.each(all)('%s', (edition) => {
  const isFirst = edition === 'first';

  test('the phases follow one another, and the turn ends with the last', {
    meta: {
      rules: [
        'highlander.first-edition/set-up/four-phases-in-order',
        'highlander.type-two/draw-discard-phase/turn-ends',
        'highlander.type-two/may-do-must-do-phase/beginning-of-turn',
      ],
    },
  }, () => {
    let state = afterwards(
      table({ ann: {}, bob: { hand: { news } } }, inPhase('draw-discard')),
      [endTurn],
      edition,
    );
    expect(state.turn).toMatchObject({ player: 'bob', phase: isFirst ? 'defense' : 'may-do' });
    const seen = [];
    const next = by('bob', 'next-phase');
    while (state.turn.phase !== 'draw-discard') {
      seen.push(state.turn.phase);
      expect(broken(state, by('bob', 'end-turn'), edition)).toEqual([
        isFirst ? 'first-edition/set-up/four-phases-in-order' : 'type-two/draw-discard-phase/turn-ends',
      ]);
      const deeds = state.turn.phase === 'attack' ? [by('bob', 'play', { card: 'news' }), next] : [next];
      state = afterwards(state, deeds, edition);
    }
    expect(seen).toEqual(isFirst ? ['defense', 'attack'] : ['may-do', 'defense', 'attack']);
    expect(broken(state, next, edition)).toEqual([
      isFirst ? 'first-edition/set-up/four-phases-in-order' : 'type-two/draw-discard-phase/turn-ends',
    ]);
    expect(broken(state, by('bob', 'end-turn'), edition)).toEqual([]);
  });

  test("nothing is done in the opponent's turn, and his comes next", {
    meta: {
      rules: [
        'highlander.first-edition/set-up/players-alternate-turns',
        'highlander.type-two/the-sequence-of-play/not-in-opponents-turn',
        'highlander.type-two/beginning-the-game/turns-alternate',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { news } }, bob: { hand: { wink } } });
    const rule = isFirst
      ? 'first-edition/set-up/players-alternate-turns'
      : 'type-two/the-sequence-of-play/not-in-opponents-turn';
    expect(broken(state, by('bob', 'play', { card: 'wink' }), edition)).toEqual([rule]);
    expect(broken(state, play('news'), edition)).toEqual([]);
    const later = afterwards(state, [play('news'), nextPhase, endTurn], edition);
    expect(later.turn).toMatchObject({ player: 'bob', number: 4 });
    expect(broken(later, nextPhase, edition)).toContain(rule);
  });

  test('who concedes has lost, in whosever turn, and nothing is done any more', {
    meta: {
      rules: [
        'highlander.first-edition/set-up/players-alternate-turns',
        'highlander.type-two/beginning-the-game/turns-alternate',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { news } }, bob: {} });
    for (const [loser, winner] of [
      ['ann', 'bob'],
      ['bob', 'ann'],
    ] as const) {
      const over = afterwards(state, [by(loser, 'concede')], edition);
      expect(over.winner).toBe(winner);
      expect(broken(over, play('news'), edition)).toEqual([
        isFirst
          ? 'first-edition/set-up/players-alternate-turns'
          : 'type-two/beginning-the-game/turns-alternate',
      ]);
    }
  });

  test('a card is played every turn, or an Exertion is made', {
    meta: {
      rules: [
        'highlander.first-edition/playing-your-hand/play-or-exert',
        'highlander.type-two/beginning-the-game/card-or-exertion-each-turn',
        'highlander.type-two/the-sequence-of-play/something-each-turn',
        'highlander.reference/hard-exertions/reason-nothing-playable',
      ],
    },
  }, () => {
    const state = table({
      ann: { hand: { news, wink, cut: anAttack('upper left') }, endurance: 20 },
      bob: {},
    });
    const rule = {
      first: 'first-edition/playing-your-hand/play-or-exert',
      typeTwo: 'type-two/beginning-the-game/card-or-exertion-each-turn',
      reference: 'reference/hard-exertions/reason-nothing-playable',
    }[edition];
    expect(broken(state, nextPhase, edition)).toEqual([rule]);
    const wanted = {
      first: 'Every turn a card is played or an Exertion is made.',
      typeTwo: 'Every turn a card that is no Edge is played, or an Exertion is made.',
      reference: 'Every turn a card that is no Edge is played from the Hand, or a Hard Exertion is made.',
    }[edition];
    expect(judged(state, [nextPhase], edition).verdicts).toMatchObject([
      { violations: [{ message: wanted }] },
    ]);
    expect(broken(afterwards(state, [play('news')], edition), nextPhase, edition)).toEqual([]);
    expect(broken(afterwards(state, [play('cut')], edition), nextPhase, edition)).toEqual([]);
    expect(broken(afterwards(state, [play('wink')], edition), nextPhase, edition)).toEqual(
      isFirst ? [] : [rule],
    );
    const exerted = afterwards(
      state,
      [play('cut'), by('ann', 'exert', { for: { powerBlow: 'cut' }, shown: five() })],
      edition,
    );
    expect(broken(exerted, nextPhase, edition)).toEqual([]);
  });

  test('so it is before an Attack Phase that is skipped', {
    meta: {
      rules: [
        'highlander.first-edition/playing-your-hand/play-or-exert',
        'highlander.type-two/beginning-the-game/card-or-exertion-each-turn',
        'highlander.reference/hard-exertions/reason-nothing-playable',
      ],
    },
  }, () => {
    const skipping = (hand: object) =>
      table({ ann: { hand: { ...hand }, skips: ['attack'] }, bob: {} }, inPhase('defense'));
    const state = skipping({ news });
    expect(broken(state, nextPhase, edition)).toHaveLength(1);
    const done = afterwards(state, [play('news'), nextPhase], edition);
    expect(done.turn.phase).toBe('draw-discard');
  });

  test('skips what else is to be skipped: the Sweep, the Ability Adjustment and the Draw/Discard Phase', () => {
    const loss = { id: 'p1', player: 'ann', kind: 'loss', amount: 2, attack: false } as const;
    const passing = (skips: State['players'][0]['skips']) => {
      const state = table(
        { ann: { hand: { news }, skips, inPlay: { wink } }, bob: {} },
        { turn: { player: 'bob', phase: 'draw-discard' }, pending: [loss] },
      );
      const acts = isFirst ? [nextPhase] : [nextPhase, nextPhase];
      return afterwards(state, [by('bob', 'end-turn'), ...acts, play('news'), nextPhase], edition);
    };
    const figures = ({ players: [{ ability }], inPlay, turn: { player } }: State) => [
      ability,
      inPlay.map(({ id }) => id),
      player,
    ];
    expect(figures(passing([]))).toEqual([13, ['news'], 'ann']);
    expect(figures(passing(['sweep']))).toEqual([13, ['wink', 'news'], 'ann']);
    expect(figures(passing(['ability-adjustment']))).toEqual([15, ['news'], 'ann']);
    expect(figures(passing(['draw-discard']))).toEqual([13, ['news'], 'bob']);
    const two = passing(['ability-adjustment', 'draw-discard']);
    expect([...figures(two), two.pending.length, two.players[0].skips]).toEqual([15, ['news'], 'bob', 1, []]);
  });

  test('is not judged without a Defense Phase, of which no rule says what becomes of the attacks', () => {
    const state = table({ ann: {}, bob: { skips: ['defense'] } }, inPhase('draw-discard'));
    const acts = isFirst ? [endTurn] : [endTurn, by('bob', 'next-phase')];
    expect(judged(state, acts, edition).outcome).toBe('unsupported');
  });

  test('a card that lies there since this turn was played, though no event of a written state tells of it', {
    meta: {
      rules: [
        'highlander.first-edition/playing-your-hand/play-or-exert',
        'highlander.type-two/beginning-the-game/card-or-exertion-each-turn',
        'highlander.reference/hard-exertions/reason-nothing-playable',
      ],
    },
  }, () => {
    const cut = anAttack('upper left');
    const attacking = table(
      { ann: { hand: { news }, inPlay: { cut: { card: cut, as: 'attack' } } }, bob: {} },
      { attacks: [{ id: 'cut', by: 'ann' }] },
    );
    expect(broken(attacking, nextPhase, edition)).toEqual([]);
    const since = (card: Definition, enteredIn: number) =>
      table({ ann: { hand: { news }, inPlay: { laid: { card, enteredIn } } }, bob: {} });
    expect(broken(since(aCard('Situation'), 3), nextPhase, edition)).toEqual([]);
    expect(broken(since(aCard('Situation'), 1), nextPhase, edition)).toHaveLength(1);
    expect(broken(since(wink, 3), nextPhase, edition)).toHaveLength(isFirst ? 0 : 1);
  });

  test('by the Guide the card is one of the Hand: another, such as one of the Discard Pile, is not enough', {
    meta: {
      rules: [
        'highlander.first-edition/playing-your-hand/play-or-exert',
        'highlander.type-two/beginning-the-game/card-or-exertion-each-turn',
        'highlander.reference/hard-exertions/reason-nothing-playable',
      ],
    },
  }, () => {
    const recall = aText(
      'Recall',
      says({ players: 'you', modifyPlayers: [{ mayPlay: { kind: ['event'] }, from: ['discard-pile'] }] }),
    );
    const state = table({ ann: { discard: { old: news }, inPlay: { recall } }, bob: {} });
    const recalled = afterwards(state, [play('old')], edition);
    expect(broken(recalled, nextPhase, edition)).toEqual(
      edition === 'reference' ? ['reference/hard-exertions/reason-nothing-playable'] : [],
    );
    const exerted = [by('ann', 'exert', { for: { nothing: true }, shown: five() })];
    if (!isFirst) expect(broken(afterwards(recalled, exerted, edition), nextPhase, edition)).toEqual([]);
    const still = aText('Still', says({ players: 'opponent', modifyPlayers: [{ cannot: 'exert' }] }));
    const stilled = table({
      ann: { discard: { old: news }, inPlay: { recall } },
      bob: { inPlay: { still } },
    });
    expect(broken(stilled, nextPhase, edition)).toHaveLength(edition === 'reference' ? 0 : 1);
  });

  test('but nobody is held who can do neither', {
    meta: {
      rules: [
        'highlander.first-edition/playing-your-hand/play-or-exert',
        'highlander.type-two/beginning-the-game/card-or-exertion-each-turn',
        'highlander.reference/hard-exertions/reason-nothing-playable',
      ],
    },
  }, () => {
    const daze = aText('Daze', says({ players: 'opponent', modifyPlayers: [{ cannot: 'exert' }] }));
    const dazed = (hand: object) => table({ ann: { hand: { ...hand } }, bob: { inPlay: { daze } } });
    expect(broken(dazed({ parry: aBlock('upper left') }), nextPhase, edition)).toEqual([]);
    expect(broken(dazed({ news }), nextPhase, edition)).toHaveLength(1);
  });

  test('who can play no card makes an Exertion, whatever nobody has named of the hand', {
    meta: {
      rules: [
        'highlander.first-edition/playing-your-hand/play-or-exert',
        'highlander.type-two/beginning-the-game/card-or-exertion-each-turn',
        'highlander.reference/hard-exertions/reason-nothing-playable',
      ],
    },
  }, () => {
    const daze = aText('Daze', says({ players: 'opponent', modifyPlayers: [{ cannot: 'play' }] }));
    for (const hand of [5, { news }]) {
      const dazed = table({ ann: { hand }, bob: { inPlay: { daze } } });
      expect(broken(dazed, nextPhase, edition)).toHaveLength(1);
      const search = isFirst ? { attack: true } : { nothing: true };
      const exerted = afterwards(dazed, [by('ann', 'exert', { for: search, shown: five() })], edition);
      expect(broken(exerted, nextPhase, edition)).toEqual([]);
    }
  });

  test('and nobody is held for cards that nobody has named, where no Exertion can be made', {
    meta: {
      rules: [
        'highlander.first-edition/playing-your-hand/play-or-exert',
        'highlander.type-two/beginning-the-game/card-or-exertion-each-turn',
        'highlander.reference/hard-exertions/reason-nothing-playable',
      ],
    },
  }, () => {
    const still = aText('Still', says({ players: 'opponent', modifyPlayers: [{ cannot: 'exert' }] }));
    const stilled = table({ ann: { hand: 5 }, bob: { inPlay: { still } } });
    expect(broken(stilled, nextPhase, edition)).toEqual([]);
    const skipping = table({ ann: { hand: 5, skips: ['attack'] }, bob: {} }, inPhase('defense'));
    expect(broken(skipping, nextPhase, edition)).toHaveLength(isFirst ? 0 : 1);
  });

  test('attacks, blocks, dodges, Events and Edges are swept as their turn begins; what stays stays', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/discard-spent-cards',
        'highlander.type-two/sweep-phase/discard-non-remaining',
        'highlander.type-two/sweep-phase/left-as-reminder',
        'highlander.type-two/events/brief',
        'highlander.type-two/guard/not-swept',
        'highlander.type-two/situations-objects/remain',
        'highlander.type-two/plots/remain',
        'highlander.type-two/locations/stay',
        'highlander.type-two/standing-defenses/remain-in-play',
        'highlander.reference/sweep-phase/what-is-swept',
        'highlander.reference/events/discarded',
        'highlander.reference/situations/stay',
        'highlander.reference/objects/stay',
        'highlander.reference/locations/stay',
        'highlander.reference/plots/stay',
      ],
    },
  }, () => {
    const spent = {
      ...{ news, wink, cut: anAttack('upper left'), shot: aRangedAttack('upper left') },
      ...{ kick: aSpecialAttack('lower left'), edge: aBlock('upper left'), jump: aDodge(...everywhere) },
    };
    const lasting = {
      ...{ law: aCard('Situation'), sword: aCard('Object'), inn: aCard('Location'), tale: aCard('Plot') },
      ...{ guard: aGuard('upper left'), persona: { card: aCard('Persona'), preGame: true } },
      stance: saying(aCard('Event', { title: 'Stance' }), { ability: 'is', kind: 'standing-defense' }),
    };
    const theirs = aCard('Event', { title: 'Theirs' });
    const state = table(
      { ann: { inPlay: { theirs } }, bob: { inPlay: { ...spent, ...lasting } } },
      inPhase('draw-discard'),
    );
    const swept = afterwards(state, [endTurn], edition);
    expect(ids(swept.inPlay)).toEqual(['theirs', ...Object.keys(lasting)]);
    expect(ids(swept.players[1].discard.cards).toSorted()).toEqual(Object.keys(spent).toSorted());
  });

  test('what waits to be swept is in play, and to be swept is no removal from play', {
    meta: {
      rules: [
        'highlander.type-two/sweep-phase/sweep-is-not-removal',
        'highlander.type-two/sweep-phase/waiting-is-in-play',
      ],
    },
  }, () => {
    const waiting = saying(news, says({ players: 'you', modifyPlayers: [{ handSize: -15 }] }));
    const state = table(
      { ann: { hand: { wink }, inPlay: { waiting } }, bob: {} },
      { turn: { phase: 'draw-discard' } },
    );
    expect(broken(state, endTurn, edition)).toHaveLength(1);
    const bobs = table({ ann: {}, bob: { inPlay: { waiting } } }, inPhase('draw-discard'));
    const events = afterwards(bobs, [endTurn], edition).turn.events.map(({ event }) => event);
    expect(events).toContain('swept');
    expect(events).not.toContain('left-play');
  });

  test('who begins his Attack Phase without Ability has lost', {
    meta: {
      rules: [
        'highlander.first-edition/winning-the-game/zero-ability-at-attack-phase-loses',
        'highlander.type-two/game-concept-and-goal-of-the-game/zero-ability-loses',
      ],
    },
  }, () => {
    const begun = (ability: number) =>
      afterwards(table({ ann: { ability }, bob: {} }, inPhase('defense')), [nextPhase], edition);
    expect([-1, 0, 1].map((ability) => begun(ability).winner)).toEqual(['bob', 'bob', null]);
  });

  test('without an attack no defense is played', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/first-turn-needs-no-defense',
        'highlander.first-edition/defense-phase/no-defense-without-attack',
        'highlander.type-two/defense-phase/no-attack-no-defense',
      ],
    },
  }, () => {
    const hand = { edge: aBlock('upper left') };
    const idle = table({ ann: { hand }, bob: {} }, inPhase('defense'));
    const pressed = attacked({ ann: { hand }, bob: {} }, { cut: anAttack('upper left') });
    expect(broken(pressed, play('edge', { against: ['cut'] }), edition)).toEqual([]);
    expect(broken(idle, play('edge'), edition)).toContain(
      isFirst
        ? 'first-edition/defense-phase/no-defense-without-attack'
        : 'type-two/defense-phase/no-attack-no-defense',
    );
  });
});

test('The first edition has no May Do/Must Do Phase', {
  meta: { rules: ['highlander.first-edition/glossary/discard-forced-by-opponent'] },
}, () => {
  const state = table({ ann: {}, bob: {} }, inPhase('draw-discard'));
  expect(afterwards(state, [endTurn], 'first').turn.phase).toBe('defense');
});

describe.each(laterEditions)('%s', (edition) => {
  const discard = (...cards: string[]) => by('ann', 'discard', { cards });

  test('who was not attacked may discard one defense as the turn begins', {
    meta: { rules: ['highlander.type-two/may-do-effects/discard-defense-if-unattacked'] },
  }, () => {
    const hand = { edge: aBlock('upper left'), jump: aDodge('upper left'), cut: anAttack('upper left') };
    const idle = table({ ann: { hand }, bob: {} }, inPhase('may-do'));
    const rule = ['type-two/may-do-effects/discard-defense-if-unattacked'];
    expect(broken(idle, discard('edge'), edition)).toEqual([]);
    expect(broken(idle, discard('jump'), edition)).toEqual([]);
    expect(broken(idle, discard('cut'), edition)).toEqual(rule);
    expect(broken(idle, discard('edge', 'jump'), edition)).toEqual(rule);
    expect(broken(afterwards(idle, [discard('edge')], edition), discard('jump'), edition)).toEqual(rule);
    const pressed = attacked({ ann: { hand }, bob: {} }, { stab: anAttack('upper left') }, inPhase('may-do'));
    expect(broken(pressed, discard('edge'), edition)).toEqual(rule);
  });

  test('he may do so whatever else he has discarded: for a text, or as a cost', {
    meta: {
      rules: [
        'highlander.type-two/may-do-effects/discard-defense-if-unattacked',
        'highlander.type-two/may-do-must-do-phase/any-order',
      ],
    },
  }, () => {
    const toll = aText('Toll', {
      ability: 'must-do',
      during: ['may-do'],
      choose: [{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'you' }] }],
      do: [{ do: 'discard', cards: { chosen: 'lost' } }],
    });
    const wink = aCard('Edge');
    const hand = { wink, nod: wink, edge: aBlock('upper left'), jump: aDodge('upper left') };
    const state = table({ ann: { prone: true, hand, inPlay: { toll } }, bob: {} }, inPhase('may-do'));
    const paid = afterwards(
      state,
      [
        by('ann', 'use', { card: 'toll', ability: 0, choose: { lost: { cards: ['jump'] } } }),
        play('wink', { discard: ['nod'] }),
      ],
      edition,
    );
    expect(broken(paid, discard('edge'), edition)).toEqual([]);
  });

  test('but not if what attacked him was countered', {
    meta: {
      rules: [
        'highlander.type-two/may-do-effects/discard-defense-if-unattacked',
        'highlander.type-two/countering-cards/still-played',
      ],
    },
  }, () => {
    const cut = anAttack('upper left');
    const events = [
      { event: 'played' as const, player: 'bob', card: 'cut', of: cut, from: 'hand' },
      { event: 'countered' as const, player: 'bob', card: 'cut', of: cut, by: 'ann' },
    ];
    const state = table(
      { ann: { hand: { edge: aBlock('upper left') } }, bob: { discard: { cut } } },
      { ...inPhase('may-do'), turnsBefore: [{ player: 'bob', events }, { player: 'ann' }] },
    );
    expect(broken(state, discard('edge'), edition)).toEqual([
      'type-two/may-do-effects/discard-defense-if-unattacked',
    ]);
  });

  test('who was not attacked may put one Guard into play as the turn begins, which is no card played', {
    meta: {
      rules: [
        'highlander.type-two/guard/unprovoked',
        'highlander.type-two/may-do-effects/unprovoked-gridded-guard',
        'highlander.type-two/may-do-effects/unprovoked-guard-not-played',
      ],
    },
  }, () => {
    const hand = { high: aGuard('upper left'), low: aGuard('lower left'), edge: aBlock('upper left') };
    const idle = table({ ann: { hand }, bob: {} }, inPhase('may-do'));
    expect(broken(idle, play('edge'), edition)).not.toEqual([]);
    const guarded = afterwards(idle, [play('high')], edition);
    expect(broken(guarded, play('low'), edition)).not.toEqual([]);
    const attackPhase = afterwards(guarded, [nextPhase, nextPhase], edition);
    expect(broken(attackPhase, nextPhase, edition)).toHaveLength(1);
  });
});

describe.each(['typeTwo', 'first', 'reference'] as const)(
  'an Attack Phase that is skipped (%s)',
  (edition) => {
    const events = [{ event: 'played' as const, player: 'ann', card: 'news', of: news }];
    const come = (seat: object) =>
      afterwards(table({ ann: seat, bob: {} }, { turn: { phase: 'defense', events } }), [nextPhase], edition);

    test('who has no Ability then loses all the same in the first edition, later only in one that begins', {
      meta: {
        rules: [
          'highlander.handbook-addendum/losing-the-game-and-checking-for-0-ability/check-cannot-be-skipped',
          'highlander.handbook-addendum/losing-the-game-and-checking-for-0-ability/skip-only-by-explicit-effect',
          'highlander.type-two/game-concept-and-goal-of-the-game/zero-ability-loses',
        ],
      },
    }, () => {
      expect(come({ ability: 0, skips: ['attack'] }).winner).toBe(edition === 'first' ? 'bob' : null);
      expect(come({ ability: 0 }).winner).toBe('bob');
    });

    test('is followed by the next', {
      meta: { rules: ['highlander.first-edition/set-up/four-phases-in-order'] },
    }, () => {
      const { winner, turn } = come({ skips: ['attack'] });
      expect([winner, turn.phase]).toEqual([null, 'draw-discard']);
    });
  },
);

test('What must be done in the phase is done before drawing', {
  meta: {
    rules: [
      'highlander.type-two/draw-discard-phase/effects-first',
      'highlander.first-edition/card-anatomy/card-text',
    ],
  },
}, () => {
  const toll = aText('Toll', {
    ...{ ability: 'must-do', during: ['draw-discard'], limit: { times: 1, per: 'turn' } },
    do: [{ do: 'lose-ability', players: 'you', amount: 1 }],
  });
  const state = table({ ann: { hand: 5, inPlay: { toll } }, bob: {} }, inPhase('draw-discard'));
  for (const edition of ['typeTwo', 'reference'] as const)
    expect(broken(state, by('ann', 'draw', { number: 1 }), edition)).toEqual([
      'type-two/draw-discard-phase/effects-first',
    ]);
  expect(broken(state, by('ann', 'draw', { number: 1 }), 'first')).toEqual([
    'first-edition/card-anatomy/card-text',
  ]);
});

test('What a text says of the hand counts from the beginning of the phase', {
  meta: { rules: ['highlander.type-two/draw-discard-phase/effects-first'] },
}, () => {
  const thought = aText('Thought', says({ players: 'you', modifyPlayers: [{ handSize: 1 }] }));
  const state = table({ ann: { hand: 15, inPlay: { thought } }, bob: {} }, inPhase('draw-discard'));
  expect(broken(state, by('ann', 'draw', { number: 1 }))).toEqual([]);
  expect(broken(state, by('ann', 'draw', { number: 2 }))).toEqual(['type-two/draw-discard-phase/draw-up']);
});

describe.each(['typeTwo', 'first', 'reference'] as const)('%s', (edition) => {
  test('what waits for the May Do/Must Do Phase comes as the turn begins, in that phase or without one', {
    meta: {
      rules: [
        'highlander.first-edition/glossary/discard-forced-by-opponent',
        'highlander.type-two/must-do-effects/all-if-possible',
      ],
    },
  }, () => {
    const later = aCard('Event', {
      abilities: [
        {
          ability: 'played',
          do: [
            {
              ...{ do: 'at', phase: 'may-do', of: 'opponent' },
              effects: [{ do: 'damage', players: 'opponent', amount: 1 }],
            },
          ],
        },
      ],
    });
    const state = table({ ann: { hand: { later } }, bob: {} });
    const played = [
      { do: 'play', player: 'ann', card: 'later' },
      { do: 'next-phase', player: 'ann' },
    ];
    expect(afterwards(state, played, edition).pending).toEqual([]);
    const begun = afterwards(state, [...played, { do: 'end-turn', player: 'ann' }], edition);
    expect(begun.pending).toMatchObject([{ player: 'bob', kind: 'damage', amount: 1 }]);
  });
});
