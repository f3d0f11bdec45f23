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

/** What the card says at a moment, by the law of its game. */
export function wordingAsOf({ card, game }: ShelvedCard, asOf: string | undefined): Wording {
  const wordings = wordingsOfCard(card, game.sets);
  return wordingInForce(wordings, game.sources, rankOfMoment(game, asOf), game.game.wordingLaw);
}
