import type { z } from 'zod';

/** Something that the columns of a card table can hold. */
export interface Field {
  /** The headings by which it is known, the most usual first; compared by letters and digits alone. */
  readonly headings: readonly string[];
  readonly about: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** What every game's card table can say of a printing. */
export const commonFields = {
  title: {
    headings: ['Name', 'Title', 'Card', 'Card Name', 'Card Title'],
    about: 'The title of the card.',
  },
  subtitle: {
    headings: ['Subtitle', 'Sub-title'],
    about: 'The line under the title.',
  },
  set: {
    headings: ['Set', 'Set Code', 'Expansion', 'Edition', 'Set Name'],
    about: 'The set it is printed in, by code or name.',
  },
  number: {
    headings: ['Number', 'No', 'Collector Number', 'Card Number', 'Card No', 'Num', '#'],
    about: 'The collector number: any words.',
  },
  errataNumber: {
    headings: ['Errata Number', 'Errata No', 'Errata', 'Errata #'],
    about: 'The errata number printed on it; empty where it has none.',
  },
  text: {
    headings: ['Text', 'Rules Text', 'Game Text', 'Card Text', 'Rules'],
    about: 'The words printed on it.',
  },
  key: {
    headings: ['ImageFile', 'GUID', 'id', 'Card ID', 'Image'],
    about: "The file's own name for the printing, by which it is known again.",
  },
} as const satisfies Fields;

/** The cells of one row by the names of their fields; a field without a cell is one the row does not speak of. */
export type Cells = ReadonlyMap<string, string>;

/** Something to tell of what was written of a card. `error`: the card cannot land. */
export interface Finding {
  readonly level: 'error' | 'note';
  /** A stable word. */
  readonly code: string;
  readonly field: string;
  readonly message: string;
  /** What nobody knows, and what is known in its place. */
  readonly unknown?: { readonly written: string; readonly known: readonly string[] };
}

/** What someone wrote of a card as it stands in one set. An absent key: nothing was written of it. */
export interface WrittenCard {
  readonly subtitle?: string | null;
  readonly text?: string;
  readonly figures: Readonly<Record<string, unknown>>;
}

export interface ReadCells {
  readonly card: WrittenCard;
  readonly findings: readonly Finding[];
}

/** What was written of a card, as the game has it. */
export interface SettledCard extends WrittenCard {
  /** What the card's type has no figure for, by field: kept beside the figures. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

/** What tells a card from others. */
export interface NamedCard {
  readonly title: string;
  readonly subtitle: string | null;
  readonly figures: Readonly<Record<string, unknown>>;
}

/** How a game's cards stand in tables and files that people keep. */
export interface CardColumns {
  readonly fields: Fields;
  /** The cells of a row as subtitle, text and figures; what nobody knows stays as it was written. */
  readonly read: (cells: Cells) => ReadCells;
  /** Tells what nobody knows, drops what the type has no figure for, and reads from the text what stands there. */
  readonly settle: (card: WrittenCard) => SettledCard;
  /** The figures as a file may give them: known values, or whatever else was written. */
  readonly figures: z.ZodObject;
  /** Two printings are of one card when theirs are equal. */
  readonly identity: (card: NamedCard) => string;
  /** Cards are namesakes when theirs are equal; the same as the identity where a name makes a card. */
  readonly namesakes: (card: NamedCard) => string;
  /** The figures of a new card that has namesakes, with what tells it from them, as far as they say it. */
  readonly toldApart: (figures: NamedCard['figures']) => NamedCard['figures'];
  /** The slug of a new card. */
  readonly slug: (card: NamedCard) => string;
  /** The figures that stand in the words of a card: where the words differ, so do they. */
  readonly inWords: readonly string[];
}
