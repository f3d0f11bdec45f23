import { rankOfDate } from './as-of.ts';
import type { IssuedSource, WordingPrinting } from './card-wordings.ts';
import type { RankedVersion } from './contenders.ts';
import { covers } from './law.ts';

/**
 * The printings that surely came out only after the moment. None where that would leave no copy at all: then nobody
 * can have asked. A printing that an issued document speaks of was out by then, whatever its date.
 */
export function printedLater(
  printings: readonly WordingPrinting[],
  versions: readonly RankedVersion[],
  sources: readonly IssuedSource[],
  rank: number,
): readonly WordingPrinting[] {
  const spokenOf = versions.filter((version) => version.kind !== 'printed' && version.rank <= rank);
  const later = printings.filter(
    (printing) =>
      printing.earliestDate !== null &&
      rankOfDate(sources, printing.earliestDate) > rank &&
      !spokenOf.some(({ appliesTo }) => appliesTo.to !== 'all' && coversPrinting(appliesTo, printing)),
  );
  return later.length === printings.length ? [] : later;
}

/** Whether a printed wording stands on later printings alone. */
export function isPrintedLater(
  { kind, appliesTo }: RankedVersion,
  printings: readonly WordingPrinting[],
  later: readonly WordingPrinting[],
): boolean {
  if (kind !== 'printed' || later.length === 0) return false;
  const its = printings.filter((printing) => coversPrinting(appliesTo, printing));
  return its.length > 0 && its.every((printing) => later.includes(printing));
}

function coversPrinting(target: RankedVersion['appliesTo'], printing: WordingPrinting): boolean {
  return covers(target, { ...printing, edition: printing.setEdition });
}
