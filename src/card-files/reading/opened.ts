import { baseName } from './file-name.ts';
import { limits } from './limits.ts';
import { type OctgnDefinition, readOctgnDefinition } from './octgn-definition.ts';
import { recogniseBytes } from './recognise-bytes.ts';
import { recogniseText, type TextKind } from './recognise-text.ts';
import type { GivenFile, Recognised } from './recognised.ts';
import { type GivenText, readText } from './text.ts';
import { Unreadable } from './unreadable.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';
import { isWorkbook } from './xlsx/workbook.ts';
import { type PackedFile, type UnpackingBudget, unpack } from './zip.ts';

/** A file that is not an archive: settled, or a text of a known kind that is not read yet. */
export type Opened =
  | { readonly is: 'settled'; readonly recognised: Recognised }
  | { readonly is: 'definition'; readonly file: string; readonly definition: OctgnDefinition }
  | { readonly is: 'text'; readonly file: string; readonly kind: Kind; readonly given: GivenText };

type Kind = Exclude<TextKind, { readonly kind: 'octgn-definition' }>;

/** What a file holds: itself, or all that is packed in it. */
export async function open(
  { name, bytes }: GivenFile,
  budget: UnpackingBudget,
  depth = 0,
): Promise<Opened[]> {
  try {
    return await opened(name, bytes, budget, depth);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return settled({ is: 'unreadable', file: name, remark: error.remark(name) });
  }
}

const settled = (recognised: Recognised): Opened[] => [{ is: 'settled', recognised }];

async function opened(
  file: string,
  bytes: Uint8Array,
  budget: UnpackingBudget,
  depth: number,
): Promise<Opened[]> {
  if (bytes.length > limits.bytes) throw tooLarge();
  if (isLitter(file)) return settled({ is: 'other', file, what: 'a file of an operating system' });
  const known = recogniseBytes(bytes);
  switch (known?.kind) {
    case 'zip':
      return openArchive(file, await unpack(bytes, budget), budget, depth + 1);
    case 'other':
      return settled({ is: 'other', file, what: known.what });
    case 'foreign':
      throw new Unreadable('file/not-supported', known.advice);
    default:
      return [openText(file, bytes)];
  }
}

function openText(file: string, bytes: Uint8Array): Opened {
  const given = readText(file, bytes);
  if (given === null) {
    throw new Unreadable('file/not-text', 'The file is neither text nor a workbook nor an archive.');
  }
  const kind = recogniseText(given.text);
  return kind.kind === 'octgn-definition'
    ? { is: 'definition', file, definition: readOctgnDefinition(given.text) }
    : { is: 'text', file, kind, given };
}

async function openArchive(
  file: string,
  files: readonly PackedFile[],
  budget: UnpackingBudget,
  depth: number,
): Promise<Opened[]> {
  if (isWorkbook(files)) return settled(tablesOf(file, files));
  const [, advice] = foreign.find(([path]) => files.some((packed) => packed.path === path)) ?? [];
  if (advice !== undefined) throw new Unreadable('file/not-supported', advice);
  if (files.some(({ path }) => path === 'word/document.xml')) {
    return settled({ is: 'other', file, what: 'a Word document' });
  }
  if (depth > limits.archiveDepth) {
    throw new Unreadable('zip/too-deep', 'An archive in an archive in an archive is not opened. Unpack it.');
  }
  const parts: Opened[] = [];
  for (const { path, bytes } of files) {
    parts.push(...(await open({ name: `${file}/${path}`, bytes }, budget, depth)));
  }
  return isOctgnPackage(parts) ? parts.map(onlyCards) : parts;
}

function tablesOf(file: string, files: readonly PackedFile[]): Recognised {
  const tables = readWorkbook(file, files);
  return tables.length === 0
    ? { is: 'other', file, what: 'a workbook without content' }
    : { is: 'tables', file, tables };
}

/** Spreadsheets that are archives, but not of a kind that is read here, by a file in them. */
const foreign = [
  ['xl/workbook.bin', 'The file is a binary workbook (.xlsb). Save it as .xlsx.'],
  ['content.xml', 'The file is an OpenDocument (.ods). Save it as .xlsx or .csv.'],
] as const;

const isLitter = (file: string): boolean =>
  /^(\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(baseName(file));

const isOctgnPackage = (parts: readonly Opened[]): boolean => parts.some((part) => part.is === 'definition');

/** A package of OCTGN has its cards in its sets; scripts and settings are not to be taken for tables. */
function onlyCards(part: Opened): Opened {
  if (part.is !== 'text' || part.kind.kind === 'octgn-set') return part;
  const { file } = part;
  return { is: 'settled', recognised: { is: 'other', file, what: 'a part of an OCTGN package' } };
}

const tooLarge = () =>
  new Unreadable('file/too-large', `The file has more than ${limits.bytes} bytes. Split it.`);
