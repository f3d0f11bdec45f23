import type { Definition } from '../../vocabulary/definition.ts';

/** What a card is, by its type as printed. */
type Kind = (card: Definition) => boolean;

const ofType =
  (...types: readonly Definition['type'][]): Kind =>
  ({ type }) =>
    types.includes(type);

export const isEither = ofType('Special Attack/Block');
export const isRanged = ofType('Ranged Attack');
export const isDirtyTrick = ofType('Dirty Trick');
/** Ranged Attacks are Special Attacks (Ranged Attacks). */
export const isSpecialAttack = ofType('Special Attack', 'Ranged Attack', 'Special Attack/Block');
export const isAttack = ofType(
  ...(['Attack', 'Basic Attack', 'Special Attack', 'Ranged Attack', 'Dirty Trick'] as const),
  'Special Attack/Block',
);
export const isGuard = ofType('Guard');
/** A Guard is still a block (Guard). */
export const isBlock = ofType('Block', 'Basic Block', 'Guard', 'Special Attack/Block');
export const isDodge = ofType('Dodge');
export const isDefense: Kind = (card) => isBlock(card) || isDodge(card);
export const isEdge = ofType('Edge');
export const isIllusion = ofType('Illusion');
export const isEvent = ofType('Event');
export const isLocation = ofType('Location');
export const isPlot = ofType('Plot');
/** Events, Situations, Locations, Plots and Objects (Special Cards). */
export const isSpecialCard = ofType('Event', 'Situation', 'Object', 'Location', 'Plot');
export const isWeapon = ofType('Weapon of Choice');
export const isPreGame = ofType(
  ...(['Persona', 'Quickening', 'Premium', 'Watcher', 'Weapon of Choice', 'Pre-Game', 'Crystal'] as const),
);
