import { type DocumentNode, type FieldDefinitionNode, Kind, print } from 'graphql';

/** The queries of a schema, each with its signature and description. */
export function SchemaQueries({ schema }: { readonly schema: DocumentNode }) {
  return (
    <dl class="schema-queries">
      {queriesOf(schema).map(({ name, arguments: inputs = [], type, description }) => (
        <div key={name.value}>
          <dt>
            <code>{signature(name.value, inputs, print(type))}</code>
          </dt>
          <dd>{description?.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function queriesOf(schema: DocumentNode): readonly FieldDefinitionNode[] {
  return schema.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Query'
      ? (definition.fields ?? [])
      : [],
  );
}

function signature(
  name: string,
  inputs: NonNullable<FieldDefinitionNode['arguments']>,
  type: string,
): string {
  const described = inputs.map((input) => `${input.name.value}: ${print(input.type)}`).join(', ');
  return `${name}${described === '' ? '' : `(${described})`}: ${type}`;
}
