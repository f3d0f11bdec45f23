/** Abilities with one mistake, and its kind. */
export interface Planted {
  readonly kind: string;
  readonly abilities: readonly unknown[];
}

type Path = readonly (string | number)[];

/** Keys whose values are names that abilities give themselves. */
const NAMES: ReadonlySet<string> = new Set(['as', 'chosen', 'value', 'among']);

const SWAPPED: Readonly<Record<string, string>> = {
  smoke: 'toast',
  toast: 'smoke',
  unturn: 'turn',
  'end-of-turn': 'end-of-attack',
  Character: 'Site',
  Site: 'Character',
  State: 'Edge',
  Edge: 'State',
  'gain-power': 'lose-power',
  hand: 'toasted-pile',
  you: 'every-opponent',
  'every-opponent': 'you',
};

/** All abilities with one mistake each. */
export function plantedIn(abilities: readonly unknown[]): Planted[] {
  return placesIn(abilities, []).flatMap(({ path, value }) => mistakesAt(abilities, path, value));
}

function mistakesAt(abilities: readonly unknown[], path: Path, value: unknown): Planted[] {
  const key = path.at(-1);
  const planted = (kind: string, by: unknown): Planted => ({
    kind,
    abilities: changed(abilities, path, by) as readonly unknown[],
  });
  const mistakes = [
    typeof key === 'number' && path.length === 1
      ? planted('an ability is lost', LOST)
      : typeof key === 'number'
        ? planted(`one of “${path.findLast((one) => typeof one === 'string')}” is lost`, LOST)
        : planted(`“${key}” is lost`, LOST),
  ];
  if (typeof value === 'number')
    mistakes.push(planted('a number is another', value + 1), planted('a number has another sign', -value));
  if (typeof value === 'boolean') mistakes.push(planted(`“${key}” is the opposite`, !value));
  const other = typeof value === 'string' && !NAMES.has(String(key)) ? SWAPPED[value] : undefined;
  if (other !== undefined) mistakes.push(planted(`“${value}” becomes “${other}”`, other));
  return mistakes;
}

function placesIn(value: unknown, path: Path): { readonly path: Path; readonly value: unknown }[] {
  const own = path.length === 0 ? [] : [{ path, value }];
  if (typeof value !== 'object' || value === null) return own;
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? value.map((part, at) => [at, part])
    : Object.entries(value);
  return [...own, ...parts.flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

const LOST = Symbol('lost');

function changed(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.flatMap((part: unknown, at) => {
      const next = at === key ? changed(part, rest, by) : part;
      return next === LOST ? [] : [next];
    });
  const entries = Object.entries(Object(value)).map(([name, part]): [string, unknown] => [
    name,
    name === key ? changed(part, rest, by) : part,
  ]);
  return Object.fromEntries(entries.filter(([, part]) => part !== LOST));
}
