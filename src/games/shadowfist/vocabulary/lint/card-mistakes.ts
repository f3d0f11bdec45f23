import type { Mistake } from '../../../../engine/answer.ts';
import { mistake, type Path } from '../../../../engine/mistake.ts';
import { abilityRoles } from '../../words/abilities/abilities.ts';
import { neverActing } from '../../words/abilities/never-acting.ts';
import type { Ability } from '../abilities.ts';
import type { Definition } from '../definition.ts';

/** What a card of its type, with its figures, cannot have for an ability. */
export function cardMistakes(definition: Definition): Mistake[] {
  return [
    ...definition.abilities.flatMap((ability, at) => [
      ...misplaced(definition, ability, ['abilities', at]),
      ...neverActing(definition, ability, ['abilities', at]),
    ]),
    ...undefinedX(definition),
  ];
}

function misplaced(definition: Definition, ability: Ability, path: Path): Mistake[] {
  const { type } = definition;
  const wrong = (message: string) => [mistake('wrong-value', [...path, 'ability'], message)];
  const { isOfEvents, only, definesX } = abilityRoles(ability);
  if (type === 'Event') {
    return isOfEvents?.(ability) === true
      ? []
      : wrong('An Event is never in play and has no such ability (4.3.6).');
  }
  if (only !== undefined) return only.types.includes(type) ? [] : wrong(only.why);
  const figure = definesX?.(ability);
  return figure !== undefined && typeof definition[figure] === 'number'
    ? [mistake('wrong-value', [...path, 'figure'], `Its ${figure} is a number, not an X.`)]
    : [];
}

/** The player decides on the X of a cost (4.3.2); what any other is, one ability must tell. */
function undefinedX({ abilities, fighting, body, power }: Definition): Mistake[] {
  const told = abilities.map((ability) => abilityRoles(ability).definesX?.(ability) ?? null);
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
