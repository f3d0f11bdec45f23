import * as z from 'zod';
import type { Mistake } from '../engine/answer.ts';
import type { Json } from '../engine/json.ts';
import type { Read } from '../engine/law.ts';
import { mistake } from '../engine/mistake.ts';
import { readAs } from '../engine/reading.ts';

/** The part of a catalogue card that completing looks at. */
interface Figured {
  readonly title: string;
  readonly text: string | null;
  /** By the keys of the game; null where no document gives one. */
  readonly figures: Figures;
}

type Figures = Readonly<Record<string, unknown>>;

/** How the cards of a game are completed. */
export interface Completion {
  /** The figures that may be given, all optional. */
  readonly form: z.ZodObject;
  /** What the catalogue knows without a figure, for example from the text of the card. */
  readonly alsoKnown?: (card: Figured) => Figures;
  /** Joins a figure known in part with the one given; undefined where they contradict each other. */
  readonly joined?: Readonly<Record<string, (known: unknown, given: unknown) => unknown>>;
  /** The types of card that have a figure, for figures that not every type has. */
  readonly typesWith?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Completes a catalogue card with figures that no document gives. What the catalogue knows cannot be contradicted.
 * Pure: the card that is returned is a copy. Pointers of mistakes lead into the figures given.
 */
export function completeCard<Card extends Figured>(
  card: Card,
  given: unknown,
  { form, alsoKnown, joined = {}, typesWith = {} }: Completion,
): Read<Card> {
  const read = readAs<Figures>(form, given);
  if ('mistakes' in read) return read;
  const known: Figures = { ...card.figures, ...alsoKnown?.(card) };
  const figures: Record<string, unknown> = { ...card.figures };
  const mistakes: Mistake[] = [];
  for (const [key, value] of Object.entries(read.value)) {
    const figure = known[key] ?? null;
    const whole = figure === null ? value : (joined[key] ?? same)(figure, value);
    if (whole === undefined) mistakes.push(contradiction(card, key, figure));
    else if (figure === null || key in joined) figures[key] = whole;
  }
  mistakes.push(...ofOtherTypes(card, read.value, figures.type ?? null, typesWith));
  return mistakes.length > 0 ? { mistakes } : { value: { ...card, figures } };
}

/** Completed twice with the same figures, a card stays as it is. */
function same(known: unknown, given: unknown): unknown {
  return inOneOrder(known) === inOneOrder(given) ? known : undefined;
}

/** The order of symbols, names and keys means nothing. */
function inOneOrder(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Array.isArray(value) ? value.map(inOneOrder) : Object.entries(value).map(inOneOrder);
  return JSON.stringify(parts.sort());
}

/** Long enough for any figure, and short enough for a message. */
const LONGEST = 200;

function contradiction({ title }: Figured, key: string, known: unknown): Mistake {
  const says = JSON.stringify(known).slice(0, LONGEST);
  const message = `The catalogue knows the ${key} of ${title}: ${says}. Leave it out, or write a card of your own.`;
  return mistake('contradicts-catalogue', [key], message, typeof known === 'string' ? known : says);
}

function ofOtherTypes(
  { title }: Figured,
  given: Figures,
  type: unknown,
  typesWith: NonNullable<Completion['typesWith']>,
): Mistake[] {
  return Object.entries(typesWith).flatMap(([key, types]) => {
    if (given[key] === undefined || typeof type !== 'string' || types.includes(type)) return [];
    const message = `${title} is of the type ${type}, which has no ${key}; only ${types.join(' and ')} cards have it. Leave it out.`;
    return [mistake('contradicts-catalogue', [key], message)];
  });
}

/** A card of the catalogue, by its slug, with figures that no document gives. */
export interface CompletedCard {
  readonly card: string;
  readonly [figure: string]: Json;
}

/** Whether a card that was given is one of the catalogue that is completed. */
export function isCompleted<Own extends object>(given: Own | CompletedCard): given is CompletedCard {
  return 'card' in given;
}

/** The form of a card that is completed: the slug of the card, and figures that no document gives. */
export function completedCardForm<Shape extends z.ZodRawShape>({
  form,
}: {
  readonly form: z.ZodObject<Shape>;
}) {
  return z.strictObject({
    card: z
      .string()
      .min(1)
      .max(120)
      .meta({ pattern: '^[a-z0-9][a-z0-9-]{0,119}$' })
      .describe('The slug of a card in the catalogue.'),
    ...form.shape,
  });
}
