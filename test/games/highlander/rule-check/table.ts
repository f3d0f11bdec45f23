import { expect } from 'vitest';
import type { z } from 'zod';
import { Budget } from '../../../../src/engine/budget.ts';
import { playThrough, type Undigested } from '../../../../src/engine/play-through.ts';
import { Board } from '../../../../src/games/highlander/rule-check/board/board.ts';
import { meanings } from '../../../../src/games/highlander/rule-check/board/meanings.ts';
import { highlanderLaw } from '../../../../src/games/highlander/rule-check/law.ts';
import { type RulesetId, rulesetOf } from '../../../../src/games/highlander/rule-check/rulesets/rulesets.ts';
import type { Switches } from '../../../../src/games/highlander/rule-check/rulesets/switches.ts';
import { type State, stateSchema } from '../../../../src/games/highlander/rule-check/state/state.ts';
import { written } from '../../../../src/games/highlander/rule-check/state/written.ts';
import type { Ability } from '../../../../src/games/highlander/vocabulary/abilities.ts';
import { type Definition, definition } from '../../../../src/games/highlander/vocabulary/definition.ts';

/**
 * States and plays of tests, with invented cards only:
 *
 *     const duel = table({
 *       ann: { hand: { cut: anAttack('upper left') } },
 *       bob: { inPlay: { high: aGuard('upper left', 'upper center') } },
 *     });
 *     expect(broken(duel, { do: 'play', player: 'ann', card: 'cut' })).toEqual([]);
 */

const squares = [
  ...['upper left', 'upper center', 'upper right'],
  ...['middle left', 'middle center', 'middle right'],
  ...['lower left', 'lower center', 'lower right'],
] as const;
export type Square = (typeof squares)[number];

/** Three rows of three letters. */
export function grid(...covered: readonly Square[]): string {
  const letters = squares.map((square) => (covered.includes(square) ? 'X' : 'O'));
  return [0, 3, 6].map((row) => letters.slice(row, row + 3).join('')).join('/');
}

type Given = Partial<z.input<typeof definition>>;

const noGems = { gems: {} };

/** A card without a grid. */
export function aCard(type: Definition['type'], given: Given = {}): Definition {
  return definition.parse({ title: `A ${type}`, type, ...noGems, ...given });
}

const gridded =
  (type: Definition['type']) =>
  (...covered: readonly Square[]): Definition =>
    aCard(type, { title: `${type} ${covered.join(' ')}`, grid: grid(...covered) });

export const anAttack = gridded('Attack');
export const aBasicAttack = gridded('Basic Attack');
export const aSpecialAttack = gridded('Special Attack');
export const aRangedAttack = gridded('Ranged Attack');
export const aDirtyTrick = gridded('Dirty Trick');
export const aBlock = gridded('Block');
export const aGuard = gridded('Guard');
export const aDodge = gridded('Dodge');
export const everywhere = squares;

type Continuous = Omit<Extract<Ability, { ability: 'continuous' }>, 'ability'>;

/** What a card says all the time. */
export const says = (said: Continuous): Ability => ({ ability: 'continuous', ...said });

/** A Situation with such a text. */
export const aText = (title: string, ...abilities: Ability[]): Definition =>
  aCard('Situation', { title, abilities });

/** The same gridded card with such a text. */
export const saying = (card: Definition, ...abilities: Ability[]): Definition =>
  definition.parse({ ...card, abilities });

type StateGiven = z.input<typeof stateSchema>;
type PlayerGiven = StateGiven['players'][number];
type CardInPlay = NonNullable<StateGiven['inPlay']>[number];
/** How many cards nobody has named, or cards by their ids, the topmost first. */
type Pile = number | Readonly<Record<string, Definition | string>>;
type PileName = 'hand' | 'endurance' | 'discard' | 'removed';
type Seat = Partial<Omit<PlayerGiven, 'id' | PileName>> & { readonly [Name in PileName]?: Pile } & {
  readonly inPlay?: Readonly<
    Record<string, Definition | ({ readonly card: Definition } & Partial<CardInPlay>)>
  >;
};

type Rest = Partial<Omit<StateGiven, 'players' | 'inPlay' | 'turn'>> & { turn?: Partial<StateGiven['turn']> };

/** Two players, with what they have. It is the first one's turn, in the Attack Phase unless said otherwise. */
export function table(seats: Readonly<Record<string, Seat>>, { turn, ...rest }: Rest = {}): State {
  const [one = '', other = ''] = Object.keys(seats);
  const seat = (id: string): PlayerGiven => {
    const { inPlay: _, hand = 0, endurance = 30, discard = 0, removed = 0, ...others } = seats[id] ?? {};
    return {
      ...{ id, ...others, hand: piled(hand), endurance: piled(endurance) },
      ...{ discard: piled(discard), removed: piled(removed) },
    };
  };
  return stateSchema.parse({
    players: [seat(one), seat(other)],
    inPlay: [one, other].flatMap((id) =>
      Object.entries(seats[id]?.inPlay ?? {}).map(([card, given]) => ({
        ...{ id: card, owner: id, controller: id, preGame: false },
        ...('card' in given ? given : { card: given }),
      })),
    ),
    turn: { player: one, number: 3, phase: 'attack', ...turn },
    turnsBefore: [{ player: other }, { player: one }],
    ...rest,
  });
}

function piled(pile: Pile) {
  return typeof pile === 'number' ? pile : Object.entries(pile).map(([id, card]) => ({ id, card }));
}

/** A state in a player's Defense Phase, with attacks of the other on the way. */
export function attacked(
  seats: Readonly<Record<string, Seat>>,
  attacks: Readonly<Record<string, Definition | ({ readonly card: Definition } & Partial<Attack>)>>,
  rest: Rest = {},
): State {
  const [defender = '', attacker = ''] = Object.keys(seats);
  const told = Object.entries(attacks).map(([id, given]) =>
    'card' in given ? { ...given, id } : { card: given, id },
  );
  const inPlay = Object.fromEntries(
    told.map(({ id, card, hidden = false }) => [
      id,
      { card, as: 'attack' as const, enteredIn: 2, faceDown: hidden },
    ]),
  );
  return table(
    { ...seats, [attacker]: { ...seats[attacker], inPlay: { ...seats[attacker]?.inPlay, ...inPlay } } },
    {
      attacks: told.map(({ card: _, ...attack }) => ({ by: attacker, ...attack })),
      ...rest,
      turn: { player: defender, phase: 'defense', ...rest.turn },
    },
  );
}

type Attack = NonNullable<StateGiven['attacks']>[number];

type Acting = Readonly<Record<string, unknown>> & { readonly do: string; readonly player: string };

export const editions = {
  first: 'highlander.first-edition',
  typeTwo: 'highlander.type-two',
  reference: 'highlander.reference',
} as const satisfies Record<string, RulesetId>;
export type EditionName = keyof typeof editions;

/** The law of an edition; of Type Two unless said otherwise. */
export function lawOf(edition: EditionName = 'typeTwo', switched: Partial<Switches> = {}) {
  const id = editions[edition];
  return highlanderLaw(() => undefined, { edition: id, switches: { ...rulesetOf(id), ...switched } });
}

/** What is answered, through JSON as over HTTP. */
export function judged(
  state: State,
  actions: readonly Acting[],
  edition: EditionName = 'typeTwo',
  switched: Partial<Switches> = {},
): Undigested {
  const throughJson: unknown = JSON.parse(JSON.stringify(written(state)));
  return playThrough(lawOf(edition, switched), { state: throughJson, actions });
}

/** The state after legal actions, played as two requests with the state as JSON between them: nothing else may be remembered. */
export function afterwards(
  state: State,
  actions: readonly Acting[],
  edition: EditionName = 'typeTwo',
): State {
  const middle = Math.ceil(actions.length / 2);
  const halfway = played(state, actions.slice(0, middle), edition);
  return middle === actions.length ? halfway : played(halfway, actions.slice(middle), edition);
}

/** The state after one request whose actions are legal. */
function played(state: State, actions: readonly Acting[], edition: EditionName): State {
  const answer = judged(state, actions, edition);
  expect(answer.mistakes).toEqual([]);
  expect(answer.stateViolations).toEqual([]);
  for (const verdict of answer.verdicts) {
    const { index } = verdict;
    expect(verdict).toMatchObject({ index, outcome: 'legal' });
  }
  return stateSchema.parse(answer.state);
}

/** The ids of the rules that an action breaks, without `highlander.`; none if it is legal. */
export function broken(
  state: State,
  action: Acting,
  edition: EditionName = 'typeTwo',
  switched: Partial<Switches> = {},
): string[] {
  const answer = judged(state, [action], edition, switched);
  expect(answer.mistakes).toEqual([]);
  expect(answer.stateViolations).toEqual([]);
  const [verdict] = answer.verdicts;
  if (verdict?.outcome === 'illegal')
    return verdict.violations.map(({ rule }) => rule.replace(/^highlander\./, ''));
  expect(verdict).toMatchObject({ outcome: 'legal' });
  return [];
}

/** Five cards without gems, for Exertions. */
export function five(prefix = 'x'): { id: string; card: Definition }[] {
  return [1, 2, 3, 4, 5].map((number) => ({ id: `${prefix}${number}`, card: aCard('Event') }));
}

/** A board on which to ask what words mean. */
export function boardOf(state: State, edition: EditionName = 'typeTwo', switched: Partial<Switches> = {}) {
  const id = editions[edition];
  const ruling = { edition: id, switches: { ...rulesetOf(id), ...switched } };
  return new Board(state, () => undefined, ruling, meanings, new Budget());
}
