import { describe, expect, test } from 'vitest';
import { opportunitiesOf } from '../../../../../src/games/highlander/rule-check/board/attacks/opportunities.ts';
import { gemsFound } from '../../../../../src/games/highlander/rule-check/board/cards/gems.ts';
import {
  abilityOf,
  maximumAbilityOf,
  maximumHandSize,
} from '../../../../../src/games/highlander/rule-check/board/standing.ts';
import { sizesOfExertion } from '../../../../../src/games/highlander/rule-check/board/turn/exertions.ts';
import {
  costsToPlay,
  leavesToPlay,
} from '../../../../../src/games/highlander/rule-check/board/turn/leave.ts';
import { handsInUse } from '../../../../../src/games/highlander/rule-check/board/weapons/hands.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Filter } from '../../../../../src/games/highlander/vocabulary/filters.ts';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import { play } from '../deeds.ts';
import {
  aBasicAttack,
  aBlock,
  aCard,
  afterwards,
  anAttack,
  aText,
  attacked,
  boardOf,
  broken,
  five,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

type Seat = Parameters<typeof table>[0][string];
type Rest = Parameters<typeof table>[1];

/** A table where a card of ann's says such things of ann. */
const blessed = (said: PlayerModifier[], ann: Seat = {}, rest: Rest = {}) =>
  table({ ann: { ...ann, inPlay: { ...ann.inPlay, ...blessing(said) } }, bob: {} }, rest);
const blessing = (said: PlayerModifier[]): Record<string, Definition> =>
  said.length === 0 ? {} : { blessing: aText('Blessing', says({ players: 'you', modifyPlayers: said })) };
const exert = (purpose: object, shown = five(), more: object = {}) => ({
  ...{ do: 'exert', player: 'ann', for: purpose, shown, ...more },
});

describe('Ability and hand size', () => {
  test.each<[PlayerModifier[], [number, number, number]]>([
    [[], [12, 15, 12]],
    [[{ ability: -2 }], [10, 15, 10]],
    [[{ maximumAbility: 3 }], [12, 18, 12]],
    [
      [{ handSize: 2 }, { handSize: -1 }],
      [12, 15, 13],
    ],
    [
      [{ setHandSize: 7 }, { handSize: 1 }],
      [12, 15, 8],
    ],
    [[{ handSize: -20 }], [12, 15, 0]],
  ])(
    '%j',
    { meta: { rules: ['highlander.type-two/draw-discard-phase/maximum-hand-size'] } },
    (said, figures) => {
      const board = boardOf(blessed(said, { ability: 12 }));
      expect([abilityOf, maximumAbilityOf, maximumHandSize].map((figure) => figure(board, 'ann'))).toEqual(
        figures,
      );
    },
  );

  test('Ability is gained up to the maximum in force', {
    meta: { rules: ['highlander.type-two/faq/ability-no-gain-at-maximum'] },
  }, () => {
    const pending = [{ id: 'p:1', player: 'ann', kind: 'gain' as const, amount: 5 }];
    const events = [{ event: 'exertion-made' as const, player: 'ann', what: 'hard' }];
    const gains = (said: PlayerModifier[]) =>
      afterwards(blessed(said, { ability: 14 }, { pending, next: 2, turn: { events } }), [
        { do: 'next-phase', player: 'ann' },
      ]).players[0].ability;
    expect([gains([]), gains([{ maximumAbility: 2 }])]).toEqual([15, 17]);
  });

  test('who comes to the Attack Phase without any, with what lowers it, has lost', {
    meta: { rules: ['highlander.type-two/game-concept-and-goal-of-the-game/zero-ability-loses'] },
  }, () => {
    const winner = (said: PlayerModifier[]) =>
      afterwards(blessed(said, { ability: 2 }, { turn: { phase: 'defense' } }), [
        { do: 'next-phase', player: 'ann' },
      ]).winner;
    expect([winner([]), winner([{ ability: -2 }])]).toEqual([null, 'bob']);
  });
});

describe('opportunities to attack', () => {
  const hand = {
    cut: anAttack('upper left'),
    basic: aBasicAttack('lower left'),
    stab: anAttack('lower left'),
  };
  const none = ['type-two/multiple-attacks/one-opportunity'];
  const basics: PlayerModifier = { additionalAttacks: 1, such: { kind: ['basic-attack'] } };

  test('a text gives more of them', {
    meta: { rules: ['highlander.type-two/multiple-attacks/further-opportunities'] },
  }, () => {
    const count = (said: PlayerModifier[]) => opportunitiesOf(boardOf(blessed(said)), 'ann');
    expect(count([])).toEqual({ primary: true, additional: 0 });
    expect(count([{ additionalAttacks: 2 }])).toEqual({ primary: true, additional: 2 });
    expect(count([{ additionalAttacks: 2 }, { attacksAtMost: 1 }])).toEqual({ primary: true, additional: 0 });
  });

  test('an additional attack is such as the text says', () => {
    const later = afterwards(blessed([basics], { hand }), [play('cut')]);
    expect(broken(later, play('stab'))).toEqual(none);
    expect(broken(later, play('basic'))).toEqual([]);
    expect(broken(afterwards(later, [play('basic')]), play('stab'))).toEqual(none);
  });

  test('attacks are shared out so that all of them have a place', () => {
    const said: PlayerModifier[] = [{ additionalAttacks: 1, such: { kind: ['attack'] } }, basics];
    const later = afterwards(blessed(said, { hand }), [play('cut'), play('basic')]);
    expect(broken(later, play('stab'))).toEqual([]);
  });

  test('the primary one is used, or given up, before the others', {
    meta: { rules: ['highlander.type-two/multiple-attacks/primary-first'] },
  }, () => {
    const forfeited = afterwards(blessed([basics], { hand }), [{ do: 'forfeit-attack', player: 'ann' }]);
    expect(broken(forfeited, play('cut'))).toEqual(none);
    expect(broken(forfeited, play('basic'))).toEqual([]);
  });

  test('who loses an attack loses the first that is available', () => {
    const turn = { attacksLost: 1, events: [{ event: 'opportunity-lost' as const, player: 'ann' }] };
    const lost = blessed([basics], { hand }, { turn });
    expect(broken(lost, play('cut'))).toEqual(['type-two/attack-phase/no-opportunity-no-attack']);
    expect(broken(lost, play('basic'))).toEqual([]);
  });

  test('an attack has what its opportunity gives it', () => {
    const said: PlayerModifier[] = [{ additionalAttacks: 1, with: [{ hidden: 'may' }, { damage: 3 }] }];
    const state = blessed(said, { hand });
    expect(broken(state, play('cut', { hidden: true }))).toEqual(['type-two/power-blows/opponent-may-hide']);
    const second = afterwards(state, [play('cut'), play('stab', { hidden: true })]);
    const damage = afterwards(second, [
      ...[
        { do: 'next-phase', player: 'ann' },
        { do: 'end-turn', player: 'ann' },
      ],
      ...[
        { do: 'next-phase', player: 'bob' },
        { do: 'next-phase', player: 'bob' },
      ],
    ]).pending.map(({ source, amount }) => [source, amount]);
    expect(damage).toEqual([
      ['cut', 2],
      ['stab', 5],
    ]);
  });

  test('an attack that an Exertion finds is one for which there is an opportunity', () => {
    const found = (card: Definition) => [...five('y').slice(1), { id: 'found', card }];
    const afterThat = (card: Definition) =>
      broken(
        afterwards(blessed([basics], { hand }), [play('cut'), exert({ attack: true }, found(card))]),
        play('found'),
      );
    expect(afterThat(anAttack('lower left'))).toEqual(none);
    expect(afterThat(aBasicAttack('lower left'))).toEqual([]);
  });

  test('what is for the next attack alone is for the first that it fits, and for no later one', () => {
    const lasting: NonNullable<Rest>['lasting'] = [
      {
        ...{ kind: 'modify', id: 'l:1', by: [{ setDamage: 7 }], until: 'next-attack', since: 3 },
        ...{ cards: { each: { kind: ['basic-attack'], controller: 'you' }, in: 'play' } },
        frame: { player: 'ann', values: {} },
      },
    ];
    const state = blessed(
      [{ additionalAttacks: 2 }],
      { hand: { ...hand, last: aBasicAttack('lower left') } },
      { lasting, next: 2 },
    );
    const later = afterwards(state, [
      ...[play('cut'), play('basic'), play('last'), { do: 'next-phase', player: 'ann' }],
      ...[
        { do: 'end-turn', player: 'ann' },
        { do: 'next-phase', player: 'bob' },
        { do: 'next-phase', player: 'bob' },
      ],
    ]);
    expect(later.pending.map(({ amount }) => amount)).toEqual([2, 7, 2]);
  });

  test('who attacks as if Disarmed needs an attack that wants no weapon', {
    meta: { rules: ['highlander.first-edition/disarming-and-breaking-weapons/no-weapon-no-attack'] },
  }, () => {
    const state = blessed([{ attacksAsIfDisarmed: true }], {
      hand: {
        ...hand,
        gun: saying(anAttack('upper left'), { ability: 'playing', kind: 'also', despite: ['disarmed'] }),
      },
    });
    expect(broken(state, play('cut'), 'first')).toEqual([
      'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack',
    ]);
    expect(broken(state, play('gun'), 'first')).toEqual([]);
  });
});

describe('Special cards and cards in play', () => {
  const hand = { inn: aCard('Location'), tale: aCard('Plot', { title: 'Tale' }), news: aCard('Event') };

  test('a text allows further Special cards, of a kind', {
    meta: { rules: ['highlander.type-two/special-cards/one-per-turn'] },
  }, () => {
    const second = ['type-two/special-cards/one-per-turn'];
    const afterThat = (said: PlayerModifier[], card: string) =>
      broken(afterwards(blessed(said, { hand }), [play('news')]), play(card));
    const plots: PlayerModifier = { additionalSpecialCards: 1, such: { kind: ['plot'] } };
    expect([afterThat([], 'tale'), afterThat([plots], 'tale'), afterThat([plots], 'inn')]).toEqual([
      second,
      [],
      second,
    ]);
  });

  test('what allows another such card does not make room for itself, nor for those before it', {
    meta: { rules: ['highlander.first-edition/special-cards/one-special-a-turn'] },
  }, () => {
    const second = ['first-edition/special-cards/one-special-a-turn'];
    const more = (such: Filter): Ability => ({
      ability: 'played',
      do: [
        {
          do: 'modify-players',
          players: 'you',
          by: [{ additionalSpecialCards: 1, such }],
          until: 'end-of-turn',
        },
      ],
    });
    const monkey = aText('Monkey', more({ title: 'Monkey' }));
    const state = table({ ann: { hand: { one: monkey, two: monkey, ...hand } }, bob: {} });
    const one = afterwards(state, [play('one')], 'first');
    expect(broken(one, play('news'), 'first')).toEqual(second);
    const two = afterwards(one, [play('two')], 'first');
    expect(broken(two, play('news'), 'first')).toEqual(second);
    // There is room for one that is no Monkey, and the first Monkey has it.
    expect(judged(two, [play('news')], 'first').verdicts[0]).toMatchObject({
      violations: [{ need: { most: 1 }, have: 1 }],
    });

    const plan = saying(
      aCard('Edge'),
      { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['plot'] } },
      more({ kind: ['plot'] }),
    );
    const planned = afterwards(table({ ann: { hand: { plan, ...hand } }, bob: {} }), [
      play('tale', { with: [{ card: 'plan' }] }),
    ]);
    expect(broken(planned, play('news'))).toEqual(['type-two/special-cards/one-per-turn']);
  });

  test('nor does what is used to allow one make room for those before it', {
    meta: { rules: ['highlander.type-two/special-cards/one-per-turn'] },
  }, () => {
    const charm = aText('Charm', {
      ...{ ability: 'may-do', during: ['attack'] },
      do: [
        {
          ...{ do: 'modify-players', players: 'you', until: 'end-of-turn' },
          by: [{ additionalSpecialCards: 1, such: { kind: ['plot'] } }],
        },
      ],
    });
    const further = { other: aCard('Plot', { title: 'Other' }), ...hand };
    const state = table({ ann: { hand: further, inPlay: { charm } }, bob: {} });
    const use = { do: 'use', player: 'ann', card: 'charm', ability: 0 };
    const told = afterwards(state, [play('tale'), use]);
    expect(broken(told, play('news'))).toEqual(['type-two/special-cards/one-per-turn']);
    expect(broken(told, play('other'))).toEqual([]);
    expect(broken(afterwards(state, [use, play('tale')]), play('news'))).toEqual([]);
  });

  test('a text allows so many such cards in play', {
    meta: { rules: ['highlander.handbook-addendum/one-in-play/second-copy-may-not-be-played'] },
  }, () => {
    const tale = aCard('Plot', { title: 'Tale' });
    const copies = (said: PlayerModifier[], first = aCard('Plot', { title: 'Other' })) =>
      broken(blessed(said, { hand: { tale }, inPlay: { first } }), play('tale'));
    const plots = { such: { kind: ['plot'] } } satisfies Partial<PlayerModifier>;
    expect(copies([])).toEqual([]);
    expect(copies([{ inPlayAtMost: 1, ...plots }])).toEqual(['type-two/prevention/what-it-is']);
    expect(copies([{ inPlayAtMost: 2, ...plots }])).toEqual([]);
    expect(copies([], tale)).toEqual(['type-two/stand-alone-plots/one-of-each']);
    expect(copies([{ inPlayAtMost: 'any', ...plots }], tale)).toEqual([]);
  });

  test('the card that says so is not played beside another such, either', {
    meta: { rules: ['highlander.handbook-addendum/one-in-play/second-copy-may-not-be-played'] },
  }, () => {
    const blade = (subtitle: string, ...said: PlayerModifier[]) =>
      aCard('Object', {
        ...{ title: 'Blade', subtitle },
        abilities: [says({ players: 'you', modifyPlayers: said })],
      });
    const jealous = blade('War Axe', { inPlayAtMost: 1, such: { title: 'Blade' } });
    const plain = blade('Plain', { handSize: 1 });
    const beside = (first: typeof plain, next: typeof plain) =>
      broken(table({ ann: { hand: { next }, inPlay: { first } }, bob: {} }), play('next'), 'first');
    const second = ['handbook-addendum/one-in-play/second-copy-may-not-be-played'];
    expect(beside(plain, jealous)).toEqual(second);
    expect(beside(jealous, plain)).toEqual(second);
    expect(beside(jealous, jealous)).toEqual(second);
    expect(beside(plain, plain)).toEqual([]);
    expect(beside(aCard('Object'), jealous)).toEqual([]);
  });

  test('hands are counted with what changes their number', {
    meta: { rules: ['highlander.type-two/hand-icon/no-third-hand'] },
  }, () => {
    const blade = aCard('Object', { title: 'Blade', handIcons: 2 });
    const torch = aCard('Object', { title: 'Torch', handIcons: 1 });
    const light = aText(
      'Belt',
      says({ cards: { each: { title: 'Blade' }, in: 'play' }, modify: [{ handIcons: -1 }] }),
    );
    const state = (inPlay: Record<string, Definition>) =>
      table({ ann: { hand: { torch }, inPlay, genericWeapon: 'disarmed' }, bob: {} });
    expect(handsInUse(boardOf(state({ blade, light })), 'ann')).toBe(1);
    expect(broken(state({ blade }), play('torch'))).toEqual(['type-two/hand-icon/no-third-hand']);
    expect(broken(state({ blade, light }), play('torch'))).toEqual([]);
    const despite = blessed([{ mayPlay: { title: 'Torch' }, despite: ['hand-icons'] }], {
      ...{ hand: { torch }, genericWeapon: 'disarmed' },
      inPlay: { blade },
    });
    expect(broken(despite, play('torch'))).toEqual([]);
  });
});

describe('Exertions', () => {
  test.each<[PlayerModifier[], [number[], number[]]]>([
    [[], [[5], [5]]],
    [[{ exertionSize: 2 }], [[7], [7]]],
    [[{ exertionSize: -1, of: 'soft' }], [[5], [4]]],
    [
      [{ setExertionSize: 3, of: 'hard' }, { exertionSize: 1 }],
      [[4], [6]],
    ],
    [[{ exertionSize: -9 }], [[0], [0]]],
    [
      [{ exertionSize: 2, may: 'all' }],
      [
        [5, 7],
        [5, 7],
      ],
    ],
    [
      [
        { exertionSize: 2, may: 'up-to', of: 'soft' },
        { exertionSize: -3, may: 'all' },
      ],
      [
        [2, 5],
        [2, 3, 4, 5, 6, 7],
      ],
    ],
  ])('are of such sizes: %j', (said, sizes) => {
    const board = boardOf(blessed(said));
    expect((['hard', 'soft'] as const).map((kind) => sizesOfExertion(board, 'ann', kind))).toEqual(sizes);
  });

  test('are of as many cards as is declared, where a text leaves that to the player', {
    meta: { rules: ['highlander.type-two/exertions/declare-first'] },
  }, () => {
    const state = blessed([{ exertionSize: 2, may: 'all' }]);
    const declaring = (cards: number) =>
      exert({ nothing: true }, [...five(), ...five('y')].slice(0, cards), { cards });
    expect(judged(state, [exert({ nothing: true }, [])]).verdicts).toEqual([
      {
        ...{ index: 0, outcome: 'needs-choice', unjudged: [] },
        choices: [
          {
            ...{ pointer: '/cards', form: 'value', player: 'ann', about: 'How many cards are turned over' },
            ...{ from: [5, 7], least: 1, most: 1 },
          },
        ],
      },
    ]);
    expect(broken(state, declaring(6))).toEqual(['type-two/exertions/declare-first']);
    const turnedOver = (cards: number) =>
      afterwards(state, [declaring(cards)]).players[0].discard.cards.length;
    expect([turnedOver(5), turnedOver(7)]).toEqual([5, 7]);
    expect(broken(blessed([]), declaring(7), 'reference')).toEqual([
      ...['reference/hard-exertions/take-five'],
    ]);
  });

  test('that a text calls for are declared among its choices', {
    meta: { rules: ['highlander.type-two/exertions/declare-first'] },
  }, () => {
    const test = aCard('Event', {
      abilities: [{ ability: 'played', do: [{ do: 'exert', by: 'you', exertion: 'soft', as: 'test' }] }],
    });
    const state = blessed([{ exertionSize: 1, may: 'up-to' }], { hand: { test } });
    expect(judged(state, [play('test')]).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ pointer: '/choose/test-size/number', from: [5, 6] }] },
    ]);
    const known = [...five(), { id: 'y1', card: aCard('Event') }];
    const choose = { 'test-size': { number: 6 }, 'test-cards': { known } };
    expect(broken(state, play('test', { choose }))).toEqual([]);
  });

  test('turn over as many cards as that', () => {
    const state = blessed([{ exertionSize: -3 }]);
    const { players } = afterwards(state, [exert({ nothing: true }, five().slice(0, 2))]);
    expect(players[0].discard.cards.map(({ id }) => id)).toEqual(['x2', 'x1']);
  });

  test('may be more than one, for any end or for such a one', {
    meta: { rules: ['highlander.type-two/hard-exertions/one-per-turn'] },
  }, () => {
    const second = ['type-two/hard-exertions/one-per-turn'];
    const again = (said: PlayerModifier[], purpose: object) =>
      broken(afterwards(blessed(said), [exert({ nothing: true })]), exert(purpose, five('y')));
    expect(again([], { nothing: true })).toEqual(second);
    expect(again([{ additionalHardExertions: 1 }], { nothing: true })).toEqual([]);
    expect(again([{ additionalHardExertions: 1, for: 'illusion' }], { nothing: true })).toEqual(second);
    expect(again([{ additionalHardExertions: 1, for: 'illusion' }], { illusion: true })).toEqual([]);
  });

  test('may make more than one Power Blow', {
    meta: { rules: ['highlander.type-two/power-blows/one-per-turn'] },
  }, () => {
    const second = ['type-two/power-blows/one-per-turn'];
    const blows = (said: PlayerModifier[]) => {
      const inPlay = {
        cut: { card: anAttack('upper left'), as: 'attack' as const },
        stab: { card: anAttack('upper left'), as: 'attack' as const },
      };
      const state = blessed(
        [{ additionalHardExertions: 1 }, ...said],
        { inPlay },
        {
          attacks: [
            { id: 'cut', by: 'ann' },
            { id: 'stab', by: 'ann' },
          ],
        },
      );
      return broken(
        afterwards(state, [exert({ powerBlow: 'cut' })]),
        exert({ powerBlow: 'stab' }, five('y')),
      );
    };
    expect([
      blows([]),
      blows([{ additionalPowerBlows: 1 }]),
      blows([{ additionalPowerBlows: 'any' }]),
    ]).toEqual([second, [], []]);
  });

  test('find the gems that are added', {
    meta: { rules: ['highlander.type-two/disarming-breaking-weapons/rearm-soft-three'] },
  }, () => {
    const cards = [{ card: aCard('Event', { gems: { Reason: 1 } }) }];
    const board = boardOf(blessed([{ gemsFound: 2, of: 'Reason' }]));
    expect([gemsFound(board, 'ann', cards, 'Reason'), gemsFound(board, 'bob', cards, 'Reason')]).toEqual([
      3, 1,
    ]);
    const feet = exert({ feet: true, gem: 'Reason' }, five(), { kind: 'soft' });
    const rises = (said: PlayerModifier[]) =>
      afterwards(blessed(said, { prone: true }, { turn: { phase: 'may-do' } }), [feet]).players[0].prone;
    expect([rises([{ gemsFound: 2, of: 'Reason' }]), rises([{ gemsFound: 3, of: 'Reason' }])]).toEqual([
      true,
      false,
    ]);
  });
});

describe('who is considered so', () => {
  const considered = (one: 'prone' | 'disarmed') => [{ considered: one }] satisfies PlayerModifier[];

  test('Prone discards for every card, and cannot get up', {
    meta: { rules: ['highlander.type-two/considered-prone/no-regaining'] },
  }, () => {
    const state = blessed(considered('prone'), { prone: true, hand: { cut: anAttack('upper left') } });
    expect(broken(state, play('cut'))).toEqual(['type-two/prone/discard-same-icon']);
    const turn = { phase: 'may-do' as const };
    const feet = exert({ feet: true, gem: 'Reason' }, five(), { kind: 'soft' });
    expect(broken(blessed(considered('prone'), { prone: true }, { turn }), feet)).toEqual([
      'type-two/considered-prone/no-regaining',
    ]);
  });

  test('Disarmed neither attacks nor blocks, and regains nothing', {
    meta: { rules: ['highlander.type-two/considered-disarmed-considered-weapon-broken/no-regaining'] },
  }, () => {
    const noWeapon = ['type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block'];
    expect(
      broken(blessed(considered('disarmed'), { hand: { cut: anAttack('upper left') } }), play('cut')),
    ).toEqual(noWeapon);
    const curse = aText('Curse', says({ players: 'you', modifyPlayers: considered('disarmed') }));
    const blocking = attacked(
      { ann: { hand: { parry: aBlock('upper left') }, inPlay: { curse } }, bob: {} },
      { cut: anAttack('upper left') },
    );
    expect(broken(blocking, play('parry', { against: ['cut'] }))).toEqual(noWeapon);
    const lost = blessed(
      considered('disarmed'),
      { genericWeapon: 'disarmed' },
      { turn: { phase: 'may-do' } },
    );
    const regain = exert({ weapon: 'generic', gem: 'Reason' }, five(), { kind: 'soft' });
    expect(broken(lost, regain)).toEqual([
      'type-two/considered-disarmed-considered-weapon-broken/no-regaining',
    ]);
  });
});

describe('damage done to a player', () => {
  const hit = (said: PlayerModifier[], cut: Definition = anAttack('upper left')) => {
    const state = attacked({ ann: { inPlay: blessing(said) }, bob: {} }, { cut });
    const later = afterwards(state, [{ do: 'declare-successful', player: 'ann', attack: 'cut' }]);
    return [
      later.pending.map(({ amount }) => amount),
      later.turn.events.filter(({ event }) => event === 'damage-prevented').map(({ amount }) => amount),
    ];
  };

  test.each<[PlayerModifier[], [number[], number[]]]>([
    [[], [[2], []]],
    [[{ preventsDamage: 1 }], [[1], [1]]],
    [[{ preventsDamage: 'all' }], [[], [2]]],
    [[{ preventsDamage: 1, from: { kind: ['ranged-attack'] } }], [[2], []]],
    [[{ damageReducedTo: 1, from: { kind: ['attack'] } }], [[1], [1]]],
  ])('is less by what protects: %j', (said, expected) => {
    expect(hit(said)).toEqual(expected);
  });

  test('unless it cannot be prevented', () => {
    const sure = saying(
      anAttack('upper left'),
      says({ cards: 'this', modify: [{ damageCannotBePrevented: true }] }),
    );
    expect(hit([{ preventsDamage: 'all' }], sure)).toEqual([[2], []]);
  });
});

test('what is to be paid for playing a card, and what lets it be played, is told of the cards it is said of', () => {
  const price = { pay: [{ pay: 'damage', amount: 1 }] } satisfies Partial<PlayerModifier>;
  const board = boardOf(
    blessed(
      [
        { toPlay: { kind: ['attack'] }, from: ['hand'], ...price },
        { mayPlay: { kind: ['attack'] }, from: ['discard-pile'] },
      ],
      { hand: { cut: anAttack('upper left'), parry: aBlock('upper left') } },
    ),
  );
  const told = (id: string, from: 'hand' | 'discard-pile') => {
    const card = board.find(id);
    if (card === undefined) throw new Error(`No card ${id}.`);
    return [costsToPlay, leavesToPlay].map((ask) => ask(board, 'ann', { ...card, from }).length);
  };
  expect([told('cut', 'hand'), told('cut', 'discard-pile'), told('parry', 'hand')]).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
});
