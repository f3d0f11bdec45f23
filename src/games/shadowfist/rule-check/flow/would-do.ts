import type { EffectPattern } from '../../vocabulary/effect-patterns.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import type { Board } from '../board/board.ts';
import type { Item } from '../state/state.ts';
import type { Frame } from '../state/values.ts';

/** Whether a waiting effect would, or might, do such a thing, and to such a player or a card of theirs. */
export function wouldDo(board: Board, { would, against }: EffectPattern, item: Item, frame: Frame): boolean {
  if (would === undefined && against === undefined) return true;
  const whom = against === undefined ? undefined : board.meanings.players(board, against, frame);
  return everyStep(board, item.effects, item.frame).some(
    ({ effect, frame: theirs }) =>
      (would === undefined || would.some((what) => does(effect, what))) &&
      (whom === undefined || affected(board, effect, theirs).some((player) => whom.includes(player))),
  );
}

interface Step {
  readonly effect: Effect;
  readonly frame: Frame;
}

/**
 * Each effect of a text, also those that depend on something, for each card or player it goes through: once, where
 * these are still to be chosen.
 */
function everyStep(board: Board, effects: readonly Effect[], frame: Frame): Step[] {
  return effects.flatMap((effect): Step[] => {
    board.budget.step(0.1);
    const within = (inner: readonly Effect[], theirs = frame) => everyStep(board, inner, theirs);
    switch (effect.do) {
      case 'each-card': {
        const all = board.meanings.cards(board, effect.cards, frame);
        if (all.length === 0) return within(effect.effects);
        return all.flatMap((each) => within(effect.effects, { ...frame, each }));
      }
      case 'each-player': {
        const all = board.meanings.players(board, effect.players, frame);
        if (all.length === 0) return within(effect.effects);
        return all.flatMap((thatPlayer) => within(effect.effects, { ...frame, thatPlayer }));
      }
      case 'if':
      case 'may':
      case 'must':
        return [...within(effect.effects ?? []), ...within(effect.otherwise ?? [])];
      default:
        return [{ effect, frame }];
    }
  });
}

function does(effect: Effect, what: NonNullable<EffectPattern['would']>[number]): boolean {
  switch (what) {
    case 'return-to-hand':
      return effect.do === 'move' && effect.to === 'hand';
    case 'toast':
      return effect.do === 'toast' || (effect.do === 'move' && effect.to === 'toasted-pile');
    case 'cancel':
      return effect.do === 'cancel' || effect.do === 'cancel-and-smoke' || effect.do === 'cancel-effects';
    case 'discard':
      return effect.do === 'discard' || effect.do === 'discard-hand';
    default:
      return effect.do === what;
  }
}

/** The players whom an effect does something to, or to a card of theirs. */
function affected(board: Board, effect: Effect, frame: Frame): string[] {
  const cards = (set: Cards) =>
    board.meanings
      .cards(board, set, frame)
      .flatMap((id) => board.inPlay(id)?.controller ?? board.find(id)?.owner ?? []);
  const players = (some: Players) => [...board.meanings.players(board, some, frame)];
  switch (effect.do) {
    case 'damage':
    case 'redirect':
    case 'copy':
      return cards(effect.to);
    case 'counters':
      return cards(effect.on);
    case 'cancel-effects':
    case 'change-number':
      return cards(effect.of);
    case 'change-attack-target':
      return [...cards(effect.attackers), ...cards(effect.to)];
    case 'steal-power':
      return players(effect.from);
    case 'generate-power':
      return players(effect.player);
    case 'look-at-hand':
    case 'look-at-deck':
      return players(effect.of);
    case 'shuffle':
    case 'cut':
      return players(effect.deckOf);
    case 'switch-seats':
      return effect.players.flatMap(players);
    case 'swap-sites':
    case 'swap-rules-text':
      return effect.cards.flatMap(cards);
    case 'cancel':
    case 'cancel-and-smoke':
    case 'change-targets':
      return generatedBy(board, frame.values[effect.effect]);
    default:
      if ('cards' in effect) return cards(effect.cards);
      return 'players' in effect ? players(effect.players) : [];
  }
}

function generatedBy(board: Board, value: Frame['values'][string] | undefined): string[] {
  const items = board.state.scene?.items ?? [];
  const item =
    value !== undefined && 'effect' in value ? items.find(({ id }) => id === value.effect) : undefined;
  return item === undefined ? [] : [item.frame.player];
}
