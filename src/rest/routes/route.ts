import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../services.ts';

/** A file of routes: given the services, it registers what it answers. */
export type Routes = (services: Services) => FastifyPluginAsyncZod;

export { described } from '../openapi/examples.ts';
