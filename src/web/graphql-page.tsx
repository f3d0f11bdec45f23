import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { exampleQueries } from './graphql/example-queries.ts';
import { QueryForm } from './graphql/query-form.tsx';
import { SchemaQueries } from './graphql/schema-queries.tsx';
import type { Page } from './page.ts';
import { writtenPage } from './page-cache.ts';
import { addressOfRequest, sendPage } from './send-page.ts';
import type { Site } from './site.ts';
import { writePage } from './write-page.tsx';

/** What the page says about the GraphQL interface. */
export interface GraphqlFacts {
  readonly schema: DocumentNode;
  readonly limits: {
    readonly length: number;
    readonly tokens: number;
    readonly depth: number;
    readonly cost: number;
  };
}

/** Replies with the page that a browser gets at /graphql. */
export type SendGraphqlPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  facts: GraphqlFacts,
) => Promise<FastifyReply>;

export function createGraphqlPage(site: Site): SendGraphqlPage {
  return async (request, reply, facts) => {
    const address = addressOfRequest(request);
    const page = graphqlPage(facts, address.origin);
    return sendPage(request, reply, writtenPage(writePage(page, address, site)));
  };
}

function graphqlPage({ schema, limits }: GraphqlFacts, origin: string): Page {
  return {
    title: 'GraphQL',
    description: 'Write GraphQL queries about cards, rulings, rules, decks and moves, and run them.',
    requests: ['/graphql/schema'],
    islands: ['graphql-editor'],
    body: (
      <>
        <h1>GraphQL</h1>
        <p>
          Write a query and run it. The <a href="/graphql/schema">schema</a> describes every type and field;
          introspection gives it as well. The <a href="/docs">REST interface</a> has the same content.
        </p>
        <h2>Try a query</h2>
        <QueryForm />
        <h2>From a program</h2>
        <pre class="command">{command(origin)}</pre>
        <h2>Queries</h2>
        <SchemaQueries schema={schema} />
        <h2>Limits</h2>
        <p>
          A document may have {limits.length} characters and {limits.tokens} tokens, be {limits.depth} fields
          deep, and ask for about {limits.cost} fields. A field in a page counts once for each item that the
          page may have, and a field in a list without pages counts 5 times.
        </p>
      </>
    ),
  };
}

function command(origin: string): string {
  const [{ query, variables }] = exampleQueries;
  const body = JSON.stringify({
    query: query.trim().replaceAll(/\s+/g, ' '),
    variables: JSON.parse(variables),
  });
  return `curl ${inShell(`${origin}/graphql`)} \\
  -H 'content-type: application/json' \\
  -d ${inShell(body)}`;
}

/** A text as one word of a shell command. */
function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
