import { expect } from 'vitest';
import type { z } from 'zod';
import { playThrough, type Undigested } from '../../../../src/engine/play-through.ts';
import { shadowfistLaw } from '../../../../src/games/shadowfist/rule-check/law.ts';
import {
  type InPlay,
  type Player,
  type State,
  type StateGiven,
  stateSchema,
} from '../../../../src/games/shadowfist/rule-check/state/state.ts';
import { type Definition, definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';

/**
 * States and plays of tests, with invented cards only:
 *
 *     const state = table({
 *       ann: { power: 3, front: { grove: aFengShuiSite() }, characters: { hood: { card: aCharacter({ fighting: 3 }), damage: 1 } } },
 *       bob: { front: { tower: aSite() }, hand: { bolt: anEvent() } },
 *     });
 *     const later = afterPlaying(state, { do: 'heal', player: 'ann', card: 'hood' }, pass);
 *     expect(broken(later, { do: 'heal', player: 'ann', card: 'hood' })).toEqual(['4.5.3/…']);
 */

const SOURCE = 'shadowfist.yotd/';

/** All pass: the scene resolves, or the game goes on. */
export const pass = { do: 'pass', player: 'everyone' } as const;

const made =
  (type: Definition['type'], usual: Partial<Definition> = {}) =>
  (given: Partial<z.input<typeof definition>> = {}): Definition =>
    definition.parse({ title: `A ${type}`, type, ...usual, ...given });

export const aCharacter = made('Character', { cost: 0, fighting: 1 });
export const aFengShuiSite = made('Feng Shui Site', { power: 2, body: 5 });
export const aSite = made('Site', { cost: 0, power: 1, body: 5 });
export const aState = made('State', { cost: 0 });
export const anEdge = made('Edge', { cost: 0 });
export const anEvent = made('Event', { cost: 0 });

type CardInPlay = NonNullable<StateGiven['inPlay']>[number];
type Card = CardInPlay['card'];
/** Cards by their ids: a card, or what else there is to say of it. */
type Pieces = Readonly<Record<string, Definition | ({ readonly card: Card } & Partial<CardInPlay>)>>;
/** How many cards nobody has named, or cards by their ids, the topmost first. */
type Pile = number | Readonly<Record<string, Card>>;
type Zone = 'hand' | 'deck' | 'smoked' | 'toasted' | 'burnedForVictory';
type Seat = Partial<Omit<StateGiven['players'][number], 'id' | Zone>> & { readonly [Name in Zone]?: Pile } & {
  /** Sites, by columns from the left. */
  readonly front?: Pieces;
  readonly back?: Pieces;
  /** At the first location, unless said otherwise. */
  readonly characters?: Pieces;
  readonly edges?: Pieces;
  readonly states?: Pieces;
};

/** Players clockwise, with what they have. The first is in his or her Main Shot, unless said otherwise. */
export function table(
  seats: Readonly<Record<string, Seat>>,
  {
    turn,
    ...more
  }: Partial<Omit<StateGiven, 'players' | 'turn'>> & { turn?: Partial<StateGiven['turn']> } = {},
): State {
  const [first = ''] = Object.keys(seats);
  return stateSchema.parse({
    players: Object.entries(seats).map(([id, seat]) => seated(id, seat)),
    inPlay: Object.entries(seats).flatMap(([id, seat]) => laidOut(id, seat)),
    turn: { player: first, phase: 'main', generatedPower: true, ...turn },
    ...more,
  });
}

function seated(id: string, seat: Seat): StateGiven['players'][number] {
  const { front, back, characters, edges, states, ...rest } = seat;
  const { hand = 0, deck = 20, smoked = 0, toasted = 0, burnedForVictory = 0, ...others } = rest;
  return {
    ...{ id, power: 0, ...others, hand: piled(hand), deck: piled(deck) },
    ...{ smoked: piled(smoked), toasted: piled(toasted), burnedForVictory: piled(burnedForVictory) },
  };
}

function piled(pile: Pile): StateGiven['players'][number]['hand'] {
  return typeof pile === 'number' ? pile : Object.entries(pile).map(([id, card]) => ({ id, card }));
}

function laidOut(player: string, seat: Seat): CardInPlay[] {
  const lay = (pieces: Pieces = {}, where: (place: number) => Partial<CardInPlay> = () => ({})) =>
    Object.entries(pieces).map(([id, piece], place): CardInPlay => {
      const told = 'card' in piece ? piece : { card: piece };
      return { id, owner: player, controller: player, ...where(place), ...told };
    });
  const somewhere = seat.front === undefined ? null : 0;
  return [
    ...lay(seat.front, (column) => ({ column, row: 'front' })),
    ...lay(seat.back, (column) => ({ column, row: 'back' })),
    ...lay(seat.characters, () => ({ column: somewhere })),
    ...lay(seat.edges),
    ...lay(seat.states),
  ];
}

const law = shadowfistLaw(() => undefined);

/** Whatever is answered. */
export function judged(state: unknown, ...actions: readonly unknown[]): Undigested {
  return playThrough(law, { state, actions });
}

/** The state after legal actions, played as two requests with the state as JSON between them: nothing else may be remembered. */
export function afterPlaying(state: unknown, ...actions: readonly unknown[]): State {
  const middle = Math.ceil(actions.length / 2);
  const halfway = played(state, actions.slice(0, middle));
  const reached = middle === actions.length ? halfway : played(halfway, actions.slice(middle));
  return stateSchema.parse(reached);
}

/** The state, as JSON, after one request whose actions are legal. */
function played(state: unknown, actions: readonly unknown[]): unknown {
  const answer = judged(state, ...actions);
  const [wrong] = answer.verdicts.filter(({ outcome }) => outcome !== 'legal');
  const told = wrong ?? { mistakes: answer.mistakes, violations: answer.stateViolations };
  expect({ outcome: answer.outcome, actions }, JSON.stringify(told)).toEqual({ outcome: 'legal', actions });
  return JSON.parse(JSON.stringify(answer.state));
}

/** The rules that an action breaks, without their source; none if it is legal. */
export function broken(state: unknown, action: unknown): string[] {
  const { outcome, mistakes, stateViolations, verdicts } = judged(state, action);
  const [verdict] = verdicts;
  if (verdict?.outcome === 'illegal') return verdict.violations.map(({ rule }) => rule.replace(SOURCE, ''));
  expect({ outcome, mistakes, stateViolations }, JSON.stringify(verdict)).toMatchObject({ outcome: 'legal' });
  return [];
}

/** Where an action is not finished, by pointer. */
export function open(state: unknown, action: unknown): string[] {
  const [verdict] = judged(state, action).verdicts;
  expect(verdict).toMatchObject({ outcome: 'needs-choice' });
  return verdict?.outcome === 'needs-choice' ? verdict.choices.map(({ pointer }) => pointer) : [];
}

/** What happens by a legal action. */
export function events(state: unknown, action: unknown): readonly unknown[] {
  const [verdict] = judged(state, action).verdicts;
  expect(verdict).toMatchObject({ outcome: 'legal' });
  return verdict?.outcome === 'legal' ? verdict.events : [];
}

/** Every action that is listed for a player as legal. */
export function listed(state: unknown, player = 'all'): readonly unknown[] {
  const { legalActions } = playThrough(law, { state, actions: [] }, { legalActions: player });
  expect(legalActions).not.toBeNull();
  return (legalActions ?? []).map(({ action }) => action);
}

export function card(state: State, id: string): InPlay {
  return found(
    state.inPlay.find((one) => one.id === id),
    id,
  );
}

export function player(state: State, id: string): Player {
  return found(
    state.players.find((one) => one.id === id),
    id,
  );
}

/** The ids of the cards in a pile. */
export function pile(state: State, of: string, zone: Zone): string[] {
  return player(state, of)[zone].cards.map(({ id }) => id);
}

function found<Value>(value: Value | undefined, id: string): Value {
  if (value === undefined) throw new Error(`There is no ${id}.`);
  return value;
}
