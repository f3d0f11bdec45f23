import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Condition } from '../../vocabulary/terms.ts';
import { factsOf } from '../../words/effects/effects.ts';
import { chosenName } from '../../words/words-of-ability.ts';
import type { Board } from '../board/board.ts';
import { textCalled } from '../board/called.ts';
import { isByChance } from '../board/chance.ts';
import { doerOf } from '../board/creators.ts';
import { type Admits, candidatesFor, choose } from '../flow/choosing.ts';
import { canPay, pay } from '../flow/payments.ts';
import { unseenFor } from '../flow/unseen.ts';
import type { Bindings, Frame, Value } from '../state/values.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';
import { playableFor } from './play.ts';
import { mayReturn } from './return-to-play.ts';

export const whether: Perform<'if'> = (effect, performing) => {
  const { board, frame } = performing;
  const holds = board.meanings.holds(board, effect.condition, frame);
  performing.next(holds ? effect.effects : (effect.otherwise ?? []));
  return holds;
};

/** First the choice whether, then what is chosen and paid, then the effects, or else the others. */
export const may: Perform<'may'> = (effect, performing) => {
  const { board, frame } = performing;
  const by = board.meanings.player(board, effect.by, frame);
  const { otherwise = [], pay: payments = [] } = effect;
  if (by === undefined) return false;
  const choices = chosenBy(effect);
  const admits = forReturning(board, frame, effect.effects);
  if (choose(board, choices, frame, {}, 'whether-possible', admits) === undefined) {
    performing.next(otherwise);
    return false;
  }
  const about = `whether to do what ${textCalled(board, frame)} allows`;
  const values = isWanted(performing.ask({ ...whetherOf(by), as: 'whether', about }))
    ? choose(board, choices, frame, performing.answers, 'asking', admits)
    : undefined;
  const chosen = values === undefined ? undefined : withValues(eyesOf(frame, by), values);
  if (chosen === undefined || !canPay(board, payments, chosen)) {
    performing.next(otherwise);
    return false;
  }
  pay(board, payments, chosen);
  performing.next(effect.effects, withValues(doneBy(frame, by), values ?? {}));
  return true;
};

/** The question whether a player wants something. */
export const whetherOf = (player: string) => ({ player, kind: 'mode' as const, from: ['yes', 'no'] });

export const isWanted = (answer: Value): boolean => 'mode' in answer && answer.mode === 'yes';

/** Who can must. */
export const must: Perform<'must'> = (effect, performing) => {
  const { board, frame } = performing;
  const by = board.meanings.player(board, effect.by, frame);
  if (by === undefined) return false;
  const admits = forReturning(board, frame, effect.effects ?? []);
  const values = choose(board, chosenBy(effect), frame, performing.answers, 'asking', admits);
  const chosen = values === undefined ? undefined : withValues(eyesOf(frame, by), values);
  if (chosen === undefined || !canPay(board, effect.pay, chosen)) {
    performing.next(effect.otherwise);
    return false;
  }
  pay(board, effect.pay, chosen);
  performing.next(effect.effects ?? [], withValues(doneBy(frame, by), values ?? {}));
  return true;
};

/** Whoever may, chooses, unless the text says otherwise. */
function chosenBy({ by, choose: choices = [] }: Pick<EffectNamed<'may'>, 'by' | 'choose'>): Choice[] {
  return choices.map((choice) => ({ by, ...choice }));
}

/** Payments are made by whoever may, whatever "you" means in the text. */
function eyesOf(frame: Frame, player: string): Frame {
  return frame.player === player ? frame : { ...frame, player };
}

/** What a text lets or has a player decide, that player decides; "you" in the text stays who it was. */
function doneBy(frame: Frame, player: string): Frame {
  return doerOf(frame) === player ? frame : { ...frame, doer: player };
}

function withValues(frame: Frame, values: Bindings): Frame {
  return { ...frame, values: { ...frame.values, ...values } };
}

/** Nobody chooses to play a card that cannot be played: an effect waives only what it names (4.3). */
function ofWhatCanBeDone(board: Board, choice: Choice, frame: Frame, following: readonly Effect[]): Choice {
  if (choice.choose !== 'mode') return choice;
  const possible = choice.of.filter((mode) =>
    following.every((effect) => {
      if (effect.do !== 'if' || !isChoiceOf(effect.condition, choice.as, mode)) return true;
      const [played] = factsOf(effect.effects.slice(0, 1), 'plays');
      if (played === undefined || played.optional) return true;
      const by = board.meanings.player(board, played.by, frame);
      return by !== undefined && playableFor(board, played, frame, by).length > 0;
    }),
  );
  return possible.length === 0 ? choice : { ...choice, of: possible };
}

/** Nobody chooses to return to play a card that may not, unless it is chance that chooses (10.1.1). */
export function forReturning(board: Board, frame: Frame, effects: readonly Effect[]): Admits {
  return (name, id) =>
    factsOf(effects, 'returnsToPlay').every(({ cards, by: ref }) => {
      if (chosenName(cards) !== name) return true;
      const by = board.meanings.player(board, ref, frame);
      return by === undefined || mayReturn(board, id, by, isByChance(board, cards, frame));
    });
}

const isChoiceOf = (condition: Condition, name: string, mode: string): boolean =>
  'chosen' in condition && condition.chosen === name && 'as' in condition && condition.as === mode;

/** Who is to choose more cards than there are chooses all of them: only without any nothing happens (5.2). */
function asManyAsThereAre(board: Board, choice: Choice, frame: Frame, following: readonly Effect[]): Choice {
  if (choice.choose !== 'cards' || choice.number?.exactly === undefined) return choice;
  const wanted = board.meanings.reckon(board, choice.number.exactly, frame);
  if (wanted < 2) return choice;
  const admits = forReturning(board, frame, following);
  const known = candidatesFor(board, choice, frame).filter((id) => admits(choice.as, id));
  const there = known.length + (unseenFor(board, choice, frame)?.number ?? 0);
  return there === 0 || there >= wanted ? choice : { ...choice, number: { exactly: there } };
}

/** A choice as far as something can be chosen for what is done then. */
export function asCanBeChosen(
  board: Board,
  choice: Choice,
  frame: Frame,
  following: readonly Effect[],
): Choice {
  return asManyAsThereAre(board, ofWhatCanBeDone(board, choice, frame, following), frame, following);
}

export const chooseNow: Perform<'choose'> = (effect, performing) => {
  const { board, frame, answers, following } = performing;
  const choice = asCanBeChosen(board, effect.choice, frame, following);
  const admits = forReturning(board, frame, following);
  const values = choose(board, [choice], frame, answers, 'asking', admits);
  if (values === undefined) return false;
  for (const [name, value] of Object.entries(values)) performing.remember(name, value);
  return true;
};

export const eachPlayer: Perform<'each-player'> = (effect, performing) => {
  const { board, frame } = performing;
  const players = board.meanings.players(board, effect.players, frame);
  repeat(
    performing,
    effect.effects,
    players.map((thatPlayer) => ({ ...frame, thatPlayer })),
  );
  return players.length > 0;
};

export const eachCard: Perform<'each-card'> = (effect, performing) => {
  const { board, frame } = performing;
  const cards = board.meanings.cards(board, effect.cards, frame);
  repeat(
    performing,
    effect.effects,
    cards.map((each) => ({ ...frame, each })),
  );
  return cards.length > 0;
};

/** The first is done first: the agenda does last what was put there first. */
function repeat(performing: Performing, effects: readonly Effect[], frames: readonly Frame[]): void {
  for (const frame of frames.toReversed())
    performing.next(effects, { ...frame, values: { ...frame.values } });
}
