import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../services.ts';

/** A file of routes: given the services, it registers what it answers. */
export type Routes = (services: Services) => FastifyPluginAsyncZod;

/** A route's description with requests to try; a test makes each of them. */
export function described(text: string, ...examples: readonly string[]): string {
  return [text, ...examples.map((example) => `Example: \`${example}\``)].join('\n\n');
}
