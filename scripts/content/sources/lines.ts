/** Text without marks of emphasis, with every run of white space folded into one blank. */
export function plain(text: string): string {
  return text
    .replace(/\*+|<\/?u>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The lines below the last one that is `from`, up to the next that is `to`; throws where the document has no such lines. */
export function between(text: string, from: string, to: string): string[] {
  const lines = text.split('\n');
  const start = lines.findLastIndex((line) => plain(line) === from);
  const end = lines.findIndex((line, place) => place > start && plain(line) === to);
  if (start === -1 || end === -1) throw new Error(`The document has no part from "${from}" to "${to}".`);
  return lines.slice(start + 1, end);
}

/** The blocks of a document that blank lines divide. */
export function paragraphs(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((block) => plain(block))
    .filter((block) => block !== '');
}

/** A heading as rules name their section: lower case, joined by hyphens. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/['’"“”]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The section of a paragraph, once for each worked example that begins in it. */
export function examplesOf(section: string, paragraph: string): string[] {
  return [...paragraph.matchAll(/\bExample(?: ?#?\d+)?(?: ?[:–-]|(?<=#\d) )/g)].map(() => section);
}
