import { beyondReading } from '../../../../../engine/bounds.ts';
import type { Budget } from '../../../../../engine/budget.ts';
import { isRecord } from '../../../../../engine/forms.ts';
import type { Read } from '../../../../../engine/law.ts';
import { readBounded, readBoundedIfRight } from '../../../../../engine/reading.ts';
import { objectsWithin } from '../../../../../engine/size.ts';
import { MOST_PLAYERS, type State, stateSchema } from '../state.ts';
import type { CardElsewhere } from '../values.ts';
import { OwnCards } from './own-cards.ts';
import { type Pile, piles } from './piles.ts';
import { plainCard, plainInPlay, type ReadOwn } from './plain-cards.ts';

/** What it costs to read one object of a state, in steps. */
const AN_OBJECT = 0.6;

/** The form alone; whether what is named exists is not asked. The schema decides, and tells every mistake. */
export function readForm(given: unknown, budget: Budget): Read<State> {
  const beyond = beyondReading(given, ['state']);
  if (beyond !== null) return { mistakes: [beyond] };
  return readApart(given, budget) ?? readBounded(stateSchema, given, ['state']);
}

/** Plain cards are read by themselves, and the schema reads what is left; undefined if anything is wrong. */
function readApart(given: unknown, budget: Budget): Read<State> | undefined {
  if (!isRecord(given) || !Array.isArray(given.players) || !Array.isArray(given.inPlay)) return undefined;
  if (given.players.length > MOST_PLAYERS) return undefined;
  budget.hold(given.players.reduce((cards: number, player) => cards + cardsOf(player), given.inPlay.length));
  const own = new OwnCards(budget);
  const ownCard: ReadOwn = (card) => own.read(card);
  const inPlay = parted(given.inPlay, (one) => plainInPlay(one, ownCard));
  const players = given.players.map((player) => withoutPlainCards(player, ownCard));
  const left = { ...given, players: players.map((player) => player.left), inPlay: inPlay.left };
  budget.step(objectsWithin(left) * AN_OBJECT);
  const state = readBoundedIfRight(stateSchema, left);
  if (state === undefined) return undefined;
  state.inPlay = joined(inPlay, state.inPlay);
  for (const [at, player] of state.players.entries()) {
    for (const [pile, cards] of players[at]?.piles ?? []) {
      player[pile].cards = joined(cards, player[pile].cards);
    }
  }
  return { value: state };
}

/** How many cards a player is given outside play. */
function cardsOf(player: unknown): number {
  if (!isRecord(player)) return 0;
  return piles.reduce((cards, pile) => {
    const given = player[pile];
    const known = isRecord(given) ? given.cards : given;
    return cards + (Array.isArray(known) ? known.length : 0);
  }, 0);
}

interface PlayerApart {
  readonly left: unknown;
  readonly piles: readonly (readonly [Pile, Parted<CardElsewhere>])[];
}

function withoutPlainCards(player: unknown, ownCard: ReadOwn): PlayerApart {
  if (!isRecord(player)) return { left: player, piles: [] };
  const left: Record<string, unknown> = { ...player };
  const taken: [Pile, Parted<CardElsewhere>][] = [];
  for (const pile of piles) {
    const cards = player[pile];
    if (!Array.isArray(cards)) continue;
    const apart = parted(cards, (one) => plainCard(one, ownCard));
    // Of what is written of an empty pile, a number is read soonest.
    left[pile] = apart.left.length > 0 ? apart.left : 0;
    taken.push([pile, apart]);
  }
  return { left, piles: taken };
}

/** A list of which some was read already: in its place, where the gaps are what is left. */
interface Parted<Value> {
  readonly read: readonly (Value | undefined)[];
  readonly left: readonly unknown[];
}

function parted<Value>(list: readonly unknown[], read: (one: unknown) => Value | undefined): Parted<Value> {
  const all: (Value | undefined)[] = [];
  const left: unknown[] = [];
  for (const one of list) {
    const value = read(one);
    all.push(value);
    if (value === undefined) left.push(one);
  }
  return { read: all, left };
}

function joined<Value>({ read }: Parted<Value>, others: readonly Value[]): Value[] {
  const all: Value[] = [];
  let next = 0;
  for (const one of read) {
    const value = one ?? others[next++];
    if (value !== undefined) all.push(value);
  }
  return all;
}
