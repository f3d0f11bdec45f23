import type { Mistake } from '../../../engine/answer.ts';
import { tooDeep } from '../depth.ts';
import type { Node } from '../nodes.ts';
import { type Noticed, nothingNoticed, unread, type Walk } from '../walk.ts';

/** What a card's definition says, as far as its lint needs it. */
interface Abilities<Ability> {
  readonly abilities: readonly Ability[];
}

/** How the definitions of a game are read. */
interface Reading<Ability, Definition extends Abilities<Ability>, Scope> {
  readonly cardMistakes: (definition: Definition) => Mistake[];
  readonly abilitiesOf: (definition: Definition) => Node[];
  /** What each ability can speak of from its beginning. */
  readonly spokenOf: (definition: Definition) => (ability: Ability) => Scope;
  readonly walk: Walk<Scope>;
}

export interface Linter<Definition> {
  /**
   * What is wrong with a definition that its schema let through: names that nothing has, parts that an event has not,
   * abilities that a card of its type cannot have. JSON Pointers are into the definition.
   */
  readonly lintDefinition: (definition: Definition) => Mistake[];
  /** What is no mistake, but was probably forgotten: names that nothing reads. */
  readonly lintWarnings: (definition: Definition) => Mistake[];
}

export function linter<Ability, Definition extends Abilities<Ability>, Scope>({
  cardMistakes,
  abilitiesOf,
  spokenOf,
  walk,
}: Reading<Ability, Definition, Scope>): Linter<Definition> {
  function readThrough(definition: Definition): Noticed {
    const noticed = nothingNoticed();
    const spoken = spokenOf(definition);
    for (const [at, node] of abilitiesOf(definition).entries()) {
      const ability = definition.abilities[at];
      if (ability !== undefined) walk(node, spoken(ability), noticed);
    }
    return noticed;
  }

  return {
    lintDefinition: (definition) => {
      const deep = tooDeep(definition.abilities);
      return deep.length > 0 ? deep : [...cardMistakes(definition), ...readThrough(definition).mistakes];
    },
    lintWarnings: (definition) =>
      tooDeep(definition.abilities).length > 0 ? [] : unread(readThrough(definition)),
  };
}
