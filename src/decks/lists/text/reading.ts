import { onLine, type Place } from '../deck-list.ts';
import type { Counted } from './counted.ts';
import type { CardReading } from './read-card.ts';

export type LabelName = 'name' | 'author' | 'game' | 'plugin' | 'note' | 'cards' | 'comment';

/** What a line of a text is taken for, before the lines around it are looked at. */
export type Reading = {
  /** From 1. */
  readonly line: number;
  /** The characters before its first word. */
  readonly indent: number;
  /** Its words as they stand. */
  readonly written: string;
} & (
  | { readonly is: 'blank' }
  | { readonly is: 'comment'; readonly text: string }
  | { readonly is: 'label'; readonly label: LabelName; readonly value: string }
  | { readonly is: 'zone'; readonly zone: string; readonly told: number | null; readonly isTitle: boolean }
  | { readonly is: 'heading'; readonly heading: Counted }
  | {
      readonly is: 'card';
      readonly card: CardReading;
      /** Where the line names one for itself. */
      readonly zone: string | null;
      /** What it would be as a heading. */
      readonly counted: Counted | null;
    }
  | { readonly is: 'wrong-quantity'; readonly quantity: number | string; readonly title: string }
);

export type Card = Extract<Reading, { is: 'card' }>;

/** Whether its quantity is written before its title. */
export const isCountedBefore = (reading: Reading): boolean =>
  reading.is === 'card' && reading.card.isCounted && /^[^\p{L}]*x?\d/iu.test(reading.written);

export const placeOf = ({ line, indent }: Reading): Place => onLine(line, indent + 1);
