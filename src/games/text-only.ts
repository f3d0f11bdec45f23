/** Control characters other than tab and line breaks, and halves of characters: no database stores them. */
const NO_TEXT = /[^\P{Cc}\t\n\r\u0080-\u009f]|\p{Cs}/u;
const EACH_NO_TEXT = new RegExp(NO_TEXT.source, 'gu');

export function isText(given: string): boolean {
  return !NO_TEXT.test(given);
}

export const textOnly = (given: string): string => given.replace(EACH_NO_TEXT, '');
