import type { Remark } from '../entries.ts';

export interface GivenText {
  /** Without U+FEFF, its lines ended by LF. */
  readonly text: string;
  readonly remarks: readonly Remark[];
}

/** What Windows-1252 has from 0x80 to 0x9F, where Latin-1 has control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** The text of a file; null if it is not text. */
export function readText(file: string, bytes: Uint8Array): GivenText | null {
  const runs = [...runsOf(withLineFeeds(fromUtf16(bytes) ?? bytes))];
  const text = runs.map(textOf).join('');
  const remarks = notUtf8(file, runs);
  if (text.includes('\0') || (remarks.length > 0 && hasControls(text))) return null;
  return { text: text.replaceAll('\uFEFF', ''), remarks };
}

/** Excel's "Unicode text" is UTF-16, known by its first two bytes. Null for what is not, and else UTF-8. */
function fromUtf16(bytes: Uint8Array): Uint8Array | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return asUtf8(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return asUtf8(bytes, 'utf-16be');
  return null;
}

const asUtf8 = (bytes: Uint8Array, encoding: string): Uint8Array =>
  new TextEncoder().encode(new TextDecoder(encoding).decode(bytes));

/** Every line ended by LF, be it CRLF or CR before. */
function withLineFeeds(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(carriageReturn)) return bytes;
  const mended = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === carriageReturn && bytes[at + 1] === lineFeed) continue;
    mended[length++] = byte === carriageReturn ? lineFeed : byte;
  }
  return mended.subarray(0, length);
}

/** Lines that follow each other and are all UTF-8, or all not. */
interface Run {
  readonly isUtf8: boolean;
  readonly lines: number;
  readonly bytes: Uint8Array;
}

/** Files are pasted together from others, so one line may be Windows-1252 and the next UTF-8. */
function* runsOf(bytes: Uint8Array): Iterable<Run> {
  if (isUtf8(bytes)) {
    yield { isUtf8: true, lines: 0, bytes };
    return;
  }
  let start = 0;
  let lines = 0;
  let isForeign = false;
  for (let line = 0; line < bytes.length; lines++) {
    const end = bytes.indexOf(lineFeed, line) + 1 || bytes.length;
    if (isUtf8(bytes.subarray(line, end)) === isForeign) {
      yield { isUtf8: !isForeign, lines, bytes: bytes.subarray(start, line) };
      start = line;
      lines = 0;
      isForeign = !isForeign;
    }
    line = end;
  }
  yield { isUtf8: !isForeign, lines, bytes: bytes.subarray(start) };
}

/** Runs in a browser too, which has no `isUtf8` of its own. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const textOf = ({ isUtf8, bytes }: Run): string =>
  isUtf8 ? new TextDecoder().decode(bytes) : fromWindows1252(bytes);

/** Decoders of Windows-1252 differ in what they make of 0x80 to 0x9F. */
function fromWindows1252(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? windows1252.charAt(byte - 0x80) : String.fromCharCode(byte),
  ).join('');
}

/** Bytes are not text if they are not UTF-8 and contain one of these. */
function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\x00-\x08\x0e-\x19\x1b-\x1f]/.test(text);
}

/** A remark for each line that is not UTF-8. */
function notUtf8(file: string, runs: readonly Run[]): Remark[] {
  let line = 1;
  return runs.flatMap(({ isUtf8, lines }) => {
    const first = line;
    line += lines;
    if (isUtf8) return [];
    return Array.from({ length: lines }, (_, index): Remark => {
      const place = { file, line: first + index, column: null };
      return { level: 'note', code: 'file/not-utf-8', place, message: READ_AS_WINDOWS };
    });
  });
}

const READ_AS_WINDOWS =
  'This is not UTF-8 and was read as Windows-1252. Save the file as UTF-8 if letters came out wrong.';
