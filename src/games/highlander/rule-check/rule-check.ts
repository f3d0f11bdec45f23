import type { LawOfMoves } from '../../rule-check.ts';
import { isNotJudged } from '../../unjudged.ts';
import { highlanderCompletion } from '../completion.ts';
import { type Definition, definition } from '../vocabulary/definition.ts';
import { lintDefinition } from '../vocabulary/lint/lint.ts';
import { type Action, actionSchema } from './actions/actions.ts';
import { awaitedCodes } from './awaited.ts';
import { definitionOfCard, definitionWithText, textToRead } from './definition-of-card.ts';
import { highlanderLaw } from './law.ts';
import { opening } from './opening.ts';
import { rulesetId, switchesUnder } from './rulesets/rulesets.ts';
import { eventSchema } from './state/event-forms.ts';
import { type State, stateSchema } from './state/state.ts';

/** The rule check of Highlander: by Type Two, unless another edition or a house rule is asked for. */
export const highlanderRuleCheck: LawOfMoves<State, Action, Definition> = {
  rulesets: ['highlander.type-two', 'highlander.reference', 'highlander.first-edition'],
  stateSchema,
  actionSchema,
  eventSchema,
  awaitedCodes,
  definitionSchema: definition,
  definitionOf: definitionOfCard,
  completion: highlanderCompletion,
  textToRead,
  withText: definitionWithText,
  isSupported: ({ abilities }) => !abilities.some(isNotJudged),
  lint: lintDefinition,
  opening,
  law: (library, ruleset) =>
    highlanderLaw(library, { edition: rulesetId.parse(ruleset.id), switches: switchesUnder(ruleset) }),
};
