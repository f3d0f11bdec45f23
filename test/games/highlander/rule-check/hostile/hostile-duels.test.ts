import { expect, test } from 'vitest';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import { lawOf } from '../table.ts';
import { type HostileDuel, hostileDuels } from './hostile-duels.ts';

/** How each ends: what spent too much, or that it is legal; and whether what may be done is listed. */
const ends: Readonly<Record<string, string>> = {
  'a trigger that triggers itself': 'over-budget, steps',
  'two triggers that trigger each other': 'over-budget, steps',
  'a hundred triggers that trigger each other': 'over-budget, steps',
  'what is put in the place of itself': 'legal',
  'an endless hand': 'legal',
  'each card, for each card, for each card': 'over-budget, steps',
  'damage that is its own damage': 'legal, listed',
  'an ability that grants itself to all': 'legal',
  'cards that ignore and nullify each other': 'legal',
  'a number of numbers without end': 'legal',
  'figures out of bounds': 'legal',
  'hundreds of long cards of one’s own': 'over-budget',
  'hundreds of cards that may be played': 'legal, listed in part',
  'choices of any cards among hundreds': 'legal, listed in part',
};

function endOf({ state, actions, options }: HostileDuel): string {
  const answer = playThrough(lawOf(), JSON.parse(JSON.stringify({ state, actions })), options);
  expect([answer.mistakes, answer.stateViolations]).toEqual([[], []]);
  const [verdict] = answer.verdicts;
  if (verdict?.outcome === 'over-budget') return `over-budget, ${verdict.spent}`;
  if (options === undefined) return answer.outcome;
  if (answer.legalActions === null) return `${answer.outcome}, not listed`;
  return `${answer.outcome}, listed${answer.legalActions.some(({ cut }) => cut) ? ' in part' : ''}`;
}

test('every hostile duel has its end told', () => {
  expect(Object.keys(hostileDuels)).toEqual(Object.keys(ends));
});

test.each(Object.entries(hostileDuels))('%s', (name, duel) => {
  expect(endOf(duel)).toBe(ends[name]);
});
