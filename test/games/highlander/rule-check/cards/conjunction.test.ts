import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import { damageOf } from '../../../../../src/games/highlander/rule-check/board/attacks/damage.ts';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Filter } from '../../../../../src/games/highlander/vocabulary/filters.ts';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import { nextPhase, play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDirtyTrick,
  aDodge,
  afterwards,
  anAttack,
  aSpecialAttack,
  aText,
  attacked,
  boardOf,
  broken,
  five,
  lawOf,
  saying,
  says,
  table,
} from '../table.ts';

/** An Edge that goes with such a card, and changes it. */
const goesWith = (inConjunctionWith: Filter, ...modify: Modifier[]) =>
  aCard('Edge', {
    abilities: [
      { ability: 'playing', kind: 'only', inConjunctionWith },
      { ability: 'continuous', cards: 'conjoined', modify },
    ],
  });
const sting = goesWith({ kind: ['attack'] }, { damage: 3 });
const headShot = goesWith({ kind: ['attack'], grid: { touches: ['upper'] } }, { headShot: 'is' });
const counters = aCard('Situation', {
  abilities: [
    { ability: 'counter', counters: { kind: ['edge'] }, by: 'opponent', from: 'play', leaves: 'discard' },
  ],
});
const brace = goesWith({ kind: ['block'] }, { coversAlso: ['lower-left'] });
const [high, low] = [anAttack('upper left'), anAttack('lower left')];
const parry = aBlock('upper left');

const together = (card: string, other: string) => play(card, { with: [{ card: other }] });
const ahead = { awaitingExertion: true };
const exert = (purpose: object, ...cards: Definition[]) => ({
  ...{ do: 'exert', player: 'ann', for: purpose },
  shown: five().map(({ id, card }, at) => ({ id, card: cards[at] ?? card })),
});
const end = { do: 'end-exertion', player: 'ann' };
const holding = (hand: Record<string, Definition>, inPlay: Record<string, Definition> = {}) =>
  table({ ann: { hand, inPlay }, bob: {} });
const facing = (hand: Record<string, Definition>, attack: object = {}) =>
  attacked({ ann: { hand }, bob: {} }, { cut: { card: high, ...attack } });
const damages = (state: State) => {
  const board = boardOf(state);
  return board.state.attacks.map((attack) => damageOf(board, attack));
};

describe('an Edge', () => {
  test('is played in conjunction with a Special Attack, too', {
    meta: { rules: ['highlander.type-two/special-attacks/edges-with-special-attacks'] },
  }, () => {
    const later = afterwards(holding({ leap: aSpecialAttack('upper left'), sting }), [
      together('leap', 'sting'),
    ]);
    expect(damages(later)).toEqual([5]);
  });
});

describe('what no Exertion can be made to find', () => {
  const bar = (cannot: 'attack' | 'defend') =>
    aText('Bar', says({ players: 'you', modifyPlayers: [{ cannot }] }));

  test('awaits none: who cannot attack plays nothing with an attack that is yet to be found', {
    meta: { rules: ['highlander.type-two/searching-for-an-attack/conjunction-card-first'] },
  }, () => {
    const refused = ['type-two/searching-for-an-attack/conjunction-card-first'];
    expect(broken(holding({ sting }, { bar: bar('attack') }), play('sting', ahead))).toEqual(refused);
    expect(broken(holding({ sting }, { bar: bar('defend') }), play('sting', ahead))).toEqual([]);
  });

  test('nor who cannot defend with a defense', {
    meta: { rules: ['highlander.type-two/searching-for-a-defense/conjunction-card-first'] },
  }, () => {
    const barred = facing({ brace });
    const { inPlay } = holding({}, { bar: bar('defend') });
    expect(broken({ ...barred, inPlay: [...barred.inPlay, ...inPlay] }, play('brace', ahead))).toEqual([
      'type-two/searching-for-a-defense/conjunction-card-first',
    ]);
    expect(broken(barred, play('brace', ahead))).toEqual([]);
  });
});

describe('what a card changes of the defense that it goes with', () => {
  const against = { against: ['cut'], with: [{ card: 'alertness' }] };

  test('counts for what the defense covers', {
    meta: { rules: ['highlander.type-two/blocks/must-cover-attack'] },
  }, () => {
    const wide = attacked(
      { ann: { hand: { parry, alertness: brace } }, bob: {} },
      { cut: anAttack('upper left', 'lower left') },
    );
    expect(broken(wide, play('parry', { against: ['cut'] }))).toEqual([
      'type-two/defense-phase/full-cover-succeeds',
    ]);
    expect(afterwards(wide, [play('parry', against)]).attacks.map(({ result }) => result)).toEqual([
      'blocked',
    ]);
  });

  test('counts for what it may stop', {
    meta: { rules: ['highlander.type-two/dirty-tricks/no-block'] },
  }, () => {
    const alertness = goesWith({ kind: ['block'] }, { defendsAlso: { kind: ['dirty-trick'] } });
    const tricked = attacked(
      { ann: { hand: { parry, alertness } }, bob: {} },
      { cut: aDirtyTrick('upper left') },
    );
    expect(broken(tricked, play('parry', { against: ['cut'] }))).toEqual(['type-two/dirty-tricks/no-block']);
    expect(afterwards(tricked, [play('parry', against)]).attacks.map(({ result }) => result)).toEqual([
      'blocked',
    ]);
  });
});

describe('a card in conjunction with an attack that is searched for', () => {
  const state = holding({ sting, edge: aCard('Edge') });
  const first = 'type-two/searching-for-an-attack/conjunction-card-first';

  test('is played first, then the Exertion is made: nothing else is', {
    meta: { rules: ['highlander.type-two/searching-for-an-attack/conjunction-card-first'] },
  }, () => {
    const waiting = afterwards(state, [play('sting', ahead)]);
    expect(broken(waiting, nextPhase)).toContain(first);
    expect(broken(waiting, exert({ illusion: true }))).toEqual([first]);
    const found = afterwards(waiting, [exert({ attack: true }, high), play('x1')]);
    expect([found.inPlay.map(({ id, with: on }) => [id, on]), damages(found)]).toEqual([
      [
        ['sting', 'x1'],
        ['x1', undefined],
      ],
      [5],
    ]);
  });

  test('is not played from the hand once the Exertion was made', {
    meta: {
      rules: [
        'highlander.type-two/searching-for-an-attack/conjunction-card-first',
        'highlander.type-two/hard-exertions/no-more-from-hand',
      ],
    },
  }, () => {
    const found = afterwards(state, [exert({ attack: true }, high)]);
    expect(broken(found, together('x1', 'sting'))).toEqual(['type-two/hard-exertions/no-more-from-hand']);
    expect(broken(found, play('x1'))).toEqual([]);
  });

  test('is discarded without effect if nothing is found for it', {
    meta: { rules: ['highlander.type-two/searching-for-an-attack/conjunction-lost'] },
  }, () => {
    for (const deeds of [[exert({ attack: true })], [exert({ attack: true }, high), end]]) {
      const lost = afterwards(state, [play('sting', ahead), ...deeds]);
      expect([lost.awaitingExertion, lost.inPlay, lost.attacks]).toEqual([[], [], []]);
      expect(lost.players[0].discard.cards.map(({ id }) => id)).toContain('sting');
    }
  });

  test('nothing but what it goes with is found for it', {
    meta: {
      rules: [
        'highlander.type-two/searching-for-an-attack/conjunction-lost',
        'highlander.type-two/head-shots/event-with-upper-attack',
      ],
    },
  }, () => {
    const waiting = afterwards(holding({ headShot }), [play('headShot', ahead)]);
    const found = afterwards(waiting, [exert({ attack: true }, low, high)]);
    expect(broken(found, play('x1'))).toEqual([
      'type-two/searching-for-an-attack/conjunction-lost',
      'type-two/head-shots/event-with-upper-attack',
    ]);
    expect(broken(found, play('x2'))).toEqual([]);
  });

  const faced = table({ ann: { hand: { sting } }, bob: { inPlay: { calm: counters } } });

  test('awaits nothing once it is countered: the Exertion may be made without it', {
    meta: { rules: ['highlander.type-two/countering-cards/discarded-without-effect'] },
  }, () => {
    const countered = afterwards(faced, [
      play('sting', ahead),
      { do: 'counter', player: 'bob', card: 'calm' },
    ]);
    expect([countered.awaitingExertion, countered.inPlay]).toEqual([[], []]);
    const found = afterwards(countered, [exert({ attack: true }, high), play('x1')]);
    expect(damages(found)).toEqual([2]);
  });

  test('the Exertion waits for who may counter the card', {
    meta: { rules: ['highlander.type-two/immediate-effect/at-once'] },
  }, () => {
    const played = afterwards(faced, [play('sting', ahead)]);
    expect(broken(played, exert({ attack: true }, high))).toEqual(['type-two/immediate-effect/at-once']);
    const passed = afterwards(played, [{ do: 'pass', player: 'bob' }]);
    expect(broken(passed, exert({ attack: true }, high))).toEqual([]);
  });

  test('awaits only an Exertion that can be made', {
    meta: { rules: ['highlander.type-two/searching-for-an-attack/conjunction-card-first'] },
  }, () => {
    const refused = 'type-two/searching-for-an-attack/conjunction-card-first';
    const calm = aText('Calm', says({ players: 'you', modifyPlayers: [{ cannot: 'make-hard-exertions' }] }));
    expect(broken(holding({ sting }, { calm }), play('sting', ahead))).toEqual([refused]);
    const struck = afterwards(holding({ high, sting }), [play('high')]);
    expect(broken(struck, play('sting', ahead))).toEqual([refused]);
    expect(broken(holding({ edge: aCard('Edge') }), play('edge', ahead))).toEqual([
      'type-two/text/game-text',
    ]);
    expect(broken(facing({ sting }), play('sting', ahead))).toEqual([refused]);
  });

  describe('and a card that is played with it', () => {
    const event = { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } } as const;
    const feint = aCard('Event', { title: 'Feint', abilities: [event] });
    const surge = aCard('Event', { title: 'Surge', abilities: [event] });
    const poise = goesWith({ kind: ['event'] }, { damage: 0 });
    const both = (card: string, other: string) => ({ ...together(card, other), ...ahead });
    const waiting = holding({ feint, surge, sting, brace, poise });

    test.each([
      ['first', 'first-edition/card-anatomy/card-text'],
      ['typeTwo', 'type-two/text/game-text'],
    ] as const)(
      'in %s [%s] goes with the card itself: one that waits for the Exertion, too, is played for itself',
      (edition, rule) => {
        for (const other of ['brace', 'sting', 'surge'])
          expect(broken(waiting, both('feint', other), edition)).toEqual([rule]);
        expect(broken(waiting, both('feint', 'poise'), edition)).toEqual([]);
        expect(broken(waiting, play('poise', ahead), edition)).toEqual([rule]);
        const one = afterwards(waiting, [play('feint', ahead), play('sting', ahead)], edition);
        expect(one.awaitingExertion).toEqual(['feint', 'sting']);
      },
    );

    test('no second Special card waits beside the first', {
      meta: {
        rules: [
          'highlander.first-edition/special-cards/one-special-a-turn',
          'highlander.type-two/special-cards/one-per-turn',
        ],
      },
    }, () => {
      for (const edition of ['first', 'typeTwo'] as const) {
        const played = afterwards(waiting, [play('feint', ahead)], edition);
        expect(broken(played, play('surge', ahead), edition)).toEqual([
          edition === 'first'
            ? 'first-edition/special-cards/one-special-a-turn'
            : 'type-two/special-cards/one-per-turn',
        ]);
      }
    });

    test('stays with it, and is lost with it', {
      meta: { rules: ['highlander.type-two/searching-for-an-attack/conjunction-lost'] },
    }, () => {
      const played = afterwards(waiting, [both('feint', 'poise')]);
      expect([played.awaitingExertion, played.inPlay.map(({ id, with: on }) => [id, on])]).toEqual([
        ['feint'],
        [
          ['feint', undefined],
          ['poise', 'feint'],
        ],
      ]);
      const found = afterwards(played, [exert({ attack: true }, high), play('x1')]);
      expect(found.inPlay.map(({ id, with: on }) => [id, on])).toEqual([
        ['feint', 'x1'],
        ['poise', 'feint'],
        ['x1', undefined],
      ]);
      const lost = afterwards(played, [exert({ attack: true })]);
      expect([lost.awaitingExertion, lost.inPlay]).toEqual([[], []]);
    });
  });
});

describe('the legal actions of a player', () => {
  const listed = (state: State) =>
    lawOf()
      .legalActions(state, 'ann', new Budget())
      .map(({ action }) => action)
      .filter((action) => typeof action === 'object' && action !== null && 'card' in action);

  test('are told with the cards that go with one another, and with those that go first', {
    meta: {
      rules: [
        'highlander.type-two/special-attacks/edges-with-special-attacks',
        'highlander.type-two/searching-for-an-attack/conjunction-card-first',
      ],
    },
  }, () => {
    expect(listed(holding({ leap: aSpecialAttack('upper left'), sting }))).toEqual([
      play('leap'),
      together('leap', 'sting'),
      play('sting', ahead),
    ]);
    expect(listed(holding({ low, headShot }))).toEqual([play('low'), play('headShot', ahead)]);
    const poise = goesWith({ kind: ['edge'] }, { damage: 0 });
    expect(listed(holding({ headShot, poise }))).toEqual([
      play('headShot', ahead),
      { ...together('headShot', 'poise'), ...ahead },
    ]);
  });
});

describe('a card in conjunction with a defense that is searched for', () => {
  const first = 'type-two/searching-for-a-defense/conjunction-card-first';

  test('is played first, then the Exertion is made: nothing else is', {
    meta: { rules: ['highlander.type-two/searching-for-a-defense/conjunction-card-first'] },
  }, () => {
    const wide = attacked(
      { ann: { hand: { brace } }, bob: {} },
      { cut: anAttack('upper left', 'lower left') },
    );
    const waiting = afterwards(wide, [play('brace', ahead)]);
    expect(broken(waiting, nextPhase)).toEqual([first]);
    expect(broken(waiting, exert({ nothing: true }))).toEqual([first]);
    const found = afterwards(waiting, [exert({ defense: 'cut' }, parry), play('x1', { against: ['cut'] })]);
    expect(found.attacks.map(({ result }) => result)).toEqual(['blocked']);
  });

  test('once it is made, that Exertion is asked for no more', {
    meta: { rules: ['highlander.type-two/hard-exertions/unused-discarded'] },
  }, () => {
    const made = afterwards(facing({ brace }), [play('brace', ahead), exert({ defense: 'cut' }, parry)]);
    expect(broken(made, nextPhase)).toEqual(['type-two/hard-exertions/unused-discarded']);
  });

  test('is discarded without effect if nothing is found for it', {
    meta: { rules: ['highlander.type-two/searching-for-a-defense/conjunction-lost'] },
  }, () => {
    const state = facing({ brace });
    const lost = afterwards(state, [play('brace', ahead), exert({ defense: 'cut' })]);
    expect(lost.players[0].discard.cards.map(({ id }) => id)).toContain('brace');
    expect(lost.attacks.map(({ result }) => result)).toEqual(['pending']);
  });

  test('nothing but what it goes with is found for it', {
    meta: { rules: ['highlander.type-two/searching-for-a-defense/conjunction-lost'] },
  }, () => {
    const found = afterwards(facing({ brace }), [
      play('brace', ahead),
      exert({ defense: 'cut' }, aDodge('upper left'), parry),
    ]);
    const against = { against: ['cut'] };
    expect(broken(found, play('x1', against))).toEqual(['type-two/searching-for-a-defense/conjunction-lost']);
    expect(broken(found, play('x2', against))).toEqual([]);
  });

  test('awaits no defense where no attack is pending', {
    meta: { rules: ['highlander.type-two/searching-for-a-defense/needs-pending-attack'] },
  }, () => {
    const idle = table({ ann: { hand: { brace } }, bob: {} }, { turn: { phase: 'defense' } });
    expect(broken(idle, play('brace', ahead))).toEqual([first]);
  });
});

describe('a card that goes with a Power Blow', () => {
  const fury = goesWith({ kind: ['attack'], powerBlow: true }, { damage: 3 });
  const state = holding({ high, leap: aSpecialAttack('upper left'), fury });
  const first = ['type-two/power-blows/conjunction-card-first'];

  test('is played with the attack before that is made one', {
    meta: { rules: ['highlander.type-two/power-blows/conjunction-card-first'] },
  }, () => {
    const played = afterwards(state, [together('high', 'fury')]);
    const blow = afterwards(played, [exert({ powerBlow: 'high' })]);
    expect([blow.attacks[0]?.powerBlow, damages(blow)]).toEqual([true, [7]]);
    expect(broken(state, together('leap', 'fury'))).toEqual(['type-two/text/game-text']);
    const made = afterwards(state, [play('high'), exert({ powerBlow: 'high' })]);
    expect(broken(made, play('fury'))).toContain('type-two/hard-exertions/no-more-from-hand');
  });

  test('has the attack made one: nothing else is exerted for, and the phase goes on', {
    meta: { rules: ['highlander.type-two/power-blows/conjunction-card-first'] },
  }, () => {
    const played = afterwards(state, [together('high', 'fury')]);
    expect(broken(played, nextPhase)).toEqual(first);
    expect(broken(played, exert({ illusion: true }))).toEqual(first);
    const blow = afterwards(played, [exert({ powerBlow: 'high' })]);
    expect(broken(blow, nextPhase)).toEqual([]);
  });

  test('is not played by who cannot make one any more', {
    meta: { rules: ['highlander.type-two/power-blows/conjunction-card-first'] },
  }, () => {
    const exerted = attacked({ ann: { hand: { high, fury } }, bob: {} }, { cut: low });
    const later = afterwards(exerted, [exert({ defense: 'cut' }), nextPhase]);
    expect(broken(later, together('high', 'fury'))).toEqual(['type-two/text/game-text']);
    expect(broken(later, play('high'))).toEqual([]);
  });

  test('is played with as many attacks as can be made Power Blows', {
    meta: {
      rules: [
        'highlander.type-two/power-blows/conjunction-card-first',
        'highlander.type-two/power-blows/one-per-turn',
      ],
    },
  }, () => {
    const rush = (additionalPowerBlows: number) =>
      aText(
        'Rush',
        says({
          players: 'you',
          modifyPlayers: [{ additionalAttacks: 1 }, { additionalPowerBlows }, { additionalHardExertions: 1 }],
        }),
      );
    const struck = (more: number) =>
      afterwards(holding({ high, low, fury, rage: fury }, { rush: rush(more) }), [together('high', 'fury')]);
    expect(broken(struck(0), together('low', 'rage'))).toEqual(['type-two/text/game-text']);
    const both = afterwards(struck(1), [together('low', 'rage')]);
    const made = afterwards(both, [exert({ powerBlow: 'low' })]);
    expect(broken(made, nextPhase)).toEqual(first);
    expect(broken(made, { ...exert({ illusion: true }), shown: five('y') })).toEqual(first);
  });

  test('has it made one before another card awaits what an Exertion is to find', {
    meta: { rules: ['highlander.type-two/power-blows/conjunction-card-first'] },
  }, () => {
    const more = aText(
      'Fury',
      says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }, { additionalHardExertions: 1 }] }),
    );
    const played = afterwards(holding({ high, fury, sting }, { more }), [together('high', 'fury')]);
    expect(broken(played, play('sting', ahead))).toEqual([
      'type-two/searching-for-an-attack/conjunction-card-first',
    ]);
  });

  test('is played with an attack that is one by its text', {
    meta: { rules: ['highlander.type-two/power-blows/conjunction-card-first'] },
  }, () => {
    const rage = saying(high, says({ cards: 'this', modify: [{ powerBlow: 'is' }] }));
    const played = afterwards(holding({ rage, fury }), [together('rage', 'fury')]);
    expect(broken(played, nextPhase)).toEqual([]);
  });
});

describe('a card that goes with a Power Block', () => {
  const iron = goesWith({ kind: ['block'], powerBlock: true }, { leavesAreasOpen: true });
  const first = ['type-two/power-blocks/conjunction-card-first'];
  const defended = play('parry', { against: ['cut'], with: [{ card: 'iron' }] });

  test('is played with the block before that is made one', {
    meta: { rules: ['highlander.type-two/power-blocks/conjunction-card-first'] },
  }, () => {
    const state = facing({ parry, iron }, { powerBlow: true });
    const played = afterwards(state, [defended]);
    expect(broken(played, nextPhase)).toEqual(first);
    expect(broken(played, exert({ illusion: true }))).toEqual(first);
    const strong = afterwards(played, [exert({ powerBlock: 'parry' })]);
    expect(strong.defenses).toMatchObject([{ id: 'parry', powerBlock: true }]);
    expect(broken(strong, nextPhase)).toEqual([]);
  });

  describe('where an Exertion for a defense is declared', () => {
    const declare = { do: 'declare-exertion', player: 'ann', attack: 'stab' };
    const stab = anAttack('lower left');
    const strong = { card: high, powerBlow: true };
    const more = aText('More', says({ players: 'you', modifyPlayers: [{ additionalHardExertions: 1 }] }));

    test('goes with no block that the one Exertion of the turn cannot make one besides', {
      meta: {
        rules: [
          'highlander.type-two/power-blocks/conjunction-card-first',
          'highlander.type-two/hard-exertions/one-per-turn',
        ],
      },
    }, () => {
      const both = attacked({ ann: { hand: { parry, iron } }, bob: {} }, { stab, cut: strong });
      const declared = afterwards(both, [declare]);
      expect(broken(declared, defended)).toEqual(['type-two/text/game-text']);
      expect(broken(declared, play('parry', { against: ['cut'] }))).toEqual([]);
    });

    test('has its block made one by another, once the one declared is made', {
      meta: {
        rules: [
          'highlander.type-two/power-blocks/conjunction-card-first',
          'highlander.type-two/multiple-defenses/exertion-lets-others-first',
        ],
      },
    }, () => {
      const ann = { hand: { parry, iron }, inPlay: { more } };
      const both = attacked({ ann, bob: {} }, { stab, cut: strong });
      const played = afterwards(both, [declare, defended]);
      expect(broken(played, exert({ powerBlock: 'parry' }))).toEqual([
        'type-two/multiple-defenses/exertion-lets-others-first',
      ]);
      const search = { ...exert({ defense: 'stab' }), shown: five('y') };
      const searched = afterwards(played, [
        search,
        { do: 'declare-successful', player: 'ann', attack: 'stab' },
      ]);
      expect(broken(searched, nextPhase)).toEqual(first);
      const done = afterwards(searched, [exert({ powerBlock: 'parry' }), nextPhase]);
      expect(done.pending.map(({ amount }) => amount)).toEqual([2]);
    });

    test('no text is played meanwhile that has another made', {
      meta: {
        rules: [
          'highlander.type-two/multiple-defenses/exertion-lets-others-first',
          'highlander.type-two/power-blocks/conjunction-card-first',
        ],
      },
    }, () => {
      const drill = aCard('Event', {
        abilities: [{ ability: 'played', do: [{ do: 'exert', exertion: 'hard', by: 'you' }] }],
      });
      const ann = { hand: { parry, iron, drill }, inPlay: { more } };
      const both = attacked({ ann, bob: {} }, { cut: strong, stab });
      const drilling = play('drill', { choose: { 'exertion-cards': { known: five('y') } } });
      expect(broken(both, drilling)).toEqual([]);
      expect(broken(afterwards(both, [{ ...declare, attack: 'cut' }]), drilling)).toEqual([
        'type-two/multiple-defenses/exertion-lets-others-first',
      ]);
      expect(broken(afterwards(both, [defended]), drilling)).toEqual(first);
    });

    test('has its block made one before that is declared', {
      meta: { rules: ['highlander.type-two/power-blocks/conjunction-card-first'] },
    }, () => {
      const ann = { hand: { parry, iron }, inPlay: { more } };
      const both = attacked({ ann, bob: {} }, { cut: strong, stab });
      const played = afterwards(both, [defended]);
      expect(broken(played, declare)).toEqual(first);
      expect(broken(afterwards(played, [exert({ powerBlock: 'parry' })]), declare)).toEqual([]);
    });
  });

  test('is not played with a block against what is no Power Blow', {
    meta: {
      rules: [
        'highlander.type-two/power-blocks/conjunction-card-first',
        'highlander.type-two/power-blocks/only-against-power-blow',
      ],
    },
  }, () => {
    expect(broken(facing({ parry, iron }), defended)).toEqual(['type-two/text/game-text']);
  });
});

describe('a card that makes an attack a Head Shot', () => {
  const anywhere = goesWith({ kind: ['attack'] }, { headShot: 'is' });

  test('goes with no attack that cannot be a Power Blow', {
    meta: {
      rules: [
        'highlander.type-two/head-shots/must-allow-power-blow',
        'highlander.type-two/special-attacks/no-power-blow',
      ],
    },
  }, () => {
    const trick = aDirtyTrick('upper left');
    const leap = aSpecialAttack('upper left');
    const bold = saying(leap, says({ cards: 'this', modify: [{ headShot: 'may' }] }));
    const state = holding({ high, trick, leap, bold, headShot });
    for (const card of ['trick', 'leap'])
      expect(broken(state, together(card, 'headShot'))).toEqual([
        'type-two/head-shots/must-allow-power-blow',
      ]);
    expect(broken(state, together('high', 'headShot'))).toEqual([]);
    expect(broken(state, together('bold', 'headShot'))).toEqual([]);
  });

  test('goes with an upper attack, whatever it says', {
    meta: {
      rules: [
        'highlander.type-two/head-shots/other-head-shots',
        'highlander.type-two/game-concept-and-goal-of-the-game/head-shot-is-upper-attack',
      ],
    },
  }, () => {
    const state = holding({ high, low, anywhere });
    expect(broken(state, together('high', 'anywhere'))).toEqual([]);
    expect(broken(state, together('low', 'anywhere'))).toEqual([
      'type-two/head-shots/event-with-upper-attack',
    ]);
  });

  test('makes one of a Power Blow', {
    meta: { rules: ['highlander.type-two/power-blows/may-become-head-shot'] },
  }, () => {
    const rage = saying(high, says({ cards: 'this', modify: [{ powerBlow: 'is' }] }));
    const later = afterwards(holding({ rage, headShot }), [together('rage', 'headShot')]);
    expect(later.turn.events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['power-blow-made', 'head-shot-made']),
    );
    const willed = saying(high, says({ cards: 'this', modify: [{ headShot: 'may' }] }));
    const blow = afterwards(holding({ willed }), [play('willed'), exert({ powerBlow: 'willed' })]);
    const made = afterwards(blow, [{ do: 'make', player: 'ann', card: 'willed', into: 'head-shot' }]);
    expect(made.attacks).toMatchObject([{ powerBlow: true, headShot: true }]);
  });
});
