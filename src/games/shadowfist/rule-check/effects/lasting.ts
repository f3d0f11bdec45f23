import type { End } from '../../vocabulary/words.ts';
import type { Board, Seen } from '../board/board.ts';
import { copiedOf } from '../board/copied-cards.ts';
import { keeperOf } from '../board/keepers.ts';
import { isUncopyable } from '../board/matching.ts';
import { isThere } from '../board/references.ts';
import { canBeTakenBy } from '../doing/control.ts';
import { fixedModifiers } from '../flow/fixing.ts';
import type { InPlay, Lasting } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { type Perform, type Performing, reached } from './performing.ts';

type Common = Pick<Lasting, 'id' | 'until' | 'frame' | 'turnOf'>;

/** What every lasting effect carries: its end, and from whose eyes it is read. */
function lasting({ board, frame }: Performing, until: End): Common {
  const ofPlayer = until === 'start-of-your-next-turn' || until === 'end-of-your-next-turn';
  return { id: board.newId('l'), until, frame: fixed(frame), ...(ofPlayer ? { turnOf: frame.player } : {}) };
}

/** What its card keeps up does not begin without it (4.2), nor what would last until the end of an attack that is over. */
export function mayBegin({ board, frame }: Performing, until: End): boolean {
  if (until === 'end-of-attack') return board.state.scene?.afterAttack !== true;
  const keeper = keeperOf({ until, frame });
  const card = keeper === undefined ? undefined : board.inPlay(keeper);
  if (until === 'while-this-turned') return card?.turned === true;
  return until !== 'while-this-in-play' || card !== undefined;
}

function fixed(frame: Frame): Frame {
  return { ...frame, values: { ...frame.values } };
}

export const modify: Perform<'modify'> = (effect, performing) => {
  const { board, frame } = performing;
  const whichever = effect.whichever === true ? effect.cards : undefined;
  const cards = whichever === undefined ? reached(performing, effect.cards).map(({ id }) => id) : [];
  if (whichever === undefined && cards.length === 0) return false;
  if (!mayBegin(performing, effect.until)) return false;
  const by =
    effect.until === 'while-this-turned' || effect.until === 'while-this-in-play'
      ? [...effect.by]
      : // What an effect brings about has, once it has resolved, the numbers of then.
        fixedModifiers(effect.by, (amount) => board.meanings.reckon(board, amount, frame));
  for (const together of effect.until === 'end-of-controllers-next-turn' ? cards.map((id) => [id]) : [cards])
    board.state.lasting.push({
      ...{ ...lasting(performing, effect.until), kind: 'modify', cards: together, by },
      ...(whichever === undefined ? {} : { whichever }),
      ...(effect.while === undefined ? {} : { while: effect.while }),
    });
  board.changed();
  return true;
};

export const modifyPlayers: Perform<'modify-players'> = (effect, performing) => {
  const { board, frame } = performing;
  const players = [...board.meanings.players(board, effect.players, frame)];
  if (players.length === 0 || !mayBegin(performing, effect.until)) return false;
  board.state.lasting.push({
    ...{ ...lasting(performing, effect.until), kind: 'modify-players', players, by: [...effect.by] },
  });
  board.changed();
  return true;
};

/** You cannot take control of cards you already control (7.4). */
export const takeControl: Perform<'take-control'> = (effect, performing) => {
  const { board, frame } = performing;
  const by = board.meanings.player(board, effect.by, frame);
  if (by === undefined || !mayBegin(performing, effect.until)) return false;
  const cards = reached(performing, effect.cards).filter((card) =>
    canBeTakenBy(board, card, by, frame.source),
  );
  if (cards.length === 0) return false;
  board.state.lasting.push({
    ...{ ...lasting(performing, effect.until), kind: 'control', cards: cards.map(({ id }) => id), to: by },
  });
  board.changed();
  return true;
};

/** What is Uncopyable receives nothing from another, though its own text may have it copy (Evil Twin). */
function mayReceive(board: Board, card: InPlay, { source }: Frame): boolean {
  return card.id === source || !isUncopyable(board, board.seen(card));
}

/** What is printed is copied; restrictions only where the text says so (7.5). Uncopyable is both ways (10.1.1). */
export const copy: Perform<'copy'> = (effect, performing) => {
  const { board, frame } = performing;
  const [from] = board.meanings.card(board, effect.from, frame).flatMap((id) => board.find(id) ?? []);
  const to = reached(performing, effect.to).filter((card) => mayReceive(board, card, frame));
  if (from === undefined || to.length === 0 || isUncopyable(board, from)) return false;
  if (!isThere(board, from, frame)) return false;
  if (!mayBegin(performing, effect.until)) return false;
  copyOnto(
    performing,
    from,
    to.map(({ id }) => id),
    effect,
  );
  return true;
};

function copyOnto(
  performing: Performing,
  from: Seen,
  cards: string[],
  {
    what,
    inPlaceOfOwn,
    until,
  }: Pick<Extract<Lasting, { kind: 'copy' }>, 'inPlaceOfOwn' | 'until'> & {
    what: readonly Extract<Lasting, { kind: 'copy' }>['what'][number][];
  },
): void {
  const { board } = performing;
  const of = copiedOf(board, from);
  board.state.lasting.push({
    ...{ ...lasting(performing, until), kind: 'copy', cards, of, what: [...what], inPlaceOfOwn },
  });
  board.changed();
}

export const swapRulesText: Perform<'swap-rules-text'> = (effect, performing) => {
  const { board } = performing;
  const [one, other] = effect.cards.map((ref) => reached(performing, ref)[0]);
  if (one === undefined || other === undefined || !mayBegin(performing, effect.until)) return false;
  if (isUncopyable(board, board.seen(one)) || isUncopyable(board, board.seen(other))) return false;
  const { until } = effect;
  const swapped = { what: ['rules-text'] as const, inPlaceOfOwn: true, until };
  const [first, second] = [board.seen(one), board.seen(other)];
  copyOnto(performing, second, [one.id], swapped);
  copyOnto(performing, first, [other.id], swapped);
  if (!effect.withStates) return true;
  const swap = (on: string, to: string) => {
    const states = board.state.inPlay.filter(
      (card) => card.on === on && !isUncopyable(board, board.seen(card)),
    );
    if (states.length === 0) return;
    board.state.lasting.push({
      ...{ ...lasting(performing, until), kind: 'subject', cards: states.map(({ id }) => id), to },
    });
  };
  swap(one.id, other.id);
  swap(other.id, one.id);
  board.changed();
  return true;
};

export const when: Perform<'when'> = (effect, performing) => {
  if (!mayBegin(performing, effect.until)) return false;
  performing.board.state.lasting.push({
    ...{ ...lasting(performing, effect.until), kind: 'when', on: effect.on, once: effect.once },
    effects: [...effect.effects],
  });
  performing.board.changed();
  return true;
};

export const at: Perform<'at'> = (effect, performing) => {
  if (!mayBegin(performing, effect.end)) return false;
  performing.board.state.lasting.push({
    ...{ ...lasting(performing, effect.end), kind: 'at', effects: [...effect.effects] },
  });
  performing.board.changed();
  return true;
};
