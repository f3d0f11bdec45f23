const MARKS = '-=_*~#+.·—– ';

/** A line that only parts others: `-----`, `* * *`. */
export function isRuler(text: string): boolean {
  return text.length > 2 && [...text].every((char) => MARKS.includes(char));
}

/** Words without the marks that are drawn before and after them: `--- Events ---`. */
export function withoutRulers(text: string): string {
  let from = 0;
  let until = text.length;
  while (from < until && MARKS.includes(text.charAt(from))) from++;
  while (until > from && MARKS.includes(text.charAt(until - 1))) until--;
  return text.slice(from, until);
}
