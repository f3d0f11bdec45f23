/** How many lines end between two places in a text whose lines end in LF. */
export function linesBetween(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** The first line that is not blank. */
export function firstLine(text: string): string {
  return /^.*\S.*$/m.exec(text)?.[0] ?? '';
}
