import type { PlayerModifier } from '../../../vocabulary/player-modifiers.ts';
import type { Prevention } from '../../../vocabulary/words.ts';
import type { Board } from '../board.ts';
import type { PlayerReach } from './reaches.ts';
import { type On, playerReaches, settlesWhoIsAffected } from './texts.ts';

type KeyOfUnion<Union> = Union extends unknown ? keyof Union & string : never;
export type PlayerModifierKey = KeyOfUnion<PlayerModifier>;
export type PlayerModifierWith<Key extends string> = Extract<PlayerModifier, Record<Key, unknown>>;

/**
 * The modifiers of one kind that reach a player now; of identical ones that do not add up the first. In their frames
 * that player is `that-player`.
 */
export function playerModifiersOn<Key extends PlayerModifierKey>(
  board: Board,
  player: string,
  key: Key,
): readonly On<PlayerModifierWith<Key>>[] {
  const all = playerReaches(board).get(key) ?? [];
  board.look(all.length);
  const found: On<PlayerModifierWith<Key>>[] = [];
  const stacked = new Set<string>();
  for (const reach of all) {
    if (reach.identity !== undefined && stacked.has(reach.identity)) continue;
    if (!reaches(board, reach, player)) continue;
    if (reach.identity !== undefined) stacked.add(reach.identity);
    const frame = { ...reach.frame, thatPlayer: player };
    found.push({ modifier: reach.modifier as PlayerModifierWith<Key>, frame });
  }
  return found;
}

/** Where the answer runs in a circle, the modifier that would depend on itself does not count for it. */
function reaches(board: Board, reach: PlayerReach, player: string): boolean {
  const known = reach.answers.get(board, player);
  if (known !== undefined) return known;
  reach.answers.set(board, player, false);
  board.budget.step(0.05);
  const { players, frame, while: condition, modifier } = reach;
  const { meanings } = board;
  const answer = board.budget.deeper(
    () =>
      meanings.players(board, players, frame).includes(player) &&
      (condition === undefined || meanings.holds(board, condition, frame)) &&
      (settlesWhoIsAffected(modifier) || !meanings.isUnaffected(board, player, frame)),
  );
  reach.answers.set(board, player, answer);
  return answer;
}

/**
 * Whether a player ignores what prevents that. To attack and to defend is to play cards; and who ignores what prevents
 * attacks ignores it of whatever is played as one, in whatever words it is prevented.
 */
export function ignoresPrevention(
  board: Board,
  player: string,
  what: Prevention,
  played?: () => 'attack' | 'defend' | undefined,
): boolean {
  return playerModifiersOn(board, player, 'ignoresPrevention').some(
    ({ modifier: { ignoresPrevention: ignored } }) =>
      ignored === what ||
      (ignored === 'play' && waysOfPlaying.has(what)) ||
      (what === 'play' && (ignored === 'attack' || ignored === 'defend') && ignored === played?.()),
  );
}

const waysOfPlaying: ReadonlySet<Prevention> = new Set([
  ...(['attack', 'defend', 'attack-several-times', 'defend-several-times'] as const),
]);
