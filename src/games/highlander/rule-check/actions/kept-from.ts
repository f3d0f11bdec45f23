import type { Check } from '../../../../engine/check.ts';
import type { Prevention } from '../../vocabulary/words.ts';
import type { Board, Seen } from '../board/board.ts';
import { type Deed, preventionsOf } from '../board/forbidding/prevention.ts';
import { nameOfSource, pointersToSource, sourceOf } from '../board/sources.ts';
import { mayDespite, mayDespiteTextOf, mayFindDespite } from '../board/turn/leave.ts';
import type { Cited } from './citing.ts';
import { check, type Failures, type Subject } from './verb.ts';

/** A player is kept from what a card says that he cannot do (Prevention). */
export const prevention = {
  first: 'handbook-addendum/prevention/forbidden-is-prevented',
  typeTwo: 'type-two/prevention/what-it-is',
} as const satisfies Cited;

type Acting = Subject<{ readonly player: string }>;

/** What a player would do in an action: how a prevention calls it, and of what exactly that is asked. */
export interface Kept extends Deed {
  readonly what: Prevention;
  /** In words, after "cannot". */
  readonly words: string;
  /** Where the action says it. */
  readonly at?: string;
}

/** To be a Head Shot an attack must be able to become a Power Blow: who is kept from making those makes neither (Head Shots). */
export function keptAsPowerBlows({ switches }: Board): readonly Pick<Kept, 'what' | 'words'>[] {
  return switches.headShots === 'upper-power-blows'
    ? [{ what: 'make-power-blows', words: 'make Power Blows, as a Head Shot is' }]
    : [];
}

/** Nothing keeps the player from any of these. */
export function notKeptFrom<Of extends Acting>(
  code: string,
  deeds: (subject: Of) => Iterable<Kept>,
): Check<Of> {
  return check<Of>(code, prevention, function* (subject) {
    for (const deed of deeds(subject)) yield* preventing(subject.board, subject.action.player, deed);
  });
}

function* preventing(board: Board, player: string, { what, words, at, ...deed }: Kept): Failures {
  for (const { frame } of preventionsOf(board, player, what, deed)) {
    if (isPlayedDespite(board, player, deed, sourceOf(board, frame))) continue;
    yield {
      message: `${player} cannot ${words}: ${nameOfSource(board, frame)} prevents it.`,
      state: pointersToSource(board, frame),
      ...(at === undefined ? {} : { action: [at] }),
    };
  }
}

/** A card that may be played in spite of prevention, or of the text of such a card; or that may yet be found, and is such. */
function isPlayedDespite(board: Board, player: string, deed: Deed, by: Seen | undefined): boolean {
  const { card, any, from } = deed;
  if (card === undefined) return any !== undefined && mayFindDespite(board, player, { kind: any, from }, by);
  return (
    mayDespite(board, player, card, 'prevention') ||
    (by !== undefined && mayDespiteTextOf(board, player, card, by))
  );
}
