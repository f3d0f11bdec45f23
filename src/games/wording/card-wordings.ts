import type { Edition } from '../content/card-set.ts';
import type { TextVersionKind } from '../content/text-version.ts';

/** A set, and a number in it; a null number means none is told, or every card of the title in that set. */
export interface PrintingRef {
  readonly set: string;
  readonly number: string | null;
}

/** Which copies of the card a version is issued for. */
export type Target =
  | { readonly to: 'all' }
  | { readonly to: 'edition'; readonly edition: Edition }
  | { readonly to: 'printings'; readonly printings: readonly PrintingRef[] };

/** One wording of a card as it was printed or issued. */
export interface WordingVersion {
  readonly id: string;
  readonly kind: TextVersionKind;
  /** Null where no source gives the words, and where the version changes no text. */
  readonly text: string | null;
  /** The title this version gives the card; null where it leaves the title alone. */
  readonly title: string | null;
  /** The subtitle this version gives the card; null where it leaves the subtitle alone or does not show it. */
  readonly subtitle: string | null;
  /** The figures issued with the wording; empty where none are. */
  readonly figures: Readonly<Record<string, unknown>>;
  readonly errataNumber: number | null;
  /** The id of the source that issues it. A version of kind `printed` counts as printed, whatever source tells of it. */
  readonly source: string | null;
  /** Its place in the source. */
  readonly position: number;
  readonly appliesTo: Target;
  /** The printings known to show this very wording, whatever it is issued for. */
  readonly printedIn: readonly PrintingRef[];
}

/** The card as it stands in one set. */
export interface WordingPrinting extends PrintingRef {
  /** The errata number printed on it; null if none. */
  readonly errataNumber: number | null;
  /** The words printed on it; null where nobody gives them, empty where it has none. */
  readonly text: string | null;
  /** Null where only the code of the set is known. */
  readonly setName: string | null;
  readonly setOrder: number | null;
  readonly setEdition: Edition | null;
  readonly setDate: string | null;
  /** The earliest it can have come out; null if nothing tells. */
  readonly earliestDate: string | null;
}

/** All that the law needs to know of one card to say what it says. */
export interface CardWordings {
  /** The title in force now. */
  readonly title: string;
  /** The subtitle in force now; null if the card has none or it is unknown. */
  readonly subtitle: string | null;
  readonly versions: readonly WordingVersion[];
  /** In printing order, as far as it is known. */
  readonly printings: readonly WordingPrinting[];
}

/** A source as the law of time sees it. A game's sources stand in order of issue. */
export interface DatedSource {
  readonly id: string;
  readonly date: string | null;
}

/** A source as reasons name it, too. */
export interface IssuedSource extends DatedSource {
  readonly title: string;
  /** Issued by those who made the game; else kept by its community. */
  readonly official: boolean;
}
