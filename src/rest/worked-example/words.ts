import { escaped, type Names } from './names.ts';

/** Keys whose values are players. */
const playerKeys = new Set(['player', 'players', 'by', 'controller', 'owner']);

/** `burnedForVictory` and `main-shot` as people write them. */
export function inWords(name: string): string {
  return escaped(
    name
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  );
}

/** A value of a state, an action or an event, with the names of cards and players, as Markdown. */
export function described(value: unknown, names: Names, key = ''): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return named(value, names, key);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return describedList(value, names, key);
  return describedObject(value, names);
}

/** Items that are lists of values themselves are separated by semicolons. */
function describedList(items: readonly unknown[], names: Names, key: string): string {
  const parts = items.map((one) => described(one, names, key));
  return parts.join(parts.some((part) => part.includes(', ')) ? '; ' : ', ') || 'none';
}

function named(id: string, names: Names, key: string): string {
  const [first, second] = playerKeys.has(key) ? [names.player, names.card] : [names.card, names.player];
  return first(id) ?? second(id) ?? inWords(id);
}

function describedObject(value: object, names: Names): string {
  const { id, card, cards, unknown, ...others } = recordOf(value);
  const whole = names.definition(value);
  if (whole !== undefined && id === undefined) return whole;
  const parts = [
    ...(card === undefined ? [] : [describedCard(id, card, names)]),
    ...(card === undefined && id !== undefined ? [described(id, names)] : []),
    ...(cards === undefined ? [] : [described(cards, names)]),
    ...(unknown === undefined ? [] : [`${described(unknown, names)} unknown cards`]),
    ...Object.entries(others).map(([key, part]) => entry(key, part, names)),
  ];
  return parts.join(', ') || 'none';
}

/** A key with its value. Some keys are ids: an interception names the interceptor, a hand its player. */
export function entry(key: string, value: unknown, names: Names): string {
  const label = names.player(key) ?? names.card(key) ?? inWords(key);
  return value === true ? label : `${label} ${described(value, names, key)}`;
}

/** With an id, `card` defines the card: a slug or a card written out. Without one, `card` is the id. */
function describedCard(id: unknown, card: unknown, names: Names): string {
  const defined = id === undefined ? undefined : names.definition(card);
  return defined ?? described(card, names);
}

export function recordOf(value: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value));
}

/** A Markdown table; columns that are empty in every row are left out. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = headings.flatMap((heading, at) =>
    rows.some((row) => (row[at] ?? '') !== '') ? [{ heading, at }] : [],
  );
  if (used.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(used.map(({ heading }) => heading)),
    line(used.map(() => '---')),
    ...rows.map((row) => line(used.map(({ at }) => row[at] ?? ''))),
  ].join('\n');
}
