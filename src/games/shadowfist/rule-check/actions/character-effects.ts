import type { Failure } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import { cannot, hasSpecial } from '../board/figures.ts';
import { destinationOf, locationOf, sameLocation } from '../board/locations.ts';
import { interceptedBy, isAttacking } from '../board/matching.ts';
import { emit } from '../doing/emit.ts';
import { reveal as flip, turn } from '../doing/turning.ts';
import { addItem } from '../flow/scenes.ts';
import type { InPlay } from '../state/state.ts';
import type { Action, ActionNamed } from './actions.ts';
import { acted, timingChecks } from './generating.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inMainShot, inTheGame, nothingIsAsked } from './windows.ts';

type WithCard = Extract<Action, { card: string }>;

/** A check of the card an action names, where it is in play. */
const onCard = <Acting extends WithCard>(
  code: string,
  rule: string,
  failures: (card: InPlay, subject: Subject<Acting>) => Iterable<Failure>,
) =>
  check<Subject<Acting>>(code, rule, function* (subject) {
    const card = subject.board.inPlay(subject.action.card);
    if (card !== undefined) yield* failures(card, subject);
  });

const isThere = <Acting extends WithCard>() =>
  check<Subject<Acting>>(
    'card-not-in-play',
    '7.2/effects-reach-only-cards-in-play',
    function* ({ board, action }) {
      if (board.inPlay(action.card) === undefined)
        yield { message: 'No such card is in play.', action: ['/card'], have: action.card };
    },
  );

const isTheirs = <Acting extends WithCard>(rule: string) =>
  onCard<Acting>('not-its-controller', rule, function* (card, { action }) {
    if (card.controller !== action.player)
      yield {
        message: `${card.controller} controls it.`,
        ...{ action: ['/card'], need: card.controller, have: action.player },
      };
  });

const isCharacter = <Acting extends WithCard>(rule: string) =>
  onCard<Acting>('not-a-character', rule, function* (card, { board }) {
    const { type } = board.definition(card);
    if (type !== 'Character')
      yield { message: 'Only Characters can do this.', action: ['/card'], need: 'Character', have: type };
  });

const canTurn = <Acting extends WithCard>(needsTo: (subject: Subject<Acting>) => boolean = () => true) => [
  onCard<Acting>('already-turned', '4.2/turned-card-cannot-turn', function* (card, subject) {
    if (needsTo(subject) && card.turned)
      yield { message: 'It is turned already.', action: ['/card'], need: false, have: true };
  }),
  onCard<Acting>('turning-waits', '4.3/turning-abilities-wait', function* (card, subject) {
    if (needsTo(subject) && card.unresolved)
      yield {
        message: 'It cannot turn before the scene in which it was played has resolved.',
        action: ['/card'],
      };
  }),
  onCard<Acting>('cannot-turn', '7.7/cannot-prevails', function* (card, subject) {
    if (needsTo(subject) && cannot(subject.board, card, 'turn'))
      yield { message: 'An effect says that it cannot turn.', action: ['/card'] };
  }),
];

const timed = <Acting extends WithCard>() =>
  timingChecks<Acting>(({ board, action }) => {
    const card = board.inPlay(action.card);
    if (card === undefined) return undefined;
    const turning = action.do === 'heal' || action.do === 'change-location' ? [card.id] : undefined;
    return {
      timing: {},
      frame: { player: action.player, source: card.id, values: {} },
      chosen: undefined,
      turning,
    };
  });

const usual = [...inTheGame, nothingIsAsked];

type Heal = ActionNamed<'heal'>;

/** Turn a Character to heal: one's own, damaged, in one's own Main Shot (4.5.3). */
export const heal: Verb<'heal'> = {
  checks: [
    ...usual,
    isThere<Heal>(),
    isTheirs<Heal>('4.5.3/character-heals-itself'),
    isCharacter<Heal>('4.5.3/only-characters-turn-to-heal'),
    inMainShot('heal-in-own-main-shot', '3.3.2/heal-in-own-main-shot'),
    check<Subject<Heal>>(
      'heal-in-own-turn',
      '5.2/turn-to-heal-in-own-main-shot-only',
      function* ({ board, action }) {
        if (action.player !== board.current)
          yield {
            message: 'A Character turns to heal in the Main Shot of its controller.',
            state: ['/turn/player'],
            need: board.current,
            have: action.player,
          };
      },
    ),
    onCard<Heal>('not-damaged', '4.5.3/no-healing-undamaged', function* (card) {
      if (card.damage === 0) yield { message: 'It is not damaged.', action: ['/card'], need: 1, have: 0 };
    }),
    onCard<Heal>('cannot-turn-to-heal', '4.5.3/cannot-turn-to-heal', function* (card, { board }) {
      if (cannot(board, card, 'turn-to-heal'))
        yield { message: 'It cannot turn to heal.', action: ['/card'] };
    }),
    onCard<Heal>('cannot-be-healed', '4.5.3/cannot-be-healed', function* (card, { board }) {
      if (cannot(board, card, 'be-healed'))
        yield { message: 'Its damage cannot be removed.', action: ['/card'] };
    }),
    ...canTurn<Heal>(),
    ...timed<Heal>(),
  ],
  perform({ board, action }) {
    const card = board.inPlay(action.card);
    if (card === undefined) return;
    turn(board, card, action.player);
    emit(board, { event: 'turned-to-heal', card: card.id, player: action.player, by: action.player });
    const item = addItem(board, {
      ...{ kind: 'heal', frame: { player: action.player, source: card.id, card: card.card, values: {} } },
      effects: [{ do: 'heal', cards: 'this', amount: 'all' }],
    });
    emit(board, {
      event: 'generated',
      effect: item.id,
      source: card.id,
      player: action.player,
      name: 'heal',
    });
    acted(board, action.player);
  },
  *candidates(board, player) {
    for (const { id, controller, damage } of board.state.inPlay)
      if (controller === player && damage > 0) yield { do: 'heal', player, card: id };
  },
};

type Move = ActionNamed<'change-location'>;
/** Where it would come to intercept; undefined for a move within its own structure. */
const toTheAttack = (board: Board, card: InPlay, { to, target }: Move) =>
  to === 'attack' ? destinationOf(board, card, 'attack', target) : undefined;
const turnsToMove = ({ action }: Subject<Move>): boolean => action.mobility !== true;

/** Turn a Character to change location, or use Mobility (4.7, 10.1.2). */
export const changeLocation: Verb<'change-location'> = {
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
      'no-interception-due',
      '6.3/others-change-location-first',
      function* (card, { board, action }) {
        if (action.to !== 'attack') return;
        const { attack } = board.state;
        const due = attack?.step === 'intercepting' ? attack.toIntercept[0] : undefined;
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
      const to = toTheAttack(board, card, action);
      if (to?.player !== card.controller || card.column === null || to.column === null) return;
      if (Math.abs(to.column - card.column) > 1)
        yield {
          message: 'Within its own site structure a Character moves one column.',
          ...{ action: ['/to'], need: 1, have: Math.abs(to.column - card.column) },
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
  perform({ board, action }) {
    const card = board.inPlay(action.card);
    const to = card === undefined ? undefined : destinationOf(board, card, action.to, action.target);
    if (card === undefined || to === undefined) return;
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
  const [first, ...others] = board.state.attack?.targets ?? [];
  return [
    { to: 'left' },
    { to: 'right' },
    ...(first === undefined ? [] : [{ to: 'attack' as const }]),
    ...others.map((target) => ({ to: 'attack' as const, target })),
  ];
}

type Reveal = ActionNamed<'reveal'>;

/** A Feng Shui Site is revealed, as an immediate effect, in any Main Shot (4.3.3). */
export const reveal: Verb<'reveal'> = {
  checks: [
    ...usual,
    isThere<Reveal>(),
    isTheirs<Reveal>('4.3.3/choosing-to-reveal'),
    inMainShot('reveal-in-main-shot', '4.3.3/choosing-to-reveal'),
    onCard<Reveal>('not-face-down', '3.3.2/no-unrevealing', function* (card) {
      if (!card.faceDown) yield { message: 'It is face up.', action: ['/card'], need: true, have: false };
    }),
    ...timed<Reveal>(),
  ],
  perform({ board, action }) {
    const card = board.inPlay(action.card);
    if (card === undefined) return;
    addItem(board, {
      ...{ kind: 'reveal', frame: { player: action.player, source: card.id, card: card.card, values: {} } },
    });
    flip(board, card);
    acted(board, action.player);
  },
  *candidates(board, player) {
    for (const { id, controller, faceDown } of board.state.inPlay)
      if (controller === player && faceDown) yield { do: 'reveal', player, card: id };
  },
};
