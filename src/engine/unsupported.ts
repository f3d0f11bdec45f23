/** What the law cannot judge, because what a card does is not said in the vocabulary. */
export interface UnsupportedNeed {
  /** The card, by its slug or title. */
  readonly card: string;
  /** What of it cannot be judged. */
  readonly what: string;
}

/** An action needs what cannot be judged: the answer is `unsupported`, never `legal`. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
  readonly need: UnsupportedNeed;

  constructor(need: UnsupportedNeed) {
    super(`${need.card}: ${need.what}`);
    this.need = need;
  }
}
