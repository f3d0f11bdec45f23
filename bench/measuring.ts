import { drive, inTurn, type Load, type Request } from './load.ts';
import type { ServerProcess } from './server-process.ts';
import type { Workload } from './workloads.ts';

/** How long and how often to measure. */
export interface Patience {
  readonly rounds: number;
  /** Of each measurement. */
  readonly seconds: number;
}

/** One workload beside bare Fastify. */
export interface Measurement {
  readonly workload: Workload;
  readonly load: Load;
  readonly bare: Load;
  /** The rate as a share of bare Fastify's. */
  readonly ratio: number;
  /** The median share of bare Fastify's replies per CPU second. Other work on the machine hardly changes it. */
  readonly cpuRatio: number;
  /** Replies other than expected, by status. */
  readonly unexpected: ReadonlyMap<string, number>;
}

const bareRequests = inTurn([{ method: 'GET', path: '/' }]);

/** How long each workload is sent before it is measured, in seconds. */
const WARM_UP = 3;

/** Measures bare Fastify and the service in turn, so that a drift of the machine falls on both; gives the medians. */
export async function measure(
  service: ServerProcess,
  bare: ServerProcess,
  workload: Workload,
  { rounds, seconds }: Patience,
): Promise<Measurement> {
  const requests =
    typeof workload.requests === 'function'
      ? workload.requests
      : inTurn(await sifted(service, workload, workload.requests));
  await drive(service, requests, WARM_UP);
  const beside: Load[] = [];
  const own: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    beside.push(await drive(bare, bareRequests, seconds));
    own.push(await drive(service, requests, seconds));
  }
  const load = middle(own);
  const expected = [workload.status, ...(workload.orElse ?? [])].map(String);
  const ratios = own.map(({ rate }, round) => rate / (beside[round]?.rate ?? Number.NaN));
  const cpuRatios = own.map(({ cpu }, round) => (beside[round]?.cpu ?? Number.NaN) / cpu);
  return {
    workload,
    load,
    bare: middle(beside),
    ratio: median(ratios),
    cpuRatio: median(cpuRatios),
    unexpected: new Map([...load.replies].filter(([status]) => !expected.includes(status))),
  };
}

/** Of a workload that is sifted, the requests that are answered as it expects. */
async function sifted(
  { url }: ServerProcess,
  { sift, status }: Workload,
  requests: readonly Request[],
): Promise<readonly Request[]> {
  if (sift !== true) return requests;
  const kept: Request[] = [];
  for (const request of requests) {
    const reply = await fetch(`${url}${request.path}`);
    await reply.arrayBuffer();
    if (reply.status === status) kept.push(request);
  }
  return kept;
}

function middle(loads: readonly Load[]): Load {
  const replies = new Map<string, number>();
  for (const load of loads) {
    for (const [status, count] of load.replies) replies.set(status, (replies.get(status) ?? 0) + count);
  }
  return {
    rate: median(loads.map(({ rate }) => rate)),
    p99: median(loads.map(({ p99 }) => p99)),
    cpu: median(loads.map(({ cpu }) => cpu)),
    replies,
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
