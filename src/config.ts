import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/** IP addresses and networks, separated by commas. */
const addresses = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));

/** A whole number; without a largest one, any that is not below the smallest. */
function wholeNumber(least: number, most?: number) {
  const error =
    most === undefined
      ? `use a whole number of at least ${least}`
      : `use a whole number from ${least} to ${most}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(least, { error })
    .max(most ?? Number.MAX_SAFE_INTEGER, { error });
}

function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, { error: `use ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
}

const PROXIES = 'use the number of proxies, or their addresses, such as 10.0.0.0/8,192.168.1.2';
const CONTACT =
  'use an address such as mailto:team@example.org or https://example.org/issues/new?title={title}&body={body}';
const DELAY = 'use a number of seconds from 0 to 600';

/** Their values are never repeated in a message. */
const SECRETS = ['DATABASE_URL', 'METRICS_TOKEN'];

/** The most threads that are started without being asked for: each holds the whole catalogue. */
const MOST_WORKERS = 4;

/** One for each core but the one that serves requests. */
function usualWorkers(): number {
  return Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1));
}

/** The whole environment of the service; nothing else reads process.env. */
const environment = z.object({
  PORT: wholeNumber(0, 65535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** A PostgreSQL server. Absent: an embedded PostgreSQL, kept in DATA_DIR. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'use a URL such as postgresql://user:password@host:5432/database',
    })
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Which PostgreSQL is embedded; auto: the native one where it can run, otherwise PGlite. */
  EMBEDDED: oneOf(['auto', 'native', 'pglite']).default('auto'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Requests a minute from one address; 0 sets no limit. */
  RATE_LIMIT: wholeNumber(0).default(6000),
  /** How many proxies forward each request, or their addresses; without it the sender of a packet is the client. */
  TRUST_PROXY: z
    .union([z.coerce.number().int({ error: PROXIES }).min(0, { error: PROXIES }), addresses], {
      error: PROXIES,
    })
    .default(0),
  /** Connections open at the same time; a further one is closed at once. 0 sets no limit. */
  MAX_CONNECTIONS: wholeNumber(0).default(2000),
  /** Seconds between a signal to stop and the end of listening, in which a balancer notices that /readyz says no. */
  CLOSE_DELAY: z.coerce
    .number({ error: DELAY })
    .min(0, { error: DELAY })
    .max(600, { error: DELAY })
    .default(0),
  /** Threads that answer expensive requests; 0: the thread that serves requests answers them, too. */
  WORKERS: wholeNumber(0, 64).default(usualWorkers()),
  /** The most memory that the objects of one such thread may take, in MiB. */
  WORKER_MEMORY: wholeNumber(128, 65536).default(512),
  /** With it, /metrics is served to whoever sends it as a bearer token; without it, to this machine only. */
  METRICS_TOKEN: z.string().min(16, { error: 'use at least 16 characters' }).optional(),
  /** Where people report mistakes; {title} and {body} in it are filled in. */
  CONTACT_URL: z
    .string()
    .regex(/^(mailto:|https?:\/\/)\S+$/, { error: CONTACT })
    .optional(),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly embedded: z.infer<typeof environment>['EMBEDDED'];
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  readonly rateLimit: number;
  readonly trustProxy: number | string[];
  readonly maxConnections: number;
  readonly closeDelay: number;
  readonly workers: number;
  readonly workerMemory: number;
  readonly metricsToken: string | undefined;
  readonly contactUrl: string | undefined;
}

/** The environment was wrong; the message names each variable and what it must be. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

function shown(name: string, value: string | undefined): string {
  return SECRETS.includes(name) ? 'its value' : JSON.stringify(value);
}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable is one that was not set: compose files and shells cannot always leave it out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    // A number may break several limits, which one message names together.
    const allowed = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    throw new ConfigError(
      [...allowed]
        .map(([name, use]) => `${name}: ${shown(name, given[name])} is not valid; ${use}.`)
        .join('\n'),
    );
  }
  const { PORT, HOST, DATABASE_URL, DATA_DIR, EMBEDDED, LOG_LEVEL, RATE_LIMIT } = parsed.data;
  const { TRUST_PROXY, MAX_CONNECTIONS, CLOSE_DELAY, WORKERS, WORKER_MEMORY, METRICS_TOKEN, CONTACT_URL } =
    parsed.data;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataDir: resolve(DATA_DIR),
    embedded: EMBEDDED,
    logLevel: LOG_LEVEL,
    rateLimit: RATE_LIMIT,
    trustProxy: TRUST_PROXY,
    maxConnections: MAX_CONNECTIONS,
    closeDelay: CLOSE_DELAY,
    workers: WORKERS,
    workerMemory: WORKER_MEMORY,
    metricsToken: METRICS_TOKEN,
    contactUrl: CONTACT_URL,
  };
}
