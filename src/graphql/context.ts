import type { BaseContext } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';
import type { References } from './references.ts';

/** What every resolver is given. */
export interface Context extends BaseContext {
  readonly services: Services;
  readonly references: References;
  /** Writes lines that carry the id of the request. */
  readonly log: FastifyBaseLogger;
}
