import type { Told } from '../../games/content/abilities.ts';
import type { Edition } from '../../games/content/card-set.ts';
import type { GlossaryEntry, Held } from '../../games/content/rule.ts';
import type { RulingKind } from '../../games/content/ruling.ts';
import type { GrantToOthers, RestoredSymbol, TextVersionKind } from '../../games/content/text-version.ts';
import type { FormatAdvice, FormatRule } from '../../games/decks/format.ts';
import type { DesignatorOrigin } from '../../games/designators.ts';
import type { Game } from '../../games/registry.ts';
import type { KeptParts } from '../kept-content/kept-parts.ts';

/** The whole catalogue at one data version: immutable, shared by all requests until the data version moves. */
export interface Snapshot {
  readonly version: DataVersion;
  readonly games: readonly GameSnapshot[];
  /** Where indexes of it are kept; absent where each process makes them anew. */
  readonly parts?: KeptParts | undefined;
}

export interface DataVersion {
  /** Counts the changes of content, from 1. */
  readonly number: number;
  /** SHA-256 of the content. */
  readonly hash: string;
  readonly changedAt: Date;
}

export interface GameSnapshot {
  readonly game: Game;
  /** In order of issue. */
  readonly sources: readonly Source[];
  readonly rulesets: readonly Ruleset[];
  readonly sets: readonly CardSet[];
  /** Ordered by folded name, then id. */
  readonly cards: readonly Card[];
  readonly rulings: readonly Ruling[];
  readonly rules: readonly Rule[];
  readonly terms: readonly GlossaryTerm[];
  readonly groups: readonly CardGroup[];
  readonly formats: readonly Format[];
  /** Old slug to the card it leads to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** What cards do; of one card by several wordings, of which one is in force. */
  readonly abilities: readonly CardAbilities[];
  /** What cards do by texts that are not quoted; of equal keys the first is in force. */
  readonly abilitiesByText: readonly AbilitiesByText[];
}

export interface Source {
  readonly id: string;
  readonly title: string;
  readonly issuer: string | null;
  readonly date: string | null;
  readonly about: string;
  /** Place in the order of issue, from 1. */
  readonly rank: number;
  readonly supersedes: readonly string[];
  /** Issued by those who made the game; else kept by its community. */
  readonly official: boolean;
}

export interface Ruleset {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Later ones prevail. */
  readonly sources: readonly string[];
}

export interface CardSet {
  readonly code: string;
  readonly name: string | null;
  /** Place in the order of printing; null if unknown. */
  readonly order: number | null;
  readonly date: string | null;
  readonly edition: Edition | null;
}

export interface Card {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly formerTitles: readonly string[];
  readonly subtitle: string | null;
  readonly type: string | null;
  readonly figures: Readonly<Record<string, unknown>>;
  /** Where the sources name it. */
  readonly named: readonly {
    readonly source: string;
    readonly section: string;
    readonly heading: string | null;
  }[];
  readonly note: string | null;
  readonly printings: readonly Printing[];
  readonly versions: readonly TextVersion[];
  /** All that it has or gives to other cards, and had or gave: by the start of the span, then as the words stand. */
  readonly designators: readonly CardDesignator[];
}

/** A designator that a card has, or gives to other cards, over a span of time. */
export interface CardDesignator {
  readonly word: string;
  /** The normal form by which designators match. */
  readonly key: string;
  readonly origin: DesignatorOrigin;
  /** The other cards that have it, in the words of the wording; null: the card itself has it. */
  readonly grantedTo: string | null;
  /** The id of the wording that gives it; null: it is as printed. */
  readonly version: string | null;
  readonly rules: readonly string[];
  /** The id of the source since which it holds; null: before any source. */
  readonly from: string | null;
  /** The id of the source since which it no longer holds; null while it holds. */
  readonly until: string | null;
  /** The id of the wording that ended it; null while it holds, and where no wording that is held ended it. */
  readonly supersededBy: string | null;
}

export interface Printing {
  readonly set: CardSet;
  readonly number: string | null;
  readonly errataNumber: number | null;
  /** The words printed on it; null where nobody gives them, empty where it has none. */
  readonly text: string | null;
  /** The figures printed on it, as far as a file gives them. */
  readonly figures: Readonly<Record<string, unknown>>;
  /** What else a file says of it, by the headings of the file. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Names of the files that tell of it; empty where only the content of the house does. */
  readonly importedFrom: readonly string[];
}

/** A way to play with decks of its own: by rules, or as the first format of the game with the cards of some sets. */
export interface Format {
  readonly slug: string;
  readonly name: string;
  /** Null for one that files tell of. */
  readonly ruleset: string | null;
  /** Null for one that files tell of. */
  readonly about: string | null;
  /** Codes of the sets that are played with; empty for all. */
  readonly sets: readonly string[];
  /** As the game's law of decks reads them; empty for one that files tell of. */
  readonly rules: readonly FormatRule[];
  readonly advice: readonly FormatAdvice[];
  readonly importedFrom: readonly string[];
}

export type VersionScope =
  | { readonly to: 'all' }
  | { readonly to: 'edition'; readonly edition: Edition }
  | {
      readonly to: 'printings';
      readonly printings: readonly { readonly set: string; readonly number: string | null }[];
    };

export interface TextVersion {
  readonly id: string;
  readonly kind: TextVersionKind;
  readonly text: string | null;
  readonly markedText: string | null;
  readonly title: string | null;
  readonly subtitle: string | null;
  /** Designators that the wording gives the card itself. */
  readonly grants: readonly string[];
  readonly grantsOthers: readonly GrantToOthers[];
  readonly errataNumber: number | null;
  readonly errataNumberBasis: 'printed' | 'inferred' | null;
  readonly source: Source | null;
  readonly section: string | null;
  /** Heading above it in the source; null if it has none or it is unknown. */
  readonly heading: string | null;
  readonly position: number;
  readonly appliesTo: VersionScope;
  readonly restored: readonly RestoredSymbol[];
  readonly figures: Readonly<Record<string, unknown>>;
  readonly issuedAs: string | null;
  readonly note: string | null;
  /** The printings known to show this very wording. */
  readonly printedIn: readonly { readonly set: string; readonly number: string | null }[];
  /** Names of the files that it comes from; empty where the content of the house has it. */
  readonly importedFrom: readonly string[];
}

/** What a card does, in the words its game has for abilities. */
export interface CardAbilities {
  /** The id of the card. */
  readonly card: string;
  /** The id of the wording that says it; null where no source issues the wording. */
  readonly version: string | null;
  /** The id of the source that issues the wording, or whose examples tell of it. */
  readonly source: string;
  readonly section: string;
  /** Heading above it in the source; null if it has none or it is unknown. */
  readonly heading: string | null;
  /** What examples tell of it; null where a wording says it. */
  readonly says: string | null;
  readonly told: Told;
  readonly abilities: readonly unknown[];
}

/** What a card with this title and text does. */
export interface AbilitiesByText {
  readonly title: string;
  /** As `textHash` makes it. */
  readonly textHash: string;
  readonly told: Told;
  readonly abilities: readonly unknown[];
  /** Names of the files that bring it; empty where the seeds have it. */
  readonly importedFrom: readonly string[];
}

export interface Ruling {
  readonly id: string;
  readonly kind: RulingKind;
  readonly question: string | null;
  readonly statement: string;
  readonly source: Source;
  readonly section: string;
  /** Heading above it in the source; null if it has none or it is unknown. */
  readonly heading: string | null;
  readonly date: string | null;
  readonly issuer: string | null;
  /** Ids of the cards it rules on. */
  readonly cards: readonly string[];
  readonly terms: readonly string[];
  readonly rulesets: readonly string[];
  readonly supersededBy: string | null;
  readonly note: string | null;
  readonly importedFrom: readonly string[];
}

export interface CardGroup {
  readonly id: string;
  readonly name: string;
  readonly statement: string;
  readonly limit: string | null;
  readonly source: Source;
  readonly section: string;
  /** Heading above it in the source; null if it has none or it is unknown. */
  readonly heading: string | null;
  readonly places: readonly string[];
  readonly members: readonly { readonly card: string; readonly place: string | null }[];
  readonly memberPatterns: readonly string[];
  readonly note: string | null;
}

export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly heading: string;
  readonly statement: string;
  readonly source: Source;
  readonly held: Held;
}

export interface GlossaryTerm {
  readonly id: string;
  readonly term: string;
  readonly aliases: readonly string[];
  readonly kind: GlossaryEntry['kind'];
  readonly definition: string;
  readonly source: Source;
  readonly section: string;
  /** Heading above it in the source; null if it has none or it is unknown. */
  readonly heading: string | null;
  readonly see: readonly string[];
  readonly note: string | null;
}
