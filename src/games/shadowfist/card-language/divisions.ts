import { equal } from '../../vocabulary/phrases/equal.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Resolver } from './resolving.ts';

interface Done {
  readonly choose: readonly Choice[];
  readonly do: readonly Effect[];
}

type Damage = Extract<Effect, { readonly do: 'damage' }>;

/**
 * How damage is divided is chosen on generation, as everything is that a text does not say is chosen later (5.2). What
 * depends on the resolution of another effect is still divided then.
 */
export function announcingDivisions<Part extends Done>(part: Part, naming: Naming): Part {
  const choose = [...part.choose];
  const later = part.do.flatMap(namesGiven);
  const effects = part.do.map((effect): Effect => {
    if (effect.do !== 'damage' || effect.divided !== true || mentionsAny(effect, later)) return effect;
    const { divided: _, amount, to, ...rest } = effect;
    const as = naming.newName('division');
    choose.push({ choose: 'division', amount, among: to, as });
    return { ...rest, amount: { share: as }, to: { chosen: as } };
  });
  return { ...part, choose, do: effects };
}

type Naming = Pick<Resolver, 'newName'>;

/** The same ability, with each division said by the effect that it is for. */
export function withoutDivisions(ability: Ability): Ability {
  if (!('choose' in ability) || !('do' in ability)) return ability;
  const { choose = [], do: effects = [] } = ability;
  const said: Choice[] = [];
  const done = effects.map((effect): Effect => {
    const division = effect.do === 'damage' ? divisionOf(effect, choose) : undefined;
    if (effect.do !== 'damage' || division?.choose !== 'division') return effect;
    said.push(division);
    return { ...effect, amount: division.amount, to: division.among, divided: true };
  });
  if (said.length === 0) return ability;
  const others = choose.filter((one) => !said.includes(one));
  const { choose: _, ...rest } = ability;
  const whole = { ...rest, do: done };
  return others.length === 0 ? whole : { ...whole, choose: others };
}

function divisionOf({ amount, to }: Damage, choose: readonly Choice[]): Choice | undefined {
  return choose.find(
    ({ choose: what, as }) =>
      what === 'division' && equal(amount, { share: as }) && equal(to, { chosen: as }),
  );
}

/** The names that an effect, and what it does in turn, gives. */
function namesGiven(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'as' in value && typeof value.as === 'string' && !('chosen' in value) ? [value.as] : [];
  return [...own, ...Object.values(value).flatMap(namesGiven)];
}

function mentionsAny(value: unknown, names: readonly string[]): boolean {
  if (typeof value === 'string') return names.includes(value);
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((one) => mentionsAny(one, names))
  );
}
