import type { ListLine } from '../deck-list.ts';
import type { KnownNames } from '../known-names.ts';
import type { Dialect } from '../text/dialect.ts';
import { readCard } from '../text/read-card.ts';

/** How a text writes a line. */
export type WriteLine = (line: ListLine) => string;

/** As much of a line as is read again for what it is, when its title and its set are known. */
export function heldInText(line: ListLine, write: WriteLine, dialect: Dialect): ListLine {
  const full = { ...line, key: null };
  const held = lessAndLess(full).find((less) => isReadAgain(less, write, dialect));
  return held ?? { ...full, set: null, number: null, note: null };
}

/** A number says nothing without its set. What a line does not have is not left out of it. */
function lessAndLess(line: ListLine): ListLine[] {
  const withoutNumber = line.number === null ? [] : [{ ...line, number: null }];
  const withoutSet = line.set === null ? [] : [{ ...line, set: null, number: null }];
  return [line, ...withoutNumber, ...withoutSet].flatMap((less) =>
    less.note === null ? [less] : [less, { ...less, note: null }],
  );
}

function isReadAgain(line: ListLine, write: WriteLine, dialect: Dialect): boolean {
  const known: KnownNames = {
    title: (written) => written === line.title,
    set: (written) => written === line.set,
  };
  const read = readCard(write(line), dialect, known);
  return (
    !('wrongQuantity' in read) &&
    read.quantity === line.quantity &&
    read.title === line.title &&
    read.set === line.set &&
    read.number === line.number &&
    read.note === line.note
  );
}
