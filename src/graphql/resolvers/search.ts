import { Problem } from '../../problem.ts';
import { size } from '../connection.ts';
import type { Context } from '../context.ts';
import type { QueryResolvers, Resolvers } from '../generated/types.ts';
import { optionalGame, text } from '../input.ts';
import { cardNode } from '../nodes.ts';
import type { SearchItemParent } from '../parents.ts';
import { formatsOf } from './games.ts';

const LARGEST_SEARCH = 50;
const DEFAULT_SEARCH = 20;

export const searchQueries = {
  node: (_, { id }, { references }) => references.node(id),

  search: (_, { query, game, kinds, first }, { services: { lookUp }, work }) =>
    lookUp.search(
      {
        q: text('query', query),
        game: optionalGame(game),
        kinds: kinds ?? undefined,
        limit: size('first', first, LARGEST_SEARCH) ?? DEFAULT_SEARCH,
      },
      work,
    ),
} satisfies QueryResolvers;

export const search = {
  SearchItem: { node: nodeOf },
} satisfies Resolvers;

/** The thing itself, with the name of its type, by which GraphQL tells the members of a union apart. */
function nodeOf(item: SearchItemParent, _: unknown, { services }: Context) {
  const { id, game } = item;
  const name = id.slice(id.indexOf('/') + 1);
  switch (item.kind) {
    case 'card':
      return cardNode(services.catalogue.card(game, name));
    case 'ruling':
      return { __typename: 'Ruling' as const, ...services.rulings.byId(id) };
    case 'rule':
      return { __typename: 'Rule' as const, ...services.rules.byId(game, id) };
    case 'term':
      return { __typename: 'GlossaryTerm' as const, ...services.glossary.byId(game, id) };
    case 'example':
      return { __typename: 'WorkedExample' as const, ...services.workedExamples.byName(game, name) };
    case 'format': {
      const found = services.catalogue.games().games.find(({ slug }) => slug === game);
      const format = found && formatsOf(found).find(({ slug }) => slug === id);
      if (format === undefined) throw new Problem('service/internal', `The format ${id} is not held.`);
      return { __typename: 'Format' as const, ...format };
    }
  }
}
