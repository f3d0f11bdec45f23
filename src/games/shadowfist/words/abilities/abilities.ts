import { atLeastOne, type Forms, type ValueOf } from '../word.ts';
import type { AbilityRoles } from './ability-word.ts';
import {
  continuous,
  doesNotAffect,
  generatesPower,
  notCumulative,
  replacement,
  special,
  unsupported,
  x,
} from './continuous.ts';
import { asSoonAs, event, triggered, voluntary } from './generated.ts';
import {
  entering,
  fixedCost,
  ownCost,
  placedWithOpponent,
  playing,
  subject,
  substitutesResources,
} from './playing.ts';

/** All abilities, in the order of the public schema. */
export const abilityWords = [
  ...[special, voluntary, triggered, asSoonAs, event, playing, ownCost, fixedCost, subject, entering],
  ...[
    placedWithOpponent,
    substitutesResources,
    x,
    generatesPower,
    doesNotAffect,
    notCumulative,
    continuous,
    replacement,
    unsupported,
  ],
];

/** One ability of a card; restrictions are not abilities. */
export type Ability = ValueOf<(typeof abilityWords)[number]>;

export const abilityForms = (forms: Forms) => atLeastOne(abilityWords.map((word) => word.form(forms)));

const rolesByName: ReadonlyMap<string, AbilityRoles<Ability>> = new Map(
  abilityWords.flatMap(({ roles }) => Object.entries<AbilityRoles<Ability>>(roles)),
);

export const abilityNames: readonly string[] = [...rolesByName.keys()];

export function abilityRoles(ability: Ability): AbilityRoles<Ability> {
  return rolesByName.get(ability.ability) ?? {};
}
