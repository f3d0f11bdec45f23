/** Files write a designator that is printed bold between angle brackets. */
const DESIGNATOR = /<(\p{L}[^<>]*)>/gu;

/** A wording as files write it: its words, and its words with what is printed bold. */
export function wordingOf(written: string): { readonly text: string; readonly markedText: string } {
  const markedText = written.replace(DESIGNATOR, '**$1**');
  return { text: markedText.replaceAll('**', ''), markedText };
}
