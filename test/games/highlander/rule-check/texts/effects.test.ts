import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { play } from '../deeds.ts';
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
  editions,
  five,
  judged,
  table,
} from '../table.ts';

/** An Event that does so as it is played. */
const anEvent = (...effects: readonly Effect[]) =>
  aCard('Event', { abilities: [{ ability: 'played', do: effects }] });
const adjusted = { do: 'next-phase', player: 'ann' };

/** Ann holds a card, and it is her Attack Phase. */
const holding = (card: ReturnType<typeof aCard>, bob: object = {}, ann: object = {}) =>
  table({ ann: { hand: { card }, ...ann }, bob });

test('what leaves play tells because of whom', () => {
  const guarding = (by: 'you' | 'opponent') =>
    aText('Mourner', {
      ...{ ability: 'triggered', on: { event: 'left-play', card: { kind: ['guard'] }, by } },
      do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
    });
  const ram = anEvent({ do: 'drop', cards: { each: { kind: ['guard'] }, in: 'play' } });
  const gained = (by: 'you' | 'opponent', card: string) => {
    const inPlay = { guard: aGuard('upper left'), mourner: guarding(by) };
    const state = table({ ann: { hand: { ram }, inPlay }, bob: {} });
    const drop = { do: 'drop', player: 'ann', card: 'guard' };
    return afterwards(state, [card === 'ram' ? play('ram') : drop]).pending.length;
  };
  expect([gained('you', 'ram'), gained('you', 'guard'), gained('opponent', 'ram')]).toEqual([1, 1, 0]);
});

describe('what an effect does is done as the card is played', () => {
  test('damage to the opponent waits for his own adjustment', {
    meta: { rules: ['highlander.type-two/ability-adjustment-phase/losses-now'] },
  }, () => {
    const state = holding(anEvent({ do: 'damage', players: 'opponent', amount: 3 }));
    expect(afterwards(state, [play('card')]).pending).toMatchObject([
      { player: 'bob', kind: 'damage', amount: 3, source: 'card' },
    ]);
    expect(afterwards(state, [play('card'), adjusted]).players.map(({ ability }) => ability)).toEqual([
      15, 15,
    ]);
  });

  test('what is gained does not lift Ability above its maximum', {
    meta: {
      rules: [
        'highlander.type-two/ability-adjustment-phase/gains-now',
        'highlander.type-two/faq/ability-no-gain-at-maximum',
      ],
    },
  }, () => {
    const gain = anEvent({ do: 'gain-ability', players: 'you', amount: 4 });
    const weak = holding(gain, {}, { ability: 13 });
    expect(afterwards(weak, [play('card'), adjusted]).players[0].ability).toBe(15);
    expect(afterwards(holding(gain), [play('card'), adjusted]).players[0].ability).toBe(15);
  });

  test('what is gained is told when it is adjusted, as much as there is room for', {
    meta: { rules: ['highlander.type-two/faq/ability-no-gain-at-maximum'] },
  }, () => {
    const gain = anEvent({ do: 'gain-ability', players: 'you', amount: 4 });
    const told = (ann: object) =>
      afterwards(holding(gain, {}, ann), [play('card'), adjusted]).turn.events.filter(({ event }) =>
        event.includes('gain'),
      );
    const pending = { event: 'gain-pending', player: 'ann', amount: 4, source: 'card', by: 'ann' };
    const gained = (amount: number) => ({ ...pending, event: 'ability-gained', amount });
    expect(told({ ability: 10 })).toEqual([pending, gained(4)]);
    expect(told({ ability: 13 })).toEqual([pending, gained(2)]);
    expect(told({ ability: 15 })).toEqual([pending]);
  });

  test('the discard pile is searched, and what is found is chosen with the action', () => {
    const retrieve = anEvent(
      {
        do: 'choose',
        choice: { choose: 'cards', as: 'found', which: { kind: ['attack'] }, in: [{ discardPile: 'you' }] },
      },
      { do: 'retrieve', cards: { chosen: 'found' } },
    );
    const state = holding(
      retrieve,
      {},
      { discard: { cut: anAttack('upper left'), parry: aBlock('upper left') } },
    );
    expect(judged(state, [play('card')]).verdicts).toEqual([
      {
        index: 0,
        outcome: 'needs-choice',
        unjudged: [],
        choices: [
          {
            pointer: '/choose/found/cards',
            player: 'ann',
            form: 'list',
            about: 'Cards, as “found”',
            from: ['cut'],
            least: 1,
            most: 1,
          },
        ],
      },
    ]);
    const later = afterwards(state, [play('card', { choose: { found: { cards: ['cut'] } } })]);
    expect(later.players[0].hand.cards.map(({ id }) => id)).toEqual(['cut']);
    expect(judged(state, [play('card', { choose: { found: { cards: ['parry'] } } })]).verdicts).toMatchObject(
      [
        {
          outcome: 'illegal',
          violations: [{ code: 'choice-not-offered', action: ['/choose/found'], need: ['cut'] }],
        },
      ],
    );
  });

  test('the top of an Endurance is discarded, whatever it is', () => {
    const state = holding(anEvent({ do: 'discard', cards: { top: 2, of: 'opponent' } }), { endurance: 10 });
    const [, bob] = afterwards(state, [play('card')]).players;
    expect([bob.endurance.unknown, bob.discard.unknown]).toEqual([8, 2]);
  });

  test('whom an effect trips is Prone', {
    meta: { rules: ['highlander.type-two/prone/no-attempt-on-first-turn'] },
  }, () => {
    const state = holding(anEvent({ do: 'trip', players: 'opponent' }));
    expect(afterwards(state, [play('card')]).players[1]).toMatchObject({ prone: true, proneSince: 3 });
  });

  test('of several weapons the one who is disarmed says which is lost', {
    meta: { rules: ['highlander.type-two/disarming-breaking-weapons/victim-chooses'] },
  }, () => {
    const sword = { card: aCard('Weapon of Choice', { title: 'Sword' }), preGame: true };
    const knife = { card: aCard('Weapon of Choice', { title: 'Knife' }), preGame: true };
    const state = holding(anEvent({ do: 'disarm', players: 'opponent' }), { inPlay: { sword, knife } });
    expect(judged(state, [play('card')]).verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ player: 'bob', from: ['sword', 'knife'] }] },
    ]);
    const later = afterwards(state, [play('card', { choose: { weapon: { cards: ['knife'] } } })]);
    expect(later.inPlay.map(({ id, weapon }) => [id, weapon])).toEqual([
      ['sword', 'held'],
      ['knife', 'disarmed'],
      ['card', 'held'],
    ]);
  });

  test('a Soft Exertion that finds too few gems has no effect', {
    meta: { rules: ['highlander.type-two/threshold-exertions/short-no-effect'] },
  }, () => {
    const event = anEvent(
      { do: 'exert', exertion: 'soft', by: 'you', gems: ['Agility'], atLeast: 2, as: 'check' },
      { do: 'if', condition: { done: 'check' }, effects: [{ do: 'disarm', players: 'opponent' }] },
    );
    const [first, second, ...rest] = five();
    if (first === undefined || second === undefined) throw new Error('There are five.');
    const agile = { card: aCard('Edge', { gems: { Agility: 1 } }) };
    const shown = (...gems: object[]) => ({ choose: { 'check-cards': { known: gems } } });
    const found = afterwards(holding(event), [
      play('card', shown({ ...first, ...agile }, { ...second, ...agile }, ...rest)),
    ]);
    expect(found.players[1].genericWeapon).toBe('disarmed');
    expect(found.players[0].endurance.bottom?.map(({ id }) => id)).toEqual(['x1', 'x2', 'x3', 'x4', 'x5']);
    const short = afterwards(holding(event), [play('card', shown({ ...first, ...agile }, second, ...rest))]);
    expect(short.players[1].genericWeapon).toBe('held');
  });
});

describe('the Golden Rule', () => {
  const forced = anEvent({
    do: 'must',
    by: 'opponent',
    choose: [{ choose: 'cards', as: 'lost', which: {}, in: [{ hand: 'opponent' }] }],
    effects: [{ do: 'discard', cards: { chosen: 'lost' } }],
  });
  const state = holding(forced, { hand: { one: anAttack('upper left'), two: aCard('Edge') } });
  const passed = [play('card'), adjusted, { do: 'end-turn', player: 'ann' }];

  test('what an opponent must do waits for the beginning of his turn', {
    meta: { rules: ['highlander.type-two/the-sequence-of-play/wait-for-may-do-must-do'] },
  }, () => {
    const later = afterwards(state, passed);
    const [waiting] = later.obligations;
    expect(waiting).toMatchObject({ player: 'bob', must: true });
    const done = afterwards(later, [
      { do: 'resolve', player: 'bob', obligation: waiting?.id, choose: { lost: { cards: ['two'] } } },
    ]);
    expect(done.players[1].hand.cards.map(({ id }) => id)).toEqual(['one']);
    expect(done.obligations).toEqual([]);
  });

  test('he does not go on before it is done, nor decline it', {
    meta: { rules: ['highlander.type-two/must-do-effects/all-if-possible'] },
  }, () => {
    const later = afterwards(state, passed);
    expect(broken(later, { do: 'next-phase', player: 'bob' })).toEqual([
      'type-two/must-do-effects/all-if-possible',
    ]);
    const [waiting] = later.obligations;
    expect(broken(later, { do: 'resolve', player: 'bob', obligation: waiting?.id, decline: true })).toEqual([
      'type-two/must-do-effects/all-if-possible',
    ]);
  });
});

describe.each(Object.keys(editions) as EditionName[])('%s', (edition) => {
  const rule =
    edition === 'first'
      ? 'first-edition/card-anatomy/card-text'
      : edition === 'reference'
        ? 'reference/may-do-must-do-phase/resolve-effects'
        : 'type-two/must-do-effects/all-if-possible';
  const phase = edition === 'first' ? ('defense' as const) : ('may-do' as const);
  const onward = { do: 'next-phase', player: 'ann' };
  const use = (card: string, more: object = {}) => ({ do: 'use', player: 'ann', card, ability: 0, ...more });
  const burden = (more: object = {}) =>
    aCard('Situation', {
      title: 'Such a Burden',
      abilities: [
        {
          ...{ ability: 'must-do', during: ['may-do'], limit: { times: 1, per: 'turn' } },
          ...{ do: [{ do: 'lose-ability', players: 'you', amount: 1 }], ...more },
        },
      ],
    });
  const under = (seat: object, bob: object = {}) => table({ ann: seat, bob }, { turn: { phase } });

  test('of identical cards that may be used once together one is used, and the turn goes on', {
    meta: {
      rules: [
        'highlander.type-two/must-do-effects/all-if-possible',
        'highlander.first-edition/card-anatomy/card-text',
        'highlander.reference/may-do-must-do-phase/resolve-effects',
      ],
    },
  }, () => {
    const state = under({ inPlay: { one: burden(), other: burden() } });
    expect(broken(state, onward, edition)).toEqual([rule, rule]);
    expect(broken(afterwards(state, [use('one')], edition), onward, edition)).toEqual([]);
  });

  test('what cannot be paid need not be done', {
    meta: {
      rules: [
        'highlander.type-two/must-do-effects/all-if-possible',
        'highlander.first-edition/card-anatomy/card-text',
        'highlander.reference/may-do-must-do-phase/resolve-effects',
      ],
    },
  }, () => {
    const price = { choose: 'cards', as: 'price', which: {}, in: [{ hand: 'you' }] };
    const dear = burden({ choose: [price], pay: [{ pay: 'discard', cards: { chosen: 'price' } }] });
    expect(broken(under({ inPlay: { dear } }), onward, edition)).toEqual([]);
    const able = under({ inPlay: { dear }, hand: { news: aCard('Event') } });
    expect(broken(able, onward, edition)).toEqual([rule]);
  });

  test('what an opponent’s card has both players do is done once in a turn', {
    meta: {
      rules: [
        'highlander.type-two/must-do-effects/all-if-possible',
        'highlander.first-edition/card-anatomy/card-text',
        'highlander.reference/may-do-must-do-phase/resolve-effects',
      ],
    },
  }, () => {
    const state = under({}, { inPlay: { toll: burden({ by: 'each', limit: { times: 9, per: 'turn' } }) } });
    expect(broken(state, onward, edition)).toEqual([rule]);
    expect(broken(afterwards(state, [use('toll')], edition), onward, edition)).toEqual([]);
  });
});

describe('cards played in conjunction', () => {
  const takesTheHead = aCard('Event', {
    title: 'Such a Shot',
    abilities: [
      {
        ability: 'playing',
        kind: 'only',
        inConjunctionWith: { kind: ['attack'], grid: { touches: ['upper'] } },
      },
      { ability: 'continuous', cards: 'conjoined', modify: [{ headShot: 'is' }] },
    ],
  });
  const hand = { shot: takesTheHead, high: anAttack('upper center'), low: anAttack('lower center') };
  const state = table({ ann: { hand }, bob: {} });

  test('it goes with an upper attack, and with no other', {
    meta: { rules: ['highlander.type-two/head-shots/event-with-upper-attack'] },
  }, () => {
    expect(broken(state, play('high', { with: [{ card: 'shot' }] }))).toEqual([]);
    const refused = ['type-two/text/game-text', 'type-two/head-shots/event-with-upper-attack'];
    expect(broken(state, play('low', { with: [{ card: 'shot' }] }))).toEqual(refused);
    expect(broken(state, play('shot'))).toEqual(refused);
  });

  test('who does not defend loses the head', {
    meta: {
      rules: [
        'highlander.type-two/head-shots/head-lost',
        'highlander.type-two/head-shots/becomes-power-blow',
      ],
    },
  }, () => {
    const over = afterwards(state, [
      play('high', { with: [{ card: 'shot' }] }),
      adjusted,
      { do: 'end-turn', player: 'ann' },
      { do: 'next-phase', player: 'bob' },
      { do: 'next-phase', player: 'bob' },
    ]);
    expect(over.winner).toBe('ann');
  });
});

describe('counters', () => {
  const counter = aCard('Situation', {
    title: 'Such a Counter',
    abilities: [
      { ability: 'counter', counters: { kind: ['event'] }, by: 'opponent', from: 'play', leaves: 'discard' },
    ],
  });
  const state = table({
    ann: {
      hand: {
        card: anEvent({ do: 'damage', players: 'opponent', amount: 3 }),
        situation: aCard('Situation'),
      },
    },
    bob: { inPlay: { counter } },
  });

  test('a countered card does nothing, and was played', {
    meta: {
      rules: [
        'highlander.type-two/countering-cards/discarded-without-effect',
        'highlander.type-two/countering-cards/still-played',
      ],
    },
  }, () => {
    const asked = afterwards(state, [play('card')]);
    expect(asked.pending).toEqual([]);
    expect(broken(asked, adjusted)).toEqual(['type-two/immediate-effect/at-once']);
    const later = afterwards(asked, [{ do: 'counter', player: 'bob', card: 'counter' }]);
    expect(later.pending).toEqual([]);
    expect(later.players.map(({ discard }) => discard.cards.map(({ id }) => id))).toEqual([
      ['card'],
      ['counter'],
    ]);
    expect(broken(later, play('situation'))).toEqual(['type-two/special-cards/one-per-turn']);
  });

  test('what is not countered takes effect', {
    meta: { rules: ['highlander.first-edition/counter-cards/true-counter-used-immediately'] },
  }, () => {
    const later = afterwards(state, [play('card'), { do: 'pass', player: 'bob' }], 'first');
    expect(later.pending).toMatchObject([{ player: 'bob', amount: 3 }]);
    expect(afterwards(state, [play('situation')], 'first').countering).toBeNull();
  });
});

describe('what lies in play is used', () => {
  const charm = aCard('Object', {
    title: 'Such a Charm',
    abilities: [
      {
        ability: 'discard-to-use',
        leaves: 'discard',
        do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
      },
    ],
  });
  const use = { do: 'use', player: 'ann', card: 'charm', ability: 0 };
  const since = (enteredIn: number) =>
    table({ ann: { ability: 10, inPlay: { charm: { card: charm, enteredIn } } }, bob: {} });

  test('not in the turn in which it came into play', {
    meta: { rules: ['highlander.type-two/discard-to-use-cards/not-on-turn-of-entry'] },
  }, () => {
    expect(broken(since(3), use)).toEqual(['type-two/discard-to-use-cards/not-on-turn-of-entry']);
    const later = afterwards(since(1), [use]);
    expect(later.pending).toMatchObject([{ player: 'ann', kind: 'gain', amount: 1 }]);
    expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['charm']);
  });

  test('a May Do is done in any phase, but before cards are drawn; by the Guide in its own', {
    meta: {
      rules: [
        'highlander.type-two/may-do-effects/any-time-in-turn',
        'highlander.type-two/draw-discard-phase/effects-first',
        'highlander.reference/may-do-must-do-phase/resolve-effects',
      ],
    },
  }, () => {
    const muse = aCard('Situation', {
      abilities: [{ ability: 'may-do', during: ['may-do'], do: [{ do: 'draw', players: 'you', amount: 1 }] }],
    });
    const use = { do: 'use', player: 'ann', card: 'muse', ability: 0 };
    for (const phase of ['may-do', 'defense', 'attack', 'draw-discard'] as const) {
      const state = table({ ann: { hand: 5, inPlay: { muse } }, bob: {} }, { turn: { phase } });
      expect(broken(state, use)).toEqual([]);
      expect(broken(state, use, 'reference')).toEqual(
        phase === 'may-do' ? [] : ['reference/may-do-must-do-phase/resolve-effects'],
      );
    }
    const late = table({ ann: { hand: 15, inPlay: { muse } }, bob: {} }, { turn: { phase: 'draw-discard' } });
    const drawn = { ...late, turn: { ...late.turn, mayDraw: 0 } };
    expect(broken(drawn, use)).toEqual(['type-two/draw-discard-phase/effects-first']);
  });

  test('a May Do that its text limits is done so often', {
    meta: { rules: ['highlander.type-two/may-do-effects/any-time-in-turn'] },
  }, () => {
    const power = aCard('Persona', {
      title: 'Such a One',
      abilities: [
        {
          ability: 'may-do',
          during: ['may-do'],
          limit: { times: 1, per: 'turn' },
          do: [{ do: 'draw', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = table(
      { ann: { inPlay: { power: { card: power, preGame: true } } }, bob: {} },
      { turn: { phase: 'may-do' } },
    );
    const once = { do: 'use', player: 'ann', card: 'power', ability: 0 };
    const later = afterwards(state, [once]);
    expect(later.players[0].hand.unknown).toBe(1);
    expect(broken(later, once)).toEqual(['type-two/text/game-text']);
  });
});

describe('what a successful attack sets off', () => {
  const stinging = {
    ...anAttack('upper left'),
    abilities: [
      {
        ability: 'triggered' as const,
        on: { event: 'attack-successful' as const, card: { is: 'this' as const } },
        do: [{ do: 'trip' as const, players: 'opponent' as const }],
      },
    ],
  };

  test('happens the moment it is successful', {
    meta: { rules: ['highlander.type-two/successful-attacks/effects-at-once'] },
  }, () => {
    const state = attacked({ ann: {}, bob: {} }, { cut: stinging });
    const later = afterwards(state, [{ do: 'declare-successful', player: 'ann', attack: 'cut' }]);
    expect(later.players[0].prone).toBe(true);
  });

  test('and not if it is blocked', {
    meta: { rules: ['highlander.type-two/successful-attacks/undefended'] },
  }, () => {
    const state = attacked({ ann: { hand: { parry: aBlock('upper left') } }, bob: {} }, { cut: stinging });
    const later = afterwards(state, [play('parry', { against: ['cut'] }), adjusted]);
    expect(later.players[0].prone).toBe(false);
  });
});

test('What another text asks to be paid for playing a card is paid with it', {
  meta: { rules: ['highlander.type-two/paying-a-cost/what-it-is'] },
}, () => {
  const demanding = aCard('Situation', {
    title: 'Such a Demand',
    abilities: [
      {
        ability: 'continuous',
        players: 'opponent',
        modifyPlayers: [
          {
            toPlay: { kind: ['dodge'] },
            choose: [
              { choose: 'cards', as: 'other', which: { kind: ['dodge'] }, in: [{ hand: 'opponent' }] },
            ],
            pay: [{ pay: 'discard', cards: { chosen: 'other' } }],
          },
        ],
      },
    ],
  });
  const facing = (hand: object) =>
    attacked({ ann: { hand: { ...hand } }, bob: { inPlay: { demanding } } }, { cut: anAttack('upper left') });
  const two = facing({ aside: aDodge('upper left'), back: aDodge('lower left') });
  const later = afterwards(two, [
    play('aside', { against: ['cut'], choose: { 'demanding.other': { cards: ['back'] } } }),
  ]);
  expect(later.players[0].discard.cards.map(({ id }) => id)).toEqual(['back']);
  // Nothing is paid with itself.
  const paid = play('aside', { against: ['cut'], choose: { 'demanding.other': { cards: ['aside'] } } });
  expect(judged(two, [paid])).toMatchObject({ outcome: 'illegal' });
  const alone = facing({ aside: aDodge('upper left') });
  expect(broken(alone, play('aside', { against: ['cut'] }))).toEqual(['type-two/paying-a-cost/what-it-is']);
});

test('Nothing is paid with the card that asks for it', {
  meta: { rules: ['highlander.type-two/paying-a-cost/what-it-is'] },
}, () => {
  const dear = aCard('Event', {
    abilities: [
      {
        ...{
          ability: 'playing',
          kind: 'only',
          choose: [{ choose: 'cards', as: 'price', which: {}, in: [{ hand: 'you' }] }],
        },
        pay: [{ pay: 'discard', cards: { chosen: 'price' } }],
      },
    ],
  });
  const own = { choose: { price: { cards: ['dear'] } } };
  const other = { choose: { price: { cards: ['other'] } } };
  const two = table({ ann: { hand: { dear, other: aCard('Event') } }, bob: {} });
  expect(judged(two, [play('dear', own)])).toMatchObject({ outcome: 'illegal' });
  expect(broken(two, play('dear', other))).toEqual([]);
  expect(broken(table({ ann: { hand: { dear } }, bob: {} }), play('dear'))).toEqual([
    'type-two/paying-a-cost/what-it-is',
  ]);
});

test.each([
  ['may be left out', { optional: true }],
  ['may be of none', { number: { atMost: 2 } }],
])('nothing is chosen, in either way of writing it, where a choice %s', (_, more) => {
  const choice = {
    choose: 'cards' as const,
    as: 'found',
    which: {},
    in: [{ discardPile: 'you' as const }],
    ...more,
  };
  const event = anEvent({ do: 'choose', choice }, { do: 'retrieve', cards: { chosen: 'found' } });
  const state = holding(event, {}, { discard: { old: aCard('Edge') } });
  for (const found of [{ none: true }, { cards: [] }])
    expect(afterwards(state, [play('card', { choose: { found } })]).players[0].hand.cards).toEqual([]);
  const taken = afterwards(state, [play('card', { choose: { found: { cards: ['old'] } } })]);
  expect(taken.players[0].hand.cards.map(({ id }) => id)).toEqual(['old']);
});

describe('the cards that a text has turned over are told as they are', () => {
  const event = anEvent({ do: 'exert', exertion: 'soft', by: 'you', gems: ['Agility'], as: 'check' });
  const shown = (...known: object[]) => play('card', { choose: { 'check-cards': { known } } });
  const lone = { old: aCard('Edge') };

  test('as many as were not known, no more and no fewer', () => {
    expect(judged(holding(event), [shown(...five().slice(1))])).toMatchObject({ outcome: 'malformed' });
    expect(judged(holding(event), [shown(...five(), ...five('y'))])).toMatchObject({ outcome: 'malformed' });
    expect(judged(holding(event), [shown(...five())])).toMatchObject({ outcome: 'legal' });
  });

  test('each is a card that there is, and nothing else has its name', () => {
    const [first, second, ...rest] = five();
    const strange = shown(first ?? {}, { id: 'x2', card: 'no-such-card' }, ...rest);
    expect(judged(holding(event), [strange]).verdicts).toMatchObject([
      { mistakes: [{ code: 'unknown-card', pointer: '/choose/check-cards/known/1/card' }] },
    ]);
    const twice = shown(first ?? {}, second ?? {}, ...rest.slice(1), second ?? {});
    expect(judged(holding(event), [twice]).verdicts).toMatchObject([{ mistakes: [{ code: 'duplicate' }] }]);
  });

  test('none lies in the discard pile, unless that was shuffled', {
    meta: { rules: ['highlander.type-two/exhaustion/reshuffle'] },
  }, () => {
    const old = { id: 'old', card: aCard('Edge') };
    const named = shown(...five().slice(1), old);
    const plenty = holding(event, {}, { discard: lone });
    expect(judged(plenty, [named])).toMatchObject({ outcome: 'malformed' });
    const few = holding(event, {}, { endurance: 4, discard: { ...lone, older: aCard('Edge') } });
    const later = afterwards(few, [named]).players[0];
    expect(later.endurance.bottom?.map(({ id }) => id)).toEqual(['x2', 'x3', 'x4', 'x5', 'old']);
    expect([later.endurance.unknown, later.discard.cards.map(({ id }) => id)]).toEqual([1, []]);
  });
});

test('cards that an Exertion showed are remembered with their keys in one order, in whatever order they were sent', () => {
  const event = aCard('Situation', {
    abilities: [
      {
        ability: 'played',
        do: [{ do: 'exert', exertion: 'soft', by: 'you', gems: ['Agility'], as: 'check' }],
      },
    ],
  });
  const known = (...gems: ('Agility' | 'Reason')[]) =>
    five().map(({ id }) => ({
      id,
      card: aCard('Edge', { gems: Object.fromEntries(gems.map((gem) => [gem, 1])) }),
    }));
  const state = table({ ann: { hand: { card: event } }, bob: {} });
  const told = (...gems: ('Agility' | 'Reason')[]) =>
    JSON.stringify(
      judged(state, [play('card', { choose: { 'check-cards': { known: known(...gems) } } })]).state,
    );
  expect(told('Agility', 'Reason')).toBe(told('Reason', 'Agility'));
});
