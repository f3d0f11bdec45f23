import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import type { Ability } from '../abilities.ts';
import type { Definition } from '../definition.ts';
import type { Modifier } from '../modifiers.ts';

/** What a card of its type, with its figures, cannot have for an ability. */
export function cardMistakes(definition: Definition): Mistake[] {
  return [
    ...definition.abilities.flatMap((ability, at) => misplaced(definition, ability, ['abilities', at])),
    ...undefinedX(definition),
  ];
}

function misplaced(definition: Definition, ability: Ability, path: Path): Mistake[] {
  const { type } = definition;
  const wrong = (message: string) => [mistake('wrong-value', [...path, 'ability'], message)];
  if (type === 'Event') {
    return isOfEvents(ability) ? [] : wrong('An Event is never in play and has no such ability (4.3.6).');
  }
  switch (ability.ability) {
    case 'event':
      return wrong('Only an Event does something when it is played, and then no more.');
    case 'subject':
      return type === 'State' ? [] : wrong('Only a State is played on a card (4.3.4).');
    case 'placed-with-opponent':
      return isSite(type) ? [] : wrong('Only a Site is placed in a site structure (4.3.3).');
    case 'x':
      return typeof definition[ability.figure] === 'number'
        ? [mistake('wrong-value', [...path, 'figure'], `Its ${ability.figure} is a number, not an X.`)]
        : [];
    default:
      return [];
  }
}

/** What an Event does, how it is played and what it costs; and what it does from the hand or a pile. */
function isOfEvents(ability: Ability): boolean {
  switch (ability.ability) {
    case 'event':
    case 'playing':
    case 'own-cost':
    case 'unsupported':
      return true;
    case 'voluntary':
      return ability.from !== undefined;
    case 'continuous':
      return ability.modify?.every(isOfPlaying) ?? false;
    default:
      return false;
  }
}

/** What it says of its own playing. */
function isOfPlaying(modifier: Modifier): boolean {
  return (
    'cannot' in modifier && (modifier.cannot === 'be-played' || modifier.cannot === 'be-played-in-response')
  );
}

function isSite(type: Definition['type']): boolean {
  return type === 'Site' || type === 'Feng Shui Site';
}

/** The player decides on the X of a cost (4.3.2); what any other is, one ability must tell. */
function undefinedX({ abilities, fighting, body, power }: Definition): Mistake[] {
  const told = abilities.map((ability) => (ability.ability === 'x' ? ability.figure : null));
  const twice = told.flatMap((figure, at) =>
    figure === null || told.indexOf(figure) === at
      ? []
      : mistake('duplicate', ['abilities', at, 'figure'], 'Another ability tells this X.'),
  );
  if (abilities.some(({ ability }) => ability === 'unsupported')) return twice;
  const untold = Object.entries({ fighting, body, power })
    .filter(([figure, value]) => value === 'X' && !told.some((one) => one === figure))
    .map(([figure]) => mistake('missing', [figure], 'No ability tells what this X is.'));
  return [...untold, ...twice];
}
