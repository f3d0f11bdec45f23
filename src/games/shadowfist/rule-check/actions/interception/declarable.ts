import type { Failure } from '../../../../../engine/check.ts';
import { remembered } from '../../../../../engine/remembered.ts';
import type { Board } from '../../board/board.ts';
import { isAssassinating, isLeapingOver } from '../../board/evading.ts';
import { cannot } from '../../board/figures.ts';
import { locationOf, sameLocation } from '../../board/locations.ts';
import { isAttacking } from '../../board/matching.ts';
import type { InPlay } from '../../state/state.ts';
import type { ActionNamed } from '../actions.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { inTheGame, noAuction, noSceneIsOpen, nothingIsAsked } from '../windows.ts';
import { fewerBefore, isKeptFromChain, mostAllowed } from './chains.ts';
import { theirOption } from './their-option.ts';

export type Intercept = ActionNamed<'intercept'>;

interface Declared {
  /** Whom it is to intercept. */
  readonly against: string;
  readonly interceptor: InPlay;
  readonly pointer: string;
}

interface Pair extends Declared {
  readonly attacker: InPlay;
}

const declaredIn = remembered(({ board, action }: Subject<Intercept>): readonly Declared[] =>
  Object.entries(action.interceptions).flatMap(([against, interceptors]) =>
    interceptors.flatMap((id, place) => {
      const interceptor = board.inPlay(id);
      const pointer = `/interceptions/${against}/${place}`;
      return interceptor === undefined ? [] : [{ against, interceptor, pointer }];
    }),
  ),
);

/** Interceptors of cards that attack: of others there is nothing more to say than that they do not. */
const pairsOf = remembered((subject: Subject<Intercept>): readonly Pair[] => {
  const { board } = subject;
  return declaredIn(subject).flatMap((declared) => {
    const attacker = isAttacking(board, declared.against) ? board.inPlay(declared.against) : undefined;
    return attacker === undefined ? [] : [{ ...declared, attacker }];
  });
});

const eachInterceptor = (
  code: string,
  rule: string,
  failure: (declared: Declared, subject: Subject<Intercept>) => Failure | undefined,
) =>
  check<Subject<Intercept>>(code, rule, function* (subject) {
    for (const one of declaredIn(subject)) {
      const found = failure(one, subject);
      if (found !== undefined) yield { action: [one.pointer], ...found };
    }
  });

const pair = (
  code: string,
  rule: string,
  failure: (pair: Pair, subject: Subject<Intercept>) => Failure | undefined,
) =>
  check<Subject<Intercept>>(code, rule, function* (subject) {
    for (const one of pairsOf(subject)) {
      const found = failure(one, subject);
      if (found !== undefined) yield { action: [one.pointer], ...found };
    }
  });

/** What keeps interceptors from being declared, whoever else must be. */
export const declarable: Verb<'intercept'>['checks'] = [
  ...inTheGame,
  nothingIsAsked,
  noAuction,
  theirOption,
  noSceneIsOpen('declaration-opens-a-scene', '5.3/declaration-opens-a-scene'),
  check<Subject<Intercept>>('nobody-intercepts', '3.3.3/intercept-or-decline', function* ({ action }) {
    if (Object.values(action.interceptions).flat().length === 0)
      yield { message: 'Name who intercepts whom, or decline.', action: ['/interceptions'] };
  }),
  check<Subject<Intercept>>(
    'not-an-attacker',
    '6.3/all-attackers-open-to-interception',
    function* ({ board, action }) {
      const attackers = board.state.attack?.attackers.map(({ id }) => id) ?? [];
      for (const id of Object.keys(action.interceptions)) {
        if (!attackers.includes(id))
          yield {
            message: `${id} is not attacking.`,
            action: [`/interceptions/${id}`],
            need: attackers,
            have: id,
          };
      }
    },
  ),
  check<Subject<Intercept>>(
    'interceptor-not-in-play',
    '6.3/interceptors-at-the-targets-location',
    function* ({ board, action }) {
      for (const [attacker, interceptors] of Object.entries(action.interceptions)) {
        for (const [place, id] of interceptors.entries()) {
          if (board.inPlay(id) === undefined)
            yield {
              message: `No card ${id} is in play.`,
              action: [`/interceptions/${attacker}/${place}`],
              have: id,
            };
        }
      }
    },
  ),
  check<Subject<Intercept>>(
    'one-attacker-an-interceptor',
    '6.3/one-attacker-per-interceptor',
    function* ({ action }) {
      const times = new Map<string, number>();
      for (const id of Object.values(action.interceptions).flat()) times.set(id, (times.get(id) ?? 0) + 1);
      for (const [id, have] of times)
        if (have > 1)
          yield {
            message: `${id} can intercept but one attacker, once.`,
            action: ['/interceptions'],
            need: 1,
            have,
          };
    },
  ),
  eachInterceptor(
    'interceptor-is-no-character',
    '6.3/turned-characters-intercept-at-own-location',
    ({ interceptor }, { board }) => {
      const { type } = board.definition(interceptor);
      return type === 'Character'
        ? undefined
        : { message: 'Only Characters intercept.', need: 'Character', have: type };
    },
  ),
  eachInterceptor('interceptor-not-controlled', '7.4/controller-decides', ({ interceptor }, { action }) =>
    interceptor.controller === action.player
      ? undefined
      : {
          message: `${interceptor.controller} controls it.`,
          need: action.player,
          have: interceptor.controller,
        },
  ),
  pair('own-attacker', '3.3.3/no-intercepting-own-attackers', ({ attacker }, { action }) =>
    attacker.controller === action.player
      ? { message: 'Nobody intercepts attackers they control.' }
      : undefined,
  ),
  pair(
    'not-at-the-location',
    '3.3.3/interceptors-at-target-location',
    ({ attacker, interceptor }, { board }) =>
      sameLocation(locationOf(board, interceptor), locationOf(board, attacker))
        ? undefined
        : {
            message: 'An interceptor must be at the location of the target; others change location first.',
            ...{ need: toldLocation(board, attacker), have: toldLocation(board, interceptor) },
          },
  ),
  pair(
    'attack-on-itself',
    '6.3/no-interception-of-an-attack-on-itself',
    ({ attacker, interceptor }, { board }) =>
      board.state.attack?.attackers.some(
        ({ id, target }) => id === attacker.id && target === interceptor.id,
      ) === true
        ? { message: 'A Character does not intercept an attack on itself.' }
        : undefined,
  ),
  pair('cannot-intercept', '10.2/cannot-intercept', ({ attacker, interceptor }, { board }) =>
    cannot(board, interceptor, 'intercept', board.seen(attacker))
      ? { message: 'It cannot intercept that attacker.' }
      : undefined,
  ),
  pair('assassinate', '10.1.2/assassinate-bars-interception', ({ attacker, interceptor }, { board }) =>
    isAssassinating(board, attacker, interceptor)
      ? { message: 'With Assassinate, it is not intercepted on its way to a Character.' }
      : undefined,
  ),
  pair('superleap', '10.1.2/superleap-bars-turned-interceptors', ({ attacker, interceptor }, { board }) =>
    isLeapingOver(board, attacker, interceptor)
      ? { message: 'With Superleap, it is not intercepted by turned Characters.', need: false, have: true }
      : undefined,
  ),
  pair('cannot-be-intercepted', '10.2/cannot-be-intercepted-by', ({ attacker, interceptor }, { board }) =>
    cannot(board, attacker, 'be-intercepted', board.seen(interceptor), interceptor.controller)
      ? { message: 'An effect says that it cannot be intercepted by that Character.' }
      : undefined,
  ),
  check<Subject<Intercept>>(
    'too-many-interceptors',
    '10.2/cannot-be-intercepted-by',
    function* ({ board, action }) {
      for (const [id, interceptors] of Object.entries(action.interceptions)) {
        const attacker = board.inPlay(id);
        const most = attacker === undefined ? Number.POSITIVE_INFINITY : mostAllowed(board, attacker);
        const have = interceptors.length + fewerBefore(board, id);
        if (interceptors.length > 0 && have > most)
          yield {
            message: `An effect says that no more than ${most} may intercept it.`,
            action: [`/interceptions/${id}`],
            need: most,
            have,
          };
      }
    },
  ),
  pair('chain-of-interceptors', '10.2/cannot-be-intercepted-by', (declared, { board, action }) => {
    const chained = (action.interceptions[declared.against] ?? []).length > 1;
    return isKeptFromChain(board, declared, chained)
      ? {
          message: `An effect says that it cannot be intercepted ${chained ? 'in a chain' : 'without a chain'}.`,
        }
      : undefined;
  }),
];

/** Whose location it is, and which column; null for what is at none. */
function toldLocation(board: Board, card: InPlay) {
  const where = locationOf(board, card);
  return where === undefined ? null : { player: where.player, column: where.column };
}
