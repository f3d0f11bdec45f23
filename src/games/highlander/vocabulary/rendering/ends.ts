import type { End } from '../ends.ts';
import { cardCalled } from './references.ts';
import type { Speech } from './speech.ts';

const lasting: { readonly [Name in Extract<End, string>]: string } = {
  'end-of-phase': 'until the end of the phase',
  'end-of-turn': 'this turn',
  'end-of-opponents-next-turn': "until the end of your opponent's next turn",
  'end-of-your-next-turn': 'until the end of your next turn',
  'during-opponents-next-turn': "during your opponent's next turn",
  'during-your-next-turn': 'during your next turn',
  'next-attack': 'for one attack',
  'next-attribute-check': 'for one Attribute Check or Attribute Challenge',
  'while-in-play': 'until it leaves play',
  'end-of-game': 'for the rest of the game',
};

/** How long something lasts. */
export function lastingSaid(end: End, speech: Speech): string {
  if (typeof end === 'string') return lasting[end];
  if ('nextSuccessfulAttacks' in end) {
    const { nextSuccessfulAttacks: number } = end;
    return number === 1 ? 'for the next successful attack' : `for the next ${number} successful attacks`;
  }
  return `as long as ${cardCalled(end.whileInPlay, speech).phrase} remains in play`;
}
