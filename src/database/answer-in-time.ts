import { Problem } from '../problem.ts';
import { sqlStateOf } from './trouble.ts';

/** How long a client waits for the database, in milliseconds. */
export const DATABASE_DEADLINE = 10_000;

/** When a client that found the database away may try again, in seconds. */
const RETRY_AFTER = 2;

/** Classes of SQLSTATE that say the server is in trouble; those of any other class say that the statement is wrong. */
const TROUBLE = ['08', '25', '40', '53', '55', '57', '58', 'XX'];

/**
 * Waits for a query on behalf of a client. Throws a Problem `service/unavailable` if the database is gone, restarting,
 * locked or slower than the deadline; any other failure is an error of the program and is thrown as it is.
 */
export async function answerInTime<T>(query: PromiseLike<T>, deadline = DATABASE_DEADLINE): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(deadline)), deadline);
  });
  try {
    return await Promise.race([query, late]);
  } catch (error) {
    if (!isTrouble(error)) throw error;
    throw new Problem(
      'service/unavailable',
      'The database does not respond. Requests that do not need it, such as cards by name, still work.',
      { retryAfter: RETRY_AFTER },
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
  }
}

/** The database took longer than a client is kept waiting. */
class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
  constructor(milliseconds: number) {
    super(`The database did not respond within ${milliseconds} ms.`);
  }
}

/** Whether the database is in trouble, rather than the program that asked it. */
function isTrouble(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError || error instanceof Problem) return false;
  // Without an answer of the server there is no SQLSTATE: it could not be reached, or the connection broke.
  const state = sqlStateOf(error);
  return state === undefined || TROUBLE.includes(state.slice(0, 2));
}
