import type { Mistake } from '../../../../engine/answer.ts';
import { tooDeep } from '../../../vocabulary/depth.ts';
import { type Noticed, nothingNoticed, unread } from '../../../vocabulary/walk.ts';
import type { Definition } from '../definition.ts';
import { abilitiesOf } from '../words-in.ts';
import { cardMistakes } from './card-mistakes.ts';
import { spokenOf } from './spoken-of-by-card.ts';
import { walk } from './walk.ts';

/**
 * What is wrong with a definition that its schema let through: names that nothing has, parts that an event has not,
 * abilities that a card of its type cannot have. JSON Pointers are into the definition.
 */
export function lintDefinition(definition: Definition): Mistake[] {
  const deep = tooDeep(definition.abilities);
  return deep.length > 0 ? deep : [...cardMistakes(definition), ...readThrough(definition).mistakes];
}

/** What is no mistake, but was probably forgotten: names that nothing reads. */
export function lintWarnings(definition: Definition): Mistake[] {
  if (tooDeep(definition.abilities).length > 0) return [];
  return unread(readThrough(definition));
}

function readThrough(definition: Definition): Noticed {
  const noticed = nothingNoticed();
  const spoken = spokenOf(definition);
  for (const [at, node] of abilitiesOf(definition).entries()) {
    const ability = definition.abilities[at];
    if (ability !== undefined) walk(node, spoken(ability), noticed);
  }
  return noticed;
}
