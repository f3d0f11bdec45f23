import type { Flag } from '../../../vocabulary/words.ts';
import { takeChance } from '../../attack/defending.ts';
import type { Board } from '../../board/board.ts';
import { cannot } from '../../board/figures.ts';
import { playerModifiersOn } from '../../board/texts.ts';
import { emit } from '../../doing/emit.ts';
import { openScene } from '../../flow/scenes.ts';
import { acted } from '../generating.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { inTheGame, noAuction, noSceneIsOpen, nothingIsAsked } from '../windows.ts';
import { attackersMay, each, type Joined, needsACharacter, offered, turnToAttack } from './attackers.ts';
import { waysToDivide } from './divided.ts';
import { mayAttackInBackRow, targetOf, targetsToJoin } from './targets.ts';
import { nextToJoin, whyNotToJoin } from './why-not-to-join.ts';

export function hasFlag(board: Board, player: string, flag: Flag): boolean {
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
      (subject) => whyNotToJoin(subject).rule,
      function* (subject) {
        const { board, action } = subject;
        const { attack: on } = board.state;
        if (on === null) return;
        const due = nextToJoin(board.state);
        if (due !== action.player)
          yield {
            message: whyNotToJoin(subject).message,
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
    each<Joined>('legal-target', '3.3.3/legal-targets', (card, { board, action }) => {
      const id = targetOf(action, card.id, board);
      const target = id === undefined ? undefined : board.inPlay(id);
      return target?.row === 'back' && !mayAttackInBackRow(board, card, target)
        ? { message: 'Only front-row Sites are attacked.' }
        : undefined;
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
        form: 'value',
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
    takeChance(on);
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
    const { ways, cut } = waysToDivide(cards, targetsToJoin(board, player));
    for (const targets of ways)
      yield {
        ...offered<Joined>({ do: 'join', player, attackers: [], ...targets }, cards),
        ...(cut ? { cut } : {}),
      };
  },
};
