// Measures what hostile requests cost, each beside a plain legal action in the same run: the least CPU time of several.
import { playThrough } from '../src/engine/play-through.ts';
import { shadowfistLaw } from '../src/games/shadowfist/rule-check/law.ts';
import {
  hostileLibrary,
  hostileRequests,
} from '../test/games/shadowfist/rule-check/hostile/hostile-requests.ts';
import { type Hostile, table } from '../test/games/shadowfist/rule-check/hostile/hostile-table.ts';

const TIMES = 5;
const GOAL = 50;

const law = shadowfistLaw(hostileLibrary);
const plain: Hostile = { state: table([]), actions: [{ do: 'end-turn', player: 'ann' }] };

/** The least CPU time of several answers, in milliseconds: what else the machine does adds to it, and never takes away. */
function least(request: Hostile): number {
  const text = JSON.stringify(request);
  const times = Array.from({ length: TIMES }, () => {
    const from = process.cpuUsage();
    const { state, actions, options } = JSON.parse(text) as Hostile;
    JSON.stringify(playThrough(law, { state, actions }, options));
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

for (let warm = 0; warm < 20; warm += 1) least(plain);
const beside = least(plain);
const costs = Object.entries(hostileRequests).map(([name, request]) => [name, least(request)] as const);
console.log(
  `A plain legal action: ${beside.toFixed(2)} ms of CPU time, Node ${process.version}. Goal: ${GOAL} ms.\n`,
);
console.log('| hostile request | ms | plain actions |\n| --- | ---: | ---: |');
for (const [name, cost] of costs.toSorted(([, a], [, b]) => b - a))
  console.log(`| ${name} | ${cost.toFixed(1)} | ${Math.round(cost / beside)} |`);
