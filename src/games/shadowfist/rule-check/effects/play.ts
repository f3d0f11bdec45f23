import type { Board, Seen } from '../board/board.ts';
import { textCalled } from '../board/called.ts';
import { isByChance } from '../board/chance.ts';
import { isSite } from '../board/printed.ts';
import { cardsAt } from '../board/references.ts';
import { mayPlayMore } from '../board/standing.ts';
import { take } from '../doing/zones.ts';
import {
  answeringFrame,
  answerToName,
  type EventToName,
  eventToName,
  generatedFrame,
  isTimely,
  type ToName,
  timingOf,
} from '../flow/answering.ts';
import { choose } from '../flow/choosing.ts';
import { type Cost, costOf, isFreeFirstSite, type Paying } from '../flow/cost.ts';
import { canPay } from '../flow/payments.ts';
import { isPlayedOn } from '../flow/played-on.ts';
import {
  asking,
  type CardPlayed,
  doOnEntering,
  generateCard,
  isForbidden,
  limitedEventPlayed,
  oneShotPlayed,
  playAtOnce,
  textsOfPlaying,
} from '../flow/playing.ts';
import { isFreeBy, noteReduction, reducersFor } from '../flow/reductions.ts';
import { unmetConditions } from '../flow/resources.ts';
import { subjectsFor } from '../flow/subjects.ts';
import { victoryBarred } from '../flow/victory.ts';
import type { Bindings, Frame, Value } from '../state/values.ts';
import { mayEnter, type PaidCards, positionFor } from './cards.ts';
import type { EffectNamed, Perform, Performing } from './performing.ts';

type Play = EffectNamed<'play'>;

/** A player plays a card of their choice by an effect. */
export const play: Perform<'play'> = (effect, performing) => {
  const { board, frame } = performing;
  const by = board.meanings.player(board, effect.by, frame);
  if (by === undefined) return false;
  const from = playableFor(board, effect, frame, by);
  if (from.length === 0) return false;
  const answer = performing.ask({
    ...{
      player: by,
      as: 'play',
      about: `which card is played by ${textCalled(board, frame)}`,
      kind: 'cards',
      from,
    },
    ...{ least: effect.optional ? 0 : 1, most: 1 },
  });
  const [id] = 'cards' in answer ? answer.cards : [];
  const card = id === undefined ? undefined : board.find(id);
  if (card === undefined) return false;
  const said = readied(performing, effect, card, by);
  if (said === undefined) return false;
  playNow(performing, effect, card, said);
  return true;
};

/** The cards that a player could play by the effect now. */
export function playableFor(
  board: Board,
  effect: Play,
  frame: Frame,
  player: string,
  paid?: PaidCards,
): string[] {
  return cardsAt(board, effect.in, frame)
    .filter((card) => board.meanings.matches(board, effect.which, card, frame))
    .filter((card) => card.inPlay === undefined && mayBePlayed(board, effect, card, player, frame, paid))
    .filter((card) => waysToPlace(board, effect, card, player, frame).length > 0)
    .map(({ id }) => id);
}

/** The subjects on which a State can be played and paid for; of another card one way, if it can be paid for. */
function waysToPlace(
  board: Board,
  effect: Play,
  card: Seen,
  player: string,
  frame: Frame,
): (string | undefined)[] {
  const { power } = board.player(player);
  const subjects =
    card.definition.type === 'State' ? subjectsAllowed(board, effect, card, player, frame) : [undefined];
  return subjects.filter(
    (on) =>
      meetsConditions(board, effect, card, player, frame, on) &&
      lowestPrice(board, effect, card, player, frame, on) <= power,
  );
}

function subjectsAllowed(
  board: Board,
  { on }: Pick<Play, 'on'>,
  card: Seen,
  player: string,
  frame: Frame,
): string[] {
  return subjectsFor(board, card, player).filter(
    (id) => isPlayedOn(board, { on }, id, frame) && isItsTimeOn(board, card, player, id),
  );
}

function meetsConditions(
  board: Board,
  { ignoringResources }: Play,
  card: Seen,
  player: string,
  frame: Frame,
  on: string | undefined,
): boolean {
  if (typeof ignoringResources === 'boolean')
    return unmetConditions(board, card, player, { ignoring: ignoringResources, on }).length === 0;
  const ignoring = board.meanings.reckon(board, ignoringResources.conditions, frame);
  const chosen = ignoringResources.symbol === undefined ? undefined : frame.values[ignoringResources.symbol];
  const ofSymbol = chosen !== undefined && 'symbol' in chosen ? chosen.symbol : undefined;
  return unmetConditions(board, card, player, { ignoring, ofSymbol, on }).length === 0;
}

/** An effect waives only what it names (4.3): all else must be met. */
function mayBePlayed(
  board: Board,
  effect: Play,
  card: Seen,
  player: string,
  frame: Frame,
  paid?: PaidCards,
): boolean {
  const { definition } = card;
  const byChance = !effect.optional && isByChance(board, effect.which.is, frame);
  if (definition.type !== 'Event' && !mayEnter(board, card.id, player, byChance, paid)) return false;
  if (effect.on !== undefined && definition.type !== 'State') return false;
  const isAnotherSite = isSite(definition) && player === board.current && board.state.turn.sitePlayed;
  if (isAnotherSite && !mayPlayMore(board, card, player)) return false;
  if (!byChance && limitedEventPlayed(board, definition, player) >= 0) return false;
  if (oneShotPlayed(board, definition, player)) return false;
  return (
    isPlayedNow(board, card, player) &&
    canBeChosenFor(board, effect, card, player) &&
    !isForbidden(board, card, player) &&
    (byChance || !victoryBarred(board, definition, player))
  );
}

function isPlayedNow(board: Board, card: Seen, player: string): boolean {
  // The time of a State may depend on its subject.
  return card.definition.type === 'State' || isItsTimeOn(board, card, player, undefined);
}

function isItsTimeOn(
  board: Board,
  { id, definition }: Seen,
  player: string,
  on: string | undefined,
): boolean {
  const frame = { player, source: id, values: {}, ...(on === undefined ? {} : { on }) };
  return isTimely(board, { timing: timingOf(definition, undefined), frame, chosen: undefined });
}

/** What its text asks for can be chosen: at no cost X is zero (4.3.2), while a price that is paid is still open. */
function canBeChosenFor(board: Board, { cost }: Play, { id, definition }: Seen, player: string): boolean {
  if (definition.cost === 'X' && cost !== 'none') return true;
  const values: Bindings = definition.cost === 'X' ? { X: { number: 0 } } : {};
  const frame: Frame = { player, source: id, card: definition, values };
  const answering = { timing: timingOf(definition, undefined), frame, chosen: undefined };
  const { as, from } = answerToName(board, answering, definition.abilities) ?? { as: '', from: [''] };
  const { from: events } = eventToName(board, answering, textsOfPlaying(definition, undefined)) ?? {
    from: [undefined],
  };
  return events.some((event) =>
    from.some((effect) => {
      const chosen = as === '' ? {} : { [as]: { effect } };
      const eyes = generatedFrame(board, { ...answering, chosen, event });
      return choose(board, asking(definition).choose, eyes, {}, 'whether-possible') !== undefined;
    }),
  );
}

/** Whether the reduction of another card may count: the effect is none itself (4.3.2). */
const isReducible = (cost: Play['cost']): boolean =>
  cost === 'full' || (typeof cost === 'object' && 'increasedBy' in cost);

const free: Cost = { cost: 0, reduced: true, fixed: true };

function price(board: Board, { cost }: Play, card: Seen, player: string, frame: Frame, paying: Paying): Cost {
  if (cost === 'none') return free;
  return costOf(board, card, player, { ...paying, ...reductionBy(board, cost, frame) });
}

/** The card whose effect plays another at less is the one that reduces its cost (4.3.2). */
function reductionBy(
  board: Board,
  cost: Play['cost'],
  frame: Frame,
): Pick<Paying, 'effectReduces' | 'effectIncreases'> {
  if (typeof cost === 'string') return {};
  if ('increasedBy' in cost)
    return { effectIncreases: board.meanings.reckon(board, cost.increasedBy, frame) };
  return { effectReduces: board.meanings.reckon(board, cost.reducedBy, frame) };
}

/** With X at zero, and the reduction of another card where the effect itself is none. */
function lowestPrice(
  board: Board,
  effect: Play,
  card: Seen,
  player: string,
  frame: Frame,
  on: string | undefined,
): number {
  const reducers = isReducible(effect.cost) ? reducersFor(board, card, player, on).from : [];
  return Math.min(
    ...[undefined, ...reducers].map(
      (reducedBy) => price(board, effect, card, player, frame, { reducedBy, on }).cost,
    ),
  );
}

/** A card that is about to be played, with everything that must be said of it. */
type Readied = Omit<CardPlayed, 'card' | 'owner' | 'from'> & { readonly paying: Paying };

function readied(performing: Performing, effect: Play, card: Seen, player: string): Readied | undefined {
  const { board, frame, answers } = performing;
  const { definition } = card;
  const on = definition.type === 'State' ? subjectPaidFor(performing, effect, card, player) : undefined;
  const paying = payingFor(performing, effect, card, player, on);
  const x = definition.cost === 'X' ? { X: { number: paying.x ?? 0 } } : {};
  const aimed = on === undefined ? {} : { on };
  const theirs: Frame = { player, source: card.id, card: card.definition, values: x, ...aimed };
  const { choose: choices, pay: payments } = asking(definition);
  const timing = timingOf(definition, undefined);
  const answer = answerToName(board, { timing, frame: theirs, chosen: undefined }, definition.abilities);
  const named = answer === undefined ? {} : { [answer.as]: askWhich(performing, answer, card, player) };
  const events = eventToName(
    board,
    { timing, frame: theirs, chosen: named },
    textsOfPlaying(definition, undefined),
  );
  const event = events === undefined ? undefined : askWhichEvent(performing, events, card, player);
  const seen = answeringFrame(board, {
    timing,
    frame: { ...theirs, values: { ...theirs.values, ...named } },
    chosen: named,
    event,
  });
  const chosen = choose(board, choices, seen, answers);
  if (chosen === undefined) return undefined;
  const { on: _, ...eyes } = generatedFrame(board, {
    ...{ timing, frame: theirs },
    chosen: { ...named, ...chosen },
    event,
  });
  const { cost, reduced } = price(board, effect, card, player, frame, paying);
  if (!canPay(board, payments, eyes, cost)) return undefined;
  const place = positionFor(performing, card.id, player);
  const firstSite = isFreeFirstSite(board, card, player);
  return {
    paying,
    frame: eyes,
    cost,
    reduced,
    firstSite,
    noCost: effect.cost === 'none' || firstSite || isFreeBy(board, card, player, paying),
    ...{ ...place, on, faceUp: effect.faceUp },
  };
}

/** Which of several effects of the scene the card answers. */
function askWhich(performing: Performing, { as, from }: ToName, card: Seen, player: string): Value {
  const about = `which effect ${card.definition.title} answers`;
  return performing.ask({ player, as, about, kind: 'effect', from: [...from] });
}

function askWhichEvent(
  performing: Performing,
  { from, about }: EventToName,
  card: Seen,
  player: string,
): number | undefined {
  const answer = performing.ask({
    ...{
      player,
      as: 'event-answered',
      about: `which event ${card.definition.title} answers: ${about.join(', ')}`,
    },
    kind: 'number',
    from: from.map(String),
    least: Math.min(...from),
    most: Math.max(...from),
  });
  return 'number' in answer ? answer.number : undefined;
}

const noReducers: ReturnType<typeof reducersFor> = { from: [], ifNamed: [], mustChoose: false };

/** What is paid for X, and which card reduces the cost: one, unless the effect does (4.3.2). */
function payingFor(
  performing: Performing,
  effect: Play,
  card: Seen,
  player: string,
  on: string | undefined,
): Paying {
  const { board, frame } = performing;
  const { power } = board.player(player);
  if (effect.cost === 'none' || isFreeFirstSite(board, card, player)) return {};
  const costs = (paying: Paying) => price(board, effect, card, player, frame, { ...paying, on }).cost;
  const { ifNamed, mustChoose } = isReducible(effect.cost)
    ? reducersFor(board, card, player, on)
    : noReducers;
  const needed = mustChoose || costs({}) > power;
  const answer =
    ifNamed.length === 0
      ? undefined
      : performing.ask({
          ...{ player, as: 'reducedBy', about: 'which card reduces the cost', kind: 'cards' },
          ...{ from: [...ifNamed], least: needed ? 1 : 0, most: 1 },
        });
  const [reducedBy] = answer !== undefined && 'cards' in answer ? answer.cards : [];
  if (card.definition.cost !== 'X' || isFreeBy(board, card, player, { reducedBy, on }))
    return { reducedBy, on };
  const large = power + 99;
  const most = Math.max(0, power + large - costs({ reducedBy, x: large }));
  const paid = performing.ask({ player, as: 'X', about: 'how much X is', kind: 'number', least: 0, most });
  return { reducedBy, on, x: 'number' in paid ? paid.number : 0 };
}

/**
 * During resolution it resolves at once; during generation it takes the place of what plays it (3.4, 5.2), unless that
 * has more to do on resolution.
 */
function playNow(performing: Performing, effect: Play, card: Seen, { paying, ...said }: Readied): void {
  const { board, frame } = performing;
  if (effect.cost !== 'none')
    noteReduction(board, card, said.frame.player, {
      ...paying,
      ...reductionBy(board, effect.cost, frame),
    });
  const taken = take(board, card.id);
  if (taken === undefined) return;
  const played = {
    ...said,
    card: taken.card,
    owner: taken.owner,
    from: taken.pile,
    toastIt: effect.toastIt !== undefined,
  };
  if (effect.toastIt === 'any-card' && card.definition.type !== 'Event')
    toastWhenItLeaves(performing, card.id);
  performing.remember(effect.as ?? 'played', { cards: [card.id] });
  const { scene } = board.state;
  if (scene?.resolving === true) {
    const { entering, effects, frame: theirs } = playAtOnce(board, played);
    performing.next(effects, theirs);
    doOnEntering(board, entering, theirs);
    return;
  }
  if (scene !== null)
    scene.items = scene.items.filter(({ id, effects }) => id !== frame.item || effects.length > 0);
  generateCard(board, played);
}

/** A card that is Toast It as long as it is in play (10.1.1). */
function toastWhenItLeaves({ board, frame }: Performing, card: string): void {
  board.state.lasting.push({
    id: board.newId('l'),
    kind: 'modify',
    until: 'while-in-play',
    frame,
    cards: [card],
    by: [{ restriction: 'Toast It' }],
  });
}

function subjectPaidFor(
  performing: Performing,
  effect: Play,
  card: Seen,
  player: string,
): string | undefined {
  const from = waysToPlace(performing.board, effect, card, player, performing.frame);
  return subjectAmong(
    performing,
    card,
    player,
    from.flatMap((on) => on ?? []),
  );
}

export function subjectFor(performing: Performing, card: Seen, player: string): string | undefined {
  return subjectAmong(performing, card, player, subjectsFor(performing.board, card, player, 'put'));
}

function subjectAmong(
  performing: Performing,
  card: Seen,
  player: string,
  from: string[],
): string | undefined {
  const answer = performing.ask({
    ...{
      player,
      as: `on-${card.id}`,
      about: `whom ${card.definition.title} is played on`,
      kind: 'cards',
      from,
    },
  });
  return 'cards' in answer ? answer.cards[0] : undefined;
}
