import { withNames } from '../../../vocabulary/lint/scope.ts';
import { nothingNoticed } from '../../../vocabulary/walk.ts';
import { abilityRoles } from '../../words/abilities/abilities.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { nameGivenBy } from '../../words/readings.ts';
import { effectsIn, wordsOf } from '../../words/words-of-ability.ts';
import type { Ability } from '../abilities.ts';
import type { Definition } from '../definition.ts';
import { abilitiesOf } from '../words-in.ts';
import { type Named, nothing, type Scope } from './scope.ts';
import { answering } from './spoken-of.ts';
import { walk } from './walk.ts';

type Names = Scope['names'];

/** What each ability of a card can speak of from its beginning, because of its cost and its other abilities. */
export function spokenOf(definition: Definition): (ability: Ability) => Scope {
  const scope = { ...nothing, subject: definition.type === 'State' };
  const paid = definition.cost === 'X' ? withNames(scope, X) : scope;
  const played = asPlayed(definition, paid);
  const remembered = rememberedOf(definition, played);
  const definesX = (ability: Ability) => abilityRoles(ability).definesX !== undefined;
  const hasX = definition.abilities.some(definesX);
  const later = withNames(hasX ? withNames(paid, X) : paid, remembered);
  return (ability) => {
    const roles = abilityRoles(ability);
    const spoken =
      roles.isOfPlaying?.(ability) === true
        ? played
        : definesX(ability)
          ? withNames(paid, remembered)
          : withoutOwn(later, ability);
    return roles.isOfHand?.(ability) === true ? { ...spoken, subject: false } : spoken;
  };
}

const X: Names = new Map([['X', { means: 'x', modes: [], toBeRead: null }]]);

/** Playing a card and what it does are one effect: what the one names and answers, the other can speak of. */
function asPlayed(definition: Definition, scope: Scope): Scope {
  return abilitiesOf(definition).reduce((reached, node, at) => {
    const ability = definition.abilities[at];
    if (ability === undefined || abilityRoles(ability).isWayToPlay !== true) return reached;
    const said = walk(node, reached, nothingNoticed());
    const response = abilityRoles(ability).answers?.(ability);
    return response === undefined ? said : answering(response, said);
  }, scope);
}

/** What is chosen when the card enters play is remembered while it is there. */
function rememberedOf(definition: Definition, scope: Scope): Names {
  const entering = abilitiesOf(definition).filter((_, at) => {
    const ability = definition.abilities[at];
    return ability !== undefined && isRemembered(ability);
  });
  const { names } = entering.reduce((reached, node) => walk(node, reached, nothingNoticed()), scope);
  return new Map([...names].filter(([name, meaning]) => isChosen(meaning) && !scope.names.has(name)));
}

/** A card that remembers again keeps the names of what it remembered before. */
function withoutOwn(scope: Scope, ability: Ability): Scope {
  if (!isRemembered(ability)) return scope;
  const own = new Set(wordsOf(ability).map(nameGivenBy));
  return { ...scope, names: new Map([...scope.names].filter(([name]) => !own.has(name))) };
}

/** By its kind, or by an effect that says so. */
function isRemembered(ability: Ability): boolean {
  if (abilityRoles(ability).isRemembered === true) return true;
  return effectsIn(ability).some((one) => rolesOf(one).remembersChoices === true);
}

function isChosen({ means }: Named): boolean {
  return means !== 'done' && means !== 'drawn';
}
