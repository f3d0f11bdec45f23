import type { Choice } from '../../vocabulary/choices.ts';
import type { Board } from '../board/board.ts';
import { textCalled } from '../board/called.ts';
import { creatorsOf } from '../board/creators.ts';
import { cannot } from '../board/figures.ts';
import { sourceOf } from '../board/texts.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/leaving.ts';
import {
  amongSharing,
  candidatesFor,
  mayChange,
  objection,
  sharedBy,
  targetsAmong,
} from '../flow/choosing.ts';
import type { InPlay, Item } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Perform } from './performing.ts';

/** The effect that was chosen, unless it comes from a card which this one does not affect (7.6). */
function waiting(board: Board, name: string, frame: Frame): Item | undefined {
  const value = frame.values[name];
  const item =
    value !== undefined && 'effect' in value
      ? board.state.scene?.items.find(({ id }) => id === value.effect)
      : undefined;
  return item === undefined || !mayChange(board, item, frame) ? undefined : item;
}

/** Canceled, it is out of the scene, with every step of it; nothing is paid back (5.2). */
export const cancel: Perform<'cancel' | 'cancel-and-smoke'> = (effect, { board, frame }) => {
  const item = waiting(board, effect.effect, frame);
  if (item === undefined) return false;
  const source = item.frame.source === undefined ? undefined : board.inPlay(item.frame.source);
  if (source !== undefined && !isCancelable(board, source, frame)) return false;
  if (effect.do === 'cancel' || source === undefined) {
    cancelItems(board, ({ id }) => id === item.id, frame);
    return true;
  }
  // Everything that the card has just generated; leaving play, it keeps nothing up any longer (10.2).
  cancelItems(board, (one) => one.frame.source === source.id, frame);
  leavePlay(board, [{ card: source, to: 'smoked', event: 'smoked', by: frame.player, source: frame.source }]);
  return true;
};

function isCancelable(board: Board, card: InPlay, frame: Frame): boolean {
  return !cannot(board, card, 'be-canceled', sourceOf(board, frame), frame.player);
}

function cancelItems(board: Board, isCanceled: (item: Item) => boolean, { player }: Frame): number {
  const { scene } = board.state;
  if (scene === null) return 0;
  // That something expires is nothing that a card does.
  const canceled = scene.items.filter((item) => item.kind !== 'expiry' && isCanceled(item));
  scene.items = scene.items.filter((item) => !canceled.includes(item));
  board.changed();
  for (const { id } of canceled) emit(board, { event: 'canceled', effect: id, by: player });
  return canceled.length;
}

/** The targets that were chosen for an effect, and what could be chosen in their place. */
interface TargetChange {
  readonly choice: Choice;
  /** Each other that could be a target, and of these those of which enough share what all targets must. */
  readonly others: string[];
  readonly from: string[];
  readonly number: number;
  readonly sharing: boolean;
}

export function targetChanges(board: Board, item: Item, player: string): TargetChange[] {
  const frame = retargetedFrame(board, item, player);
  return item.choices.flatMap((choice) => {
    const isTarget = (choice.choose === 'cards' || choice.choose === 'players') && choice.target === true;
    const before = item.frame.values[choice.as];
    if (!isTarget || before === undefined) return [];
    const old = 'cards' in before ? before.cards : 'players' in before ? before.players : [];
    const others = candidatesFor(board, choice, frame).filter((id) => !old.includes(id));
    const sharing = choice.choose === 'cards' ? choice.sharing : undefined;
    const from = sharing === undefined ? others : amongSharing(board, sharing, others, old.length);
    return [{ choice, others, from, number: old.length, sharing: sharing !== undefined }];
  });
}

/** What an Event does on targets that an opponent gave it counts as created by that opponent, too (10.2). */
function retargetedFrame(board: Board, { frame }: Item, player: string): Frame {
  const creators = creatorsOf(frame);
  const isEvent = frame.card !== undefined && board.definitionOf(frame.card).type === 'Event';
  if (!isEvent || creators.includes(player)) return frame;
  return { ...frame, alsoBy: [...(frame.alsoBy ?? []), player] };
}

/** All targets change or none, to legal ones other than before (4.3.6). */
export const changeTargets: Perform<'change-targets'> = (effect, performing) => {
  const { board, frame } = performing;
  const item = waiting(board, effect.effect, frame);
  const by = board.meanings.player(board, effect.by, frame);
  if (item === undefined || by === undefined) return false;
  const changes = targetChanges(board, item, frame.player);
  if (changes.length === 0 || changes.some(({ from, number }) => from.length < number)) return false;
  const values = changes.map(({ choice, from, number }) => ({
    choice,
    value: performing.ask({
      ...{
        player: by,
        as: `new-${choice.as}`,
        about: `the new ${choice.as} of ${textCalled(board, item.frame)}`,
        from,
        least: number,
        most: number,
      },
      ...{ kind: choice.choose === 'players' ? ('players' as const) : ('cards' as const) },
      ...(choice.choose === 'cards' && choice.sharing !== undefined
        ? { sharing: sharedBy(choice.sharing) }
        : {}),
    }),
  }));
  const retargeted = retargetedFrame(board, item, frame.player);
  if (values.some(({ choice, value }) => objection(board, choice, value, retargeted) !== undefined))
    return false;
  item.frame = retargeted;
  for (const { choice, value } of values) item.frame.values[choice.as] = value;
  item.targets = targetsAmong(item.choices, item.frame.values);
  board.changed();
  for (const target of item.targets) emit(board, { event: 'targeted', card: target, by, effect: item.id });
  return true;
};

/** Everything that these cards have generated and that waits is canceled. */
export const cancelEffectsOf: Perform<'cancel-effects'> = (effect, { board, frame }) => {
  const sources = board.meanings.cards(board, effect.of, frame);
  const isCanceled = (item: Item) => {
    const { source } = item.frame;
    if (source === undefined || !sources.includes(source) || !mayChange(board, item, frame)) return false;
    const card = board.inPlay(source);
    return card === undefined || isCancelable(board, card, frame);
  };
  return cancelItems(board, isCanceled, frame) > 0;
};
