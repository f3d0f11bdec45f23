import type { Step, Watcher } from '../watching.ts';
import { digestsOf, type RecordedGame, shortDigest } from './corpus-file.ts';

/** A game that is played again went another way than it was recorded. */
export class Difference extends Error {
  override readonly name = 'Difference';
  /** What was asked when it did: `arbiter check` asks it again. */
  readonly request: object;
  /** How many actions went before. */
  readonly after: number;

  constructor(message: string, { request, after }: Pick<Step, 'request' | 'after'>) {
    super(message);
    this.request = request;
    this.after = after;
  }
}

/** Compares the states of a game with those recorded; the first that differs ends the game. */
export class Replay implements Watcher {
  readonly #expected: readonly string[];
  #at = 0;

  constructor(recorded: RecordedGame) {
    this.#expected = digestsOf(recorded);
  }

  saw(step: Step): void {
    const expected = this.#expected[this.#at];
    const found = shortDigest(step.answer.digest);
    this.#at += 1;
    if (expected === found) return;
    const where = step.action === undefined ? 'the opening' : `action ${step.after + 1}`;
    const did = step.action === undefined ? '' : `, ${JSON.stringify(step.action)}`;
    throw new Difference(
      `${where}${did}: expected the state ${expected ?? 'of no further action'}, found ${found}.`,
      step,
    );
  }

  /** How many states were recorded that the game has not reached. */
  missing(): number {
    return this.#expected.length - this.#at;
  }
}
