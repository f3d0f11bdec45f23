import type { Edition } from '../content/card-set.ts';
import type { PrintingRef, WordingVersion } from './card-wordings.ts';
import { hasGameText } from './contenders.ts';
import { type Figures, sameFigures, writtenOut } from './figures.ts';
import { covers } from './law.ts';
import { bareWords, sameWords } from './same-words.ts';

/** What is known of a card as it stands in one set. */
export interface KnownPrinting extends PrintingRef {
  readonly edition: Edition | null;
  readonly errataNumber: number | null;
  /** Printed, unless told. */
  readonly errataNumberBasis?: ErrataNumberBasis;
  /** The words printed on it; null where nobody gives them, empty where it has none. */
  readonly text: string | null;
  /** The figures printed on it; one that is null or absent is not told. */
  readonly figures: Figures;
}

/** How an errata number is known: it is shown, or the first errata to a title have the first number. */
export type ErrataNumberBasis = 'printed' | 'inferred';

export interface KnownVersion
  extends Pick<WordingVersion, 'id' | 'kind' | 'title' | 'text' | 'errataNumber' | 'figures' | 'appliesTo'> {
  readonly errataNumberBasis: ErrataNumberBasis | null;
}

/** A card with all that is known of its printings. */
export interface KnownCard {
  /** What the ids of its versions begin with, up to the slash before their names. */
  readonly idPrefix: string;
  /** Those that stand already; of several that say the same, the first counts. */
  readonly versions: readonly KnownVersion[];
  /** In printing order. */
  readonly printings: readonly KnownPrinting[];
  readonly figures: Figures;
}

/** The wording that a printing shows. */
export interface ShownWording {
  readonly printing: KnownPrinting;
  readonly text: string;
  /** Those that are not the card's; with an errata number, all in which the printings are not at one. */
  readonly figures: Figures;
  /** The same for printings that show the same words, errata number and figures; other printings do not change it. */
  readonly key: string;
  /** The version that says these words already; null if none does. */
  readonly version: string | null;
  /** That version is known to be printed there, in other words. */
  readonly isDisputed: boolean;
}

/** Null where nobody gives the words. */
export function shownWording(printing: KnownPrinting, card: KnownCard): ShownWording | null {
  const { text, errataNumber } = printing;
  if (text === null) return null;
  const figures = errataNumber === null ? figuresBeyond(card.figures, printing) : contested(printing, card);
  const key = writtenOut({ text: bareWords(text), errataNumber, figures: statedFigures(printing) });
  const printed = card.versions.find(
    (version) => version.kind === 'printed' && version.text !== null && covers(version.appliesTo, printing),
  );
  const version = printed ?? card.versions.find((one) => says(one, printing, text, card));
  const isDisputed = printed !== undefined && !sameWords(printed.text ?? '', text);
  return { printing, text, figures, key, version: version?.id ?? null, isDisputed };
}

/** A printing that shows no number may be one of a version that has one. */
function says(version: KnownVersion, printing: KnownPrinting, text: string, card: KnownCard): boolean {
  return (
    hasGameText(version) &&
    version.text !== null &&
    (printing.errataNumber === null || printing.errataNumber === version.errataNumber) &&
    sameWords(version.text, text) &&
    sameFigures(figuresBeyond({ ...card.figures, ...version.figures }, printing), {})
  );
}

/** What replaces every other version replaces its figures too, even by those that the card has. */
function contested({ figures }: KnownPrinting, card: KnownCard): Figures {
  const keys = card.printings.flatMap((one) => Object.keys(figuresBeyond(card.figures, one)));
  return Object.fromEntries(
    Object.entries(figures).filter(([key, figure]) => figure != null && keys.includes(key)),
  );
}

function statedFigures({ figures }: KnownPrinting): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure != null));
}

function figuresBeyond(known: Figures, { figures }: KnownPrinting): Figures {
  return Object.fromEntries(
    Object.entries(figures).filter(([key, figure]) => figure != null && !sameFigures(figure, known[key])),
  );
}
