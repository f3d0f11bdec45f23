/** Where what follows a title may begin: at a mark, never at a mere space, for words more make another title. */
const MARKS = new RegExp(
  [
    // Comments, links and prices.
    String.raw`\s(?=\/\/|#|;|--|<-|←|@)`,
    String.raw`\s(?=[$€£]\s?\d|\d+(?:[.,]\d{1,2})?\s?[$€£])`,
    // Sets and other marks.
    String.raw`\s?(?=[([{])`,
    String.raw`\s(?=\*[A-Za-z]+\*)`,
    '(?=,)',
    // Cells and what follows an arrow, without another quantity.
    String.raw`\s?(?=[|¦│‖]+(?!\s*[([]?[x×]?\d))`,
    String.raw`\s(?=[•·→⇒]\s+(?![([]?[x×]?\d))`,
    String.raw`\s(?=\^[^^]*\^)`,
    // Quantities.
    String.raw`\s(?=[x×✕✖*]\s?\d+(?:\s|$))`,
    String.raw`(?=×\d+(?:\s|$))`,
    String.raw`\s(?=\d{1,3}\s?[x×✕✖](?:\s|$))`,
    String.raw`\s?(?=:(?:\s?x?\d+x?)?$)`,
    String.raw`\s?(?=(?:\.+|…|[=·|→])\s?x?\d{1,3}x?(?:\s|$))`,
    String.raw`\s(?=[-‐-―−]+>?\s?x?\d{1,3}x?(?:\s|$))`,
    String.raw`\s(?=\d{1,3}$)`,
  ].join('|'),
  'gi',
);

/** The fewer of them, the less a line can cost. Titles have few marks. */
const MOST = 8;

/** The beginnings of a line that may be its title, the shortest first; the whole line is not among them. */
export function headsOf(text: string): string[] {
  const heads: string[] = [];
  for (const { index } of text.matchAll(MARKS)) {
    const head = text.slice(0, index).replace(/[\s:,;=|…·([{]+$/, '');
    if (head !== '' && head !== heads.at(-1)) heads.push(head);
    if (heads.length === MOST) break;
  }
  return heads;
}
