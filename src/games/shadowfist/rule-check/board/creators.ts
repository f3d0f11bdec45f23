import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';

/** Who counts as having created what an effect does: its player, and whoever gave the Event other targets (10.2). */
export function creatorsOf({ player, alsoBy }: Frame): readonly string[] {
  return alsoBy === undefined ? [player] : [player, ...alsoBy];
}

/** Who chooses, pays and seizes: the player of the effect, unless the text lets another player do it. What comes of it is done by whoever played or controls the card (10.2). */
export function doerOf({ player, doer }: Frame): string {
  return doer ?? player;
}

/** The same, of what a player does now. */
export function creatorsNow({ doing }: Board, player: string): readonly string[] {
  return doing?.player === player ? creatorsOf(doing) : [player];
}

export function isOneOf(creators: readonly string[], players: readonly string[]): boolean {
  return creators.some((one) => players.includes(one));
}
