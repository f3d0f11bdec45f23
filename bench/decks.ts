// Measures how many decks of 60 cards are judged in a second of CPU time, beside the teams that Pokémon Showdown's
// TeamValidator judges in the same run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PokemonSet, Teams, TeamValidator } from '@pkmn/sim';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Deck, DeckCard } from '../src/games/decks/deck.ts';
import type { CardPool } from '../src/games/decks/format.ts';
import { shadowfist } from '../src/games/shadowfist/game.ts';

const ROUNDS = 7;
const SECONDS_A_ROUND = 1;
const GOAL = 20_000;

const card = (number: number): DeckCard => ({
  slug: `card-${number}`,
  name: `Card ${number}`,
  title: `Card ${number}`,
  subtitle: null,
  type: ['Character', 'Feng Shui Site', 'Event', 'Site', 'State'][number % 5] ?? null,
  figures: {
    factions: ['Dragons'],
    cost: number % 6,
    requires: number % 3 === 0 ? [] : ['dra'],
    provides: ['dra'],
    fighting: number % 8,
    power: 1,
    body: 8,
  },
  text: 'Turn to heal a Character. You gain 1 Power when this card is smoked.',
  groups: [],
  printings: [{ set: 'standard', number: null, edition: null }],
  wording: { law: 'play-as-printed', rule: null, differs: false, perPrinting: [] },
});

const cards = Array.from({ length: 20 }, (_, number) => card(number));
const lines = cards.map((one) => ({ card: one, quantity: 3, zone: 'deck', printing: null }));
const legal: Deck = { lines };
const illegal: Deck = { lines: lines.map((line, at) => (at < 3 ? { ...line, quantity: 6 } : line)) };
const pool: CardPool = { bySlug: (slug) => cards.find((one) => one.slug === slug), all: () => cards };
const [format] = z
  .array(shadowfist.decks.formatEntry)
  .parse(parse(readFileSync(join(import.meta.dirname, '../seeds/shadowfist/formats.yaml'), 'utf8')));
if (format === undefined) throw new Error('There is no format.');
const ready = shadowfist.decks.ready(format);

const team = Teams.import(`
Great Tusk @ Booster Energy\nAbility: Protosynthesis\nTera Type: Steel\nEVs: 252 Atk / 4 SpD / 252 Spe\nJolly Nature\n- Headlong Rush\n- Ice Spinner\n- Rapid Spin\n- Knock Off

Kingambit @ Leftovers\nAbility: Supreme Overlord\nTera Type: Dark\nEVs: 252 HP / 252 Atk / 4 SpD\nAdamant Nature\n- Swords Dance\n- Kowtow Cleave\n- Iron Head\n- Sucker Punch

Gholdengo @ Air Balloon\nAbility: Good as Gold\nTera Type: Fairy\nEVs: 252 SpA / 4 SpD / 252 Spe\nTimid Nature\n- Nasty Plot\n- Shadow Ball\n- Make It Rain\n- Recover

Dragapult @ Choice Specs\nAbility: Infiltrator\nTera Type: Ghost\nEVs: 252 SpA / 4 SpD / 252 Spe\nTimid Nature\n- Shadow Ball\n- Draco Meteor\n- U-turn\n- Flamethrower

Dondozo @ Leftovers\nAbility: Unaware\nTera Type: Dragon\nEVs: 252 HP / 252 Def / 4 SpD\nImpish Nature\n- Wave Crash\n- Body Press\n- Rest\n- Sleep Talk

Corviknight @ Rocky Helmet\nAbility: Pressure\nTera Type: Dragon\nEVs: 248 HP / 252 Def / 8 SpD\nImpish Nature\n- Body Press\n- Roost\n- Defog\n- U-turn
`);
if (team === null) throw new Error('The team cannot be read.');
const validator = new TeamValidator('gen9ou');
/** Judging a team writes to it. */
const fresh = (): PokemonSet[] => structuredClone(team);

const works = {
  'a legal deck of 60 cards': () => ready.validate(legal, pool).legal === true,
  'an illegal one, without fixes': () => ready.validate(illegal, pool, { fixes: false }).legal === false,
  'an illegal one, with fixes': () => ready.validate(illegal, pool).fixes.length > 0,
  'a legal team, by TeamValidator': () => validator.validateTeam(fresh()) === null,
};

/** How often a thing is done in a second of CPU time; it must come out as expected each time. */
function rate(name: string, work: () => boolean): number {
  const from = process.cpuUsage();
  let times = 0;
  let micros = 0;
  while (micros < SECONDS_A_ROUND * 1e6) {
    for (let burst = 0; burst < 20; burst += 1) if (!work()) throw new Error(`Not as expected: ${name}.`);
    times += 20;
    const { user, system } = process.cpuUsage(from);
    micros = user + system;
  }
  return (times * 1e6) / micros;
}

const rates = new Map(Object.keys(works).map((name) => [name, [] as number[]]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, work] of Object.entries(works)) rates.get(name)?.push(rate(name, work));

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const teams = median(rates.get('a legal team, by TeamValidator') ?? []);
console.log(
  `Judgements in a second of CPU time, Node ${process.version}, the median of ${ROUNDS} rounds (goal: ${GOAL} decks):\n`,
);
console.log('| what | judgements | beside TeamValidator |\n| --- | ---: | ---: |');
for (const [name, all] of rates)
  console.log(`| ${name} | ${Math.round(median(all))} | ${(median(all) / teams).toFixed(1)} |`);
