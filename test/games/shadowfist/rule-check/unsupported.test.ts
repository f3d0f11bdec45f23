import { expect, test } from 'vitest';
import { written } from '../../../../src/games/shadowfist/rule-check/state/written.ts';
import { aCharacter, anEvent, judged, listed, pass, table } from './table.ts';

/** What is not said in the vocabulary is never taken for legal. */

const unsaid = (reach: 'use' | 'play' | 'anything') => [
  { ability: 'unsupported' as const, reach, text: 'Flip a coin.' },
];
const needs = [{ card: 'A Event', what: 'Flip a coin.' }];

test.each(['play', 'anything'] as const)('an Event that needs it, for %s, is not judged', (reach) => {
  const state = table({ ann: { hand: { luck: anEvent({ abilities: unsaid(reach) }) } }, bob: {} });
  const playing = { do: 'play', player: 'ann', card: 'luck' };
  expect(judged(state, playing).verdicts).toEqual([
    {
      index: 0,
      outcome: 'unsupported',
      needs,
      unjudged: [{ card: 'luck', slug: null, what: 'Flip a coin.' }],
    },
  ]);
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

/** A card of one's own with a text, and no key `abilities`. */
const zap = { title: 'Zap', type: 'Event', cost: 0, text: 'Smoke target Character.' };

/** Ann holds a card, as it is sent. */
const holding = (card: object) => {
  const { players, ...rest } = JSON.parse(JSON.stringify(written(table({ ann: {}, bob: {} }))));
  const [ann, bob] = players;
  return { ...rest, players: [{ ...ann, hand: [{ id: 'zap', card }] }, bob] };
};
const playingIt = { do: 'play', player: 'ann', card: 'zap' };

test('a card of one’s own whose text no abilities say is not judged, as one of the catalogue is not', () => {
  const what = 'Its text, for no `abilities` say it: Smoke target Character.';
  expect(judged(holding(zap), playingIt).verdicts).toEqual([
    {
      index: 0,
      outcome: 'unsupported',
      needs: [{ card: 'Zap', what }],
      unjudged: [{ card: 'zap', slug: null, what }],
    },
  ]);
  expect(listed(holding(zap), 'ann')).not.toContainEqual(playingIt);
});

test('one whose text says its restrictions alone is judged; and one whose text, it is said, does nothing', () => {
  expect(judged(holding({ ...zap, text: 'One-Shot.' }), playingIt).outcome).toBe('legal');
  expect(judged(holding({ ...zap, abilities: [] }), playingIt).outcome).toBe('legal');
});

test('in the state that is reached stands what was said of it, and no more', () => {
  const cardIn = (card: object) => judged(holding(card)).state;
  expect(cardIn(zap)).toMatchObject({ players: [{ hand: [{ card: zap }] }, {}] });
  expect(JSON.stringify(cardIn(zap))).not.toContain('abilities');
  expect(JSON.stringify(cardIn({ ...zap, abilities: [] }))).toContain('"abilities":[]');
  expect(JSON.stringify(cardIn({ ...zap, text: 'One-Shot.', abilities: [] }))).not.toContain('abilities');
});
