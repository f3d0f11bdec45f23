import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

test('nothing need be set', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: resolve('.data'),
    embedded: 'auto',
    logLevel: 'info',
    rateLimit: 6000,
    trustProxy: 0,
    maxConnections: 2000,
    closeDelay: 0,
    workers: expect.any(Number),
    workerMemory: 512,
    metricsToken: undefined,
    contactUrl: undefined,
  });
});

test('everything can be', () => {
  expect(
    readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://arbiter:secret@db.example:5432/arbiter?sslmode=require',
      DATA_DIR: '/var/lib/arbiter',
      EMBEDDED: 'pglite',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      TRUST_PROXY: '10.0.0.0/8, 2001:db8::1',
      MAX_CONNECTIONS: '50',
      CLOSE_DELAY: '2.5',
      WORKERS: '3',
      WORKER_MEMORY: '1024',
      METRICS_TOKEN: 'an invented long token',
      CONTACT_URL: 'mailto:team@example.org',
    }),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    databaseUrl: 'postgresql://arbiter:secret@db.example:5432/arbiter?sslmode=require',
    dataDir: '/var/lib/arbiter',
    embedded: 'pglite',
    logLevel: 'silent',
    rateLimit: 0,
    trustProxy: ['10.0.0.0/8', '2001:db8::1'],
    maxConnections: 50,
    closeDelay: 2.5,
    workers: 3,
    workerMemory: 1024,
    metricsToken: 'an invented long token',
    contactUrl: 'mailto:team@example.org',
  });
});

test('proxies can be given by their number', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
});

test('an empty variable is one that was not set', () => {
  expect(
    readConfig({ PORT: '', DATABASE_URL: '', DATA_DIR: '', HOST: '', LOG_LEVEL: '', RATE_LIMIT: '' }),
  ).toEqual(readConfig({}));
});

test('what else is in the environment does not matter', () => {
  expect(readConfig({ PATH: '/bin', TEST_DATABASE_URL: 'x' })).toEqual(readConfig({}));
});

test.each(['postgres://db/arbiter', 'postgresql://db/arbiter'])('%s names a server', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

describe('what cannot be is told by variable', () => {
  test.each([
    ['PORT', 'four thousand'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db/arbiter'],
    ['DATABASE_URL', 'arbiter'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', '-1'],
    ['RATE_LIMIT', 'many'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'the balancer'],
    ['TRUST_PROXY', '10.0.0.1, somewhere'],
    ['MAX_CONNECTIONS', 'many'],
    ['CLOSE_DELAY', '-1'],
    ['CLOSE_DELAY', 'long'],
    ['METRICS_TOKEN', 'short'],
    ['CONTACT_URL', 'team@example.org'],
    ['CONTACT_URL', 'javascript:alert(1)'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .+ is not valid; use .+\\.$`));
  });

  test.each([
    ['PORT', 'abc', 'PORT: "abc" is not valid; use a whole number from 0 to 65535.'],
    ['RATE_LIMIT', '-1.5', 'RATE_LIMIT: "-1.5" is not valid; use a whole number of at least 0.'],
    ['CLOSE_DELAY', '601', 'CLOSE_DELAY: "601" is not valid; use a number of seconds from 0 to 600.'],
    ['EMBEDDED', 'sqlite', 'EMBEDDED: "sqlite" is not valid; use auto, native or pglite.'],
    [
      'TRUST_PROXY',
      'yes',
      'TRUST_PROXY: "yes" is not valid; use the number of proxies, or their addresses, such as 10.0.0.0/8,192.168.1.2.',
    ],
  ])('The message about %s=%s says what is allowed', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
  });

  test.each([
    ['METRICS_TOKEN', 'secret-word'],
    ['DATABASE_URL', 'mysql://arbiter:secret-word@db/arbiter'],
  ])('The message about %s does not repeat the secret', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: its value is not valid; use `);
    expect(() => readConfig({ [name]: value })).not.toThrow('secret-word');
  });

  test('each one, on a line of its own', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x', RATE_LIMIT: 'x' })).toThrow(
      /^PORT: .+\nLOG_LEVEL: .+\nRATE_LIMIT: .+$/,
    );
  });
});
