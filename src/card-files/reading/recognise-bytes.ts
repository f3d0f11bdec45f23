/** Recognises a binary file by its first bytes. */
export type BytesKind =
  | { readonly kind: 'zip' }
  | { readonly kind: 'other'; readonly what: string }
  /** It may hold cards, but in a form that is not read here. */
  | { readonly kind: 'foreign'; readonly advice: string };

const zip: BytesKind = { kind: 'zip' };
const image: BytesKind = { kind: 'other', what: 'an image' };
const sound: BytesKind = { kind: 'other', what: 'a sound' };
const packed: BytesKind = {
  kind: 'foreign',
  advice: 'The file is an unsupported archive. Pack it as .zip.',
};

/** The bytes, as hexadecimal digits. */
const beginnings: readonly (readonly [string, BytesKind])[] = [
  ['504b0304', zip],
  ['504b0506', zip],
  ['89504e470d0a1a0a', image],
  ['ffd8ff', image],
  ['47494638', image],
  ['424d', image],
  ['52494646', { kind: 'other', what: 'an image or a sound' }],
  ['49492a00', image],
  ['00000100', image],
  ['4f676753', sound],
  ['494433', sound],
  ['774f4632', { kind: 'other', what: 'a font' }],
  ['00010000', { kind: 'other', what: 'a font' }],
  ['4f54544f', { kind: 'other', what: 'a font' }],
  ['25504446', { kind: 'other', what: 'a PDF document' }],
  [
    'd0cf11e0',
    {
      kind: 'foreign',
      advice: 'The file is an old workbook (.xls) or has a password. Save it as .xlsx without a password.',
    },
  ],
  ['1f8b', packed],
  ['377abcaf271c', packed],
  ['52617221', packed],
  ['fd377a585a', packed],
  ['425a68', packed],
];

const longest = 8;

/** Null for what begins with nothing known. A text may begin with the same few letters as an image does. */
export function recogniseBytes(bytes: Uint8Array): BytesKind | null {
  const start = Array.from(bytes.subarray(0, longest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [beginning, kind] = beginnings.find(([one]) => start.startsWith(one)) ?? [];
  if (beginning === undefined || kind === undefined) return null;
  const spellsWord = beginning.length < 2 * SURE && /^([2-7][0-9a-f])+$/.test(beginning);
  return spellsWord && !holdsControlBytes(bytes) ? null : kind;
}

/** This many letters are not a coincidence. */
const SURE = 4;

/** Whether there is a byte near the beginning that no text has. */
function holdsControlBytes(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 64).some((byte) => byte < 9 || (byte > 13 && byte < 27));
}
