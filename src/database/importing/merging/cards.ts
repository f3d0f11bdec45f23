import type { Remark } from '../../../card-files/entries.ts';
import type { Game } from '../../../games/registry.ts';
import { cardId } from '../../seeding/card-id.ts';
import type { Card, Printing } from '../../snapshot/snapshot.ts';
import { cellOf } from './contradictions.ts';
import { differs } from './differing.ts';
import { byErrataNumber, mergeFigures } from './figures.ts';
import { inPrintingOrder } from './printing-order.ts';
import type { HeardPrinting } from './printings.ts';
import type { Slugs } from './slugs.ts';

/** A card with all printings; their wordings are not among its versions yet. */
export interface MergedCard {
  readonly card: Card;
  /** What files tell of its printings, in printing order. */
  readonly heard: readonly HeardPrinting[];
  readonly remarks: readonly Remark[];
  /** Only files have the card. */
  readonly isNew: boolean;
}

/** A card of the house with what files tell of its printings. */
export function mergeKnownCard(game: Game, card: Card, told: readonly HeardPrinting[]): MergedCard {
  const heard = inPrintingOrder(told);
  const { figures, remarks } = mergeFigures(game, card.figures, heard, card.title);
  const merged: Card = {
    ...card,
    type: textOf(figures.type),
    figures,
    formerTitles: spellings(card, heard),
    subtitle: card.subtitle ?? newest(heard, ({ subtitle }) => subtitle) ?? null,
    printings: inPrintingOrder(mergeWithHeard(card.printings, heard)),
  };
  return {
    card: merged,
    heard,
    remarks: [...remarks, ...otherNames(card, heard)],
    isNew: false,
  };
}

/** A card that only files tell of; one that has namesakes is told from them. */
export function newCard(
  game: Game,
  identity: string,
  told: readonly HeardPrinting[],
  slugs: Slugs,
  hasNamesakes: boolean,
): MergedCard {
  const heard = inPrintingOrder(told);
  const title = newest(heard, (printing) => printing.title);
  if (title === undefined) throw new RangeError(`No printing tells of ${identity}.`);
  const { figures: shown, remarks } = mergeFigures(game, undefined, heard, title);
  const figures = hasNamesakes ? game.columns.toldApart(shown) : shown;
  const subtitle = newest(heard, (printing) => printing.subtitle) ?? null;
  const name = game.cardName({ title, subtitle, figures });
  const slug = slugs.of(identity, game.columns.slug({ title, subtitle, figures }));
  const card: Card = {
    id: cardId(game.slug, { slug }),
    slug,
    name,
    title,
    formerTitles: spellings({ title, formerTitles: [] }, heard),
    subtitle,
    type: textOf(figures.type),
    figures,
    named: [],
    note: null,
    printings: heard.map(printingOf),
    versions: [],
    designators: [],
  };
  return { card, heard, remarks, isNew: true };
}

/** The newest wording tells best. */
function newest<T>(
  heard: readonly HeardPrinting[],
  tell: (printing: HeardPrinting) => T | null | undefined,
): T | undefined {
  for (const printing of byErrataNumber(heard).reverse()) {
    const told = tell(printing);
    if (told != null) return told;
  }
  return undefined;
}

/** Other spellings of the title that were printed, or that files use. */
function spellings(
  { title, formerTitles }: Pick<Card, 'title' | 'formerTitles'>,
  heard: readonly HeardPrinting[],
): string[] {
  return [...new Set([...formerTitles, ...heard.map((printing) => printing.title)])].filter(
    (spelling) => spelling !== title,
  );
}

function otherNames(card: Card, heard: readonly HeardPrinting[]): Remark[] {
  return heard.flatMap(({ title, subtitle, place }) => [
    ...(title === card.title || card.formerTitles.includes(title)
      ? []
      : [differs('title/differs', cellOf(place, 'title'), 'the title', title, card.title)]),
    ...(subtitle == null || card.subtitle === null || subtitle === card.subtitle
      ? []
      : [
          differs(
            'subtitle/differs',
            cellOf(place, 'subtitle'),
            `the subtitle of ${card.title}`,
            subtitle,
            card.subtitle,
          ),
        ]),
  ]);
}

/** A printing that the house names without a number is the one in that set, where there is only one. */
function mergeWithHeard(known: readonly Printing[], heard: readonly HeardPrinting[]): Printing[] {
  const isOf = (printing: Printing, told: HeardPrinting) =>
    printing.set.code === told.set.code &&
    (printing.number === told.number || printing.number === null || told.number === null);
  const untold = known.filter((printing) => !heard.some((told) => isOf(printing, told)));
  return [
    ...untold,
    ...heard.map((told) => {
      const held = known.find((printing) => isOf(printing, told));
      const printing = printingOf(told);
      return {
        ...printing,
        number: printing.number ?? held?.number ?? null,
        errataNumber: held?.errataNumber ?? printing.errataNumber,
      };
    }),
  ];
}

function printingOf({
  set,
  number,
  errataNumber,
  text,
  figures,
  attributes,
  importedFrom,
}: HeardPrinting): Printing {
  return {
    set,
    number,
    errataNumber: errataNumber ?? null,
    text: text ?? null,
    figures,
    attributes,
    importedFrom,
  };
}

function textOf(figure: unknown): string | null {
  return typeof figure === 'string' ? figure : null;
}
