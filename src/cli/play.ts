import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Game as GameOfHouse, type GameSlug, games } from '../games/registry.ts';
import type { RuleCheck, Seat } from '../games/rule-check.ts';
import { OperatorError } from '../operator-error.ts';
import { Chance } from './playing/chance.ts';
import {
  type Corpus,
  type RecordedGame,
  readCorpus,
  type SetUp,
  slugDigest,
} from './playing/corpus/corpus-file.ts';
import { Digests, Recorder } from './playing/corpus/recorder.ts';
import { Difference, Replay } from './playing/corpus/replay.ts';
import type { Dealing, Deck, SetAside, UsageOfDecks } from './playing/dealing.ts';
import { dealings } from './playing/dealings.ts';
import { type DeckInFile, deckInFile } from './playing/deck-file.ts';
import { type Ending, Fault, randomGame } from './playing/random-game.ts';
import { decksSeated } from './playing/seating.ts';
import type { Watcher } from './playing/watching.ts';
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
  /** A file to which the counts of cards and abilities used are added. */
  readonly usage?: string;
  /** A corpus to which the games are added. */
  readonly record?: string;
  /** A corpus whose games are played again. */
  readonly replay?: string;
}

const EXIT = { well: 0, fault: 1 } as const;

const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];

/** Has players who do anything that is legal play whole games by the service; returns the exit code. */
export async function playCommand(options: PlayOptions): Promise<number> {
  const service = options.inProcess ? await serviceWithin() : serviceAt(options.at, 'play --in-process');
  return playWith(service, options, console).finally(() => service.close());
}

/** Where results and faults are printed. */
export type Printer = Pick<Console, 'log' | 'error'>;

/** The same by a service that is there; returns the exit code. */
export async function playWith(service: Service, options: PlayOptions, print: Printer): Promise<number> {
  const corpus = options.replay === undefined ? undefined : readCorpus(options.replay);
  const table = await tableAt(service, corpus === undefined ? options : asRecorded(corpus, options), print);
  for (const { title, why } of table.setAside) print.log(`Not dealt: ${title}, because ${why}`);
  return corpus === undefined ? playNew(table, options, print) : replay(table, corpus, print);
}

/** Where games are played: the service, the law, and who sits down with which decks. */
interface Table {
  readonly service: Service;
  readonly game: GameSlug;
  readonly law: RuleCheck;
  readonly dealing: Dealing;
  readonly rulesets: readonly string[];
  readonly players: PlayOptions['players'];
  readonly mostActions: number;
  readonly decks: readonly TableDeck[];
  readonly setAside: readonly SetAside[];
  readonly usage: UsageOfDecks | undefined;
}

interface TableDeck {
  /** The name of its file; null for decks made by chance. */
  readonly name: string | null;
  readonly deal: (chance: Chance) => Deck;
}

type TableOptions = Pick<PlayOptions, 'game' | 'ruleset' | 'players' | 'deck' | 'mostActions' | 'usage'> & {
  /** The cards that are not played, by the digests of their slugs; those that are not judged in full, unless given. */
  readonly setAside?: readonly string[];
};

async function tableAt(service: Service, options: TableOptions, print: Printer): Promise<Table> {
  const { players, mostActions } = options;
  const { slug: game, law } = playable(options.game);
  const dealing = dealings[game];
  if (players.most > dealing.most) throw new OperatorError(`${game} has at most ${dealing.most} players.`);
  const listed: DeckInFile[] = [];
  for (const file of options.deck) listed.push(await deckInFile(service, game, file));
  const decks: TableDeck[] = [];
  for (const each of listed)
    decks.push({ name: basename(each.file), deal: await dealing.deckOf(service, each) });
  if (decks.length === 0) decks.push({ name: null, deal: await dealing.decksOfChance(service) });
  const rulesets = options.ruleset.length > 0 ? options.ruleset : law.rulesets;
  const setAside = setAsideIn(listed, options.setAside) ?? (await dealing.setAside?.(service, listed)) ?? [];
  const usage = options.usage === undefined ? undefined : await usageOf(service, dealing, listed, options);
  if (options.usage !== undefined && usage === undefined)
    print.error(`How cards of ${game} are used is not counted.`);
  return { service, game, law, dealing, rulesets, players, mostActions, decks, setAside, usage };
}

/** The cards of decks that a corpus sets aside. */
function setAsideIn(
  decks: readonly DeckInFile[],
  digests: readonly string[] | undefined,
): SetAside[] | undefined {
  if (digests === undefined) return undefined;
  const slugs = new Set(decks.flatMap(({ cards }) => cards.map(({ slug }) => slug)));
  return [...slugs]
    .filter((slug) => digests.includes(slugDigest(slug)))
    .map((slug) => ({ slug, title: slug, why: 'the corpus sets it aside.' }));
}

/** The named game, or the first whose moves can be checked. */
function playable(named: GameSlug | undefined): { readonly slug: GameSlug; readonly law: RuleCheck } {
  const isMeant = ({ slug }: GameOfHouse) => named === undefined || slug === named;
  for (const { slug, ruleCheck: law } of games.filter(isMeant)) if (law !== null) return { slug, law };
  throw new OperatorError('The moves of this game cannot be checked yet.');
}

async function usageOf(
  service: Service,
  { usage }: Dealing,
  listed: readonly DeckInFile[],
  { usage: file = '' }: TableOptions,
): Promise<UsageOfDecks | undefined> {
  const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return usage?.(service, listed, before);
}

/** The options that set up games as those of a corpus were. */
function asRecorded({ setUp }: Corpus, options: PlayOptions): TableOptions {
  const { rulesets: ruleset, players, mostActions, setAside } = setUp;
  const game = games.find(({ slug }) => slug === setUp.game)?.slug;
  if (game === undefined) throw new OperatorError(`Unknown game "${setUp.game}".`);
  const deck = setUp.decks.map((name) => {
    const file = options.deck.find((path) => basename(path) === name);
    if (file === undefined)
      throw new OperatorError(`The corpus uses the deck ${name}; give its file with --deck.`);
    return file;
  });
  return { game, ruleset, players, mostActions, setAside, deck };
}

async function playNew(table: Table, options: PlayOptions, print: Printer): Promise<number> {
  const { usage } = table;
  const recorder = options.record === undefined ? undefined : new Recorder(options.record, setUpOf(table));
  const endings: (Ending | undefined)[] = [];
  for (let game = 0; game < options.games; game += 1) {
    const seed = options.seed + game;
    const digests = new Digests();
    const seated = seatedAt(table, seed);
    const ending = await played(table, seated, [digests], print);
    endings.push(ending);
    if (ending !== undefined) recorder?.add(recordOf(table, seated, ending, digests.joined()));
    if (usage !== undefined && options.usage !== undefined)
      writeFileSync(options.usage, `${JSON.stringify(usage.counts(), null, 1)}\n`);
  }
  for (const line of usage?.report() ?? []) print.log(line);
  print.log(totals(endings));
  return endings.includes(undefined) ? EXIT.fault : EXIT.well;
}

function setUpOf({ game, rulesets, players, mostActions, decks, setAside }: Table): SetUp {
  return {
    corpus: 'arbiter play',
    version: 1,
    game,
    rulesets: [...rulesets],
    players,
    mostActions,
    decks: decks.flatMap(({ name }) => name ?? []),
    setAside: setAside.map(({ slug }) => slugDigest(slug)).toSorted(),
  };
}

function recordOf(table: Table, seated: Seated, { winner, turns }: Ending, digests: string): RecordedGame {
  const { seed, seats, decks } = seated;
  return {
    seed,
    ruleset: rulesetOf(table, seed) ?? null,
    seats: seats.map(({ player }, at) => [player, decks[at] ?? null]),
    winner,
    turns,
    digests,
  };
}

/** Plays the games of a corpus again and reports the first difference of each. */
async function replay(table: Table, { games: recorded }: Corpus, print: Printer): Promise<number> {
  let alike = 0;
  for (const game of recorded) {
    const watcher = new Replay(game);
    const ending = await played(table, seatedAt(table, game.seed), [watcher], print);
    if (ending === undefined) continue;
    const missing = watcher.missing();
    if (missing === 0) alike += 1;
    else print.error(`seed ${game.seed}: it ended ${missing} actions earlier than recorded.`);
  }
  print.log(`${recorded.length} games replayed: ${alike} alike, ${recorded.length - alike} different.`);
  return alike === recorded.length ? EXIT.well : EXIT.fault;
}

/** Who sits down for the game of a seed, and the chance that goes on in it. */
interface Seated {
  readonly seed: number;
  readonly chance: Chance;
  readonly seats: readonly Seat[];
  readonly decks: readonly (string | null)[];
}

function seatedAt({ players, decks, setAside }: Table, seed: number): Seated {
  const chance = new Chance(seed);
  const names = NAMES.slice(0, chance.between(players.least, players.most));
  const chosen = decksSeated(seed, names.length, decks.length).flatMap((place) => decks[place] ?? []);
  const isSetAside = (card: unknown) => setAside.some(({ slug }) => slug === card);
  const seats = names.map((player, at) => {
    const { deck, ...others } = chosen[at]?.deal(chance) ?? { deck: [] };
    return { player, ...others, deck: deck.filter((card) => !isSetAside(card)) };
  });
  return { seed, chance, seats, decks: chosen.map(({ name }) => name) };
}

function rulesetOf({ rulesets }: Table, seed: number): string | undefined {
  return rulesets[seed % rulesets.length];
}

/** How the game of a seed ended; undefined if it failed. The failure is printed. */
async function played(
  table: Table,
  { seed, chance, seats, decks }: Seated,
  watchers: readonly Watcher[],
  print: Printer,
): Promise<Ending | undefined> {
  const { service, game, law, dealing, rulesets, mostActions, usage } = table;
  const ruleset = rulesetOf(table, seed);
  const names = decks.flatMap((name) => name ?? []);
  const told = [
    `seed ${seed}, ${seats.length} players`,
    ...(rulesets.length > 1 && ruleset !== undefined ? [ruleset] : []),
    ...(names.length > 0 ? [names.join(' ')] : []),
  ].join(', ');
  try {
    const opening = law.opening(seats);
    const by = ruleset === undefined ? {} : { ruleset };
    const dealer = dealing.dealer(opening);
    const looking = usage === undefined ? watchers : [...watchers, usage.watch(opening)];
    const dealt = { game, ...by, dealer, opening, mostActions, watchers: looking };
    const ending = await randomGame(service, dealt, chance);
    print.log(`${told}: ${inWords(ending)}`);
    return ending;
  } catch (error) {
    if (!(error instanceof Fault) && !(error instanceof Difference)) throw error;
    const file = `play-seed-${seed}-action-${error.after + 1}.json`;
    writeFileSync(file, `${JSON.stringify(error.request, null, 2)}\n`);
    print.error(`${told}: after ${error.after} actions: ${error.message}\n  arbiter check ${file}`);
    return undefined;
  }
}

function inWords({ winner, isOver, turns, actions }: Ending): string {
  const unwon = isOver ? 'nobody wins' : 'nobody has won';
  const end = winner === null ? unwon : `${winner} wins`;
  return `${end} in turn ${turns}, after ${actions} actions.`;
}

function totals(endings: readonly (Ending | undefined)[]): string {
  const ended = endings.filter((ending) => ending !== undefined);
  const sum = (of: (ending: Ending) => number) => ended.reduce((total, ending) => total + of(ending), 0);
  const won = ended.filter(({ winner }) => winner !== null).length;
  const lost = ended.filter(({ winner, isOver }) => winner === null && isOver).length;
  const unfinished = ended.length - won - lost;
  return [
    `${endings.length} games: ${won} won,${lost > 0 ? ` ${lost} lost by all,` : ''} ${unfinished} left unfinished, ${endings.length - ended.length} failed`,
    `${sum(({ turns }) => turns)} turns`,
    `${sum(({ actions }) => actions)} actions.`,
  ].join('; ');
}
