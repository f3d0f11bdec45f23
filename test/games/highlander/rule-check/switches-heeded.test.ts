import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playThrough } from '../../../../src/engine/play-through.ts';
import {
  type Switches,
  switchesForm,
} from '../../../../src/games/highlander/rule-check/rulesets/switches.ts';
import type { State } from '../../../../src/games/highlander/rule-check/state/state.ts';
import { written } from '../../../../src/games/highlander/rule-check/state/written.ts';
import {
  aBlock,
  aCard,
  aGuard,
  anAttack,
  aRangedAttack,
  aText,
  attacked,
  type EditionName,
  five,
  lawOf,
  saying,
  says,
  table,
} from './table.ts';

/** A house rule that sets one switch otherwise gives another answer to the same question. */
interface Shown<Key extends keyof Switches> {
  readonly values: readonly [Switches[Key], Switches[Key]];
  readonly state: State;
  readonly actions: readonly object[];
  /** Whose other switches hold: Type Two's unless said otherwise. */
  readonly base?: EditionName;
}
type Table = { readonly [Key in keyof Switches]?: Shown<Key> };

const inPhase = (phase: State['turn']['phase'], more: object = {}) => ({ turn: { phase, ...more } });
const deed = (verb: string, more: object = {}) => ({ do: verb, player: 'ann', ...more });
const play = (card: string, more: object = {}) => deed('play', { card, ...more });
const nextPhase = deed('next-phase');
const endTurn = deed('end-turn');

const wink = aCard('Edge');
const left = 'upper left';
const right = 'upper right';
const hand = { wink, edge: aBlock(left), high: aGuard(left), cut: anAttack(left), shot: aRangedAttack(left) };
const vehicle = (title: string) => aCard('Object', { title, subtype: 'Vehicle' });
const hilt = (title: string) => aCard('Object', { title, subtype: 'Hilt' });
const helmet = saying(aCard('Object', { title: 'Helmet' }), { ability: 'is', kind: 'upper-armor' });
const burden = saying(aCard('Object'), says({ players: 'you', modifyPlayers: [{ handSize: -1 }] }));
const bounty = aText(
  'Bounty',
  says({
    players: 'you',
    while: { happened: { that: { event: 'drawn' }, when: 'this-turn' } },
    modifyPlayers: [{ handSize: 3 }],
  }),
);
const idle = (phase: State['turn']['phase'], seat: object = {}, turn: object = {}) =>
  table({ ann: { hand, ...seat }, bob: {} }, inPhase(phase, turn));

const shown: Table = {
  firstTurn: {
    values: ['die', 'gems'],
    state: table({ ann: {}, bob: {} }, { ...inPhase('before-the-game', { number: 0 }), turnsBefore: [] }),
    actions: [deed('start')],
  },
  turnBegins: {
    values: ['defense-phase', 'may-do-must-do-phase'],
    state: idle('draw-discard'),
    actions: [endTurn],
  },
  somethingEachTurn: {
    values: ['card-or-exertion', 'non-edge-or-exertion'],
    state: idle('attack'),
    actions: [play('wink'), nextPhase],
  },
  unattackedDiscard: {
    values: ['nothing', 'one-defense'],
    state: idle('may-do'),
    actions: [deed('discard', { cards: ['edge'] })],
  },
  zeroAbilityCheck: {
    values: ['only-explicitly-skipped', 'skipped-with-phase'],
    state: idle('defense', { ability: 0, skips: ['attack'] }),
    actions: [nextPhase],
  },
  abilityGain: {
    values: ['up-to-maximum', 'without-limit'],
    state: table(
      { ann: { hand }, bob: {} },
      { ...inPhase('attack'), pending: [{ id: 'p1', player: 'ann', kind: 'gain', amount: 2 }] },
    ),
    actions: [play('cut'), nextPhase],
  },
  drawCapacity: {
    values: ['card-by-card', 'fixed-first'],
    state: idle('draw-discard', { ability: 9, hand: 8, inPlay: { bounty } }),
    actions: [deed('draw', { number: 1 }), deed('draw', { number: 1 })],
  },
  nothingToShuffle: {
    values: ['zero-ability', 'plays-on'],
    state: idle('attack', { endurance: 5 }),
    actions: [deed('exert', { for: { nothing: true }, shown: five() })],
  },
  handAfterExhaustion: {
    values: ['as-usual', 'held-one-turn'],
    state: idle(
      'draw-discard',
      { hand: 16 },
      {
        events: [
          { event: 'phase-begun', player: 'ann', what: 'draw-discard' },
          { event: 'exhausted', player: 'ann' },
        ],
      },
    ),
    actions: [endTurn],
  },
  exertionKinds: {
    values: ['one-kind', 'hard-and-soft'],
    state: idle('may-do', { genericWeapon: 'disarmed' }),
    actions: [deed('exert', { kind: 'soft', for: { weapon: 'generic', gem: 'Agility' }, shown: five() })],
  },
  exertionEnds: {
    values: ['the-phase', 'play-from-hand'],
    state: idle('attack', {}, { handClosed: true }),
    actions: [deed('forfeit-attack')],
    base: 'first',
  },
  uselessExertion: {
    values: ['never', 'at-will'],
    state: idle('attack'),
    actions: [deed('exert', { for: { nothing: true }, shown: five() })],
  },
  illusions: {
    values: ['by-card-text', 'hard-exertion'],
    state: idle('attack'),
    actions: [
      deed('exert', {
        for: { illusion: true },
        shown: [{ id: 'ghost', card: aCard('Illusion') }, ...five().slice(1)],
      }),
    ],
  },
  hiddenWithoutGuess: {
    values: ['stays-hidden', 'revealed-then-decides'],
    state: attacked({ ann: {}, bob: {} }, { stab: { card: anAttack(left), hidden: true } }),
    actions: [
      deed('declare-exertion', { attack: 'stab' }),
      deed('exert', { for: { defense: 'stab' }, shown: five() }),
    ],
  },
  coverage: {
    values: ['any-square', 'every-square'],
    state: attacked({ ann: { hand }, bob: {} }, { stab: anAttack(left, right) }),
    actions: [play('edge', { against: ['stab'] })],
  },
  unprovokedGuard: {
    values: ['played', 'put-at-beginning'],
    state: idle('may-do'),
    actions: [play('high')],
  },
  identicalEffects: {
    values: ['add-up', 'do-not-stack'],
    state: idle('draw-discard', { hand: 14, inPlay: { one: burden, other: burden } }),
    actions: [endTurn],
  },
  vehicles: {
    values: ['any', 'one'],
    state: idle('attack', { hand: { bike: vehicle('Bike') }, inPlay: { car: vehicle('Car') } }),
    actions: [play('bike')],
  },
  armor: {
    values: ['any', 'one-per-category'],
    state: idle('attack', { hand: { helmet }, inPlay: { hat: helmet } }),
    actions: [play('helmet')],
  },
  hilts: {
    values: ['any', 'one'],
    state: idle('attack', { hand: { gold: hilt('Gold') }, inPlay: { silver: hilt('Silver') } }),
    actions: [play('gold')],
  },
  regainingWeapons: {
    values: ['die', 'gems'],
    state: idle('may-do', { genericWeapon: 'disarmed' }),
    actions: [deed('roll', { weapon: 'generic', die: 1 })],
  },
  rangedWhileDisarmed: {
    values: ['barred', 'allowed'],
    state: idle('attack', { genericWeapon: 'disarmed' }),
    actions: [play('shot')],
  },
  proneCost: {
    values: ['by-card-text', 'same-icon'],
    state: idle('attack', { prone: true }),
    actions: [play('wink')],
  },
};

function answered(
  { state, actions, base = 'typeTwo' }: Omit<Shown<never>, 'values'>,
  switched: Partial<Switches>,
) {
  const throughJson: unknown = JSON.parse(JSON.stringify(written(state)));
  const answer = playThrough(lawOf(base, switched), { state: throughJson, actions });
  expect([answer.mistakes, answer.stateViolations]).toEqual([[], []]);
  return { verdicts: answer.verdicts, state: answer.state };
}

test.each(Object.entries(shown))('%s changes an answer', (key, { values: [one, other], ...asked }) => {
  expect(answered(asked, { [key]: one })).not.toEqual(answered(asked, { [key]: other }));
});

/** Code reads a switch from `board.switches`, or from what it has taken apart; a check goes by one. */
const source = join(import.meta.dirname, '../../../../src/games/highlander/rule-check');
const read = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('rulesets'))
    .flatMap((name) => {
      const text = readFileSync(join(source, name), 'utf8');
      const asked = [...text.matchAll(/switches\.([a-zA-Z]+)/g)].map(([, key = '']) => key);
      const taken = [...text.matchAll(/\{ ([a-zA-Z, ]+) \} = (?:subject\.)?board\.switches/g)];
      const goneBy = [...text.matchAll(/\bby: '([a-zA-Z]+)'/g)].map(([, key = '']) => key);
      return [...asked, ...goneBy, ...taken.flatMap(([, keys = '']) => keys.split(', '))];
    }),
);

test('every switch that is shown is one that the code reads', () => {
  const keys = Object.keys(switchesForm.shape);
  const unread = keys.filter((key) => !read.has(key));
  if (unread.length > 0) console.log(`Nothing asks ${unread.join(' ')}`);
  const open = keys.filter((key) => read.has(key) && !(key in shown));
  if (open.length > 0) console.log(`Asked, and not shown here: ${open.join(' ')}`);
  expect(Object.keys(shown).filter((key) => !read.has(key))).toEqual([]);
});
