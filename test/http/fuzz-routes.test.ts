import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originOf, testApp } from '../setup/app.ts';
import { expectSound, expectWell } from '../setup/fuzz/answers.ts';
import { runs } from '../setup/fuzz/arbitraries.ts';
import { operationsOf } from '../setup/fuzz/operations.ts';
import { firstAnswer, hostileBytes, sendBytes } from '../setup/fuzz/raw-http.ts';
import { requestsTo } from '../setup/fuzz/requests.ts';

const app = await testApp();
const operations = await operationsOf(app);

describe('any request', () => {
  it.each(operations)('to $method $path is answered, or refused with a problem', async (operation) => {
    await fc.assert(
      fc.asyncProperty(requestsTo(operation), async (request) => {
        expectSound(await app.inject({ ...request }), request.method);
      }),
      runs(200),
    );
  });

  it('in bytes that are hardly HTTP is answered, or refused with a problem', async () => {
    const { port } = new URL(await originOf(app));
    const answered = new Set<number>();
    await fc.assert(
      fc.asyncProperty(hostileBytes, async (bytes) => {
        const answer = firstAnswer(await sendBytes(Number(port), bytes));
        // Some bytes are only the beginning of a request: the connection ends before the rest has come.
        if (answer === undefined) return;
        answered.add(answer.statusCode);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expectSound(answer, bytes.slice(0, 4));
      }),
      runs(500),
    );
    expect(answered).toContain(400);
    expect(answered).toContain(200);
  });

  it('leaves the service well', async () => {
    await expectWell(app);
  });
});
