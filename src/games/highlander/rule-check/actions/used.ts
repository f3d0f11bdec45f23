import type { Ability } from '../../vocabulary/abilities.ts';
import type { EventPattern } from '../../vocabulary/terms.ts';
import type { Board } from '../board/board.ts';
import { textsOf } from '../board/texts/texts.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { ActionNamed } from './actions.ts';
import type { Subject } from './verb.ts';

export type Use = ActionNamed<'use'>;
export type Usable = Extract<Ability, { ability: 'may-do' | 'must-do' | 'discard-to-use' }>;

export interface Used {
  readonly card: InPlay;
  readonly ability: Usable;
  readonly frame: Frame;
}

/** What a player may use of a card: of his own, or of one whose text says that he may. */
export function found({ board, action }: Subject<Use>): Used | undefined {
  const card = board.inPlay(action.card);
  const text = card === undefined ? undefined : textsOf(board, board.seen(card))[action.ability];
  if (card === undefined || text === undefined) return undefined;
  const { ability, frame } = text;
  if (ability.ability !== 'may-do' && ability.ability !== 'must-do' && ability.ability !== 'discard-to-use')
    return undefined;
  const event = isAnswering(ability) ? answered(board, ability.on, frame) : undefined;
  const asked = event === undefined ? frame : { ...frame, event };
  return { card, ability, frame: { ...asked, values: { ...frame.values } } };
}

/** The abilities of a card that a player may use at all, by the numbers under which `use` names them. */
export function usableOf(board: Board, card: string, player: string): number[] {
  const inPlay = board.inPlay(card);
  if (inPlay === undefined) return [];
  return [...textsOf(board, board.seen(inPlay)).keys()].filter((ability) => {
    const used = found({ board, action: { do: 'use', player, card, ability } });
    return used !== undefined && mayBeUsedBy(board, used, player);
  });
}

/** What a player would use of his card that the vocabulary cannot say; undefined for what it can. */
export function unsaidUse({
  board,
  action,
}: Subject<Use>): Extract<Ability, { ability: 'unsupported' }> | undefined {
  const card = board.inPlay(action.card);
  if (card?.controller !== action.player) return undefined;
  const { ability } = textsOf(board, board.seen(card))[action.ability] ?? {};
  return ability?.ability === 'unsupported' ? ability : undefined;
}

type Answering = Usable & { readonly on: EventPattern };

/** What is used when something happens. */
export function isAnswering(ability: Usable): ability is Answering {
  return ability.ability === 'discard-to-use' && ability.on !== undefined;
}

/** The last such thing that happened in this turn. */
function answered(board: Board, on: EventPattern, frame: Frame): Frame['event'] {
  return board.state.turn.events.findLast((event) =>
    board.meanings.isSuch(board, on, event, { ...frame, event }),
  );
}

export function mayBeUsedBy(board: Board, { card, ability, frame }: Used, player: string): boolean {
  if (!('by' in ability) || ability.by === undefined) return card.controller === player;
  return board.meanings.players(board, ability.by, frame).includes(player);
}
