import { describe, expect, test } from 'vitest';
import { all, nextPhase } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  aGuard,
  anAttack,
  attacked,
  broken,
  type EditionName,
  saying,
  table,
} from '../table.ts';

const play = (card: string, ...against: string[]) => ({
  ...{ do: 'play', player: 'ann', card },
  ...(against.length === 0 ? {} : { against }),
});
const drop = (card: string) => ({ do: 'drop', player: 'ann', card });
const defend = (attack: string, card: string) => ({ do: 'defend', player: 'ann', attack, with: card });

const [high, low] = [anAttack('upper left'), anAttack('lower left')];
const [highBlock, lowBlock] = [aBlock('upper left'), aBlock('lower left')];
const unprovoked = { first: 'defense', typeTwo: 'may-do', reference: 'may-do' } as const;

describe.each(all)('%s', (edition) => {
  const rule = (ids: Record<EditionName, string>) => [ids[edition]];
  const results = (state: Parameters<typeof broken>[0], ...actions: Parameters<typeof afterwards>[1]) =>
    afterwards(state, actions, edition).attacks.map(({ result }) => result);

  test('a defense covers the attack', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/covering-defense-succeeds',
        'highlander.type-two/defense-phase/full-cover-succeeds',
        'highlander.reference/defending/cover-all',
      ],
    },
  }, () => {
    const state = attacked(
      { ann: { hand: { high: highBlock, low: lowBlock, duck: aDodge('upper left') } }, bob: {} },
      { cut: high },
    );
    expect(broken(state, play('low', 'cut'), edition)).toEqual(
      rule({
        first: 'first-edition/defense-phase/covering-defense-succeeds',
        typeTwo: 'type-two/defense-phase/full-cover-succeeds',
        reference: 'reference/defending/cover-all',
      }),
    );
    expect(results(state, play('high', 'cut'))).toEqual(['blocked']);
    expect(results(state, play('duck', 'cut'))).toEqual(['dodged']);
  });

  test('a Dodge that lies in play is a dodge, though nobody told as what it was played', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/defended-attack-does-no-damage',
        'highlander.type-two/defense-phase/success-no-damage',
        'highlander.reference/dodges/no-power-block-needed',
      ],
    },
  }, () => {
    const state = attacked(
      { ann: { inPlay: { duck: { card: aDodge('upper left'), enteredIn: 1 } } }, bob: {} },
      { cut: { card: high, powerBlow: true } },
    );
    expect(results(state, defend('cut', 'duck'))).toEqual(['dodged']);
    expect(afterwards(state, [defend('cut', 'duck'), nextPhase], edition).pending).toEqual([]);
  });

  test('one square is enough in the first edition, later all are needed', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/covering-defense-succeeds',
        'highlander.type-two/defense-phase/full-cover-succeeds',
        'highlander.reference/defending/cover-all',
      ],
    },
  }, () => {
    const wide = anAttack('upper left', 'upper center');
    const state = attacked({ ann: { hand: { high: highBlock } }, bob: {} }, { cut: wide });
    const uncovered: Record<EditionName, string[]> = {
      first: [],
      typeTwo: ['type-two/defense-phase/full-cover-succeeds'],
      reference: ['reference/defending/cover-all'],
    };
    expect(broken(state, play('high', 'cut'), edition)).toEqual(uncovered[edition]);
  });

  test('a defended attack does no damage', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/defended-attack-does-no-damage',
        'highlander.type-two/defense-phase/success-no-damage',
      ],
    },
  }, () => {
    const state = attacked({ ann: { hand: { high: highBlock, low } }, bob: {} }, { cut: high });
    const later = afterwards(state, [play('high', 'cut'), nextPhase, play('low'), nextPhase], edition);
    expect(later.players.map(({ ability }) => ability)).toEqual([15, 15]);
  });

  test('no defense without an attack', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/no-defense-without-attack',
        'highlander.type-two/defense-phase/no-attack-no-defense',
      ],
    },
  }, () => {
    const state = attacked({ ann: { hand: { high: highBlock } }, bob: {} }, {});
    for (const played of [play('high'), play('high', 'cut')])
      expect(broken(state, played, edition)).toEqual(
        rule({
          first: 'first-edition/defense-phase/no-defense-without-attack',
          typeTwo: 'type-two/defense-phase/no-attack-no-defense',
          reference: 'type-two/defense-phase/no-attack-no-defense',
        }),
      );
  });

  test('defenses are played in the Defense Phase', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/defenses-come-first',
        'highlander.type-two/defense-phase/only-phase-for-defenses',
        'highlander.reference/defense-phase/defend-here',
      ],
    },
  }, () => {
    const state = attacked(
      { ann: { hand: { high: highBlock } }, bob: {} },
      { cut: high },
      {
        turn: { phase: 'attack' },
      },
    );
    expect(broken(state, play('high', 'cut'), edition)).toEqual(
      rule({
        first: 'first-edition/defense-phase/defenses-come-first',
        typeTwo: 'type-two/defense-phase/only-phase-for-defenses',
        reference: 'reference/defense-phase/defend-here',
      }),
    );
  });

  test('one defense for each attack', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/one-defense-for-each-attack',
        'highlander.type-two/defense-phase/one-per-attack',
        'highlander.reference/defending/one-per-attack',
      ],
    },
  }, () => {
    const hand = { high: highBlock, duck: aDodge('upper left', 'lower left') };
    const state = attacked({ ann: { hand }, bob: {} }, { cut: high, stab: low });
    const later = afterwards(state, [play('high', 'cut')], edition);
    expect(broken(later, play('duck', 'cut'), edition)).toContain(
      {
        first: 'first-edition/defense-phase/one-defense-for-each-attack',
        typeTwo: 'type-two/defense-phase/one-per-attack',
        reference: 'reference/defending/one-per-attack',
      }[edition],
    );
    expect(broken(later, play('duck', 'stab'), edition)).toEqual([]);
  });

  test('one defense serves against several attacks that it covers', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/one-defense-for-several-attacks',
        'highlander.type-two/multiple-defenses/carry-over',
        'highlander.reference/defending/several-consecutive',
      ],
    },
  }, () => {
    const hand = { wide: aBlock('upper left', 'lower left'), high: highBlock };
    const state = attacked({ ann: { hand }, bob: {} }, { cut: high, stab: low });
    expect(results(state, play('wide', 'cut', 'stab'))).toEqual(['blocked', 'blocked']);
    expect(results(state, play('wide', 'cut'), defend('stab', 'wide'))).toEqual(['blocked', 'blocked']);
    const later = afterwards(state, [play('high', 'cut')], edition);
    expect(broken(later, defend('stab', 'high'), edition)).toEqual(
      rule({
        first: 'first-edition/defense-phase/covering-defense-succeeds',
        typeTwo: 'type-two/defense-phase/full-cover-succeeds',
        reference: 'reference/defending/cover-all',
      }),
    );
  });

  test('the sequence of the attacks binds the defender, but in the first edition', {
    meta: {
      rules: [
        'highlander.first-edition/set-up/four-phases-in-order',
        'highlander.type-two/multiple-defenses/defenses-in-sequence',
      ],
    },
  }, () => {
    const hand = { high: highBlock, low: lowBlock };
    const state = attacked({ ann: { hand }, bob: {} }, { cut: high, stab: low });
    const outOfOrder: Record<EditionName, string[]> = {
      first: [],
      typeTwo: ['type-two/multiple-defenses/defenses-in-sequence'],
      reference: ['type-two/multiple-defenses/defenses-in-sequence'],
    };
    expect(broken(state, play('low', 'stab'), edition)).toEqual(outOfOrder[edition]);
    expect(results(state, play('high', 'cut'), play('low', 'stab'))).toEqual(['blocked', 'blocked']);
  });

  test('what nobody stops is successful as the phase ends, or as soon as the defender says so', {
    meta: {
      rules: [
        'highlander.type-two/successful-attacks/undefended',
        'highlander.type-two/successful-attacks/declared-early',
      ],
    },
  }, () => {
    const state = attacked({ ann: { hand: { high: highBlock } }, bob: {} }, { cut: high });
    const yielded = { do: 'declare-successful', player: 'ann', attack: 'cut' };
    expect(results(state, nextPhase)).toEqual(['successful']);
    expect(results(state, yielded)).toEqual(['successful']);
    expect(broken(state, { ...yielded, player: 'bob' }, edition)).toEqual(
      rule({
        first: 'first-edition/set-up/players-alternate-turns',
        typeTwo: 'type-two/the-sequence-of-play/not-in-opponents-turn',
        reference: 'type-two/the-sequence-of-play/not-in-opponents-turn',
      }),
    );
    const later = afterwards(state, [yielded], edition);
    expect(broken(later, yielded, edition)).toEqual(
      rule({
        first: 'first-edition/defense-phase/one-defense-for-each-attack',
        typeTwo: 'type-two/defense-phase/one-per-attack',
        reference: 'reference/defending/one-per-attack',
      }),
    );
  });

  test('a dodge leaves every area open', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/dodge-text-governs-attacks',
        'highlander.type-two/attack-phase/dodge-and-next-attack',
        'highlander.reference/dodges/attack-anywhere',
      ],
    },
  }, () => {
    const hand = { duck: aDodge('upper left'), answer: high };
    const state = attacked({ ann: { hand }, bob: {} }, { cut: high });
    const later = afterwards(state, [play('duck', 'cut'), nextPhase], edition);
    expect(broken(later, play('answer'), edition)).toEqual([]);
  });

  test('but the text of one may cost the attack, in the first edition by a rule of its own if it was the last defense', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/dodge-text-governs-attacks',
        'highlander.handbook-addendum/losing-attacks/lose-first-available',
        'highlander.type-two/attack-phase/no-opportunity-no-attack',
      ],
    },
  }, () => {
    const { abilities } = aCard('Event', {
      abilities: [{ ability: 'played', do: [{ do: 'lose-attacks', players: 'you', amount: 1 }] }],
    });
    const hand = { duck: saying(aDodge('upper left'), ...abilities), low: lowBlock, answer: high };
    const state = attacked({ ann: { hand }, bob: {} }, { cut: high, stab: low });
    const lost = rule({
      first: 'handbook-addendum/losing-attacks/lose-first-available',
      typeTwo: 'type-two/attack-phase/no-opportunity-no-attack',
      reference: 'reference/attacking/one-opportunity',
    });
    const dodged = edition === 'first' ? ['first-edition/attack-phase/dodge-text-governs-attacks'] : [];
    const last = afterwards(state, [play('duck', 'cut'), nextPhase], edition);
    expect(broken(last, play('answer'), edition)).toEqual([...lost, ...dodged]);
    const before = afterwards(state, [play('duck', 'cut'), play('low', 'stab'), nextPhase], edition);
    expect(broken(before, play('answer'), edition)).toEqual(lost);
  });

  test('it is the last defense that limits attacks, by the Guide every block', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/last-defense-limits-attacks',
        'highlander.type-two/attack-phase/last-resolved-defense-counts',
        'highlander.reference/blocks/first-attack-elsewhere',
      ],
    },
  }, () => {
    const limited = edition === 'reference' ? ['reference/blocks/first-attack-elsewhere'] : [];
    for (const other of [aDodge('lower left'), aBlock('lower left')]) {
      const hand = { high: highBlock, other, answer: high };
      const state = attacked({ ann: { hand }, bob: {} }, { cut: high, stab: low });
      const later = afterwards(state, [play('high', 'cut'), play('other', 'stab'), nextPhase], edition);
      expect(broken(later, play('answer'), edition)).toEqual(limited);
    }
  });

  describe('Guards', () => {
    const guard = aGuard('upper left', 'upper center');

    test('one Guard comes into play without an attack', {
      meta: {
        rules: [
          'highlander.first-edition/guards-and-other-standing-defenses/single-guard-without-attack',
          'highlander.type-two/guard/unprovoked',
          'highlander.type-two/may-do-effects/unprovoked-gridded-guard',
        ],
        rulings: ['highlander.first-edition/guards-and-other-standing-defenses/guard-without-attack'],
      },
    }, () => {
      const state = attacked(
        { ann: { hand: { guard, again: aGuard('lower left') } }, bob: {} },
        {},
        {
          turn: { phase: unprovoked[edition] },
        },
      );
      const later = afterwards(state, [play('guard'), drop('guard')], edition);
      expect(broken(later, play('again'), edition)).toEqual(
        rule({
          first: 'first-edition/guards-and-other-standing-defenses/single-guard-without-attack',
          typeTwo: 'type-two/guard/unprovoked',
          reference: 'type-two/guard/unprovoked',
        }),
      );
    });

    test('in the first edition in no other phase, though it needs no attack', {
      meta: { rules: ['highlander.first-edition/defense-phase/defenses-come-first'] },
    }, () => {
      expect(broken(table({ ann: { hand: { guard } }, bob: {} }), play('guard'), 'first')).toEqual([
        'first-edition/defense-phase/defenses-come-first',
      ]);
    });

    test('a Guard stays where a block is swept', {
      meta: {
        rules: [
          'highlander.first-edition/guards-and-other-standing-defenses/guard-is-kept-after-use',
          'highlander.type-two/guard/not-swept',
          'highlander.type-two/sweep-phase/discard-non-remaining',
        ],
        rulings: ['highlander.first-edition/guards-and-other-standing-defenses/guard-stays-after-use'],
      },
    }, () => {
      const state = attacked(
        { ann: { hand: { guard, low: lowBlock, answer: anAttack('middle left') }, ability: 1 }, bob: {} },
        { cut: high, stab: low },
      );
      const later = afterwards(
        state,
        [
          ...[play('guard', 'cut'), play('low', 'stab'), nextPhase, play('answer'), nextPhase],
          { do: 'end-turn', player: 'ann' },
          { do: 'exert', player: 'bob', for: { nothing: true } },
        ].slice(0, 6),
        edition,
      );
      const again = { ...later, turn: { ...later.turn, player: 'bob', phase: 'draw-discard' as const } };
      const mine = afterwards(again, [{ do: 'end-turn', player: 'bob' }], edition);
      expect(mine.inPlay.filter(({ owner }) => owner === 'ann').map(({ id }) => id)).toEqual(['guard']);
    });

    test('a Guard in play blocks again, if it covers the attack', {
      meta: {
        rules: [
          'highlander.first-edition/guards-and-other-standing-defenses/guard-blocks-again',
          'highlander.type-two/guard/block-again',
        ],
        rulings: ['highlander.first-edition/guards-and-other-standing-defenses/guard-stays-after-use'],
      },
    }, () => {
      const state = attacked({ ann: { inPlay: { guard } }, bob: {} }, { cut: high, stab: low });
      const later = afterwards(state, [defend('cut', 'guard')], edition);
      expect(later.attacks.map(({ result }) => result)).toEqual(['blocked', 'pending']);
      expect(broken(later, defend('stab', 'guard'), edition)).toEqual(
        rule({
          first: 'first-edition/defense-phase/covering-defense-succeeds',
          typeTwo: 'type-two/defense-phase/full-cover-succeeds',
          reference: 'reference/defending/cover-all',
        }),
      );
    });

    test('a Guard that was the last defense limits attacks even when it is dropped', {
      meta: {
        rules: [
          'highlander.first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area',
          'highlander.type-two/guard/dropping-keeps-attack-limit',
          'highlander.type-two/guard/blocked-area-closed',
        ],
        rulings: [
          'highlander.first-edition/guards-and-other-standing-defenses/guard-dropped-still-bars-areas',
        ],
      },
    }, () => {
      const state = attacked({ ann: { hand: { high, low }, inPlay: { guard } }, bob: {} }, { cut: high });
      const later = afterwards(state, [defend('cut', 'guard'), drop('guard'), nextPhase], edition);
      const guarded = 'first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area';
      expect(broken(later, play('high'), edition)).toEqual([
        ...rule({
          first: 'first-edition/attack-phase/no-attack-to-blocked-area',
          typeTwo: 'type-two/attack-phase/only-outside-block',
          reference: 'reference/blocks/first-attack-elsewhere',
        }),
        ...(edition === 'first' ? [guarded] : []),
      ]);
      expect(broken(later, play('low'), edition)).toEqual([]);
    });

    test('to attack where a Guard stands it is dropped, unless it was the last defense', {
      meta: {
        rules: [
          'highlander.first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
          'highlander.first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area',
          'highlander.type-two/guard/no-attack-to-covered-area',
        ],
      },
    }, () => {
      const standing = table({ ann: { hand: { high }, inPlay: { guard } }, bob: {} });
      const covered = 'type-two/guard/no-attack-to-covered-area';
      expect(broken(standing, play('high'), edition)).toEqual(
        rule({
          first: 'first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
          ...{ typeTwo: covered, reference: covered },
        }),
      );
      expect(broken(afterwards(standing, [drop('guard')], edition), play('high'), edition)).toEqual([]);
      const coming = attacked({ ann: { hand: { high }, inPlay: { guard } }, bob: {} }, { cut: high });
      const used = afterwards(coming, [defend('cut', 'guard'), nextPhase], edition);
      expect(broken(used, play('high'), edition)).toContain(
        rule({
          first: 'first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area',
          ...{ typeTwo: covered, reference: covered },
        })[0],
      );
    });

    test('a Guard is dropped, a card that does not say it is a Standing Defense is not', {
      meta: {
        rules: [
          'highlander.first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
          'highlander.type-two/standing-defenses/drop-any-time',
          'highlander.type-two/standing-defenses/says-so',
        ],
        rulings: ['highlander.first-edition/guards-and-other-standing-defenses/guard-dropped'],
      },
    }, () => {
      const state = table({ ann: { inPlay: { guard, ring: aCard('Object') } }, bob: {} });
      const later = afterwards(state, [drop('guard')], edition);
      expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['guard']);
      expect(broken(state, drop('ring'), edition)).toEqual(
        rule({
          first: 'first-edition/glossary/standing-defenses-more-than-guards',
          typeTwo: 'type-two/standing-defenses/says-so',
          reference: 'type-two/standing-defenses/says-so',
        }),
      );
      expect(broken(state, drop('wall'), edition)).toEqual(
        rule({
          first: 'first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
          typeTwo: 'type-two/standing-defenses/drop-any-time',
          reference: 'type-two/standing-defenses/drop-any-time',
        }),
      );
    });

    test('several Guards against several attacks', {
      meta: {
        rules: [
          'highlander.first-edition/guards-and-other-standing-defenses/several-guards-for-several-attacks',
        ],
        rulings: ['highlander.first-edition/guards-and-other-standing-defenses/several-guards'],
      },
    }, () => {
      const hand = { guard, other: aGuard('lower left') };
      const state = attacked({ ann: { hand }, bob: {} }, { cut: high, stab: low });
      expect(results(state, play('guard', 'cut'), play('other', 'stab'))).toEqual(['blocked', 'blocked']);
    });

    test('beside a Guard that stood before, another defense is played in the first edition alone', {
      meta: {
        rules: [
          'highlander.type-two/guard/remove-before-other-defense',
          'highlander.first-edition/guards-and-other-standing-defenses/several-guards-for-several-attacks',
        ],
        rulings: ['highlander.first-edition/guards-and-other-standing-defenses/guard-dropped'],
      },
    }, () => {
      const state = attacked(
        { ann: { hand: { low: lowBlock }, inPlay: { guard: { card: guard, enteredIn: 1 } } }, bob: {} },
        { stab: low },
      );
      const barred = ['type-two/guard/remove-before-other-defense'];
      expect(broken(state, play('low', 'stab'), edition)).toEqual(edition === 'first' ? [] : barred);
      expect(results(state, drop('guard'), play('low', 'stab'))).toEqual(['blocked']);
    });
  });
});
