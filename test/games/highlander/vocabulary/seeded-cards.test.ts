import { expect, test } from 'vitest';
import { lintDefinition, lintWarnings } from '../../../../src/games/highlander/vocabulary/lint/lint.ts';
import { seededCards } from './seeds.ts';

test.each(seededCards())('$name speaks only of what is there, and reads what it names', ({ definition }) => {
  expect([...lintDefinition(definition), ...lintWarnings(definition)]).toEqual([]);
});
