import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AttackRequest } from './attack-requests.ts';

export interface Reply {
  /** 0: the service closed the connection without a reply. */
  readonly status: number;
  /** From the first byte sent to the last received, in milliseconds. */
  readonly took: number;
}

/** A client with an address of its own, so that the service counts its requests apart from those of others. */
export interface Client {
  send(asked: AttackRequest): Promise<Reply>;
  close(): void;
}

export function client(url: string, localAddress: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
  return {
    send: ({ method, path, contentType, body }) =>
      new Promise((resolve) => {
        const began = performance.now();
        const end = (status: number) => resolve({ status, took: performance.now() - began });
        const headers = contentType === undefined ? {} : { 'content-type': contentType };
        const sent = request(`${url}${path}`, { agent, method, headers }, (reply) => {
          reply.resume();
          reply.on('end', () => end(reply.statusCode ?? 0));
          reply.on('error', () => end(0));
        });
        sent.on('error', () => end(0));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** The waiting time of a look-up that was refused, in milliseconds: longer than any other. */
export const REFUSED = 1_000_000;

/** So that a minute of look-ups stays within a client's rate limit, in milliseconds. */
const LOOK_UP_EVERY = 12;

/** The waiting times of somebody who looks cards up every few milliseconds, until told to stop. */
export async function lookUps(own: Client, stopped: AbortSignal): Promise<number[]> {
  const asked: AttackRequest = { name: 'a card', method: 'GET', path: '/v1/cards/shadowfist/fox-pass' };
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  while (!stopped.aborted) {
    const one = own.send(asked).then(({ took, status }) => {
      times.push(status === 200 ? took : REFUSED);
    });
    running.add(one.finally(() => running.delete(one)));
    await wait(LOOK_UP_EVERY);
  }
  await Promise.all(running);
  return times;
}
