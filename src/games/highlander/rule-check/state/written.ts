import type { Schema } from '../../../../engine/forms.ts';
import type { Json } from '../../../../engine/json.ts';
import { leanWriters } from '../../../../engine/lean.ts';
import { remembered } from '../../../../engine/remembered.ts';
import { isCompleted } from '../../../completing.ts';
import { abilitiesToWrite } from '../../../unsaid-text.ts';
import { cardWritten, type Definition, definition, saysSomething } from '../../vocabulary/definition.ts';
import { type Pile, pile, type State, stateSchema } from './state.ts';
import { type Card, type CardElsewhere, card, cardElsewhere, type Value, value } from './values.ts';

/** A pile is a number where nobody has named its cards, and a list where all are named. */
function writtenPile({ cards, unknown, bottom }: Pile): Json {
  const named = (all: readonly CardElsewhere[]): Json => all.map(writtenElsewhere);
  if (bottom !== undefined && bottom.length > 0)
    return { cards: named(cards), unknown, bottom: named(bottom) };
  if (cards.length === 0) return unknown;
  return unknown === 0 ? named(cards) : { cards: named(cards), unknown };
}

/** Cards that chance showed are written as cards are anywhere; what else was chosen, as it was read. */
function writtenValue(chosen: Value): Json {
  if (!('known' in chosen)) return chosen;
  return { known: chosen.known.map(writtenElsewhere) };
}

function writtenCard(card: Card): Json {
  return typeof card === 'string' || isCompleted(card) ? card : writtenDefinition(card);
}

/** Many cards may have the same: it is written once. */
const writtenDefinition = remembered((card: Definition): Json => {
  const { abilities: _, ...printed } = card;
  const abilities = abilitiesToWrite(card, saysSomething);
  return writePrinted(abilities === undefined ? printed : { ...printed, abilities }) ?? null;
});

function writtenElsewhere({ id, card }: CardElsewhere): Json {
  return { id, card: writtenCard(card) };
}

const writerOf = leanWriters(
  new Map<Schema, (value: never) => Json>([
    [pile, writtenPile],
    [value, writtenValue],
    [card, writtenCard],
    [definition, writtenDefinition],
    [cardElsewhere, writtenElsewhere],
  ]),
);
const writePrinted = writerOf(cardWritten);
const writeState = writerOf(stateSchema);

/** A state as lean JSON whose keys stand in one order. */
export function written(state: State): Json {
  return writeState(state) ?? null;
}
