import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { all, nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  anAttack,
  aSpecialAttack,
  aText,
  attacked,
  broken,
  type EditionName,
  five,
  judged,
  says,
  table,
} from '../table.ts';

const exert = (purpose: object, more: object = {}) => ({
  ...{ do: 'exert', player: 'ann', for: purpose, shown: five() },
  ...more,
});
const turnedOver = (...cards: Definition[]) => ({
  shown: five().map(({ id, card }, at) => ({ id, card: cards[at] ?? card })),
});
const [high, low] = [anAttack('upper left'), anAttack('lower left')];
const highBlock = aBlock('upper left');

test('To exert is to discard in the first edition alone, and sets off what discards do', {
  meta: { rules: ['highlander.first-edition/exertions-and-power-blows/exertion-is-five-cards'] },
}, () => {
  const { mourner, cut } = {
    mourner: aText('Mourner', {
      ...{ ability: 'triggered', on: { event: 'discarded', player: 'you', from: ['endurance'] } },
      do: [{ do: 'gain-ability', players: 'you', amount: { eventAmount: true } }],
    }),
    cut: high,
  };
  const gained = (edition: EditionName) =>
    afterwards(
      table({ ann: { ability: 5, hand: { cut }, inPlay: { mourner } }, bob: {} }),
      [play('cut'), exert({ powerBlow: 'cut' })],
      edition,
    ).pending.map(({ amount }) => amount);
  expect(gained('first')).toEqual([5]);
  expect(gained('typeTwo')).toEqual([]);
});

test('Who exerts for an attack without an opportunity uses none up, and plays nothing that is found', {
  meta: { rules: ['highlander.first-edition/attack-phase/one-attack-a-turn'] },
}, () => {
  const search = exert({ attack: true }, turnedOver(low));
  const state = table({ ann: { hand: { high } }, bob: {} });
  const { verdicts, awaits } = judged(state, [play('high'), search, play('x1')], 'first');
  const used = verdicts.map((verdict) => JSON.stringify(verdict).includes('opportunity-used'));
  expect(used).toEqual([true, false, false]);
  expect(awaits).toEqual([
    {
      ...{ player: 'ann', code: 'play-from-exertion', must: true },
      what: 'end the Exertion: no opportunity to attack is left for what it found',
    },
  ]);
  expect(verdicts.at(-1)).toMatchObject({
    outcome: 'illegal',
    violations: [{ code: 'no-attack-opportunity' }],
  });
  const found = afterwards(table({ ann: {}, bob: {} }), [search, play('x1')], 'first');
  expect(found.attacks.map(({ id }) => id)).toEqual(['x1']);
});

describe.each(all)('%s', (edition) => {
  const rule = (ids: Record<EditionName, string>) => [ids[edition]];
  const one = 'first-edition/exertion-caveat/one-exertion-a-turn';
  /** The Guide lays them down in the order they had; else each lies on the one turned over before it. */
  const onTop = (...ids: string[]) => (edition === 'reference' ? ids : ids.toReversed());

  test('five cards are turned over, and go to the discard pile', {
    meta: {
      rules: [
        'highlander.first-edition/exertions-and-power-blows/exertion-is-five-cards',
        'highlander.type-two/exertions/reveal-five',
        'highlander.type-two/hard-exertions/unused-discarded',
        'highlander.reference/hard-exertions/rest-on-discard-pile',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { high } }, bob: {} });
    const done = afterwards(state, [play('high'), exert({ powerBlow: 'high' })], edition);
    expect(done.players[0]).toMatchObject({ endurance: { unknown: 25 }, discard: { unknown: 0 } });
    expect(done.players[0].discard.cards.map(({ id }) => id)).toEqual(onTop('x1', 'x2', 'x3', 'x4', 'x5'));
    const empty = table({ ann: {}, bob: {} });
    const open = judged(empty, [{ do: 'exert', player: 'ann', for: { attack: true } }], edition);
    expect(open.verdicts[0]).toMatchObject({
      outcome: 'needs-choice',
      choices: [{ pointer: '/shown', least: 5, most: 5 }],
    });
    const six = { shown: [...five(), { id: 'y', card: aCard('Event') }] };
    expect(broken(empty, exert({ attack: true }, six), edition)).toEqual(
      rule({
        first: 'first-edition/exertions-and-power-blows/exertion-is-five-cards',
        typeTwo: 'type-two/exertions/reveal-five',
        reference: 'reference/hard-exertions/take-five',
      }),
    );
  });

  test('one Exertion a turn', {
    meta: {
      rules: [
        'highlander.first-edition/exertion-caveat/one-exertion-a-turn',
        'highlander.type-two/hard-exertions/one-per-turn',
        'highlander.reference/hard-exertions/one-per-turn',
      ],
    },
  }, () => {
    const state = attacked({ ann: {}, bob: {} }, { cut: high });
    const done = afterwards(state, [exert({ defense: 'cut' }), nextPhase], edition);
    const again = { shown: five('y') };
    expect(broken(done, exert({ attack: true }, again), edition)).toEqual(
      rule({
        first: one,
        typeTwo: 'type-two/hard-exertions/one-per-turn',
        reference: 'reference/hard-exertions/one-per-turn',
      }),
    );
  });

  test('no more cards from the hand in that phase, but in the next', {
    meta: {
      rules: [
        'highlander.first-edition/exertion-caveat/no-cards-after-exertion',
        'highlander.type-two/hard-exertions/no-more-from-hand',
        'highlander.reference/hard-exertions/ends-play-from-hand',
      ],
    },
  }, () => {
    const hand = { edge: aCard('Edge'), low };
    const state = attacked({ ann: { hand }, bob: {} }, { cut: high });
    const done = afterwards(state, [exert({ defense: 'cut' })], edition);
    expect(broken(done, play('edge'), edition)).toEqual(
      rule({
        first: 'first-edition/exertion-caveat/no-cards-after-exertion',
        typeTwo: 'type-two/hard-exertions/no-more-from-hand',
        reference: 'reference/hard-exertions/ends-play-from-hand',
      }),
    );
    expect(broken(afterwards(done, [nextPhase], edition), play('low'), edition)).toEqual([]);
  });

  test('in the first edition the Exertion ends the phase, later a Guard may still serve in it', {
    meta: {
      rules: [
        'highlander.first-edition/exertion-caveat/exertion-ends-phase',
        'highlander.type-two/hard-exertions/phase-goes-on',
      ],
    },
  }, () => {
    const inPlay = { guard: aCard('Guard', { grid: 'OOO/OOO/XOO' }) };
    const state = attacked({ ann: { inPlay }, bob: {} }, { cut: high, stab: low });
    const done = afterwards(state, [exert({ defense: 'cut' })], edition);
    const ended = ['first-edition/exertion-caveat/exertion-ends-phase'];
    const [first] = done.attacks;
    expect(first?.result).toBe('pending');
    const yielded = { do: 'declare-successful', player: 'ann', attack: 'cut' };
    if (edition === 'first') {
      const defend = { do: 'defend', player: 'ann', attack: 'stab', with: 'guard' };
      expect(broken(done, defend, edition)).toEqual(ended);
      return;
    }
    const served = afterwards(
      done,
      [yielded, { do: 'defend', player: 'ann', attack: 'stab', with: 'guard' }],
      edition,
    );
    expect(served.attacks.map(({ result }) => result)).toEqual(['successful', 'blocked']);
  });

  test('one attack is found', {
    meta: {
      rules: [
        'highlander.first-edition/searching-for-an-attack-or-defense/play-the-found-card',
        'highlander.type-two/searching-for-an-attack/play-one',
        'highlander.reference/hard-exertions/one-attack-or-defense',
      ],
    },
  }, () => {
    const state = table({ ann: {}, bob: {} });
    const found = turnedOver(high, low, highBlock);
    const done = afterwards(state, [exert({ attack: true }, found)], edition);
    expect(broken(done, play('x3'), edition)).toContain(
      {
        first: 'first-edition/searching-for-an-attack-or-defense/play-the-found-card',
        typeTwo: 'type-two/exertions/one-function',
        reference: 'reference/hard-exertions/one-attack-or-defense',
      }[edition],
    );
    const played = afterwards(done, [play('x2')], edition);
    expect(played.attacks.map(({ id }) => id)).toEqual(['x2']);
    expect(played.exertion).toBeNull();
    expect(played.players[0].discard.cards.map(({ id }) => id)).toEqual(onTop('x1', 'x3', 'x4', 'x5'));
    expect(broken(played, play('x1'), edition)).toEqual(
      rule({
        first: 'first-edition/searching-for-an-attack-or-defense/play-the-found-card',
        typeTwo: 'type-two/searching-for-an-attack/play-one',
        reference: 'reference/hard-exertions/one-attack-or-defense',
      }),
    );
  });

  test('nothing need be played, and nothing else is done before', {
    meta: {
      rules: [
        'highlander.first-edition/searching-for-an-attack-or-defense/rest-is-discarded',
        'highlander.type-two/hard-exertions/unused-discarded',
        'highlander.reference/hard-exertions/rest-on-discard-pile',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { low } }, bob: {} });
    // The Guide lets only those exert for an attack who have none.
    const searched = edition === 'reference' ? table({ ann: {}, bob: {} }) : state;
    const done = afterwards(searched, [exert({ attack: true }, turnedOver(high))], edition);
    expect(broken(done, nextPhase, edition)).toEqual(
      rule({
        first: 'first-edition/searching-for-an-attack-or-defense/rest-is-discarded',
        typeTwo: 'type-two/hard-exertions/unused-discarded',
        reference: 'reference/hard-exertions/rest-on-discard-pile',
      }),
    );
    const ended = afterwards(done, [{ do: 'end-exertion', player: 'ann' }], edition);
    expect(ended.players[0].discard.cards).toHaveLength(5);
    expect(broken(ended, { do: 'end-exertion', player: 'ann' }, edition)).toEqual(
      rule({
        first: 'first-edition/searching-for-an-attack-or-defense/rest-is-discarded',
        typeTwo: 'type-two/hard-exertions/unused-discarded',
        reference: 'reference/hard-exertions/rest-on-discard-pile',
      }),
    );
  });

  test('a Special Attack is not taken from it', {
    meta: {
      rules: [
        'highlander.first-edition/special-attacks/not-from-exertion',
        'highlander.type-two/special-attacks/not-from-search',
      ],
    },
  }, () => {
    for (const other of [low, aCard('Event')]) {
      const found = turnedOver(aSpecialAttack('upper left'), other);
      const done = afterwards(table({ ann: {}, bob: {} }), [exert({ attack: true }, found)], edition);
      expect(broken(done, play('x1'), edition)).toEqual(
        rule({
          first: 'first-edition/special-attacks/not-from-exertion',
          typeTwo: 'type-two/special-attacks/not-from-search',
          reference: 'type-two/special-attacks/not-from-search',
        }),
      );
    }
  });

  test('a Special Attack is taken from it where its own text, or another, says so', () => {
    const own: Ability = { ability: 'playing', kind: 'also', from: ['exertion'] };
    const letting = aText('Letting', {
      ...{ ability: 'continuous', players: 'you' },
      modifyPlayers: [{ mayPlay: { kind: ['special-attack'] }, from: ['exertion'] }],
    });
    const special = aSpecialAttack('upper left');
    const isTaken = (found: Definition, inPlay: Readonly<Record<string, Definition>>) => {
      const state = table({ ann: { inPlay }, bob: {} });
      const done = afterwards(state, [exert({ attack: true }, turnedOver(found))], edition);
      expect(broken(done, play('x1'), edition)).toEqual([]);
    };
    isTaken({ ...special, abilities: [own] }, {});
    isTaken(special, { letting });
  });

  test('a defense is found', {
    meta: {
      rules: [
        'highlander.first-edition/searching-for-an-attack-or-defense/search-by-exertion',
        'highlander.type-two/searching-for-a-defense/play-one',
        'highlander.reference/hard-exertions/reason-defense',
      ],
    },
  }, () => {
    const state = attacked({ ann: {}, bob: {} }, { cut: high });
    const found = turnedOver(aBlock('lower left'), aDodge('upper left'));
    const done = afterwards(state, [exert({ defense: 'cut' }, found)], edition);
    expect(broken(done, play('x1', { against: ['cut'] }), edition)).toEqual(
      rule({
        first: 'first-edition/defense-phase/covering-defense-succeeds',
        typeTwo: 'type-two/defense-phase/full-cover-succeeds',
        reference: 'reference/defending/cover-all',
      }),
    );
    const played = afterwards(done, [play('x2', { against: ['cut'] })], edition);
    expect(played.attacks.map(({ result }) => result)).toEqual(['dodged']);
  });

  test('no search for a defense without an attack', {
    meta: {
      rules: [
        'highlander.first-edition/defense-phase/no-defense-without-attack',
        'highlander.type-two/searching-for-a-defense/needs-pending-attack',
      ],
    },
  }, () => {
    const hand = { high: highBlock };
    const state = attacked({ ann: { hand }, bob: {} }, { cut: high });
    const done = afterwards(state, [play('high', { against: ['cut'] })], edition);
    expect(broken(done, exert({ defense: 'cut' }), edition)).toEqual(
      rule({
        first: 'first-edition/defense-phase/no-defense-without-attack',
        typeTwo: 'type-two/searching-for-a-defense/needs-pending-attack',
        reference: 'type-two/searching-for-a-defense/needs-pending-attack',
      }),
    );
  });

  test('an Exertion for an attack uses an opportunity; in the first edition it may be made without one', {
    meta: {
      rules: [
        'highlander.first-edition/playing-your-hand/play-or-exert',
        'highlander.type-two/attack-phase/no-opportunity-no-attack',
        'highlander.type-two/multiple-attacks/use-of-opportunity',
        'highlander.reference/attacking/one-opportunity',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { high } }, bob: {} });
    const done = afterwards(state, [play('high')], edition);
    const barred = {
      first: [],
      typeTwo: ['type-two/attack-phase/no-opportunity-no-attack'],
      reference: ['reference/attacking/one-opportunity'],
    };
    expect(broken(done, exert({ attack: true }), edition)).toEqual(barred[edition]);
  });

  test('an Exertion for nothing', {
    meta: {
      rules: [
        'highlander.first-edition/exertions-and-power-blows/three-uses-of-exertion',
        'highlander.type-two/exerting-for-nothing/useless-exertion',
        'highlander.reference/hard-exertions/reason-nothing-playable',
      ],
    },
  }, () => {
    const helpless = table({ ann: {}, bob: {} });
    const able = table({ ann: { hand: { high } }, bob: {} });
    const never = ['first-edition/exertions-and-power-blows/three-uses-of-exertion'];
    expect(broken(helpless, exert({ nothing: true }), edition)).toEqual(edition === 'first' ? never : []);
    const barred: Record<EditionName, string[]> = {
      first: never,
      typeTwo: [],
      reference: ['reference/hard-exertions/reason-nothing-playable'],
    };
    expect(broken(able, exert({ nothing: true }), edition)).toEqual(barred[edition]);
  });

  test('none is made once the Attack Phase is over, not even for nothing', {
    meta: {
      rules: [
        'highlander.type-two/exerting-for-nothing/before-attack-phase-ends',
        'highlander.type-two/exertions/which-phases',
      ],
    },
  }, () => {
    const over = table({ ann: {}, bob: {} }, { turn: { phase: 'draw-discard' } });
    const either = (first: string, typeTwo: string) => rule({ first, typeTwo, reference: typeTwo });
    expect(broken(over, exert({ attack: true }), edition)).toEqual(
      either('first-edition/set-up/four-phases-in-order', 'type-two/exertions/which-phases'),
    );
    expect(broken(over, exert({ nothing: true }), edition)).toContain(
      either(
        'first-edition/exertions-and-power-blows/three-uses-of-exertion',
        'type-two/exerting-for-nothing/before-attack-phase-ends',
      )[0],
    );
  });

  test('each has its phase', {
    meta: {
      rules: [
        'highlander.first-edition/set-up/four-phases-in-order',
        'highlander.first-edition/defense-phase/defenses-come-first',
        'highlander.type-two/power-blows/declare-then-exert',
        'highlander.reference/attacking/power-blow-how',
        'highlander.type-two/power-blocks/declare-then-exert',
        'highlander.type-two/defense-phase/only-phase-for-defenses',
        'highlander.reference/defense-phase/defend-here',
        'highlander.type-two/attack-phase/one-attack',
        'highlander.reference/attack-phase/attacks',
      ],
    },
  }, () => {
    const [attacks, defenses] = [
      'first-edition/set-up/four-phases-in-order',
      'first-edition/defense-phase/defenses-come-first',
    ];
    const state = attacked({ ann: { hand: { parry: aBlock('upper left') } }, bob: {} }, { cut: high });
    const early = [
      [{ powerBlow: 'cut' }, 'type-two/power-blows/declare-then-exert', 'reference/attacking/power-blow-how'],
      [{ attack: true }, 'type-two/attack-phase/one-attack', 'reference/attack-phase/attacks'],
    ] as const;
    for (const [end, typeTwo, reference] of early)
      expect(broken(state, exert(end), edition)).toContain(rule({ first: attacks, typeTwo, reference })[0]);
    const later = afterwards(state, [nextPhase], edition);
    const late = [
      [
        { defense: 'cut' },
        'type-two/defense-phase/only-phase-for-defenses',
        'reference/defense-phase/defend-here',
      ],
      [
        { powerBlock: 'parry' },
        'type-two/power-blocks/declare-then-exert',
        'type-two/power-blocks/declare-then-exert',
      ],
    ] as const;
    for (const [end, typeTwo, reference] of late)
      expect(broken(later, exert(end), edition)).toContain(rule({ first: defenses, typeTwo, reference })[0]);
  });

  test('an attack found is inserted in the sequence, but in the first edition', {
    meta: {
      rules: [
        'highlander.type-two/multiple-attacks/exerted-attack-anywhere',
        'highlander.type-two/multiple-attacks/no-rearranging',
      ],
    },
  }, () => {
    const more = aText('Fury', says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] }));
    const state = table({ ann: { hand: { low }, inPlay: { more } }, bob: {} });
    const done = afterwards(state, [play('low'), exert({ attack: true }, turnedOver(high))], edition);
    if (edition === 'first') {
      expect(broken(done, play('x1', { place: 0 }), edition)).not.toEqual([]);
      expect(afterwards(done, [play('x1')], edition).attacks.map(({ id }) => id)).toEqual(['low', 'x1']);
      return;
    }
    expect(afterwards(done, [play('x1', { place: 0 })], edition).attacks.map(({ id }) => id)).toEqual([
      'x1',
      'low',
    ]);
    expect(broken(done, play('x1', { place: 2 }), edition)).toEqual([
      'type-two/multiple-attacks/no-rearranging',
    ]);
  });

  test('what is no attack has no place in the sequence', {
    meta: { rules: ['highlander.type-two/multiple-attacks/no-rearranging'] },
  }, () => {
    const parry = aBlock('upper left');
    const ploy = aCard('Event');
    const state = attacked({ ann: { hand: { parry, ploy } }, bob: {} }, { cut: high });
    for (const given of [play('parry', { against: ['cut'] }), play('ploy')]) {
      expect(broken(state, given, edition)).toEqual([]);
      expect(broken(state, { ...given, place: 0 }, edition)).toEqual(
        rule({
          first: 'first-edition/searching-for-an-attack-or-defense/play-the-found-card',
          typeTwo: 'type-two/multiple-attacks/no-rearranging',
          reference: 'type-two/multiple-attacks/no-rearranging',
        }),
      );
    }
  });
});

describe('Rules Reference Guide', () => {
  test('who has an attack in hand does not exert for one', {
    meta: { rules: ['highlander.reference/attacking/no-attack-in-hand'] },
  }, () => {
    const able = table({ ann: { hand: { high } }, bob: {} });
    expect(broken(able, exert({ attack: true }), 'reference')).toEqual([
      'reference/attacking/no-attack-in-hand',
    ]);
    expect(broken(able, exert({ attack: true }), 'typeTwo')).toEqual([]);
    expect(broken(table({ ann: {}, bob: {} }), exert({ attack: true }), 'reference')).toEqual([]);
  });

  test('who has a defense in hand does not exert for one, but after a wrong guess', {
    meta: { rules: ['highlander.reference/defending/exert-for-defense'] },
  }, () => {
    const low = aBlock('lower left');
    const able = attacked({ ann: { hand: { low } }, bob: {} }, { cut: high });
    expect(broken(able, exert({ defense: 'cut' }), 'reference')).toEqual([
      'reference/defending/exert-for-defense',
    ]);
    const hidden = attacked({ ann: { hand: { low } }, bob: {} }, { cut: { card: high, hidden: true } });
    expect(broken(hidden, exert({ defense: 'cut' }), 'reference')).toEqual([]);
  });
});
