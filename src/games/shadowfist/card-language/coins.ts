import { phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Condition } from '../vocabulary/terms.ts';

/** The coin of an ability, which flips no more than one. */
export const COIN: Choice = { choose: 'mode', of: ['heads', 'tails'], random: true, as: 'coin' };

/** “Heads:”. */
export const side = phrases<Condition>('a side of a coin', () => [
  words<Condition>('heads :', { chosen: COIN.as, as: 'heads' }),
  words<Condition>('on a result of heads ,', { chosen: COIN.as, as: 'heads' }),
  words<Condition>('tails :', { chosen: COIN.as, as: 'tails' }),
  words<Condition>('on a result of tails ,', { chosen: COIN.as, as: 'tails' }),
]);

export const flip = phrases<Choice>('a coin', () => [reading('flip~ a coin', {}, () => COIN)]);
