import type { GameSlug } from '../../games/registry.ts';
import type { Card, GameSnapshot } from '../snapshot/snapshot.ts';
import { type CardCoverage, cardCoverage } from './card-coverage.ts';
import { type Gap, gapsIn, type NotUnderstood, notUnderstoodIn } from './gaps.ts';

/** How many cards of some kind there are, and of how many it is known what they do. */
export interface CardCounts {
  readonly cards: number;
  /** Played by the rule check without `unsupported`. */
  readonly playable: number;
  /** By the seeds or a file. */
  readonly written: number;
  /** Every sentence of the text is understood. */
  readonly whole: number;
  readonly inPart: number;
  readonly nothing: number;
  /** No source gives the text, or the type is unknown. */
  readonly unknown: number;
}

export interface CountsOf extends CardCounts {
  readonly name: string;
}

/** How much of a pool of cards the rule check plays, and what the compiler does not understand of the rest. */
export interface Coverage extends CardCounts {
  readonly game: GameSlug;
  /** How many cards of the game were left out because there are too many. */
  readonly leftOut: number;
  /** In printing order; a card counts in each of its sets. */
  readonly bySet: readonly CountsOf[];
  readonly byType: readonly CountsOf[];
  readonly sentences: {
    readonly compiled: number;
    readonly reminder: number;
    readonly ambiguous: number;
    readonly notUnderstood: number;
  };
  /** The most frequent first. */
  readonly notUnderstood: readonly NotUnderstood[];
  /** The most frequent first. */
  readonly gaps: readonly Gap[];
}

/** How many cards are compiled for a coverage. */
export interface CoverageLimit {
  /** A pool of at most so many cards is covered completely. */
  readonly complete: number;
  /** Of a larger pool so many cards are covered, spread evenly. */
  readonly sample: number;
}

/** Works out the coverage of the cards that files bring, without a limit of all; undefined where they bring none. */
export function coverageOf(game: GameSnapshot, limit?: CoverageLimit): Coverage | undefined {
  const pool = game.cards.filter(isImported);
  if (pool.length === 0) return undefined;
  const isSampled = limit !== undefined && pool.length > limit.complete;
  const covered = (isSampled ? spread(pool, limit.sample) : pool).map((card) => cardCoverage(card, game));
  const sentences = covered.flatMap((one) => one.sentences);
  const outcomes = (outcome: string) => sentences.filter((one) => one.outcome === outcome).length;
  return {
    game: game.game.slug,
    leftOut: pool.length - covered.length,
    ...countsOf(covered),
    bySet: game.sets.flatMap(({ code, name }) =>
      named(
        name ?? code,
        covered.filter(({ card }) => card.printings.some(({ set }) => set.code === code)),
      ),
    ),
    byType: game.game.types.flatMap((type) =>
      named(
        type,
        covered.filter(({ card }) => card.type === type),
      ),
    ),
    sentences: {
      compiled: outcomes('compiled'),
      reminder: outcomes('reminder'),
      ambiguous: outcomes('ambiguous'),
      notUnderstood: outcomes('not-understood'),
    },
    notUnderstood: notUnderstoodIn(covered),
    gaps: gapsIn(covered),
  };
}

/** So many items, at equal distances. */
function spread<T>(items: readonly T[], count: number): T[] {
  return items.filter(
    (_, at) => Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
  );
}

export function isImported({ printings }: Card): boolean {
  return printings.some(({ importedFrom }) => importedFrom.length > 0);
}

function named(name: string, covered: readonly CardCoverage[]): CountsOf[] {
  return covered.length === 0 ? [] : [{ name, ...countsOf(covered) }];
}

function countsOf(covered: readonly CardCoverage[]): CardCounts {
  const known = (how: CardCoverage['known']) => covered.filter((one) => one.known === how).length;
  return {
    cards: covered.length,
    playable: covered.filter(({ isPlayable }) => isPlayable).length,
    written: known('written'),
    whole: known('whole'),
    inPart: known('in-part'),
    nothing: known('nothing'),
    unknown: known('unknown'),
  };
}
