import { withPlainMarks } from '../fold.ts';

/** Whether two texts are one wording: white space, the shape of quotes and dashes, and emphasis tell none apart; case does. */
export function sameWords(a: string, b: string): boolean {
  return a === b || bareWords(a) === bareWords(b);
}

/** The words alone, alike for all texts that are one wording: files mark a designator as <Demon>, the content as **Demon**. */
export function bareWords(text: string): string {
  return withPlainMarks(text)
    .normalize('NFKC')
    .replaceAll('**', '')
    .replace(/<(\p{L}[^<>]*)>/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
