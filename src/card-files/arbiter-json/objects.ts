import { z } from 'zod';
import { readAs } from '../../engine/reading.ts';
import type { GameSlug } from '../../games/registry.ts';
import { findGame } from '../../games/registry.ts';
import type { Entry, Place, Remark } from '../entries.ts';
import { pathOf, plainly, pointerOf } from '../issues.ts';
import { printingOf } from '../printing.ts';
import {
  abilitiesStatement,
  errataEntryOf,
  errataStatement,
  formatEntryOf,
  formatStatement,
  rulingEntryOf,
  rulingStatement,
  setEntryOf,
  setStatement,
  sourceEntryOf,
  sourceStatement,
} from '../statements.ts';
import { NOT_TEXT } from '../words.ts';
import { garbledIn } from './garbled.ts';
import { cardSchemaOf, type KindOfObject } from './schema.ts';

/** One thing that a file says, before it is known to be well said. */
export interface GivenObject {
  readonly kind: KindOfObject;
  readonly value: unknown;
  /** Where a value within the object stands, by its path in it. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/** What became of an object: its entries, or errors; and notes on the entries. */
export interface ReadObject {
  readonly entries: readonly Entry[];
  readonly remarks: readonly Remark[];
}

export function readObject(object: GivenObject, game: GameSlug): ReadObject {
  const read = readKind(object, game);
  const garbled = garbledIn(object.value).map((path) => remarkOn(object, path, NOT_TEXT));
  if (garbled.length === 0) return read;
  const corrupt = new Set(garbled.map(({ place }) => place.column));
  const others = read.remarks.filter(({ level, place }) => level === 'error' && !corrupt.has(place.column));
  return { entries: [], remarks: [...garbled, ...others] };
}

function readKind(object: GivenObject, game: GameSlug): ReadObject {
  switch (object.kind) {
    case 'card':
      return readCard(object, game);
    case 'set':
      return readStatement(object, setStatement, setEntryOf);
    case 'source':
      return readStatement(object, sourceStatement, sourceEntryOf);
    case 'errata':
      return readStatement(object, errataStatement, errataEntryOf);
    case 'ruling':
      return readStatement(object, rulingStatement, rulingEntryOf);
    case 'format':
      return readStatement(object, formatStatement, formatEntryOf);
    case 'abilities':
      return readAbilities(object, game);
  }
}

function readStatement<Said>(
  object: GivenObject,
  statement: z.ZodType<Said>,
  entryOf: (said: Said, place: Place) => Entry,
): ReadObject {
  const parsed = statement.safeParse(object.value, { error: plainly });
  return parsed.success
    ? { entries: [entryOf(parsed.data, object.placeOf([]))], remarks: [] }
    : { entries: [], remarks: parsed.error.issues.map((issue) => issueRemark(object, issue)) };
}

/** The vocabulary of the game reads the abilities, and suggests the right word for a misspelt one. */
function readAbilities(object: GivenObject, slug: GameSlug): ReadObject {
  const said = abilitiesStatement.safeParse(object.value, { error: plainly });
  if (!said.success)
    return { entries: [], remarks: said.error.issues.map((issue) => issueRemark(object, issue)) };
  const { card, text, textHash, told, abilities } = said.data;
  if ((text === undefined) === (textHash === undefined))
    return { entries: [], remarks: [remarkOn(object, [], 'must give either text or textHash')] };
  const ability = findGame(slug)?.ability ?? z.unknown();
  const read = readAs(z.array(ability), abilities, ['abilities']);
  if ('mistakes' in read) {
    const remarks = read.mistakes.map(({ pointer, message, suggestion }) => {
      const meant = suggestion === null ? '' : ` Did you mean "${suggestion}"?`;
      return vocabularyRemark(object, pointer, `${pointer.slice(1)}: ${message}${meant}`);
    });
    return { entries: [], remarks };
  }
  const worded = text === undefined ? { textHash: textHash ?? '' } : { text };
  const place = object.placeOf([]);
  const entry = {
    kind: 'abilities',
    place,
    card,
    worded,
    told: told ?? 'whole',
    abilities: read.value,
  } as const;
  return { entries: [entry], remarks: [] };
}

function vocabularyRemark({ placeOf }: GivenObject, pointer: string, message: string): Remark {
  return { level: 'error', code: 'abilities/invalid', place: placeOf(pointer.split('/').slice(1)), message };
}

/** A card is an entry for each of its printings. */
function readCard(object: GivenObject, slug: GameSlug): ReadObject {
  const columns = findGame(slug)?.columns;
  const parsed = cardSchemaOf(slug).safeParse(object.value, { error: plainly });
  if (!parsed.success || columns === undefined) {
    return { entries: [], remarks: parsed.error?.issues.map((issue) => issueRemark(object, issue)) ?? [] };
  }
  const { title, subtitle, printings, ...figures } = parsed.data;
  const read = printings.map(({ set, number, errataNumber, text, figures: own, attributes, key }, index) =>
    printingOf(
      {
        title,
        set,
        number: number ?? null,
        ...(errataNumber === undefined ? {} : { errataNumber }),
        key: key ?? null,
        attributes: Object.fromEntries(
          Object.entries(attributes ?? {}).map(([name, value]) => [name, String(value)]),
        ),
        card: {
          ...(subtitle === undefined ? {} : { subtitle }),
          ...(text == null ? {} : { text }),
          figures: { ...figures, ...own },
        },
      },
      columns,
      {
        place: object.placeOf(['printings', index]),
        placeOf: (field) =>
          object.placeOf(field in (own ?? {}) ? ['printings', index, 'figures', field] : [field]),
        nameOf: (field) => field,
      },
    ),
  );
  return {
    entries: read.map(({ entry }) => entry),
    remarks: read.flatMap(({ remarks }) => remarks),
  };
}

function issueRemark(object: GivenObject, issue: z.core.$ZodIssue): Remark {
  const place = object.placeOf(pathOf(issue));
  return { ...remarkOn(object, issue.path, issue.message), place };
}

function remarkOn({ kind, placeOf }: GivenObject, path: readonly PropertyKey[], message: string): Remark {
  const what = path.length === 0 ? `The ${kind}` : pointerOf(path).slice(1);
  return { level: 'error', code: 'object/invalid', place: placeOf(path), message: `${what} ${message}.` };
}
