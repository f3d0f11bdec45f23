import type { Failure } from '../../../../../engine/check.ts';
import { opponentsToJoin, playersToIntercept } from '../../attack/defending.ts';
import type { Board } from '../../board/board.ts';
import { cannot, hasSpecial } from '../../board/figures.ts';
import { isSite } from '../../board/printed.ts';
import { modifiersOn } from '../../board/texts.ts';
import { emit } from '../../doing/emit.ts';
import { openScene } from '../../flow/scenes.ts';
import type { Attack, InPlay, State } from '../../state/state.ts';
import { acted } from '../generating.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import {
  currentPlayerActsFirst,
  inMainShot,
  inTheGame,
  noAttackIsOn,
  noAuction,
  noEndDeclared,
  noSceneIsOpen,
  nothingIsAsked,
} from '../windows.ts';
import {
  attackersMay,
  attackersOf,
  becomeAttackers,
  type Declared,
  needsACharacter,
  offered,
  tellAttackers,
} from './attackers.ts';
import { attacksOnSeveral } from './divided.ts';
import { hasFlag } from './join.ts';
import { defendersOf, mayAttackInBackRow, targetOf, targetsOf } from './targets.ts';
import { attacksWithoutTurningFrom, withoutTurning } from './without-turning.ts';

/** A text may open the back row to an attack (chapter 3: what a card says prevails). */
function isOpenInBackRow(target: InPlay, subject: Subject<Declared>): boolean {
  const { board, action } = subject;
  return attackersOf(subject)
    .filter(({ id }) => targetOf(action, id, board) === target.id)
    .every((card) => mayAttackInBackRow(board, card, target));
}

/** Whether a player may attack a Site that is not in the front row. */
function isBackRowOpenTo(board: Board, target: InPlay, player: string): boolean {
  return board.state.inPlay.some(
    (card) => card.controller === player && mayAttackInBackRow(board, card, target),
  );
}

const onTarget = (
  code: string,
  rule: string,
  failure: (target: InPlay, subject: Subject<Declared>) => Failure | undefined,
) =>
  check<Subject<Declared>>(code, rule, function* (subject) {
    for (const id of targetsOf(subject)) {
      const target = subject.board.inPlay(id);
      const found = target === undefined ? undefined : failure(target, subject);
      if (found !== undefined) yield { action: ['/target'], ...found };
    }
  });

/** Attacks in another player's Main Shot only by those whose text allows it (6.4.3). */
function allOutOfTurn(subject: Subject<Declared>): boolean {
  const cards = attackersOf(subject);
  return (
    cards.length > 0 &&
    cards.every((card) => modifiersOn(subject.board, card, 'mayAttackOnOpponentsTurn').length > 0)
  );
}

/** A text may let it attack only certain cards so (10.1.2). */
function isIndependent(card: InPlay, { board, action }: Subject<Declared>): boolean {
  const id = targetOf(action, card.id, board);
  const target = id === undefined ? undefined : board.inPlay(id);
  return hasSpecial(board, card, 'Independent', ...(target === undefined ? [] : [target]));
}

/** A later attack that succeeds lets only Independent Characters go on (10.1.2). */
const ruleAfterFailure = ({ board, action }: Subject<Declared>) =>
  action.player === board.current && board.state.turn.lastAttack === 'successful'
    ? '10.1.2/independent-only-for-the-rest-of-the-turn'
    : '6.5/no-attack-after-a-failure';

/** Where a state tells that an attack which that player declared this turn was unsuccessful. */
function failureOf({ turn }: State, player: string): string | undefined {
  if (player !== turn.player)
    return turn.failedOutOfTurn.includes(player) ? '/turn/failedOutOfTurn' : undefined;
  return turn.onlyIndependent || turn.lastAttack === 'unsuccessful' ? '/turn/lastAttack' : undefined;
}

export const attack: Verb<'attack'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    inMainShot('attack-in-main-shot', '5.3/attack-in-own-main-shot'),
    noEndDeclared,
    check<Subject<Declared>>('attack-in-own-main-shot', '5.3/attack-in-own-main-shot', function* (subject) {
      const { board, action } = subject;
      if (action.player !== board.current && !allOutOfTurn(subject))
        yield {
          message: "An attack is declared in one's own Main Shot.",
          state: ['/turn/player'],
          action: ['/player'],
          need: board.current,
          have: action.player,
        };
    }),
    check<Subject<Declared>>('cannot-declare-attacks', '7.7/cannot-prevails', function* ({ board, action }) {
      if (hasFlag(board, action.player, 'cannot-declare-attacks'))
        yield { message: 'An effect says that this player cannot declare attacks.', action: ['/player'] };
    }),
    currentPlayerActsFirst,
    noSceneIsOpen('declaration-opens-a-scene', '5.3/declaration-opens-a-scene'),
    noAttackIsOn('one-attack-at-a-time', '6.1/one-attack-at-a-time'),
    needsACharacter<Declared>('6.1/attack-needs-a-character'),
    ...attackersMay<Declared>(),
    withoutTurning,
    check<Subject<Declared>>('attacks-alone', '7.7/cannot-prevails', function* (subject) {
      const [only, ...others] = attackersOf(subject);
      if (only === undefined || others.length > 0) return;
      const target = targetOf(subject.action, only.id, subject.board);
      const seen = target === undefined ? undefined : subject.board.find(target);
      if (cannot(subject.board, only, 'attack-alone', seen))
        yield {
          message: 'Its text or an effect says that it cannot be the only attacker.',
          action: ['/attackers'],
          need: 2,
          have: 1,
        };
    }),
    check<Subject<Declared>>('target-not-in-play', '3.3.3/legal-targets', function* (subject) {
      for (const id of targetsOf(subject)) {
        if (subject.board.inPlay(id) === undefined)
          yield { message: `No card ${id} is in play.`, action: ['/target'], have: id };
      }
    }),
    onTarget('legal-target', '3.3.3/legal-targets', (target, subject) => {
      const definition = subject.board.definition(target);
      if (definition.type === 'Character' || (isSite(definition) && target.row === 'front')) return undefined;
      if (isSite(definition) && isOpenInBackRow(target, subject)) return undefined;
      return {
        message: isSite(definition)
          ? 'Only front-row Sites are attacked.'
          : `${definition.type}s are not attacked.`,
        ...{
          need: ['Character', 'front-row Site'],
          have: isSite(definition) ? 'back-row Site' : definition.type,
        },
      };
    }),
    onTarget('own-card', '6.1/no-attack-on-own-cards', (target, { action }) =>
      target.controller === action.player ? { message: 'Nobody attacks a card they control.' } : undefined,
    ),
    onTarget('cannot-be-attacked', '7.7/cannot-prevails', (target, { board }) =>
      cannot(board, target, 'be-attacked')
        ? { message: 'An effect says that it cannot be attacked.' }
        : undefined,
    ),
    check<Subject<Declared>>('one-target', '3.3.3/legal-targets', function* ({ board, action }) {
      const others = Object.values(action.targets ?? {}).filter((id) => id !== action.target);
      const allowed = hasFlag(board, action.player, 'several-targets');
      if (others.length > 0 && !allowed)
        yield {
          message: 'An attack has one target, unless an effect allows several.',
          action: ['/targets'],
          need: 1,
          have: others.length + 1,
        };
    }),
    check<Subject<Declared>>(
      'target-not-attacked',
      '3.3.3/declaring-an-attack',
      function* ({ board, action }) {
        const attacked = action.attackers.map((id) => targetOf(action, id, board));
        if (attacked.length > 0 && !attacked.includes(action.target))
          yield {
            message: `None of the attackers attacks ${action.target}.`,
            action: ['/target'],
            need: [...new Set(attacked)].map((id) => id ?? null),
            have: action.target,
          };
      },
    ),
    check<Subject<Declared>>('last-attack-failed', ruleAfterFailure, function* (subject) {
      const { board, action } = subject;
      const failure = failureOf(board.state, action.player);
      if (failure === undefined || hasFlag(board, action.player, 'attacks-as-independent')) return;
      const others = attackersOf(subject).filter((card) => !isIndependent(card, subject));
      if (others.length > 0)
        yield {
          message: 'An attack of this turn was unsuccessful: only Independent Characters may attack.',
          state: [failure],
          need: 'Independent',
          have: others.map(({ id }) => id),
          action: others.map(({ id }) => `/attackers/${action.attackers.indexOf(id)}`),
        };
    }),
    check<Subject<Declared>>(
      'defending-player',
      '6.3/attacking-player-names-the-defending-player',
      function* (subject) {
        const { action } = subject;
        const controllers = defendersOf(subject);
        if (action.defending !== undefined && !controllers.includes(action.defending))
          yield {
            message: 'The defending player controls a target.',
            action: ['/defending'],
            need: controllers,
            have: action.defending,
          };
      },
    ),
  ],
  open(subject) {
    const { player, defending } = subject.action;
    const from = defendersOf(subject);
    if (defending !== undefined || from.length < 2) return [];
    const about = 'which controller of a target is the defending player';
    return [{ pointer: '/defending', form: 'value', player, about, from, least: 1, most: 1 }];
  },
  perform(subject) {
    const { board, action } = subject;
    const targets = targetsOf(subject);
    const first = board.inPlay(action.target);
    const defending = action.defending ?? first?.controller;
    if (defending === undefined) return;
    const started: Attack = {
      player: action.player,
      defending,
      step: 'declared',
      targets,
      attackers: [],
      participants: [],
      toJoin: [],
      hadChance: [],
      toIntercept: playersToIntercept(board, defending),
      ...{
        chains: [],
        stealthUsed: [],
        struck: [],
        fought: [],
        successful: false,
        outOfTurn: action.player !== board.current,
      },
    };
    started.toJoin = opponentsToJoin(board, started);
    board.state.attack = started;
    openScene(board);
    becomeAttackers(subject, started);
    emit(board, {
      event: 'attack-declared',
      player: action.player,
      by: action.player,
      card: action.target,
      targets,
      cards: [...action.attackers],
    });
    tellAttackers(subject);
    acted(board, action.player);
  },
  *candidates(board, player) {
    const attackers = board.state.inPlay.filter(
      (card) => card.controller === player && !card.turned && board.definition(card).type === 'Character',
    );
    if (attackers.length === 0) return;
    const targets = board.state.inPlay.filter((card) => {
      const definition = board.definition(card);
      return (
        card.controller !== player &&
        (definition.type === 'Character' ||
          card.row === 'front' ||
          (card.row !== undefined && isBackRowOpenTo(board, card, player)))
      );
    });
    for (const target of targets) {
      const offer: Declared = { do: 'attack', player, attackers: [], target: target.id };
      yield offered(offer, attackers);
      yield* attacksWithoutTurningFrom(board, offer, attackers);
    }
    if (hasFlag(board, player, 'several-targets')) yield* attacksOnSeveral(player, attackers, targets);
  },
};
