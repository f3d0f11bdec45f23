// What others import as `arbiter/decks`: decks judged without the service, in a browser or elsewhere.
export type { DeckLine } from '../../games/decks/deck.ts';
export type { DeckFormat, FormatAdvice, FormatRule } from '../../games/decks/format.ts';
export type { WrittenCard } from '../../games/decks/own-card.ts';
export type {
  DeckReport,
  Fix,
  NamedChange,
  ReportedCard,
  ReportedRemark,
  ReportedViolation,
} from '../../games/decks/report.ts';
export type { ListReport } from '../list-report.ts';
export type { UnresolvedLine } from '../resolve.ts';
export { type BulkFiles, type DeckJudge, deckJudge, type GivenLine } from './deck-judge.ts';
