import fc from 'fast-check';
import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { expectSound, expectSoundGraphql } from '../setup/answers.ts';
import { sharedDatabase } from '../setup/database.ts';
import { buildApp } from '../../src/app.ts';
import { openSnapshots } from '../../src/database/snapshot/open-snapshots.ts';
import { requestsTo } from '../setup/requests.ts';
const database = await sharedDatabase();
const snapshots = await openSnapshots(database, (error) => { throw error; });
const app = await buildApp({ config: { logLevel: 'error', rateLimit: 0 }, database, snapshots, checkResponses: true });
const requests = await requestsTo(app);
it('hunt', async () => {
  const seen = new Map<string, number>(); const fails = new Map<string, {n: number, ex: unknown}>(); let slow: [number, unknown][] = [];
  const byRoute = new Map<string, Map<number, number>>();
  const t00 = performance.now();
  for (const request of fc.sample(requests, Number(process.env.N ?? 6000))) {
    const t0 = performance.now();
    let answer;
    try { answer = await app.inject({ ...request }); } catch (e) { const k = `inject ${e}`; fails.set(k, {n: (fails.get(k)?.n ?? 0) + 1, ex: request}); continue; }
    const ms = performance.now() - t0; slow.push([ms, [answer.statusCode, JSON.stringify(request).slice(0, 200)]]); slow.sort((a, b) => b[0] - a[0]); slow = slow.slice(0, 8);
    const k = `${answer.statusCode}`; seen.set(k, (seen.get(k) ?? 0) + 1);
    const r = request.url.split('?')[0]!.split('/').slice(0, 4).join('/').slice(0, 30); const m = byRoute.get(r) ?? new Map(); byRoute.set(r, m); m.set(answer.statusCode, (m.get(answer.statusCode) ?? 0) + 1);
    try { if (request.url.startsWith('/graphql')) expectSoundGraphql(answer); else expectSound(answer, request.method); }
    catch (e) { const k = `${answer.statusCode} ${String((e as Error).message).slice(0, 260)}`; fails.set(k, { n: (fails.get(k)?.n ?? 0) + 1, ex: JSON.stringify(request).slice(0, 500) }); }
  }
  console.log((performance.now() - t00).toFixed(0), 'ms', seen);
  writeFileSync('/tmp/probe/hunt.txt', [...fails].map(([k, v]) => `${v.n} ${k}\n   ${typeof v.ex === 'string' ? v.ex : JSON.stringify(v.ex).slice(0,500)}`).join('\n') + '\n\nSLOW\n' + slow.map((s) => JSON.stringify(s)).join('\n') + '\n' + [...byRoute].filter(([, m]) => [...m.values()].reduce((a, b) => a + b) > 15).map(([k, m]) => k + ' ' + JSON.stringify([...m])).join('\n'));
  await app.close(); await snapshots.close(); await database.close();
}, 600_000);
