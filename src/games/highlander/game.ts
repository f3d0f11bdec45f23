import type { Game } from '../registry.ts';
import { ruleCheck } from '../rule-check.ts';
import { highlanderCardEntry, highlanderFigures, highlanderIssuedFigures, highlanderTypes } from './card.ts';
import { highlanderColumns } from './card-columns.ts';
import { designatorLaw } from './card-groups.ts';
import { highlanderCompletion } from './completion.ts';
import { highlanderDecks } from './decks/law.ts';
import { highlanderRuleCheck } from './rule-check/rule-check.ts';
import { highlanderSwitches } from './rule-check/rulesets/rulesets.ts';
import { textCompiler } from './text-compiler.ts';
import { ability } from './vocabulary/grammar.ts';
import { highlanderWordingLaw } from './wording.ts';

export const highlander: Game = {
  slug: 'highlander',
  name: 'Highlander: The Card Game',
  cardEntry: highlanderCardEntry,
  figures: highlanderIssuedFigures,
  figureKeys: Object.keys(highlanderFigures.shape),
  columns: highlanderColumns,
  completion: highlanderCompletion,
  unknownFigures: Object.fromEntries(Object.keys(highlanderFigures.shape).map((key) => [key, null])),
  types: highlanderTypes,
  wordingLaw: highlanderWordingLaw,
  decks: highlanderDecks,
  ability,
  compiler: textCompiler,
  ruleCheck: ruleCheck(highlanderRuleCheck),
  rulesetSwitches: highlanderSwitches,
  designatorLaw,
  factionSymbols: new Map(),
  // The Handbook Addendum's preamble writes Title: Persona or Weapon, and sub-titles where they are needed.
  cardName: ({ title, subtitle, figures }) => {
    const qualifier = typeof figures.qualifier === 'string' ? figures.qualifier : null;
    return [title, subtitle, qualifier].filter((part) => part !== null).join(': ');
  },
};
