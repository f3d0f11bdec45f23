import { withNames } from '../../../vocabulary/lint/scope.ts';
import { nothingNoticed } from '../../../vocabulary/walk.ts';
import type { Ability } from '../abilities.ts';
import type { Definition } from '../definition.ts';
import { abilitiesOf } from '../words-in.ts';
import { type Named, nothing, type Scope } from './scope.ts';
import { walk } from './walk.ts';

/**
 * What each ability of a card can speak of from its beginning: what is chosen as the card is played is known to all
 * that it does, for as long as it is in play.
 */
export function spokenOf(definition: Definition): (ability: Ability) => Scope {
  const scope = { ...nothing, conjoined: isConjoined(definition) };
  const playing = chosenIn(definition, 'playing', scope);
  const played = chosenIn(definition, 'played', withNames(scope, playing));
  return ({ ability }) => {
    if (ability === 'playing') return scope;
    return withNames(scope, ability === 'played' ? playing : [...playing, ...played]);
  };
}

function isConjoined({ abilities }: Definition): boolean {
  return abilities.some(
    (ability) => ability.ability === 'playing' && ability.inConjunctionWith !== undefined,
  );
}

type Names = readonly (readonly [string, Named])[];

/** What is chosen in the abilities of that kind; what is done as a card is played is over once it is. */
function chosenIn(definition: Definition, kind: Ability['ability'], scope: Scope): Names {
  const texts = abilitiesOf(definition).filter((_, at) => definition.abilities[at]?.ability === kind);
  const { names } = texts.reduce((reached, node) => walk(node, reached, nothingNoticed()), scope);
  return [...names].filter(([name, { means }]) => !scope.names.has(name) && !isDone(means));
}

function isDone(means: Named['means']): boolean {
  return means === 'done' || means === 'cards-done' || means === 'exertion' || means === 'challenge';
}
