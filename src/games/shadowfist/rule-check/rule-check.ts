import type { LawOfMoves } from '../../rule-check.ts';
import { isNotJudged } from '../../unjudged.ts';
import { shadowfistCompletion } from '../completion.ts';
import { type Definition, definition } from '../vocabulary/definition.ts';
import { lintDefinition } from '../vocabulary/lint/lint.ts';
import { withoutEffect } from '../vocabulary/lint/without-effect.ts';
import { type Action, actionSchema } from './actions/actions.ts';
import { awaitedCodes } from './awaited.ts';
import { definitionOfCard, definitionWithText, textToRead } from './definition-of-card.ts';
import { shadowfistLaw } from './law.ts';
import { opening } from './opening.ts';
import { eventSchema } from './state/event-forms.ts';
import { type State, stateSchema } from './state/state.ts';

/** The rule check of Shadowfist, by the Year of the Dragon rules. */
export const shadowfistRuleCheck: LawOfMoves<State, Action, Definition> = {
  rulesets: ['shadowfist.year-of-the-dragon'],
  stateSchema,
  actionSchema,
  eventSchema,
  awaitedCodes,
  definitionSchema: definition,
  definitionOf: definitionOfCard,
  completion: shadowfistCompletion,
  textToRead,
  withText: definitionWithText,
  isSupported: ({ abilities }) => !abilities.some(isNotJudged),
  lint: lintDefinition,
  withoutEffect,
  opening,
  law: shadowfistLaw,
};
