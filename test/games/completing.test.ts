import { describe, expect, test } from 'vitest';
import { completeCard } from '../../src/games/completing.ts';
import { highlanderCompletion } from '../../src/games/highlander/completion.ts';
import { shadowfistCompletion } from '../../src/games/shadowfist/completion.ts';

const amnesia = {
  slug: 'amnesia',
  title: 'Amnesia',
  text: null,
  figures: { type: null, immortals: null, grid: null, restriction: null },
};
const parry = {
  slug: 'parry',
  title: 'Parry',
  text: null,
  figures: { type: 'Block', immortals: ['Connor MacLeod', 'Katana'], grid: 'OSO/?X?/OOO', gems: null },
};
const hacker = {
  slug: 'hacker',
  title: 'Hacker',
  text: 'Unique. Cancel an Event.',
  figures: { type: 'Character', cost: null, fighting: null, body: null, restrictions: null },
};

describe('completing a card', () => {
  test('A figure that no document gives is added, and the card stays the same card.', () => {
    expect(completeCard(amnesia, { type: 'Event', restriction: 2 }, highlanderCompletion)).toEqual({
      value: { ...amnesia, figures: { ...amnesia.figures, type: 'Event', restriction: 2 } },
    });
    expect(amnesia.figures.type).toBeNull();
    expect(completeCard(hacker, { cost: 1, fighting: 'X' }, shadowfistCompletion)).toMatchObject({
      value: { slug: 'hacker', figures: { cost: 1, fighting: 'X' } },
    });
  });

  test('A figure that the catalogue knows cannot be another one.', () => {
    expect(completeCard(parry, { type: 'Dodge', gems: { Master: 1 } }, highlanderCompletion)).toEqual({
      mistakes: [
        {
          code: 'contradicts-catalogue',
          pointer: '/type',
          message:
            'The catalogue knows the type of Parry: "Block". Leave it out, or write a card of your own.',
          suggestion: 'Block',
        },
      ],
    });
    expect(completeCard(parry, { immortals: ['Kurgan'] }, highlanderCompletion)).toMatchObject({
      mistakes: [{ code: 'contradicts-catalogue', pointer: '/immortals' }],
    });
  });

  test('A known figure may be given again, in any order of its parts.', () => {
    const again = { type: 'Block', immortals: ['Katana', 'Connor MacLeod'] };
    expect(completeCard(parry, again, highlanderCompletion)).toEqual({ value: parry });
  });

  test('Unknown areas of a grid are filled in, and known areas stay.', () => {
    expect(completeCard(parry, { grid: 'OXO/XXO/OOO' }, highlanderCompletion)).toMatchObject({
      value: { figures: { grid: 'OSO/XXO/OOO' } },
    });
    expect(completeCard(parry, { grid: 'OOO/XXO/OOO' }, highlanderCompletion)).toMatchObject({
      mistakes: [{ code: 'contradicts-catalogue', pointer: '/grid', suggestion: 'OSO/?X?/OOO' }],
    });
  });

  test('Restrictions that the text prints are known, although no figure lists them.', () => {
    expect(completeCard(hacker, { restrictions: ['Limited'] }, shadowfistCompletion)).toMatchObject({
      mistakes: [{ code: 'contradicts-catalogue', pointer: '/restrictions', suggestion: '["Unique"]' }],
    });
  });

  test('A card cannot have a figure that its type does not have.', () => {
    expect(completeCard(hacker, { body: 5 }, shadowfistCompletion)).toMatchObject({
      mistakes: [{ code: 'contradicts-catalogue', pointer: '/body' }],
    });
    const untyped = { ...hacker, figures: { ...hacker.figures, type: null } };
    expect(completeCard(untyped, { type: 'Event', fighting: 5 }, shadowfistCompletion)).toMatchObject({
      mistakes: [{ code: 'contradicts-catalogue', pointer: '/fighting' }],
    });
  });

  test('Only figures are completed, not the title, the text or the abilities.', () => {
    expect(completeCard(amnesia, { abilities: [] }, highlanderCompletion)).toMatchObject({
      mistakes: [{ code: 'unknown-key', pointer: '/abilities' }],
    });
    expect(completeCard(amnesia, { type: 'Evnt' }, highlanderCompletion)).toMatchObject({
      mistakes: [{ code: 'wrong-value', pointer: '/type', suggestion: 'Event' }],
    });
  });
});
