import { writeFileSync } from 'node:fs';
import { type Game as GameOfHouse, type GameSlug, games } from '../games/registry.ts';
import type { RuleCheck, Seat } from '../games/rule-check.ts';
import { OperatorError } from '../operator-error.ts';
import { Chance } from './playing/chance.ts';
import type { Dealing, Deck } from './playing/dealing.ts';
import { dealings } from './playing/dealings.ts';
import { deckInFile } from './playing/deck-file.ts';
import { type Ending, Fault, randomGame } from './playing/random-game.ts';
import { type Service, serviceAt, serviceWithin } from './playing/ways-in.ts';

export interface PlayOptions {
  /** The first that has a law of moves, unless told. */
  readonly game?: GameSlug;
  /** Each in turn judges a game; all of the game's, if there are none. */
  readonly ruleset: readonly string[];
  readonly games: number;
  /** How many may sit at the table. */
  readonly players: { readonly least: number; readonly most: number };
  readonly seed: number;
  /** Files of deck lists; none, to have decks made by chance. */
  readonly deck: readonly string[];
  readonly at: string;
  readonly inProcess: boolean;
  readonly mostActions: number;
}

const EXIT = { well: 0, fault: 1 } as const;

const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];

/** Has players who do anything that is legal play whole games by the service; returns the exit code. */
export async function playCommand(options: PlayOptions): Promise<number> {
  const service = options.inProcess ? await serviceWithin() : serviceAt(options.at, 'play --in-process');
  try {
    const table = await tableAt(service, options);
    const endings: (Ending | undefined)[] = [];
    for (let game = 0; game < options.games; game += 1)
      endings.push(await played(table, options.seed + game));
    console.log(totals(endings));
    return endings.includes(undefined) ? EXIT.fault : EXIT.well;
  } finally {
    await service.close();
  }
}

/** Where games are played: the service, the law, and who sits down with which decks. */
interface Table {
  readonly service: Service;
  readonly game: GameSlug;
  readonly law: RuleCheck;
  readonly dealing: Dealing;
  readonly rulesets: readonly string[];
  readonly mostActions: number;
  readonly seats: (chance: Chance) => Seat[];
}

async function tableAt(service: Service, options: PlayOptions): Promise<Table> {
  const { players, deck, mostActions } = options;
  const { slug: game, law } = playable(options.game);
  const dealing = dealings[game];
  if (players.most > dealing.most)
    throw new OperatorError(`At a table of ${game} there is room for ${dealing.most} players.`);
  const decks: ((chance: Chance) => Deck)[] = [];
  for (const file of deck) decks.push(await dealing.deckOf(service, await deckInFile(service, game, file)));
  if (decks.length === 0) decks.push(await dealing.decksOfChance(service));
  const seats = (chance: Chance) =>
    NAMES.slice(0, chance.between(players.least, players.most)).map((player, at) => ({
      player,
      ...(decks[at % decks.length]?.(chance) ?? { deck: [] }),
    }));
  const rulesets = options.ruleset.length > 0 ? options.ruleset : law.rulesets;
  return { service, game, law, dealing, rulesets, mostActions, seats };
}

/** The game whose moves are asked for; if none is named, the first that has a law of moves. */
function playable(named: GameSlug | undefined): { readonly slug: GameSlug; readonly law: RuleCheck } {
  const isMeant = ({ slug }: GameOfHouse) => named === undefined || slug === named;
  for (const { slug, ruleCheck: law } of games.filter(isMeant)) if (law !== null) return { slug, law };
  throw new OperatorError('There is no such game yet whose moves can be checked.');
}

/** How the game of a seed ended; undefined where the service failed, which is told. */
async function played(table: Table, seed: number): Promise<Ending | undefined> {
  const { service, game, law, dealing, rulesets, mostActions, seats } = table;
  const chance = new Chance(seed);
  const seated = seats(chance);
  const ruleset = rulesets[seed % rulesets.length];
  const told = `seed ${seed}, ${seated.length} players${rulesets.length > 1 ? `, ${ruleset}` : ''}:`;
  try {
    const opening = law.opening(seated);
    const by = ruleset === undefined ? {} : { ruleset };
    const dealt = { game, ...by, dealer: dealing.dealer(opening), opening, mostActions };
    const ending = await randomGame(service, dealt, chance);
    console.log(`${told} ${inWords(ending)}`);
    return ending;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const file = `play-seed-${seed}-action-${error.after + 1}.json`;
    writeFileSync(file, `${JSON.stringify(error.request, null, 2)}\n`);
    console.error(`${told} after ${error.after} actions: ${error.message}\n  arbiter check ${file}`);
    return undefined;
  }
}

function inWords({ winner, turns, actions }: Ending): string {
  const end = winner === null ? 'nobody has won' : `${winner} wins`;
  return `${end} in turn ${turns}, after ${actions} actions.`;
}

function totals(endings: readonly (Ending | undefined)[]): string {
  const ended = endings.filter((ending) => ending !== undefined);
  const sum = (of: (ending: Ending) => number) => ended.reduce((total, ending) => total + of(ending), 0);
  const won = ended.filter(({ winner }) => winner !== null).length;
  return [
    `${endings.length} games: ${won} won, ${ended.length - won} left unfinished, ${endings.length - ended.length} failed`,
    `${sum(({ turns }) => turns)} turns`,
    `${sum(({ actions }) => actions)} actions.`,
  ].join('; ');
}
