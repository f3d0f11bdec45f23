import type { Mapping } from '../../card-files/mapping/mapping.ts';
import { readMapping } from '../../card-files/mapping/read-mapping.ts';
import type { SpeakingFile } from './content-with-files.ts';
import type { KeptFile } from './kept-files.ts';
import { readGivenFiles } from './read-given.ts';

/** What kept files say. Each was read when it was given; what could not be read then says nothing now. */
export async function speakingFiles(kept: readonly KeptFile[]): Promise<SpeakingFile[]> {
  const files: SpeakingFile[] = [];
  for (const { name, bytes, game, mapping } of kept) {
    const given = { name, bytes, named: true };
    const [reading] = await readGivenFiles([given], { mapping: mappingOf(mapping), game });
    const { entries, date } = reading?.is === 'read' ? reading : { entries: [], date: null };
    files.push({ name, game, date, entries });
  }
  return files;
}

/** A mapping that was kept was right when it was given; a later version may know it no more. */
function mappingOf(text: string): Mapping {
  const read = readMapping(text);
  if (!read.ok) throw new Error(`A stored mapping cannot be read: ${read.remarks[0]?.message}`);
  return read.mapping;
}
