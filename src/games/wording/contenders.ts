import type { TextVersionKind } from '../content/text-version.ts';
import { rankOf } from './as-of.ts';
import { nameOfPrintedText, nameOfVersion } from './called.ts';
import type { IssuedSource, Target, WordingPrinting, WordingVersion } from './card-wordings.ts';
import { type Contender, type Copy, covers } from './law.ts';
import { inOrderOfIssue } from './order.ts';

/** Kinds of version that state what the card does; the others stand beside the text. */
const WITH_TEXT: readonly TextVersionKind[] = ['printed', 'functional', 'wording'];

/** A version with its id, and when it was issued. */
export type RankedVersion = Contender & { readonly id: string };

export function hasGameText(version: RankedVersion): boolean {
  return WITH_TEXT.includes(version.kind);
}

/**
 * The versions with their ranks, printed ones first, then in order of issue.
 * Throws where a version names a source that is not among the game's: the content check lets none through.
 */
export function rankedVersions(
  versions: readonly WordingVersion[],
  printings: readonly WordingPrinting[],
  sources: readonly IssuedSource[],
): RankedVersion[] {
  return versions
    .map((version) => {
      const errataNumber = version.errataNumber ?? numberPrintedOn(version, printings);
      const rank = rankOfVersion(version, sources);
      const called = nameOfVersion({ ...version, errataNumber }, printings, sources);
      return { ...version, errataNumber, rank, called };
    })
    .sort(inOrderOfIssue);
}

function rankOfVersion({ id, kind, source }: WordingVersion, sources: readonly IssuedSource[]): number {
  if (kind === 'printed' || source === null) return 0;
  const rank = rankOf(sources, source);
  if (rank === null)
    throw new RangeError(`Version ${id} names the source ${source}, which is not among its game's.`);
  return rank;
}

/** What is printed on a card bears the number that the printing is known to show. */
function numberPrintedOn(
  { kind, appliesTo }: WordingVersion,
  printings: readonly WordingPrinting[],
): number | null {
  if (kind !== 'printed' || appliesTo.to !== 'printings') return null;
  const shown = printings
    .filter((printing) => covers(appliesTo, { ...printing, edition: printing.setEdition }))
    .flatMap(({ errataNumber }) => errataNumber ?? []);
  return shown.length === 0 ? null : Math.max(...shown);
}

/**
 * The wordings on copies that no version gives: their words are unknown, but they take part in the law. A number on
 * the printing that no version bears is such a wording too.
 */
export function unheldWordings(versions: readonly RankedVersion[], copies: readonly Copy[]): Contender[] {
  return copies.filter((copy) => !isHeld(versions, copy)).map(printedOn);
}

/** Whether the copy carries this wording of itself: it is issued for such copies, or they show its number. */
export function isOwn(contender: Contender, copy: Copy): boolean {
  const shown = copy.printing?.errataNumber ?? null;
  return covers(contender.appliesTo, copy) || (shown !== null && contender.errataNumber === shown);
}

function isHeld(versions: readonly RankedVersion[], copy: Copy): boolean {
  const number = copy.printing?.errataNumber ?? null;
  return number === null
    ? versions.some((version) => version.kind === 'printed' && covers(version.appliesTo, copy))
    : versions.some((version) => version.errataNumber === number);
}

function printedOn({ set, number, edition, printing }: Copy): Contender {
  const errataNumber = printing?.errataNumber ?? null;
  const appliesTo: Target =
    set === null ? editionOrAll(edition) : { to: 'printings', printings: [{ set, number }] };
  return {
    id: null,
    kind: 'printed',
    text: null,
    title: null,
    subtitle: null,
    figures: {},
    errataNumber,
    source: null,
    position: 0,
    appliesTo,
    rank: 0,
    called: nameOfPrintedText({ appliesTo, errataNumber, text: null }, printing === null ? [] : [printing]),
  };
}

function editionOrAll(edition: Copy['edition']): Target {
  return edition === null ? { to: 'all' } : { to: 'edition', edition };
}
