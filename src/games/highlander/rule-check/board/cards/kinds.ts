import { Unsupported } from '../../../../../engine/unsupported.ts';
import type { Definition } from '../../../vocabulary/definition.ts';

/** What a card is, by its type as printed. */
type Kind = (card: Definition) => boolean;

/** The type of a card; of one whose type no source gives, what asks for it cannot be judged. */
export function typeOf({ title, type }: Definition): Type {
  if (type === null)
    throw new Unsupported({
      card: title,
      what: 'No document gives its type; complete the card with it: {"card": …, "type": …}.',
    });
  return type;
}

type Type = NonNullable<Definition['type']>;

export const ofType =
  (...types: readonly Type[]): Kind =>
  (card) =>
    types.includes(typeOf(card));

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
