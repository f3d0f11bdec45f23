import { recogniseBytes } from '../../card-files/reading/recognise-bytes.ts';
import { readText } from '../../card-files/reading/text.ts';
import { isText, textOnly } from '../../games/text-only.ts';
import { unreadable } from './answers.ts';
import { nowhere, onLine } from './deck-list.ts';
import type { Findings } from './findings.ts';
import { limits } from './limits.ts';

/** The text of the given bytes, its lines ended by LF. Throws for lists that are too large or not text. */
export function givenText(given: Uint8Array | string, findings: Findings): string {
  if (given.length > limits.bytes) throw tooLarge();
  if (typeof given === 'string' && new TextEncoder().encode(given).length > limits.bytes) throw tooLarge();
  const text = typeof given === 'string' ? unmarked(given) : decoded(given, findings);
  const plain = text.replace(/[\f\v]/g, ' ');
  return isText(plain) ? plain : withoutControls(plain, findings);
}

const unmarked = (text: string): string => text.replaceAll('\uFEFF', '').replace(/\r\n?/g, '\n');

function decoded(bytes: Uint8Array, findings: Findings): string {
  const read = readText('', bytes);
  if (read === null) throw noText(bytes);
  for (const { message, place } of read.remarks) {
    findings.remark('list/not-utf-8', message, { line: place.line, column: null, pointer: null });
  }
  return read.text;
}

function noText(bytes: Uint8Array) {
  const known = recogniseBytes(bytes);
  const what = {
    zip: 'It is an archive: unpack it and send the deck file inside.',
    other: `It is ${known?.kind === 'other' ? known.what : 'something else'}.`,
    foreign: 'It is a workbook or an archive: send the deck as text.',
    unknown: 'Its bytes are not text in UTF-8, UTF-16 or Windows-1252.',
  }[known?.kind ?? 'unknown'];
  return unreadable('list/not-text', `The list is not text. ${what}`, nowhere);
}

/** What is left may be a list that was pasted with a few stray characters. */
function withoutControls(text: string, findings: Findings): string {
  const line = text.split('\n').findIndex((one) => !isText(one)) + 1;
  findings.remark('list/characters-removed', REMOVED, onLine(line));
  return textOnly(text);
}

const REMOVED = 'Removed control characters from this line and those below; they are not text.';

const tooLarge = () =>
  unreadable('list/too-large', `The list has more than ${limits.bytes} bytes (1 MiB).`, nowhere);
