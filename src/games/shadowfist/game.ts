import type { Game } from '../registry.ts';
import { ruleCheck } from '../rule-check.ts';
import { factions, shadowfistCardEntry, shadowfistFigures, shadowfistTypes, symbols } from './card.ts';
import { shadowfistColumns } from './card-columns.ts';
import { shadowfistCompletion } from './completion.ts';
import { shadowfistDecks } from './decks/law.ts';
import { designatorLaw } from './designators.ts';
import { shadowfistRuleCheck } from './rule-check/rule-check.ts';
import { textCompiler } from './text-compiler.ts';
import { ability } from './vocabulary/grammar.ts';
import { shadowfistWordingLaw } from './wording.ts';

const noFigures = Object.fromEntries(Object.keys(shadowfistFigures.shape).map((key) => [key, null]));

export const shadowfist: Game = {
  slug: 'shadowfist',
  name: 'Shadowfist',
  cardEntry: shadowfistCardEntry,
  figures: shadowfistFigures.partial(),
  figureKeys: Object.keys(shadowfistFigures.shape),
  columns: shadowfistColumns,
  completion: shadowfistCompletion,
  unknownFigures: { ...noFigures, factions: [] },
  types: shadowfistTypes,
  wordingLaw: shadowfistWordingLaw,
  decks: shadowfistDecks,
  ability,
  compiler: textCompiler,
  ruleCheck: ruleCheck(shadowfistRuleCheck),
  rulesetSwitches: null,
  designatorLaw,
  factionSymbols: new Map(factions.map((faction, place) => [faction, symbols.slice(place, place + 1)])),
  // One card per title (chapter 8.1 counts copies by title).
  cardName: ({ title }) => title,
};
