import type { Remark } from '../entries.ts';

export interface GivenText {
  /** Without U+FEFF, its lines ended by LF. */
  readonly text: string;
  readonly remarks: readonly Remark[];
}

/** What Windows-1252 has from 0x80 to 0x9F, where Latin-1 has control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const lineFeed = 0x0a;

/** The text of a file; null where its bytes are no text. */
export function readText(file: string, bytes: Uint8Array): GivenText | null {
  const remarks: Remark[] = [];
  const decoded = fromUtf16(bytes) ?? fromUtf8(bytes) ?? lineByLine(file, bytes, remarks);
  if (decoded === null || decoded.includes('\0')) return null;
  return { text: decoded.replaceAll('\uFEFF', '').replace(/\r\n?/g, '\n'), remarks };
}

/** Excel's "Unicode text" is UTF-16, known by its first two bytes. */
function fromUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Files are pasted together from others, so one line may be Windows-1252 and the next UTF-8. */
function lineByLine(file: string, bytes: Uint8Array, remarks: Remark[]): string | null {
  const lines: string[] = [];
  const foreign: number[] = [];
  for (let start = 0; start <= bytes.length; ) {
    const end = bytes.indexOf(lineFeed, start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end);
    let text = fromUtf8(line);
    if (text === null) {
      text = fromWindows1252(line);
      foreign.push(lines.length + 1);
    }
    lines.push(text);
    start += line.length + 1;
  }
  const text = lines.join('\n');
  if (hasControls(text)) return null;
  remarks.push(notUtf8(file, foreign));
  return text;
}

/** Node's own decoder of Windows-1252 gives Latin-1 in some of its versions. */
function fromWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (char) => windows1252.charAt(char.charCodeAt(0) - 0x80));
}

/** Bytes that are neither UTF-8 nor free of these are no text. */
function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\x00-\x08\x0e-\x19\x1b-\x1f]/.test(text);
}

function notUtf8(file: string, lines: readonly number[]): Remark {
  const [first = 1] = lines;
  const which =
    lines.length === 1 ? `Line ${first} is` : `${lines.length} lines, the first of them ${first}, are`;
  return {
    level: 'note',
    code: 'file/not-utf-8',
    place: { file, line: first, column: null },
    message: `${which} not UTF-8 and read as Windows-1252. Save the file as UTF-8 if letters came out wrong.`,
  };
}
