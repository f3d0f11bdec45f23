import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
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
        build: z.string().optional(),
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
      }),
    ),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(textOf('docker-compose.yml')));

/** What compose makes of `${NAME:-default}` if NAME is not set, and of `${NAME:?message}` if NAME is `secret`. */
const withDefaults = (text: string) =>
  text.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'secret');

/** Whether the service reads its configuration from a variable of that name. */
function isKnownVariable(name: string): boolean {
  return new RegExp(`^  ${name}: z\\b`, 'm').test(textOf('src/config.ts'));
}

describe('Dockerfile', () => {
  test('builds on a Node that package.json allows', () => {
    const [, oldest = ''] = /^>=(\d+)\.\d+$/.exec(manifest.engines.node) ?? [];
    for (const [image = ''] of of('FROM').filter(([image]) => image?.includes(':'))) {
      const [name, tag = ''] = splitAt(image, ':');
      expect(name).toBe('node');
      expect(Number.parseInt(tag, 10)).toBeGreaterThan(Number(oldest));
    }
  });

  test('names only its own stages', () => {
    const named = of('FROM').flatMap(([, , name]) => name ?? []);
    const used = of('FROM').flatMap(([image = '']) => (image.includes(':') ? [] : [image]));
    const copied = of('COPY').flatMap(([flag = '']) =>
      flag.startsWith('--from=') ? [flag.slice('--from='.length)] : [],
    );
    expect([...used, ...copied].filter((stage) => !named.includes(stage))).toEqual([]);
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
    const { NODE_ENV, ...variables } = imageEnvironment;
    expect(NODE_ENV).toBe('production');
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

  test('has the service and its database', () => {
    expect(Object.keys(compose.services)).toEqual(['arbiter', 'postgres']);
  });

  test('builds the service from the Dockerfile here', () => {
    expect(arbiter?.build).toBe('.');
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

  test('opens the port that the image listens on, to this machine only', () => {
    expect(arbiter?.ports.map(withDefaults)).toEqual([`127.0.0.1:4000:${imageEnvironment.PORT}`]);
  });

  test('uses a PostgreSQL that is supported, on a volume that is declared', () => {
    const [name, tag = ''] = splitAt(postgres?.image ?? '', ':');
    expect(name).toBe('postgres');
    expect(Number.parseInt(tag, 10)).toBeGreaterThanOrEqual(15);
    expect(postgres?.volumes.map((volume) => volume.split(':')[0])).toEqual(Object.keys(compose.volumes));
  });
});
