import type { Game } from '../registry.ts';
import { ruleCheck } from '../rule-check.ts';
import { highlanderCardEntry, highlanderIssuedFigures } from './card.ts';
import { highlanderColumns } from './card-columns.ts';
import { designatorLaw } from './card-groups.ts';
import { highlanderCompletion } from './completion.ts';
import { highlanderDeckGame } from './deck-game.ts';
import { highlanderOwnCard } from './decks/own-card.ts';
import { highlanderRuleCheck } from './rule-check/rule-check.ts';
import { highlanderSwitches } from './rule-check/rulesets/rulesets.ts';
import { textCompiler } from './text-compiler.ts';
import { ability } from './vocabulary/grammar.ts';
import { highlanderWordingLaw } from './wording.ts';

export const highlander: Game = {
  ...highlanderDeckGame,
  ownCard: highlanderOwnCard(ability),
  cardEntry: highlanderCardEntry,
  figures: highlanderIssuedFigures,
  columns: highlanderColumns,
  resourceNames: new Map(),
  completion: highlanderCompletion,
  wordingLaw: highlanderWordingLaw,
  ability,
  compiler: textCompiler,
  ruleCheck: ruleCheck(highlanderRuleCheck),
  rulesetSwitches: highlanderSwitches,
  designatorLaw,
};
