import type { Board } from '../board/board.ts';
import { cannot } from '../board/figures.ts';
import { keeperOf } from '../board/keepers.ts';
import { sourceOf } from '../board/texts.ts';
import { withLocations } from '../doing/chosen-locations.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/leaving.ts';
import { targetsAmong } from '../flow/choosing.ts';
import { type NewTargets, newTargets, retargetedFrame, waiting } from '../flow/new-targets.ts';
import { resolveIfOnlyForATime, tellTargets } from '../flow/scenes.ts';
import { sharedBy } from '../flow/sharing.ts';
import { mayChange } from '../flow/waiting-effects.ts';
import type { InPlay, Item, Lasting } from '../state/state.ts';
import type { Frame, Value } from '../state/values.ts';
import { type Perform, type Performing, reached } from './performing.ts';

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

function cancelItems(board: Board, isCanceled: (item: Item) => boolean, frame: Frame): number {
  const { player } = frame;
  const { scene } = board.state;
  if (scene === null) return 0;
  // That something expires is nothing that a card does.
  const canceled = scene.items.filter((item) => item.kind !== 'expiry' && isCanceled(item));
  scene.items = scene.items.filter((item) => !canceled.includes(item));
  board.changed();
  for (const item of canceled) {
    resolveIfOnlyForATime(board, item, frame);
    emit(board, { event: 'canceled', effect: item.id, by: player });
  }
  return canceled.length;
}

/**
 * All targets change or none, to others than before (4.3.6). What was chosen on generation stands, whatever has become
 * of it since (5.2); a change that only came up on resolution is chosen then.
 */
export const changeTargets: Perform<'change-targets'> = (effect, performing) => {
  const { board, frame } = performing;
  const item = waiting(board, effect.effect, frame);
  const by = board.meanings.player(board, effect.by, frame);
  if (item === undefined || by === undefined) return false;
  const changes = newTargets(board, effect, frame) ?? [];
  if (changes.length === 0) return false;
  const open = changes.filter(({ as }) => frame.values[as] === undefined);
  if (open.some(({ from, number }) => from.length < number)) return false;
  const values = changes.map((change) => ({ change, value: chosenFor(change, performing) }));
  item.frame = retargetedFrame(board, item, frame.player);
  for (const { change, value } of values) {
    item.frame.values[change.choice.as] = value;
    if ('cards' in value) passShares(item, change.before, value.cards);
  }
  item.frame = withLocations(board, item.choices, item.frame);
  item.targets = targetsAmong(item.choices, item.frame.values);
  board.changed();
  tellTargets(board, item, by);
  return true;
};

/** How much each target gets was announced (5.2): each new target gets what the target got whose place it takes. */
function passShares({ choices, frame }: Item, before: readonly string[], now: readonly string[]): void {
  for (const choice of choices) {
    const value = frame.values[choice.as];
    if (choice.choose !== 'division' || value === undefined || !('division' in value)) continue;
    const shares = Object.entries(value.division).map(([id, share]) => [
      now[before.indexOf(id)] ?? id,
      share,
    ]);
    frame.values[choice.as] = { division: Object.fromEntries(shares) };
  }
}

function chosenFor(
  { as, player, about, choice, from, number }: NewTargets,
  { frame, ask }: Performing,
): Value {
  const sharing = choice.choose === 'cards' ? choice.sharing : undefined;
  return (
    frame.values[as] ??
    ask({
      ...{ player, as, about, kind: choice.choose, from: [...from], least: number, most: number },
      ...(sharing === undefined ? {} : { sharing: sharedBy(sharing) }),
    })
  );
}

/** The cards stay turned, and maintain nothing any longer (4.2). */
export const cancelMaintained: Perform<'cancel-maintained'> = (effect, performing) => {
  const { board, frame } = performing;
  const cards = reached(performing, effect.of).filter((card) => isCancelable(board, card, frame));
  const isMaintained = (lasting: Lasting) =>
    lasting.until === 'while-this-turned' && cards.some(({ id }) => id === keeperOf(lasting));
  const ended = board.state.lasting.filter(isMaintained);
  board.state.lasting = board.state.lasting.filter((lasting) => !ended.includes(lasting));
  board.changed();
  for (const { id } of ended) emit(board, { event: 'canceled', effect: id, by: frame.player });
  return ended.length > 0;
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
