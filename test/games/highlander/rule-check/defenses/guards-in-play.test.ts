import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import { nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  aGuard,
  anAttack,
  aText,
  attacked,
  broken,
  five,
  lawOf,
  says,
  table,
} from '../table.ts';

const defend = (attack: string, card: string) => ({ do: 'defend', player: 'ann', attack, with: card });
const drop = (card: string) => ({ do: 'drop', player: 'ann', card });
const [high, low] = [anAttack('upper left'), anAttack('lower left')];
const wall = aGuard('upper left', 'upper center');
const moat = aGuard('lower left');
const onlyOne = ['handbook-addendum/shield-and-playing-basic-blocks-as-guards/one-guard-in-play'];

test('A Guard blocks several areas at once', {
  meta: { rules: ['highlander.first-edition/guards-and-other-standing-defenses/guard-blocks-several-areas'] },
}, () => {
  const state = attacked(
    { ann: { inPlay: { wall } }, bob: {} },
    { cut: high, stab: anAttack('upper center'), sweep: low },
  );
  const blocked = afterwards(state, [defend('cut', 'wall'), defend('stab', 'wall')], 'first');
  expect(blocked.attacks.map(({ result }) => result)).toEqual(['blocked', 'blocked', 'pending']);
});

describe('beside a Guard in play', () => {
  const idle = table({ ann: { hand: { moat }, inPlay: { wall } }, bob: {} }, { turn: { phase: 'defense' } });
  const facing = (attacks: Record<string, typeof high>) =>
    attacked({ ann: { hand: { moat }, inPlay: { wall } }, bob: {} }, attacks);

  test('no other is played, unless the one is dropped', {
    meta: {
      rules: ['highlander.handbook-addendum/shield-and-playing-basic-blocks-as-guards/one-guard-in-play'],
    },
  }, () => {
    expect(broken(idle, play('moat'), 'first')).toEqual(onlyOne);
    expect(broken(afterwards(idle, [drop('wall')], 'first'), play('moat'), 'first')).toEqual([]);
    expect(broken(facing({ sweep: low }), play('moat', { against: ['sweep'] }), 'first')).toEqual(onlyOne);
  });

  test('but as many as there are attacks', {
    meta: {
      rules: [
        'highlander.first-edition/guards-and-other-standing-defenses/several-guards-for-several-attacks',
        'highlander.handbook-addendum/shield-and-playing-basic-blocks-as-guards/one-guard-in-play',
      ],
    },
  }, () => {
    const two = facing({ cut: high, sweep: low });
    expect(broken(two, play('moat', { against: ['sweep'] }), 'first')).toEqual([]);
  });

  test('but if a text says so', {
    meta: {
      rules: ['highlander.handbook-addendum/shield-and-playing-basic-blocks-as-guards/one-guard-in-play'],
    },
  }, () => {
    const keep = aText(
      'Keep',
      says({ players: 'you', modifyPlayers: [{ inPlayAtMost: 2, such: { kind: ['guard'] } }] }),
    );
    const state = table(
      { ann: { hand: { moat, pit: moat }, inPlay: { wall, keep } }, bob: {} },
      { turn: { phase: 'defense' } },
    );
    const second = afterwards(state, [play('moat')], 'first');
    expect(broken(second, play('pit'), 'first')).toContain(
      'handbook-addendum/one-in-play/second-copy-may-not-be-played',
    );
  });
});

describe('a block that may remain as a Guard', () => {
  const shield = aText(
    'Shield',
    says({
      cards: { each: { kind: ['block'], controller: 'you' }, in: 'play' },
      modify: [{ staysInPlay: 'as-guard' }],
    }),
  );
  const hand = { parry: aBlock('upper left'), news: aCard('Event') };
  const facing = (inPlay: object, attacks: Record<string, typeof high> = { cut: high }) =>
    attacked({ ann: { hand, inPlay: { shield, ...inPlay } }, bob: {} }, attacks);
  const parry = play('parry', { against: ['cut'] });
  const asGuard = play('parry', { against: ['cut'], asGuard: true });

  test('is one Guard, if its player says so as it is played', {
    meta: {
      rules: ['highlander.handbook-addendum/shield-and-playing-basic-blocks-as-guards/one-guard-in-play'],
    },
  }, () => {
    expect(broken(facing({}), asGuard, 'first')).toEqual([]);
    expect(broken(facing({ moat }), asGuard, 'first')).toEqual(onlyOne);
    expect(broken(facing({ moat }), parry, 'first')).toEqual([]);
  });

  test('is no Guard where Guards cannot be played, and may be played all the same', {
    meta: {
      rules: [
        'highlander.handbook-addendum/shield-and-playing-basic-blocks-as-guards/one-guard-in-play',
        'highlander.handbook-addendum/prevention/forbidden-is-prevented',
      ],
    },
  }, () => {
    const ruins = aText(
      'Ruins',
      says({ players: 'each', modifyPlayers: [{ cannot: 'play', such: { kind: ['guard'] } }] }),
    );
    expect(broken(facing({ ruins }), asGuard, 'first')).toEqual([
      'handbook-addendum/prevention/forbidden-is-prevented',
    ]);
    expect(broken(facing({ ruins }), parry, 'first')).toEqual([]);
  });

  test('is not played without an attack, as a Guard neither', {
    meta: { rules: ['highlander.first-edition/defense-phase/no-defense-without-attack'] },
  }, () => {
    const idle = table({ ann: { hand, inPlay: { shield } }, bob: {} }, { turn: { phase: 'defense' } });
    expect(broken(idle, play('parry', { asGuard: true }), 'first')).toEqual([
      'first-edition/defense-phase/no-defense-without-attack',
    ]);
  });

  test('stays when others are swept, if it was called a Guard', {
    meta: { rules: ['highlander.first-edition/guards-and-other-standing-defenses/guard-is-kept-after-use'] },
  }, () => {
    const left = (played: typeof parry) => {
      const ended = afterwards(
        facing({}),
        [played, { do: 'next-phase', player: 'ann' }, { do: 'next-phase', player: 'ann' }],
        'first',
      );
      const bobs = { ...ended, turn: { ...ended.turn, player: 'bob' } };
      return afterwards(bobs, [{ do: 'end-turn', player: 'bob' }], 'first').inPlay.map(({ id }) => id);
    };
    expect(left(asGuard)).toContain('parry');
    expect(left(parry)).not.toContain('parry');
  });
});

describe.each(['typeTwo', 'reference'] as const)(
  'a Guard put into play as the turn begins, %s',
  (edition) => {
    const hand = { wall, moat, duck: aDodge('lower left') };
    const begins = { turn: { phase: 'may-do' } } as const;
    const nextPhase = { do: 'next-phase', player: 'ann' };

    test('leaves play before another defense is played', {
      meta: { rules: ['highlander.type-two/guard/remove-before-other-defense'] },
    }, () => {
      const facing = attacked({ ann: { hand }, bob: {} }, { sweep: low }, begins);
      const guarded = afterwards(facing, [play('wall'), nextPhase], edition);
      const duck = play('duck', { against: ['sweep'] });
      expect(broken(guarded, duck, edition)).toEqual(['type-two/guard/remove-before-other-defense']);
      expect(broken(afterwards(guarded, [drop('wall')], edition), duck, edition)).toEqual([]);
    });

    test('costs who is Prone nothing: it is no card played', {
      meta: {
        rules: [
          'highlander.type-two/may-do-effects/unprovoked-guard-not-played',
          'highlander.type-two/prone/discard-same-icon',
        ],
      },
    }, () => {
      const idle = table({ ann: { prone: true, hand }, bob: {} }, begins);
      expect(broken(idle, play('wall'), edition)).toEqual([]);
      expect(broken(idle, play('wall', { discard: ['moat'] }), edition)).toHaveLength(1);
    });

    test('is put into play after a Hard Exertion, too, which ends no more than the playing of cards', {
      meta: { rules: ['highlander.type-two/may-do-effects/unprovoked-guard-not-played'] },
    }, () => {
      const { turn } = begins;
      const exerted = table({ ann: { hand }, bob: {} }, { turn: { ...turn, handClosed: true } });
      expect(broken(exerted, play('wall'), edition)).toEqual([]);
    });
  },
);

describe.each(['first', 'typeTwo', 'reference'] as const)(
  'a Guard that no attack called for, %s',
  (edition) => {
    const isPlayed = edition === 'first';
    const wins = aText('Alarm', {
      ...{ ability: 'triggered', on: { event: 'defense-played', player: 'opponent' } },
      do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
    });
    const toll = aText(
      'Toll',
      says({
        players: 'opponent',
        modifyPlayers: [{ toPlay: { kind: ['block'] }, pay: [{ pay: 'ability', amount: 1 }] }],
      }),
    );
    const foil = aText('Foil', {
      ...{
        ability: 'counter',
        counters: { kind: ['block'] },
        by: 'opponent',
        from: 'play',
        leaves: 'discard',
      },
    });
    const idle = (inPlay: Record<string, ReturnType<typeof aText>>) =>
      table(
        { ann: { hand: { wall } }, bob: { inPlay } },
        { turn: { phase: isPlayed ? 'defense' : 'may-do' } },
      );

    test('is a defense that is played in the first edition alone', {
      meta: {
        rules: [
          'highlander.first-edition/guards-and-other-standing-defenses/single-guard-without-attack',
          'highlander.type-two/may-do-effects/unprovoked-guard-not-played',
        ],
      },
    }, () => {
      const { turn, pending } = afterwards(idle({ wins }), [play('wall')], edition);
      const events = turn.events.map(({ event }) => event);
      expect([events.includes('defense-played'), events.includes('played')]).toEqual([isPlayed, isPlayed]);
      expect(pending).toHaveLength(isPlayed ? 1 : 0);
    });

    test('costs what it costs to play one there alone, and is countered there alone', {
      meta: {
        rules: [
          'highlander.first-edition/guards-and-other-standing-defenses/single-guard-without-attack',
          'highlander.type-two/may-do-effects/unprovoked-guard-not-played',
        ],
      },
    }, () => {
      const paid = afterwards(idle({ toll }), [play('wall')], edition);
      expect(paid.pending.length + 15 - paid.players[0].ability).toBe(isPlayed ? 1 : 0);
      const asked = afterwards(idle({ foil }), [play('wall')], edition);
      expect(asked.countering === null).toBe(!isPlayed);
    });

    test('is no defense against an attack: another against one is the first', {
      meta: { rules: ['highlander.type-two/may-do-effects/unprovoked-guard-not-played'] },
    }, () => {
      const once = aText(
        'Once',
        says({ players: 'each', modifyPlayers: [{ cannot: 'defend-several-times' }] }),
      );
      const facing = attacked(
        { ann: { hand: { wall, duck: aDodge('lower left') } }, bob: { inPlay: { once } } },
        { sweep: low },
        { turn: { phase: isPlayed ? 'defense' : 'may-do' } },
      );
      const put = [play('wall'), ...(isPlayed ? [] : [nextPhase]), drop('wall')];
      expect(broken(afterwards(facing, put, edition), play('duck', { against: ['sweep'] }), edition)).toEqual(
        [],
      );
    });
  },
);

describe.each(['first', 'typeTwo', 'reference'] as const)(
  'a Guard in the way of what an Exertion found, %s',
  (edition) => {
    const shown = (found: ReturnType<typeof aBlock>) => [{ id: 'found', card: found }, ...five().slice(1)];

    test('is dropped for the better defense', {
      meta: {
        rules: [
          'highlander.type-two/guard/drop-any-time',
          'highlander.type-two/guard/remove-before-other-defense',
          'highlander.first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
        ],
      },
    }, () => {
      const facing = attacked({ ann: { inPlay: { wall } }, bob: {} }, { sweep: low });
      const search = {
        do: 'exert',
        player: 'ann',
        for: { defense: 'sweep' },
        shown: shown(aBlock('lower left')),
      };
      const better = play('found', { against: ['sweep'] });
      const blocked = afterwards(facing, [search, drop('wall'), better], edition);
      expect(blocked.attacks.map(({ result }) => result)).toEqual(['blocked']);
    });

    test('or for the attack', {
      meta: {
        rules: [
          'highlander.type-two/guard/drop-any-time',
          'highlander.type-two/faq/guard-dropped-then-attack',
          'highlander.first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
        ],
      },
    }, () => {
      const idle = table({ ann: { inPlay: { wall, ring: aCard('Object', { handIcons: 1 }) } }, bob: {} });
      const search = { do: 'exert', player: 'ann', for: { attack: true }, shown: shown(high) };
      const found = afterwards(idle, [search], edition);
      expect(broken(found, play('found'), edition)).not.toEqual([]);
      expect(broken(afterwards(found, [drop('wall')], edition), play('found'), edition)).toEqual([]);
      expect(broken(found, drop('ring'), edition)).toHaveLength(2);
    });

    test('also where a card was played in conjunction with what the Exertion finds', {
      meta: {
        rules: [
          'highlander.type-two/guard/drop-any-time',
          'highlander.type-two/guard/remove-before-other-defense',
          'highlander.first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
        ],
      },
    }, () => {
      const poise = aCard('Edge', {
        abilities: [{ ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['defense'] } }],
      });
      const facing = attacked({ ann: { hand: { poise }, inPlay: { wall } }, bob: {} }, { sweep: low });
      const announced = play('poise', { awaitingExertion: true });
      const search = {
        do: 'exert',
        player: 'ann',
        for: { defense: 'sweep' },
        shown: shown(aBlock('lower left')),
      };
      const better = play('found', { against: ['sweep'] });
      for (const deeds of [
        [announced, drop('wall'), search],
        [announced, search, drop('wall')],
      ])
        expect(broken(afterwards(facing, deeds, edition), better, edition)).toEqual([]);
    });

    test('or for an attack that an effect lets be played, but not before what was played can be countered', {
      meta: {
        rules: [
          'highlander.type-two/guard/drop-any-time',
          'highlander.type-two/faq/guard-dropped-then-attack',
          'highlander.first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
        ],
      },
    }, () => {
      const fury = aCard('Event', {
        abilities: [
          {
            ability: 'played',
            do: [
              {
                ...{ do: 'play', by: 'you', which: { kind: ['attack'] }, in: [{ hand: 'you' }] },
                number: { atMost: 2 },
              },
            ],
          },
        ],
      });
      const foil = aCard('Object', {
        abilities: [
          {
            ...{ ability: 'counter', counters: { kind: ['event'] }, by: 'opponent' },
            ...{ from: 'play', leaves: 'discard' },
          },
        ],
      });
      const ann = { hand: { fury, high }, inPlay: { wall } };
      const raging = afterwards(table({ ann, bob: {} }), [play('fury')], edition);
      expect(broken(raging, play('high'), edition)).not.toEqual([]);
      expect(broken(afterwards(raging, [drop('wall')], edition), play('high'), edition)).toEqual([]);
      const answered = afterwards(table({ ann, bob: { inPlay: { foil } } }), [play('fury')], edition);
      expect(broken(answered, drop('wall'), edition)).toHaveLength(1);
    });
  },
);

describe('a Guard that is played without an attack', () => {
  const hand = { low: aGuard('lower left'), cut: anAttack('lower left'), high: anAttack('upper left') };
  const dropped = () =>
    afterwards(
      table({ ann: { hand }, bob: {} }, { turn: { phase: 'defense' } }),
      [play('low'), { do: 'drop', player: 'ann', card: 'low' }, nextPhase],
      'first',
    );

  test('is the last defense of the turn, dropped or not', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/last-defense-limits-attacks',
        'highlander.first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area',
      ],
    },
  }, () => {
    expect(broken(dropped(), play('cut'), 'first')).toEqual([
      'first-edition/attack-phase/no-attack-to-blocked-area',
      'first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area',
    ]);
    expect(broken(dropped(), play('high'), 'first')).toEqual([]);
  });
});

test.each(['typeTwo', 'reference', 'first'] as const)(
  '%s: who says that a Guard is to stand as one says what it does anyway, and is not listed to say so',
  {
    meta: {
      rules: [
        'highlander.type-two/guard/not-swept',
        'highlander.first-edition/guards-and-other-standing-defenses/guard-is-kept-after-use',
      ],
    },
  },
  (edition) => {
    const cut = anAttack('upper left');
    const state = attacked({ ann: { hand: { wall } }, bob: {} }, { cut });
    const deed = play('wall', { against: ['cut'] });
    expect(afterwards(state, [{ ...deed, asGuard: true }], edition)).toEqual(
      afterwards(state, [deed], edition),
    );
    const listed = JSON.stringify([...lawOf(edition).legalActions(state, 'ann', new Budget())]);
    expect(listed).not.toContain('asGuard');
  },
);
