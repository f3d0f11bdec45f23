const SELF = /#self/g;

/** Rendered tokens as a sentence: with its capital, its full stop, and without spaces before marks. */
export function written(tokens: string): string {
  const text = tokens
    .replace(SELF, 'this card')
    .replace(/ (?=[,.;!?)]|'s\b|: )/g, '')
    .replace(/(?<=\() /g, '')
    .replace(/([+-]) (?=[\dX])/g, '$1')
    .replace(/s's\b/g, "s'")
    .replace(/\b([Aa]) (?=[aeio]|u(?!ni))/gi, '$1n ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
