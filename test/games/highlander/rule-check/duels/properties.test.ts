import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import type { State } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import { written } from '../../../../../src/games/highlander/rule-check/state/written.ts';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import {
  aBasicAttack,
  aBlock,
  aCard,
  aDodge,
  afterwards,
  aGuard,
  anAttack,
  aRangedAttack,
  aText,
  attacked,
  editions,
  judged,
  lawOf,
  saying,
  says,
} from '../table.ts';

const ofCards = fc.constantFrom<Modifier>(
  { damage: 1 },
  { hidden: 'may' },
  { powerBlow: 'may' },
  { headShot: 'may-by-hard-exertion' },
  { cannot: 'be-blocked' },
  { coversAlso: ['lower-left'] },
  { kind: 'ranged-attack' },
  { control: 'you' },
  { nullified: true },
  { staysInPlay: 'as-guard' },
);
const ofPlayers = fc.constantFrom<PlayerModifier>(
  { additionalAttacks: 1, such: { kind: ['basic-attack'] }, with: [{ damage: 1 }] },
  { additionalSpecialCards: 1 },
  { additionalHardExertions: 1 },
  { cannot: 'attack', such: { kind: ['basic-attack'] } },
  { considered: 'prone' },
  { ability: -1 },
  { exertionSize: -1 },
  { attacksAtMost: 1 },
  { preventsDamage: 1 },
);
const reached = fc.constantFrom('this', 'attacks', 'all');
const players = fc.constantFrom('you', 'opponent', 'each');

const aSaying = fc.oneof(
  fc.tuple(ofCards, reached).map(([modifier, which]) =>
    says({
      cards: which === 'this' ? 'this' : { each: which === 'all' ? {} : { kind: ['attack'] }, in: 'play' },
      modify: [modifier],
    }),
  ),
  fc.tuple(ofPlayers, players).map(([modifier, whom]) => says({ players: whom, modifyPlayers: [modifier] })),
);
const texts = fc.array(aSaying, { maxLength: 4 });

const switching: Ability = {
  ...{ ability: 'may-do', during: ['may-do'], do: [{ do: 'switch-personas', players: 'you' }] },
};
const immortal = (title: string, said: readonly Ability[]) => ({
  card: aCard('Persona', { title, abilities: [switching, ...said] }),
  preGame: true,
});
/** Of a player with two Immortals, one of whom waits. */
const inactive = {
  ...{ persona: 'reno', ability: 8, hand: [{ id: 'thrust', card: aBasicAttack('upper right') }] },
  weaponsLost: [{ weapon: 'generic', status: 'disarmed' as const }],
};

const duel = fc
  .record({
    ...{ ann: texts, bob: texts, cut: texts, reno: texts, isPair: fc.boolean() },
    phase: fc.constantFrom('may-do', 'defense', 'attack'),
  })
  .map(({ ann, bob, cut, reno, isPair, phase }) =>
    attacked(
      {
        ann: {
          hand: {
            ...{ basic: aBasicAttack('upper left'), low: saying(anAttack('lower left'), ...cut) },
            ...{ parry: aBlock('upper left'), duck: aDodge('upper left'), news: aCard('Event') },
          },
          inPlay: {
            ...{ wall: aGuard('lower right'), scroll: aText('Scroll', ...ann) },
            ...(isPair ? { corda: immortal('Corda', []), reno: immortal('Reno', reno) } : {}),
          },
          inactive: isPair ? inactive : null,
        },
        bob: { inPlay: { tale: aText('Tale', ...bob) } },
      },
      { cut: saying(anAttack('upper left'), ...cut), shot: aRangedAttack('upper left') },
      { turn: { phase } },
    ),
  );
const edition = fc.constantFrom(...(Object.keys(editions) as (keyof typeof editions)[]));

/** Actions that are listed and leave nothing open. */
const listed = (state: Parameters<typeof judged>[0], by: keyof typeof editions) =>
  lawOf(by)
    .legalActions(state, 'ann', new Budget())
    .flatMap(({ action, open }) =>
      open === undefined ? [action as Parameters<typeof judged>[1][number]] : [],
    );

test('whatever cards say, what is listed is legal, and two actions together are the one after the other', () => {
  fc.assert(
    fc.property(duel, edition, fc.nat(), fc.nat(), (state, by, first, second) => {
      const actions = listed(state, by);
      for (const action of actions) expect(judged(state, [action], by)).toMatchObject({ outcome: 'legal' });
      const one = actions[first % actions.length];
      if (one === undefined) return;
      const later = afterwards(state, [one], by);
      const followers = listed(later, by);
      const two = followers[second % followers.length];
      if (two === undefined) return;
      const inText = (reached: State) => JSON.stringify(written(reached));
      expect(inText(afterwards(state, [one, two], by))).toBe(inText(afterwards(later, [two], by)));
    }),
    { numRuns: 40 },
  );
});
