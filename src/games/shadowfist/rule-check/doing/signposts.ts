import type { Board } from '../board/board.ts';
import { inflictsDamageThatStays } from '../board/figures.ts';
import type { Signpost } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Blow } from './damage.ts';
import { emit } from './emit.ts';
import { isGone } from './following.ts';

/** A signpost takes the place of any other for the same source of damage (4.5.2). */
export function setSignpost(board: Board, set: Omit<Signpost, 'id' | 'gone'>, frame: Frame): void {
  const { state } = board;
  const { source, from, to } = set;
  state.signposts = state.signposts.filter((one) => !isSameSource(board, one.source, source));
  const gone = [...('card' in source ? [source.card] : []), ...from, to].filter((id) => isGone(frame, id));
  state.signposts.push({ id: board.newId('s'), ...set, ...(gone.length > 0 ? { gone } : {}) });
  board.changed();
  emit(board, {
    ...{ event: 'signpost-set', target: to, cards: from },
    ...('card' in source ? { source: source.card } : { effect: source.effect }),
  });
}

/** The damage of an effect is damage of the card whose effect it is, too. */
function isSameSource(board: Board, one: Signpost['source'], other: Signpost['source']): boolean {
  if ('effect' in one && 'effect' in other) return one.effect === other.effect;
  return cardInflicting(board, one) === cardInflicting(board, other);
}

function cardInflicting({ state }: Board, source: Signpost['source']): string | undefined {
  if ('card' in source) return source.card;
  const waiting = [...(state.scene?.items ?? []), ...state.nextScene];
  return waiting.find(({ id }) => id === source.effect)?.frame.source;
}

/**
 * Where the next damage of a source goes, be it combat damage or not (example of 4.5.2). All that the source inflicts
 * at once passes the signpost, which is then used up. What no signpost redirects goes where `otherwise` says.
 */
export function followSignposts(
  board: Board,
  blows: readonly Blow[],
  otherwise: (blow: Blow) => Blow,
): Blow[] {
  const passed = new Map<Signpost, number>();
  const arriving = blows.flatMap((blow) => {
    if (cannotBeRedirected(board, blow)) return [blow];
    const signpost = board.state.signposts.findLast((one) => isOnTheWay(board, one, blow));
    if (signpost === undefined) return [otherwise(blow)];
    const before = passed.get(signpost) ?? 0;
    const amount = Math.min(
      blow.amount,
      signpost.amount === undefined ? blow.amount : signpost.amount - before,
    );
    passed.set(signpost, before + amount);
    if (amount <= 0) return [otherwise(blow)];
    emit(board, {
      ...{ event: 'redirected', card: blow.to, target: signpost.to, source: signpost.by, amount },
    });
    const rest = blow.amount - amount;
    return [...sentOn(signpost, blow, amount), ...(rest > 0 ? [otherwise({ ...blow, amount: rest })] : [])];
  });
  if (passed.size > 0) {
    board.state.signposts = board.state.signposts.filter((one) => !passed.has(one));
    board.changed();
  }
  return arriving;
}

function cannotBeRedirected(board: Board, { source, combat, unchangeable }: Blow): boolean {
  if (unchangeable === true) return true;
  const inflicting = source === undefined ? undefined : board.inPlay(source);
  return inflicting !== undefined && inflictsDamageThatStays(board, inflicting, combat);
}

function isOnTheWay(board: Board, { source, from, gone = [] }: Signpost, blow: Blow): boolean {
  if (blow.amount <= 0 || !from.includes(blow.to) || gone.includes(blow.to)) return false;
  if ('effect' in source) return source.effect === blow.effect;
  return source.card === blow.source && gone.includes(source.card) === hasLeft(board, blow);
}

/** Damage of a card that has left play is not of the new card that it may come back as (4.4). */
function hasLeft(board: Board, { source, frame }: Blow): boolean {
  if (source === undefined) return false;
  return board.inPlay(source) === undefined || (frame !== undefined && isGone(frame, source));
}

/** The redirecting card becomes the source; damage lands nowhere if its new recipient has left play (4.5.2). */
function sentOn({ to, by, player, gone = [] }: Signpost, blow: Blow, amount: number): Blow[] {
  if (gone.includes(to)) return [];
  return [
    {
      to,
      amount,
      source: by,
      combat: false,
      by: player,
      redirected: true,
      ...(blow.effect === undefined ? {} : { effect: blow.effect }),
    },
  ];
}
