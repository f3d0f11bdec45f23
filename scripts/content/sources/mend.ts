/** A place where a copy of a document was torn: lines run together, or one line broken over two. */
export interface Mend {
  /** As it stands in the copy. */
  readonly torn: string;
  /** As the document has it. */
  readonly whole: string;
  readonly why: string;
}

/** The document as it was before its copy was torn; throws where a tear is not found exactly once. */
export function mend(text: string, mends: readonly Mend[]): string {
  return mends.reduce((mended, { torn, whole }) => {
    const parts = mended.split(torn);
    if (parts.length !== 2)
      throw new Error(`Expected "${torn}" once in the copy, found it ${parts.length - 1} times.`);
    return parts.join(whole);
  }, text);
}
