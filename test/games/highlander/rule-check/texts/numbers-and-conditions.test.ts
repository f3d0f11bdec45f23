import { describe, expect, test } from 'vitest';
import type { Frame, GameEvent } from '../../../../../src/games/highlander/rule-check/state/values.ts';
import type {
  Amount,
  Condition,
  EventPattern,
} from '../../../../../src/games/highlander/vocabulary/terms.ts';
import { aCard, anAttack, aText, attacked, boardOf, says, table } from '../table.ts';

const agile = aCard('Event', { gems: { Agility: 2, Reason: 1 } });

const duel = attacked(
  {
    ann: {
      ...{ ability: 11, maximumAbility: 14, hand: 6, endurance: { top: agile, next: agile } },
      inPlay: {
        corbin: aCard('Persona', { title: 'Corbin' }),
        clock: { card: aCard('Object', { title: 'Clock' }), counters: { hour: 3 } },
      },
    },
    bob: { ability: 9, hand: { known: agile } },
  },
  { cut: anAttack('upper left') },
  {
    pending: [
      { id: 'p:1', player: 'ann', kind: 'damage', amount: 3 },
      { id: 'p:2', player: 'ann', kind: 'loss', amount: 5 },
    ],
    turn: { events: [{ event: 'drawn', player: 'ann', amount: 2 }] },
    turnsBefore: [{ player: 'bob', events: [{ event: 'attack-played', card: 'cut', player: 'bob' }] }],
    next: 3,
  },
);

const values: Frame['values'] = {
  chosen: { cards: ['cut', 'clock'] },
  three: { number: 3 },
  sight: { known: [{ id: 'g1', card: agile }] },
  contest: { players: ['bob'] },
  'contest of bob': { known: [{ id: 'g2', card: agile }] },
  mode: { mode: 'fast' },
};
const frame: Frame = {
  ...{ player: 'ann', source: 'clock', values, done: ['hit'] },
  event: { event: 'drawn', player: 'ann', amount: 4 },
};

test.each<[Amount, number]>([
  [7, 7],
  [{ count: { each: { kind: ['attack'] }, in: 'play' } }, 1],
  [{ count: { each: {}, in: { hand: 'you' } } }, 6],
  [{ count: { top: 2, of: 'you' } }, 2],
  [{ count: { each: {}, in: { played: 'this-turn', by: 'you' } } }, 0],
  [{ ability: 'you' }, 11],
  [{ ability: { opponentOf: 'you' } }, 9],
  [{ maximumAbility: 'you' }, 14],
  [{ cardsInHand: 'opponent' }, 1],
  [{ maximumHandSize: 'opponent' }, 9],
  [{ attackOpportunities: 'you' }, 1],
  [{ gems: ['Agility', 'Reason'], in: 'sight' }, 3],
  [{ gems: ['Agility'], in: 'contest', by: { winnerOf: 'contest' } }, 2],
  [{ gems: ['Agility'], in: 'contest', by: { loserOf: 'contest' } }, 0],
  [{ gems: ['Reason'], on: { each: {}, in: { hand: 'opponent' } } }, 1],
  [{ pendingDamage: 'you' }, 3],
  [{ damageOf: { chosen: 'chosen' } }, 2],
  [{ counters: 'hour', on: 'this' }, 3],
  [{ value: 'three' }, 3],
  [{ value: 'chosen' }, 2],
  [{ eventAmount: true }, 4],
  [
    { timesHappened: { that: { event: 'attack-played', player: 'opponent' }, when: 'opponents-last-turn' } },
    1,
  ],
  [{ sum: [1, { value: 'three' }] }, 4],
  [{ difference: [{ value: 'three' }, 5] }, -2],
  [{ product: [2, { value: 'three' }] }, 6],
  [{ half: { value: 'three' }, round: 'up' }, 2],
  [{ half: { value: 'three' }, round: 'down' }, 1],
  [{ greatest: [1, { value: 'three' }] }, 3],
  [{ least: [1, { value: 'three' }] }, 1],
])('%j is %i', (amount, number) => {
  const board = boardOf(duel);
  expect(board.meanings.reckon(board, amount, frame)).toBe(number);
});

const drew: EventPattern = { event: 'drawn', player: 'you' };

test.each<[Condition, boolean]>([
  [{ all: [{ turnOf: 'you' }, { turnOf: 'opponent' }] }, false],
  [{ any: [{ turnOf: 'you' }, { turnOf: 'opponent' }] }, true],
  [{ not: { turnOf: 'you' } }, false],
  [{ compare: [{ ability: 'you' }, '>', { ability: 'opponent' }] }, true],
  [{ compare: [{ ability: 'you' }, '<=', 10] }, false],
  [{ compare: [3, '=', { value: 'three' }] }, true],
  [{ compare: [3, '!=', { value: 'three' }] }, false],
  [{ compare: [2, '<', { value: 'three' }] }, true],
  [{ compare: [2, '>=', { value: 'three' }] }, false],
  [{ card: 'this', is: { kind: ['object'] } }, true],
  [{ card: { event: 'card' }, is: {} }, false],
  [{ exists: { each: { kind: ['location'] }, in: 'play' } }, false],
  [{ exists: { each: { title: 'Clock' }, in: 'play' } }, true],
  [{ player: 'you', is: 'prone' }, false],
  [{ persona: 'Corbin', of: 'you' }, true],
  [{ persona: 'Corbin', of: 'opponent' }, false],
  [{ turnOf: 'current-player' }, true],
  [{ during: 'defense' }, true],
  [{ during: 'attack' }, false],
  [{ happened: { that: drew, when: 'this-turn' } }, true],
  [{ happened: { that: drew, when: 'this-turn' }, atLeast: 2 }, false],
  [{ happened: { that: drew, when: 'your-last-turn' } }, false],
  [{ prevented: 'draw', player: 'you' }, false],
  [{ done: 'hit' }, true],
  [{ done: 'missed' }, false],
  [{ chosen: 'mode', as: 'fast' }, true],
  [{ chosen: 'mode', as: 'slow' }, false],
])('%j is %s', (condition, truth) => {
  const board = boardOf(duel);
  expect(board.meanings.holds(board, condition, frame)).toBe(truth);
});

describe('how a player stands', () => {
  const states = ['prone', 'actually-prone', 'disarmed', 'actually-disarmed', 'weapon-broken'] as const;
  const standing = (seat: Parameters<typeof table>[0][string]) => {
    const board = boardOf(table({ ann: seat, bob: {} }));
    return states.filter((state) => board.meanings.holds(board, { player: 'you', is: state }, frame));
  };
  const considers = (...considered: ('prone' | 'disarmed' | 'weapon-broken')[]) =>
    aText('Curse', says({ players: 'you', modifyPlayers: considered.map((one) => ({ considered: one })) }));

  test('actually, and then also for whatever asks less exactly', () => {
    expect(standing({ prone: true })).toEqual(['prone', 'actually-prone']);
    expect(standing({ genericWeapon: 'disarmed' })).toEqual(['disarmed', 'actually-disarmed']);
    expect(standing({ genericWeapon: 'broken' })).toEqual(['disarmed', 'actually-disarmed', 'weapon-broken']);
  });

  test('or only considered so by a card in play', {
    meta: {
      rules: [
        'highlander.type-two/faq/considered-is-not-actual',
        'highlander.type-two/considered-prone/while-in-play',
      ],
    },
  }, () => {
    expect(standing({ inPlay: { curse: considers('prone', 'disarmed') } })).toEqual(['prone', 'disarmed']);
  });

  test('one weapon is considered broken: who has two is not Disarmed', {
    meta: { rules: ['highlander.type-two/considered-disarmed-considered-weapon-broken/broken-one-weapon'] },
  }, () => {
    const curse = considers('weapon-broken');
    expect(standing({ inPlay: { curse } })).toEqual(['disarmed', 'weapon-broken']);
    const [one, two] = [aCard('Weapon of Choice'), aCard('Weapon of Choice')];
    expect(standing({ inPlay: { curse, one, two } })).toEqual(['weapon-broken']);
  });

  test('considered Disarmed is it of all weapons', {
    meta: {
      rules: ['highlander.type-two/considered-disarmed-considered-weapon-broken/disarmed-all-weapons'],
    },
  }, () => {
    const [one, two] = [aCard('Weapon of Choice'), aCard('Weapon of Choice')];
    expect(standing({ inPlay: { curse: considers('disarmed'), one, two } })).toEqual(['disarmed']);
  });
});

describe('an event is such as a pattern tells', () => {
  const holder = { card: aCard('Event', { title: 'Loss' }), controller: 'bob' };
  const state = table(
    { ann: { discard: { cut: anAttack('upper left'), note: aCard('Event') } }, bob: { inPlay: { holder } } },
    { turn: { phase: 'defense' } },
  );
  const event: GameEvent = {
    ...{ event: 'discarded', card: 'cut', player: 'ann', by: 'bob', source: 'holder', target: 'note' },
    ...{ amount: 2, from: 'hand', forced: true },
  };

  test.each<[Partial<EventPattern>, boolean]>([
    [{}, true],
    [{ event: ['drawn', 'discarded'] }, true],
    [{ event: 'drawn' }, false],
    [{ card: { kind: ['attack'] } }, true],
    [{ card: { kind: ['event'] } }, false],
    [{ card: { controller: 'you' } }, true],
    [{ source: { title: 'Loss' } }, true],
    [{ source: { kind: ['attack'] } }, false],
    [{ target: { kind: ['event'] } }, true],
    [{ target: { kind: ['attack'] } }, false],
    [{ player: 'you' }, true],
    [{ player: 'opponent' }, false],
    [{ by: 'opponent' }, true],
    [{ by: 'you' }, false],
    [{ amount: { atLeast: 2 } }, true],
    [{ amount: { atLeast: 3 } }, false],
    [{ phase: 'defense' }, true],
    [{ phase: 'attack' }, false],
    [{ from: ['play', 'hand'] }, true],
    [{ from: ['endurance'] }, false],
    [{ forced: true }, true],
    [{ forced: false }, false],
  ])('%j: %s', (pattern, such) => {
    const board = boardOf(state);
    const whole = { event: 'discarded', ...pattern } satisfies EventPattern;
    expect(board.meanings.isSuch(board, whole, event, { player: 'ann', values: {} })).toBe(such);
  });

  test.each<[EventPattern, boolean]>([
    [{ event: 'exertion-made', exertion: 'hard' }, true],
    [{ event: 'exertion-made', exertion: 'soft' }, false],
    [{ event: 'exertion-made', phase: 'may-do' }, true],
    [{ event: 'exertion-made', phase: 'attack' }, false],
    [{ event: 'phase-begun', phase: 'attack' }, true],
    [{ event: 'phase-begun', phase: 'draw-discard' }, false],
    [{ event: 'played', card: { kind: ['location'] } }, true],
  ])('in a turn that is remembered: %j: %s', (that, such) => {
    const events: GameEvent[] = [
      { event: 'phase-begun', player: 'ann', what: 'may-do' },
      { event: 'exertion-made', player: 'ann', what: 'hard' },
      { event: 'phase-begun', player: 'ann', what: 'attack' },
      { event: 'played', player: 'ann', card: 'shuffled', of: aCard('Location') },
    ];
    const board = boardOf(table({ ann: {}, bob: {} }, { turn: { events } }));
    const happened = { happened: { that, when: 'this-turn' } } as const;
    expect(board.meanings.holds(board, happened, { player: 'ann', values: {} })).toBe(such);
  });
});
