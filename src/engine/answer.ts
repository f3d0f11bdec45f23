import type { Spent } from './budget.ts';
import type { Json } from './json.ts';
import type { Unjudged } from './unjudged.ts';
import type { UnsupportedNeed } from './unsupported.ts';
import type { Violation } from './violation.ts';

/** How a request ended: by its first action that is not legal, else legal. */
export type Outcome = 'legal' | 'illegal' | 'needs-choice' | 'malformed' | 'unsupported' | 'over-budget';

/** A part of the request that cannot be read: the caller's mistake, not a move against the rules. */
export interface Mistake {
  readonly code:
    | 'unknown-key'
    | 'missing'
    | 'wrong-value'
    | 'duplicate'
    | 'dangling-reference'
    | 'unknown-card'
    | 'card-of-untold-type'
    | 'contradicts-catalogue'
    | 'too-large';
  /** JSON Pointer: of the request as a whole into the request, of a verdict into its action. */
  readonly pointer: string;
  readonly message: string;
  /** What was probably meant; null if nothing is near. */
  readonly suggestion: string | null;
}

/** What must still be said with an action before it can be judged. */
export interface OpenChoice {
  /** JSON Pointer into the action: where the answer belongs. */
  readonly pointer: string;
  /** How the answer is written there. */
  readonly form: DomainForm;
  /** The key that holds the answer, as in `{"cards": […]}`; absent if the answer is the value itself. */
  readonly key?: string;
  readonly player: string;
  readonly about: string;
  /** What may be chosen, if that can be listed. */
  readonly from: readonly Json[] | null;
  readonly least: number;
  readonly most: number;
  /** So much is to be divided among them; absent where nothing is divided, or it is not known yet. */
  readonly amount?: number;
  /** How many cards that nobody has named may be chosen besides, named as they are chosen; absent for none. */
  readonly unnamed?: number;
}

interface JudgedAction {
  /** Its place in the request. */
  readonly index: number;
  /** The cards with influence on the action that were not judged in full; empty where nothing was judged. */
  readonly unjudged: readonly Unjudged[];
}

/** What is said of one action. */
export type ActionVerdict =
  | (JudgedAction & { readonly outcome: 'legal'; readonly events: readonly Json[] })
  | (JudgedAction & { readonly outcome: 'illegal'; readonly violations: readonly Violation[] })
  | (JudgedAction & { readonly outcome: 'needs-choice'; readonly choices: readonly OpenChoice[] })
  | (JudgedAction & { readonly outcome: 'malformed'; readonly mistakes: readonly Mistake[] })
  | (JudgedAction & { readonly outcome: 'unsupported'; readonly needs: readonly UnsupportedNeed[] })
  | (JudgedAction & { readonly outcome: 'over-budget'; readonly spent: Spent; readonly limit: number })
  | (JudgedAction & { readonly outcome: 'not-evaluated' });

/** Whose move it is, and what for. */
export interface Awaited {
  readonly player: string;
  /** Names what is awaited; a promise to those who call, one of those that the game tells. */
  readonly code: string;
  /** What the player may or must do, in plain words. */
  readonly what: string;
  /**
   * Whether the scene, the phase and the turn cannot end before this player has done so; what may be done at the same
   * time may still come before it. Where it is false, the player may leave it undone.
   */
  readonly must: boolean;
}

/** A legal action, ready to be sent; or, where there are too many, what may be filled in. */
export interface ListedAction {
  readonly action: Json;
  /** Parameters that are left open, by JSON Pointer into the action; absent if the action is complete. */
  readonly open?: Readonly<Record<string, Domain>>;
  /** What is chosen for one open parameter must not be chosen for another. */
  readonly apart?: true;
  /** Not all combinations were tried: more actions like this may be legal, and more choices for its open parameters. */
  readonly cut?: true;
  /** Cards that the action may bring into play and that cannot be judged: then it is `unsupported`. Absent for none. */
  readonly unjudged?: readonly Unjudged[];
}

/**
 * How what is chosen is written where the pointer says: a `list` of them; one of them itself (`value`); a whole
 * `number`; a `division`, which is an object of whole numbers; or `known`, a list of cards that nobody has named, or
 * that chance shows, each with an id for it and which card it is.
 */
export const domainForms = ['list', 'value', 'number', 'division', 'known'] as const;
export type DomainForm = (typeof domainForms)[number];

/**
 * Any choice of so many different ones of these, in any order, is legal; or any division of an amount among them; or
 * any number from the least to the most; or any cards of the kind that is asked for.
 */
export interface Domain {
  readonly form: DomainForm;
  readonly from: readonly Json[];
  readonly least: number;
  readonly most: number;
  /** So much is to be divided among them: an object of whole numbers whose sum it is. */
  readonly amount?: number;
  /** One whole number within these bounds, and nothing out of a list. */
  readonly number?: true;
  /** How many cards that nobody has named may be chosen besides; absent for none. */
  readonly unnamed?: number;
}

/** The answer of the rule check. */
export interface Answer {
  readonly outcome: Outcome;
  /** Whether everything that the answer says was judged in full. */
  readonly complete: boolean;
  /** Mistakes of the request as a whole; empty unless malformed. */
  readonly mistakes: readonly Mistake[];
  /** What could never have come about in the state that was given. */
  readonly stateViolations: readonly Violation[];
  readonly verdicts: readonly ActionVerdict[];
  /** The cards with influence in the state that were not judged in full; with a list of legal actions also those in hand. */
  readonly unjudged: readonly Unjudged[];
  /** The state after the last legal action; null if the state given could not be judged. */
  readonly state: Json;
  /** SHA-256 of the state as canonical JSON; null without a state. */
  readonly digest: string | null;
  readonly awaits: readonly Awaited[];
  /** Every legal action, if asked for; null where they cannot be listed, which the notes then say. */
  readonly legalActions: readonly ListedAction[] | null;
  /** What was assumed, and could not be known; and what of the legal actions is not listed. */
  readonly notes: readonly string[];
}
