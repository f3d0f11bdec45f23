import { nextToIntercept, passOverThoseBefore } from '../../attack/interceptions.ts';
import type { Board } from '../../board/board.ts';
import { cannot, hasSpecial } from '../../board/figures.ts';
import { destinationOf, type Location, locationOf, sameLocation } from '../../board/locations.ts';
import { interceptedBy, isAttacking } from '../../board/matching.ts';
import { emit } from '../../doing/emit.ts';
import { turn } from '../../doing/turning.ts';
import { addItem, openSceneOfEffects } from '../../flow/scenes.ts';
import type { InPlay } from '../../state/state.ts';
import type { ActionNamed } from '../actions.ts';
import { acted } from '../generating.ts';
import { check, type Subject, type Verb } from '../verb.ts';
import { inMainShot } from '../windows.ts';
import { canTurn, isCharacter, isTheirs, isThere, onCard, timed, usual } from './with-card.ts';

type Move = ActionNamed<'change-location'>;

/** Where it would come to intercept; undefined for a move within its own structure, and while that is open. */
const toTheAttack = (board: Board, card: InPlay, move: Move) =>
  move.to === 'attack' && !leavesTargetOpen(board, move)
    ? destinationOf(board, card, 'attack', move.target)
    : undefined;

const turnsToMove = ({ action }: Subject<Move>): boolean => action.mobility !== true;

/** Turn a Character to change location, or use Mobility (4.7, 10.1.2). */
export const changeLocation: Verb<'change-location'> = {
  named({ board, action }) {
    if (!leavesTargetOpen(board, action)) return action;
    const [goal = board.state.attack?.targets[0], ...others] = goalsOf(board, action);
    return goal === undefined || others.length > 0 ? action : { ...action, target: goal };
  },
  checks: [
    ...usual,
    isThere<Move>(),
    isTheirs<Move>('7.4/controller-decides'),
    isCharacter<Move>('4.7/only-characters-change-location'),
    inMainShot('change-location-in-any-main-shot', '3.3.2/change-location-in-any-main-shot'),
    ...canTurn<Move>(turnsToMove),
    onCard<Move>('no-mobility', '10.1.2/mobility-moves-without-turning', function* (card, { board, action }) {
      if (action.mobility === true && !hasSpecial(board, card, 'Mobility'))
        yield { message: 'It has no Mobility.', action: ['/mobility'] };
    }),
    onCard<Move>('cannot-change-location', '7.7/cannot-prevails', function* (card, { board, action }) {
      const barred =
        cannot(board, card, 'change-location') ||
        (action.mobility !== true && cannot(board, card, 'turn-to-change-location'));
      if (barred) yield { message: 'Its text or an effect says that it cannot.', action: ['/card'] };
    }),
    onCard<Move>(
      'attackers-stay',
      '6.1/attackers-cannot-otherwise-change-location',
      function* (card, { board }) {
        if (isAttacking(board, card.id))
          yield { message: 'An attacker stays until the end of the attack.', action: ['/card'] };
      },
    ),
    onCard<Move>('interceptors-stay', '6.3/interceptors-cannot-change-location', function* (card, { board }) {
      if (interceptedBy(board, card.id) !== undefined)
        yield { message: 'An interceptor stays until combat is complete.', action: ['/card'] };
    }),
    onCard<Move>('nowhere-to-go', '4.7/adjacent-own-location', function* (card, { board, action }) {
      if (action.to !== 'attack' && destinationOf(board, card, action.to) === undefined)
        yield {
          message: `There is no location of ${card.controller}'s to the ${action.to}.`,
          action: ['/to'],
        };
    }),
    onCard<Move>(
      'no-attack-to-come-to',
      '4.7/no-moving-to-opponents-locations',
      function* (_card, { board, action }) {
        if (action.to === 'attack' && board.state.attack === null)
          yield {
            message:
              "No attack is on: only attacking and intercepting take a Character to an opponent's location.",
            ...{ state: ['/attack'], action: ['/to'] },
          };
      },
    ),
    onCard<Move>(
      'no-interception-due',
      '6.3/others-change-location-first',
      function* (card, { board, action }) {
        const { attack } = board.state;
        if (action.to !== 'attack' || attack === null) return;
        const due = nextToIntercept(attack);
        if (due !== card.controller)
          yield {
            message: 'Only the player whose turn it is to intercept moves Characters to the attack.',
            ...{ state: ['/attack/toIntercept'], action: ['/to'], need: due ?? null, have: card.controller },
          };
      },
    ),
    check<Subject<Move>>('not-a-target', '6.3/others-change-location-first', function* ({ board, action }) {
      const targets = board.state.attack?.targets ?? [];
      if (action.target !== undefined && (action.to !== 'attack' || !targets.includes(action.target)))
        yield {
          message: 'It goes to a target of the attack.',
          ...{ action: ['/target'], need: action.to === 'attack' ? targets : null, have: action.target },
        };
    }),
    onCard<Move>('already-there', '4.7/not-to-the-same-location', function* (card, { board, action }) {
      const to = toTheAttack(board, card, action);
      if (to !== undefined && sameLocation(to, locationOf(board, card)))
        yield { message: 'It is there already.', action: ['/to'] };
    }),
    onCard<Move>('one-column', '3.3.3/own-location-interception-moves', function* (card, { board, action }) {
      const have = columnsTo(card, toTheAttack(board, card, action));
      if (have > 1)
        yield {
          message: 'Within its own site structure a Character moves one column.',
          ...{ action: ['/to'], need: 1, have },
        };
    }),
    onCard<Move>(
      'cannot-intercept',
      '10.2/cannot-intercept-cannot-move-there',
      function* (card, { board, action }) {
        const to = toTheAttack(board, card, action);
        if (to !== undefined && to.player !== card.controller && cannot(board, card, 'intercept'))
          yield {
            message: "It cannot intercept, and so does not go to an opponent's location.",
            action: ['/card'],
          };
      },
    ),
    onCard<Move>(
      'one-column-a-scene',
      '10.1.2/mobility-one-column-a-scene',
      function* (card, { board, action }) {
        const moving = board.state.scene?.items.some(
          ({ kind, frame }) => kind === 'change-location' && frame.source === card.id,
        );
        // Who is on the move and is not turned uses Mobility.
        if (moving === true && (action.mobility === true || !card.turned))
          yield {
            message: 'Mobility moves it one column a scene.',
            state: ['/scene'],
            action: ['/mobility'],
          };
      },
    ),
    ...timed<Move>(),
  ],
  open({ board, action }) {
    if (!leavesTargetOpen(board, action)) return [];
    const from = goalsOf(board, action);
    const about = 'at the location of which target it is to intercept';
    return [{ pointer: '/target', form: 'value', player: action.player, about, from, least: 1, most: 1 }];
  },
  perform({ board, action }) {
    const card = board.inPlay(action.card);
    const to = card === undefined ? undefined : destinationOf(board, card, action.to, action.target);
    if (card === undefined || to === undefined) return;
    const { attack } = board.state;
    if (action.to === 'attack' && attack !== null) passOverThoseBefore(board, attack, action.player);
    openSceneOfEffects(board);
    if (action.mobility !== true) turn(board, card, action.player);
    const item = addItem(board, {
      ...{
        kind: 'change-location',
        frame: { player: action.player, source: card.id, card: card.card, values: {} },
      },
      direction: action.to,
      ...(action.target === undefined ? {} : { target: action.target }),
    });
    emit(board, {
      event: 'generated',
      effect: item.id,
      source: card.id,
      player: action.player,
      name: 'change-location',
    });
    acted(board, action.player);
  },
  *candidates(board, player) {
    for (const card of board.state.inPlay) {
      if (card.controller !== player || board.definition(card).type !== 'Character') continue;
      for (const way of waysToGo(board)) {
        yield { do: 'change-location', player, card: card.id, ...way };
        if (hasSpecial(board, card, 'Mobility'))
          yield { do: 'change-location', player, card: card.id, ...way, mobility: true };
      }
    }
  },
};

function waysToGo(board: Board): Pick<Move, 'to' | 'target'>[] {
  const targets = board.state.attack?.targets ?? [];
  const named = targets.length > 1 ? targets : [];
  return [
    { to: 'left' },
    { to: 'right' },
    ...(targets.length === 0 ? [] : [{ to: 'attack' as const }]),
    ...named.map((target) => ({ to: 'attack' as const, target })),
  ];
}

/** How many columns of its own site structure a way leads through; none elsewhere. */
function columnsTo(card: InPlay, to: Location | undefined): number {
  if (to?.player !== card.controller || card.column === null || to.column === null) return 0;
  return Math.abs(to.column - card.column);
}

/** The targets to which it could go from where it is. */
function goalsOf(board: Board, action: Move): string[] {
  const card = board.inPlay(action.card);
  if (card === undefined) return [];
  return (board.state.attack?.targets ?? []).filter((target) => {
    const to = destinationOf(board, card, 'attack', target);
    return to !== undefined && !sameLocation(to, locationOf(board, card)) && columnsTo(card, to) <= 1;
  });
}

/** Where the targets are not all at one location, it must be said to which of them it goes. */
function leavesTargetOpen(board: Board, { to, target }: Move): boolean {
  if (to !== 'attack' || target !== undefined) return false;
  const targets = board.state.attack?.targets ?? [];
  const [first, ...others] = targets
    .flatMap((id) => board.inPlay(id) ?? [])
    .map((card) => locationOf(board, card));
  return others.some((other) => !sameLocation(first, other));
}
