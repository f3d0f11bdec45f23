// What others import as `arbiter/decks`: deck lists are read, judged and converted without the service.
export { deckFragment, deckInLink, type FoundDeck, type LinkedDeck } from '../../deck-link.ts';
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
export type { Converted } from '../convert-list.ts';
export type { ListReport } from '../list-report.ts';
export type { ListRemark, UnreadLine } from '../lists/answers.ts';
export { deckFormats, type WrittenFormat } from '../lists/formats.ts';
export type { Names } from '../names.ts';
export type { ReadList } from '../reading-of-list.ts';
export type { Candidate, UnresolvedLine } from '../resolve.ts';
export { type BulkFiles, type DeckJudge, deckJudge, type GivenLine } from './deck-judge.ts';
