import type { Place, PrintingEntry, Remark } from '../../../card-files/entries.ts';
import type { Game } from '../../../games/registry.ts';
import type { CardSet } from '../../snapshot/snapshot.ts';
import type { Heard } from './heard.ts';
import { contradictionsInPrinting } from './printing-contradictions.ts';

/** All that files say of a card as it stands in one set. An absent key: none of them speaks of it. */
export interface HeardPrinting {
  readonly set: CardSet;
  readonly number: string | null;
  readonly title: string;
  readonly subtitle?: string | null;
  readonly text?: string;
  readonly errataNumber?: number | null;
  readonly errataNumberBasis?: 'inferred';
  readonly figures: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly importedFrom: readonly string[];
  /** Where the last of them speaks of it. */
  readonly place: Place;
  /** The rows themselves, in order of precedence. */
  readonly rows: readonly Heard<PrintingEntry>[];
}

/** The printings that files tell of, by what makes them one card. Of what two files say, the later prevails. */
export interface MergedPrintings {
  readonly cards: ReadonlyMap<string, readonly HeardPrinting[]>;
  readonly remarks: readonly Remark[];
}

/** The entries are in order of precedence. */
export function mergePrintings(
  game: Game,
  entries: readonly Heard<PrintingEntry>[],
  setCalled: (written: string) => CardSet | undefined,
): MergedPrintings {
  const sets = new Map<string, Map<string, HeardPrinting[]>>();
  for (const entry of entries) {
    const set = setCalled(entry.set);
    if (set === undefined) throw new RangeError(`No set is called ${entry.set}.`);
    const identity = game.columns.identity({
      title: entry.title,
      subtitle: entry.subtitle ?? null,
      figures: entry.figures,
    });
    const ofCard = sets.get(identity) ?? new Map<string, HeardPrinting[]>();
    sets.set(identity, ofCard);
    ofCard.set(set.code, withEntry(ofCard.get(set.code) ?? [], entry, set));
  }
  const cards = new Map([...sets].map(([identity, ofCard]) => [identity, [...ofCard.values()].flat()]));
  const contested = [...cards.values()].flat().filter(({ rows }) => rows.length > 1);
  return {
    cards,
    remarks: contested.flatMap(({ rows, set }) => contradictionsInPrinting(game, rows, set)),
  };
}

/** A file that gives no number speaks of the only printing in the set, if there is one. */
function withEntry(
  printings: readonly HeardPrinting[],
  entry: Heard<PrintingEntry>,
  set: CardSet,
): HeardPrinting[] {
  const same =
    printings.find(({ number }) => number === entry.number) ??
    (printings.length === 1 && (entry.number === null || printings[0]?.number === null)
      ? printings[0]
      : undefined);
  if (same === undefined) return [...printings, heardPrinting(entry, set)];
  return printings.map((printing) =>
    printing === same ? overlaid(printing, heardPrinting(entry, set)) : printing,
  );
}

function heardPrinting(row: Heard<PrintingEntry>, set: CardSet): HeardPrinting {
  const { kind: _, key: __, from, fileDate: ___, set: ____, ...entry } = row;
  return { set, importedFrom: [from], rows: [row], ...entry };
}

function overlaid(earlier: HeardPrinting, later: HeardPrinting): HeardPrinting {
  return {
    ...earlier,
    ...later,
    number: later.number ?? earlier.number,
    figures: { ...earlier.figures, ...later.figures },
    attributes: { ...earlier.attributes, ...later.attributes },
    importedFrom: [...new Set([...earlier.importedFrom, ...later.importedFrom])],
    rows: [...earlier.rows, ...later.rows],
  };
}
