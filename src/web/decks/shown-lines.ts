import type { CheckedDeck, DeckFile, DeckReport, UnknownLine } from './answers.ts';

export interface ShownZone {
  readonly name: string;
  readonly copies: number;
  readonly lines: readonly ShownLine[];
}

/** A line of the deck, with the problems that it is part of. */
export interface ShownLine {
  readonly quantity: number;
  readonly name: string;
  /** Slug of the card; null if the line is not exactly one card. */
  readonly slug: string | null;
  /** Numbers of the problems, from 1. */
  readonly problems: readonly number[];
  readonly unknown: UnknownLine | undefined;
}

/** The lines of a deck, as one report judges them. */
export function shownZones({ deck }: Pick<CheckedDeck, 'deck'>, report: DeckReport): readonly ShownZone[] {
  const slugs = new Map(report.cards.map(({ name, slug }) => [name, slug]));
  return deck.zones.map(({ name: zone, lines }) => ({
    name: zone,
    copies: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map((line) => {
      const name = nameOf(line);
      const slug = slugs.get(name) ?? null;
      return {
        quantity: line.quantity,
        name,
        slug,
        problems: report.violations.flatMap(({ cards }, at) =>
          cards.some((card) => card.slug === slug) ? [at + 1] : [],
        ),
        unknown: report.unresolved.find(({ title }) => title === name),
      };
    }),
  }));
}

/** The name that a line has in the list; cards of one's own may have a title of their own. */
export function nameOf({ title, card }: DeckFile['zones'][number]['lines'][number]): string {
  return title ?? String(card?.title ?? card?.card ?? '');
}
