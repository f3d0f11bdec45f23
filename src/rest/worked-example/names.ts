import { z } from 'zod';
import type { WorkedExample } from '../../rule-check/examples/views.ts';

const withCard = z.looseObject({ id: z.string(), card: z.unknown() });
const written = z.looseObject({ title: z.string() });
const completed = z.looseObject({ card: z.string() });

/** The names of the players and cards of a worked example, as Markdown. */
export interface Names {
  player(id: string): string | undefined;
  /** The player in a place of the state's list. */
  playerAt(index: number): string | undefined;
  /** Catalogue cards link to their card. */
  card(id: string): string | undefined;
  /** Names a card by its slug, or by the card as it is written out. */
  definition(card: unknown): string | undefined;
}

export function namesOf(
  { game, request, result, steps }: WorkedExample,
  nameOfSlug: (slug: string) => string | undefined,
): Names {
  const players = z
    .array(z.looseObject({ id: z.string() }))
    .parse(request.state.players)
    .map(({ id }) => id);
  const definition = (card: unknown): string | undefined => {
    if (typeof card === 'string') {
      const name = nameOfSlug(card);
      return name === undefined ? undefined : `[${escaped(name)}](/v1/cards/${game}/${card})`;
    }
    const own = written.safeParse(card);
    if (own.success) return escaped(own.data.title);
    const catalogued = completed.safeParse(card);
    return catalogued.success ? definition(catalogued.data.card) : undefined;
  };
  const cards = new Map<string, string>();
  const collect = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const found = withCard.safeParse(value);
    const name = found.success ? definition(found.data.card) : undefined;
    if (found.success && name !== undefined) cards.set(found.data.id, name);
    for (const part of Object.values(value)) collect(part);
  };
  collect([request.state, steps, result]);
  return {
    definition,
    player: (id) => (players.includes(id) || id === 'everyone' ? capitalised(id) : undefined),
    playerAt: (index) => {
      const id = players[index];
      return id === undefined ? undefined : capitalised(id);
    },
    card: (id) => cards.get(id),
  };
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text without a meaning in Markdown, also within a table. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, '\\$&');
}
