import type { Game } from '../registry.ts';
import { ruleCheck } from '../rule-check.ts';
import { shadowfistCardEntry, shadowfistFigures } from './card.ts';
import { shadowfistColumns } from './card-columns.ts';
import { shadowfistCompletion } from './completion.ts';
import { shadowfistDeckGame } from './deck-game.ts';
import { shadowfistOwnCard } from './decks/own-card.ts';
import { designatorLaw } from './designators.ts';
import { shadowfistRuleCheck } from './rule-check/rule-check.ts';
import { symbolNames } from './spellings.ts';
import { textCompiler } from './text-compiler.ts';
import { ability } from './vocabulary/grammar.ts';
import { shadowfistWordingLaw } from './wording.ts';

export const shadowfist: Game = {
  ...shadowfistDeckGame,
  ownCard: shadowfistOwnCard(ability),
  cardEntry: shadowfistCardEntry,
  figures: shadowfistFigures.partial(),
  columns: shadowfistColumns,
  resourceNames: symbolNames,
  completion: shadowfistCompletion,
  wordingLaw: shadowfistWordingLaw,
  ability,
  compiler: textCompiler,
  ruleCheck: ruleCheck(shadowfistRuleCheck),
  rulesetSwitches: null,
  designatorLaw,
};
