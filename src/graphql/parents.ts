// What the resolvers of each type are given: the views of the services, with the card or game they belong to
// where a field leads back to it. scripts/generate-graphql.mjs puts them into the generated types.
import type { AbilitiesView } from '../catalogue/abilities-view.ts';
import type { CompiledSentenceView } from '../catalogue/compiled-text-view.ts';
import type {
  DesignatorCardsView,
  DesignatorEntryView,
  DesignatorMatchView,
  DesignatorView,
  GrantedDesignatorView,
} from '../catalogue/designator-views.ts';
import type {
  CandidateView,
  CardNameView,
  CardView,
  CollectionView,
  GameView,
  NamedCardView,
  PrintingView,
  VersionView,
  WordingView,
} from '../catalogue/views.ts';
import type { ActionVerdict, ListedAction } from '../engine/answer.ts';
import type { Violation } from '../engine/violation.ts';
import type { NamedChange, ReportedRemark, ReportedViolation } from '../games/decks/report.ts';
import type { GameSlug } from '../games/registry.ts';
import type { LookUpItem } from '../look-up/views.ts';
import type { PlayedStep } from '../rule-check/examples/playing.ts';
import type { WorkedExample } from '../rule-check/examples/views.ts';
import type { RulesetComparison } from '../rulings/ruleset-comparison.ts';
import type { RulesetDecisionView, RuleView, RulingView, TermView } from '../rulings/views.ts';
import type { GivenIdentifier } from './generated/types.ts';

export type CardParent = CardView | NamedCardView;
export type ShadowfistCardParent = Extract<CardParent, { game: 'shadowfist' }>;
export type HighlanderCardParent = Extract<CardParent, { game: 'highlander' }>;
export type CardNameParent = CardNameView;
/** Candidates for lines of decks do not say which name matches if it is their own. */
export type CardCandidateParent = Omit<CandidateView, 'matched'> & { readonly matched?: string };
export type CardGroupMembershipParent = CardView['groups'][number];
export type MissingCardParent = Omit<CollectionView['notFound'][number], 'identifier'> & {
  readonly identifier: GivenIdentifier;
};

interface OfCard {
  readonly card: CardView;
}

export type WordingParent = WordingView & OfCard;
export type PrintingWordingParent = PrintingView['inForce'] & OfCard;
export type PrintingParent = PrintingView & OfCard;
export type TextVersionParent = VersionView & OfCard;
export type CardAbilitiesParent = Omit<AbilitiesView, 'card'> & OfCard;
export type CompiledSentenceParent = CompiledSentenceView;
export type DesignatorParent = DesignatorView & OfCard;
export type GrantedDesignatorParent = GrantedDesignatorView & OfCard;
export type DesignatorEntryParent = DesignatorEntryView;
export type DesignatorMatchesParent = DesignatorCardsView;
export type DesignatorComparisonParent = DesignatorMatchView;
export interface DesignatorCardEdgeParent {
  readonly node: CardView;
  readonly cursor: string;
  readonly designators: readonly DesignatorParent[];
}

export type DeckChangeParent = NamedChange;
export type DeckRemarkParent = ReportedRemark;
export type DeckViolationParent = ReportedViolation;

export type ActionVerdictParent = ActionVerdict;
export type RuleViolationParent = Violation;
export type ListedActionParent = ListedAction;
export type PlayedStepParent = PlayedStep;
export type WorkedExampleParent = WorkedExample;
export type WorkedExampleStepParent = WorkedExample['steps'][number];

export type GameParent = GameView;
export type SourceParent = GameView['sources'][number];
export type RulesetParent = GameView['rulesets'][number];
export type RulesetComparisonParent = RulesetComparison;
export type RulesetDecisionParent = RulesetDecisionView;
export type CardGroupParent = GameView['groups'][number] & { readonly game: GameSlug };
export type CardGroupMemberParent = GameView['groups'][number]['members'][number] & {
  readonly game: GameSlug;
};

export interface CitationParent {
  /** Id of the source. */
  readonly source: string;
  readonly section: string;
  readonly heading: string | null;
}
export type RulingParent = RulingView;
export type RuleParent = RuleView;
export type GlossaryTermParent = TermView;
export type SearchItemParent = LookUpItem;

/** A view, with the name of its type. */
type Named<Name extends string, View> = { readonly __typename: Name } & View;

export type NodeParent =
  | Named<'ShadowfistCard', Extract<CardView, { game: 'shadowfist' }>>
  | Named<'HighlanderCard', Extract<CardView, { game: 'highlander' }>>
  | Named<'Ruling', RulingView>
  | Named<'Rule', RuleView>
  | Named<'GlossaryTerm', TermView>
  | Named<'WorkedExample', WorkedExample>;
