import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { patientFetch, type Waiting } from '../../src/cli/patient-fetch.ts';
import { serviceAt } from '../../src/cli/playing/ways-in.ts';
import { OperatorError } from '../../src/operator-error.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service that gives these answers, one after another, and the last again and again. */
async function answering(...answers: readonly ((reply: ServerResponse) => void)[]) {
  const bodies: string[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      bodies.push(body);
      const answer = answers[Math.min(bodies.length, answers.length) - 1];
      answer?.(reply);
      reply.end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, bodies };
}

const later = (status: number, retryAfter?: string) => (reply: ServerResponse) => {
  reply.statusCode = status;
  if (retryAfter !== undefined) reply.setHeader('retry-after', retryAfter);
};
const well = later(200);

function recorded(): Waiting & { readonly waits: number[]; readonly reports: string[] } {
  const waits: number[] = [];
  const reports: string[] = [];
  return {
    waits,
    reports,
    pause: async (milliseconds) => waits.push(milliseconds),
    report: (message) => reports.push(message),
  };
}

describe('a service that asks to wait', () => {
  test('A request is sent again after the time that Retry-After names', async () => {
    const { address, bodies } = await answering(later(429, '7'), later(503, '2'), well);
    const waiting = recorded();
    const reply = await patientFetch(new URL(address), { method: 'POST', body: 'deck' }, waiting);
    expect([reply.status, bodies, waiting.waits]).toEqual([200, ['deck', 'deck', 'deck'], [7_000, 2_000]]);
    expect(waiting.reports).toEqual([
      `${address} asked to wait 7 s (status 429); retrying then.`,
      `${address} asked to wait 2 s (status 503); retrying then.`,
    ]);
  });

  test('A date is a time to wait for', async () => {
    const { address } = await answering(later(503, new Date(Date.now() + 60_000).toUTCString()), well);
    const waiting = recorded();
    await patientFetch(new URL(address), {}, waiting);
    expect(waiting.waits[0]).toBeGreaterThan(30_000);
    expect(waiting.waits[0]).toBeLessThanOrEqual(61_000);
  });

  test('An answer without Retry-After is passed on', async () => {
    const { address } = await answering(later(503));
    expect((await patientFetch(new URL(address), {}, recorded())).status).toBe(503);
  });

  test('A service that asks to wait again and again is given up', async () => {
    const { address, bodies } = await answering(later(429, '1'));
    const asked = patientFetch(new URL(address), {}, recorded());
    await expect(asked).rejects.toThrow(
      new OperatorError(`${address} answered 20 times with status 429 and asked to wait. Try again later.`),
    );
    expect(bodies).toHaveLength(20);
  });

  test('A wait of more than five minutes is not waited for', async () => {
    const { address, bodies } = await answering(later(429, '3600'));
    await expect(patientFetch(new URL(address), {}, recorded())).rejects.toThrow('asked to wait 3600 s');
    expect(bodies).toHaveLength(1);
  });

  test('The command line goes on when a service refuses its first question with 429', async () => {
    const { address, bodies } = await answering(later(429, '0'), well);
    const reply = await serviceAt(address, 'start one').ask({
      method: 'POST',
      path: '/v1/rule-check',
      type: 'application/json',
      body: '{"game": "shadowfist"}',
    });
    expect([reply.status, bodies.length]).toEqual([200, 2]);
  });
});
