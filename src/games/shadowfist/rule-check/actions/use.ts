import { type Failure, surelyMeetsAll } from '../../../../engine/check.ts';
import { remembered } from '../../../../engine/remembered.ts';
import { EVENT_ANSWERED } from '../../words/names.ts';
import { paymentRoles } from '../../words/payments/payments.ts';
import type { Board } from '../board/board.ts';
import { generatedFor } from '../board/by-turning.ts';
import { cannot } from '../board/figures.ts';
import type { Text } from '../board/gathered.ts';
import { isWorking } from '../board/gathering.ts';
import { isCanceled, textsOf } from '../board/texts.ts';
import { emit } from '../doing/emit.ts';
import { hasUsesLeft, noteUse, useKey, usesOf } from '../doing/limits.ts';
import { reveal } from '../doing/turning.ts';
import {
  type Answering,
  answeringFrame,
  answerToName,
  type EventToName,
  eventToName,
  generatedFrame,
  isTimely,
  type ToName,
  targetOfAnswer,
} from '../flow/answering.ts';
import { barredResponses } from '../flow/barred-responses.ts';
import { targetsAmong } from '../flow/choosing.ts';
import { pay } from '../flow/payments.ts';
import { addItem, openSceneOfEffects, tellTargets } from '../flow/scenes.ts';
import type { InPlay, Player } from '../state/state.ts';
import type { CardElsewhere } from '../state/values.ts';
import type { ActionNamed } from './actions.ts';
import { choiceChecks } from './choice-checks.ts';
import { withDivisionsOpen } from './divisions-offered.ts';
import { foreseenChecks } from './foreseen.ts';
import { acted, timingChecks, type Voluntary } from './generating.ts';
import { wholeChoice } from './naming.ts';
import { newTargetsNames, openNewTargets, waysToChange, wrongNewTargets } from './targets-changed.ts';
import {
  answersOf,
  notOnesOwn,
  openAnswer,
  openChoices,
  openEvent,
  unpaid,
  unready,
  waysToChoose,
  wrongChoices,
} from './texts-chosen.ts';
import { check, mayBecomeLegal, type Offer, type Subject, type Verb } from './verb.ts';
import { inTheGame, nothingElseIsAsked } from './windows.ts';

type Use = ActionNamed<'use'>;

interface Used {
  readonly card: CardElsewhere;
  /** Undefined where the text works from the hand or a pile. */
  readonly inPlay: InPlay | undefined;
  readonly text: Text;
  readonly ability: Voluntary;
}

const used = remembered(({ board, action }: Subject<Use>): Used | undefined => {
  if (!board.state.players.some(({ id }) => id === action.player)) return undefined;
  const inPlay = board.inPlay(action.card);
  if (inPlay === undefined) return usedElsewhere(board, action);
  const text = textsOf(board, inPlay)[action.ability];
  if (text?.ability.ability !== 'voluntary') return undefined;
  if (text.ability.from !== undefined) return usedElsewhere(board, action);
  return { card: inPlay, inPlay, text, ability: text.ability };
});

/** A text that says that it works while the card is in its owner's hand or smoked pile (7.2), or waits in a scene. */
function usedElsewhere(board: Board, { card: id, ability: place }: Use): Used | undefined {
  return textsElsewhere(board).find((one) => one.card.id === id && one.place === place);
}

function textsElsewhere(board: Board): (Used & { readonly place: number })[] {
  return board.remembered('texts elsewhere', () => [
    ...board.state.players.flatMap((player) => [
      ...textsIn(board, player, 'hand'),
      ...textsIn(board, player, 'smoked'),
    ]),
    ...textsInScene(board),
  ]);
}

/** Such a text knows what was chosen, and answered, as its card was played. */
function textsInScene(board: Board) {
  return (board.state.scene?.items ?? []).flatMap(({ kind, frame }) => {
    const { source, card } = frame;
    if (kind !== 'card' || source === undefined || card === undefined) return [];
    return board
      .definitionOf(card)
      .abilities.flatMap((ability, place) =>
        ability.ability === 'voluntary' && ability.from === 'scene'
          ? [{ card: { id: source, card }, inPlay: undefined, text: { ability, frame }, ability, place }]
          : [],
      );
  });
}

function textsIn(board: Board, { id: player, ...piles }: Player, pile: 'hand' | 'smoked') {
  const from = pile === 'hand' ? 'hand' : 'smoked-pile';
  return piles[pile].cards.flatMap((card) =>
    board.definition(card).abilities.flatMap((ability, place) => {
      if (ability.ability !== 'voluntary' || ability.from !== from) return [];
      const frame = { player, source: card.id, card: card.card, values: {} };
      return [{ card, inPlay: undefined, text: { ability, frame }, ability, place }];
    }),
  );
}

/** Who may generate it: the card's controller, or whose it is, unless its text says otherwise (7.4). */
function users(board: Board, { text, ability }: Used): readonly string[] {
  return ability.by === undefined
    ? [text.frame.player]
    : board.meanings.players(board, ability.by, text.frame);
}

/** Whoever generates it is "you" in its text, which knows what it answers. */
function frameFor(
  board: Board,
  { text, ability: { inResponseTo, pay: payments = [] } }: Used,
  action: Use,
): Text['frame'] {
  const frame = generatedFor(payments, { ...text.frame, player: action.player });
  return answeringFrame(board, {
    timing: { inResponseTo },
    frame,
    chosen: action.choose,
    event: action.event,
  });
}

/** The same, with what was chosen. */
function eyesOf(board: Board, found: Used, action: Use): Text['frame'] {
  const { inResponseTo } = found.ability;
  const frame = frameFor(board, found, action);
  return generatedFrame(board, {
    timing: { inResponseTo },
    frame,
    chosen: action.choose,
    event: action.event,
  });
}

const on = (code: string, rule: string, failures: (used: Used, subject: Subject<Use>) => Iterable<Failure>) =>
  check<Subject<Use>>(code, rule, function* (subject) {
    const found = used(subject);
    if (found !== undefined) yield* failures(found, subject);
  });

const askingOf = ({ choose = [], pay: payments = [] }: Voluntary) => ({ choose, pay: payments });

function responseName({ inResponseTo }: Voluntary): string[] {
  return inResponseTo !== undefined && 'as' in inResponseTo ? [inResponseTo.as] : [];
}

const foreseen = foreseenChecks<Use>((subject) => {
  const found = used(subject);
  if (found === undefined) return undefined;
  const { do: effects, pay = [] } = found.ability;
  return { effects, pay, frame: eyesOf(subject.board, found, subject.action) };
});

const checks: Verb<'use'>['checks'] = [
  ...inTheGame,
  nothingElseIsAsked,
  check<Subject<Use>>(
    'card-not-in-play',
    '7.2/out-of-play-cards-are-inactive',
    function* ({ board, action }) {
      if (board.inPlay(action.card) === undefined && usedElsewhere(board, action) === undefined)
        yield {
          message: 'Its text has no meaning while the card is not in play.',
          action: ['/card'],
          have: action.card,
        };
    },
  ),
  check<Subject<Use>>('no-such-ability', '5.2.1/what-is-voluntary', function* (subject) {
    const { board, action } = subject;
    const card = board.inPlay(action.card);
    if (card === undefined || isCanceled(board, card, true) || used(subject) !== undefined) return;
    const unsaid = textsOf(board, card)[action.ability]?.ability;
    if (unsaid?.ability === 'unsupported') board.unsupported(board.definition(card), unsaid.text);
    const voluntary = textsOf(board, card).flatMap(({ ability }, place) =>
      ability.ability === 'voluntary' && ability.from === undefined ? [place] : [],
    );
    yield {
      message: 'The card has no voluntary effect there.',
      action: ['/ability'],
      need: voluntary,
      have: action.ability,
    };
  }),
  check<Subject<Use>>('canceled', '4.2/maintained-cancel-holds', function* ({ board, action }) {
    const card = board.inPlay(action.card);
    if (card !== undefined && isCanceled(board, card, true))
      yield { message: 'An effect cancels the card for as long as it lasts.', action: ['/card'] };
  }),
  on('not-its-controller', '7.4/controller-decides', function* (found, { board, action }) {
    const may = users(board, found);
    if (may.includes(action.player)) return;
    const [only = null, ...others] = may;
    yield {
      message: `${may.length === 0 ? 'Nobody' : may.join(' or ')} decides whether this effect is generated.`,
      ...{ action: ['/player'], need: others.length === 0 ? only : [...may], have: action.player },
    };
  }),
  on('not-resolved', '5.2.1/edges-and-states-wait-to-resolve', function* ({ card, inPlay }, { board }) {
    const { type } = board.definition(card);
    if (inPlay?.unresolved === true && (type === 'Edge' || type === 'State'))
      yield { message: 'It works once it has resolved.', action: ['/card'] };
  }),
  on('not-working', '10.2/not-cumulative', function* ({ inPlay }, { board }) {
    if (inPlay === undefined || inPlay.faceDown || inPlay.unresolved) return;
    if (!isWorking(board, inPlay))
      yield { message: 'A further copy of this card has no effect.', action: ['/card'] };
  }),
  on('cannot-use', '7.7/cannot-prevails', function* ({ inPlay }, { board, action }) {
    if (inPlay !== undefined && cannot(board, inPlay, 'use-abilities', undefined, action.player))
      yield { message: 'An effect says that its abilities cannot be used.', action: ['/card'] };
  }),
  on('limit', '5.2.1/voluntary-within-rules-and-text', function* ({ card, ability }, { board }) {
    const key = useKey(board, card, ability);
    if (ability.limit !== undefined && !hasUsesLeft(board, key, ability.limit))
      yield {
        message: `Its text allows it ${ability.limit.times} time(s) a ${ability.limit.per}.`,
        state: ['/turn/uses'],
        need: ability.limit.times,
        have: usesOf(board, key, ability.limit) + 1,
      };
  }),
  ...timingChecks<Use>((subject) => {
    const found = used(subject);
    if (found === undefined) return undefined;
    const { ability, card } = found;
    const turning = (ability.pay ?? []).some((one) => paymentRoles(one).turns === true);
    return {
      ...answering(subject.board, found, subject.action),
      turning: turning ? [card.id] : undefined,
      revealing: found.inPlay?.faceDown === true ? [card.id] : undefined,
    };
  }),
  ...foreseen,
  ...choiceChecks<Use>(function* (subject) {
    const found = used(subject);
    if (found === undefined) return;
    const { board, action } = subject;
    const { ability } = found;
    const eyes = eyesOf(board, found, action);
    yield* wrongChoices(board, askingOf(ability), frameFor(board, found, action), action.choose, {
      others: [...responseName(ability), ...newTargetsNames(board, ability.do, eyes)],
      awaited: awaitedIn(board, found, action),
      ...{ effects: ability.do, timely: () => isTimely(board, answering(board, found, action)) },
    });
    yield* wrongNewTargets(board, ability.do, eyes, action.choose);
  }),
  on('already-turned', '4.2/turned-card-cannot-turn', function* (found, { board, action }) {
    const frame = frameFor(board, found, action);
    yield* unready(board, askingOf(found.ability), frame, action.choose, 'is turned already');
  }),
  on('turning-waits', '4.3/turning-abilities-wait', function* (found, { board, action }) {
    const frame = frameFor(board, found, action);
    yield* unready(board, askingOf(found.ability), frame, action.choose, 'has not resolved yet');
  }),
  on('preconditions', '10.2/sacrifice-own-cards-only', function* (found, { board, action }) {
    const frame = frameFor(board, found, action);
    yield* notOnesOwn(board, askingOf(found.ability), frame, action.choose);
  }),
  on('preconditions', '5.2/preconditions-met-at-generation', function* (found, { board, action }) {
    const { ability } = found;
    const awaited = awaitedIn(board, found, action);
    yield* unpaid(board, askingOf(ability), frameFor(board, found, action), action.choose, { awaited });
  }),
];

const open: NonNullable<Verb<'use'>['open']> = (subject) => {
  const found = used(subject);
  if (found === undefined) return [];
  const { board, action } = subject;
  const answer = toName(board, found, action);
  const event = eventOpen(board, found, action);
  const frame = frameFor(board, found, action);
  return [
    ...(event === undefined ? [] : [openEvent(event, action.player)]),
    ...(answer === undefined ? [] : [openAnswer(answer, action.player)]),
    ...openChoices(board, askingOf(found.ability), frame, action.choose, [
      ...(answer === undefined ? [] : [answer.as]),
      ...awaitedIn(board, found, action),
    ]),
    ...openNewTargets(board, found.ability.do, eyesOf(board, found, action), action.choose),
  ];
};

/** When its text lets it be generated, in the eyes in which that is judged. */
function answering(board: Board, found: Used, action: Use): Answering {
  const { when, inResponseTo } = found.ability;
  return {
    timing: { when, inResponseTo },
    frame: frameFor(board, found, action),
    chosen: action.choose,
    event: action.event,
  };
}

/** Which of several effects it answers, if nobody has said so. */
function toName(board: Board, found: Used, action: Use): ToName | undefined {
  const { ability } = found;
  const frame = { ...found.text.frame, player: action.player };
  const asked = { timing: { inResponseTo: ability.inResponseTo }, frame, chosen: action.choose };
  return answerToName(board, asked, [ability]);
}

/** Which of several events it answers, if nobody has said so. */
function eventOpen(board: Board, found: Used, action: Use): EventToName | undefined {
  return eventToName(board, answering(board, found, action), [found.ability]);
}

/** What stands open beside its choices. */
function awaitedIn(board: Board, found: Used, action: Use): string[] {
  return eventOpen(board, found, action) === undefined ? [] : [EVENT_ANSWERED];
}

/** Another card than its own is turned, and maintains the effect (4.2). */
function maintainer(
  board: Board,
  { pay: payments = [] }: Voluntary,
  frame: Text['frame'],
): string | undefined {
  const payment = payments.find((one) => paymentRoles(one).maintains === true);
  if (payment === undefined || !('card' in payment)) return undefined;
  const [id] = board.meanings.card(board, payment.card, frame);
  return id === frame.source ? undefined : id;
}

function perform(subject: Subject<Use>): void {
  const found = used(subject);
  if (found === undefined) return;
  const { board, action } = subject;
  const { card, inPlay, ability } = found;
  const { player } = action;
  const eyes = eyesOf(board, found, action);
  const maintainedBy = maintainer(board, ability, eyes);
  const frame = maintainedBy === undefined ? eyes : { ...eyes, maintainedBy };
  if (ability.limit !== undefined) noteUse(board, useKey(board, card, ability), ability.limit);
  const answered = targetOfAnswer(board, { inResponseTo: ability.inResponseTo }, eyes);
  openSceneOfEffects(board);
  // Revealing is part of using a face-down Site (4.3.3).
  if (inPlay !== undefined) reveal(board, inPlay, player);
  pay(board, ability.pay ?? [], frame);
  const choices = ability.choose ?? [];
  const { notInResponse: noResponse } = ability;
  const item = addItem(board, {
    ...{ kind: 'ability', frame, effects: ability.immediately === true ? [] : [...ability.do] },
    choices: [...choices],
    targets: [...targetsAmong(choices, frame.values), ...answered],
    maintained: (ability.pay ?? []).some((one) => paymentRoles(one).maintains === true),
    ...(noResponse === undefined ? {} : { notInResponse: barredResponses(board, noResponse, frame) }),
  });
  emit(board, { event: 'generated', effect: item.id, source: card.id, player, targets: item.targets });
  tellTargets(board, item);
  if (ability.immediately === true)
    board.state.agenda.push({ task: 'effects', effects: [...ability.do], frame: item.frame, answers: {} });
  acted(board, player);
}

function* candidates(board: Board, player: string): Iterable<Use | Offer<Use>> {
  for (const card of board.state.inPlay) {
    for (const [place, text] of textsOf(board, card).entries()) {
      const { ability } = text;
      if (ability.ability !== 'voluntary' || ability.from !== undefined) continue;
      yield* candidatesOf(board, player, { card, inPlay: card, text, ability }, place);
    }
  }
  for (const found of textsElsewhere(board)) yield* candidatesOf(board, player, found, found.place);
}

function* candidatesOf(board: Board, player: string, found: Used, place: number): Iterable<Use | Offer<Use>> {
  if (!users(board, found).includes(player)) return;
  const base: Use = { do: 'use', player, card: found.card.id, ability: place };
  const events = eventOpen(board, found, base)?.from.map((event) => ({ ...base, event })) ?? [base];
  for (const one of events) yield* candidatesAnswering(board, found, one);
}

function* candidatesAnswering(board: Board, found: Used, base: Use): Iterable<Use | Offer<Use>> {
  for (const response of answersOf(toName(board, found, base))) {
    const answered = response === undefined ? base : { ...base, choose: response };
    const asks = askingOf(found.ability);
    if (asks.choose.length > 0 && !mayBecomeLegal(checks, { board, action: answered })) continue;
    const frame = frameFor(board, found, answered);
    for (const choose of waysToChoose(board, asks, frame)) {
      const said = { ...response, ...choose };
      const eyes = eyesOf(board, found, { ...base, choose: said });
      for (const changed of waysToChange(board, found.ability.do, eyes)) {
        const all = { ...said, ...changed };
        const action = Object.keys(all).length === 0 ? base : { ...base, choose: all };
        // Most choices fail by what they would do, which is cheaper to ask than everything else.
        if (surelyMeetsAll(foreseen, { board, action })) yield withDivisionsOpen(board, asks, frame, action);
      }
    }
  }
}

/** With cards named that its text chooses and nobody had seen, and with what can be chosen in but one way. */
function named(subject: Subject<Use>): Use {
  const found = used(subject);
  const { board, action } = subject;
  if (found === undefined) return action;
  const frame = frameFor(board, found, action);
  const awaited = awaitedIn(board, found, action);
  const choose = wholeChoice(board, askingOf(found.ability), frame, action.choose, awaited);
  return choose === undefined ? action : { ...action, choose };
}

export const use: Verb<'use'> = { named, checks, open, perform, candidates };
