import type { ComponentChildren } from 'preact';
import { CardName } from '../board/card-name.tsx';
import { type Catalogued, faceOf } from '../board/face.ts';
import { capitalised, isThing, textOf, thingOf, thingsIn } from '../board/reading.ts';

/** The names of the players and cards of a worked example. If linked, cards of the catalogue lead to their page. */
export interface Names {
  player(id: string): string | undefined;
  /** The player in a place of the state's list. */
  playerAt(index: number): string | undefined;
  card(id: string): ComponentChildren | undefined;
  /** Names a card by its slug, or by the card as it is written out. */
  definition(card: unknown): ComponentChildren | undefined;
}

/** Names for everything that has an id in the states and actions given. */
export function namesIn(
  states: readonly unknown[],
  catalogued: Catalogued,
  { linked }: { readonly linked: boolean },
): Names {
  const players = thingsIn(thingOf(states[0]).players).map(({ id }) => textOf(id));
  const definition = (card: unknown): ComponentChildren | undefined => {
    const face = faceOf(card, catalogued);
    if (face === undefined) return undefined;
    return linked ? <CardName face={face} /> : face.name;
  };
  const cards = new Map<string, ComponentChildren>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one);
    if (!isThing(value)) return;
    const name = typeof value.id === 'string' ? definition(value.card) : undefined;
    if (name !== undefined) cards.set(textOf(value.id), name);
    for (const part of Object.values(value)) collect(part);
  };
  collect(states);
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
