/** How large a list may be. No deck that is played comes near, and no list costs more to read than this allows. */
export const limits = {
  bytes: 1024 * 1024,
  /** Of a text, and lines of cards of any list. */
  lines: 10_000,
  /** All quantities of a list together. */
  copies: 10_000,
  /** Of one line. */
  quantity: 999,
  zones: 100,
  /** Characters of a line of text. */
  lineLength: 5_000,
  /** Characters of a title, a set, a name, a note on a line, … */
  words: 500,
  /** Characters of a comment. */
  comment: 4_000,
  /** Characters of the notes on a deck. */
  notes: 10_000,
  /** The most problems that are reported. */
  problems: 100,
} as const;
