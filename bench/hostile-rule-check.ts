// Measures what hostile requests cost, each beside a plain legal action in the same run: the least CPU time of several,
// in a process that has answered ordinary requests before, as a service has. It is bundled as the service is.
import { playThrough } from '../src/engine/play-through.ts';
import { highlanderLaw } from '../src/games/highlander/rule-check/law.ts';
import { rulesetOf } from '../src/games/highlander/rule-check/rulesets/rulesets.ts';
import { shadowfistLaw } from '../src/games/shadowfist/rule-check/law.ts';
import { hostileDuels } from '../test/games/highlander/rule-check/hostile/hostile-duels.ts';
import {
  hostileLibrary,
  hostileRequests,
} from '../test/games/shadowfist/rule-check/hostile/hostile-requests.ts';
import { type Hostile, table } from '../test/games/shadowfist/rule-check/hostile/hostile-table.ts';
import { measuredDuel, twelveOfADuel } from './rule-check-duel.ts';
import { law, lawOfDuels } from './rule-check-laws.ts';
import { measuredState, twelveActions } from './rule-check-state.ts';

const TIMES = 5;
const GOAL = 50;
const WARM = 100;
const CARDS = 158;

const edition = 'highlander.type-two';
const shadowfist = shadowfistLaw(hostileLibrary);
const highlander = highlanderLaw(() => undefined, { edition, switches: rulesetOf(edition) });
type Answer = (request: Hostile) => unknown;
const ofShadowfist: Answer = ({ state, actions, options }) =>
  playThrough(shadowfist, { state, actions }, options);
const ofHighlander: Answer = ({ state, actions, options }) =>
  playThrough(highlander, { state, actions }, options);
const plain: Hostile = { state: table([]), actions: [{ do: 'end-turn', player: 'ann' }] };

/** The least CPU time of several answers, in milliseconds: what else the machine does adds to it, and never takes away. */
function least(answer: Answer, request: Hostile): number {
  const text = JSON.stringify(request);
  const times = Array.from({ length: TIMES }, () => {
    const from = process.cpuUsage();
    JSON.stringify(answer(JSON.parse(text) as Hostile));
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

for (let warm = 0; warm < WARM; warm += 1) {
  const options = { legalActions: 'all' };
  playThrough(law, { state: measuredState(CARDS), actions: twelveActions }, options);
  playThrough(lawOfDuels, { state: measuredDuel(CARDS), actions: twelveOfADuel }, options);
  least(ofShadowfist, plain);
}
const beside = least(ofShadowfist, plain);
const costs = [
  ...Object.entries(hostileRequests).map(([name, request]) => ({ name, cost: least(ofShadowfist, request) })),
  ...Object.entries(hostileDuels).map(([name, request]) => ({
    name: `Highlander: ${name}`,
    cost: least(ofHighlander, request),
  })),
];
console.log(
  `A plain legal action: ${beside.toFixed(2)} ms of CPU time, Node ${process.version}. Goal: ${GOAL} ms.\n`,
);
console.log('| hostile request | ms | plain actions |\n| --- | ---: | ---: |');
for (const { name, cost } of costs.toSorted((one, other) => other.cost - one.cost))
  console.log(`| ${name} | ${cost.toFixed(1)} | ${Math.round(cost / beside)} |`);
