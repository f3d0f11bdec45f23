/** Marks without width and code points that are not characters; web pages and programs leave them behind. */
const NOTHING = /[\u00ad\u200b\u2060\ufeff\ufffe\uffff]/g;

/** Words of a list: in one line, with single spaces. */
export function oneLine(written: string): string {
  return written.replace(NOTHING, '').replace(/\s+/g, ' ').trim();
}

/** The same for words of several lines, none of them blank at the beginning or the end. */
export function manyLines(written: string): string {
  return written.replace(/\r\n?/g, '\n').split('\n').map(oneLine).join('\n').trim();
}
