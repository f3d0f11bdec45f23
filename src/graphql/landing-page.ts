import { createHash } from 'node:crypto';
import { type DocumentNode, type FieldDefinitionNode, Kind, print } from 'graphql';
import { limits } from './limits.ts';
import { queryForm, queryFormScript } from './query-form.ts';

const example = `{
  card(game: "shadowfist", fuzzy: "pocket deamon") {
    name
    text
    wording { law reason rule { id statement } }
    rulings(first: 3) { edges { node { statement citation { section source { title } } } } }
  }
}`;

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
pre { background: #f4f4f4; padding: .75rem; overflow-x: auto; white-space: pre-wrap }
form { display: grid; gap: .25rem }
textarea, output { font: .9rem/1.4 ui-monospace, monospace; padding: .75rem }
output { display: block; background: #f4f4f4; overflow-x: auto; white-space: pre-wrap }
button { justify-self: start; font: inherit; margin: .5rem 0; padding: .25rem 1rem }
dt { font-family: ui-monospace, monospace; margin-top: .75rem }
`;

const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

/** Only the style and the script of the page itself apply. It loads nothing, and asks this service alone. */
export const landingPagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(queryFormScript)}`,
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * The page that a browser gets at /graphql: a form to try queries, the queries of the schema, and how a program sends
 * one to the origin where the browser found the page.
 */
export function landingPage(schema: DocumentNode, origin: string): string {
  const body = JSON.stringify({ query: example.replaceAll(/\s+/g, ' ') });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arbiter: GraphQL</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Arbiter: GraphQL</h1>
<p>The law of card games whose publishers are gone. POST a document here as JSON; the whole schema, every type and
field described, is <a href="/graphql/schema">in the schema language</a> and open to introspection.
The <a href="/docs">REST interface</a> says the same.</p>
<h2>Try a query</h2>
${queryForm(asHtml(example))}
<h2>From a program</h2>
<pre>curl -H 'content-type: application/json' \\
  -d '${asHtml(body)}' \\
  ${asHtml(inShell(`${origin}/graphql`))}</pre>
<h2>Queries</h2>
<dl>
${queries(schema).map(describe).join('\n')}
</dl>
<h2>Limits</h2>
<p>A document may have ${limits.length} characters and ${limits.tokens} tokens, be ${limits.depth} fields deep, and ask for
about ${limits.cost} fields: each counts as often as it can come in a page, and 5 times in a list without pages.</p>
</main>
<script>${queryFormScript}</script>
</body>
</html>
`;
}

function queries(schema: DocumentNode): readonly FieldDefinitionNode[] {
  return schema.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Query'
      ? (definition.fields ?? [])
      : [],
  );
}

function describe({ name, arguments: taken = [], type, description }: FieldDefinitionNode): string {
  const inputs = taken.map((argument) => `${argument.name.value}: ${print(argument.type)}`).join(', ');
  const signature = `${name.value}${inputs === '' ? '' : `(${inputs})`}: ${print(type)}`;
  return `<dt>${asHtml(signature)}</dt>\n<dd>${asHtml(description?.value ?? '')}</dd>`;
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text as one word of a shell command. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
