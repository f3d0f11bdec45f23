import type { BaseContext } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';
import type { Work } from '../work.ts';
import type { References } from './references.ts';

/** What every resolver is given. */
export interface Context extends BaseContext {
  readonly services: Services;
  readonly references: References;
  /** Counts what the request costs. */
  readonly work: Work;
  /** Writes lines that carry the id of the request. */
  readonly log: FastifyBaseLogger;
}
