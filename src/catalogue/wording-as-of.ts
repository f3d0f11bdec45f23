import { LRUCache } from 'lru-cache';
import type { GameSnapshot } from '../database/snapshot/snapshot.ts';
import { wordingsOfCard } from '../database/snapshot/wording-of-card.ts';
import { rankAsOf } from '../games/wording/as-of.ts';
import type { Wording } from '../games/wording/wording.ts';
import { wordingInForce } from '../games/wording/wording-in-force.ts';
import { Problem } from '../problem.ts';
import type { ShelvedCard } from './library.ts';

/** The rank of the source last issued at a date or with a source; now for undefined. Throws a Problem for neither. */
export function rankOfMoment(game: GameSnapshot, asOf: string | undefined): number {
  const placed = rankAsOf(game.sources, asOf ?? null);
  if (placed.ok) return placed.rank;
  const { code, message, ...extra } = placed.problem;
  throw new Problem(code === 'bad-date' ? 'wording/bad-date' : 'wording/unknown-source', message, extra);
}

/** The most wordings of a game that are kept. */
const MOST_KEPT = 2_000;

/** Several views of a card need its wording; a new snapshot has new games. */
const kept = new WeakMap<GameSnapshot, LRUCache<string, Wording>>();

/** What the card says at a moment, by the law of its game. */
export function wordingAsOf({ card, game }: ShelvedCard, asOf: string | undefined): Wording {
  const rank = rankOfMoment(game, asOf);
  const wordings = kept.get(game) ?? new LRUCache<string, Wording>({ max: MOST_KEPT });
  kept.set(game, wordings);
  const key = `${rank} ${card.id}`;
  const wording =
    wordings.get(key) ??
    wordingInForce(wordingsOfCard(card, game.sets), game.sources, rank, game.game.wordingLaw);
  wordings.set(key, wording);
  return wording;
}
