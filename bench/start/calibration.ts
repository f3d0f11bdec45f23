import { createHash } from 'node:crypto';

/** So often the piece of work is done; its fastest run counts. */
const RUNS = 5;

/** The CPU time of a fixed piece of work on this machine (parse, sort, hash), in milliseconds: to compare machines by. */
export function calibration(): number {
  return Math.min(...Array.from({ length: RUNS }, measured));
}

function measured(): number {
  const before = process.cpuUsage();
  const rows = Array.from({ length: 60_000 }, (_, at) => ({ id: (at * 7919) % 60_013, name: `card ${at}` }));
  const parsed: { id: number; name: string }[] = JSON.parse(JSON.stringify(rows));
  parsed.sort((a, b) => a.id - b.id);
  createHash('sha256').update(JSON.stringify(parsed)).digest('hex');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
