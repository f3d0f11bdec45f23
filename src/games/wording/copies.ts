import type { PrintingRef, Target, WordingPrinting, WordingVersion } from './card-wordings.ts';
import { type Copy, covers } from './law.ts';
import { compareText, inOrderOfPrinting, type PlaceInPrinting } from './order.ts';

const ANY_COPY: Copy = { printing: null, set: null, number: null, edition: null };

/**
 * The copies the law is asked about: one for each printing, and before them one for each target of a version that no
 * known printing answers to, so that no issued wording is lost where a card's printings are not all known.
 */
export function copiesOf(versions: readonly WordingVersion[], printings: readonly WordingPrinting[]): Copy[] {
  const listed = printings.map(copyOfPrinting);
  const unlisted = versions
    .flatMap(({ appliesTo }) => copiesAimedAt(appliesTo))
    .filter(({ target }) => !listed.some((copy) => covers(target, copy)))
    .map(({ copy }) => copy);
  const copies = [...distinct(unlisted), ...listed];
  return copies.length === 0 ? [ANY_COPY] : copies;
}

export function copyOfPrinting(printing: WordingPrinting): Copy {
  return { printing, set: printing.set, number: printing.number, edition: printing.setEdition };
}

function copiesAimedAt(target: Target): { target: Target; copy: Copy }[] {
  switch (target.to) {
    case 'all':
      return [{ target, copy: ANY_COPY }];
    case 'edition':
      return [{ target, copy: { ...ANY_COPY, edition: target.edition } }];
    case 'printings':
      return target.printings.map((printing) => ({
        target: { to: 'printings', printings: [printing] },
        copy: { ...ANY_COPY, set: printing.set, number: printing.number },
      }));
  }
}

/** Each copy once, in an order that does not depend on the order of versions. */
function distinct(copies: readonly Copy[]): Copy[] {
  const byName = new Map(copies.map((copy) => [[copy.edition, copy.set, copy.number].join('/'), copy]));
  return [...byName].sort(([a], [b]) => compareText(a, b)).map(([, copy]) => copy);
}

/** Earliest first. */
export function inPrintingOrder(copies: readonly Copy[]): Copy[] {
  return copies.toSorted((a, b) => inOrderOfPrinting(placeOf(a), placeOf(b)));
}

function placeOf({ edition, printing }: Copy): PlaceInPrinting {
  return { edition, order: printing?.setOrder ?? null, date: printing?.setDate ?? null };
}

/** The set and number alone. */
export function printingRef({ set, number }: PrintingRef): PrintingRef {
  return { set, number };
}
