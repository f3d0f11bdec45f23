// Reads parts of a state, which is any JSON. A part that is missing or different is empty.

export type Thing = Readonly<Record<string, unknown>>;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const thingOf = (value: unknown): Thing => (isThing(value) ? value : {});

export const thingsIn = (value: unknown): readonly Thing[] =>
  Array.isArray(value) ? value.filter(isThing) : [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const numberOf = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' ? value : otherwise;

/** Cards outside play: those that are known, and how many others. */
export interface Pile {
  readonly cards: readonly Thing[];
  readonly unknown: number;
}

export function pileOf(value: unknown): Pile {
  if (typeof value === 'number') return { cards: [], unknown: value };
  if (Array.isArray(value)) return { cards: thingsIn(value), unknown: 0 };
  const { cards, unknown, bottom } = thingOf(value);
  return { cards: [...thingsIn(cards), ...thingsIn(bottom)], unknown: numberOf(unknown) };
}

export const sizeOf = ({ cards, unknown }: Pile): number => cards.length + unknown;

/** `burnedForVictory` and `main-shot` as people write them. */
export function inWords(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
