import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind } from 'graphql';
import { paths } from '../paths.ts';
import type { Resolvers } from './generated/types.ts';
import { cardQueries } from './resolvers/card-queries.ts';
import { cards } from './resolvers/cards.ts';
import { changeQueries } from './resolvers/change-queries.ts';
import { deckQueries, decks } from './resolvers/deck-queries.ts';
import { designators } from './resolvers/designators.ts';
import { gameQueries, games } from './resolvers/games.ts';
import { law } from './resolvers/law.ts';
import { lawQueries } from './resolvers/law-queries.ts';
import { moves, ruleCheckQueries } from './resolvers/rule-check-queries.ts';
import { search, searchQueries } from './resolvers/search.ts';
import { wordings } from './resolvers/wordings.ts';
import { workedExampleQueries, workedExamples } from './resolvers/worked-examples.ts';

/** The schema as it is written, from every file of schema/. */
export function readSchema(): string {
  return readdirSync(paths.graphqlSchema)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(join(paths.graphqlSchema, file), 'utf8'))
    .join('\n');
}

export const resolvers: Resolvers = {
  Query: {
    ...gameQueries,
    ...cardQueries,
    ...lawQueries,
    ...changeQueries,
    ...deckQueries,
    ...ruleCheckQueries,
    ...workedExampleQueries,
    ...searchQueries,
  },
  ...games,
  ...cards,
  ...wordings,
  ...designators,
  ...law,
  ...decks,
  ...moves,
  ...workedExamples,
  ...search,
};

/** Inside the service an enum's values are the words of the services: IN_FORCE is `in-force`. */
export function enumValues(schema: DocumentNode): Record<string, Record<string, string>> {
  return Object.fromEntries(
    schema.definitions.flatMap((definition) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION
        ? [
            [
              definition.name.value,
              Object.fromEntries(
                (definition.values ?? []).map(({ name }) => [name.value, wordOf(name.value)]),
              ),
            ],
          ]
        : [],
    ),
  );
}

function wordOf(enumValue: string): string {
  return enumValue.toLowerCase().replaceAll('_', '-');
}
