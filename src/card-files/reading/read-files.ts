import { identityByName } from './file-name.ts';
import { readLackeyCards } from './lackey-cards.ts';
import { readLackeyFormats } from './lackey-formats.ts';
import { limits } from './limits.ts';
import type { OctgnDefinition } from './octgn-definition.ts';
import { readOctgnSet } from './octgn-set.ts';
import { type Opened, open } from './opened.ts';
import type { GivenFile, Recognised } from './recognised.ts';
import { readSeparated } from './separated.ts';
import type { Table } from './table.ts';
import { Unreadable } from './unreadable.ts';

/**
 * What files that are given together turn out to be, in their order; an archive is all that is packed in it. No
 * bytes make it fail: what cannot be read is answered as that.
 */
export async function readFiles(files: readonly GivenFile[]): Promise<Recognised[]> {
  const budget = { bytes: limits.unpackedBytes };
  const opened: Opened[] = [];
  for (const file of files) opened.push(...(await open(file, budget)));
  // Sets are held against the definition of their game, in whichever order they come.
  const definitions = opened.flatMap((part) => (part.is === 'definition' ? part.definition : []));
  return opened.map((part) => recognise(part, definitions));
}

function recognise(part: Opened, definitions: readonly OctgnDefinition[]): Recognised {
  if (part.is === 'settled') return part.recognised;
  if (part.is === 'definition')
    return { is: 'other', file: part.file, what: 'the definition of an OCTGN game' };
  try {
    return readPart(part, definitions);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { is: 'unreadable', file: part.file, remark: error.remark(part.file) };
  }
}

function readPart(
  { file, kind, given }: Extract<Opened, { is: 'text' }>,
  definitions: readonly OctgnDefinition[],
): Recognised {
  switch (kind.kind) {
    case 'lackey-cards':
      return tableOf(file, readLackeyCards(file, given));
    case 'separated':
      return tableOf(file, readSeparated(file, given, kind.separator));
    case 'octgn-set':
      return tableOf(file, readOctgnSet(file, given, definitions));
    case 'lackey-formats':
      return { is: 'formats', file, identity: identityByName(file), ...readLackeyFormats(file, given) };
    case 'arbiter': {
      const { text, remarks } = given;
      return { is: 'arbiter', file, identity: identityByName(file), text, lines: kind.lines, remarks };
    }
    case 'other':
      return { is: 'other', file, what: kind.what };
  }
}

const tableOf = (file: string, table: Table | null): Recognised =>
  table === null ? { is: 'other', file, what: 'an empty table' } : { is: 'tables', file, tables: [table] };
