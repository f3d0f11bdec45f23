import { expect, test } from 'vitest';
import { aCharacter, anEvent, judged, listed, pass, table } from './table.ts';

/** What is not said in the vocabulary is never taken for legal. */

const unsaid = (reach: 'use' | 'play' | 'anything') => [
  { ability: 'unsupported' as const, reach, text: 'Flip a coin.' },
];
const needs = [{ card: 'A Event', what: 'Flip a coin.' }];

test.each(['play', 'anything'] as const)('an Event that needs it, for %s, is not judged', (reach) => {
  const state = table({ ann: { hand: { luck: anEvent({ abilities: unsaid(reach) }) } }, bob: {} });
  const playing = { do: 'play', player: 'ann', card: 'luck' };
  expect(judged(state, playing).verdicts).toEqual([{ index: 0, outcome: 'unsupported', needs }]);
  expect(listed(state, 'ann')).not.toContainEqual(playing);
});

test('what breaks a rule is illegal all the same', () => {
  const state = table({
    ann: { hand: { luck: anEvent({ cost: 3, abilities: unsaid('anything') }) } },
    bob: {},
  });
  expect(judged(state, { do: 'play', player: 'ann', card: 'luck' }).outcome).toBe('illegal');
});

test('a text at work that might bear on anything leaves nothing to be judged; one that is only used, all else', () => {
  const seats = (reach: 'use' | 'anything') =>
    table({ ann: { characters: { sage: aCharacter({ abilities: unsaid(reach) }) } }, bob: {} });
  const ends = { do: 'end-turn', player: 'ann' };
  expect(judged(seats('anything'), ends).outcome).toBe('unsupported');
  expect(judged(seats('use'), ends, pass).outcome).toBe('legal');
});
