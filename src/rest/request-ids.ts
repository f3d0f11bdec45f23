import type { IncomingMessage } from 'node:http';

const GIVEN = /^[\w.:-]{1,100}$/;

/**
 * Gives each request an id for logs and answers: the client's own X-Request-Id if it is 1 to 100 letters, digits,
 * dots, colons, hyphens or underscores, else a new one.
 */
export function createRequestIds(): (request: Pick<IncomingMessage, 'headers'>) => string {
  let count = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && GIVEN.test(given)) return given;
    count += 1;
    return `req-${count.toString(36)}`;
  };
}
