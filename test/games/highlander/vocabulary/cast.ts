import { readAs } from '../../../../src/engine/reading.ts';
import { type Definition, definition } from '../../../../src/games/highlander/vocabulary/definition.ts';

type Given = Partial<Definition>;

/** A card of so little that only its abilities matter; what it is given must be right for the schema. */
export function card(type: Definition['type'], abilities: readonly unknown[], rest: Given = {}): Definition {
  const read = readAs(definition, { title: 'A Card', type, ...rest, abilities });
  if ('value' in read) return read.value;
  throw new Error(JSON.stringify(read.mistakes, null, 2));
}
