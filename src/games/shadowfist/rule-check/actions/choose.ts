import type { Domain } from '../../../../engine/answer.ts';
import type { Failure } from '../../../../engine/check.ts';
import { symbols } from '../../card.ts';
import type { Board } from '../board/board.ts';
import { featureObjection, featuresOffered } from '../flow/features.ts';
import { share, unshared } from '../flow/sharing.ts';
import { mayFindTooFew } from '../flow/unseen.ts';
import type { Question } from '../state/state.ts';
import type { CardElsewhere, Value } from '../state/values.ts';
import type { ActionNamed } from './actions.ts';
import { ruleOfAnswer, ruleOfDecision } from './decisions.ts';
import { due } from './due.ts';
import { subsets } from './texts-chosen.ts';
import { check, type Offer, type Subject, type Verb } from './verb.ts';
import { inTheGame } from './windows.ts';

type Choose = ActionNamed<'choose'>;

/** Answers what the state asks; the agenda then goes on. */
export const choose: Verb<'choose'> = {
  checks: [
    ...inTheGame,
    check<Subject<Choose>>(
      'nothing-is-asked',
      '5.2/decisions-at-resolution-only-if-stated',
      function* ({ board }) {
        if (board.state.question !== null) return;
        const { words, need } = due(board);
        yield { message: `No question is open.${words}`, state: ['/question'], need };
      },
    ),
    check<Subject<Choose>>(
      'not-their-choice',
      ({ board }) => ruleOfDecision(board),
      function* ({ board, action }) {
        const { question } = board.state;
        if (question !== null && question.player !== action.player)
          yield {
            message: `${question.player} chooses.`,
            state: ['/question/player'],
            action: ['/player'],
            need: question.player,
            have: action.player,
          };
      },
    ),
    check<Subject<Choose>>(
      'no-answer',
      ({ board, action }) => ruleOfAnswer(board, action.value),
      function* ({ board, action }) {
        const { question } = board.state;
        if (question !== null && question.kind !== 'division')
          yield* answerFailures(board, question, action.value);
      },
    ),
    check<Subject<Choose>>('division', '4.5.1/inflict-all-damage', function* ({ board, action }) {
      const { question } = board.state;
      if (question?.kind === 'division') yield* divisionFailures(question, action.value);
    }),
  ],
  perform({ board, action }) {
    const { question, agenda } = board.state;
    const task = agenda.at(-1);
    if (question === null || task === undefined) return;
    task.answers[question.as] = withItsRow(question, action.value);
    board.state.question = null;
    board.changed();
  },
  *candidates(board, player) {
    const { question } = board.state;
    if (question === null || question.player !== player) return;
    yield* offered(question) ??
      [...answersTo(board, question)].map((value): Choose => ({ do: 'choose', player, value }));
    yield* named(question);
    if (mayFindTooFew(question)) yield { do: 'choose', player, value: { none: true } };
  },
};

function* answerFailures(board: Board, question: Question, value: Value): Iterable<Failure> {
  const wrong = (message: string, have: string | number | readonly string[] | null = null): Failure => ({
    ...{ message, action: ['/value'], state: ['/question'], need: question.from, have },
  });
  if ('none' in value && mayFindTooFew(question)) return;
  if (question.unseen !== undefined && 'known' in value) {
    yield* unseenFailures(board, question, question.unseen, value.known);
    return;
  }
  switch (question.kind) {
    case 'chance':
      yield* chanceFailures(board, question, value);
      return;
    case 'cards':
    case 'players':
    case 'order': {
      if ('none' in value) {
        if (question.least > 0) yield wrong('Something must be chosen.');
        return;
      }
      const chosen = 'cards' in value ? value.cards : 'players' in value ? value.players : undefined;
      const wanted = question.kind === 'players' ? 'players' : 'cards';
      if (chosen === undefined || !(wanted in value)) {
        yield wrong(`The answer is {${wanted}: […]}.`);
        return;
      }
      yield* severalFailures(question, chosen);
      const cards = chosen.flatMap((id) => board.find(id) ?? []);
      if (question.sharing !== undefined && !share(board, question.sharing, cards))
        yield wrong(unshared(question.sharing), chosen);
      return;
    }
    case 'number': {
      const { from, least, most } = question;
      const number = 'number' in value ? value.number : null;
      const fits = number !== null && number >= least && number <= most;
      if (fits && (from.length === 0 || from.includes(String(number)))) return;
      yield from.length === 0
        ? { ...wrong(`The answer is {number: …}, from ${least} to ${most}.`, number), need: [least, most] }
        : {
            ...wrong(`The answer is {number: …}: one of ${from.join(', ')}.`, number),
            need: from.map(Number),
          };
      return;
    }
    case 'symbol':
      if (!('symbol' in value)) yield wrong('The answer is {symbol: …}: a resource symbol.');
      else if (question.from.length > 0 && !question.from.includes(value.symbol))
        yield wrong(`It must be one of ${question.from.join(', ')}.`, value.symbol);
      return;
    case 'designator':
    case 'type':
    case 'title': {
      const objection = featureObjection(question.kind, value, question.from);
      if (objection !== undefined) yield wrong(objection);
      return;
    }
    case 'mode':
      if (!('mode' in value) || !question.from.includes(value.mode))
        yield wrong(
          `The answer is {mode: …}: one of ${question.from.join(', ')}.`,
          'mode' in value ? value.mode : null,
        );
      return;
    case 'effect':
      if (
        !('effect' in value
          ? question.from.includes(value.effect)
          : 'cards' in value && question.from.includes(value.cards[0] ?? ''))
      )
        yield wrong('The answer is {effect: …}: one of those effects.');
      return;
    case 'position': {
      const places = question.positions ?? [];
      if (!('position' in value) || placeMeant(question, value.position) === undefined)
        yield {
          ...wrong('The answer is {position: {column, row}}: one of those places.'),
          need: places.map((place) => ({ ...place })),
        };
      return;
    }
    default:
      return;
  }
}

type Position = Extract<Value, { position: unknown }>['position'];

/** Of the places that are asked for, the one that is told: by its column alone, where that has but one. */
function placeMeant({ positions = [] }: Question, { column, row }: Position): Position | undefined {
  const there = positions.filter((place) => place.column === column);
  const [only, other] = row === undefined ? there : there.filter((place) => place.row === row);
  return other === undefined ? only : undefined;
}

function withItsRow(question: Question, value: Value): Value {
  const place = 'position' in value ? placeMeant(question, value.position) : undefined;
  return place === undefined ? value : { position: place };
}

/** Cards that are named now, beside such as were known: they must be what the text asks for. */
function* unseenFailures(
  board: Board,
  question: Question,
  { number, which }: NonNullable<Question['unseen']>,
  named: readonly CardElsewhere[],
): Iterable<Failure> {
  const { from, least, most, sharing } = question;
  const wrong = (message: string, place: number): Failure => ({
    ...{ message, action: [`/value/known/${place}`], state: ['/question'], have: named[place]?.id ?? null },
  });
  const cards = named.map((card) => board.find(card.id) ?? board.seenElsewhere(card, question.player));
  const task = board.state.agenda.at(-1);
  const frame = task !== undefined && 'frame' in task ? task.frame : { player: question.player, values: {} };
  for (const [place, card] of cards.entries()) {
    const { id } = card;
    const known = board.find(id) !== undefined;
    if (named.findIndex((one) => one.id === id) !== place) yield wrong('It is named twice.', place);
    else if (known && !from.includes(id)) yield wrong('There is such a card elsewhere.', place);
    else if (!known && !board.meanings.matches(board, which, card, frame))
      yield wrong('It is not such a card as the text asks for.', place);
  }
  const fresh = cards.filter(({ id }) => board.find(id) === undefined).length;
  if (fresh > number || cards.length < least || cards.length > most)
    yield {
      message: 'So many are to be chosen.',
      ...{ action: ['/value/known'], state: ['/question'], need: [least, most], have: cards.length },
    };
  if (sharing !== undefined && !share(board, sharing, cards))
    yield { message: unshared(sharing), action: ['/value/known'], state: ['/question'] };
}

/** Chance takes some of these cards; or, where nobody has named any, tells which they are. */
function* chanceFailures(board: Board, question: Question, value: Value): Iterable<Failure> {
  const { from, least, most } = question;
  if (from.length > 0) {
    if ('cards' in value) yield* severalFailures(question, value.cards);
    else
      yield { message: 'The answer is {cards: […]}.', action: ['/value'], state: ['/question'], need: from };
    return;
  }
  if (!('known' in value)) {
    yield {
      message: 'The answer is {known: [{id, card}]}: which cards they are.',
      ...{ action: ['/value'], state: ['/question'], need: [least, most] },
    };
    return;
  }
  const ids = value.known.map(({ id }) => id);
  const told = Object.values(board.state.agenda.at(-1)?.answers ?? {}).flatMap((answer) =>
    'known' in answer ? answer.known.map(({ id }) => id) : [],
  );
  for (const [place, id] of ids.entries()) {
    if (board.find(id) !== undefined || told.includes(id) || ids.indexOf(id) !== place)
      yield {
        message: `There is a card ${id} already.`,
        action: [`/value/known/${place}/id`],
        have: id,
      };
  }
  if (ids.length < least || ids.length > most)
    yield {
      message: 'So many cards are to be told.',
      ...{ action: ['/value/known'], state: ['/question'], need: [least, most], have: ids.length },
    };
}

function* severalFailures({ from, least, most }: Question, chosen: readonly string[]): Iterable<Failure> {
  const others = chosen.filter((id, place) => !from.includes(id) || chosen.indexOf(id) !== place);
  if (others.length > 0)
    yield {
      message: 'Not one of those, or chosen twice.',
      ...{ action: ['/value'], state: ['/question'], need: from, have: others },
    };
  if (chosen.length < least || chosen.length > most)
    yield {
      message: 'So many are to be chosen.',
      ...{ action: ['/value'], state: ['/question'], need: [least, most], have: chosen.length },
    };
}

function* divisionFailures(question: Question, value: Value): Iterable<Failure> {
  if (!('division' in value)) {
    yield { message: 'The answer is {division: {card: damage}}.', action: ['/value'], state: ['/question'] };
    return;
  }
  const others = Object.keys(value.division).filter((id) => !question.from.includes(id));
  if (others.length > 0)
    yield {
      message: 'Damage is divided among those in combat with it.',
      action: ['/value/division'],
      need: question.from,
      have: others,
    };
  const total = Object.values(value.division).reduce((sum, amount) => sum + amount, 0);
  if (total !== question.amount)
    yield {
      message: 'All of the damage is inflicted.',
      action: ['/value/division'],
      need: question.amount ?? 0,
      have: total,
    };
}

const MOST_NUMBERS = 30;

/** Answers too many to count out: an order, a division, a number of cards. */
function offered({
  player,
  kind,
  from,
  least,
  most,
  amount,
  sharing,
}: Question): Offer<Choose>[] | undefined {
  const offer = (value: Value, pointer: string, domain: Domain): Offer<Choose>[] => [
    { offer: { do: 'choose', player, value }, open: { [pointer]: domain } },
  ];
  if (kind === 'order') return offer({ cards: [] }, '/value/cards', { form: 'list', from, least, most });
  if (kind === 'division')
    return offer({ division: {} }, '/value/division', {
      form: 'division',
      from,
      least: 0,
      most: from.length,
      amount: amount ?? 0,
    });
  if (kind === 'number' && from.length === 0 && most - least > MOST_NUMBERS)
    return offer({ number: least }, '/value/number', { form: 'number', from: [], least, most, number: true });
  if (most <= 1 || sharing !== undefined || from.length <= 5) return undefined;
  if (kind === 'cards') return offer({ cards: [] }, '/value/cards', { form: 'list', from, least, most });
  if (kind === 'players')
    return offer({ players: [] }, '/value/players', { form: 'list', from, least, most });
  return undefined;
}

/** Cards that nobody has named, which are named with the answer: as they are found, or as chance shows them. */
function* named({ player, kind, from, least, most, unseen }: Question): Iterable<Offer<Choose>> {
  const isShown = kind === 'chance' && from.length === 0;
  if (unseen === undefined && !isShown) return;
  const domain = { form: 'known' as const, from, least, most, unnamed: unseen?.number ?? most };
  yield { offer: { do: 'choose', player, value: { known: [] } }, open: { '/value/known': domain } };
}

function* answersTo(board: Board, question: Question): Iterable<Value> {
  switch (question.kind) {
    case 'cards':
    case 'chance':
      if (question.least === 0) yield { cards: [] };
      for (const cards of subsets(question.from, Math.max(1, question.least), question.most)) yield { cards };
      return;
    case 'players':
      for (const players of subsets(question.from, Math.max(1, question.least), question.most))
        yield { players };
      return;
    case 'number':
      if (question.from.length > 0) for (const number of question.from) yield { number: Number(number) };
      else for (let number = question.least; number <= question.most; number++) yield { number };
      return;
    case 'mode':
      for (const mode of question.from) yield { mode };
      return;
    case 'designator':
    case 'type':
    case 'title':
      yield* featuresOffered(board, question.kind, question.from);
      return;
    case 'effect':
      for (const effect of question.from) yield { effect };
      return;
    case 'symbol':
      for (const symbol of symbols)
        if (question.from.length === 0 || question.from.includes(symbol)) yield { symbol };
      return;
    case 'position':
      for (const position of question.positions ?? []) yield { position };
      return;
    default:
      return;
  }
}
