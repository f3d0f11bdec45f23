import type { z } from 'zod';
import { readOnce } from '../../../engine/read-once.ts';
import { toldOrUnsaid } from '../../unsaid-text.ts';
import { cardWith } from '../written-card.ts';
import { ability } from './grammar.ts';

/** Whether a text is there, and not empty. */
export const saysSomething = (text: string): boolean => text !== '';

/** A card as it is written. */
export const cardWritten = cardWith(ability);

/**
 * A card as the rule check knows it: its printed figures, and what it does in the vocabulary. Figures that its type
 * has not, or that no source gives, are null. What a text does that nobody has said is not taken for nothing.
 */
export const definition = readOnce(
  cardWritten.transform((card) => ({ ...card, abilities: toldOrUnsaid(card, saysSomething) })),
);

export type Definition = z.output<typeof definition>;
