import type { TextVersionKind } from '../content/text-version.ts';
import { rankOf } from './as-of.ts';
import { nameOfPrintedText, nameOfVersion } from './called.ts';
import type { IssuedSource, Target, WordingPrinting, WordingVersion } from './card-wordings.ts';
import { copyOfPrinting, inPrintingOrder } from './copies.ts';
import { type Contender, type Copy, covers, isPrintedOn } from './law.ts';
import { inOrderOfIssue } from './order.ts';

/** Kinds of version that state what the card does; the others stand beside the text. */
const WITH_TEXT: readonly TextVersionKind[] = ['printed', 'functional', 'wording'];

/** A version with its id, and when it was issued. */
export type RankedVersion = Contender & { readonly id: string };

/** Whether a version states what the card does. One of which only the title is known stands beside the text. */
export function hasGameText({ kind, text, title }: Pick<WordingVersion, 'kind' | 'text' | 'title'>): boolean {
  return WITH_TEXT.includes(kind) && !(text === null && title !== null);
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
  const copies = inPrintingOrder(printings.map(copyOfPrinting));
  return versions
    .map((version) => {
      const errataNumber = version.errataNumber ?? numberPrintedOn(version, printings);
      const rank = rankOfVersion(version, sources);
      const official = sources[rank - 1]?.official ?? false;
      const position = rank === 0 ? placeInPrinting(version, copies) : version.position;
      const called = nameOfVersion({ ...version, errataNumber }, printings, sources);
      return { ...version, errataNumber, rank, official, position, called };
    })
    .sort(inOrderOfIssue);
}

/** From 1; 0 where the card is not known to have such a printing. */
function placeInPrinting({ appliesTo }: WordingVersion, copies: readonly Copy[]): number {
  return copies.findIndex((copy) => covers(appliesTo, copy)) + 1;
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
    .filter((printing) => covers(appliesTo, copyOfPrinting(printing)))
    .flatMap(({ errataNumber }) => errataNumber ?? []);
  return shown.length === 0 ? null : Math.max(...shown);
}

/**
 * The wordings on copies that no version gives: most often their words are unknown, but they take part in the law. A
 * number on the printing that no version bears is such a wording too.
 */
export function unheldWordings(versions: readonly RankedVersion[], copies: readonly Copy[]): Contender[] {
  return copies.filter((copy) => !isHeld(versions, copy)).map(printedOn);
}

/** Whether the copy carries this wording of itself: it is issued for such copies, or they show its words or number. */
export function isOwn(contender: Contender, copy: Copy): boolean {
  const shown = copy.printing?.errataNumber ?? null;
  return (
    covers(contender.appliesTo, copy) ||
    isPrintedOn(contender, copy) ||
    (shown !== null && contender.errataNumber === shown)
  );
}

function isHeld(versions: readonly RankedVersion[], copy: Copy): boolean {
  const number = copy.printing?.errataNumber ?? null;
  return number === null
    ? versions.some(
        (version) =>
          (version.kind === 'printed' && covers(version.appliesTo, copy)) || isPrintedOn(version, copy),
      )
    : versions.some((version) => version.errataNumber === number);
}

function printedOn({ set, number, edition, printing }: Copy): Contender {
  const errataNumber = printing?.errataNumber ?? null;
  const text = printing?.text ?? null;
  const appliesTo: Target =
    set === null ? editionOrAll(edition) : { to: 'printings', printings: [{ set, number }] };
  return {
    id: null,
    kind: 'printed',
    text,
    title: null,
    subtitle: null,
    figures: {},
    errataNumber,
    source: null,
    position: 0,
    appliesTo,
    printedIn: [],
    rank: 0,
    official: false,
    called: nameOfPrintedText({ appliesTo, errataNumber, text }, printing === null ? [] : [printing]),
  };
}

function editionOrAll(edition: Copy['edition']): Target {
  return edition === null ? { to: 'all' } : { to: 'edition', edition };
}
