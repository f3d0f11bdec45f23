import type { FormatEntry, Remark } from '../entries.ts';
import { checkSize } from './check-size.ts';
import { linesBetween } from './lines.ts';
import type { GivenText } from './text.ts';

export interface LackeyFormats {
  readonly entries: readonly FormatEntry[];
  readonly remarks: readonly Remark[];
  /** How many formats the file holds. */
  readonly rows: number;
}

interface Block {
  readonly line: number;
  label: string;
  readonly sets: string[];
  /** Tags that say something else of the format. */
  readonly others: string[];
}

/** Written by hand and read as LackeyCCG reads it: text outside a block is a comment, and what is not closed ends. */
export function readLackeyFormats(file: string, { text, remarks }: GivenText): LackeyFormats {
  const blocks = blocksOf(text);
  return {
    entries: blocks.filter(isWhole).map(({ line, label, sets }) => ({
      kind: 'format',
      place: { file, line, column: null },
      name: label,
      sets: [...new Set(sets)],
    })),
    remarks: [...remarks, ...blocks.flatMap((block) => blockRemarks(file, block))],
    rows: blocks.length,
  };
}

const isWhole = ({ label, sets }: Block): boolean => label !== '' && sets.length > 0;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | null = null;
  let line = 1;
  let counted = 0;
  for (const tag of text.matchAll(/<(\/?)([A-Za-z][\w-]*)\s*>([^<]*)/g)) {
    const [, slash, name = '', content = ''] = tag;
    line += linesBetween(text, counted, tag.index);
    counted = tag.index;
    const element = name.toLowerCase();
    if (element === 'format') {
      block = slash === '' ? { line, label: '', sets: [], others: [] } : null;
      if (block !== null) blocks.push(block);
      checkSize({ rows: blocks.length });
    } else if (block !== null && slash === '') {
      const value = unescaped(content).trim();
      if (element === 'label') block.label = value;
      else if (element === 'set' && value !== '') block.sets.push(value);
      else if (element !== 'set') block.others.push(name);
    }
  }
  return blocks;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

function blockRemarks(file: string, { line, label, sets, others }: Block): Remark[] {
  const place = { file, line, column: null };
  const remarks: Remark[] = [];
  if (label === '') {
    remarks.push({
      level: 'error',
      code: 'format/no-name',
      place,
      message: 'The format has no name. Add a <label>.',
    });
  }
  if (sets.length === 0) {
    remarks.push({
      level: 'error',
      code: 'format/no-sets',
      place,
      message: `The format "${label}" has no set. Add a <set> for each set.`,
    });
  }
  for (const name of new Set(others)) {
    remarks.push({
      level: 'note',
      code: 'format/unknown-tag',
      place: { ...place, column: name },
      message: `<${name}> of the format "${label}" was not read; only <label> and <set> are supported.`,
    });
  }
  return remarks;
}
