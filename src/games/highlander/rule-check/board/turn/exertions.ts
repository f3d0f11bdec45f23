import type { Amount } from '../../../vocabulary/terms.ts';
import type { ExertionEnd } from '../../../vocabulary/words.ts';
import type { Exertion } from '../../state/state.ts';
import type { GameEvent } from '../../state/values.ts';
import { isPowerBlow } from '../attacks/attacks.ts';
import type { Board } from '../board.ts';
import { keptFrom } from '../forbidding/prevention.ts';
import { matched } from '../matched.ts';
import { doneBy, exertionsBy } from '../memory.ts';
import { playerModifiersOn } from '../texts/player-modifiers.ts';

/** An Exertion reveals the top five cards (Exertions). */
export const CARDS = 5;

/**
 * How many cards an Exertion may reveal: as many as usual, what that is set to, and what is added. Where a text leaves
 * that to the player there are several, of which he declares one (Exertions).
 */
export function sizesOfExertion(
  board: Board,
  player: string,
  kind: 'hard' | 'soft',
  usual = CARDS,
): readonly number[] {
  const bears = ({ modifier }: { readonly modifier: { readonly of?: 'hard' | 'soft' } }) =>
    modifier.of === undefined || modifier.of === kind;
  const reckon = (amount: Amount, frame: Parameters<typeof board.meanings.reckon>[2]) =>
    board.meanings.reckon(board, amount, frame);
  const set = playerModifiersOn(board, player, 'setExertionSize').findLast(bears);
  const size = set === undefined ? usual : reckon(set.modifier.setExertionSize, set.frame);
  const sizes = playerModifiersOn(board, player, 'exertionSize')
    .filter(bears)
    .reduce<readonly number[]>(
      (sums, { modifier, frame }) => {
        const added = addedBy(modifier.may, reckon(modifier.exertionSize, frame));
        board.look(sums.length * added.length);
        return [...new Set(sums.flatMap((sum) => added.map((more) => Math.max(0, sum + more))))];
      },
      [size],
    );
  return sizes.toSorted((one, other) => one - other);
}

function addedBy(may: 'all' | 'up-to' | undefined, amount: number): readonly number[] {
  if (may === undefined) return [amount];
  if (may === 'all') return [0, amount];
  return Array.from({ length: Math.abs(amount) + 1 }, (_, more) => more * Math.sign(amount));
}

const ends: Readonly<Partial<Record<string, ExertionEnd>>> = {
  'power-blow': 'power-blow',
  'power-block': 'power-block',
  attack: 'attack',
  defense: 'defense',
  illusion: 'illusion',
  'regain-weapon': 'weapon',
  'regain-feet': 'feet',
} satisfies Partial<Record<Exertion['for'], ExertionEnd>>;

/** What texts call the end for which an Exertion is made; undefined for what they have no word for. */
export function endOf(purpose: string | undefined): ExertionEnd | undefined {
  return purpose === undefined ? undefined : ends[purpose];
}

/**
 * Whether a further Hard Exertion may be made for a purpose, or one for each of several: one a turn, and those that
 * texts allow besides.
 */
export function roomForHardExertion(board: Board, player: string, ...purposes: readonly string[]) {
  const made = exertionsBy(board, player, 'hard').map(({ to }) => endOf(to));
  const rooms = [undefined, ...moreFor(board, player)];
  const all = [...made, ...purposes.map(endOf)];
  const places = matched(
    all.length,
    rooms.length,
    (one, place) => rooms[place] === undefined || rooms[place] === all[one],
  );
  const may = places.slice(made.length).every((place) => place !== undefined);
  return { may, most: rooms.length, made: made.length };
}

/** The ends of the additional ones; undefined for one that may serve any. */
function moreFor(board: Board, player: string): (ExertionEnd | undefined)[] {
  return playerModifiersOn(board, player, 'additionalHardExertions').flatMap(({ modifier, frame }) => {
    const length = Math.max(0, board.meanings.reckon(board, modifier.additionalHardExertions, frame));
    return Array.from({ length }, () => modifier.for);
  });
}

/** Whether a player can make such an Exertion: nothing keeps him from it, and there is room for a Hard one. */
export function mayExert(
  board: Board,
  player: string,
  kind: 'hard' | 'soft',
  purpose: Exertion['for'] = 'effect',
): boolean {
  const end = endOf(purpose);
  const preventions = ['exert', kind === 'hard' ? 'make-hard-exertions' : 'make-soft-exertions'] as const;
  if (preventions.some((what) => keptFrom(board, player, what, end === undefined ? {} : { for: end })))
    return false;
  return kind === 'soft' || roomForHardExertion(board, player, purpose).may;
}

/** By the Guide one Soft Exertion is made for each effect that calls for one: an ability of a card (Soft Exertions). */
export function hasExertedFor(
  board: Board,
  player: string,
  source: string,
  ability: number | undefined,
): boolean {
  if (board.switches.softExertionsFor !== 'one-per-effect') return false;
  const { events } = board.state.turn;
  return exertionsBy(board, player, 'soft').some(
    (made) =>
      made.to === 'effect' &&
      made.source === source &&
      abilityLastUsed(events.slice(0, events.indexOf(made)), source) === ability,
  );
}

/** The ability of a card that was used last; undefined of one of which none was. */
export function abilityLastUsed(events: readonly GameEvent[], card: string): number | undefined {
  return events.findLast((one) => one.event === 'used' && one.card === card)?.ability;
}

/**
 * How many Power Blows a player has made in the turn: those that are remembered, and attacks of it that are such and of
 * which a state that somebody wrote remembers nothing.
 */
export function powerBlowsMade(board: Board, player: string): number {
  const told = doneBy(board, player, 'power-blow-made');
  const { attacks, turn } = board.state;
  const untold = attacks.filter(
    (attack) =>
      turn.player === player &&
      attack.by === player &&
      isPowerBlow(board, attack) &&
      !told.some(({ card }) => card === attack.id),
  );
  return told.length + untold.length;
}

/** How many more Power Blows a player may make by Exertion in the turn: one, and those that texts allow besides. */
export function powerBlowsLeft(board: Board, player: string): number {
  const made = powerBlowsMade(board, player);
  return playerModifiersOn(board, player, 'additionalPowerBlows').reduce(
    (left, { modifier: { additionalPowerBlows: more }, frame }) =>
      more === 'any' ? Number.POSITIVE_INFINITY : left + board.meanings.reckon(board, more, frame),
    1 - made,
  );
}
