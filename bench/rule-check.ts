// Measures how many rule checks are answered in a second of CPU time, beside what boardgame.io and Pokémon Showdown's
// simulator do of the same kind in the same run; and how the cost grows with the number of cards in a state. It is
// bundled as the service is, into dist/bench/, before it runs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Law } from '../src/engine/law.ts';
import { playThrough } from '../src/engine/play-through.ts';
import { highlanderCardEntry } from '../src/games/highlander/card.ts';
import { definitionOfCard } from '../src/games/highlander/rule-check/definition-of-card.ts';
import { highlanderLaw } from '../src/games/highlander/rule-check/law.ts';
import { rulesetOf } from '../src/games/highlander/rule-check/rulesets/rulesets.ts';
import { shadowfistLaw } from '../src/games/shadowfist/rule-check/law.ts';
import { type Definition, definition } from '../src/games/shadowfist/vocabulary/definition.ts';
import { answerAsText } from '../src/rule-check/judge.ts';
import { measuredDuel, twelveOfADuel } from './rule-check-duel.ts';
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

const seeds = join(import.meta.dirname, '../../seeds');
const entry = z.looseObject({ slug: z.string() });
const abilityEntry = z.looseObject({ card: z.string(), abilities: z.array(z.unknown()) });
const read = (file: string): unknown => parse(readFileSync(join(seeds, file), 'utf8'));

/** The cards of the seeds, with what they do. */
const abilities = new Map(
  ['worked-examples', 'year-of-the-dragon-9.2']
    .flatMap((name) => z.array(abilityEntry).parse(read(`shadowfist/abilities/${name}.yaml`)))
    .map((one) => [one.card, one.abilities]),
);
const known = Object.keys(definition.shape);
const library = new Map<string, Definition>(
  ['errata', 'named']
    .flatMap((name) => z.array(entry).parse(read(`shadowfist/cards/${name}.yaml`)))
    .map((card) => {
      const figures = Object.fromEntries(
        Object.entries(card).filter(([key, value]) => known.includes(key) && value !== null),
      );
      return [card.slug, definition.parse({ ...figures, abilities: abilities.get(card.slug) ?? [] })];
    }),
);
const law = shadowfistLaw((slug) => library.get(slug));

/** The same of Highlander. */
const filesIn = (folder: string) => readdirSync(join(seeds, folder)).map((file) => read(`${folder}/${file}`));
const doesInDuels = new Map(
  filesIn('highlander/abilities')
    .flatMap((file) => z.array(abilityEntry.extend({ told: z.enum(['whole', 'in-part']) })).parse(file))
    .map((one) => [one.card, one]),
);
const duelists = new Map(
  filesIn('highlander/cards')
    .flatMap((file) => z.array(highlanderCardEntry).parse(file))
    .map(({ slug, title, subtitle, ...figures }) => {
      const { abilities: written = null, told = 'in-part' } = doesInDuels.get(slug) ?? {};
      return [
        slug,
        definitionOfCard({ slug, title, subtitle, figures, text: null, abilities: written, told }),
      ];
    }),
);
const typeTwo = 'highlander.type-two';
const lawOfDuels = highlanderLaw((slug) => duelists.get(slug), {
  edition: typeTwo,
  switches: rulesetOf(typeTwo),
});

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
