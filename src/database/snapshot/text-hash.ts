import { createHash } from 'node:crypto';

/**
 * Names a card text without quoting it. Emphasis, case, white space, the shape of quotes and the composition of
 * accented letters make no difference.
 */
export function textHash(text: string): string {
  return createHash('sha256').update(normalised(text)).digest('hex').slice(0, 16);
}

function normalised(text: string): string {
  return text
    .replaceAll('**', '')
    .normalize('NFC')
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”‟]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
