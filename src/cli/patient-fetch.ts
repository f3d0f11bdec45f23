import { setTimeout as pause } from 'node:timers/promises';
import { retryAfter } from '../client/retry-after.ts';
import { OperatorError } from '../operator-error.ts';

/** So many times one request is sent. */
const MOST_ATTEMPTS = 20;

/** No wait that a service asks for is longer, in seconds. */
const LONGEST_WAIT = 300;

/** How a wait is spent and reported; replaced in tests. */
export interface Waiting {
  readonly pause: (milliseconds: number) => Promise<unknown>;
  readonly report: (message: string) => void;
}

const waiting: Waiting = { pause, report: (message) => console.error(message) };

/** Fetches as `fetch` does, and again after the time that `Retry-After` names where the service asks for that. */
export async function patientFetch(
  url: URL,
  request: RequestInit = {},
  { pause, report }: Waiting = waiting,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await fetch(url, request);
    const seconds = retryAfter(reply);
    if (seconds === undefined) return reply;
    if (attempt === MOST_ATTEMPTS)
      throw new OperatorError(
        `${url.origin} answered ${attempt} times with status ${reply.status} and asked to wait. Try again later.`,
      );
    if (seconds > LONGEST_WAIT)
      throw new OperatorError(
        `${url.origin} answered with status ${reply.status} and asked to wait ${seconds} s. Try again then.`,
      );
    await reply.arrayBuffer();
    report(`${url.origin} asked to wait ${seconds} s (status ${reply.status}); retrying then.`);
    await pause(seconds * 1_000);
  }
}
