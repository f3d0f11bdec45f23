import { Prisma } from '../../database/generated/client.ts';
import { noCard, ofCard } from './condition.ts';
import type { GameTime } from './context.ts';
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
  const conditions = timesOf(asOf, context).flatMap((time) =>
    held.filter(({ game }) => game === time.game).map(({ keys }) => hasAll(keys, time)),
  );
  return conditions.length === 0 ? noCard : ofCard(Prisma.sql`(${Prisma.join(conditions, ' OR ')})`);
};

/** The card has each designator itself; one that it gives to other cards is theirs. */
function hasAll(keys: readonly string[], { game, rank }: GameTime): Prisma.Sql {
  const each = keys.map(
    (key) => Prisma.sql`c."id" IN (
      SELECT d."cardId" FROM "Designator" d
      WHERE d."gameSlug" = ${game} AND d."key" = ${key} AND d."grantedTo" IS NULL AND ${holdsAt(rank)}
    )`,
  );
  return Prisma.sql`(${Prisma.join(each, ' AND ')})`;
}

function holdsAt(rank: number | null): Prisma.Sql {
  if (rank === null) return Prisma.sql`d."untilRank" IS NULL`;
  return Prisma.sql`d."fromRank" <= ${rank} AND (d."untilRank" IS NULL OR ${rank} < d."untilRank")`;
}
