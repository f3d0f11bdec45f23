import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { limits } from './limits.ts';
import { Unreadable } from './unreadable.ts';

export interface PackedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What may yet come out of archives, so that a small one cannot fill the memory. Each archive takes from it. */
export interface UnpackingBudget {
  bytes: number;
}

/** All files of an archive. The sizes it states are counted before anything is unpacked, and held to while it is. */
export async function unpack(bytes: Uint8Array, budget: UnpackingBudget): Promise<PackedFile[]> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return await filesOf(zip, budget);
  } catch (error) {
    if (error instanceof Unreadable || !(error instanceof Error)) throw error;
    throw new Unreadable(
      'zip/broken',
      `The archive is broken: ${error.message.replace(/\.$/, '')}. Pack it again.`,
    );
  }
}

async function filesOf(zip: ZipFile, budget: UnpackingBudget): Promise<PackedFile[]> {
  if (zip.entryCount > limits.archiveFiles) throw tooLarge(`more than ${limits.archiveFiles} files`);
  const entries = (await entriesOf(zip)).filter(({ fileName }) => !fileName.endsWith('/'));
  budget.bytes -= entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (budget.bytes < 0) throw tooLarge(`more than ${limits.unpackedBytes} bytes`);
  const files: PackedFile[] = [];
  for (const entry of entries) files.push({ path: entry.fileName, bytes: await contentOf(zip, entry) });
  return files;
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.isEncrypted()) {
    throw new Unreadable(
      'zip/encrypted',
      `"${entry.fileName}" in the archive has a password. Pack it without a password.`,
    );
  }
  const content = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(content) === entry.crc32) return content;
  throw new Unreadable('zip/broken', `"${entry.fileName}" in the archive is damaged. Pack it again.`);
}

const tooLarge = (content: string) =>
  new Unreadable('file/too-large', `The archive contains ${content}. Split it.`);
