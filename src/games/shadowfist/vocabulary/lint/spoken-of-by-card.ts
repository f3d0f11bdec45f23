import { withNames } from '../../../vocabulary/lint/scope.ts';
import { nothingNoticed } from '../../../vocabulary/walk.ts';
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
  const hasX = definition.abilities.some(({ ability }) => ability === 'x');
  const later = withNames(hasX ? withNames(paid, X) : paid, remembered);
  return (said) => {
    switch (said.ability) {
      case 'voluntary':
        return said.from === 'scene' ? played : later;
      case 'event':
      case 'entering':
      case 'own-cost':
        return played;
      case 'x':
        return withNames(paid, remembered);
      default:
        return later;
    }
  };
}

const X: Names = new Map([['X', { means: 'x', modes: [], toBeRead: null }]]);

/** Playing a card and what it does are one effect: what the one names and answers, the other can speak of. */
function asPlayed(definition: Definition, scope: Scope): Scope {
  return abilitiesOf(definition).reduce((reached, node, at) => {
    const ability = definition.abilities[at];
    if (ability?.ability !== 'playing') return reached;
    const said = walk(node, reached, nothingNoticed());
    return ability.inResponseTo === undefined ? said : answering(ability.inResponseTo, said);
  }, scope);
}

/** What is chosen when the card enters play is remembered while it is there. */
function rememberedOf(definition: Definition, scope: Scope): Names {
  const entering = abilitiesOf(definition).filter(
    (_, at) => definition.abilities[at]?.ability === 'entering',
  );
  const { names } = entering.reduce((reached, node) => walk(node, reached, nothingNoticed()), scope);
  return new Map([...names].filter(([name, meaning]) => isChosen(meaning) && !scope.names.has(name)));
}

function isChosen({ means }: Named): boolean {
  return means !== 'done' && means !== 'drawn';
}
