import { isRecord } from '../../../../../engine/forms.ts';
import type { Path } from '../../../../../engine/mistake.ts';

export const piles = ['hand', 'deck', 'smoked', 'toasted', 'burnedForVictory'] as const;
export type Pile = (typeof piles)[number];

/** Where the cards of a pile stand: in a list of its own, or beside the number of those that are not known. */
export function pileAt(given: unknown, player: number, pile: Pile): Path {
  const at = ['state', 'players', player, pile];
  const players = isRecord(given) ? given.players : undefined;
  const one: unknown = Array.isArray(players) ? players[player] : undefined;
  return isRecord(one) && Array.isArray(one[pile]) ? at : [...at, 'cards'];
}
