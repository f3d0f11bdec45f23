import { resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/** The whole environment of the service; nothing else reads process.env. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** A PostgreSQL server. Absent: PostgreSQL embedded in this process, kept in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Requests a minute from one address; 0 sets no limit. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(6000),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  readonly rateLimit: number;
}

/** The environment was wrong; the message names each variable and what it must be. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable is one that was not set: compose files and shells cannot always leave it out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const { PORT, HOST, DATABASE_URL, DATA_DIR, LOG_LEVEL, RATE_LIMIT } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataDir: resolve(DATA_DIR),
    logLevel: LOG_LEVEL,
    rateLimit: RATE_LIMIT,
  };
}
