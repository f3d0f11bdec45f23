import type { Choice } from '../../vocabulary/choices.ts';
import type { Board } from '../board/board.ts';
import { cannot } from '../board/figures.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/leaving.ts';
import { amongSharing, candidatesFor, objection, sharedBy, targetsAmong } from '../flow/choosing.ts';
import type { Item } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Perform } from './performing.ts';

function waiting(board: Board, name: string, frame: Frame): Item | undefined {
  const value = frame.values[name];
  return value !== undefined && 'effect' in value
    ? board.state.scene?.items.find(({ id }) => id === value.effect)
    : undefined;
}

/** Canceled, it is out of the scene, with every step of it; nothing is paid back (5.2). */
export const cancel: Perform<'cancel' | 'cancel-and-smoke'> = (effect, { board, frame }) => {
  const item = waiting(board, effect.effect, frame);
  const { scene } = board.state;
  if (item === undefined || scene === null) return false;
  const source = item.frame.source === undefined ? undefined : board.inPlay(item.frame.source);
  if (source !== undefined && cannot(board, source, 'be-canceled')) return false;
  scene.items = scene.items.filter(({ id }) => id !== item.id);
  board.changed();
  emit(board, { event: 'canceled', effect: item.id, by: frame.player });
  // Also what it keeps up in play is canceled, and the card is smoked if it is in play (10.2).
  if (effect.do === 'cancel-and-smoke' && source !== undefined) {
    leavePlay(board, [
      { card: source, to: 'smoked', event: 'smoked', by: frame.player, source: frame.source },
    ]);
  }
  return true;
};

/** The targets that were chosen for an effect, and what could be chosen in their place. */
export function targetChanges(
  board: Board,
  item: Item,
): { readonly choice: Choice; readonly from: string[]; readonly number: number }[] {
  return item.choices.flatMap((choice) => {
    const isTarget = (choice.choose === 'cards' || choice.choose === 'players') && choice.target === true;
    const before = item.frame.values[choice.as];
    if (!isTarget || before === undefined) return [];
    const old = 'cards' in before ? before.cards : 'players' in before ? before.players : [];
    const others = candidatesFor(board, choice, item.frame).filter((id) => !old.includes(id));
    const sharing = choice.choose === 'cards' ? choice.sharing : undefined;
    const from = sharing === undefined ? others : amongSharing(board, sharing, others, old.length);
    return [{ choice, from, number: old.length }];
  });
}

/** All targets change or none, to legal ones other than before (4.3.6). */
export const changeTargets: Perform<'change-targets'> = (effect, performing) => {
  const { board, frame } = performing;
  const item = waiting(board, effect.effect, frame);
  const by = board.meanings.player(board, effect.by, frame);
  if (item === undefined || by === undefined) return false;
  const changes = targetChanges(board, item);
  if (changes.length === 0 || changes.some(({ from, number }) => from.length < number)) return false;
  const values = changes.map(({ choice, from, number }) => ({
    choice,
    value: performing.ask({
      ...{
        player: by,
        as: `new-${choice.as}`,
        about: `the new ${choice.as}`,
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
  if (values.some(({ choice, value }) => objection(board, choice, value, item.frame) !== undefined))
    return false;
  for (const { choice, value } of values) item.frame.values[choice.as] = value;
  item.targets = targetsAmong(item.choices, item.frame.values);
  board.changed();
  for (const target of item.targets) emit(board, { event: 'targeted', card: target, by, effect: item.id });
  return true;
};

/** Everything that these cards have generated and that waits is canceled. */
export const cancelEffectsOf: Perform<'cancel-effects'> = (effect, { board, frame }) => {
  const { scene } = board.state;
  const sources = board.meanings.cards(board, effect.of, frame);
  if (scene === null) return false;
  const canceled = scene.items.filter(
    ({ frame: { source } }) => source !== undefined && sources.includes(source),
  );
  scene.items = scene.items.filter((item) => !canceled.includes(item));
  board.changed();
  for (const item of canceled) emit(board, { event: 'canceled', effect: item.id, by: frame.player });
  return canceled.length > 0;
};
