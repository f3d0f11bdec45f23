import { drive, type Load, type Request } from './load.ts';
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
  /** Bare Fastify's CPU time for a reply as a share of this one's; what else the machine does hardly changes it. */
  readonly cpuRatio: number;
  /** Replies other than expected, by status. */
  readonly unexpected: ReadonlyMap<string, number>;
}

const bareRequests: readonly Request[] = [{ method: 'GET', path: '/' }];

/** Measures bare Fastify and the service in turn, so that a drift of the machine falls on both; gives the medians. */
export async function measure(
  service: ServerProcess,
  bare: ServerProcess,
  workload: Workload,
  { rounds, seconds }: Patience,
): Promise<Measurement> {
  const requests = workload.sift === true ? await expectedOnly(service, workload) : workload.requests;
  await drive(service, workload.warmUp ?? requests, seconds);
  const beside: Load[] = [];
  const own: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    beside.push(await drive(bare, bareRequests, seconds));
    own.push(await drive(service, requests, seconds));
  }
  const load = middle(own);
  const expected = [workload.status, ...(workload.orElse ?? [])].map(String);
  const base = middle(beside);
  const ratios = own.map(({ rate }, round) => rate / (beside[round]?.rate ?? Number.NaN));
  return {
    workload,
    load,
    bare: base,
    ratio: median(ratios),
    cpuRatio: base.cpu / load.cpu,
    unexpected: new Map([...load.replies].filter(([status]) => !expected.includes(status))),
  };
}

/** Only the requests that are answered as the workload expects. */
async function expectedOnly({ url }: ServerProcess, { requests, status }: Workload): Promise<Request[]> {
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
