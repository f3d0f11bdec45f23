/** Letters of other alphabets that NFKD leaves whole, as the scans and players write them. */
const LIGATURES: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

/** Words of a keyboard, one space apart: of them only their case is folded. */
const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/;

/** Lower case without accents; curly quotes, dashes and ellipses become their plain forms. Words stay as they are. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    // Before NFKD, which makes a space and an accent of an acute that stands alone; and after it, for it makes dashes
    // and quotes of their smaller and wider forms.
    withPlainMarks(withPlainMarks(text).normalize('NFKD'))
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[æœøßłđ]/g, (letter) => LIGATURES[letter] ?? letter)
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Curly quotes, apostrophes and dashes as a keyboard has them. */
export function withPlainMarks(text: string): string {
  return text
    .replace(/[‘’‛′`´]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-');
}
