import { oneLine } from '../words.ts';
import { arenaSection, type TextFormat } from './dialect.ts';
import { isNumber } from './tail.ts';

const TABBED = /^\d+\t\s*[^\s\t][^\t]*$/;
const NUMBERED = /^\d+x?\s+\S/;
/** `(ABC) 123` at the end of a line. */
const ARENA_CARD = /\(\w+\) ([^\s()]+)$/;
/** `(CODE) (NUM-001)` at the end of a line. */
const UNTAP_CARD = /[([][\w-]+[)\]] \(([^\s()]+)\)$/;
const SIDEBOARD = /^(sideboard:?|SB:\s*\d+x?\s.*)$/i;

/** Which program wrote a text; a line that it could not have written makes the text a plain list. */
export function recogniseDialect(text: string): TextFormat {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const tidy = lines.map((line) => oneLine(line.slice(0, 2_000)));
  const all = (...kinds: readonly RegExp[]) => tidy.every((line) => kinds.some((kind) => kind.test(line)));
  const some = (kind: RegExp) => tidy.some((line) => kind.test(line));
  const someNumber = (kind: RegExp) => tidy.some((line) => isNumber(kind.exec(line)?.[1] ?? ''));

  if (
    lines.some((line) => TABBED.test(line)) &&
    lines.every((line) => TABBED.test(line) || /:\s*$/.test(line))
  ) {
    return 'lackey-txt';
  }
  if (all(NUMBERED, /^\/\//, SIDEBOARD) && someNumber(UNTAP_CARD)) return 'untap';
  if (isArena(tidy, someNumber(ARENA_CARD)) && some(NUMBERED)) return 'arena';
  if (all(NUMBERED, SIDEBOARD) && some(SIDEBOARD) && some(NUMBERED)) return 'mtgo';
  return 'plain';
}

/** Sections, or at least one collector number; the name of the deck stands under `About`. */
function isArena(lines: readonly string[], hasNumbers: boolean): boolean {
  const hasForm = lines.every(
    (line, index) =>
      NUMBERED.test(line) ||
      arenaSection(line) !== undefined ||
      (line.startsWith('Name ') && arenaSection(lines[index - 1] ?? '') === 'About'),
  );
  const sections = lines.flatMap((line) => arenaSection(line) ?? []);
  return hasForm && (hasNumbers || sections.some((section) => section !== 'Sideboard'));
}
