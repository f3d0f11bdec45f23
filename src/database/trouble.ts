import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

/** An error that came from another one. */
const wrapped = z.object({ cause: z.unknown() });
/** Not a code of Prisma, such as P2010, or of the operating system, such as EPIPE. */
const withState = z.object({ code: z.string().regex(/^(?:[0-5][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/) });
const fromAdapter = z.object({ originalCode: z.string() });
const fromPrisma = z.object({ meta: z.object({ driverAdapterError: z.unknown() }) });

/** The SQLSTATE with which the database server refused, by way of a driver or of Prisma; undefined without an answer. */
export function sqlStateOf(error: unknown): string | undefined {
  if (error === undefined || error === null) return undefined;
  const state = withState.safeParse(error).data?.code ?? fromAdapter.safeParse(error).data?.originalCode;
  if (state !== undefined) return state;
  return (
    sqlStateOf(fromPrisma.safeParse(error).data?.meta.driverAdapterError) ??
    sqlStateOf(wrapped.safeParse(error).data?.cause)
  );
}

/** States of a server that is starting, stopping, out of connections, or out of reach. */
const AWAY_STATES = [
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53400',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
];
const AWAY_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
];
/** The driver's own words, which have no code. */
const AWAY_MESSAGES = ['timeout expired', 'Connection terminated unexpectedly'];
const AWAY_KINDS = ['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout'];

const ofConnection = z.union([
  z.object({ code: z.enum(AWAY_CODES) }),
  z.object({ message: z.enum(AWAY_MESSAGES) }),
  z.object({ kind: z.enum(AWAY_KINDS) }),
]);

/** Whether the server is away, and may be back soon. */
export function isAway(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  const state = sqlStateOf(error);
  if (state !== undefined) return AWAY_STATES.includes(state);
  return (
    ofConnection.safeParse(error).success ||
    isAway(fromPrisma.safeParse(error).data?.meta.driverAdapterError) ||
    isAway(wrapped.safeParse(error).data?.cause)
  );
}

/** States in which the database refuses to be written, and what the operator can do. */
const REFUSALS: Readonly<Record<string, string>> = {
  '25006': 'The database is read-only. Name the primary server in DATABASE_URL.',
  '42501':
    'The database user has too few rights. Make it the owner of the database, or grant it CREATE on the schema.',
  '53100': 'The disk of the database is full. No partial data was written. Free some space and try again.',
};

/** What an operator can do about an error of the database; undefined for an error of the program. */
export function troubleForOperator(error: unknown): OperatorError | undefined {
  const advice = isAway(error)
    ? 'The connection to the database was lost. No partial data was written; try again.'
    : REFUSALS[sqlStateOf(error) ?? ''];
  return advice === undefined ? undefined : new OperatorError(advice, { cause: error });
}
