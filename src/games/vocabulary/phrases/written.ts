const SELF = /#self/g;

/** Rendered tokens as a sentence: with its capital and full stop. */
export function written(tokens: string): string {
  const text = joined(tokens);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Rendered tokens as a part of a sentence: without spaces before marks. */
export function joined(tokens: string): string {
  return tokens
    .replace(SELF, 'this card')
    .replace(/ (?=[,.;!?)]|'s\b|: )/g, '')
    .replace(/(?<=\() /g, '')
    .replace(/([+-]) (?=[\dX])/g, '$1')
    .replace(/s's\b/g, "s'")
    .replace(/(?<=:: )[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/\b([Aa]) (?=[aeio]|u(?!ni))/gi, '$1n ');
}
