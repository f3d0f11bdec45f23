/**
 * What the cards of the game are called. Asked where a line can be read in more than one way, as `18 Bronze Men` can;
 * what is said of a whole name counts, with or without what does not matter in it.
 */
export interface KnownNames {
  /** Whether a card has this title. */
  readonly title: (written: string) => boolean;
  /** Whether a set has this code or name, ignoring case. */
  readonly set: (written: string) => boolean;
}

/** For a list of which nothing is known. */
export const nothingKnown: KnownNames = { title: () => false, set: () => false };
