import type { Remark } from '../entries.ts';
import { filledRows, tableUnder } from './build-table.ts';
import { identityByName } from './file-name.ts';
import { canonicalGuid } from './guid.ts';
import { type OctgnCard, type OctgnProperty, type OctgnSet, readOctgnCards } from './octgn-cards.ts';
import type { OctgnDefinition } from './octgn-definition.ts';
import type { Table, TableRow } from './table.ts';
import type { GivenText } from './text.ts';

/** What OCTGN itself says of each card. */
const own = ['GUID', 'Name', 'Set'] as const;

/** A set of OCTGN as a table: what OCTGN says of each card, then its properties. */
export function readOctgnSet(
  file: string,
  { text, remarks }: GivenText,
  definitions: readonly OctgnDefinition[],
): Table {
  const set = readOctgnCards(text);
  const definition = definitions.find(({ game }) => game === guid(set.game));
  const columns = [...new Set([...own, ...set.cards.flatMap(({ properties }) => properties.map(column))])];
  return tableUnder({ line: set.line, cells: columns }, filledRows(rowsOf(set, columns)), {
    format: 'octgn',
    file,
    identity: canonicalGuid(set.id) ?? identityByName(file),
    remarks: [
      ...remarks,
      ...set.cards.flatMap((card) => cardRemarks(file, card)),
      ...(definition === undefined ? [] : undeclared(file, set.cards, definition)),
    ],
    refused: 0,
  });
}

/** One at a time: where cards have little in common, columns times cards soon are too many to keep. */
function* rowsOf(set: OctgnSet, columns: readonly string[]): Iterable<TableRow> {
  for (const card of set.cards) yield { line: card.line, cells: cellsOf(card, set.name, columns) };
}

const guid = (written: string): string => canonicalGuid(written) ?? written;

/** The properties of another face have columns of their own, with the kind of face in the heading. */
function column({ face, name }: OctgnProperty): string {
  if (face !== null) return `${face}: ${name}`;
  return own.some((heading) => heading.toLowerCase() === name.toLowerCase()) ? `${name} (property)` : name;
}

function cellsOf(card: OctgnCard, set: string, columns: readonly string[]): (string | null)[] {
  const values = new Map(
    [...card.properties].reverse().map((property) => [column(property), property.value]),
  );
  values.set('GUID', guid(card.id)).set('Name', card.name).set('Set', set);
  return columns.map((heading) => values.get(heading) ?? null);
}

function cardRemarks(file: string, card: OctgnCard): Remark[] {
  const faces = [...new Set(card.properties.flatMap(({ face }) => face ?? []))];
  return [
    ...faces.map((face): Remark => {
      return {
        level: 'note',
        code: 'octgn/other-face',
        place: { file, line: card.line, column: `${face}: Name` },
        message: `"${card.name}" has another face, which is kept in the columns "${face}: …" and is not a separate printing.`,
      };
    }),
    ...repeated(card).map((property): Remark => {
      return {
        level: 'error',
        code: 'octgn/property-twice',
        place: { file, line: property.line, column: column(property) },
        message: `"${card.name}" has the property "${property.name}" twice. The first was read.`,
      };
    }),
  ];
}

function repeated({ properties }: OctgnCard): readonly OctgnProperty[] {
  const seen = new Set<string>();
  return properties.filter((property) => seen.size === seen.add(column(property)).size);
}

/** One for each property that the definition of the game does not have, where it first stands. */
function undeclared(file: string, cards: readonly OctgnCard[], { properties }: OctgnDefinition): Remark[] {
  const first = new Map<string, OctgnProperty>();
  for (const property of cards.flatMap((card) => card.properties)) {
    const isOwn = property.face !== null && property.name === 'Name';
    if (!isOwn && !properties.has(property.name) && !first.has(property.name))
      first.set(property.name, property);
  }
  return [...first.values()].map((property) => ({
    level: 'note',
    code: 'octgn/undeclared-property',
    place: { file, line: property.line, column: column(property) },
    message: `The definition of the game has no property "${property.name}". It is kept as written.`,
  }));
}
