import { distance } from 'fastest-levenshtein';

const MOST_SUGGESTED = 5;

interface Cited {
  readonly id: string;
  /** The section of its source. */
  readonly section: string;
}

/** Ids with the same section or name; otherwise the most similar ids. */
export function nearIds(all: readonly Cited[], id: string): string[] {
  // Ids share most of their letters.
  const furthest = Math.max(2, nameIn(id).length / 3);
  const meant = all.filter((one) => one.section === id || nameIn(one.id) === nameIn(id));
  const near =
    meant.length > 0
      ? meant.map((one) => one.id)
      : all
          // An id of another length is further away than it has more or fewer letters.
          .filter((one) => Math.abs(one.id.length - id.length) <= furthest)
          .map((one) => ({ id: one.id, far: distance(one.id, id) }))
          .filter(({ far }) => far <= furthest)
          .sort((a, b) => a.far - b.far)
          .map((one) => one.id);
  return near.slice(0, MOST_SUGGESTED);
}

/** The last part of an id. */
export function nameIn(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
