/** What is known of a request when its reply has ended. */
export interface EndedRequest {
  readonly method: string;
  /** The pattern of its path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** Units of work. */
  readonly cost: number;
}

/** The requests of one method and route that were answered with one status. */
interface Series {
  readonly status: number;
  replies: number;
  /** Of all statuses of the same class. */
  readonly durations: Histogram;
  /** Of all requests to the route. */
  readonly costs: Histogram;
}

const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2];
const COSTS = [100, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000];

/**
 * Figures of all requests, as Prometheus reads them. They are not kept by its library, which looks up the labels of each
 * metric for each reply: that takes longer than finding a card.
 */
export class RequestFigures {
  readonly #routes = new Map<string, Map<string, Map<number, Series>>>();

  count({ method, route, status, seconds, cost }: EndedRequest): void {
    const series = this.#routes.get(route)?.get(method)?.get(status) ?? this.#begin(route, method, status);
    series.replies += 1;
    series.durations.observe(seconds);
    series.costs.observe(cost);
  }

  text(): string {
    const replies: string[] = [];
    const durations: string[] = [];
    const costs: string[] = [];
    for (const [route, methods] of this.#routes) {
      for (const [method, statuses] of methods) {
        for (const { status, replies: count } of statuses.values())
          replies.push(`arbiter_replies_total${labelled({ method, route, status })} ${count}`);
        for (const [status, { durations: histogram }] of byClass(statuses.values()))
          durations.push(
            ...histogram.lines('arbiter_request_duration_seconds', { method, route, status: `${status}xx` }),
          );
      }
      const [of] = [...methods.values()].flatMap((statuses) => [...statuses.values()]);
      if (of !== undefined) costs.push(...of.costs.lines('arbiter_request_cost_units', { route }));
    }
    return [
      '# HELP arbiter_replies_total Replies, by method, route and status.',
      '# TYPE arbiter_replies_total counter',
      ...replies,
      '# HELP arbiter_request_duration_seconds Time from the arrival of a request to the end of its reply, by method, route and class of status.',
      '# TYPE arbiter_request_duration_seconds histogram',
      ...durations,
      '# HELP arbiter_request_cost_units Units of work that requests cost, by route. A unit takes about a microsecond.',
      '# TYPE arbiter_request_cost_units histogram',
      ...costs,
      '',
    ].join('\n');
  }

  #begin(route: string, method: string, status: number): Series {
    const methods = this.#routes.get(route) ?? new Map<string, Map<number, Series>>();
    this.#routes.set(route, methods);
    const statuses = methods.get(method) ?? new Map<number, Series>();
    methods.set(method, statuses);
    const ofRoute = [...methods.values()].flatMap((known) => [...known.values()]);
    const series = {
      status,
      replies: 0,
      durations: byClass(statuses.values()).get(classOf(status))?.durations ?? new Histogram(DURATIONS),
      costs: ofRoute[0]?.costs ?? new Histogram(COSTS),
    };
    statuses.set(status, series);
    return series;
  }
}

function classOf(status: number): number {
  return Math.floor(status / 100);
}

/** One series of each class of status. */
function byClass(all: Iterable<Series>): Map<number, Series> {
  return new Map(Array.from(all, (series) => [classOf(series.status), series]));
}

type Labels = Readonly<Record<string, string | number>>;

/** How many observed values are at most as large as each bound, as Prometheus keeps them. */
class Histogram {
  readonly #bounds: readonly number[];
  /** The values above the bound before, up to each bound; those above all come last. */
  readonly #counts: number[];
  #sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = Array<number>(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let place = 0;
    while (value > (this.#bounds[place] ?? Number.POSITIVE_INFINITY)) place += 1;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#sum += value;
  }

  lines(name: string, labels: Labels): string[] {
    let total = 0;
    const buckets = this.#counts.map((count, place) => {
      total += count;
      return `${name}_bucket${labelled({ le: this.#bounds[place] ?? '+Inf', ...labels })} ${total}`;
    });
    return [
      ...buckets,
      `${name}_sum${labelled(labels)} ${this.#sum}`,
      `${name}_count${labelled(labels)} ${total}`,
    ];
  }
}

function labelled(labels: Labels): string {
  const written = Object.entries(labels).map(
    ([name, value]) => `${name}="${String(value).replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${written.join(',')}}`;
}
