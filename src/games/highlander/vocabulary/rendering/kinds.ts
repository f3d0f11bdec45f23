import { plural } from '../../../vocabulary/english.ts';
import type { Filter } from '../filters.ts';
import type { Kind } from '../words.ts';

/** How a kind is called; `card` stands after what is no noun of its own. */
const called: { readonly [Name in Kind]: string } = {
  attack: 'attack',
  'basic-attack': 'Basic Attack',
  'special-attack': 'Special Attack',
  'ranged-attack': 'Ranged Attack',
  'dirty-trick': 'Dirty Trick',
  defense: 'defense',
  block: 'block',
  'basic-block': 'Basic Block',
  guard: 'Guard',
  dodge: 'dodge',
  'standing-defense': 'Standing Defense',
  'special-card': 'Special card',
  event: 'Event',
  situation: 'Situation',
  object: 'Object',
  location: 'Location',
  plot: 'Plot',
  edge: 'Edge',
  illusion: 'Illusion',
  'pre-game': 'Pre-Game card',
  persona: 'Persona',
  quickening: 'Quickening',
  premium: 'Premium',
  'weapon-of-choice': 'Weapon of Choice',
  'off-hand': 'Off-Hand card',
  crystal: 'Crystal',
  ally: 'Ally',
  'mortal-ally': 'Mortal Ally',
  'immortal-ally': 'Immortal Ally',
  hilt: 'hilt',
  armor: 'Armor card',
  'upper-armor': 'Upper Armor card',
  'middle-armor': 'Middle Armor card',
  'lower-armor': 'Lower Armor card',
  vehicle: 'Vehicle',
  bystander: 'Bystander',
  gypsy: 'Gypsy',
  reporter: 'Reporter',
  'flock-member': 'Flock Member',
  watcher: 'Watcher card',
  hunter: 'Hunter card',
  'attribute-challenge': 'Attribute Challenge',
  'persona-specific': 'Persona Specific card',
  'weapon-specific': 'Weapon Specific card',
  generic: 'generic card',
};

const plurals: Readonly<Record<string, string>> = {
  ally: 'Allies',
  'mortal-ally': 'Mortal Allies',
  'immortal-ally': 'Immortal Allies',
  gypsy: 'Gypsies',
  'weapon-of-choice': 'Weapons of Choice',
};

export function kindCalled(kind: Kind): string {
  return called[kind];
}

/** “Weapon Specific attack”: what it is too stands before what it is called by, the last of its kinds. */
export function kindOfCard(filter: Filter | undefined): string {
  const last = filter?.kind?.at(-1);
  return last === undefined ? 'card' : [...others(filter), called[last]].join(' ');
}

export function kindOfCards(filter: Filter | undefined): string {
  const last = filter?.kind?.at(-1);
  if (last === undefined) return 'cards';
  return [...others(filter), plurals[last] ?? plural(called[last])].join(' ');
}

function others(filter: Filter | undefined): string[] {
  return (filter?.kind ?? []).slice(0, -1).map((kind) => called[kind].replace(/ card$/, ''));
}
