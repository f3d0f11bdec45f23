import type { Domain, OpenChoice } from '../../../../engine/answer.ts';
import type { Board } from '../board/board.ts';
import { personasOf } from '../board/cards/personas.ts';
import { emit } from '../doing/emit.ts';
import { putIntoHand, takeFromEndurance } from '../doing/endurance.ts';
import { changePlaces } from '../doing/personas.ts';
import type { Inactive, Player } from '../state/state.ts';
import type { ActionNamed } from './actions.ts';
import { check, type Subject } from './verb.ts';

type Start = ActionNamed<'start'>;

/** A Hand with which the duel begins. */
export interface OpeningHand {
  readonly player: Player;
  /** By what an action names it: the player, or, of two Immortals of one player, the Persona card. */
  readonly of: string;
  readonly size: number;
  /** How many cards have been drawn from the same Endurance before. */
  readonly after: number;
}

/** A player with two Immortals, each of whom begins with a Hand of his own (FAQ, Corda And Reno). */
interface Pair {
  readonly player: Player;
  readonly personas: readonly [string, string];
}

/** Before the duel nobody is active: whom the state does not call inactive, or else the first, has what stands with the player. */
function waitingOf(board: Board, player: Player): Inactive | undefined {
  if (player.inactive !== null) return player.inactive;
  const [, second] = personasOf(board, player.id);
  if (second === undefined) return undefined;
  const { ability, maximumAbility } = player;
  return { persona: second.id, ability, maximumAbility, hand: { cards: [], unknown: 0 }, weaponsLost: [] };
}

function pairOf(board: Board, player: Player): Pair | undefined {
  const waiting = waitingOf(board, player);
  const other = personasOf(board, player.id).find(({ id }) => id !== waiting?.persona);
  if (waiting === undefined || other === undefined) return undefined;
  return { player, personas: [other.id, waiting.persona] };
}

function pairsIn(board: Board): Pair[] {
  return board.state.players.flatMap((player) => pairOf(board, player) ?? []);
}

/** One card for each point of Ability: of each player, or of each of his two Immortals. */
export function openingHands(board: Board): OpeningHand[] {
  return board.state.players.flatMap((player) => {
    const size = Math.max(0, player.ability);
    const waiting = waitingOf(board, player);
    if (waiting === undefined) return [{ player, of: player.id, size, after: 0 }];
    const [of] = pairOf(board, player)?.personas ?? [player.id];
    return [
      { player, of, size, after: 0 },
      { player, of: waiting.persona, size: Math.max(0, waiting.ability), after: size },
    ];
  });
}

export function drawOpeningHands(board: Board, named: NonNullable<Start['hands']>): void {
  for (const player of board.state.players) player.inactive = waitingOf(board, player) ?? null;
  for (const { player, of, size } of openingHands(board)) {
    const drawn = takeFromEndurance(board, player, size, named[of]);
    putIntoHand(player.inactive?.persona === of ? player.inactive : player, drawn);
    emit(board, { event: 'drawn', player: player.id, amount: drawn.cards.length + drawn.unknown });
  }
}

/** Once the Hands are drawn, it is decided which of the two begins. */
export function decideWhoIsActive(board: Board, active: NonNullable<Start['active']>): void {
  for (const player of board.state.players) {
    if (player.inactive !== null && active[player.id] === player.inactive.persona)
      changePlaces(board, player);
  }
}

export const activeIsOneOfTwo = check<Subject<Start>>(
  'active-is-one-of-two',
  {
    first: 'first-edition/what-are-all-these-cards/persona-lets-you-be-immortal',
    typeTwo: 'type-two/faq/corda-reno-first-active',
  },
  function* ({ board, action }) {
    const pairs = pairsIn(board);
    for (const [id, persona] of Object.entries(action.active ?? {})) {
      const personas: readonly string[] = pairs.find(({ player }) => player.id === id)?.personas ?? [];
      if (!personas.includes(persona))
        yield {
          message:
            personas.length === 0
              ? `${id} does not play two Immortals.`
              : `${id} begins as one of the two Immortals that he plays.`,
          action: [`/active/${id}`],
          need: personas,
          have: persona,
        };
    }
  },
);

/** What is still to be decided, by the place of the answer. */
export function whoMayBeActive(board: Board): Record<string, Domain> {
  return Object.fromEntries(
    pairsIn(board).map(({ player, personas }) => [
      `/active/${player.id}`,
      { form: 'value', from: [...personas], least: 1, most: 1 },
    ]),
  );
}

export function* activeUntold({ board, action }: Subject<Start>): Iterable<OpenChoice> {
  for (const { player, personas } of pairsIn(board)) {
    if (action.active?.[player.id] === undefined)
      yield {
        ...{
          pointer: `/active/${player.id}`,
          form: 'value',
          player: player.id,
          about: 'The Immortal who is active first',
        },
        ...{ from: [...personas], least: 1, most: 1 },
      };
  }
}
