import { type Catalogued, type Face, faceOf } from './face.ts';
import { capitalised, inWords, isThing, textOf, thingOf, thingsIn } from './reading.ts';

/** What the parts of a board share: names, and what has just changed. */
export interface Table {
  face(card: unknown): Face;
  /** The name of a card or player by its id in the state. */
  nameOf(id: unknown): string;
  /** Whether something has just changed; see marksOf. */
  isNew(mark: string): boolean;
}

export function tableOf(state: unknown, catalogued: Catalogued, changes: ReadonlySet<string>): Table {
  const names = new Map<string, string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one);
    if (!isThing(value)) return;
    const face = typeof value.id === 'string' ? faceOf(value.card, catalogued) : undefined;
    if (face !== undefined) names.set(textOf(value.id), face.name);
    for (const part of Object.values(value)) collect(part);
  };
  collect(state);
  for (const { id } of thingsIn(thingOf(state).players)) names.set(textOf(id), capitalised(textOf(id)));
  return {
    face: (card) => faceOf(card, catalogued) ?? { name: capitalised(inWords(textOf(card))) },
    nameOf: (id) => names.get(textOf(id)) ?? capitalised(inWords(textOf(id))),
    isNew: (mark) => changes.has(mark),
  };
}
