import type { PlayerModifier } from '../../vocabulary/player-modifiers.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import { isOpposite } from '../../words/amounts/computed.ts';
import type { Board, Seen } from '../board/board.ts';
import type { OnPlayer } from '../board/texts.ts';
import { playerModifiersOn } from '../board/texts.ts';
import { hasUsesLeft, noteUse, type UseKey } from '../doing/limits.ts';
import type { Frame } from '../state/values.ts';
import { placeOfModifier } from './permissions.ts';
import { isPlayedOn } from './played-on.ts';

/** Which reduction is used of those of which one may be (4.3.2). */
export interface Reducing {
  /** The card whose reduction is used. */
  readonly reducedBy?: string | undefined;
  /** The effect by which the card is played reduces its cost by so much, and no further card does. */
  readonly effectReduces?: number | undefined;
  /** The card that a State is played on. */
  readonly on?: string | undefined;
}

type CostChange = Extract<PlayerModifier, { costOf: unknown }>;

interface Change extends OnPlayer {
  readonly modifier: CostChange;
  /** Zero if it lets the card be played at no cost. */
  readonly by: number;
}

/** The cards other than itself of which one may reduce a card's cost (4.3.2). */
export interface Reducers {
  readonly from: readonly string[];
  /** Those of them that do not count unless they are named. */
  readonly ifNamed: readonly string[];
  /** Several of them are not up to the player, and it makes a difference which one counts. */
  readonly mustChoose: boolean;
}

/** What changes the cost of a card as it is played so: all increases, and the reductions that 4.3.2 lets count. */
export function changesThatCount(board: Board, card: Seen, player: string, reducing: Reducing): Change[] {
  const fixed = isFixed(card);
  const changes = changesOf(board, card, player, reducing.on).filter(({ by }) => by > 0 || !fixed);
  const several = changes.filter((change) => isOneOfSeveral(board, change));
  const one = reducing.effectReduces === undefined ? chosenOf(several, reducing) : [];
  return changes.filter((change) => !several.includes(change) || one.includes(change));
}

/** Whether the card whose reduction is used lets the card be played at no cost. */
export function isFreeBy(board: Board, card: Seen, player: string, { reducedBy, on }: Reducing): boolean {
  if (reducedBy === undefined || isFixed(card)) return false;
  return changesOf(board, card, player, on).some(
    ({ modifier, frame }) => modifier.by === 'no-cost' && frame.source === reducedBy,
  );
}

/** Whether the card whose reduction is used lets the card be played without its resource conditions. */
export function isUnconditionalBy(
  board: Board,
  card: Seen,
  player: string,
  { reducedBy, on }: Reducing,
): boolean {
  if (reducedBy === undefined) return false;
  return changesOf(board, card, player, on).some(
    ({ modifier, frame }) => modifier.ignoringResources === true && frame.source === reducedBy,
  );
}

/** Whether the card whose reduction is used lets the card be played any time during a turn (10.2). */
export function isAnyTimeBy(board: Board, card: Seen, player: string, { reducedBy, on }: Reducing): boolean {
  if (reducedBy === undefined) return false;
  return changesOf(board, card, player, on).some(
    ({ modifier, frame }) => modifier.anyTime === true && frame.source === reducedBy,
  );
}

/** What changed the cost is used up as far as it is limited. Asked before the card is paid for. */
export function noteReduction(board: Board, card: Seen, player: string, reducing: Reducing): void {
  for (const { modifier, frame } of changesThatCount(board, card, player, reducing)) {
    if (modifier.limit !== undefined) noteUse(board, keyOf(board, modifier, frame), modifier.limit);
  }
}

export function reducersFor(board: Board, card: Seen, player: string, on: string | undefined): Reducers {
  if (isFixed(card)) return none;
  const changes = changesOf(board, card, player, on).filter((change) => isOneOfSeveral(board, change));
  if (changes.length === 0) return none;
  const binding = sources(changes.filter(({ modifier }) => modifier.mandatory));
  const from = sources(changes);
  const mustChoose = new Set(binding.map((source) => kindOf(changes, source))).size > 1;
  return { from, ifNamed: mustChoose ? from : from.filter((one) => !binding.includes(one)), mustChoose };
}

const none: Reducers = { from: [], ifNamed: [], mustChoose: false };

/** Its text says that its cost is not reduced. */
export function isFixed({ definition }: Seen): boolean {
  return definition.abilities.some(({ ability }) => ability === 'fixed-cost');
}

/** What changes the cost of this card for this player, and is not used up. */
function changesOf(board: Board, card: Seen, player: string, on: string | undefined): Change[] {
  return playerModifiersOn(board, player).flatMap(({ modifier, ...made }) => {
    if (!('costOf' in modifier) || !board.meanings.matches(board, modifier.costOf, card, made.frame))
      return [];
    if (!isPlayedOn(board, modifier, on, made.frame)) return [];
    if (modifier.if !== undefined && !board.meanings.holds(board, modifier.if, made.frame)) return [];
    const { limit, by } = modifier;
    const left = limit === undefined || hasUsesLeft(board, keyOf(board, modifier, made.frame), limit);
    if (!left) return [];
    return [{ ...made, modifier, by: by === 'no-cost' ? 0 : costChange(board, by, made.frame) }];
  });
}

/** What a text adds to a cost: a reduction by X is none, and no increase, where X is negative (4.3.2). */
export function costChange(board: Board, by: Amount, frame: Frame): number {
  const change = board.meanings.reckon(board, by, frame);
  return isOpposite(by) ? Math.min(0, change) : change;
}

/** A reduction of which only one counts: each but the mandatory ones that apply to all players (4.3.2). */
function isOneOfSeveral(board: Board, { modifier, players, by }: Change): boolean {
  if (modifier.by === 'no-cost') return true;
  return by < 0 && !(modifier.mandatory && appliesToAll(board, players));
}

function appliesToAll(board: Board, players: OnPlayer['players']): boolean {
  if (typeof players === 'string') return players === 'every-player';
  return Array.isArray(players) && board.clockwiseFrom(board.current).every((one) => players.includes(one));
}

/** What the card that is named reduces; if none is, what reduces most of all that is not up to the player. */
function chosenOf(several: readonly Change[], { reducedBy }: Reducing): readonly Change[] {
  if (reducedBy !== undefined) return several.filter(({ frame }) => frame.source === reducedBy);
  const binding = several.filter(({ modifier }) => modifier.mandatory);
  const [strongest] = sources(binding).toSorted((a, b) => reductionBy(binding, a) - reductionBy(binding, b));
  return binding.filter(({ frame }) => frame.source === strongest);
}

const sources = (changes: readonly Change[]): string[] => [
  ...new Set(changes.flatMap(({ frame: { source } }) => (source === undefined ? [] : [source]))),
];

const reductionBy = (changes: readonly Change[], source: string): number =>
  changes.reduce((sum, { frame, by }) => (frame.source === source ? sum + by : sum), 0);

/** Two cards that reduce by as much, and as often as one likes, are the same to the player. */
function kindOf(changes: readonly Change[], source: string): string {
  const limited = changes.some(
    ({ frame, modifier }) =>
      frame.source === source && (modifier.limit !== undefined || modifier.by === 'no-cost'),
  );
  return limited ? source : String(reductionBy(changes, source));
}

function keyOf(board: Board, modifier: CostChange, frame: OnPlayer['frame']): UseKey {
  return { card: frame.source ?? '', ability: `cost ${placeOfModifier(board, modifier, frame)}` };
}
