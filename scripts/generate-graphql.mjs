import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { Kind, parse } from 'graphql';

/** What resolvers are given of each type: the views of the services, named in src/graphql/parents.ts. */
const parents = [
  'ActionVerdict',
  'Card',
  'CardAbilities',
  'CardCandidate',
  'CardGroup',
  'CardGroupMember',
  'CardGroupMembership',
  'CardName',
  'Citation',
  'CompiledSentence',
  'DeckChange',
  'DeckRemark',
  'DeckViolation',
  'Designator',
  'DesignatorCardEdge',
  'DesignatorComparison',
  'DesignatorEntry',
  'DesignatorMatches',
  'Game',
  'GlossaryTerm',
  'GrantedDesignator',
  'HighlanderCard',
  'ListedAction',
  'MissingCard',
  'Node',
  'PlayedStep',
  'Printing',
  'PrintingWording',
  'Rule',
  'RuleViolation',
  'Ruleset',
  'RulesetComparison',
  'RulesetDecision',
  'Ruling',
  'SearchItem',
  'ShadowfistCard',
  'Source',
  'TextVersion',
  'Wording',
  'WorkedExample',
  'WorkedExampleStep',
];

/** Writes the types of the GraphQL resolvers, made from the files of schema/. */
export async function generateGraphqlTypes(root) {
  const folder = join(root, 'schema');
  const schema = parse(
    readdirSync(folder)
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );
  const output = join(root, 'src/graphql/generated/types.ts');
  const types = await codegen({
    filename: output,
    schema,
    documents: [],
    plugins: [{ typescript: { enumValues: enumValues(schema) } }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      immutableTypes: true,
      contextType: '../context.ts#Context',
      mappers: Object.fromEntries(parents.map((type) => [type, `../parents.ts#${type}Parent`])),
      defaultScalarType: 'unknown',
      scalars: { Figure: 'number | string', PartialDate: 'string', DateTime: 'string', ID: 'string' },
    },
  });
  mkdirSync(join(root, 'src/graphql/generated'), { recursive: true });
  writeFileSync(output, types);
}

/** Inside the service an enum's values are the words of the services, as src/graphql/schema.ts makes them too. */
function enumValues(schema) {
  return Object.fromEntries(
    schema.definitions
      .filter((definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION)
      .map((type) => [
        type.name.value,
        Object.fromEntries(
          type.values.map(({ name }) => [name.value, name.value.toLowerCase().replaceAll('_', '-')]),
        ),
      ]),
  );
}
