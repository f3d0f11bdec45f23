import type { EffectPattern } from '../../vocabulary/effect-patterns.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Cards, Filter } from '../../vocabulary/terms.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import { nestedIn } from '../../words/effects/nested.ts';
import type { Board } from '../board/board.ts';
import type { Item } from '../state/state.ts';
import type { Frame } from '../state/values.ts';

/** Whether a waiting effect would, or might, do one of these things to one of these players or to a card of theirs. */
export function wouldDo(
  board: Board,
  { would, against, againstItsPlayer, to }: EffectPattern,
  item: Item,
  frame: Frame,
): boolean {
  const isAnyone = against === undefined && againstItsPlayer === undefined;
  if (would === undefined && isAnyone && to === undefined) return true;
  if (isAnyone && givesControl(board, would, item) && isSuchSubject(board, item, to, frame)) return true;
  const whom = [
    ...(against === undefined ? [] : board.meanings.players(board, against, frame)),
    ...(againstItsPlayer === true ? [item.frame.player] : []),
  ];
  return everyStep(board, item.effects, item.frame).some(
    ({ effect, frame: theirs }) =>
      (would === undefined ||
        rolesOf(effect)
          .would?.(effect)
          .some((what) => would.includes(what)) === true) &&
      (isAnyone || affectedPlayers(board, effect, theirs).some((player) => whom.includes(player))) &&
      (to === undefined || affectsSuch(board, effect, theirs, to, frame)),
  );
}

/** A State whose text gives control of its subject takes control once it has resolved (7.4). */
function givesControl(board: Board, would: EffectPattern['would'], { kind, frame }: Item): boolean {
  if (would?.includes('take-control') !== true || kind !== 'card' || frame.card === undefined) return false;
  return board
    .definitionOf(frame.card)
    .abilities.some(
      (ability) =>
        ability.ability === 'continuous' &&
        ability.cards === 'subject' &&
        ability.modify?.some((modifier) => 'control' in modifier) === true,
    );
}

function isSuchSubject(board: Board, item: Item, to: Filter | undefined, frame: Frame): boolean {
  if (to === undefined) return true;
  const [subject] = board.meanings.card(board, 'subject', item.frame);
  const card = subject === undefined ? undefined : board.find(subject);
  return card !== undefined && board.meanings.matches(board, to, card, frame);
}

interface Step {
  readonly effect: Effect;
  readonly frame: Frame;
}

/**
 * The effects of a text, also conditional ones, and those that it has wait for a later time or event. An effect that is repeated is a step for each of its cards or players,
 * and a single step while these are not chosen.
 */
function everyStep(board: Board, effects: readonly Effect[], frame: Frame): Step[] {
  let here = frame;
  return effects.flatMap((effect): Step[] => {
    board.budget.step(0.1);
    here = withFound(board, effect, here);
    const { nested: time } = rolesOf(effect);
    if (time === 'later')
      return [{ effect, frame: here }, ...everyStep(board, nestedIn(effect), afterEvent(effect, here))];
    if (time === undefined) return [{ effect, frame: here }];
    const frames = repeatedFrames(board, effect, here);
    const nested = nestedIn(effect);
    return (frames.length === 0 ? [here] : frames).flatMap((each) => everyStep(board, nested, each));
  });
}

/** What an effect waits for has not happened yet. */
function afterEvent(effect: Effect, frame: Frame): Frame {
  if (rolesOf(effect).awaits === undefined) return frame;
  const { event: _, ...rest } = frame;
  return rest;
}

/** The cards that an effect would find now, under its name. */
function withFound(board: Board, effect: Effect, frame: Frame): Frame {
  const cards = rolesOf(effect).finds?.(effect);
  if (cards === undefined || effect.as === undefined) return frame;
  const found = [...board.meanings.cards(board, cards, frame)];
  return { ...frame, values: { ...frame.values, [effect.as]: { cards: found } } };
}

function repeatedFrames(board: Board, effect: Effect, frame: Frame): Frame[] {
  const repeats = rolesOf(effect).repeatsFor?.(effect);
  if (repeats === undefined) return [];
  if ('each' in repeats)
    return board.meanings.cards(board, repeats.each, frame).map((each) => ({ ...frame, each }));
  return board.meanings
    .players(board, repeats.thatPlayer, frame)
    .map((thatPlayer) => ({ ...frame, thatPlayer }));
}

/** The affected players, and the controllers of the affected cards. */
function affectedPlayers(board: Board, effect: Effect, frame: Frame): readonly string[] {
  const affected = rolesOf(effect).affects?.(effect);
  if (affected === undefined) return [];
  if ('cards' in affected) return affected.cards.flatMap((cards) => controllersOf(board, cards, frame));
  if ('players' in affected)
    return affected.players.flatMap((players) => [...board.meanings.players(board, players, frame)]);
  const value = frame.values[affected.waitingEffect];
  const waiting = value !== undefined && 'effect' in value ? value.effect : undefined;
  const item = board.state.scene?.items.find(({ id }) => id === waiting);
  return item === undefined ? [] : [item.frame.player];
}

/** Whether one of the affected cards is as the text that asks says. */
function affectsSuch(board: Board, effect: Effect, theirs: Frame, to: Filter, frame: Frame): boolean {
  const affected = rolesOf(effect).affects?.(effect);
  if (affected === undefined || !('cards' in affected)) return false;
  return affected.cards
    .flatMap((cards) => board.meanings.cards(board, cards, theirs))
    .some((id) => {
      const card = board.find(id);
      return card !== undefined && board.meanings.matches(board, to, card, frame);
    });
}

function controllersOf(board: Board, set: Cards, frame: Frame): string[] {
  return board.meanings
    .cards(board, set, frame)
    .flatMap((id) => board.inPlay(id)?.controller ?? board.find(id)?.owner ?? []);
}
