// Measures how many rule checks are answered in a second of CPU time, beside what boardgame.io and Pokémon Showdown's
// simulator do of the same kind in the same run; and how the cost grows with the number of cards in a state. It is
// bundled as the service is, into dist/bench/, before it runs.
import { createHash } from 'node:crypto';
import type { Law } from '../src/engine/law.ts';
import { playThrough } from '../src/engine/play-through.ts';
import { answerAsText } from '../src/rule-check/judge.ts';
import { measuredDuel, twelveOfADuel } from './rule-check-duel.ts';
import { law, lawOfDuels, typeTwo } from './rule-check-laws.ts';
import { boardgame, showdown } from './rule-check-peers.ts';
import { ruleCheckService } from './rule-check-service.ts';
import { measuredState, twelveActions } from './rule-check-state.ts';

const ROUNDS = 5;
const SECONDS_A_ROUND = 1;
/** By the clock: the service is a process of its own. */
const SECONDS_OVER_HTTP = 2;
const SECONDS_TO_WARM_UP = 6;
/** So many between two looks at the clock. */
const MOST_AT_ONCE = 100;
const CARDS = 158;

const judged = { game: 'measured', ruleset: 'measured' };

/** As the service does it: a request read, judged and answered as text, its state digested. */
function answered<State, Action>(by: Law<State, Action>, request: string, legalActions?: 'all'): string {
  const { state, actions } = JSON.parse(request);
  const answer = playThrough(by, { state, actions }, { legalActions });
  if (answer.outcome !== 'legal')
    throw new Error(`Not legal: ${JSON.stringify(answer.verdicts.at(-1) ?? answer)}`);
  const text = JSON.stringify(answer.state);
  return answerAsText(judged, answer, text, createHash('sha256').update(text).digest('hex'));
}

const requestOf = (cards: number, actions: readonly unknown[]) =>
  JSON.stringify({ state: measuredState(cards), actions });
const one = [twelveActions[0]];
const game = boardgame(CARDS);
const battle = showdown();
const small = requestOf(CARDS, one);
const long = requestOf(CARDS, twelveActions);
const sizes = [40, CARDS, 500, 1000, 2000];
const grown = new Map(sizes.map((cards) => [cards, requestOf(cards, one)]));
const duelOf = (cards: number, actions: readonly unknown[]) =>
  JSON.stringify({ state: measuredDuel(cards), actions });
const oneOfADuel = twelveOfADuel.slice(0, 1);
const duel = duelOf(CARDS, oneOfADuel);
const longDuel = duelOf(CARDS, twelveOfADuel);
const grownDuels = new Map(sizes.map((cards) => [cards, duelOf(cards, oneOfADuel)]));

const works = new Map<string, () => string>([
  [`one action, ${CARDS} cards`, () => answered(law, small)],
  [`boardgame.io: one move, ${CARDS} cards`, () => game.move(game.state, 1)],
  ['@pkmn/sim: one choice of each side', () => battle.choose(battle.state)],
  [`twelve actions with trace, ${CARDS} cards`, () => answered(law, long)],
  [`boardgame.io: twelve moves, ${CARDS} cards`, () => game.move(game.state, 12)],
  [`Highlander: one action, ${CARDS} cards`, () => answered(lawOfDuels, duel)],
  [`Highlander: twelve actions with trace, ${CARDS} cards`, () => answered(lawOfDuels, longDuel)],
  [
    `Highlander: one action and all that is legal then, ${CARDS} cards`,
    () => answered(lawOfDuels, duel, 'all'),
  ],
  ...[...grown].map(
    ([cards, request]) => [`one action, ${cards} cards, growth`, () => answered(law, request)] as const,
  ),
  ...[...grownDuels].map(
    ([cards, request]) =>
      [`Highlander: one action, ${cards} cards, growth`, () => answered(lawOfDuels, request)] as const,
  ),
]);

/** How often a thing is done in a second of CPU time. Asking for that time takes some itself, so it is asked seldom. */
function rate(work: () => string): number {
  const from = process.cpuUsage();
  let times = 0;
  let micros = 0;
  for (let burst = 1; micros < SECONDS_A_ROUND * 1e6; burst *= 2) {
    for (let time = 0; time < Math.min(burst, MOST_AT_ONCE); time += 1, times += 1) work();
    const { user, system } = process.cpuUsage(from);
    micros = user + system;
  }
  return (times * 1e6) / micros;
}

const rates = new Map([...works.keys()].map((name) => [name, [] as number[]]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, work] of works) rates.get(name)?.push(rate(work));

const service = await ruleCheckService();
const overHttp = new Map(
  Object.entries({
    Shadowfist: { game: 'shadowfist', ...JSON.parse(small) },
    Highlander: { game: 'highlander', ruleset: typeTwo, ...JSON.parse(duel) },
  }).map(([name, request]) => [name, { request: JSON.stringify(request), rates: [] as number[] }]),
);
for (const { request } of overHttp.values()) await service.rate(request, SECONDS_TO_WARM_UP);
for (let round = 0; round < ROUNDS; round += 1)
  for (const { request, rates: own } of overHttp.values())
    own.push(await service.rate(request, SECONDS_OVER_HTTP));
await service.stop();

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const of = (name: string) => median(rates.get(name) ?? []);
const [first, moves, choices, twelve, twelveMoves, duelled, twelveDuelled] = [...works.keys()].map(of);
console.log(`Answers in a second of CPU time, Node ${process.version}, the median of ${ROUNDS} rounds:\n`);
console.log('| what | a second |\n| --- | ---: |');
for (const name of works.keys()) console.log(`| ${name} | ${Math.round(of(name))} |`);
for (const [name, { rates: own }] of overHttp)
  console.log(`| POST /v1/rule-check, ${name}, one action, ${CARDS} cards | ${Math.round(median(own))} |`);
const beside = (ours = 0, theirs = 0) => (ours / theirs).toFixed(2);
console.log(
  `\nOne action beside boardgame.io: ${beside(first, moves)}; beside @pkmn/sim: ${beside(first, choices)}.`,
);
console.log(`Twelve beside boardgame.io: ${beside(twelve, twelveMoves)}.`);
console.log(
  `Highlander: one action beside boardgame.io: ${beside(duelled, moves)}; beside @pkmn/sim: ${beside(duelled, choices)}; twelve beside boardgame.io: ${beside(twelveDuelled, twelveMoves)}.`,
);
for (const [name, { rates: own }] of overHttp)
  console.log(`${name} over HTTP beside boardgame.io without HTTP: ${beside(median(own), moves)}.`);
console.log('Goals: one action 5,000, twelve 2,000.');
