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

  test('the next attack after a Power Blow may be Hidden', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/when-attacks-may-be-hidden',
        'highlander.first-edition/making-a-power-blow/opponent-may-hide-next-attack',
        'highlander.type-two/power-blows/opponent-may-hide',
        'highlander.reference/attacking/hide-after-power-blow',
      ],
    },
  }, () => {
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

  test('so may the next after a Head Shot, though a written state tells of no Power Blow', {
    meta: {
      rules: [
        'highlander.first-edition/head-shots/head-shot-becomes-power-blow',
        'highlander.type-two/head-shots/becomes-power-blow',
        'highlander.reference/attacking/head-shot-is-power-blow',
        'highlander.reference/attacking/hide-after-power-blow',
      ],
    },
  }, () => {
    const headShotBy = (player: string) =>
      table(
        { ann: { hand: { high } }, bob: {} },
        { turnsBefore: [{ player: 'bob', events: [{ event: 'head-shot-made', player }] }] },
      );
    expect(broken(headShotBy('bob'), play('high', { hidden: true }), edition)).toEqual([]);
    expect(broken(headShotBy('ann'), play('high', { hidden: true }), edition)).toHaveLength(1);
  });

  test('an additional attack that a text lets be Hidden is the second of two', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/when-attacks-may-be-hidden',
        'highlander.type-two/power-blows/opponent-may-hide',
        'highlander.reference/attacking/hide-after-power-blow',
      ],
    },
  }, () => {
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

  test('an attack that was countered was the first one', {
    meta: {
      rules: [
        'highlander.type-two/countering-cards/still-played',
        'highlander.type-two/power-blows/opponent-may-hide',
        'highlander.type-two/attack-phase/last-resolved-defense-counts',
      ],
    },
  }, () => {
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

  test('so is one that is allowed for lower attacks alone; what it is to be, it is', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/when-attacks-may-be-hidden',
        'highlander.type-two/hidden-attacks/face-down',
        'highlander.reference/attacking/hidden-face-down',
      ],
    },
  }, () => {
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

  test('nothing but an attack is', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/hidden-attack-face-down',
        'highlander.first-edition/hidden-attacks/when-attacks-may-be-hidden',
        'highlander.type-two/hidden-attacks/face-down',
        'highlander.reference/attacking/hidden-face-down',
      ],
    },
  }, () => {
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

  test('a text lets it be played face down', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/hidden-attack-face-down',
        'highlander.type-two/hidden-attacks/face-down',
        'highlander.reference/attacking/hidden-face-down',
      ],
    },
  }, () => {
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

  test('a good guess stops it, and reveals it', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/hidden-defense-is-a-guess',
        'highlander.first-edition/hidden-attacks/hidden-attack-revealed-after-defense',
        'highlander.type-two/hidden-attacks/revealed-after-defense',
        'highlander.reference/defending-hidden-attacks/guess-then-reveal',
      ],
    },
  }, () => {
    const later = afterwards(hidden({ parry: aBlock('upper left') }), [play('parry', against)], edition);
    expect(later.attacks).toMatchObject([{ result: 'blocked', hidden: false }]);
    expect(later.inPlay.find(({ id }) => id === 'cut')?.faceDown).toBe(false);
  });

  test('a wrong guess may be played, and no second one', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/any-defense-against-hidden',
        'highlander.type-two/hidden-attacks/inappropriate-defense-allowed',
        'highlander.first-edition/hidden-attacks/no-second-defense-from-hand',
        'highlander.type-two/hidden-attacks/no-second-from-hand',
        'highlander.reference/defending-hidden-attacks/one-from-hand',
      ],
    },
  }, () => {
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

  test('a wrong guess is a defense used: it limits attacks in the first edition and by the Guide, a Guard though it was dropped', {
    meta: {
      rules: [
        'highlander.first-edition/attack-phase/last-defense-limits-attacks',
        'highlander.first-edition/guards-and-other-standing-defenses/no-attack-to-guarded-area',
        'highlander.type-two/attack-phase/last-resolved-defense-counts',
        'highlander.reference/blocks/first-attack-elsewhere',
      ],
    },
  }, () => {
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

  test('that a guess was wrong is told', {
    meta: { rules: ['highlander.first-edition/hidden-attacks/any-defense-against-hidden'] },
  }, () => {
    const { verdicts } = judged(hidden({ wrong: aBlock('lower left') }), [play('wrong', against)], edition);
    const [verdict] = verdicts;
    expect(verdict?.outcome === 'legal' ? verdict.events.at(-1) : verdict).toMatchObject({
      ...{ event: 'guessed-wrong', player: 'ann', card: 'wrong', target: 'cut', what: 'block' },
    });
  });

  test('what settles an attack against which was guessed wrong is told to who would defend against the next', {
    meta: {
      rules: [
        'highlander.type-two/hidden-attacks/no-second-from-hand',
        'highlander.type-two/multiple-defenses/defend-and-resolve-in-order',
      ],
    },
  }, () => {
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

  test('after a wrong guess an Exertion may find better', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/exert-after-failed-guess',
        'highlander.type-two/hidden-attacks/exert-for-better',
        'highlander.reference/defending-hidden-attacks/wrong-guess-exert',
      ],
    },
  }, () => {
    const guess = play('wrong', against);
    const state = hidden({ wrong: aBlock('lower left') });
    expect(results(afterwards(state, [guess, found, play('better', against)], edition))).toEqual(['dodged']);
    expect(results(afterwards(state, [guess, nextPhase], edition))).toEqual(['successful']);
  });

  test('who exerts without a guess sees it first, but in the first edition', {
    meta: {
      rules: [
        'highlander.type-two/hidden-attacks/no-guess-reveal-then-exert',
        'highlander.reference/defending-hidden-attacks/exert-reveals-first',
      ],
    },
  }, () => {
    const later = afterwards(hidden(), [found], edition);
    expect(later.attacks.map((attack) => attack.hidden)).toEqual([edition === 'first']);
    const { verdicts } = judged(hidden(), [found, play('better', against)], edition);
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['legal', 'legal']);
  });

  test('who says that he will exert sees it, and guesses no more; by Type Two he chooses only then', {
    meta: {
      rules: [
        'highlander.type-two/hidden-attacks/no-guess-reveal-then-exert',
        'highlander.reference/defending-hidden-attacks/exert-reveals-first',
        'highlander.reference/defending-hidden-attacks/guess-or-exert',
      ],
    },
  }, () => {
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

  test('who exerts without a guess guesses with what is found, in the first edition; in the others the attack is seen by then', {
    meta: {
      rules: [
        'highlander.first-edition/hidden-attacks/any-defense-against-hidden',
        'highlander.first-edition/hidden-attacks/hidden-attack-revealed-after-defense',
        'highlander.type-two/hidden-attacks/no-guess-reveal-then-exert',
        'highlander.reference/defending-hidden-attacks/exert-reveals-first',
      ],
    },
  }, () => {
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

  test('it may be a Power Blow, if that is said before the phase ends', {
    meta: {
      rules: [
        'highlander.first-edition/example-of-play/hidden-attack-may-be-power-blow',
        'highlander.type-two/hidden-attacks/declare-power-blow',
        'highlander.reference/attacking/hidden-power-blow',
      ],
    },
  }, () => {
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

  test('undefended it is revealed, and hurts', {
    meta: { rules: ['highlander.type-two/successful-attacks/undefended'] },
  }, () => {
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

  test('a defense that is played against the other is none against the Hidden one', {
    meta: { rules: ['highlander.first-edition/hidden-attacks/no-second-defense-from-hand'] },
  }, () => {
    const later = afterwards(two(), [guess, play('right', { against: ['other'] })], 'first');
    expect(broken(later, defend('cut', 'right'), 'first')).toEqual([
      'first-edition/hidden-attacks/no-second-defense-from-hand',
    ]);
  });

  test('one that was played before it is', {
    meta: { rules: ['highlander.first-edition/defense-phase/one-defense-for-several-attacks'] },
  }, () => {
    const later = afterwards(two(), [play('right', { against: ['other'] }), guess], 'first');
    expect(broken(later, defend('cut', 'right'), 'first')).toEqual([]);
  });

  test('so is a Guard in play', {
    meta: { rules: ['highlander.first-edition/guards-and-other-standing-defenses/guard-blocks-again'] },
  }, () => {
    const later = afterwards(two({ inPlay: { high: aGuard('upper left') } }), [guess], 'first');
    expect(broken(later, defend('cut', 'high'), 'first')).toEqual([]);
  });
});
