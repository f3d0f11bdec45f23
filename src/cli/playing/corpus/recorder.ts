import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../../../operator-error.ts';
import type { Step, Watcher } from '../watching.ts';
import { type RecordedGame, readCorpus, type SetUp, shortDigest } from './corpus-file.ts';

/** Writes games into a corpus; one that exists gets more games if they are set up alike. */
export class Recorder {
  readonly #file: string;

  constructor(file: string, setUp: SetUp) {
    if (file.endsWith('.gz'))
      throw new OperatorError('Record games uncompressed, and compress them when they are done.');
    this.#file = file;
    if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(setUp)}\n`);
    else if (!isDeepStrictEqual(readCorpus(file).setUp, setUp))
      throw new OperatorError(
        `The games in "${file}" are set up in another way; record these in another file.`,
      );
  }

  add(game: RecordedGame): void {
    appendFileSync(this.#file, `${JSON.stringify(game)}\n`);
  }
}

/** Notes the digests of the states of one game. */
export class Digests implements Watcher {
  #joined = '';

  saw({ answer: { digest } }: Step): void {
    this.#joined += shortDigest(digest);
  }

  joined(): string {
    return this.#joined;
  }
}
