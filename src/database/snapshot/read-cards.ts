import { z } from 'zod';
import { edition } from '../../games/content/card-set.ts';
import { grantToOthers, restoredSymbol, textVersionKind } from '../../games/content/text-version.ts';
import { designatorOrigins } from '../../games/designators.ts';
import { interning } from '../../games/interning.ts';
import type { Prisma } from '../generated/client.ts';
import { internedJson } from './interned.ts';
import { readRows } from './read-rows.ts';
import type {
  Card,
  CardDesignator,
  CardSet,
  Printing,
  Source,
  TextVersion,
  VersionScope,
} from './snapshot.ts';

/** What cards refer to. */
export interface CardReferences {
  readonly source: (id: string) => Source;
  readonly set: (gameSlug: string, code: string) => CardSet;
}

/** A card whose parts are set while their tables are read. */
type GrowingCard = {
  -readonly [Key in keyof Card]: Card[Key];
};

type PrintingName = { readonly set: string; readonly number: string | null };

const text = z.string();
const maybe = z.string().nullable();
const whole = z.number().nullable();

/** Cards without printings, versions or designators share these. */
const NONE = { printings: [], versions: [], designators: [], scope: [] } as const;

const EVERYWHERE: VersionScope = { to: 'all' };

/**
 * Reads the cards of each game, ordered by folded name, then id. Each table is read in slices that are dropped once they
 * are converted, and requests are answered between two slices.
 */
export async function readCards(
  tx: Prisma.TransactionClient,
  references: CardReferences,
): Promise<ReadonlyMap<string, readonly Card[]>> {
  const rows = rowsOfCards();
  const games = new Map<string, Card[]>();
  const cards = new Map<string, GrowingCard>();
  const cardOf = (id: string): GrowingCard => {
    const card = cards.get(id);
    if (card === undefined) throw new Error(`There is no card ${id}.`);
    return card;
  };

  for await (const slice of readRows(tx, rows.cards)) {
    for (const row of slice) {
      const card = emptyCard(row);
      cards.set(row.id, card);
      const ofGame = games.get(row.gameSlug);
      if (ofGame === undefined) games.set(row.gameSlug, [card]);
      else ofGame.push(card);
    }
  }
  await eachGroup(readRows(tx, rows.printings), cardIdOf, (id, ofCard) => {
    cardOf(id).printings = ofCard.map((row) => printingOf(row, references));
  });
  const scopes = new Map<string, readonly PrintingName[]>();
  await eachGroup(
    readRows(tx, rows.scopes),
    ({ versionId }) => versionId,
    (id, ofVersion) => {
      scopes.set(
        id,
        ofVersion.map(({ setCode, number }) => ({ set: setCode, number: numberOf(number) })),
      );
    },
  );
  await eachGroup(readRows(tx, rows.versions), cardIdOf, (id, ofCard) => {
    cardOf(id).versions = ofCard.map((row) => versionOf(row, scopes.get(row.id) ?? NONE.scope, references));
  });
  const shared = interning<CardDesignator>();
  await eachGroup(readRows(tx, rows.designators), cardIdOf, (id, ofCard) => {
    cardOf(id).designators = ofCard.map((row) => shared(designatorOf(row)));
  });
  return games;
}

/** Calls for each group of rows that follow each other and have the same key. */
async function eachGroup<Row>(
  slices: AsyncIterable<readonly Row[]>,
  keyOf: (row: Row) => string,
  take: (key: string, rows: readonly Row[]) => void,
): Promise<void> {
  let key: string | undefined;
  let group: Row[] = [];
  for await (const slice of slices) {
    for (const row of slice) {
      const own = keyOf(row);
      if (own !== key) {
        if (key !== undefined) take(key, group);
        key = own;
        group = [];
      }
      group.push(row);
    }
  }
  if (key !== undefined) take(key, group);
}

function cardIdOf({ cardId }: { readonly cardId: string }): string {
  return cardId;
}

/** The tables of cards. What a column of JSON has in common with others is one value in all of them. */
function rowsOfCards() {
  const figures = internedJson(z.record(z.string(), z.unknown()));
  const texts = internedJson(z.array(z.string()));
  return {
    cards: {
      table: 'Card',
      row: z.object({
        id: text,
        gameSlug: text,
        slug: text,
        name: text,
        title: text,
        formerTitles: texts,
        subtitle: maybe,
        type: maybe,
        figures,
        named: internedJson(
          z.array(z.object({ source: text, section: text, heading: z.string().nullable().default(null) })),
        ),
        note: maybe,
      }),
      json: ['formerTitles', 'figures', 'named'],
      orderBy: ['foldedName', 'id'],
    },
    printings: {
      table: 'Printing',
      row: z.object({
        cardId: text,
        gameSlug: text,
        setCode: text,
        number: text,
        errataNumber: whole,
        text: maybe,
        figures,
        attributes: internedJson(z.record(z.string(), z.string())),
        importedFrom: texts,
      }),
      json: ['figures', 'attributes', 'importedFrom'],
      orderBy: ['cardId', 'position'],
    },
    scopes: {
      table: 'TextVersionPrinting',
      row: z.object({ versionId: text, setCode: text, number: text }),
      json: [],
      orderBy: ['versionId', 'position'],
    },
    versions: {
      table: 'TextVersion',
      row: z.object({
        id: text,
        cardId: text,
        kind: textVersionKind,
        text: maybe,
        markedText: maybe,
        title: maybe,
        subtitle: maybe,
        grants: texts,
        grantsOthers: internedJson(z.array(grantToOthers)),
        errataNumber: whole,
        errataNumberBasis: z.enum(['printed', 'inferred']).nullable(),
        sourceId: maybe,
        section: maybe,
        heading: maybe,
        position: z.number(),
        appliesTo: text,
        appliesEdition: maybe,
        restored: internedJson(z.array(restoredSymbol)),
        figures,
        issuedAs: maybe,
        note: maybe,
        printedIn: internedJson(z.array(z.object({ set: text, number: maybe }))),
        importedFrom: texts,
      }),
      json: ['grants', 'grantsOthers', 'restored', 'figures', 'printedIn', 'importedFrom'],
      orderBy: ['cardId', 'position', 'id'],
    },
    designators: {
      table: 'Designator',
      row: z.object({
        cardId: text,
        word: text,
        key: text,
        origin: z.enum(designatorOrigins),
        grantedTo: maybe,
        versionId: maybe,
        rules: texts,
        fromSourceId: maybe,
        untilSourceId: maybe,
        supersededById: maybe,
      }),
      json: ['rules'],
      orderBy: ['cardId', 'position'],
    },
  } as const;
}

type Rows = ReturnType<typeof rowsOfCards>;
type RowOf<Name extends keyof Rows> = z.infer<Rows[Name]['row']>;

function emptyCard(row: RowOf<'cards'>): GrowingCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    title: row.title === row.name ? row.name : row.title,
    formerTitles: row.formerTitles,
    subtitle: row.subtitle,
    type: row.type,
    figures: row.figures,
    named: row.named,
    note: row.note,
    printings: NONE.printings,
    versions: NONE.versions,
    designators: NONE.designators,
  };
}

function printingOf(row: RowOf<'printings'>, references: CardReferences): Printing {
  return {
    set: references.set(row.gameSlug, row.setCode),
    number: numberOf(row.number),
    errataNumber: row.errataNumber,
    text: row.text,
    figures: row.figures,
    attributes: row.attributes,
    importedFrom: row.importedFrom,
  };
}

function versionOf(
  row: RowOf<'versions'>,
  scope: readonly PrintingName[],
  references: CardReferences,
): TextVersion {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    // Most wordings have no emphasis: then one text is kept, not two.
    markedText: row.markedText === row.text ? row.text : row.markedText,
    title: row.title,
    subtitle: row.subtitle,
    grants: row.grants,
    grantsOthers: row.grantsOthers,
    errataNumber: row.errataNumber,
    errataNumberBasis: row.errataNumberBasis,
    source: row.sourceId === null ? null : references.source(row.sourceId),
    section: row.section,
    heading: row.heading,
    position: row.position,
    appliesTo: scopeOf(row, scope),
    restored: row.restored,
    figures: row.figures,
    issuedAs: row.issuedAs,
    note: row.note,
    printedIn: row.printedIn,
    importedFrom: row.importedFrom,
  };
}

function scopeOf(
  { appliesTo, appliesEdition }: RowOf<'versions'>,
  printings: readonly PrintingName[],
): VersionScope {
  if (appliesTo === 'edition') return { to: 'edition', edition: edition.parse(appliesEdition) };
  return appliesTo === 'printings' ? { to: 'printings', printings } : EVERYWHERE;
}

function designatorOf(row: RowOf<'designators'>): CardDesignator {
  return {
    word: row.word,
    key: row.key,
    origin: row.origin,
    grantedTo: row.grantedTo,
    version: row.versionId,
    rules: row.rules,
    from: row.fromSourceId,
    until: row.untilSourceId,
    supersededBy: row.supersededById,
  };
}

/** The database has an empty text where the source gives no number. */
function numberOf(number: string): string | null {
  return number === '' ? null : number;
}
