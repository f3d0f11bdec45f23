/** Where what follows a title may begin: at a mark, never at a mere space, for words more make another title. */
const MARKS =
  /\s(?=\/\/|#|;|--)|\s?(?=[([{])|\s(?=\*[A-Za-z]+\*)|(?=,\s)|\s(?=[x×]\s?\d+(?:\s|$))|\s?(?=:(?:\s?\d+)?$)/gi;

/** The fewer of them, the less a line can cost. Titles have few marks. */
const MOST = 8;

/** The beginnings of a line that may be its title, the shortest first; the whole line is not among them. */
export function headsOf(text: string): string[] {
  const heads: string[] = [];
  for (const { index } of text.matchAll(MARKS)) {
    const head = text.slice(0, index).trimEnd();
    if (head !== '' && head !== heads.at(-1)) heads.push(head);
    if (heads.length === MOST) break;
  }
  return heads;
}
