import type { Cited } from '../citing.ts';

/** One Exertion is made in a turn; of two kinds, one Hard one (Exertion Caveat; Hard Exertions). */
export const onceATurn: Cited = {
  by: 'exertionKinds',
  first: 'first-edition/exertion-caveat/one-exertion-a-turn',
  typeTwo: 'type-two/hard-exertions/one-per-turn',
  reference: 'reference/hard-exertions/one-per-turn',
};
