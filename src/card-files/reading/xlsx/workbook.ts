import { checkSize } from '../check-size.ts';
import { limits } from '../limits.ts';
import { Unreadable } from '../unreadable.ts';
import { walkXml } from '../xml.ts';
import type { PackedFile } from '../zip.ts';
import { builtInFormats } from './number-formats.ts';

/** A workbook as far as its tables go. */
export interface Workbook {
  readonly sheets: readonly Sheet[];
  /** Words that cells refer to by their place here. */
  readonly words: readonly string[];
  /** The number format of each style, by the place of the style. */
  readonly numberFormats: readonly string[];
  /** Workbooks of old Macintoshes count days from 1904. */
  readonly from1904: boolean;
}

export interface Sheet {
  readonly name: string;
  readonly xml: string;
}

const workbookPath = 'xl/workbook.xml';

export function isWorkbook(files: readonly PackedFile[]): boolean {
  return files.some(({ path }) => path === workbookPath);
}

export function openWorkbook(files: readonly PackedFile[]): Workbook {
  const parts = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const read = (path: string) => new TextDecoder().decode(parts.get(path));
  const index = readIndex(read(workbookPath));
  const targets = parts.has(relationsPath) ? readTargets(read(relationsPath)) : new Map<string, Target>();
  const pathOf = (kind: string) => [...targets.values()].find((target) => target.kind === kind)?.path;
  const optional = (path: string | undefined) => (path !== undefined && parts.has(path) ? read(path) : null);
  const words = optional(pathOf('sharedStrings'));
  const styles = optional(pathOf('styles'));
  return {
    sheets: index.sheets.flatMap(({ name, relation }) => {
      const target = targets.get(relation);
      if (target !== undefined && target.kind !== 'worksheet') return [];
      const xml = optional(target?.path);
      if (xml === null) throw missingSheet(name);
      return { name, xml };
    }),
    words: words === null ? [] : readWords(words),
    numberFormats: styles === null ? [] : readNumberFormats(styles),
    from1904: index.from1904,
  };
}

const missingSheet = (name: string) =>
  new Unreadable(
    'xlsx/broken',
    `The workbook does not contain its sheet "${name}". Save it again with your spreadsheet.`,
  );

const tooManyStyles = () =>
  new Unreadable(
    'xlsx/broken',
    `The workbook has more than ${limits.styles} styles. Save it again without them.`,
  );

interface Index {
  readonly sheets: readonly { readonly name: string; readonly relation: string }[];
  readonly from1904: boolean;
}

function readIndex(xml: string): Index {
  const sheets: Index['sheets'][number][] = [];
  let from1904 = false;
  walkXml(xml, {
    open({ name, attributes }) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name === 'sheet') sheets.push({ name: attributes.name ?? '', relation: relationOf(attributes) });
    },
  });
  return { sheets, from1904 };
}

/** `r:id`, with any prefix; `sheetId` is something else. */
function relationOf(attributes: Readonly<Record<string, string>>): string {
  const key = Object.keys(attributes).find((name) => name.endsWith(':id'));
  return (key !== undefined && attributes[key]) || '';
}

const relationsPath = 'xl/_rels/workbook.xml.rels';

interface Target {
  /** `worksheet`, `sharedStrings`, `styles`, … */
  readonly kind: string;
  readonly path: string;
}

function readTargets(xml: string): Map<string, Target> {
  const targets = new Map<string, Target>();
  walkXml(xml, {
    open({ name, attributes: { Id = '', Type = '', Target = '' } }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`;
      targets.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), path });
    },
  });
  return targets;
}

function readWords(xml: string): string[] {
  const words: string[] = [];
  walkXml(xml, {
    open({ name }) {
      if (name === 'si') words.push('');
      checkSize({ cells: words.length });
    },
    text(text, path) {
      if (isShown(path)) words.push((words.pop() ?? '') + text);
    },
  });
  return words.map(unescaped);
}

/** Words in one run or several; not the reading aids that Japanese workbooks add to them. */
export const isShown = (path: readonly string[]): boolean => path.at(-1) === 't' && !path.includes('rPh');

/** Characters that XML does not allow are written as `_x000D_`; those that are not text stay escaped. */
export const unescaped = (text: string): string =>
  text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (written, hex: string) => {
      const char = String.fromCharCode(Number.parseInt(hex, 16));
      return /[\t\n\r\x20-\ud7ff\ue000-\ufffd]/.test(char) ? char : written;
    })
    .replace(/\r\n?/g, '\n');

function readNumberFormats(xml: string): string[] {
  const ofFile = new Map<string, string>();
  const formats: string[] = [];
  walkXml(xml, {
    open({ name, attributes: { numFmtId = '0', formatCode = 'General' } }, path) {
      if (name === 'numFmt') ofFile.set(numFmtId, formatCode);
      if (name === 'xf' && path.at(-2) === 'cellXfs') {
        formats.push(ofFile.get(numFmtId) ?? builtInFormats[Number(numFmtId)] ?? 'General');
        if (formats.length > limits.styles) throw tooManyStyles();
      }
    },
  });
  return formats;
}
