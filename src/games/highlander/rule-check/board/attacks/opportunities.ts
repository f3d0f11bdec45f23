import type { Filter } from '../../../vocabulary/filters.ts';
import type { Modifier } from '../../../vocabulary/modifiers.ts';
import type { Frame, GameEvent } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { matched } from '../matched.ts';
import { attacksPlayedBy, doneBy, lastSeen, untoldAttacksBy } from '../memory.ts';
import { ignoresPrevention, playerModifiersOn } from '../texts/player-modifiers.ts';

/** Opportunities to attack: one a turn, and what effects give or take (Multiple Attacks). */
export interface Opportunities {
  /** Whether the first one is still there. */
  readonly primary: boolean;
  /** How many more. */
  readonly additional: number;
}

/** One of them: the primary one, or an additional one for such attacks, which are then also as `with` says. */
export interface Opportunity {
  readonly kind: 'primary' | 'additional';
  readonly such: Filter | undefined;
  readonly with: readonly Modifier[];
  readonly frame: Frame;
}

export function opportunitiesOf(board: Board, player: string): Opportunities {
  const { all, used } = inUse(board, player, []);
  const left = leftOf(board, player, all, used);
  const free = all.filter((_, place) => left.includes(place));
  const primary = free.some(({ kind }) => kind === 'primary');
  const most = Math.min(free.length, attacksLeft(board, player));
  return { primary: primary && most > 0, additional: Math.max(0, most - (primary ? 1 : 0)) };
}

/** Whether any opportunity is left. */
export function mayAttack(board: Board, player: string): boolean {
  const { primary, additional } = opportunitiesOf(board, player);
  return primary || additional > 0;
}

/** Whether the next attack would be made with the first opportunity of the turn, or with that of the Exertion which found it. */
export function isOfFirstOpportunity(board: Board, player: string, found: boolean): boolean {
  const isUsed = usesBefore(board, player, found).length > 0;
  return !isUsed && !board.state.turn.primaryForfeited && !primaryIsLost(board, player);
}

/** Whether the Exertion that lies open has used an opportunity, or one is left, for what it found. */
export function mayAttackWithFound(board: Board, player: string): boolean {
  return isOfExertion(usesBy(board, player).at(-1)) || mayAttack(board, player);
}

/** The opportunity that an attack would use, or that of the Exertion which found it; undefined if there is none for it. */
export function opportunityFor(
  board: Board,
  player: string,
  attack: Seen,
  found: boolean,
): Opportunity | undefined {
  const { all, used } = inUse(board, player, [attack], found);
  if (leftOf(board, player, all, used.slice(0, -1)).length === 0) return undefined;
  const place = used.at(-1);
  return place === undefined || used.includes(undefined) ? undefined : all[place];
}

/** How many more attacks may be played at most, whatever the opportunities. */
export function attacksLeft(board: Board, player: string): number {
  if (ignoresPrevention(board, player, 'attack')) return Number.POSITIVE_INFINITY;
  const played = attacksPlayedBy(board, player).length;
  return playerModifiersOn(board, player, 'attacksAtMost').reduce(
    (least, { modifier, frame }) =>
      Math.min(least, board.meanings.reckon(board, modifier.attacksAtMost, frame) - played),
    Number.POSITIVE_INFINITY,
  );
}

/**
 * All opportunities of the turn, and which of them the attacks have that used one, and others besides; the last use is
 * an Exertion's if one of those was found by it.
 */
function inUse(board: Board, player: string, others: readonly Seen[], found = false) {
  const events = usesBefore(board, player, found);
  const attacks = [...events.map((event) => attackOf(board, event)), ...others];
  const all = [...opportunities(board, player), ...byThemselves(board, player, attacks)];
  const first = board.switches.primaryAttack === 'first' && all[0]?.kind === 'primary';
  const used = matched(attacks.length, all.length, (one, place) => {
    if (first && (one === 0) !== (place === 0)) return false;
    const opportunity = all[place];
    if (opportunity?.kind === 'primary' && isAdditionalOnly(attacks[one])) return false;
    const given = events[one]?.source;
    if (given !== undefined) return opportunity?.frame.source === given && opportunity.with.length > 0;
    return opportunity !== undefined && isFor(board, opportunity, attacks[one]);
  });
  return { all, used };
}

function usesBy(board: Board, player: string): GameEvent[] {
  return [...untoldAttacksBy(board, player), ...doneBy(board, player, 'opportunity-used')];
}

/** What was used before the next attack; what the Exertion used that found it is that attack's own. */
function usesBefore(board: Board, player: string, found: boolean): GameEvent[] {
  const uses = usesBy(board, player);
  return found && isOfExertion(uses.at(-1)) ? uses.slice(0, -1) : uses;
}

/** What an Exertion used names no attack. */
function isOfExertion(use: GameEvent | undefined): boolean {
  return use !== undefined && use.card === undefined;
}

/** Of an Exertion that found nothing yet it is not known what it was used for. */
function attackOf(board: Board, { card }: GameEvent): Seen | undefined {
  return card === undefined ? undefined : lastSeen(board, card);
}

export function isFor(
  board: Board,
  { such, frame }: Pick<Opportunity, 'such' | 'frame'>,
  attack: Seen | undefined,
): boolean {
  return such === undefined || attack === undefined || board.meanings.matches(board, such, attack, frame);
}

/** The places that are still free: who loses an attack loses the first that is available (Losing Attacks). */
function leftOf(
  board: Board,
  player: string,
  all: readonly Opportunity[],
  used: readonly (number | undefined)[],
): number[] {
  const free = [...all.keys()].filter((place) => !used.includes(place));
  const lost = board.current === player ? board.state.turn.attacksLost : 0;
  return free.slice(Math.max(0, primaryIsLost(board, player) ? lost - 1 : lost));
}

function opportunities(board: Board, player: string): Opportunity[] {
  const additional = playerModifiersOn(board, player, 'additionalAttacks').flatMap(({ modifier, frame }) => {
    const number = Math.max(0, board.meanings.reckon(board, modifier.additionalAttacks, frame));
    const { such, with: given = [] } = modifier;
    return Array.from(
      { length: number },
      (): Opportunity => ({ kind: 'additional', such, with: given, frame }),
    );
  });
  const { primaryForfeited } = board.state.turn;
  if (primaryForfeited || primaryIsLost(board, player)) return additional;
  const frame: Frame = { player, values: {} };
  return [{ kind: 'primary', such: undefined, with: [], frame }, ...additional];
}

/** What an attack's own text lets be played as an additional attack brings an opportunity for itself alone. */
function byThemselves(board: Board, player: string, attacks: readonly (Seen | undefined)[]): Opportunity[] {
  return attacks.flatMap((attack) => {
    if (attack === undefined) return [];
    const frame: Frame = { player, source: attack.id, card: attack.definition, values: {} };
    const may = attack.definition.abilities.some(
      (ability) =>
        ability.ability === 'playing' &&
        ability.asAdditionalAttack === true &&
        (ability.if === undefined || board.meanings.holds(board, ability.if, frame)),
    );
    return may ? [{ kind: 'additional', such: { is: 'this' }, with: [], frame }] : [];
  });
}

/** Whether an attack's own text lets it be played as an additional one, and no other way: it is no primary attack. */
export function isAdditionalOnly(attack: Seen | undefined): boolean {
  const ways = attack?.definition.abilities.filter(({ ability }) => ability === 'playing') ?? [];
  const only = ways.filter((way) => way.ability === 'playing' && way.kind === 'only');
  return only.length > 0 && only.every((way) => way.ability === 'playing' && way.asAdditionalAttack === true);
}

/** Attacks were lost before the first was played. */
function primaryIsLost(board: Board, player: string): boolean {
  const { attacksLost, primaryForfeited, events } = board.state.turn;
  if (board.current !== player || attacksLost === 0 || primaryForfeited) return false;
  const first = events.find(
    ({ event, player: whose }) =>
      whose === player && (event === 'opportunity-used' || event === 'opportunity-lost'),
  );
  return first?.event !== 'opportunity-used';
}
