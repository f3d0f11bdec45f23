import { isOwn } from './contenders.ts';
import type { Contender, Copy, Ground, WordingLaw } from './law.ts';
import { byPreference } from './order.ts';
import { sentence, whyInForce } from './reason.ts';
import type { WordingInForce } from './wording.ts';

/** A wording that has a say on certain copies. */
export interface Entry {
  readonly contender: Contender;
  /** The law that carries it to these copies; null if it is their own. */
  readonly carriedBy: Ground | null;
}

/** What the law decides for certain copies. */
export interface Outcome {
  readonly copy: Copy;
  readonly winner: Contender;
  /** Weakest first; the last is the winner. */
  readonly entries: readonly Entry[];
  readonly wording: WordingInForce;
  /** The reason of the wording, as a clause. */
  readonly why: string;
}

/** Decides between a card's wordings for certain copies. At least one of the contenders must be the copies' own. */
export function outcomeOn(copy: Copy, contenders: readonly Contender[], law: WordingLaw): Outcome {
  const entries = entriesOn(copy, contenders, law).sort(byStrength(copy, law));
  const { contender: winner } = entries.reduce((_, stronger) => stronger);
  const beaten = entries.filter(({ contender }) => law.supersedes(winner, contender, copy) !== null);
  const runnerUp = beaten.at(-1)?.contender ?? null;
  const ground =
    (runnerUp && law.supersedes(winner, runnerUp, copy)) ??
    law.asPrinted(
      winner,
      contenders.filter((contender) => !entries.some((entry) => entry.contender === contender)),
    );
  const why = whyInForce(winner, runnerUp, ground);
  const wording = {
    version: winner.id,
    text: winner.text,
    figures: figuresOf([...beaten, ...entries.filter(({ contender }) => contender === winner)]),
    errataNumber: winner.errataNumber,
    law: ground.law,
    rule: ground.rule,
    reason: sentence(why),
  };
  return { copy, winner, entries, wording, why };
}

/** The copies' own wordings, and step by step those that the law puts in place of one of them. */
function entriesOn(copy: Copy, contenders: readonly Contender[], law: WordingLaw): Entry[] {
  const entries: Entry[] = contenders
    .filter((contender) => isOwn(contender, copy))
    .map((contender) => ({ contender, carriedBy: null }));
  const elsewhere = new Set(contenders.filter((contender) => !isOwn(contender, copy)));
  // An entry that is added along the way is itself visited in its turn.
  for (const { contender: weaker } of entries) {
    for (const stronger of elsewhere) {
      const carriedBy = law.supersedes(stronger, weaker, copy);
      if (carriedBy === null) continue;
      entries.push({ contender: stronger, carriedBy });
      elsewhere.delete(stronger);
    }
  }
  return entries;
}

/** Weakest first: by the law, and where it leaves wordings side by side, by what tells a reader most of the copy. */
function byStrength(copy: Copy, law: WordingLaw): (a: Entry, b: Entry) => number {
  const prefer = byPreference(copy);
  return ({ contender: a }, { contender: b }) => {
    if (law.supersedes(a, b, copy) !== null) return 1;
    if (law.supersedes(b, a, copy) !== null) return -1;
    return prefer(b, a);
  };
}

/** A figure that a stronger wording does not name stays as a weaker one left it. */
function figuresOf(weakestFirst: readonly Entry[]): Record<string, unknown> {
  const figures = weakestFirst.filter(({ carriedBy }) => carriedBy?.keepsFigures !== true);
  return Object.assign({}, ...figures.map(({ contender }) => contender.figures));
}
