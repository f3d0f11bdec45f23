import type { z } from 'zod';
import type { Mistake } from '../../engine/answer.ts';
import type { Read } from '../../engine/law.ts';
import { mistake } from '../../engine/mistake.ts';
import { nearest } from '../../engine/nearest.ts';
import { readAs } from '../../engine/reading.ts';
import { type Completion, completeCard, completedCardForm } from '../completing.ts';
import type { DeckCard } from './deck.ts';
import type { CardPool } from './format.ts';

/** A card as a list writes it: all of it, or the slug of a catalogue card and figures that no document gives. */
export type WrittenCard = Readonly<Record<string, unknown>>;

/** How the cards of a game are written in deck lists. */
export interface OwnCardForms {
  /** A card that is written out. */
  readonly own: z.ZodType<OwnCard>;
  /** The figures that may be added to a card of the catalogue. */
  readonly completion: Completion;
}

/** A card that is written out, with the figures of its game. */
export interface OwnCard {
  readonly title: string;
  readonly subtitle: string | null;
  readonly type: string | null;
  readonly text: string | null;
}

/** What a game says about its cards. */
interface CardsOfGame {
  readonly figureKeys: readonly string[];
  readonly unknownFigures: Readonly<Record<string, unknown>>;
  readonly cardName: (card: {
    title: string;
    subtitle: string | null;
    figures: Record<string, unknown>;
  }) => string;
}

/** Whether it completes a card of the catalogue. */
export function completesCard(card: WrittenCard): card is WrittenCard & { readonly card: unknown } {
  return Object.hasOwn(card, 'card');
}

/** The forms that a card in a list may have, for those who describe them. */
export function writtenCardForms({ own, completion }: OwnCardForms): readonly z.ZodType[] {
  return [own, completedCardForm(completion)];
}

/** A card that is written out. Its figures are all known: a figure that is left out, it does not have. */
export function writtenOut(
  given: WrittenCard,
  slug: string,
  { own }: OwnCardForms,
  { figureKeys, unknownFigures, cardName }: CardsOfGame,
): Read<DeckCard> {
  const read = readAs(own, given);
  if ('mistakes' in read) return read;
  const { title, subtitle, type, text } = read.value;
  const written = new Map<string, unknown>(Object.entries(read.value));
  const figures = Object.fromEntries(
    figureKeys.map((key) => [key, written.has(key) ? written.get(key) : unknownFigures[key]]),
  );
  return {
    value: {
      slug,
      name: cardName({ title, subtitle, figures }),
      title,
      subtitle,
      type,
      figures,
      text: text ?? '',
      groups: [],
      printings: [],
    },
  };
}

/** A card of the pool with figures that no document gives. Pointers of mistakes lead into the card as it is written. */
export function completed(
  { card: slug, ...given }: WrittenCard & { readonly card: unknown },
  { completion }: OwnCardForms,
  pool: CardPool,
): Read<DeckCard> {
  const known = typeof slug === 'string' ? pool.bySlug(slug) : undefined;
  if (known === undefined) return { mistakes: [unknownCard(slug, pool)] };
  const read = completeCard(known, given, completion);
  if ('mistakes' in read) return read;
  const { type } = read.value.figures;
  return { value: { ...read.value, type: typeof type === 'string' ? type : null } };
}

/** The most characters of an invalid slug that the message repeats. */
const LONGEST = 60;

function unknownCard(slug: unknown, pool: CardPool): Mistake {
  if (typeof slug !== 'string') return mistake('wrong-value', ['card'], 'Expected the slug of a card.');
  const suggestion = nearest(
    slug,
    [...pool.all()].map((one) => one.slug),
  );
  return mistake('unknown-card', ['card'], `There is no card “${slug.slice(0, LONGEST)}”.`, suggestion);
}
