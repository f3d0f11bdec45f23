import { checkSize } from '../check-size.ts';

const EMPTY_CELL = /<(?:\w+:)?c\s[^<>]*\br="[A-Z]+\d+"[^<>]*\/>/g;
const EMPTY_ROW = /<(?:\w+:)?row\s[^<>]*\br="\d+"[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g;
const ROW = /<(?:\w+:)?row[\s/>]/g;

/**
 * The XML of a sheet without cells and rows that have no content: spreadsheets keep millions of them for their looks. Only
 * those that give their own place are left out, so the places of the others stay the same. Throws Unreadable for more
 * rows than a table may have, before they are read one by one.
 */
export function withoutEmptyParts(xml: string): string {
  // Within a comment or a quoted section the same characters are text.
  const filled = xml.includes('<!') ? xml : xml.replaceAll(EMPTY_CELL, '').replaceAll(EMPTY_ROW, '');
  let rows = 0;
  for (const _ of filled.matchAll(ROW)) {
    rows += 1;
    // The headings are a row as well.
    checkSize({ rows: rows - 1 });
  }
  return filled;
}
