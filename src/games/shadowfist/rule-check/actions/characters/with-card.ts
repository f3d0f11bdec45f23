import type { Failure } from '../../../../../engine/check.ts';
import { cannot } from '../../board/figures.ts';
import type { InPlay } from '../../state/state.ts';
import type { Action } from '../actions.ts';
import { timingChecks } from '../generating.ts';
import { check, type Subject } from '../verb.ts';
import { inTheGame, noEffectWhileAsked } from '../windows.ts';

type WithCard = Extract<Action, { card: string }>;

/** A check of the card an action names, where it is in play. */
export const onCard = <Acting extends WithCard>(
  code: string,
  rule: string,
  failures: (card: InPlay, subject: Subject<Acting>) => Iterable<Failure>,
) =>
  check<Subject<Acting>>(code, rule, function* (subject) {
    const card = subject.board.inPlay(subject.action.card);
    if (card !== undefined) yield* failures(card, subject);
  });

export const isThere = <Acting extends WithCard>() =>
  check<Subject<Acting>>(
    'card-not-in-play',
    '7.2/effects-reach-only-cards-in-play',
    function* ({ board, action }) {
      if (board.inPlay(action.card) === undefined)
        yield { message: 'No such card is in play.', action: ['/card'], have: action.card };
    },
  );

export const isTheirs = <Acting extends WithCard>(rule: string) =>
  onCard<Acting>('not-its-controller', rule, function* (card, { action }) {
    if (card.controller !== action.player)
      yield {
        message: `${card.controller} controls it.`,
        ...{ action: ['/card'], need: card.controller, have: action.player },
      };
  });

export const isCharacter = <Acting extends WithCard>(rule: string) =>
  onCard<Acting>('not-a-character', rule, function* (card, { board }) {
    const { type } = board.definition(card);
    if (type !== 'Character')
      yield { message: 'Only Characters can do this.', action: ['/card'], need: 'Character', have: type };
  });

export const canTurn = <Acting extends WithCard>(
  needsTo: (subject: Subject<Acting>) => boolean = () => true,
) => [
  onCard<Acting>('already-turned', '4.2/turned-card-cannot-turn', function* (card, subject) {
    if (!needsTo(subject) || !card.turned) return;
    const place = subject.board.state.inPlay.findIndex(({ id }) => id === card.id);
    yield {
      message: 'It is turned already.',
      ...{ state: [`/inPlay/${place}/turned`], action: ['/card'] },
      ...{ need: false, have: true },
    };
  }),
  onCard<Acting>('turning-waits', '4.3/turning-abilities-wait', function* (card, subject) {
    if (needsTo(subject) && card.unresolved)
      yield {
        message: 'It cannot turn before the scene in which it was played has resolved.',
        action: ['/card'],
      };
  }),
  onCard<Acting>('cannot-turn', '7.7/cannot-prevails', function* (card, subject) {
    const { board } = subject;
    if (needsTo(subject) && (cannot(board, card, 'turn') || cannot(board, card, 'turn-for-effects')))
      yield { message: 'An effect says that it cannot turn.', action: ['/card'] };
  }),
];

export const timed = <Acting extends WithCard>() =>
  timingChecks<Acting>(({ board, action }) => {
    const card = board.inPlay(action.card);
    if (card === undefined) return undefined;
    const turning = action.do === 'heal' || action.do === 'change-location' ? [card.id] : undefined;
    return {
      timing: {},
      frame: { player: action.player, source: card.id, values: {} },
      chosen: undefined,
      turning,
      revealing: action.do === 'reveal' ? [card.id] : undefined,
    };
  });

export const usual = [...inTheGame, noEffectWhileAsked];
