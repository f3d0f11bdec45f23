import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { inputs } from '../../scripts/build.mjs';
import { readConfig } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { fromRoot, manifest, root, textOf } from './project.ts';

interface Instruction {
  readonly keyword: string;
  readonly words: readonly string[];
}

/** The instructions of the Dockerfile, with continued lines joined. */
const instructions: Instruction[] = textOf('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [keyword = '', ...words] = line.trim().split(/\s+/);
    return { keyword, words };
  });

const of = (keyword: string) =>
  instructions.filter((instruction) => instruction.keyword === keyword).map(({ words }) => words);

/** What NODE_IMAGE is, unless told otherwise. */
const [, baseImage = ''] = splitAt(of('ARG').flat()[0] ?? '', '=');

/** The names of the stages. */
const named = of('FROM').flatMap(([, , name]) => name ?? []);

const imageEnvironment = Object.fromEntries(
  of('ENV').flatMap((words) => words.map((word) => splitAt(word, '='))),
);

function splitAt(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator);
  return [text.slice(0, place), text.slice(place + 1)];
}

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.looseObject({
        build: z.object({ context: z.string(), args: z.record(z.string(), z.string()) }).optional(),
        image: z.string(),
        depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
        environment: z.record(z.string(), z.string()).default({}),
        ports: z.array(z.string()).default([]),
        volumes: z.array(z.string()).default([]),
        healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
        read_only: z.boolean().default(false),
        cap_drop: z.array(z.string()).default([]),
        security_opt: z.array(z.string()).default([]),
        mem_limit: z.string().optional(),
        cpus: z.number().optional(),
        profiles: z.array(z.string()).default([]),
        stop_grace_period: z.string().optional(),
      }),
    ),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(textOf('docker-compose.yml'), { merge: true }));

/** What compose makes of `${NAME:-default}` if NAME is not set, and of `${NAME:?message}` if NAME is `secret`. */
const withDefaults = (text: string) =>
  text.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'secret');

/** Whether the service reads its configuration from a variable of that name. */
function isKnownVariable(name: string): boolean {
  return new RegExp(`^  ${name}: `, 'm').test(textOf('src/config.ts'));
}

describe('Dockerfile', () => {
  test('builds on a Node that package.json allows', () => {
    const [, oldest = ''] = /^>=(\d+)\.\d+$/.exec(manifest.engines.node) ?? [];
    const [name, tag = ''] = splitAt(baseImage, ':');
    expect(name).toBe('node');
    expect(Number.parseInt(tag, 10)).toBeGreaterThan(Number(oldest));
  });

  test('has one base image, which an argument can pin by its digest', () => {
    const bases = of('FROM').flatMap(([image = '']) => (named.includes(image) ? [] : [image]));
    expect(bases).not.toEqual([]);
    for (const base of bases) expect(base).toMatch(/^\$\{NODE_IMAGE\}$/);
  });

  test('names only its own stages', () => {
    const copied = of('COPY').flatMap(([flag = '']) =>
      flag.startsWith('--from=') ? [flag.slice('--from='.length)] : [],
    );
    expect(copied.filter((stage) => !named.includes(stage))).toEqual([]);
  });

  test('copies files that exist and that .dockerignore lets through', () => {
    const sources = of('COPY').flatMap((words) =>
      words[0]?.startsWith('--from=') ? [] : words.slice(0, -1),
    );
    const letThrough = textOf('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(sources).not.toEqual([]);
    for (const source of sources) {
      expect(existsSync(fromRoot(source)), source).toBe(true);
      expect(
        letThrough.some((path) => source === path || source.startsWith(`${path}/`)),
        source,
      ).toBe(true);
    }
  });

  test('builds with all that the build reads', () => {
    const stage = instructions.findIndex(({ words }) => words.join(' ').endsWith('AS build'));
    const copied = instructions
      .slice(
        0,
        instructions.findIndex(({ keyword }, at) => at > stage && keyword === 'FROM'),
      )
      .filter(({ keyword }) => keyword === 'COPY')
      .flatMap(({ words }) => words.slice(0, -1));
    for (const input of [...inputs, 'seeds'])
      expect(
        copied.some((path) => input === path || input.startsWith(`${path}/`)),
        input,
      ).toBe(true);
  });

  test('takes along all that the program reads while it runs', () => {
    const lastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === 'FROM'));
    const taken = lastStage
      .filter(({ keyword }) => keyword === 'COPY')
      .map(({ words: [first = '', second = ''] }) =>
        first.startsWith('--from=') ? relative('/app', second) : first,
      )
      .filter((path) => path !== 'node_modules' && path !== 'dist');
    expect(taken.sort()).toEqual(
      Object.values(paths)
        .map((path) => relative(root, path))
        .filter((path) => !path.startsWith('dist/'))
        .sort(),
    );
  });

  test('runs scripts of package.json', () => {
    const scripts = of('RUN').flatMap((words) =>
      words[0] === 'npm' && words[1] === 'run' ? [words[2] ?? ''] : [],
    );
    expect(scripts).toEqual(['build']);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
  });

  test('runs any command of the program that the build makes, and serves if none is given', () => {
    expect(of('ENTRYPOINT').map((words) => words.join(' '))).toEqual(['["node", "dist/cli.js"]']);
    expect(of('CMD').map((words) => words.join(' '))).toEqual(['["serve"]']);
    expect(textOf('scripts/build.mjs')).toContain("cli: 'src/cli/main.ts'");
    expect(textOf('src/cli/main.ts')).toContain(".command('serve')");
  });

  test('sets a configuration that the service takes, open to other hosts', () => {
    const { NODE_ENV, MALLOC_TRIM_THRESHOLD_, ...variables } = imageEnvironment;
    expect([NODE_ENV, MALLOC_TRIM_THRESHOLD_]).toEqual(['production', '131072']);
    expect(Object.keys(variables).filter((name) => !isKnownVariable(name))).toEqual([]);
    expect(readConfig(variables)).toMatchObject({ host: '0.0.0.0', port: 4000, dataDir: '/data' });
  });

  test('keeps data in a volume, listens where it says, does not run as root', () => {
    expect(of('VOLUME')).toEqual([[imageEnvironment.DATA_DIR]]);
    expect(of('EXPOSE')).toEqual([[imageEnvironment.PORT]]);
    expect(of('USER')).toEqual([['node']]);
  });

  test('asks after its health on a route that exists', () => {
    const [check = []] = of('HEALTHCHECK');
    const [, route = ''] = /'(\/\w+)'/.exec(check.join(' ')) ?? [];
    expect(textOf('src/rest/routes/health.ts')).toContain(`'${route}'`);
  });
});

describe('docker-compose.yml', () => {
  const arbiter = compose.services.arbiter;
  const postgres = compose.services.postgres;

  const processes = Object.entries(compose.services).filter(([name]) => name.startsWith('arbiter'));
  const balancer = compose.services.balancer;

  test('has one process, its database and a balancer, and three processes with the profile cluster', () => {
    const withProfile = (profile: string | undefined) =>
      Object.entries(compose.services)
        .filter(([, { profiles }]) =>
          profile === undefined ? profiles.length === 0 : profiles.includes(profile),
        )
        .map(([name]) => name);
    expect(withProfile(undefined)).toEqual(['balancer', 'arbiter', 'postgres']);
    expect(withProfile('cluster')).toEqual(['arbiter-2', 'arbiter-3']);
  });

  test('makes all processes alike', () => {
    for (const [, { profiles: _, ...process }] of processes)
      expect(process).toEqual({ ...arbiter, profiles: undefined });
  });

  test('gives the balancer its configuration, which leads to every process', () => {
    const [file = '', place = '', mode] = balancer?.volumes[0]?.split(':') ?? [];
    expect([place, mode]).toEqual(['/usr/local/etc/haproxy/haproxy.cfg', 'ro']);
    const defaults = [...textOf(file).matchAll(/"\$\{PROCESS_\d-([^}]+)\}"/g)].map(([, address]) => address);
    const addresses = processes.map(([name]) => `${name}:${imageEnvironment.PORT}`);
    expect(defaults).toEqual([...addresses, ...addresses]);
  });

  test('gives a process time to close after its delay', () => {
    const delay = Number(withDefaults(arbiter?.environment.CLOSE_DELAY ?? ''));
    expect(delay).toBeGreaterThan(0);
    expect(Number.parseInt(arbiter?.stop_grace_period ?? '', 10)).toBeGreaterThan(delay + 10);
  });

  test('lets a process count the balancer as its one proxy', () => {
    expect(withDefaults(arbiter?.environment.TRUST_PROXY ?? '')).toBe('1');
    expect(textOf('deploy/haproxy.cfg')).toContain('option forwardfor');
  });

  test('builds the service from the Dockerfile here', () => {
    expect(arbiter?.build?.context).toBe('.');
    expect(withDefaults(arbiter?.build?.args.NODE_IMAGE ?? '')).toBe(baseImage);
    expect(existsSync(fromRoot('Dockerfile'))).toBe(true);
  });

  test('gives the service a configuration that it takes', () => {
    const environment = arbiter?.environment ?? {};
    expect(Object.keys(environment).filter((name) => !isKnownVariable(name))).toEqual([]);
    const given = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, withDefaults(value)]),
    );
    expect(() => readConfig({ ...imageEnvironment, ...given })).not.toThrow();
  });

  test('leads the service to the database as its user', () => {
    const url = new URL(withDefaults(arbiter?.environment.DATABASE_URL ?? ''));
    const { POSTGRES_USER, POSTGRES_PASSWORD = '', POSTGRES_DB } = postgres?.environment ?? {};
    expect([url.hostname, url.port]).toEqual(['postgres', '5432']);
    expect([url.username, url.password, url.pathname]).toEqual([
      POSTGRES_USER,
      withDefaults(POSTGRES_PASSWORD),
      `/${POSTGRES_DB}`,
    ]);
  });

  test('contains no password', () => {
    expect(postgres?.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/);
  });

  test.each(Object.entries(compose.services))('limits what the container %s can do', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      cpus: expect.any(Number),
    });
  });

  test('starts the service when the database answers', () => {
    expect(arbiter?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(postgres?.healthcheck?.test.join(' ')).toContain('pg_isready');
  });

  test('opens the port of the balancer, to this machine only', () => {
    const open = Object.entries(compose.services).flatMap(([name, { ports }]) =>
      ports.map((port) => [name, withDefaults(port)]),
    );
    expect(open).toEqual([['balancer', '127.0.0.1:4000:4000']]);
    expect(textOf('deploy/haproxy.cfg')).toMatch(/bind "\$\{BALANCER_BIND-:4000\}"/);
  });

  test('uses a PostgreSQL that is supported, on a volume that is declared', () => {
    const [name, tag = ''] = splitAt(withDefaults(postgres?.image ?? ''), ':');
    expect(name).toBe('postgres');
    expect(Number.parseInt(tag, 10)).toBeGreaterThanOrEqual(15);
    expect(postgres?.volumes.map((volume) => volume.split(':')[0])).toEqual(Object.keys(compose.volumes));
  });
});
