import { oneLine } from '../words.ts';
import { decodeEntities } from './entities.ts';

/** Takes from a line the marks of the page that it was pasted from. A line of HTML may contain several lines. */
export function cleanerOf(lines: readonly string[]): (line: string) => readonly string[] {
  const closed = closedTags(lines);
  return (line) => {
    const plain = oneLine(withSimpleDigits(withoutColumns(line)));
    if (!MARKED.test(plain) || plain.length > LONGEST) return [plain];
    return brokenLines(plain).map((part) => {
      return withoutMarkdown(oneLine(csvCells(withoutTags(part, closed))));
    });
  };
}

/** A quantity in digits as wide as letters of Japanese, before a title. */
const withSimpleDigits = (line: string): string =>
  line.replace(/^\s*[０-９]{1,3}(?=[\sx×].*[^:\s]\s*$)/, (digits) => digits.normalize('NFKC'));

/** Rewrites `4⇥Fox Pass⇥NW` of a spreadsheet as `4 Fox Pass (NW)`. Text in brackets that is not a set is a note. */
function withoutColumns(line: string): string {
  const [first, second, ...others] = line.split('\t').filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  if (first === undefined || second === undefined || others.length === 0) return line;
  const [isHeadings, isCounted] = [COLUMNS.has(first.trim().toLowerCase()), /^\s*\d{1,3}x?\s*$/i.test(first)];
  if (isHeadings) return '';
  const title = isCounted ? `${first} ${second}` : `${first} (${second})`;
  return [title, ...others.map((cell) => `(${cell.replace(/[()[\]{}]/g, ' ')})`)].join(' ');
}

/** A longer line is not a card, and may take long to clean. */
const LONGEST = 1_000;

/** Most lines have none of these and need no cleaning. */
const MARKED = /[<&[\]|`~_>"]|\*|^\W|^\d+[.)]|https?:|[,;]$|[,;\t]/;

const brokenLines = (line: string): string[] =>
  line.includes('<')
    ? line.split(/<(?:br\s*\/?|\/li|\/p|\/tr|\/div)>/i).filter((part, at) => at === 0 || part.trim() !== '')
    : [line];

/** Names of tags that are closed somewhere in the text: `[b]` is a mark only beside `[/b]`. */
function closedTags(lines: readonly string[]): ReadonlySet<string> {
  const closed = new Set<string>(['*', 'hr', 'br']);
  for (const line of lines)
    if (line.includes('[/'))
      for (const [, name = ''] of line.matchAll(/\[\/([\w*]+)\]/g)) closed.add(name.toLowerCase());
  return closed;
}

function withoutTags(line: string, closed: ReadonlySet<string>): string {
  const html = line.includes('<') ? line.replace(/<\/?[a-z][^<>]*>/gi, ' ') : line;
  const decoded = html.includes('&') ? decodeEntities(html) : html;
  return decoded.includes('[')
    ? decoded.replace(/\[\/?([\w*]+)(?:[\s=][^[\]]*)?\]/g, (tag, name: string) =>
        closed.has(name.toLowerCase()) ? ' ' : tag,
      )
    : decoded;
}

/** `"4","Fox Pass"` as `4, Fox Pass`, and nothing for a row of headings. */
function csvCells(line: string): string {
  const cells = /^"[^"]*"(?:[,;]"[^"]*")+$/.test(line.trim())
    ? line
        .trim()
        .slice(1, -1)
        .split(/"[,;]"/)
        .join(', ')
    : line.replace(SEMICOLONS, (cells) => cells.replaceAll(';', ', '));
  const words = cells
    .split(/[|,;\t]/)
    .map((cell) => cell.trim().toLowerCase())
    .filter((cell) => cell !== '');
  return words.length > 1 && words.every((word) => COLUMNS.has(word)) ? '' : cells;
}

/** `4;Fox Pass;NW` */
const SEMICOLONS = /^\s*\d{1,3};[^;]+(?:;[^;]*)*$/;

const COLUMNS = new Set(
  'qty,qty.,quantity,count,#,no,no.,amount,copies,name,card,cards,card name,title,set,edition,number,type,price,notes,note,rarity'.split(
    ',',
  ),
);

const ORDINAL = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

/** Lines without the numbers 1., 2., 3., … that count them. Other numbers with a point are quantities. */
export function withoutOrdinals(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line) => {
    const [, number] = ORDINAL.exec(line) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  const isOrdered = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return isOrdered ? lines.map((line) => line.replace(ORDINAL, '')) : lines;
}

function withoutMarkdown(line: string): string {
  if (/^(?:[|:\s-]+|`{3,}\w*|~{3,})$/.test(line)) return '';
  if (/^<?https?:\S+$/.test(line)) return `// ${line}`;
  const words = line
    .replace(/\[\[([^[\]]+)\]\]/g, '$1')
    .replace(/!?\[([^[\]]+)\]\([^()\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replace(/(\*\*|__|~~|`)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/^(?:[>•·►▪●○◦‣✓✔➤»→☐☑]+\s*)+/u, '')
    .replace(/^[-*+]\s+\[[ xX]\]\s+/, '')
    .replace(/^\|\s*(.*?)\s*\|$/, '$1')
    .replace(/^([*_])(?=\S)(.*[^\s*_])\1$/, '$2')
    .replace(/[,;]+$/, '');
  return oneLine(words);
}
