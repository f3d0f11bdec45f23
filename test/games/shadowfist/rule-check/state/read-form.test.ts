import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import {
  plainCard,
  plainInPlay,
} from '../../../../../src/games/shadowfist/rule-check/state/reading/plain-cards.ts';
import { readForm } from '../../../../../src/games/shadowfist/rule-check/state/reading/read-form.ts';
import { stateSchema } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { cardElsewhere } from '../../../../../src/games/shadowfist/rule-check/state/values.ts';
import { anyOf } from './any-of-schema.ts';
import { anyGiven, partsOfVocabulary } from './any-state.ts';

test('a state is read as the schema reads it', () => {
  fc.assert(
    fc.property(anyGiven, (given) => {
      expect(readForm(given, new Budget())).toEqual({ value: stateSchema.parse(given) });
    }),
  );
});

describe('a card that is read by itself is read as the schema reads it, or not at all', () => {
  test('in play', () => {
    const { element } = stateSchema.shape.inPlay.unwrap();
    fc.assert(
      fc.property(anyOf(element, partsOfVocabulary), spoiling, (card, spoil) => {
        spoil(card);
        expect([undefined, element.safeParse(card).data]).toContainEqual(plainInPlay(card));
      }),
      { numRuns: 1000 },
    );
  });

  test('elsewhere', () => {
    fc.assert(
      fc.property(anyOf(cardElsewhere, partsOfVocabulary), spoiling, (card, spoil) => {
        spoil(card);
        expect([undefined, cardElsewhere.safeParse(card).data]).toContainEqual(plainCard(card));
      }),
      { numRuns: 1000 },
    );
  });
});

/** Often something strange stands at a key, or at one that nobody knows. */
const spoiling = fc
  .record({
    value: fc.constantFrom(
      ...[
        undefined,
        null,
        true,
        -1,
        0.5,
        10_000,
        '',
        'a',
        'A Slug',
        'a'.repeat(200),
        [],
        [1],
        {},
        { id: 'x' },
      ],
    ),
    place: fc.nat(),
    spoils: fc.boolean(),
  })
  .map(({ value, place, spoils }) => (card: unknown) => {
    const keys = [...Object.keys(Object(card)), 'home', 'strange'];
    if (spoils) Reflect.set(Object(card), keys[place % keys.length] ?? '', value);
  });
