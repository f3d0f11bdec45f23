import type { Check } from '../../../../../engine/check.ts';
import { check, type Subject } from '../verb.ts';
import { type Play, playing } from './card-played.ts';
import { metBy } from './stopping-attacks.ts';

/** Who has guessed wrong plays no other defense from the hand (Hidden Attacks). */
export const oneFromHand = {
  first: 'first-edition/hidden-attacks/no-second-defense-from-hand',
  typeTwo: 'type-two/hidden-attacks/no-second-from-hand',
  reference: 'reference/defending-hidden-attacks/one-from-hand',
};

export function guessedAlready(attack: string): string {
  return `The guess against the Hidden Attack ${attack} was wrong: no other defense from the hand is played against it.`;
}

/** Against a Hidden Attack one card is played from the hand as a guess, or none. */
export const againstHidden: readonly Check<Subject<Play>>[] = [
  check(
    'guess-forgone',
    {
      by: 'hiddenWithoutGuess',
      typeTwo: 'type-two/hidden-attacks/no-guess-reveal-then-exert',
      reference: 'reference/defending-hidden-attacks/guess-or-exert',
    },
    function* (subject) {
      if (playing(subject, 'block', 'dodge')?.from !== 'hand') return;
      for (const { id, guessForgone } of metBy(subject)) {
        if (guessForgone)
          yield {
            message: `The Hidden Attack ${id} was turned over without a guess: a defense is found by an Exertion.`,
            action: ['/card'],
          };
      }
    },
  ),
  check('second-guess-against-hidden', oneFromHand, function* (subject) {
    if (playing(subject, 'block', 'dodge')?.from !== 'hand') return;
    for (const { id, guessedWrong } of metBy(subject)) {
      if (guessedWrong) yield { message: guessedAlready(id), action: ['/card'] };
    }
  }),
];
