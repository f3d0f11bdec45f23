import { bulkCardSchema, bulkDesignatorSchema } from '../bulk/bulk-schemas.ts';
import { cardFileSchema, cardLineSchema } from '../card-files/arbiter-json/card-file-schema.ts';
import { mappingSchema } from '../card-files/mapping/mapping.ts';
import type { Part } from '../database/kept-content/kept-parts.ts';
import { programParts } from '../database/kept-content/program-parts.ts';
import { deckFileSchema } from '../decks/lists/json/deck-file-schema.ts';
import { ownFormatSchema } from '../decks/own-format-schema.ts';
import { games } from '../games/registry.ts';
import { Problem } from '../problem.ts';
import { ruleCheckFormNames, ruleCheckForms, ruleCheckSchema, switchesSchema } from '../rule-check/forms.ts';
import { ruleCheckRequestSchema } from '../rule-check/request.ts';
import type { JsonSchema, SchemasView } from './views.ts';

/** A form of file, and what is said of it. */
interface Form {
  readonly about: string;
  readonly schema: () => object;
}

/** What is sent to the rule checks that there are. */
const formsOfMoves = games.flatMap(({ slug, name, ruleCheck }) =>
  ruleCheck === null
    ? []
    : ruleCheckFormNames.map((form): [string, Form] => [
        `${slug}-${form}`,
        { about: ruleCheckForms[form].about(name), schema: () => ruleCheckSchema(form, name, ruleCheck) },
      ]),
);

/** What house rules may set, of the games whose rulesets are told switch by switch. */
const formsOfHouseRules = games.flatMap(({ slug, name, rulesetSwitches }): [string, Form][] =>
  rulesetSwitches === null
    ? []
    : [
        [
          `${slug}-switches`,
          {
            about: `Settings of a house rule of ${name} that differ from its ruleset.`,
            schema: () => switchesSchema(name, rulesetSwitches),
          },
        ],
      ],
);

const forms: ReadonlyMap<string, Form> = new Map<string, Form>([
  [
    'card-file',
    {
      about: 'A card file as JSON: cards with their printings, sets, documents, errata, rulings and formats.',
      schema: cardFileSchema,
    },
  ],
  [
    'card-line',
    { about: 'A line of a card file as NDJSON: one object of a card file.', schema: cardLineSchema },
  ],
  [
    'mapping',
    { about: 'A mapping file: the meaning of the columns of a card table.', schema: mappingSchema },
  ],
  ['deck-list', { about: 'A deck list as JSON: zones with lines.', schema: deckFileSchema }],
  [
    'deck-format',
    {
      about: 'A custom deck format as JSON: its rules and the format that it is based on.',
      schema: ownFormatSchema,
    },
  ],
  [
    'bulk-card',
    {
      about: 'A line of the bulk files of cards: a card with its text in force and its printings.',
      schema: bulkCardSchema,
    },
  ],
  [
    'bulk-designator',
    {
      about:
        'A line of the bulk files of designators: a designator with its origin and the time in which the card has it.',
      schema: bulkDesignatorSchema,
    },
  ],
  [
    'rule-check',
    {
      about: 'A request to the rule check as JSON: a state of a game and the actions of the players.',
      schema: ruleCheckRequestSchema,
    },
  ],
  ...formsOfMoves,
  ...formsOfHouseRules,
]);

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Making one takes a while, and it is the same each time. */
const made = new Map<string, JsonSchema>();

export function listSchemas(): SchemasView {
  const items = [...forms].map(([name, { about }]) => ({ name, about, url: `/v1/schemas/${name}` }));
  return { items, totalCount: items.length };
}

/** The JSON Schema of a form of file. Throws a Problem for a name that none has. */
export function schemaNamed(name: string): JsonSchema {
  const form = forms.get(name);
  if (form === undefined) {
    const known = [...forms.keys()];
    throw new Problem('schema/not-found', `Unknown schema "${name}"; expected ${known.join(', ')}.`, {
      known,
    });
  }
  const schema = made.get(name) ??
    programParts.read(schemaPart(name)) ?? {
      $schema: DIALECT,
      $id: `urn:arbiter:schema:${name}`,
      ...form.schema(),
    };
  made.set(name, schema);
  return schema;
}

/** The schemas for the build to keep. */
export function schemaPart(name: string): Part<JsonSchema> {
  return { name: `schema-${name}` };
}
