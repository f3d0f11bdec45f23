import type { Switches } from './switches.ts';

/** Points that the documents tell in different words, and that decide no move: no house rule sets them. */
export const describing = {
  handSize: 'What cards add to the size of a hand, or take from it, they do in every edition.',
  exhaustion:
    'By the first edition, too, a player is Exhausted when the Endurance is gone; it speaks of drawing as of the usual way.',
  exertedCardsSeenBy: 'The rule check knows every card that is turned over, and no move asks who else does.',
  softExertedCardsGo: 'Where no order is told, cards keep the one they had.',
  attackDamage: 'A value that is printed is one that the card states; where none is printed it is 2.',
  disarmedBars:
    'Which attacks and blocks need no weapon only their texts say, and those hold in every edition.',
  offHandWeapons: 'Weapons of Choice are chosen with the deck: its check asks which go together.',
} as const satisfies { readonly [Key in keyof Switches]?: string };
