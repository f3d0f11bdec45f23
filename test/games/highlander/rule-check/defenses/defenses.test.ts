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

  test('[first-edition/defense-phase/covering-defense-succeeds, type-two/defense-phase/full-cover-succeeds, reference/defending/cover-all] a defense covers the attack', () => {
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

  test('[first-edition/defense-phase/defended-attack-does-no-damage, type-two/defense-phase/success-no-damage, reference/dodges/no-power-block-needed] a Dodge that lies in play is a dodge, though nobody told as what it was played', () => {
    const state = attacked(
      { ann: { inPlay: { duck: { card: aDodge('upper left'), enteredIn: 1 } } }, bob: {} },
      { cut: { card: high, powerBlow: true } },
    );
    expect(results(state, defend('cut', 'duck'))).toEqual(['dodged']);
    expect(afterwards(state, [defend('cut', 'duck'), nextPhase], edition).pending).toEqual([]);
  });

  test('[first-edition/defense-phase/covering-defense-succeeds, type-two/defense-phase/full-cover-succeeds, reference/defending/cover-all] one square is enough in the first edition, later all are needed', () => {
    const wide = anAttack('upper left', 'upper center');
    const state = attacked({ ann: { hand: { high: highBlock } }, bob: {} }, { cut: wide });
    const uncovered: Record<EditionName, string[]> = {
      first: [],
      typeTwo: ['type-two/defense-phase/full-cover-succeeds'],
      reference: ['reference/defending/cover-all'],
    };
    expect(broken(state, play('high', 'cut'), edition)).toEqual(uncovered[edition]);
  });

  test('[first-edition/defense-phase/defended-attack-does-no-damage, type-two/defense-phase/success-no-damage] a defended attack does no damage', () => {
    const state = attacked({ ann: { hand: { high: highBlock, low } }, bob: {} }, { cut: high });
    const later = afterwards(state, [play('high', 'cut'), nextPhase, play('low'), nextPhase], edition);
    expect(later.players.map(({ ability }) => ability)).toEqual([15, 15]);
  });

  test('[first-edition/defense-phase/no-defense-without-attack, type-two/defense-phase/no-attack-no-defense] no defense without an attack', () => {
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

  test('[first-edition/defense-phase/defenses-come-first, type-two/defense-phase/only-phase-for-defenses, reference/defense-phase/defend-here] defenses are played in the Defense Phase', () => {
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

  test('[first-edition/defense-phase/one-defense-for-each-attack, type-two/defense-phase/one-per-attack, reference/defending/one-per-attack] one defense for each attack', () => {
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

  test('[first-edition/defense-phase/one-defense-for-several-attacks, type-two/multiple-defenses/carry-over, reference/defending/several-consecutive] one defense serves against several attacks that it covers', () => {
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

  test('[first-edition/set-up/four-phases-in-order, type-two/multiple-defenses/defenses-in-sequence] the sequence of the attacks binds the defender, but in the first edition', () => {
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

  test('[type-two/successful-attacks/undefended, type-two/successful-attacks/declared-early] what nobody stops is successful as the phase ends, or as soon as the defender says so', () => {
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

  test('[first-edition/attack-phase/dodge-text-governs-attacks, type-two/attack-phase/dodge-and-next-attack, reference/dodges/attack-anywhere] a dodge leaves every area open', () => {
    const hand = { duck: aDodge('upper left'), answer: high };
    const state = attacked({ ann: { hand }, bob: {} }, { cut: high });
    const later = afterwards(state, [play('duck', 'cut'), nextPhase], edition);
    expect(broken(later, play('answer'), edition)).toEqual([]);
  });

  test('[first-edition/attack-phase/dodge-text-governs-attacks, handbook-addendum/losing-attacks/lose-first-available, type-two/attack-phase/no-opportunity-no-attack] but the text of one may cost the attack, in the first edition by a rule of its own if it was the last defense', () => {
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

  test('[first-edition/attack-phase/last-defense-limits-attacks, type-two/attack-phase/last-resolved-defense-counts, reference/blocks/first-attack-elsewhere] it is the last defense that limits attacks, by the Guide every block', () => {
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

    test('[first-edition/guards-and-other-standing-defenses/single-guard-without-attack, type-two/guard/unprovoked, type-two/may-do-effects/unprovoked-gridded-guard] {first-edition/guards-and-other-standing-defenses/guard-without-attack} one Guard comes into play without an attack', () => {
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

    test('[first-edition/defense-phase/defenses-come-first] in the first edition in no other phase, though it needs no attack', () => {
      expect(broken(table({ ann: { hand: { guard } }, bob: {} }), play('guard'), 'first')).toEqual([
        'first-edition/defense-phase/defenses-come-first',
      ]);
    });

    test('[first-edition/guards-and-other-standing-defenses/guard-is-kept-after-use, type-two/guard/not-swept, type-two/sweep-phase/discard-non-remaining] {first-edition/guards-and-other-standing-defenses/guard-stays-after-use} a Guard stays where a block is swept', () => {
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

    test('[first-edition/guards-and-other-standing-defenses/guard-blocks-again, type-two/guard/block-again] {first-edition/guards-and-other-standing-defenses/guard-stays-after-use} a Guard in play blocks again, if it covers the attack', () => {
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

    test('[first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area, type-two/guard/dropping-keeps-attack-limit, type-two/guard/blocked-area-closed] {first-edition/guards-and-other-standing-defenses/guard-dropped-still-bars-areas} a Guard that was the last defense limits attacks even when it is dropped', () => {
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

    test('[first-edition/guards-and-other-standing-defenses/guard-dropped-at-will, first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area, type-two/guard/no-attack-to-covered-area] to attack where a Guard stands it is dropped, unless it was the last defense', () => {
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

    test('[first-edition/guards-and-other-standing-defenses/guard-dropped-at-will, type-two/standing-defenses/drop-any-time, type-two/standing-defenses/says-so] {first-edition/guards-and-other-standing-defenses/guard-dropped} a Guard is dropped, a card that does not say it is a Standing Defense is not', () => {
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

    test('[first-edition/guards-and-other-standing-defenses/several-guards-for-several-attacks] {first-edition/guards-and-other-standing-defenses/several-guards} several Guards against several attacks', () => {
      const hand = { guard, other: aGuard('lower left') };
      const state = attacked({ ann: { hand }, bob: {} }, { cut: high, stab: low });
      expect(results(state, play('guard', 'cut'), play('other', 'stab'))).toEqual(['blocked', 'blocked']);
    });

    test('[type-two/guard/remove-before-other-defense, first-edition/guards-and-other-standing-defenses/several-guards-for-several-attacks] {first-edition/guards-and-other-standing-defenses/guard-dropped} beside a Guard that stood before, another defense is played in the first edition alone', () => {
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
