import type { Schema } from '../../../../engine/forms.ts';
import type { Json } from '../../../../engine/json.ts';
import { leanly, type Writers } from '../../../../engine/lean.ts';
import { type Pile, pile, type State, stateSchema } from './state.ts';
import { type CardElsewhere, cardElsewhere, type Value, value } from './values.ts';

/** A pile is a number where nobody has named its cards, and a list where all are named. */
function writtenPile({ cards, unknown, bottom }: Pile): Json {
  const named = (all: readonly CardElsewhere[]): Json =>
    all.map((card) => leanly(cardElsewhere, card, writers) ?? null);
  if (bottom !== undefined && bottom.length > 0)
    return { cards: named(cards), unknown, bottom: named(bottom) };
  if (cards.length === 0) return unknown;
  return unknown === 0 ? named(cards) : { cards: named(cards), unknown };
}

/** Cards that chance showed are written as cards are anywhere; what else was chosen, as it was read. */
function writtenValue(chosen: Value): Json {
  if (!('known' in chosen)) return chosen;
  return { known: chosen.known.map((card) => leanly(cardElsewhere, card, writers) ?? null) };
}

const writers: Writers = new Map<Schema, (value: never) => Json>([
  [pile, writtenPile],
  [value, writtenValue],
]);

/** A state as lean JSON whose keys stand in one order. */
export function written(state: State): Json {
  return leanly(stateSchema, state, writers) ?? null;
}
