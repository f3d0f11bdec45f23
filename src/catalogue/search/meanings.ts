import { remembered } from '../../engine/remembered.ts';
import { fold } from '../../games/fold.ts';
import type { KnownValue } from './context.ts';

/** Which of the known values a written one means. */
export type Meaning = (written: string, known: readonly KnownValue[]) => readonly KnownValue[];

/** Every name of a value: what the column holds, then its aliases. */
export const namesOf = ({ value, aliases = [] }: KnownValue): readonly string[] => [value, ...aliases];

/** The words of a name. What stands between them does not matter, so `toast-it` needs no quotes. */
const sameForm = (name: string): string =>
  fold(name)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? '';

const formsOf = remembered((value: KnownValue) => namesOf(value).map(sameForm));

/** The values one of whose names passes. */
function named(known: readonly KnownValue[], passes: (name: string) => boolean): readonly KnownValue[] {
  return known.filter((value) => formsOf(value).some(passes));
}

/** The values so called. */
export const called: Meaning = (written, known) => {
  const sought = sameForm(written);
  return named(known, (name) => name === sought);
};

/** The values so called, else those with a word that begins so. */
export const beginning: Meaning = (written, known) => {
  const exact = called(written, known);
  const sought = sameForm(written);
  if (exact.length > 0 || sought === '') return exact;
  return named(known, (name) => name.startsWith(sought) || name.includes(`-${sought}`));
};

/** The values whose first words these are: Connor is Connor MacLeod, too. */
export const firstWords: Meaning = (written, known) => {
  const sought = sameForm(written);
  return named(known, (name) => name === sought || name.startsWith(`${sought}-`));
};
