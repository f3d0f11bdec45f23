import { recogniseBytes } from '../../card-files/reading/recognise-bytes.ts';
import { readText } from '../../card-files/reading/text.ts';
import { isText } from '../../card-files/words.ts';
import { unreadable } from './answers.ts';
import { nowhere, onLine } from './deck-list.ts';
import type { Findings } from './findings.ts';
import { limits } from './limits.ts';

/** The text of what was given, its lines ended by LF. Throws for what is too large or no text. */
export function givenText(given: Uint8Array | string, findings: Findings): string {
  const bytes = typeof given === 'string' ? Buffer.from(given) : given;
  if (bytes.length > limits.bytes) throw tooLarge();
  const text = typeof given === 'string' ? unmarked(given) : decoded(bytes, findings);
  const plain = text.replace(/[\f\v]/g, ' ');
  if (!isText(plain)) throw notText(plain);
  return plain;
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
    zip: 'It is an archive: unpack it and give the deck that is in it.',
    other: `It is ${known?.kind === 'other' ? known.what : 'something else'}.`,
    foreign: 'It is a workbook or an archive. Give the deck as text.',
    unknown: 'Its bytes are no text in UTF-8, UTF-16 or Windows-1252.',
  }[known?.kind ?? 'unknown'];
  return unreadable('list/not-text', `The list is no text. ${what}`, nowhere);
}

function notText(text: string) {
  const line = text.split('\n').findIndex((one) => !isText(one)) + 1;
  return unreadable('list/not-text', `Line ${line} holds characters that are no text.`, onLine(line));
}

const tooLarge = () =>
  unreadable('list/too-large', `The list has more than ${limits.bytes} bytes (1 MiB).`, nowhere);
