import { connection, pageRequest } from '../connection.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { optionalGame, optionalText } from '../input.ts';

/** The query that leads to changes of content. */
export const changeQueries = {
  async changes(_, { since, game, ...page }, { services: { changes }, work }) {
    work.spendOnQuery();
    const asked = { since: optionalText('since', since), game: optionalGame(game) };
    return connection(await changes.list(asked, pageRequest(page)));
  },
} satisfies QueryResolvers;
