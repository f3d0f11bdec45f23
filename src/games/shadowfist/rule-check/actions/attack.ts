import type { Failure } from '../../../../engine/check.ts';
import type { Flag } from '../../vocabulary/words.ts';
import type { Board } from '../board/board.ts';
import { cannot, hasSpecial } from '../board/figures.ts';
import { isSite } from '../board/printed.ts';
import { modifiersOn, playerModifiersOn } from '../board/texts.ts';
import { emit } from '../doing/emit.ts';
import { openScene } from '../flow/scenes.ts';
import type { Attack, InPlay } from '../state/state.ts';
import type { ActionNamed } from './actions.ts';
import { acted } from './generating.ts';
import { check, type Offer, type Subject, type Verb } from './verb.ts';
import {
  currentPlayerActsFirst,
  inMainShot,
  inTheGame,
  noAttackIsOn,
  noAuction,
  noEndDeclared,
  noSceneIsOpen,
  nothingIsAsked,
} from './windows.ts';

type Declared = ActionNamed<'attack'>;
type Joined = ActionNamed<'join'>;
type Attacking = Declared | Joined;

function attackersOf<Acting extends Attacking>({ board, action }: Subject<Acting>): InPlay[] {
  return action.attackers.flatMap((id) => board.inPlay(id) ?? []);
}

const each = <Acting extends Attacking>(
  code: string,
  rule: string,
  failure: (card: InPlay, subject: Subject<Acting>) => Failure | undefined,
) =>
  check<Subject<Acting>>(code, rule, function* (subject) {
    for (const card of attackersOf(subject)) {
      const found = failure(card, subject);
      if (found !== undefined)
        yield { action: [`/attackers/${subject.action.attackers.indexOf(card.id)}`], ...found };
    }
  });

/** Who may attack, whether in an attack of their own or by joining (6.1, 6.2). */
function attackersMay<Acting extends Attacking>() {
  return [
    check<Subject<Acting>>(
      'attacker-not-in-play',
      '6.1/unturned-characters-may-attack',
      function* ({ board, action }) {
        for (const [place, id] of action.attackers.entries()) {
          if (board.inPlay(id) === undefined)
            yield { message: `No card ${id} is in play.`, action: [`/attackers/${place}`], have: id };
          if (action.attackers.indexOf(id) !== place)
            yield { message: `${id} is named twice.`, action: [`/attackers/${place}`], have: id };
        }
      },
    ),
    each<Acting>('attacker-is-no-character', '6.1/unturned-characters-may-attack', ({ id }, { board }) => {
      const card = board.inPlay(id);
      const type = card === undefined ? undefined : board.definition(card).type;
      return type === 'Character'
        ? undefined
        : { message: 'Only Characters attack.', need: 'Character', have: type ?? null };
    }),
    each<Acting>('attacker-not-controlled', '7.4/controller-decides', (card, { action }) =>
      card.controller === action.player
        ? undefined
        : { message: `${card.controller} controls it.`, need: action.player, have: card.controller },
    ),
    each<Acting>('attacker-turned', '4.2/turned-card-cannot-turn', (card) =>
      card.turned
        ? { message: 'It is turned and cannot turn to attack.', need: false, have: true }
        : undefined,
    ),
    each<Acting>('attacker-unresolved', '4.3/turning-abilities-wait', (card) =>
      card.unresolved ? { message: 'It has not resolved yet.' } : undefined,
    ),
    each<Acting>('cannot-attack', '7.7/cannot-prevails', (card, { board, action }) => {
      const target = targetOf(action, card.id, board);
      const seen = target === undefined ? undefined : board.find(target);
      const attacked = target === undefined ? undefined : board.inPlay(target);
      const barred =
        cannot(board, card, 'attack', seen) ||
        cannot(board, card, 'turn') ||
        (attacked !== undefined && isKeptFrom(board, attacked, card));
      return barred ? { message: 'Its text or an effect says that it cannot attack that.' } : undefined;
    }),
  ];
}

/** An effect that keeps a card from being attacked by some may let others attack it. */
function isKeptFrom(board: Board, target: InPlay, attacker: InPlay): boolean {
  return (
    !cannot(board, target, 'be-attacked') &&
    cannot(board, target, 'be-attacked', board.seen(attacker), attacker.controller)
  );
}

/** Nobody attacks or joins with nobody. */
const needsACharacter = <Acting extends Attacking>(rule: string) =>
  check<Subject<Acting>>('no-attacker', rule, function* ({ action }) {
    if (action.attackers.length === 0)
      yield { message: 'At least one Character turns to attack.', action: ['/attackers'], need: 1, have: 0 };
  });

/** What an attacker attacks: what is said of it, else the target of all; undefined where that is to be chosen (6.2). */
function targetOf(action: Attacking, attacker: string, board: Board): string | undefined {
  const own = action.targets?.[attacker];
  if (own !== undefined) return own;
  if (action.do === 'attack') return action.target;
  const targets = targetsToJoin(board, action.player);
  return targets.length > 1 ? undefined : (targets[0] ?? board.state.attack?.targets[0]);
}

/** The targets of the attack that are not a player's own (6.2). */
function targetsToJoin(board: Board, player: string): string[] {
  const targets = board.state.attack?.targets ?? [];
  return targets.filter((id) => {
    const target = board.inPlay(id);
    return target !== undefined && target.controller !== player;
  });
}

function targetsOf({ board, action }: Subject<Attacking>): string[] {
  const targets = action.attackers.flatMap((id) => targetOf(action, id, board) ?? []);
  return [...new Set(action.do === 'attack' ? [action.target, ...targets] : targets)];
}

/** Whose cards are attacked. */
function defendersOf(subject: Subject<Attacking>): string[] {
  return [...new Set(targetsOf(subject).flatMap((id) => subject.board.inPlay(id)?.controller ?? []))];
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
          ...{ state: ['/turn/player'], action: ['/player'], need: board.current, have: action.player },
        };
    }),
    currentPlayerActsFirst,
    noSceneIsOpen('declaration-opens-a-scene', '5.3/declaration-opens-a-scene'),
    noAttackIsOn('one-attack-at-a-time', '6.1/one-attack-at-a-time'),
    needsACharacter<Declared>('6.1/attack-needs-a-character'),
    ...attackersMay<Declared>(),
    check<Subject<Declared>>('target-not-in-play', '3.3.3/legal-targets', function* (subject) {
      for (const id of targetsOf(subject)) {
        if (subject.board.inPlay(id) === undefined)
          yield { message: `No card ${id} is in play.`, action: ['/target'], have: id };
      }
    }),
    onTarget('legal-target', '3.3.3/legal-targets', (target, { board }) => {
      const definition = board.definition(target);
      if (definition.type === 'Character' || (isSite(definition) && target.row === 'front')) return undefined;
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
    check<Subject<Declared>>('last-attack-failed', '6.5/no-attack-after-a-failure', function* (subject) {
      const { board, action } = subject;
      const { turn } = board.state;
      if (action.player !== board.current || !turn.onlyIndependent) return;
      const others = attackersOf(subject).filter((card) => !hasSpecial(board, card, 'Independent'));
      if (others.length > 0)
        yield {
          message: 'An attack of this turn was unsuccessful: only Independent Characters may attack.',
          ...{ state: ['/turn/lastAttack'], need: 'Independent', have: others.map(({ id }) => id) },
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
    return [{ pointer: '/defending', player, about, from, least: 1, most: 1 }];
  },
  perform(subject) {
    const { board, action } = subject;
    const targets = targetsOf(subject);
    const first = board.inPlay(action.target);
    const defending = action.defending ?? first?.controller;
    if (defending === undefined) return;
    const order = board.clockwiseFrom(action.player).slice(1);
    const defenders = defendersOf(subject);
    const started: Attack = {
      ...{ player: action.player, defending, step: 'declared', targets, attackers: [], participants: [] },
      toJoin: order.filter((player) => !(defenders.length === 1 && player === defending)),
      toIntercept: [...board.clockwiseFrom(defending).slice(1), defending],
      ...{
        chains: [],
        stealthUsed: [],
        struck: [],
        fought: [],
        successful: false,
        outOfTurn: action.player !== board.current,
      },
    };
    board.state.attack = started;
    openScene(board);
    emit(board, {
      event: 'attack-declared',
      player: action.player,
      by: action.player,
      card: action.target,
      targets,
      cards: [...action.attackers],
    });
    turnToAttack(subject, started);
    acted(board, action.player);
  },
  *candidates(board, player) {
    const attackers = board.state.inPlay.filter(
      (card) => card.controller === player && !card.turned && board.definition(card).type === 'Character',
    );
    if (attackers.length === 0) return;
    const targets = board.state.inPlay.filter((card) => {
      const definition = board.definition(card);
      return card.controller !== player && (definition.type === 'Character' || card.row === 'front');
    });
    for (const target of targets) {
      const offer: Declared = { do: 'attack', player, attackers: [], target: target.id };
      yield offered(offer, attackers);
    }
  },
};

/** Characters are divided as desired among several targets (6.2); of very many ways only the first are listed. */
function waysToDivide(cards: readonly InPlay[], among: readonly string[]): Pick<Joined, 'targets'>[] {
  if (among.length < 2) return [{}];
  return cards
    .reduce<Record<string, string>[]>(
      (ways, { id }) =>
        ways.flatMap((way) => among.map((target) => ({ ...way, [id]: target }))).slice(0, MOST_DIVISIONS),
      [{}],
    )
    .map((targets) => ({ targets }));
}

const MOST_DIVISIONS = 64;

/** Each may attack, or not, whoever else does. */
function offered<Acting extends Attacking>(offer: Acting, attackers: readonly InPlay[]): Offer<Acting> {
  const from = attackers.map(({ id }) => id);
  return {
    ...{ offer, open: { '/attackers': { from, least: 1, most: from.length } } },
    withOne: (_pointer, attacker) => ({ ...offer, attackers: [String(attacker)] }),
  };
}

/** Turning to attack: the Characters are at the target's location at once; their States do not turn (6.1). */
function turnToAttack(subject: Subject<Attacking>, started: Attack): void {
  const { board, action } = subject;
  for (const card of attackersOf(subject)) {
    const target = targetOf(action, card.id, board) ?? started.targets[0];
    if (target === undefined) continue;
    card.turned = true;
    started.attackers.push({ id: card.id, target, player: action.player });
    started.participants.push(card.id);
    board.changed();
  }
  for (const id of action.attackers) {
    const target = targetOf(action, id, board);
    emit(board, { event: 'turned', card: id, player: action.player, by: action.player });
    emit(board, {
      event: 'turned-to-attack',
      card: id,
      player: action.player,
      by: action.player,
      ...(target === undefined ? {} : { target }),
    });
  }
}

function hasFlag(board: Board, player: string, flag: Flag): boolean {
  return playerModifiersOn(board, player).some(
    ({ modifier }) => 'flag' in modifier && modifier.flag === flag,
  );
}

export const join: Verb<'join'> = {
  checks: [
    ...inTheGame,
    nothingIsAsked,
    noAuction,
    check<Subject<Joined>>(
      'no-attack-to-join',
      '5.3/join-after-an-opponents-declaration',
      function* ({ board }) {
        if (board.state.attack === null) yield { message: 'No attack is on.', state: ['/attack'] };
      },
    ),
    check<Subject<Joined>>(
      'not-their-option-to-join',
      '3.3.3/one-chance-to-join',
      function* ({ board, action }) {
        const { attack: on } = board.state;
        if (on === null) return;
        const due = on.step === 'joining' ? on.toJoin[0] : undefined;
        if (due !== action.player)
          yield {
            message: due === undefined ? 'Nobody may join now.' : `${due} has the option to join now.`,
            ...{ state: ['/attack/toJoin'], action: ['/player'], need: due ?? null, have: action.player },
          };
      },
    ),
    noSceneIsOpen('declaration-opens-a-scene', '5.3/declaration-opens-a-scene'),
    needsACharacter<Joined>('3.3.3/join-by-turning'),
    ...attackersMay<Joined>(),
    each<Joined>('cannot-join', '7.7/cannot-prevails', (card, { board }) =>
      cannot(board, card, 'join') ? { message: 'It cannot join an attack.' } : undefined,
    ),
    each<Joined>('own-card', '6.2/joiners-cannot-attack-own-cards', (card, { board, action }) => {
      const target = targetOf(action, card.id, board);
      const controller = target === undefined ? undefined : board.inPlay(target)?.controller;
      return controller === action.player ? { message: 'Nobody attacks a card they control.' } : undefined;
    }),
    check<Subject<Joined>>('not-a-target', '6.2/joiners-attack-the-current-target', function* (subject) {
      const { board, action } = subject;
      for (const [attacker, target] of Object.entries(action.targets ?? {})) {
        if (board.state.attack?.targets.includes(target) === false)
          yield {
            message: 'Whoever joins attacks a target of the attack.',
            action: [`/targets/${attacker}`],
            need: board.state.attack.targets,
            have: target,
          };
      }
    }),
  ],
  open({ board, action }) {
    const { player } = action;
    const from = targetsToJoin(board, player);
    return action.attackers
      .filter((id) => targetOf(action, id, board) === undefined)
      .map((id) => ({
        pointer: `/targets/${id}`,
        player,
        about: `what ${id} attacks`,
        from,
        least: 1,
        most: 1,
      }));
  },
  perform(subject) {
    const { board, action } = subject;
    const { attack: on } = board.state;
    if (on === null) return;
    on.toJoin.shift();
    openScene(board);
    emit(board, {
      event: 'attack-joined',
      player: action.player,
      by: action.player,
      cards: [...action.attackers],
    });
    turnToAttack(subject, on);
    acted(board, action.player);
  },
  *candidates(board, player) {
    const { attack: on } = board.state;
    if (on === null || on.toJoin[0] !== player) return;
    const cards = board.state.inPlay.filter(
      (card) => card.controller === player && !card.turned && board.definition(card).type === 'Character',
    );
    for (const targets of waysToDivide(cards, targetsToJoin(board, player)))
      yield offered<Joined>({ do: 'join', player, attackers: [], ...targets }, cards);
  },
};
