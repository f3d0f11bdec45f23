import type { SortedTexts } from './sorted.ts';

/** Texts that a text is near to, by their places, with how many edits they are away. */
export type Near = ReadonlyMap<number, number>;

/** So that no text makes a large catalogue be walked through; what would be found later is left out. */
export const MOST_STEPS = 4000;

/**
 * The texts that so many letters put in, left out or changed make of a text. Each stands once in the list.
 *
 * The walk is along the tree of beginnings that a sorted list is. For each beginning it knows Levenshtein's row: how
 * many edits make it of each beginning of the text, of which only what is near the diagonal can be few. `onStep` is
 * told of each row.
 */
export function near(sorted: SortedTexts, text: string, mostEdits: number, onStep = () => {}): Near {
  const found = new Map<number, number>();
  const width = text.length + 1;
  const tooMany = mostEdits + 1;
  const rows = new Uint8Array((text.length + mostEdits + 1) * width).fill(tooMany);
  for (let at = 0; at <= Math.min(mostEdits, text.length); at++) rows[at] = at;
  let steps = 0;

  /** Those from the first until before the last begin alike, with so many letters and at least so many edits. */
  const walk = (first: number, last: number, letters: number, edits: number): void => {
    let from = first;
    if (sorted.at(from).length === letters) {
      const needed = rows[letters * width + text.length] ?? tooMany;
      if (needed <= mostEdits) found.set(from, needed);
      from += 1;
    }
    if (letters >= text.length + mostEdits) return;
    if (edits === mostEdits) {
      for (const letter of neededLetters(letters)) {
        const start = boundary(from, last, (place) => letterAt(place, letters) < letter);
        if (start < last && letterAt(start, letters) === letter) goOn(start, last, letters, letter);
      }
      return;
    }
    while (from < last) from = goOn(from, last, letters, letterAt(from, letters));
  };

  /** Walks along those that go on with a letter, from the first of them; returns where they end. */
  const goOn = (first: number, last: number, letters: number, letter: number): number => {
    if (steps >= MOST_STEPS) return last;
    steps += 1;
    onStep();
    const end = boundary(first, last, (place) => letterAt(place, letters) === letter);
    const edits = fillRow(letters + 1, letter);
    if (edits <= mostEdits) walk(first, end, letters + 1, edits);
    return end;
  };

  const letterAt = (place: number, at: number) => sorted.at(place).charCodeAt(at);

  /** Where no edit is left, only the letters of the text itself lead on. */
  const neededLetters = (letters: number): Set<number> => {
    const needed = new Set<number>();
    const to = Math.min(text.length - 1, letters + mostEdits);
    for (let at = Math.max(0, letters - mostEdits); at <= to; at++) {
      if ((rows[letters * width + at] ?? tooMany) <= mostEdits) needed.add(text.charCodeAt(at));
    }
    return needed;
  };

  /** The fewest edits in the row. */
  const fillRow = (letters: number, letter: number): number => {
    const above = (letters - 1) * width;
    const row = letters * width;
    const from = Math.max(0, letters - mostEdits);
    const to = Math.min(text.length, letters + mostEdits);
    let least = tooMany;
    for (let at = from; at <= to; at++) {
      const putIn = (rows[above + at] ?? tooMany) + 1;
      const leftOut = at === from ? tooMany : (rows[row + at - 1] ?? tooMany) + 1;
      const same = at > 0 && text.charCodeAt(at - 1) === letter;
      const changed = at === 0 ? tooMany : (rows[above + at - 1] ?? tooMany) + (same ? 0 : 1);
      const edits = Math.min(putIn, leftOut, changed, tooMany);
      rows[row + at] = edits;
      least = Math.min(least, edits);
    }
    return least;
  };

  if (sorted.length > 0) walk(0, sorted.length, 0, 0);
  return found;
}

/** The first place of which it is not true; it is true of none after that. Looked for in ever longer strides, then between the last two. */
function boundary(first: number, last: number, isBefore: (place: number) => boolean): number {
  let low = first;
  let stride = 1;
  while (low + stride <= last && isBefore(low + stride - 1)) {
    low += stride;
    stride *= 2;
  }
  let high = Math.min(low + stride - 1, last);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
