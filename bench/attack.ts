// Measures what the most expensive requests of one client cost another, who looks cards up meanwhile: one at a time,
// and as a flood at the attacker's full rate. The report is printed.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { obtainTestServer } from '../test/setup/test-server.ts';
import { type Client, client, REFUSED } from './attack-clients.ts';
import { type AttackRequest, attackRequests } from './attack-requests.ts';
import { fillWithCards, scratchDatabase } from './scratch-database.ts';
import { startServer } from './server-process.ts';

const { values: options } = parseArgs({
  options: {
    /** embedded, server, or both. */
    databases: { type: 'string', default: 'embedded,server' },
    /** How many cards the catalogue has; 0: those of the seeds. */
    cards: { type: 'string', default: '0' },
    /** How long each flood lasts. */
    seconds: { type: 'string', default: '3' },
    /** How long the floods go on afterwards, one after another, to see what memory the service comes to hold. */
    minutes: { type: 'string', default: '0' },
    /** Only requests whose names match. */
    only: { type: 'string', default: '' },
  },
});

const VICTIM = '127.0.0.3';
/** An address for each attack, so that each has a whole share of the rate limit. */
const attackerOf = (place: number): string => `127.0.1.${place + 1}`;
/** How often each request is sent alone; the worst is reported. */
const TIMES = 3;
/** Between attacks, in milliseconds: a replaced thread begins again meanwhile. */
const PAUSE = 2_500;
/** Connections of the flooding client. */
const CONNECTIONS = 16;

const chosen = attackRequests.filter(({ name }) => new RegExp(options.only, 'i').test(name));
for (const kind of options.databases.split(',')) await measure(kind);

async function measure(kind: string): Promise<void> {
  const server = kind === 'server' ? await obtainTestServer() : undefined;
  const database = await scratchDatabase(server?.url);
  try {
    const cards = Number(options.cards);
    if (cards > 0) await fillWithCards(database, cards);
    const service = await startServer(
      [join(import.meta.dirname, '..', 'dist', 'main.js')],
      { ...database.environment, PORT: '0', LOG_LEVEL: 'error' },
      '/readyz',
      'not pinned',
    );
    try {
      console.log(`\n## ${kind}, ${cards === 0 ? 'the seeds' : `${cards} cards`}\n`);
      await attack(service.url, async () => (await service.figures()).memory);
    } finally {
      await service.stop();
    }
  } finally {
    await database.remove();
    await server?.stop();
  }
}

async function attack(url: string, memory: () => Promise<number>): Promise<void> {
  const victim = await startVictim(url);
  /** The waiting times of the victim while something happens. */
  const meanwhile = async (happening: () => Promise<unknown>): Promise<number[]> => {
    victim.send('start');
    await happening();
    await wait(50);
    victim.send('stop');
    const [times]: number[][] = await once(victim, 'message');
    return (times ?? []).sort((a, b) => a - b);
  };
  const quiet = await meanwhile(() => wait(2_000));
  console.log(
    `Without an attacker the other client waits ${ms(quiet.at(-1))} at most, p99 ${ms(p99(quiet))}.\n`,
  );
  console.log(
    '| request | answered | after | the other waits at most | in a flood: p99 | at most | answers |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const [place, asked] of chosen.entries()) {
    const attacker = client(url, attackerOf(place), CONNECTIONS);
    const alone = { status: new Set<number>(), took: 0, waited: 0 };
    for (let time = 0; time < TIMES; time += 1) {
      const times = await meanwhile(async () => {
        const { status, took } = await attacker.send(asked);
        alone.status.add(status);
        alone.took = Math.max(alone.took, took);
      });
      alone.waited = Math.max(alone.waited, times.at(-1) ?? 0);
    }
    const answers = new Map<number, number>();
    const times = await meanwhile(() => flood(attacker, asked, answers));
    console.log(
      `| ${asked.name} | ${[...alone.status].join(', ')} | ${ms(alone.took)} | ${ms(alone.waited)} | ${ms(p99(times))} | ${ms(times.at(-1))} | ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')} |`,
    );
    attacker.close();
    await wait(PAUSE);
  }
  console.log(`\nMemory of the service after all this: ${Math.round(await memory())} MiB.`);
  if (Number(options.minutes) > 0) {
    await meanwhile(floodOn);
    console.log(`After ${options.minutes} minutes of floods: ${Math.round(await memory())} MiB.`);
  }
  victim.kill();

  async function floodOn(): Promise<void> {
    const until = performance.now() + Number(options.minutes) * 60_000;
    for (let turn = 0; performance.now() < until; turn += 1) {
      const place = turn % chosen.length;
      const asked = chosen[place];
      if (asked === undefined) return;
      const attacker = client(url, attackerOf(place), CONNECTIONS);
      await flood(attacker, asked, new Map());
      attacker.close();
    }
  }

  async function flood(attacker: Client, asked: AttackRequest, answers: Map<number, number>): Promise<void> {
    const until = performance.now() + Number(options.seconds) * 1000;
    const one = async () => {
      while (performance.now() < until) {
        const { status } = await attacker.send(asked);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, one));
  }
}

async function startVictim(url: string): Promise<ChildProcess> {
  const victim = fork(join(import.meta.dirname, 'attack-victim.ts'), [url, VICTIM], {
    execArgv: ['--import', 'tsx'],
  });
  await once(victim, 'message');
  return victim;
}

function p99(sorted: readonly number[]): number | undefined {
  return sorted[Math.floor(sorted.length * 0.99)];
}

function ms(milliseconds: number | undefined): string {
  if (milliseconds === REFUSED) return 'refused';
  return milliseconds === undefined ? '' : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}
