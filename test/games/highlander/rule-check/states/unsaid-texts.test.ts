import { expect, test } from 'vitest';
import { playThrough } from '../../../../../src/engine/play-through.ts';
import { play } from '../deeds.ts';
import { aCard, anAttack, judged, lawOf, saying, table } from '../table.ts';

/** Cards of one's own with a text, and no key `abilities`: what they do nobody has said. */

const boast = { title: 'Boast', type: 'Event', text: 'Your opponent loses 3 Ability.', gems: {} };

/** Ann plays a card of her hand, as it is sent. */
const played = (card: object) =>
  playThrough(
    lawOf(),
    {
      state: {
        players: [
          { id: 'ann', hand: [{ id: 'boast', card }], endurance: 30 },
          { id: 'bob', hand: 5, endurance: 30 },
        ],
        turn: { player: 'ann', phase: 'attack', number: 3 },
      },
      actions: [play('boast')],
    },
    { legalActions: 'ann' },
  );

test('such a card is not judged, as one of the catalogue is not', () => {
  const { verdicts, legalActions } = played(boast);
  expect(verdicts).toEqual([
    {
      index: 0,
      outcome: 'unsupported',
      needs: [{ card: 'Boast', what: 'Its text, for no `abilities` say it: Your opponent loses 3 Ability.' }],
      unjudged: [
        {
          card: 'boast',
          slug: null,
          what: 'Its text, for no `abilities` say it: Your opponent loses 3 Ability.',
        },
      ],
    },
  ]);
  expect(legalActions).not.toContainEqual({ action: play('boast') });
});

test('one without text is judged, and one whose text, it is said, does nothing', () => {
  expect(played({ ...boast, text: '' }).outcome).toBe('legal');
  expect(played({ ...boast, abilities: [] }).outcome).toBe('legal');
});

test('in the state that is reached stands what was said of it, and no more', () => {
  const reached = (card: object) => JSON.stringify(played(card).state);
  expect(reached(boast)).toContain(JSON.stringify(boast.text));
  expect(reached(boast)).not.toContain('abilities');
  expect(reached({ ...boast, abilities: [] })).toContain('"abilities":[]');
});

test('a card played in conjunction is not judged either, if nobody knows what comes of playing it', () => {
  const unknown = { ability: 'unsupported' as const, reach: 'play' as const, text: 'What it does.' };
  const oath = saying(
    aCard('Event', { title: 'Oath' }),
    { ability: 'playing', kind: 'only', inConjunctionWith: { kind: ['attack'] } },
    unknown,
  );
  const state = table({ ann: { hand: { cut: anAttack('upper left'), oath } }, bob: {} });
  const [verdict] = judged(state, [play('cut', { with: [{ card: 'oath' }] })]).verdicts;
  expect(verdict).toEqual({
    index: 0,
    outcome: 'unsupported',
    needs: [{ card: 'Oath', what: 'What it does.' }],
    unjudged: [{ card: 'oath', slug: null, what: 'What it does.' }],
  });
});
