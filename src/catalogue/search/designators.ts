import { noCard } from './condition.ts';
import { wordOf } from './key-value.ts';
import { gameName } from './known-values.ts';
import type { CompileKey } from './scope.ts';
import { SearchError } from './search-error.ts';
import { timesOf } from './times.ts';

/** The condition for `designator:`: the card has, at that time, every designator that its game's law makes of the words. */
export const compileDesignator: CompileKey = (term, { context, asOf, warn }) => {
  const words = wordOf(term);
  const games = [...context.designatorKeys].filter(
    ([game]) => context.game === undefined || game === context.game,
  );
  if (games.length === 0) {
    warn(`Cards of ${gameName(context.game)} do not have designators, so ${term.key.text} matches nothing.`);
    return noCard;
  }
  const held = games
    .map(([game, keysOf]) => ({ game, keys: keysOf(words) }))
    .filter(({ keys }) => keys.length > 0);
  if (held.length === 0) {
    throw new SearchError(
      'search/unknown-value',
      `${JSON.stringify(words)} cannot be a designator.`,
      term.value,
      {
        expected: [
          'a word of a title or subtitle, except articles, conjunctions, prepositions and card types',
        ],
      },
    );
  }
  const atTimes = timesOf(asOf, context).flatMap((time) =>
    held.filter(({ game }) => game === time.game).map(({ keys }) => ({ ...time, keys })),
  );
  return atTimes.length === 0 ? noCard : { kind: 'designators', held: atTimes };
};
