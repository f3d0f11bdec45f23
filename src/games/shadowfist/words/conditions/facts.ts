import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Cards, Condition, EventPattern, Filter } from '../../vocabulary/terms.ts';
import { type ConditionWord, conditionWord } from './condition-word.ts';

export interface OfCard {
  readonly card: CardRef;
  readonly is: Filter;
}

export const ofCard: ConditionWord<OfCard, 'card'> = conditionWord({
  description: 'The card matches the filter.',
  keys: ({ cardRef, filter }) => ({ card: cardRef, is: filter }),
  roles: { card: {} },
});

export interface Exists {
  readonly exists: Cards;
}

export const exists: ConditionWord<Exists, 'exists'> = conditionWord({
  description: 'There is at least one of these cards.',
  keys: ({ cards }) => ({ exists: cards }),
  roles: { exists: {} },
});

export interface CloserToVictory {
  readonly closerToVictory: PlayerRef;
  readonly than: PlayerRef;
}

export const closerToVictory: ConditionWord<CloserToVictory, 'closerToVictory'> = conditionWord({
  description: 'The first player is closer to victory than the second.',
  keys: ({ playerRef }) => ({ closerToVictory: playerRef, than: playerRef }),
  roles: { closerToVictory: {} },
});

/** In the inner condition, `that-player` is the player who is tried. */
export interface SomePlayer {
  readonly somePlayer: Players;
  readonly such: Condition;
}

export const somePlayer: ConditionWord<SomePlayer, 'somePlayer'> = conditionWord({
  description: 'The condition holds for at least one of these players.',
  keys: ({ players, condition }) => ({ somePlayer: players, such: condition }),
  roles: { somePlayer: {} },
});

export interface SamePlayer {
  readonly player: PlayerRef;
  readonly is: PlayerRef;
}

export const samePlayer: ConditionWord<SamePlayer, 'player'> = conditionWord({
  description: 'The two players are the same.',
  keys: ({ playerRef }) => ({ player: playerRef, is: playerRef }),
  roles: { player: {} },
});

export interface Opponent {
  readonly opponent: PlayerRef;
  readonly of: PlayerRef;
}

export const opponent: ConditionWord<Opponent, 'opponent'> = conditionWord({
  description: 'The first player is an opponent of the second.',
  keys: ({ playerRef }) => ({ opponent: playerRef, of: playerRef }),
  roles: { opponent: {} },
});

export interface TurnOf {
  readonly turnOf: PlayerRef;
}

export const turnOf: ConditionWord<TurnOf, 'turnOf'> = conditionWord({
  description: "It is the player's turn.",
  keys: ({ playerRef }) => ({ turnOf: playerRef }),
  roles: { turnOf: {} },
});

const times = [
  'main-shot',
  'establishing-shot',
  'start-of-turn',
  'attack',
  'combat',
  'prior-to-combat',
  'auction',
] as const;

export interface During {
  readonly during: (typeof times)[number];
}

export const during: ConditionWord<During, 'during'> = conditionWord({
  description: 'It is that part of the turn.',
  keys: () => ({ during: z.enum(times) }),
  roles: { during: {} },
});

export interface Attack {
  readonly attack: { readonly target?: Filter; readonly declaredBy?: Players };
}

export const attack: ConditionWord<Attack, 'attack'> = conditionWord({
  description: 'There is an attack on a matching card, or an attack that one of these players declared.',
  keys: ({ filter, players }) => ({
    attack: z.strictObject({
      target: filter.exactOptional().describe('The target matches this filter.'),
      declaredBy: players.exactOptional().describe('One of these players declared the attack.'),
    }),
  }),
  roles: { attack: {} },
});

export interface HappenedThisTurn {
  readonly happenedThisTurn: EventPattern;
  readonly atLeast?: number;
}

export const happenedThisTurn: ConditionWord<HappenedThisTurn, 'happenedThisTurn'> = conditionWord({
  description: 'A matching event happened this turn, at least that often.',
  keys: ({ eventPattern }) => ({
    happenedThisTurn: eventPattern,
    atLeast: z.int().min(1).exactOptional(),
  }),
  roles: { happenedThisTurn: {} },
});

/** An earlier effect of the same text did what it says (10.2: a successful sacrifice). */
export interface Done {
  readonly done: string;
}

export const done: ConditionWord<Done, 'done'> = conditionWord({
  description: 'The effect with that name was done.',
  keys: () => ({ done: name }),
  roles: {
    done: { reads: ({ done }) => [{ path: ['done'], name: done, means: ['done', 'drawn'] }] },
  },
});

export interface Chosen {
  readonly chosen: string;
  readonly as: string;
}

export const chosen: ConditionWord<Chosen, 'chosen'> = conditionWord({
  description: 'The mode `as` was chosen under that name.',
  keys: () => ({ chosen: name, as: name }),
  roles: { chosen: { reads: ({ chosen }) => [{ path: ['chosen'], name: chosen, means: ['mode'] }] } },
});
