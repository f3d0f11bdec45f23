import { Prisma } from '../../database/generated/client.ts';
import { noCard, ofCard } from './condition.ts';
import { wordOf } from './key-value.ts';
import { gameName } from './known-values.ts';
import type { CompileKey } from './scope.ts';
import { SearchError } from './search-error.ts';

/** The condition for `designator:`: the card has every designator that the words make by the law of its game. */
export const compileDesignator: CompileKey = (term, { context, warn }) => {
  const words = wordOf(term);
  const games = [...context.designatorKeys].filter(
    ([game]) => context.game === undefined || game === context.game,
  );
  if (games.length === 0) {
    warn(`Cards of ${gameName(context.game)} have no designators, so ${term.key.text} matches nothing.`);
    return noCard;
  }
  const held = games
    .map(([game, keysOf]) => ({ game, keys: keysOf(words) }))
    .filter(({ keys }) => keys.length > 0);
  if (held.length === 0) {
    throw new SearchError(
      'search/unknown-value',
      `${JSON.stringify(words)} is never a designator.`,
      term.value,
      {
        expected: ['a word of a title or subtitle that is no article, conjunction, preposition or card type'],
      },
    );
  }
  const conditions = held.map(
    ({ game, keys }) => Prisma.sql`(c."gameSlug" = ${game} AND c."designators" @> ${[...keys]}::text[])`,
  );
  return ofCard(Prisma.sql`(${Prisma.join(conditions, ' OR ')})`);
};
