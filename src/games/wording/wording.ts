import type { PrintingRef } from './card-wordings.ts';
import type { WordingLawName } from './law.ts';

/** Which law decided, and why. */
export interface Decision {
  readonly law: WordingLawName;
  /** The id of the Rule it rests on; null only where there is nothing to cite. */
  readonly rule: string | null;
  /** One plain sentence: what won over what, and why. */
  readonly reason: string;
}

/** The wording that copies of the card are played by. */
export interface WordingInForce extends Decision {
  /** The id of the version; null where it is a printed wording that no source gives. */
  readonly version: string | null;
  /** Null where no source gives the words. */
  readonly text: string | null;
  /** The figures that versions in force change on these copies; a figure not named stays as printed. */
  readonly figures: Readonly<Record<string, unknown>>;
  readonly errataNumber: number | null;
}

export interface PrintingWording extends WordingInForce {
  readonly printing: PrintingRef;
}

/** The wording to show for the card as a whole. */
export interface MainWording extends WordingInForce {
  /** The printing it is taken from; null where the card's printings do not tell of such a copy. */
  readonly printing: PrintingRef | null;
}

export type VersionStatus = 'in-force' | 'in-force-on-some' | 'superseded' | 'not-yet-issued';

export interface VersionStanding extends Decision {
  readonly id: string;
  /** `in-force` on every copy of the card, `in-force-on-some` on at least one but not all. */
  readonly status: VersionStatus;
  /** The known printings on which it is in force. */
  readonly on: readonly PrintingRef[];
  /** The version that replaced it; null while it is in force anywhere, before its issue, and where the words that replaced it are not held. */
  readonly supersededBy: string | null;
}

/** A title or subtitle in force. */
export interface NameInForce<Value extends string | null> {
  readonly value: Value;
  /** The version that last changed it; null if none has. */
  readonly version: string | null;
}

/** What a card says at one moment, by the law of its game. */
export interface Wording {
  readonly inForce: MainWording;
  /** One outcome for each printing that may have come out by then, in the order given. */
  readonly perPrinting: readonly PrintingWording[];
  /** Whether printings are played by different wordings, as far as is known. */
  readonly differs: boolean;
  /** Every version, printed ones first, then in order of issue. */
  readonly versions: readonly VersionStanding[];
  readonly title: NameInForce<string>;
  /** The value is null where the card has none, or where the subtitle before a later change is not known. */
  readonly subtitle: NameInForce<string | null>;
  /** The errata number of the wording shown; null if it has none. */
  readonly errataNumber: number | null;
  /** Whether any source has issued a change of the card. */
  readonly hasErrata: boolean;
}
