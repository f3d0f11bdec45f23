import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from './context.ts';

/**
 * A client that accepts application/json alone gets status 200 with the errors of its document. Only with
 * application/graphql-response+json does a status describe the answer (GraphQL over HTTP, section 6.4).
 */
export const statuses: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ request, response: { body, http } }) {
      if (http.status !== 400 || body.kind !== 'single') return;
      const codes = body.singleResult.errors?.map(({ extensions }) => String(extensions?.code)) ?? [];
      const isAboutDocument = codes.every((code) => code.startsWith('graphql/'));
      if (isAboutDocument && acceptsJsonAlone(request.http?.headers.get('accept'))) http.status = 200;
    },
  }),
};

function acceptsJsonAlone(accept: string | undefined): boolean {
  return accept?.split(';')[0]?.trim() === 'application/json';
}
