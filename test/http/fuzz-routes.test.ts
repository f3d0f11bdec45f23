import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSound, expectSoundGraphql, expectWell } from '../setup/answers.ts';
import { testApp } from '../setup/app.ts';
import { runs } from '../setup/arbitraries.ts';
import { requestsTo } from '../setup/requests.ts';

const app = await testApp();
const requests = await requestsTo(app);
const seen = new Map<string, number>();
describe('every request', { timeout: 120_000 }, () => {
  it('to any route is answered, and refused with a problem where it is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const answer = await app.inject({ ...request });
        const k = `${answer.statusCode}`;
        seen.set(k, (seen.get(k) ?? 0) + 1);
        if (request.url.startsWith('/graphql')) return void expectSoundGraphql(answer);
        expectSound(answer, request.method);
      }),
      runs(4000),
    );
    console.log(seen);
    await expectWell(app);
  });
});
