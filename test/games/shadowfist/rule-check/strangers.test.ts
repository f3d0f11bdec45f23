import { describe, expect, test } from 'vitest';
import { strong, windfall } from './acting.ts';
import { afterPlaying, anEvent, aSite, judged, pass, table } from './table.ts';

/** What somebody does who does not sit at the table. */
const by = (action: object) => ({ player: 'nobody', ...action });
const garden = aSite({
  abilities: [
    {
      ability: 'voluntary',
      choose: [{ choose: 'cards', which: {}, in: { hand: 'you' }, as: 'it' }],
      pay: [
        { pay: 'turn', card: 'this' },
        { pay: 'power', amount: 1 },
      ],
      do: [{ do: 'gain-power', players: 'you', amount: 1 }],
    },
  ],
});
const start = table({
  ann: {
    power: 5,
    front: { garden },
    characters: { hero: { card: strong(3), damage: 1 } },
    hand: { windfall },
  },
  bob: { front: { tower: aSite() }, characters: { guard: strong(1) }, hand: { stop: anEvent() } },
});
const attacked = afterPlaying(
  start,
  { do: 'attack', player: 'ann', attackers: ['hero'], target: 'tower' },
  pass,
  { do: 'decline', player: 'ann' },
);
const actions = [
  { do: 'start' },
  { do: 'generate-power' },
  { do: 'decline-power' },
  { do: 'unturn' },
  { do: 'discard', cards: ['windfall'] },
  { do: 'draw', cards: [{ id: 'new', card: windfall }] },
  { do: 'play', card: 'windfall' },
  { do: 'play', card: { id: 'new', card: windfall } },
  { do: 'use', card: 'garden', ability: 0 },
  { do: 'use', card: 'garden', ability: 0, choose: { it: { cards: ['windfall'] } } },
  { do: 'use', card: 'garden', ability: 0, choose: { it: { known: [{ id: 'new', card: windfall }] } } },
  { do: 'heal', card: 'hero' },
  { do: 'change-location', card: 'hero', to: 'left' },
  { do: 'change-location', card: 'guard', to: 'attack' },
  { do: 'reveal', card: 'garden' },
  { do: 'attack', attackers: ['hero'], target: 'tower' },
  { do: 'join', attackers: ['hero'] },
  { do: 'intercept', interceptions: { hero: ['guard'] } },
  { do: 'decline' },
  { do: 'stealth', attacker: 'hero', interceptor: 'guard' },
  { do: 'tactics', attacker: 'hero' },
  { do: 'pass' },
  { do: 'end-turn' },
  { do: 'return-to-main-shot', returns: true },
  { do: 'bid', power: 1 },
  { do: 'choose', value: { none: true } },
];

describe('whoever does not sit at the table', () => {
  test.each(actions)('does nothing: $do', (action) => {
    for (const state of [start, attacked, { ...start, turn: { ...start.turn, phase: 'draw' } }]) {
      const [verdict] = judged(state, by(action)).verdicts;
      expect(verdict).toEqual({
        index: 0,
        outcome: 'malformed',
        unjudged: [],
        mistakes: [
          {
            code: 'dangling-reference',
            pointer: '/player',
            message: 'There is no player “nobody”.',
            suggestion: null,
          },
        ],
      });
    }
  });

  test('is told who may be meant', () => {
    const [verdict] = judged(start, { do: 'end-turn', player: 'anne' }).verdicts;
    expect(verdict).toMatchObject({
      outcome: 'malformed',
      mistakes: [{ pointer: '/player', suggestion: 'ann' }],
    });
  });

  test('is everyone, but to pass', () => {
    const all = (action: object) => judged(start, { player: 'everyone', ...action }).verdicts[0];
    expect(all({ do: 'end-turn' })).toMatchObject({
      outcome: 'malformed',
      mistakes: [{ pointer: '/player' }],
    });
    expect(all({ do: 'pass' })).toMatchObject({ outcome: 'illegal' });
  });
});
