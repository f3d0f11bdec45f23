import { factions, symbols } from '../../card.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Amount, Cards, Range } from '../../vocabulary/terms.ts';
import type { InPlay, Player } from '../state/state.ts';
import type { Frame, Value } from '../state/values.ts';
import { type Board, type Seen, sizeOf } from './board.ts';
import { fighting, printedNow, toughness } from './figures.ts';
import { structureOf } from './locations.ts';
import { amountOf, happenedThisTurn } from './memory.ts';
import { printedFigure, symbolsPrinted } from './printed.ts';
import { handSizeOf, resourcesOf, sitesNeededBy, sitesStillNeededBy } from './standing.ts';
import { titleOf } from './titles.ts';

/** A number in force now. */
export function reckon(board: Board, amount: Amount, frame: Frame): number {
  if (typeof amount === 'number') return amount;
  board.budget.step(0.08);
  return board.budget.figure(reckonNow(board, amount, frame));
}

function reckonNow(board: Board, amount: Exclude<Amount, number>, frame: Frame): number {
  const { meanings } = board;
  const value = (part: Amount) => reckon(board, part, frame);
  if ('count' in amount) return counted(board, amount.count, frame);
  if ('differentTitles' in amount) {
    const cards = meanings.cards(board, amount.differentTitles, frame).flatMap((id) => board.find(id) ?? []);
    return new Set(cards.map((card) => titleOf(board, card))).size;
  }
  if ('countPlayers' in amount) {
    const { such } = amount;
    return meanings
      .players(board, amount.countPlayers, frame)
      .filter((player) => such === undefined || meanings.holds(board, such, { ...frame, thatPlayer: player }))
      .length;
  }
  if ('resources' in amount) {
    const player = meanings.player(board, amount.in, frame);
    const symbol =
      typeof amount.resources === 'string' ? amount.resources : symbolChosen(amount.resources.chosen, frame);
    return player === undefined || symbol === undefined ? 0 : (resourcesOf(board, player).get(symbol) ?? 0);
  }
  if ('turnsCompleted' in amount) {
    return ofPlayer(board, meanings.player(board, amount.turnsCompleted, frame), (one) => one.turnsCompleted);
  }
  if ('damageToSmoke' in amount) {
    const [hit] = meanings.card(board, amount.damageToSmoke, frame).flatMap((id) => board.inPlay(id) ?? []);
    const [by] = meanings.card(board, amount.by, frame).flatMap((id) => board.find(id) ?? []);
    return hit === undefined ? 0 : damageToSmoke(board, hit, by);
  }
  if ('greatestFigure' in amount) {
    const cards = new Set(happenedThisTurn(board, amount.thisTurn, frame).flatMap(({ card }) => card ?? []));
    const all = [...cards].flatMap((id) => board.find(id) ?? []);
    return Math.max(0, ...all.map((card) => printedFigure(card.definition, amount.greatestFigure) ?? 0));
  }
  if ('symbolsOn' in amount) {
    const [card] = meanings.card(board, amount.symbolsOn, frame).flatMap((id) => board.find(id) ?? []);
    return card === undefined ? 0 : symbolsPrinted(card.definition, amount);
  }
  if ('differentFactions' in amount) {
    const player = meanings.player(board, amount.differentFactions, frame);
    if (player === undefined) return 0;
    const pool = resourcesOf(board, player);
    const least = amount.having ?? 1;
    return symbols.slice(0, factions.length).filter((symbol) => (pool.get(symbol) ?? 0) >= least).length;
  }
  if ('figure' in amount) {
    const [id] = meanings.card(board, amount.of, frame);
    const card = id === undefined ? undefined : board.find(id);
    if (card === undefined) return lastFighting(board, id, amount.figure);
    if (amount.printed === true) return printedNow(board, amount.figure, card) ?? 0;
    if (card.inPlay === undefined && amount.figure === 'fighting') return lastFighting(board, id, 'fighting');
    return meanings.figure(board, amount.figure, card) ?? 0;
  }
  if ('total' in amount) {
    return meanings
      .cards(board, amount.of, frame)
      .map((id) => board.find(id))
      .reduce(
        (sum, card) => sum + (card === undefined ? 0 : (meanings.figure(board, amount.total, card) ?? 0)),
        0,
      );
  }
  if ('power' in amount)
    return ofPlayer(board, meanings.player(board, amount.power, frame), ({ power }) => power);
  if ('mostPower' in amount)
    return Math.max(
      0,
      ...meanings.players(board, amount.mostPower, frame).map((id) => board.player(id).power),
    );
  if ('leastPower' in amount) {
    const powers = meanings.players(board, amount.leastPower, frame).map((id) => board.player(id).power);
    return powers.length === 0 ? 0 : Math.min(...powers);
  }
  if ('handSize' in amount) {
    const player = meanings.player(board, amount.handSize, frame);
    return player === undefined ? 0 : handSizeOf(board, player);
  }
  if ('sitesNeeded' in amount) {
    const player = meanings.player(board, amount.sitesNeeded, frame);
    return player === undefined ? 0 : sitesNeededBy(board, player);
  }
  if ('sitesStillNeeded' in amount) {
    const player = meanings.player(board, amount.sitesStillNeeded, frame);
    return player === undefined ? 0 : sitesStillNeededBy(board, player);
  }
  if ('counters' in amount) {
    const [id] = meanings.card(board, amount.on, frame);
    return id === undefined ? 0 : (board.inPlay(id)?.counters[amount.counters] ?? 0);
  }
  if ('value' in amount) return chosenNumber(board, amount.value, frame);
  if ('share' in amount) return shareOf(frame.values[amount.share], frame.each);
  if ('eventAmount' in amount) return frame.event === undefined ? 0 : amountOf(frame.event);
  if ('happenedThisTurn' in amount) return happenedThisTurn(board, amount.happenedThisTurn, frame).length;
  if ('sum' in amount) return amount.sum.map(value).reduce((a, b) => a + b, 0);
  if ('difference' in amount) return value(amount.difference[0]) - value(amount.difference[1]);
  if ('product' in amount) return value(amount.product[0]) * value(amount.product[1]);
  if ('quotient' in amount) {
    const [dividend, divisor] = amount.quotient.map(value);
    const quotient = divisor === undefined || divisor === 0 ? 0 : (dividend ?? 0) / divisor;
    return amount.round === 'up' ? Math.ceil(quotient) : Math.floor(quotient);
  }
  if ('columns' in amount) {
    const player = meanings.player(board, amount.columns, frame);
    return player === undefined ? 0 : structureOf(board, player).length;
  }
  if ('half' in amount) {
    const half = value(amount.half) / 2;
    return amount.round === 'up' ? Math.ceil(half) : Math.floor(half);
  }
  if ('greatest' in amount) return Math.max(...amount.greatest.map(value));
  return Math.min(...amount.least.map(value));
}

/** Cards that nobody has named count where any card does. */
function counted(board: Board, cards: Cards, frame: Frame): number {
  const named = board.meanings.cards(board, cards, frame).length;
  if (typeof cards === 'string' || !('each' in cards) || cards.in === 'play') return named;
  if (Object.keys(cards.each).length > 0) return named;
  const zones = (players: Players, zone: (player: Player) => Player['hand']) =>
    board.meanings
      .players(board, players, frame)
      .reduce((sum, player) => sum + sizeOf(zone(board.player(player))), 0);
  if ('hand' in cards.in) return zones(cards.in.hand, ({ hand }) => hand);
  if ('deck' in cards.in) return zones(cards.in.deck, ({ deck }) => deck);
  if ('statesOn' in cards.in || 'whereverIs' in cards.in) return named;
  if ('smoked' in cards.in) return zones(cards.in.smoked, ({ smoked }) => smoked);
  if ('toasted' in cards.in) return zones(cards.in.toasted, ({ toasted }) => toasted);
  return zones(cards.in.burnedForVictory, ({ burnedForVictory }) => burnedForVictory);
}

export function within(board: Board, range: Range, number: number, frame: Frame): boolean {
  const bound = (amount: Amount | undefined, holds: (bound: number) => boolean) =>
    amount === undefined || holds(board.meanings.reckon(board, amount, frame));
  return (
    bound(range.exactly, (exact) => number === exact) &&
    bound(range.atLeast, (least) => number >= least) &&
    bound(range.atMost, (most) => number <= most)
  );
}

function chosenNumber(board: Board, name: string, frame: Frame): number {
  const value = frame.values[name];
  if (value === undefined) return 0;
  if ('number' in value) return value.number;
  if ('cards' in value) return value.cards.length;
  if ('symbol' in value) return resourcesOf(board, frame.player).get(value.symbol) ?? 0;
  return 0;
}

function shareOf(value: Value | undefined, card: string | undefined): number {
  return value !== undefined && 'division' in value && card !== undefined ? (value.division[card] ?? 0) : 0;
}

function symbolChosen(name: string, frame: Frame): string | undefined {
  const value = frame.values[name];
  return value !== undefined && 'symbol' in value ? value.symbol : undefined;
}

/** What is left of its Fighting, and what its Toughness takes off (4.5.1). */
function damageToSmoke(board: Board, card: InPlay, by: Seen | undefined): number {
  return board.budget.deeper(() => fighting(board, card) + toughness(board, card, by, true));
}

function ofPlayer(
  board: Board,
  id: string | undefined,
  figure: (player: ReturnType<Board['player']>) => number,
): number {
  return id === undefined ? 0 : figure(board.player(id));
}

/** A card that left play counts as it last was (4.4). */
function lastFighting(board: Board, id: string | undefined, figure: string): number {
  if (id === undefined || figure !== 'fighting') return 0;
  return board.state.left.findLast((one) => one.id === id)?.fighting ?? 0;
}
