/** How many lines end between two places in a text whose lines end in LF. */
export function linesBetween(text: string, from: number, to: number): number {
  // Of the slice alone: a search in the whole text would go on to its end where no line ends between.
  const between = text.slice(from, to);
  let count = 0;
  for (let at = between.indexOf('\n'); at !== -1; at = between.indexOf('\n', at + 1)) count++;
  return count;
}

/** The first line that is not blank. */
export function firstLine(text: string): string {
  return /^.*\S.*$/m.exec(text)?.[0] ?? '';
}
