import type { DeckFile, Fix } from './answers.ts';
import { nameOf } from './shown-lines.ts';

type Zone = DeckFile['zones'][number];
type Line = Zone['lines'][number];
type Change = Fix['changes'][number];

/** A list after changes. `named` is the same list with the full names of its cards. */
export function withChanges(list: DeckFile, named: DeckFile, changes: readonly Change[]): DeckFile {
  const zones = list.zones.map((zone, z) => ({
    ...zone,
    rows: zone.lines.map((line, l) => ({ line, name: nameOf(named.zones[z]?.lines[l] ?? line) })),
  }));
  for (const change of changes) {
    const { name, quantity } = change;
    if (change.change !== 'add') {
      const from = change.change === 'move' ? change.from : change.zone;
      const rows = zones
        .toSorted((a, b) => Number(isCalled(b, from)) - Number(isCalled(a, from)))
        .flatMap((zone) => zone.rows.filter((row) => row.name === name));
      take(rows, quantity, change.change === 'remove' ? change.printing : undefined);
    }
    if (change.change !== 'remove') {
      const to = change.change === 'move' ? change.to : change.zone;
      const zone = zones.find((one) => isCalled(one, to)) ?? (zones.length === 1 ? zones[0] : undefined);
      if (zone === undefined) {
        const line = { quantity, title: name };
        zones.push({ name: titled(to), lines: [], rows: [{ line, name }] });
      } else put(zone.rows, name, quantity);
    }
  }
  return uncounted({
    ...list,
    zones: zones.map(({ rows, headings, ...zone }) => ({
      ...zone,
      lines: rows.map(({ line }) => line).filter(({ quantity }) => quantity > 0),
      ...(headings === undefined
        ? {}
        : {
            headings: headings.map(({ text, before }) => ({
              text,
              before: rows.slice(0, before).filter(({ line }) => line.quantity > 0).length,
            })),
          }),
    })),
  });
}

/** The list with another title for each line of a title. */
export function withTitle(list: DeckFile, from: string, to: string): DeckFile {
  return {
    ...list,
    zones: list.zones.map((zone) => ({
      ...zone,
      lines: zone.lines.map((line) => (line.title === from ? { ...line, title: to } : line)),
    })),
  };
}

interface Row {
  line: Line;
  readonly name: string;
}

/** Takes copies from the last rows, first from those of the printing if one is meant. */
function take(rows: readonly Row[], quantity: number, printing: PrintingMeant): void {
  let left = quantity;
  const meant = (row: Row) => printing === undefined || (printing === null) === (row.line.set == null);
  for (const row of [...rows.filter(meant), ...rows.filter((one) => !meant(one))]) {
    const taken = Math.min(left, row.line.quantity);
    row.line = { ...row.line, quantity: row.line.quantity - taken };
    left -= taken;
  }
}

type PrintingMeant = Extract<Change, { change: 'remove' }>['printing'];

function put(rows: Row[], name: string, quantity: number): void {
  const row = rows.find((one) => one.name === name);
  if (row === undefined) rows.push({ line: { quantity, title: name }, name });
  else row.line = { ...row.line, quantity: row.line.quantity + quantity };
}

/** Whether players mean a part of the deck by the name of a zone. */
function isCalled({ name }: Pick<Zone, 'name'>, part: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z]/g, '');
  return plain(name) === plain(part) || (part === 'deck' && /^(endurance|main)/i.test(name));
}

const titled = (words: string) => words.replace(/(^|-)\w/g, (letter) => letter.toUpperCase());

/** The announced numbers of cards are no longer true. */
function uncounted({ told: _, ...list }: DeckFile): DeckFile {
  return { ...list, zones: list.zones.map(({ told: __, ...zone }) => zone) };
}
