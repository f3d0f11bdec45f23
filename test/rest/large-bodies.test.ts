import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Problem } from '../../src/problem.ts';
import { LARGE, readLargeBodiesInTurn } from '../../src/rest/large-bodies.ts';

/** An application that answers a request when it is told to. */
function serve() {
  const app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Problem ? error.status : 500).send(),
  );
  readLargeBodiesInTurn(app);
  const begun: (() => void)[] = [];
  app.post('/', () => new Promise((resolve) => begun.push(() => resolve('done'))));
  const send = (client: string, length: number) =>
    app.inject({
      method: 'POST',
      url: '/',
      remoteAddress: client,
      headers: { 'content-type': 'text/plain' },
      payload: 'x'.repeat(length),
    });
  return { begun, send };
}

test('The third large body of a client is read when another one is answered', async () => {
  const { begun, send } = serve();
  const all = [send('192.0.2.1', LARGE + 1), send('192.0.2.1', LARGE + 1), send('192.0.2.1', LARGE + 1)];
  await expect.poll(() => begun.length).toBe(2);
  begun[0]?.();
  await expect.poll(() => begun.length).toBe(3);
  for (const answer of begun) answer();
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('Small bodies and those of other clients do not wait', async () => {
  const { begun, send } = serve();
  const all = [send('192.0.2.1', LARGE + 1), send('192.0.2.1', LARGE + 1)];
  await expect.poll(() => begun.length).toBe(2);
  all.push(send('192.0.2.1', LARGE), send('192.0.2.2', LARGE + 1));
  await expect.poll(() => begun.length).toBe(4);
  for (const answer of begun) answer();
  await Promise.all(all);
});

test('A client with too many large bodies that wait is refused at once, and another client is not', async () => {
  const { begun, send } = serve();
  const all = Array.from({ length: 22 }, () => send('192.0.2.1', LARGE + 1));
  await expect.poll(() => begun.length).toBe(2);
  const refused = await send('192.0.2.1', LARGE + 1);
  expect(refused.statusCode).toBe(503);
  all.push(send('192.0.2.2', LARGE + 1));
  await expect.poll(() => begun.length).toBe(3);
  for (let answered = 0; answered < 23; answered += 1) {
    await expect.poll(() => begun.length).toBeGreaterThan(answered);
    begun[answered]?.();
  }
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
});
