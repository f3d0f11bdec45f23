import { retryAfter } from './retry-after.ts';

type Send = (request: Request) => Promise<Response>;

/** Sends a request again after the time that its reply asks for, unless all waits would take longer than so many seconds. */
export function patiently(send: Send, patience: number): Send {
  return async (request) => {
    let waited = 0;
    for (;;) {
      const reply = await send(request.clone());
      const seconds = retryAfter(reply);
      // Where no wait is asked for, one second keeps a request from being sent without pause.
      const wait = seconds === undefined ? Number.POSITIVE_INFINITY : Math.max(1, seconds);
      if (waited + wait > patience) return reply;
      waited += wait;
      await reply.body?.cancel();
      await pause(wait * 1_000, request.signal);
    }
  };
}

/** Rejects when the request is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
}
