/** Text without marks of emphasis, with every run of white space folded into one blank. */
export function plain(text: string): string {
  return text
    .replace(/\*+|<\/?u>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The lines after the one that is `from`, up to the one that is `to`; throws where the document has no such line. */
export function between(lines: readonly string[], from: string, to: string): string[] {
  const start = lines.findLastIndex((line) => plain(line) === from);
  const end = lines.findIndex((line, place) => place > start && plain(line) === to);
  if (start === -1 || end === -1) throw new Error(`The document has no part from "${from}" to "${to}".`);
  return lines.slice(start + 1, end);
}

/** A heading as rules name their section: lower case, joined by hyphens. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/['’"“”]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
