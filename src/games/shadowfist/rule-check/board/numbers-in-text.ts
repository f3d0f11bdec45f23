import type { Definition } from '../../vocabulary/definition.ts';

/** A number in an ability: its place there, and how high it is. */
type Place = readonly [name: string, number: number];

/**
 * The places of the numbers that the text writes in figures (9.2). The abilities give numbers of one size in the order
 * of the text. A text that is not known is taken to have all its numbers in figures.
 */
export function inFigures({ text }: Definition, places: readonly Place[]): string[] {
  const written = text === null ? undefined : numbersIn(text);
  const names = ([name]: Place) => name;
  if (written === undefined) return places.map(names);
  return places
    .filter((place) => {
      const size = sizeOf(place);
      const alike = places.filter((one) => sizeOf(one) === size);
      return isInFigures(written.get(size) ?? [], alike.indexOf(place), alike.length);
    })
    .map(names);
}

const sizeOf = ([, number]: Place) => Math.abs(number);

/** Of numbers of one size: which is meant is known if each of them is in the abilities. */
function isInFigures(written: readonly boolean[], at: number, places: number): boolean {
  return written.length === places ? written[at] === true : written.includes(true);
}

/** For each size, in the order of the text: whether the number is in figures. */
function numbersIn(text: string): ReadonlyMap<number, readonly boolean[]> {
  const found = new Map<number, boolean[]>();
  for (const [number] of text.replace(noNumbers, ' ').toLowerCase().matchAll(numbers)) {
    const word = words.indexOf(number);
    const size = word < 0 ? Number(number) : word + 1;
    found.set(size, [...(found.get(size) ?? []), word < 0]);
  }
  return found;
}

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numbers = new RegExp(`\\d+|\\b(?:${words.join('|')})\\b`, 'g');

/** Titles, costs, and what is paid: they are not numbers that a text can change. */
const noNumbers =
  /"[^"]*"|\{\w+\}\s*\d+|\b(?:pay|spend)s? \+?\d+ power\b|[+-]?\d+[ -]costs?\b|\bcosts?(?: of)? \d+/gi;
