import type { End } from '../words.ts';

/** How long something lasts. */
export const lasting: { readonly [Name in End]: string } = {
  'end-of-turn': 'until the end of the turn',
  'end-of-attack': 'until the end of the attack',
  'end-of-combat': 'until the end of combat',
  'start-of-your-next-turn': 'until the start of your next turn',
  'end-of-your-next-turn': 'until the end of your next turn',
  'end-of-next-turn': 'until the end of the turn after this one',
  'while-in-play': 'until it leaves play',
  'while-this-in-play': 'until this card leaves play',
  'while-this-turned': 'while this card stays turned',
  'end-of-game': 'until the end of the game',
};

/** When that is over. */
export const atEnd: { readonly [Name in End]: string } = {
  'end-of-turn': 'at the end of the turn',
  'end-of-attack': 'at the end of the attack',
  'end-of-combat': 'at the end of combat',
  'start-of-your-next-turn': 'at the start of your next turn',
  'end-of-your-next-turn': 'at the end of your next turn',
  'end-of-next-turn': 'at the end of the turn after this one',
  'while-in-play': 'when it leaves play',
  'while-this-in-play': 'when this card leaves play',
  'while-this-turned': 'when this card is no longer turned',
  'end-of-game': 'at the end of the game',
};
