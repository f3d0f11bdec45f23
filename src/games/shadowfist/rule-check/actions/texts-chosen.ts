import type { OpenChoice } from '../../../../engine/answer.ts';
import type { Failure } from '../../../../engine/check.ts';
import type { Json } from '../../../../engine/json.ts';
import { symbols } from '../../card.ts';
import { inWords } from '../../card-language/rendering/in-words.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { payment as paymentForm } from '../../vocabulary/grammar.ts';
import type { Payment } from '../../vocabulary/payments.ts';
import { factsOf } from '../../words/effects/effects.ts';
import { everyEffect } from '../../words/effects/nested.ts';
import { amountReads, mentions } from '../../words/names.ts';
import type { Board } from '../board/board.ts';
import type { EventToName, ToName } from '../flow/answering.ts';
import { askedFor } from '../flow/asked-for.ts';
import { boundsOf, candidatesFor, isUnlisted, objection, objectionAmong, rangeOf } from '../flow/choosing.ts';
import { amountToDivide, undividedShares } from '../flow/divisions.ts';
import { featuresOffered } from '../flow/features.ts';
import { notReadyToTurn, sacrificesAnothers, unpayable, unpayableTogether } from '../flow/payments.ts';
import type { Asking } from '../flow/playing.ts';
import { type Refusal, refusalOf } from '../flow/refusals.ts';
import { unseenFor } from '../flow/unseen.ts';
import type { Bindings, Frame, Value } from '../state/values.ts';
import type { WrongChoice } from './choice-checks.ts';

/** How what a text lets be chosen is written in an action. */
export const writtenAs: {
  readonly [How in Choice['choose']]: Required<Pick<OpenChoice, 'form' | 'key'>>;
} = {
  cards: { form: 'list', key: 'cards' },
  players: { form: 'list', key: 'players' },
  number: { form: 'number', key: 'number' },
  symbol: { form: 'value', key: 'symbol' },
  mode: { form: 'value', key: 'mode' },
  'number-on': { form: 'value', key: 'mode' },
  designator: { form: 'value', key: 'designator' },
  type: { form: 'value', key: 'type' },
  title: { form: 'value', key: 'title' },
  effect: { form: 'value', key: 'effect' },
  'damage-source': { form: 'value', key: 'effect' },
  division: { form: 'division', key: 'division' },
};

/** Choices that nobody made, though one must be: what is wanted, and from what. `awaited` are names that stand open beside them. */
export function openChoices(
  board: Board,
  { choose }: Asking,
  frame: Frame,
  chosen: Bindings | undefined,
  awaited: readonly string[] = [],
): OpenChoice[] {
  const open: OpenChoice[] = [];
  const undecided: string[] = [...awaited];
  const values: Bindings = { ...frame.values };
  for (const choice of choose) {
    const given = chosen?.[choice.as];
    if (given !== undefined) {
      values[choice.as] = given;
      continue;
    }
    if (choice.optional === true) continue;
    if (choice.choose === 'number' && mentions(choice, undecided)) {
      // What is asked for before it tells from where to where it goes.
      undecided.push(choice.as);
      continue;
    }
    const here = { ...frame, values };
    const from = candidatesFor(board, choice, here);
    const known = withoutNumbersOf(choice, undecided);
    const { least, most } = rangeOf(board, known, here);
    const listable =
      !isUnlisted(choice) && !mentions(known, undecided) && unseenIn(board, choice, here) === 0;
    const amount =
      choice.choose === 'division' && !mentions(choice, undecided)
        ? { amount: amountToDivide(board, choice, here) }
        : {};
    undecided.push(choice.as);
    open.push({
      ...{ pointer: `/choose/${choice.as}`, ...writtenAs[choice.choose] },
      ...{ player: chooserOf(board, choice, here), about: askedFor(choice) },
      ...{
        from: listable ? from : null,
        least,
        most: listable ? Math.min(most, Math.max(from.length, least)) : most,
      },
      ...amount,
    });
  }
  return open;
}

/** How many must be chosen, as far as that does not hang on something that nobody has said yet. */
function withoutNumbersOf(choice: Choice, undecided: readonly string[]): Choice {
  if ((choice.choose !== 'cards' && choice.choose !== 'players') || choice.number === undefined)
    return choice;
  const bounds = Object.entries(choice.number);
  const decided = bounds.filter(([, amount]) => !amountReads(amount, undecided));
  return decided.length === bounds.length ? choice : { ...choice, number: Object.fromEntries(decided) };
}

/** How many cards that nobody has named it might choose: the action may name them. */
function unseenIn(board: Board, choice: Choice, frame: Frame): number {
  return choice.choose === 'cards' ? (unseenFor(board, choice, frame)?.number ?? 0) : 0;
}

/** Which effect of the scene is answered: that must be said where there are several. */
export function openAnswer({ as, from }: ToName, player: string): OpenChoice {
  return {
    ...{ pointer: `/choose/${as}`, ...writtenAs.effect, player, about: 'which effect is answered' },
    ...{ from, least: 1, most: 1 },
  };
}

/** Which event is answered: that must be said where a text reads different things of several. */
export function openEvent({ from, about }: EventToName, player: string): OpenChoice {
  return {
    pointer: '/event',
    form: 'number',
    player,
    about: `which event is answered: ${listed(about)}`,
    from: [...from],
    least: 1,
    most: 1,
  };
}

/** Each way to say so; undefined where nothing has to be said. */
export function answersOf(answer: ToName | undefined): (Bindings | undefined)[] {
  return answer === undefined ? [undefined] : answer.from.map((effect) => ({ [answer.as]: { effect } }));
}

function chooserOf(board: Board, { by }: Choice, frame: Frame): string {
  return (by === undefined ? undefined : board.meanings.player(board, by, frame)) ?? frame.player;
}

/** Names that an action may have to do with beside those of its choices. */
interface Beside {
  /** What may be named besides. */
  readonly others: readonly string[];
  /** What stands open besides. */
  readonly awaited?: readonly string[];
  /** What the action does; what that asks for is chosen only as it resolves. */
  readonly effects: readonly Effect[];
  /** Whether the text allows it now: at another time that there is nothing to choose says nothing more. */
  readonly timely: () => boolean;
}

/** What was chosen and the text does not allow; also what it never asked for. */
export function* wrongChoices(
  board: Board,
  { choose, entering = [] }: Asking,
  frame: Frame,
  chosen: Bindings | undefined,
  { others, awaited = [], effects, timely }: Beside,
): Iterable<WrongChoice> {
  const names = [...choose.map(({ as }) => as), ...others];
  for (const name of Object.keys(chosen ?? {})) {
    if (!names.includes(name))
      yield notAllowed({
        message: notAskedFor(name, names, effects),
        action: [`/choose/${name}`],
        need: names,
        have: name,
      });
  }
  const values: Bindings = { ...frame.values };
  const undecided = [...awaited, ...others.filter((name) => values[name] === undefined)];
  for (const choice of choose) {
    const given = chosen?.[choice.as];
    const here = { ...frame, values: { ...values } };
    const waits = mentions(choice, undecided);
    if (given === undefined) {
      if (choice.optional !== true) undecided.push(choice.as);
      if (waits) continue;
      const { least } = boundsOf(board, choice, here);
      const from = choice.choose === 'number' ? [] : candidatesFor(board, choice, here);
      const number = from.length + unseenIn(board, choice, here);
      if (!isUnlisted(choice) && choice.optional !== true && number < least && timely())
        yield {
          why: entering.includes(choice) ? 'nothing-on-entering' : 'text',
          failure: {
            message: `There is nothing to choose for ${choice.as}: the text asks for ${askedFor(choice)}.`,
            ...{ action: ['/choose'], need: least, have: from },
          },
        };
      continue;
    }
    const wrong = waits ? undefined : objection(board, choice, given, here);
    if (wrong !== undefined) {
      const from = candidatesFor(board, choice, here);
      const why = refusalOf(board, choice, given, here, from);
      yield {
        why,
        failure: {
          ...{ message: wrong, action: [`/choose/${choice.as}`], have: JSON.parse(JSON.stringify(given)) },
          need: needed(choice, why, from),
        },
      };
    }
    values[choice.as] = given;
  }
}

/** That a name is none of those that the text asks for now, and which these are. */
function notAskedFor(name: string, names: readonly string[], effects: readonly Effect[]): string {
  const onResolution = factsOf(everyEffect(effects), 'chooses').some(({ as }) => as === name);
  const what = names.length === 0 ? 'nothing' : listed(names);
  return onResolution
    ? `${name} is chosen only as it resolves, when a question asks for it. Now its text asks for ${what}.`
    : `Its text asks for nothing called ${name}. It asks for ${what}.`;
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();

function needed(choice: Choice, why: Refusal, from: readonly string[]): Json {
  if (why === 'no-designator-in-common') return 'a designator in common';
  return choice.choose === 'number' ? null : [...from];
}

const notAllowed = (failure: Failure): WrongChoice => ({ why: 'text', failure });

/** Preconditions that are not met: all are met at once, before any of them changes anything (5.2). */
export function* unpaid(
  board: Board,
  { choose, pay }: Asking,
  frame: Frame,
  chosen: Bindings | undefined,
  { cost = 0, awaited = [] }: { readonly cost?: number; readonly awaited?: readonly string[] } = {},
): Iterable<Failure> {
  const values = { ...frame.values, ...chosen };
  const here = { ...frame, values };
  const unmade = choose.map(({ as }) => as).filter((name) => values[name] === undefined);
  const undecided = [...unmade, ...awaited];
  const decided = pay.filter((payment) => !mentions(payment, undecided));
  const together = unpayableTogether(board, decided, here, cost);
  if (together !== undefined && canEachBePaid(board, decided, here)) yield { message: together };
  for (const payment of pay) {
    if (mentions(payment, undecided)) continue;
    if (notReadyToTurn(board, payment, here) !== undefined) continue;
    if (sacrificesAnothers(board, payment, here)) continue;
    const wrong = unpayable(board, payment, here);
    if (wrong !== undefined) yield { message: wrong, need: inWords(paymentForm, payment) };
  }
}

function canEachBePaid(board: Board, payments: readonly Payment[], frame: Frame): boolean {
  return payments.every((payment) => unpayable(board, payment, frame) === undefined);
}

/** Cards that would have to turn and are not ready to; their rules are their own (4.2, 4.3). */
export function* unready(
  board: Board,
  { pay }: Asking,
  frame: Frame,
  chosen: Bindings | undefined,
  why: NonNullable<ReturnType<typeof notReadyToTurn>>,
): Iterable<Failure> {
  const here = { ...frame, values: { ...frame.values, ...chosen } };
  for (const payment of pay) {
    if (notReadyToTurn(board, payment, here) === why)
      yield { message: `The card that would turn ${why}.`, action: ['/card'] };
  }
}

/** Cards that would be sacrificed and that another controls (10.2). */
export function* notOnesOwn(
  board: Board,
  { choose, pay }: Asking,
  frame: Frame,
  chosen: Bindings | undefined,
): Iterable<Failure> {
  const values = { ...frame.values, ...chosen };
  const undecided = choose.map(({ as }) => as).filter((name) => values[name] === undefined);
  for (const payment of pay) {
    if (mentions(payment, undecided)) continue;
    if (sacrificesAnothers(board, payment, { ...frame, values }))
      yield {
        message: 'Only cards one controls can be sacrificed.',
        need: inWords(paymentForm, payment),
      };
  }
}

/** Every way in which a text's choices may be made, as far as they can be counted out. */
export function* waysToChoose(board: Board, { choose }: Asking, frame: Frame): Iterable<Bindings> {
  yield* ways(board, choose, frame, {});
}

const MOST_SUBSETS = 60;

function* ways(board: Board, choices: readonly Choice[], frame: Frame, chosen: Bindings): Iterable<Bindings> {
  const [choice, ...rest] = choices;
  if (choice === undefined) {
    yield chosen;
    return;
  }
  const here = { ...frame, values: { ...frame.values, ...chosen } };
  if (choice.optional === true) yield* ways(board, rest, frame, chosen);
  const from = candidatesFor(board, choice, here);
  for (const value of valuesOf(board, choice, here, from)) {
    if (objectionAmong(board, choice, value, here, from) !== undefined) continue;
    yield* ways(board, rest, frame, { ...chosen, [choice.as]: value });
    // One division stands for all: what it divides is listed as left open.
    if (choice.choose === 'division') return;
  }
}

/** Each answer to a choice; of very many only the first. */
export function* valuesOf(
  board: Board,
  choice: Choice,
  frame: Frame,
  from: readonly string[],
): Iterable<Exclude<Value, { none: unknown }>> {
  switch (choice.choose) {
    case 'cards':
    case 'players': {
      const { least, most } = boundsOf(board, choice, frame);
      if (least === 0 && choice.optional !== true)
        yield choice.choose === 'cards' ? { cards: [] } : { players: [] };
      // A set of many is put together card by card.
      for (const subset of subsets(from, Math.max(least, 1), most)) {
        board.look(subset.length ** 2 / 2);
        yield choice.choose === 'cards' ? { cards: subset } : { players: subset };
      }
      return;
    }
    case 'number': {
      const least = Math.max(0, board.meanings.reckon(board, choice.atLeast, frame));
      const most = Math.min(least + 30, board.meanings.reckon(board, choice.atMost, frame));
      for (let number = least; number <= most; number++) yield { number };
      return;
    }
    case 'symbol':
      for (const symbol of symbols) if (from.includes(symbol)) yield { symbol };
      return;
    case 'mode':
    case 'number-on':
      for (const mode of from) yield { mode };
      return;
    case 'designator':
    case 'type':
    case 'title':
      yield* featuresOffered(board, choice.choose, from);
      return;
    case 'effect':
      for (const effect of from) yield { effect };
      return;
    case 'division':
      yield* undividedShares(amountToDivide(board, choice, frame), from);
      return;
    case 'damage-source':
      for (const id of from) yield board.inPlay(id) === undefined ? { effect: id } : { cards: [id] };
  }
}

/** Sets of so many, smallest first; of very many only the first. */
export function* subsets(from: readonly string[], least: number, most: number): Iterable<string[]> {
  let given = 0;
  for (let size = least; size <= Math.min(most, from.length); size++) {
    for (const subset of ofSize(from, size, 0)) {
      yield subset;
      given += 1;
      if (given >= MOST_SUBSETS) return;
    }
  }
}

function* ofSize(from: readonly string[], size: number, start: number): Iterable<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let place = start; place <= from.length - size; place++) {
    const first = from[place];
    if (first === undefined) return;
    for (const rest of ofSize(from, size - 1, place + 1)) yield [first, ...rest];
  }
}
