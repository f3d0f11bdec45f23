import { areaInForce } from '../board/attacks/areas.ts';
import { attackArea, cardOf } from '../board/attacks/attacks.ts';
import {
  backsAwayInVain,
  coversEnough,
  keepsFromServing,
  servesOnce,
  unstoppableBy,
} from '../board/attacks/defenses.ts';
import { named } from '../board/attacks/grid.ts';
import { areConsecutive } from '../board/attacks/sequence.ts';
import type { Board, Seen } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import { nameOfSource, pointersToSource } from '../board/sources.ts';
import type { Attack } from '../state/state.ts';
import { CARD_TEXT, type Cited } from './citing.ts';
import { prevention } from './kept-from.ts';
import type { Failures } from './verb.ts';

/** Why a defense does not stop an attack: what a card says of the attack, against a Guard or another, or of the defense. */
type Why = 'guard' | 'other-defense' | 'text-of-defense';

const typeTwo = 'type-two/defense-phase/no-knowingly-inappropriate';

/** What a card says of an attack goes before what a defense could do otherwise (Prevention, Example 1). */
export const cannotBeDefended: readonly (readonly [Why, Cited])[] = [
  ['guard', { first: 'first-edition/guards-and-other-standing-defenses/unblockable-passes-guard', typeTwo }],
  ['other-defense', { first: prevention.first, typeTwo }],
  ['text-of-defense', { first: CARD_TEXT.first, typeTwo }],
];

export const servesConsecutively: Cited = {
  by: 'defenseForSeveral',
  reference: 'reference/defending/several-consecutive',
};

export const noBlockAgainstRanged: Cited = {
  by: 'rangedAndBlocks',
  first: 'first-edition/ranged-attacks/ranged-cannot-be-blocked',
  typeTwo: 'type-two/ranged-attacks/no-block',
  reference: 'reference/ranged-attacks/no-block',
};

export const noBlockAgainstTricks: Cited = {
  by: 'dirtyTricks',
  typeTwo: 'type-two/dirty-tricks/no-block',
  reference: 'reference/dirty-tricks/unblockable',
};

export const noBackAwayFromRanged: Cited = {
  by: 'rangedAndBackAway',
  typeTwo: 'type-two/ranged-attacks/no-back-away',
  reference: 'reference/ranged-attacks/no-back-away',
};

export function* backingAway(board: Board, attack: Attack, defense: Seen, at: string): Failures {
  if (backsAwayInVain(board, cardOf(board, attack), defense))
    yield { message: 'Nobody can Back Away from a Ranged Attack.', action: [at] };
}

export function* uncovered(board: Board, attack: Attack, defense: Seen, at: string): Failures {
  if (coversEnough(board, attack, defense)) return;
  const aim = named(attackArea(board, attack));
  const covered = named(areaInForce(board, defense));
  yield {
    message: `The attack is aimed at ${aim}; the defense covers ${covered}.`,
    action: [at],
    need: aim,
    have: covered,
  };
}

export function* unstoppable(board: Board, attack: Attack, defense: Seen, why: Why, at: string): Failures {
  const card = cardOf(board, attack);
  if (why !== 'text-of-defense' && is(board, defense, 'guard') !== (why === 'guard')) return;
  const said =
    why === 'text-of-defense'
      ? keepsFromServing(board, card, defense)
      : unstoppableBy(board, card, defense, defense.from);
  for (const { frame } of said)
    yield {
      message: `That defense does not stop ${attack.id}: ${nameOfSource(board, frame)} says so.`,
      state: pointersToSource(board, frame),
      action: [at],
    };
}

export function* servingOnce(board: Board, defense: Seen, at: string): Failures {
  for (const { frame } of servesOnce(board, defense))
    yield {
      message: `That defense serves against one attack only: ${nameOfSource(board, frame)} says so.`,
      state: pointersToSource(board, frame),
      action: [at],
      need: { most: 1 },
    };
}

export function* servingConsecutively(
  board: Board,
  player: string,
  attacks: readonly string[],
  at: string,
): Failures {
  if (!areConsecutive(board, player, attacks))
    yield { message: 'One defense serves against consecutive attacks.', action: [at], have: [...attacks] };
}
