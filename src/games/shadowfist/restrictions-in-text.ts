import { bare } from '../spellings.ts';
import type { restrictions } from './card.ts';
import { knownRestrictions } from './spellings.ts';

/** A whole text in quotation marks, as spreadsheets leave it. */
const FRAMED = /^\s*["“]([^"“”]*)["”]\s*$/;
/** No sentence that is only a restriction is longer, marks of emphasis and all. */
const LONGEST = 20;
/** Words that a card gives to something else, or puts as the text that it may have. */
const QUOTED = /["“][^"“”]*["”]/g;

/**
 * The restrictions that a card's own text says: each is a sentence of its own (10.1.1), as in "Unique. Toast It." A
 * sentence that only speaks of Unique cards or Vehicles makes none, nor does what stands in quotation marks.
 */
export function restrictionsIn(text: string): (typeof restrictions)[number][] {
  return sentencesOf(text)
    .filter((sentence) => sentence.length <= LONGEST)
    .flatMap((sentence) => knownRestrictions.get(bare(sentence)) ?? []);
}

/** Whether a card's own text says anything beside its restrictions. */
export function saysMoreThanRestrictions(text: string): boolean {
  return splitAtEnds(withoutFrame(text)).some(
    (sentence) =>
      sentence.trim() !== '' && (sentence.length > LONGEST || !knownRestrictions.has(bare(sentence))),
  );
}

function sentencesOf(text: string): string[] {
  return splitAtEnds(withoutFrame(text).replace(QUOTED, ''));
}

function splitAtEnds(text: string): string[] {
  return text.split(/(?<=[.!?][*"”]*)\s+|\n/);
}

function withoutFrame(text: string): string {
  return FRAMED.exec(text)?.[1] ?? text;
}
