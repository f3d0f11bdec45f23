import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { hasCode } from './embedded/error-code.ts';
import { isAway, sqlStateOf } from './trouble.ts';

/** How long one attempt takes at most, in milliseconds. */
const ATTEMPT = 3_000;
/** The pause after the first failed attempt, and the longest one. */
const PAUSE = { first: 100, longest: 1_000 };

/**
 * Resolves when the server lets us into the database. Where it is away, `onWaiting` hears it once, and it is tried until
 * it answers; without `onWaiting` that is an OperatorError, as is any refusal: waiting would not change it.
 */
export async function reachServer(
  connectionString: string,
  onWaiting?: (what: string) => void,
): Promise<void> {
  let pause = PAUSE.first;
  for (let attempt = 1; ; attempt += 1) {
    const client = clientOf(connectionString);
    try {
      await client.connect();
      return;
    } catch (error) {
      const place = `PostgreSQL at ${client.host}:${client.port}, database "${client.database}"`;
      // The server's Unix socket exists only while it runs.
      if (!isAway(error) && !hasCode(error, 'ENOENT'))
        throw new OperatorError(refusal(place, client.user, error), { cause: error });
      const what = `${place}: ${reasonOf(error)}`;
      if (onWaiting === undefined) throw new OperatorError(`Cannot reach ${what}.`, { cause: error });
      if (attempt === 1) onWaiting(what);
    } finally {
      await client.end();
    }
    await wait(pause);
    pause = Math.min(2 * pause, PAUSE.longest);
  }
}

function clientOf(connectionString: string): pg.Client {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: ATTEMPT });
    // A connection that breaks while it is closed has served its purpose.
    client.on('error', () => undefined);
    return client;
  } catch (error) {
    // The driver's message could quote the URL, and with it the password.
    throw new OperatorError('DATABASE_URL is not a valid URL of a PostgreSQL server.', { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message === 'timeout expired') return `no answer within ${ATTEMPT / 1000} s`;
  // Several addresses that were tried in vain are one error without a message.
  if (error.message === '' && 'code' in error) return String(error.code);
  return error.message;
}

function refusal(place: string, user: string | undefined, error: unknown): string {
  switch (sqlStateOf(error)) {
    case '28P01':
    case '28000':
      return `${place}, refuses the user "${user}": ${reasonOf(error)}. Check the user and password in DATABASE_URL.`;
    case '3D000':
      return `${place}, does not exist. Create it, or name another one in DATABASE_URL.`;
    case '42501':
      return `${place}, does not let the user "${user}" connect: ${reasonOf(error)}. Grant it CONNECT.`;
    default:
      return `Cannot use ${place}: ${reasonOf(error)}. Check DATABASE_URL.`;
  }
}
