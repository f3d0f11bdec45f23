import { describe, expect, test } from 'vitest';
import { all, nextPhase, play } from '../deeds.ts';
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
  type EditionName,
  everywhere,
  five,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

const [high, low] = [anAttack('upper left'), anAttack('lower left')];
const against = { against: ['cut'] };

describe.each(all)('%s', (edition) => {
  const rule = (ids: Record<EditionName, string>) => [ids[edition]];
  const hidden = (hand: Record<string, ReturnType<typeof aBlock>> = {}, attack: object = {}) =>
    attacked({ ann: { hand }, bob: {} }, { cut: { card: high, hidden: true, ...attack } });
  const found = {
    ...{ do: 'exert', player: 'ann', for: { defense: 'cut' } },
    shown: [...five().slice(1), { id: 'better', card: aDodge('upper left') }],
  };
  const results = (state: ReturnType<typeof hidden>) => state.attacks.map(({ result }) => result);

  test('[first-edition/hidden-attacks/when-attacks-may-be-hidden, first-edition/making-a-power-blow/opponent-may-hide-next-attack, type-two/power-blows/opponent-may-hide, reference/attacking/hide-after-power-blow] the next attack after a Power Blow may be Hidden', () => {
    const leave = rule({
      first: 'first-edition/hidden-attacks/when-attacks-may-be-hidden',
      typeTwo: 'type-two/power-blows/opponent-may-hide',
      reference: 'reference/attacking/hide-after-power-blow',
    });
    const more = says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] });
    const seats = { ann: { hand: { high, low: saying(low, more) } }, bob: {} };
    const events = [{ event: 'power-blow-made' as const, player: 'bob' }];
    const after = table(seats, { turnsBefore: [{ player: 'bob', events }] });
    expect(broken(table(seats), play('high', { hidden: true }), edition)).toEqual(leave);
    expect(broken(after, play('high', { hidden: true }), edition)).toEqual([]);
    const second = afterwards(after, [play('low')], edition);
    expect(broken(second, play('high', { hidden: true }), edition)).toEqual(leave);

    const blow = { card: anAttack('upper left'), powerBlow: true };
    const hand = { duck: aDodge('upper left'), high };
    const struck = attacked({ ann: { hand }, bob: {} }, { cut: blow });
    const ducked = afterwards(struck, [play('duck', against), nextPhase], edition);
    expect(broken(ducked, play('high', { hidden: true }), edition)).toEqual([]);
  });

  test('[first-edition/head-shots/head-shot-becomes-power-blow, type-two/head-shots/becomes-power-blow, reference/attacking/head-shot-is-power-blow, reference/attacking/hide-after-power-blow] so may the next after a Head Shot, though a written state tells of no Power Blow', () => {
    const headShotBy = (player: string) =>
      table(
        { ann: { hand: { high } }, bob: {} },
        { turnsBefore: [{ player: 'bob', events: [{ event: 'head-shot-made', player }] }] },
      );
    expect(broken(headShotBy('bob'), play('high', { hidden: true }), edition)).toEqual([]);
    expect(broken(headShotBy('ann'), play('high', { hidden: true }), edition)).toHaveLength(1);
  });

  test('[first-edition/hidden-attacks/when-attacks-may-be-hidden, type-two/power-blows/opponent-may-hide, reference/attacking/hide-after-power-blow] an additional attack that a text lets be Hidden is the second of two', () => {
    const more = { additionalAttacks: 1, with: [{ hidden: 'may' as const }] };
    const combination = aText('Combination', says({ players: 'you', modifyPlayers: [more] }));
    const state = table({ ann: { hand: { high, low }, inPlay: { combination } }, bob: {} });
    const second = afterwards(state, [play('high'), play('low', { hidden: true })], edition);
    expect(second.attacks).toMatchObject([
      { id: 'high', hidden: false },
      { id: 'low', hidden: true },
    ]);
    expect(second.turn.events).toContainEqual(
      expect.objectContaining({ event: 'opportunity-used', card: 'low', source: 'combination' }),
    );
  });

  test('[type-two/countering-cards/still-played, type-two/power-blows/opponent-may-hide, type-two/attack-phase/last-resolved-defense-counts] an attack that was countered was the first one', () => {
    const more = aText('Fury', says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] }));
    const foil = aCard('Situation', {
      abilities: [
        {
          ability: 'counter',
          counters: { kind: ['attack'] },
          by: 'opponent',
          from: 'play',
          leaves: 'discard',
        },
      ],
    });
    const blow = { card: anAttack('upper left'), powerBlow: true };
    const hand = { parry: aBlock('upper left'), low, high };
    const state = attacked({ ann: { hand, inPlay: { more } }, bob: { inPlay: { foil } } }, { cut: blow });
    const foiled = afterwards(
      state,
      [play('parry', against), nextPhase, play('low'), { do: 'counter', player: 'bob', card: 'foil' }],
      edition,
    );
    expect(broken(foiled, play('high'), edition)).toEqual(
      edition === 'first' ? ['first-edition/attack-phase/no-attack-to-blocked-area'] : [],
    );
    expect(broken(foiled, play('high', { hidden: true }), edition)).toContain(
      rule({
        first: 'first-edition/hidden-attacks/when-attacks-may-be-hidden',
        typeTwo: 'type-two/power-blows/opponent-may-hide',
        reference: 'reference/attacking/hide-after-power-blow',
      })[0],
    );
  });

  test('[first-edition/hidden-attacks/when-attacks-may-be-hidden, type-two/hidden-attacks/face-down, reference/attacking/hidden-face-down] so is one that is allowed for lower attacks alone; what it is to be, it is', () => {
    const more = (hidden: 'may' | 'is') => ({
      ...{ additionalAttacks: 1, such: { grid: { within: ['lower' as const] } }, with: [{ hidden }] },
    });
    const second = (way: 'may' | 'is') => {
      const combination = aText('Combination', says({ players: 'you', modifyPlayers: [more(way)] }));
      const state = table({ ann: { hand: { high, low }, inPlay: { combination } }, bob: {} });
      return afterwards(state, [play('high')], edition);
    };
    expect(broken(second('may'), play('low', { hidden: true }), edition)).toEqual([]);
    expect(broken(second('may'), play('low'), edition)).toEqual([]);
    expect(broken(second('is'), play('low', { hidden: true }), edition)).toEqual([]);
    expect(broken(second('is'), play('low'), edition)).toEqual(
      rule({
        first: 'first-edition/hidden-attacks/when-attacks-may-be-hidden',
        typeTwo: 'type-two/hidden-attacks/face-down',
        reference: 'reference/attacking/hidden-face-down',
      }),
    );
  });

  test('[first-edition/hidden-attacks/hidden-attack-face-down, first-edition/hidden-attacks/when-attacks-may-be-hidden, type-two/hidden-attacks/face-down, reference/attacking/hidden-face-down] nothing but an attack is', () => {
    const events = [{ event: 'power-blow-made' as const, player: 'bob' }];
    const state = table(
      { ann: { hand: { nudge: aCard('Edge') } }, bob: {} },
      { turnsBefore: [{ player: 'bob', events }] },
    );
    expect(broken(state, play('nudge', { hidden: true }), edition)).toEqual(
      rule({
        first: 'first-edition/hidden-attacks/when-attacks-may-be-hidden',
        typeTwo: 'type-two/hidden-attacks/face-down',
        reference: 'reference/attacking/hidden-face-down',
      }),
    );
  });

  test('[first-edition/hidden-attacks/hidden-attack-face-down, type-two/hidden-attacks/face-down, reference/attacking/hidden-face-down] a text lets it be played face down', () => {
    const veiled = saying(high, says({ cards: 'this', modify: [{ hidden: 'may' }] }));
    const bared = saying(high, says({ cards: 'this', modify: [{ hidden: 'cannot' }] }));
    const state = table({ ann: { hand: { veiled, bared } }, bob: {} });
    const later = afterwards(state, [play('veiled', { hidden: true })], edition);
    expect([later.attacks, later.inPlay]).toMatchObject([[{ hidden: true }], [{ faceDown: true }]]);
    expect(broken(state, play('bared', { hidden: true }), edition)).toEqual(
      rule({
        first: 'first-edition/hidden-attacks/when-attacks-may-be-hidden',
        typeTwo: 'type-two/hidden-attacks/face-down',
        reference: 'reference/attacking/hidden-face-down',
      }),
    );
  });

  test('[first-edition/hidden-attacks/hidden-defense-is-a-guess, first-edition/hidden-attacks/hidden-attack-revealed-after-defense, type-two/hidden-attacks/revealed-after-defense, reference/defending-hidden-attacks/guess-then-reveal] a good guess stops it, and reveals it', () => {
    const later = afterwards(hidden({ parry: aBlock('upper left') }), [play('parry', against)], edition);
    expect(later.attacks).toMatchObject([{ result: 'blocked', hidden: false }]);
    expect(later.inPlay.find(({ id }) => id === 'cut')?.faceDown).toBe(false);
  });

  test('[first-edition/hidden-attacks/any-defense-against-hidden, type-two/hidden-attacks/inappropriate-defense-allowed, first-edition/hidden-attacks/no-second-defense-from-hand, type-two/hidden-attacks/no-second-from-hand, reference/defending-hidden-attacks/one-from-hand] a wrong guess may be played, and no second one', () => {
    const state = hidden({ wrong: aBlock('lower left'), parry: aBlock('upper left') });
    const guessed = afterwards(state, [play('wrong', against)], edition);
    expect(guessed.attacks).toMatchObject([{ result: 'pending', hidden: false, guessedWrong: true }]);
    expect(broken(guessed, play('parry', against), edition)).toEqual(
      rule({
        first: 'first-edition/hidden-attacks/no-second-defense-from-hand',
        typeTwo: 'type-two/hidden-attacks/no-second-from-hand',
        reference: 'reference/defending-hidden-attacks/one-from-hand',
      }),
    );
  });

  test('[first-edition/attack-phase/last-defense-limits-attacks, first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area, type-two/attack-phase/last-resolved-defense-counts, reference/blocks/first-attack-elsewhere] a wrong guess is a defense used: it limits attacks in the first edition and by the Guide, a Guard though it was dropped', () => {
    const limited = {
      first: ['first-edition/attack-phase/no-attack-to-blocked-area'],
      typeTwo: [],
      reference: ['reference/blocks/first-attack-elsewhere'],
    }[edition];
    const guessed = hidden({ wrong: aBlock('lower left'), high, low });
    const played = afterwards(guessed, [play('wrong', against), nextPhase], edition);
    const stood = attacked(
      { ann: { hand: { high, low }, inPlay: { wall: aGuard('lower left') } }, bob: {} },
      { cut: { card: high, hidden: true } },
    );
    const used = afterwards(
      stood,
      [
        { do: 'defend', player: 'ann', attack: 'cut', with: 'wall' },
        { do: 'drop', player: 'ann', card: 'wall' },
        nextPhase,
      ],
      edition,
    );
    const guarded =
      edition === 'first'
        ? ['first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area']
        : [];
    expect(broken(played, play('low'), edition)).toEqual(limited);
    expect(broken(used, play('low'), edition)).toEqual([...limited, ...guarded]);
    for (const state of [played, used]) expect(broken(state, play('high'), edition)).toEqual([]);
  });

  test('[first-edition/hidden-attacks/any-defense-against-hidden] that a guess was wrong is told', () => {
    const { verdicts } = judged(hidden({ wrong: aBlock('lower left') }), [play('wrong', against)], edition);
    const [verdict] = verdicts;
    expect(verdict?.outcome === 'legal' ? verdict.events.at(-1) : verdict).toMatchObject({
      ...{ event: 'guessed-wrong', player: 'ann', card: 'wrong', target: 'cut', what: 'block' },
    });
  });

  test('[type-two/hidden-attacks/no-second-from-hand, type-two/multiple-defenses/defend-and-resolve-in-order] what settles an attack against which was guessed wrong is told to who would defend against the next', () => {
    if (edition === 'first') return;
    const state = attacked(
      { ann: { hand: { wrong: aBlock('lower left'), parry: aBlock('middle left') } }, bob: {} },
      { cut: { card: high, hidden: true }, next: anAttack('middle left') },
    );
    const { verdicts } = judged(
      state,
      [play('wrong', against), play('parry', { against: ['next'] })],
      edition,
    );
    expect(verdicts).toMatchObject([
      { outcome: 'legal' },
      {
        violations: [
          {
            message:
              'Attacks are defended in their sequence: cut comes first: declare it successful, or exert for a defense against it.',
          },
        ],
      },
    ]);
  });

  test('[first-edition/hidden-attacks/exert-after-failed-guess, type-two/hidden-attacks/exert-for-better, reference/defending-hidden-attacks/wrong-guess-exert] after a wrong guess an Exertion may find better', () => {
    const guess = play('wrong', against);
    const state = hidden({ wrong: aBlock('lower left') });
    expect(results(afterwards(state, [guess, found, play('better', against)], edition))).toEqual(['dodged']);
    expect(results(afterwards(state, [guess, nextPhase], edition))).toEqual(['successful']);
  });

  test('[type-two/hidden-attacks/no-guess-reveal-then-exert, reference/defending-hidden-attacks/exert-reveals-first] who exerts without a guess sees it first, but in the first edition', () => {
    const later = afterwards(hidden(), [found], edition);
    expect(later.attacks.map((attack) => attack.hidden)).toEqual([edition === 'first']);
    const { verdicts } = judged(hidden(), [found, play('better', against)], edition);
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['legal', 'legal']);
  });

  test('[type-two/hidden-attacks/no-guess-reveal-then-exert, reference/defending-hidden-attacks/exert-reveals-first, reference/defending-hidden-attacks/guess-or-exert] who says that he will exert sees it, and guesses no more; by Type Two he chooses only then', () => {
    const declare = { do: 'declare-exertion', player: 'ann', attack: 'cut' };
    const state = hidden({ parry: aBlock('upper left') });
    if (edition === 'first') {
      expect(broken(state, declare, edition)).toEqual([
        'first-edition/searching-for-an-attack-or-defense/declare-what-is-sought',
      ]);
      return;
    }
    const later = afterwards(state, [declare], edition);
    expect(later.attacks).toMatchObject([{ hidden: false, exertionDeclared: edition !== 'typeTwo' }]);
    expect(broken(later, play('parry', against), edition)).toContain(
      edition === 'typeTwo'
        ? 'type-two/hidden-attacks/no-guess-reveal-then-exert'
        : 'reference/defending-hidden-attacks/guess-or-exert',
    );
    expect(judged(later, [], edition).awaits).toEqual([
      edition === 'typeTwo'
        ? { player: 'ann', code: 'defend', what: 'defend', must: false }
        : {
            player: 'ann',
            code: 'exert-for-defense',
            what: 'make the Exertion declared for a defense against cut',
            must: true,
          },
    ]);
    expect(broken(later, nextPhase, edition)).toEqual(
      edition === 'typeTwo' ? [] : ['type-two/multiple-defenses/exertion-lets-others-first'],
    );
    expect(broken(later, found, edition)).toEqual([]);
    if (edition === 'typeTwo') expect(broken(later, declare)).toEqual([]);
  });

  test('[first-edition/hidden-attacks/any-defense-against-hidden, first-edition/hidden-attacks/hidden-attack-revealed-after-defense, type-two/hidden-attacks/no-guess-reveal-then-exert, reference/defending-hidden-attacks/exert-reveals-first] who exerts without a guess guesses with what is found, in the first edition; in the others the attack is seen by then', () => {
    const exert = { do: 'exert', player: 'ann', for: { defense: 'cut' } };
    const wrong = { id: 'wrong', card: aBlock('lower left') };
    const state = hidden();
    const open = afterwards(state, [{ ...exert, shown: [...five().slice(1), wrong] }], edition);
    expect(broken(open, play('wrong', against), edition)).toEqual(
      edition === 'first'
        ? []
        : rule({
            first: '',
            typeTwo: 'type-two/defense-phase/full-cover-succeeds',
            reference: 'reference/defending/cover-all',
          }),
    );
    if (edition !== 'first') return;
    const guessed = afterwards(open, [play('wrong', against)], edition);
    expect(guessed.attacks).toMatchObject([{ result: 'pending', hidden: false, guessedWrong: true }]);
  });

  test('[first-edition/example-of-play/hidden-attack-may-be-power-blow, type-two/hidden-attacks/declare-power-blow, reference/attacking/hidden-power-blow] it may be a Power Blow, if that is said before the phase ends', () => {
    const veiled = saying(high, says({ cards: 'this', modify: [{ hidden: 'may' }] }));
    const state = table({ ann: { hand: { veiled } }, bob: {} });
    const blow = { do: 'exert', player: 'ann', for: { powerBlow: 'veiled' }, shown: five() };
    const later = afterwards(state, [play('veiled', { hidden: true }), blow], edition);
    expect(later.attacks).toMatchObject([{ hidden: true, powerBlow: true }]);
    const late = afterwards(state, [play('veiled', { hidden: true }), nextPhase], edition);
    expect(broken(late, blow, edition)).toEqual(
      rule({
        first: 'first-edition/set-up/four-phases-in-order',
        typeTwo: 'type-two/exertions/which-phases',
        reference: 'type-two/exertions/which-phases',
      }),
    );
  });

  test('[type-two/successful-attacks/undefended] undefended it is revealed, and hurts', () => {
    const later = afterwards(hidden(), [nextPhase], edition);
    expect([later.attacks, later.pending]).toMatchObject([
      [{ result: 'successful', hidden: false }],
      [{ player: 'ann', kind: 'damage', amount: 2, source: 'cut' }],
    ]);
  });
});

describe('in the first edition, after a wrong guess against one of two attacks', () => {
  const hand = { wrong: aBlock('lower right'), right: aDodge(...everywhere) };
  const two = (more: object = {}) =>
    attacked(
      { ann: { hand, ...more }, bob: {} },
      { cut: { card: high, hidden: true }, other: anAttack('upper right') },
    );
  const guess = play('wrong', against);
  const defend = (attack: string, card: string) => ({ do: 'defend', player: 'ann', attack, with: card });

  test('[first-edition/hidden-attacks/no-second-defense-from-hand] a defense that is played against the other is none against the Hidden one', () => {
    const later = afterwards(two(), [guess, play('right', { against: ['other'] })], 'first');
    expect(broken(later, defend('cut', 'right'), 'first')).toEqual([
      'first-edition/hidden-attacks/no-second-defense-from-hand',
    ]);
  });

  test('[first-edition/defense-phase/one-defense-for-several-attacks] one that was played before it is', () => {
    const later = afterwards(two(), [play('right', { against: ['other'] }), guess], 'first');
    expect(broken(later, defend('cut', 'right'), 'first')).toEqual([]);
  });

  test('[first-edition/guards-and-other-standing-defenses/guard-blocks-again] so is a Guard in play', () => {
    const later = afterwards(two({ inPlay: { high: aGuard('upper left') } }), [guess], 'first');
    expect(broken(later, defend('cut', 'high'), 'first')).toEqual([]);
  });
});
