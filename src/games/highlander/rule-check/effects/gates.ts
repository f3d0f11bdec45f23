import type { Effect } from '../../vocabulary/effects.ts';
import type { Board } from '../board/board.ts';
import { playersReached } from '../board/texts/reached.ts';
import { whoseTurn } from '../board/turn/whose-turn.ts';
import { emit } from '../doing/emit.ts';
import { leftToBeDone } from '../doing/replacing.ts';
import type { Frame } from '../state/values.ts';
import { isPossible } from './choosing.ts';
import { forcedDiscard } from './forced-discard.ts';
import { canPay, pay } from './paying.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';

export const whether: Perform<'if'> = ({ condition, effects, otherwise = [] }, { board, frame, perform }) => {
  const holds = board.meanings.holds(board, condition, frame);
  perform(holds ? effects : otherwise);
  return holds;
};

export const chooseNow: Perform<'choose'> = ({ choice }, { frame, choose }) => {
  return !('none' in choose(frame.player, choice));
};

export const eachPlayer: Perform<'each-player'> = ({ players, effects }, { board, frame, perform }) => {
  const reached = board.meanings.players(board, players, frame);
  for (const thatPlayer of reached) perform(effects, { ...frame, thatPlayer });
  return reached.length > 0;
};

export const eachCard: Perform<'each-card'> = ({ cards, effects }, { board, frame, perform }) => {
  const reached = board.meanings.cards(board, cards, frame);
  for (const each of reached) perform(effects, { ...frame, each });
  return reached.length > 0;
};

type MayOrMust = EffectNamed<'may'> | EffectNamed<'must'>;

/**
 * What the player whose turn it is may or must do he does now. What is the other's to decide waits for his own May
 * Do/Must Do Phase (the Golden Rule), unless it is done immediately.
 */
export const mayOrMust = (effect: MayOrMust, performing: Performing): boolean => {
  const { board, frame } = performing;
  let done = false;
  for (const player of playersReached(board, effect.by, frame)) {
    if (player === whoseTurn(board, frame) || effect.immediately === true)
      done = decide(effect, player, performing) || done;
    else {
      oblige(board, effect, player, frame);
      done = true;
    }
  }
  return done;
};

export function oblige(board: Board, effect: MayOrMust, player: string, frame: Frame): void {
  const must = effect.do === 'must';
  const { immediately: _, ...waiting } = effect;
  board.state.obligations.push({
    ...{ id: board.newId('o'), player, must },
    effect: { ...waiting, by: 'that-player' },
    frame: { ...frame, thatPlayer: player, values: { ...frame.values } },
  });
  emit(board, {
    event: 'obligation-arose',
    player,
    ...(frame.source === undefined ? {} : { source: frame.source }),
  });
}

/** First the choice, then the payment, then the effects; or else the others. Who leaves it has not used its text. */
export function decide(
  effect: MayOrMust,
  player: string,
  performing: Performing,
  noteUse: () => void = () => {},
): boolean {
  const { board, frame, perform } = performing;
  const theirs: Frame = { ...frame, thatPlayer: player };
  const able =
    canPay(board, player, effect.pay ?? [], theirs) &&
    (effect.choose ?? []).every((choice) => effect.do === 'must' || isPossible(board, choice, theirs));
  if (!able || (effect.do === 'may' && !accepts(effect, player, performing))) {
    perform(effect.otherwise ?? [], theirs);
    return false;
  }
  noteUse();
  const choices = effect.choose ?? [];
  const isWhole = effect.do === 'may';
  const done = () => {
    for (const choice of choices) performing.choose(player, choice, theirs, isWhole);
    pay(board, player, effect.pay ?? [], theirs);
    perform(effect.effects, theirs);
  };
  const discarding = forcedDiscard(board, effect, player, theirs);
  if (discarding === undefined) done();
  else if (!leftToBeDone(board, discarding, done)) {
    const said = choices.filter(({ as }) => board.decisions.ahead(as, theirs).value !== undefined);
    for (const choice of said) performing.choose(player, choice, theirs, isWhole);
  }
  return true;
}

/** Who says what he chooses says that he does it. */
function accepts(effect: MayOrMust, player: string, { board, frame }: Performing): boolean {
  const named = (effect.choose ?? []).find(({ as }) => board.decisions.ahead(as, frame).value !== undefined);
  if (named !== undefined) return true;
  const as = effect.as ?? 'may';
  const asked = {
    player,
    form: 'mode' as const,
    as,
    about: 'Whether to do it',
    from: ['yes', 'no'],
    least: 1,
    most: 1,
  };
  const { value } = board.decisions.answer(asked, frame);
  return 'mode' in value && value.mode === 'yes';
}

/** The effects of an obligation are those of what caused it. */
export function isGate(effect: Effect): effect is Effect & MayOrMust {
  return effect.do === 'may' || effect.do === 'must';
}
