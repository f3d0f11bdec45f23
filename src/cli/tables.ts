import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type GameSlug, games } from '../games/registry.ts';
import { OperatorError } from '../operator-error.ts';
import type { Printer } from './play.ts';
import { dealings } from './playing/dealings.ts';
import { deckInFile } from './playing/deck-file.ts';
import type { CardSeen } from './playing/tables/card-trial.ts';
import { type Explanations, explanations } from './playing/tables/explanations.ts';
import { type Trial, triedOn } from './playing/tables/trying.ts';
import { type Service, serviceAt, serviceWithin } from './playing/ways-in.ts';

export interface TableOptions {
  readonly game?: GameSlug;
  readonly ruleset: readonly string[];
  readonly seed: number;
  /** The cards of these decks are tried; without any, all that the catalogue plays in full. */
  readonly deck: readonly string[];
  readonly at: string;
  readonly inProcess: boolean;
  /** How many tables are laid for a card at most. */
  readonly tables: number;
  /** A file with reasons why something is never seen. */
  readonly explained?: string;
  /** A file for what was seen. */
  readonly usage?: string;
}

const EXIT = { well: 0, fault: 1 } as const;
/** How many times players act on a table. */
const ROUNDS = 12;

/** Tries cards on tables where they should matter, by a service; returns the exit code. */
export async function tablesCommand(options: TableOptions): Promise<number> {
  const service = options.inProcess ? await serviceWithin() : serviceAt(options.at, 'play --in-process');
  return tablesWith(service, options, console).finally(() => service.close());
}

/** The same by a service that is there. The service tells the cards; the rule check runs in this process. */
export async function tablesWith(service: Service, options: TableOptions, print: Printer): Promise<number> {
  const { slug, law, tables } = tabled(options.game);
  const [ruleset] = options.ruleset.length > 0 ? options.ruleset : law.rulesets;
  const all = await tables.triedCards(service);
  const listed = await Promise.all(options.deck.map((file) => deckInFile(service, slug, file)));
  const named = new Set(listed.flatMap(({ cards }) => cards.map((one) => one.slug)));
  const cards = options.deck.length === 0 ? all : all.filter((one) => named.has(one.slug));
  const explained = options.explained === undefined ? [] : explanationsIn(options.explained);
  const game = { law, ruleset: ruleset ?? '', tables };
  const trying = { tables: options.tables, rounds: ROUNDS, explained };
  const seen: Record<string, CardSeen> = {};
  let unexplained = 0;
  for (const card of cards) {
    const trial = triedOn(card, all, game, { ...trying, seed: options.seed });
    const lines = linesOf(trial);
    for (const line of lines) print.log(line);
    unexplained += lines.length;
    seen[card.slug] = trial.watched.seen;
    if (options.usage !== undefined) writeFileSync(options.usage, `${JSON.stringify(seen, null, 1)}\n`);
  }
  print.log(`${cards.length} cards tried; ${unexplained} of their parts were never seen to do anything.`);
  return unexplained > 0 ? EXIT.fault : EXIT.well;
}

function tabled(named: GameSlug | undefined) {
  for (const { slug, ruleCheck: law } of games) {
    const { tables } = dealings[slug];
    if ((named === undefined || slug === named) && law !== null && tables !== undefined)
      return { slug, law, tables };
  }
  throw new OperatorError('Cards of this game cannot be tried on tables yet.');
}

function explanationsIn(file: string): Explanations {
  if (!existsSync(file)) throw new OperatorError(`There is no file "${file}".`);
  return explanations.parse(parse(readFileSync(file, 'utf8')));
}

/** What of a card was never seen and is not explained, and what failed. */
function linesOf({ card: { title }, unexplained, failures }: Trial): string[] {
  const failed = failures.map(({ message }) => `failed: ${message}`);
  return [...unexplained, ...failed].map((line) => `${title}: ${line}`);
}
