import type { Failure } from '../../../../../engine/check.ts';
import type { Board } from '../../board/board.ts';
import { cannot } from '../../board/figures.ts';
import { modifiersOn } from '../../board/texts.ts';
import { emit } from '../../doing/emit.ts';
import { noteUse } from '../../doing/limits.ts';
import { spendPower } from '../../doing/power.ts';
import type { Attack, InPlay } from '../../state/state.ts';
import type { ActionNamed } from '../actions.ts';
import { check, type Offer, type Subject } from '../verb.ts';
import { targetOf } from './targets.ts';
import { attacksWithoutTurning, keyOfAttacks } from './without-turning.ts';

export type Declared = ActionNamed<'attack'>;

export type Joined = ActionNamed<'join'>;

export type Attacking = Declared | Joined;

export function attackersOf<Acting extends Attacking>({ board, action }: Subject<Acting>): InPlay[] {
  return action.attackers.flatMap((id) => board.inPlay(id) ?? []);
}

export const each = <Acting extends Attacking>(
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
export function attackersMay<Acting extends Attacking>() {
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
      const turns = !attacksWithoutTurning(action, card.id);
      const barred =
        cannot(board, card, 'attack', seen) ||
        (turns && cannot(board, card, 'turn-to-attack', seen)) ||
        (turns && cannot(board, card, 'turn')) ||
        (attacked !== undefined && isKeptFrom(board, attacked, card));
      return barred ? { message: 'Its text or an effect says that it cannot attack that.' } : undefined;
    }),
    each<Acting>('attacks-only-with', '7.7/cannot-prevails', (card, subject) =>
      modifiersOn(subject.board, card, 'attacksOnlyWith').every(({ modifier, frame }) =>
        besideIt(subject, card).some((other) =>
          subject.board.meanings.matches(
            subject.board,
            modifier.attacksOnlyWith,
            subject.board.seen(other),
            frame,
          ),
        ),
      )
        ? undefined
        : { message: 'Its text says which other cards have to attack with it.' },
    ),
    each<Acting>('attacks-without', '7.7/cannot-prevails', (card, subject) =>
      attackersOf(subject).some(
        (other) => other.id !== card.id && keepsFromAttackingWithIt(subject.board, other, card),
      )
        ? { message: 'The text of another attacker says that this card cannot attack with it.' }
        : undefined,
    ),
    check<Subject<Acting>>('attack-cost', '7.7/cannot-prevails', function* (subject) {
      const { board, action } = subject;
      const need = costOfAttack(subject);
      const place = board.state.players.findIndex(({ id }) => id === action.player);
      const have = board.state.players[place]?.power ?? 0;
      if (need > have)
        yield {
          message: `Texts say that these cards attack only for ${need} Power, and there is ${have}.`,
          state: [`/players/${place}/power`],
          action: ['/attackers'],
          need,
          have,
        };
    }),
  ];
}

function keepsFromAttackingWithIt(board: Board, attacker: InPlay, other: InPlay): boolean {
  return modifiersOn(board, attacker, 'attacksWithout').some(({ modifier, frame }) =>
    board.meanings.matches(board, modifier.attacksWithout, board.seen(other), frame),
  );
}

/** The Power that texts ask for as these Characters attack. */
function costOfAttack<Acting extends Attacking>(subject: Subject<Acting>): number {
  const { board } = subject;
  return attackersOf(subject)
    .flatMap((card) => modifiersOn(board, card, 'attackCost'))
    .reduce(
      (sum, { modifier, frame }) =>
        sum + Math.max(0, board.meanings.reckon(board, modifier.attackCost, frame)),
      0,
    );
}

/** Whatever else attacks: those that are declared with it, and those that attack already. */
function besideIt<Acting extends Attacking>(subject: Subject<Acting>, { id }: InPlay): InPlay[] {
  const { board } = subject;
  const attacking = board.state.attack?.attackers.flatMap((one) => board.inPlay(one.id) ?? []) ?? [];
  return [...attackersOf(subject), ...attacking].filter((other) => other.id !== id);
}

/** An effect that keeps a card from being attacked by some may let others attack it. */
function isKeptFrom(board: Board, target: InPlay, attacker: InPlay): boolean {
  return (
    !cannot(board, target, 'be-attacked') &&
    cannot(board, target, 'be-attacked', board.seen(attacker), attacker.controller)
  );
}

/** Nobody attacks or joins with nobody. */
export const needsACharacter = <Acting extends Attacking>(rule: string) =>
  check<Subject<Acting>>('no-attacker', rule, function* ({ action }) {
    if (action.attackers.length === 0)
      yield { message: 'At least one Character turns to attack.', action: ['/attackers'], need: 1, have: 0 };
  });

/** Each may attack, or not, whoever else does. */
export function offered<Acting extends Attacking>(
  offer: Acting,
  attackers: readonly InPlay[],
): Offer<Acting> {
  const from = attackers.map(({ id }) => id);
  return {
    ...{ offer, open: { '/attackers': { form: 'list', from, least: 1, most: from.length } } },
    withOne: (_pointer, attacker) => ({ ...offer, attackers: [String(attacker)] }),
  };
}

/** Turning to attack: the Characters are at the target's location at once; their States do not turn (6.1). */
export function turnToAttack(subject: Subject<Attacking>, started: Attack): void {
  becomeAttackers(subject, started);
  tellAttackers(subject);
}

/** All of a declaration happens at the same time (5.3): who attacks is known when it triggers something. */
export function becomeAttackers(subject: Subject<Attacking>, started: Attack): void {
  const { board, action } = subject;
  spendPower(board, action.player, costOfAttack(subject));
  for (const card of attackersOf(subject)) {
    const target = targetOf(action, card.id, board) ?? started.targets[0];
    if (target === undefined) continue;
    if (attacksWithoutTurning(action, card.id))
      noteUse(board, keyOfAttacks(card.id), { times: 1, per: 'turn' });
    else card.turned = true;
    started.attackers.push({ id: card.id, target, player: action.player });
    started.participants.push(card.id);
    board.changed();
  }
}

export function tellAttackers({ board, action }: Subject<Attacking>): void {
  for (const id of action.attackers) {
    const target = targetOf(action, id, board);
    const turns = !attacksWithoutTurning(action, id);
    if (turns) emit(board, { event: 'turned', card: id, player: action.player, by: action.player });
    emit(board, {
      event: turns ? 'turned-to-attack' : 'attacked-without-turning',
      card: id,
      player: action.player,
      by: action.player,
      ...(target === undefined ? {} : { target }),
    });
  }
}
