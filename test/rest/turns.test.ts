import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Problem } from '../../src/problem.ts';
import { type MostUnfinished, Turns, takeTurns } from '../../src/rest/turns.ts';

/** An application that says which requests it began, and answers each when it is told to. */
async function serve(most?: MostUnfinished) {
  const app = fastify({ trustProxy: true });
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Problem ? reply.code(error.status).send(error.toJSON()) : reply.code(500).send(),
  );
  const countShed = takeTurns(app, new Turns(), most);
  const begun: string[] = [];
  const answers: (() => void)[] = [];
  const answer = ({ ip }: { readonly ip: string }) =>
    new Promise((resolve) => {
      begun.push(ip);
      answers.push(() => resolve(ip));
    });
  app.post('/', answer);
  app.get('/', async () => 'cheap');
  await app.ready();
  const send = (client: string, method: 'GET' | 'POST' = 'POST') =>
    app.inject({ method, url: '/', remoteAddress: client });
  return { app, begun, answers, send, countShed };
}

test('A client with many requests begins one in each turn, so that others need not wait for all of them', async () => {
  const { app, begun, answers, send } = await serve();
  const all = [...Array.from({ length: 5 }, () => send('192.0.2.1')), send('192.0.2.2')];
  await expect.poll(() => begun.length).toBe(6);
  expect(begun.indexOf('192.0.2.2')).toBe(1);
  for (const answer of answers) answer();
  await Promise.all(all);
  await app.close();
});

test('A client with too many unfinished requests is refused until one of them ends; cheap requests and others are answered', async () => {
  const { app, begun, answers, send, countShed } = await serve({ ofClient: 2, ofAll: 100 });
  const all = [send('192.0.2.1'), send('192.0.2.1')];
  await expect.poll(() => begun.length).toBe(2);
  const refused = await send('192.0.2.1');
  expect([refused.statusCode, refused.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'service/busy', retryAfter: expect.any(Number) }),
  ]);
  expect((await send('192.0.2.1', 'GET')).body).toBe('cheap');
  all.push(send('192.0.2.2'));
  await expect.poll(() => begun.length).toBe(3);
  answers[0]?.();
  await all[0];
  all.push(send('192.0.2.1'));
  await expect.poll(() => begun.length).toBe(4);
  for (const answer of answers) answer();
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(countShed()).toBe(1);
  await app.close();
});

test('When all clients together have too many unfinished requests, each still begins its first', async () => {
  const { app, begun, answers, send, countShed } = await serve({ ofClient: 10, ofAll: 2 });
  const all = [send('192.0.2.1'), send('192.0.2.2')];
  await expect.poll(() => begun.length).toBe(2);
  expect((await send('192.0.2.1')).statusCode).toBe(503);
  all.push(send('192.0.2.3'));
  await expect.poll(() => begun.length).toBe(3);
  for (const answer of answers) answer();
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(countShed()).toBe(1);
  await app.close();
});

test('Work that pauses goes on after what its client asked for meanwhile, one piece in each turn', async () => {
  const turns = new Turns();
  const done: string[] = [];
  for (const piece of ['first', 'second', 'third']) turns.take('ann', () => done.push(piece));
  turns.take('bob', () => done.push('of bob'));
  expect(done).toEqual(['first', 'of bob']);
  await nextTurn();
  expect(done).toEqual(['first', 'of bob', 'second']);
  await nextTurn();
  expect(done.at(-1)).toBe('third');
});
