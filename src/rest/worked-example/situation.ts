import { z } from 'zod';
import { capitalised, type Names } from './names.ts';
import { described, inWords, recordOf, table } from './words.ts';

const thing = z.record(z.string(), z.unknown());
const things = z.array(thing).nonempty();
const listed = z.array(z.looseObject({})).catch([]);
const turnOf = z.looseObject({ player: z.string(), phase: z.string().optional() });

/** A state as sentences and tables, in Markdown. What a state remembers for later checks is left out. */
export function situation(state: Readonly<Record<string, unknown>>, names: Names): string {
  const { players, inPlay, turn, turnsBefore, next, ...others } = state;
  return [
    ...turnSentences(turn, names),
    rowsOf('Player', listed.parse(players), (row) => described(row.id, names, 'player'), ['id'], names),
    rowsOf('Card in play', listed.parse(inPlay), cardIn(names), ['id', 'card'], names),
    ...Object.entries(others).map(([key, value]) => otherPart(key, value, names)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A list of things as a table of rows, one thing as a table of its properties, anything else as a sentence. */
function otherPart(key: string, value: unknown, names: Names): string {
  const heading = capitalised(inWords(key));
  const rows = things.safeParse(value);
  if (rows.success) return rowsOf(heading, rows.data, cardIn(names), ['id', 'card'], names);
  const whole = thing.safeParse(value);
  if (!whole.success) return `${heading}: ${described(value, names, key)}.`;
  const properties = Object.entries(whole.data);
  return table(
    [heading, 'Value'],
    properties.map(([property, part]) => [inWords(property), described(part, names, property)]),
  );
}

function turnSentences(turn: unknown, names: Names): string[] {
  const { success, data } = turnOf.safeParse(turn);
  if (!success) return [];
  const { player, phase, events, ...others } = data;
  const notes = Object.entries(others).map(
    ([key, value]) => `${inWords(key)}: ${described(value, names, key)}`,
  );
  const sentence = `It is the turn of ${described(player, names, 'player')}${phase === undefined ? '' : `, phase ${inWords(phase)}`}.`;
  return [notes.length === 0 ? sentence : `${sentence} (${capitalised(notes.join('; '))}.)`];
}

function cardIn(names: Names) {
  return ({ id, card }: Readonly<Record<string, unknown>>) =>
    names.definition(card) ?? (id === undefined ? '' : described(id, names));
}

/** One row for each player or card, one column for each key that any of them has. */
function rowsOf(
  heading: string,
  items: readonly object[],
  titleOf: (row: Readonly<Record<string, unknown>>) => string,
  hidden: readonly string[],
  names: Names,
): string {
  const rows = items.map(recordOf);
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => !hidden.includes(key));
  return table(
    [heading, ...keys.map((key) => capitalised(inWords(key)))],
    rows.map((row) => [
      titleOf(row),
      ...keys.map((key) => (key in row ? described(row[key], names, key) : '')),
    ]),
  );
}
