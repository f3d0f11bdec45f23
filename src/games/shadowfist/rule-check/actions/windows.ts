import type { Check } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import { howItEnded, isOver } from '../state/over.ts';
import { ruleOfDecision } from './decisions.ts';
import { due } from './due.ts';
import { check, type Subject } from './verb.ts';

type Anyone = Subject<{ readonly player: string }>;

/** Who acts, and that the game is on. */
export const inTheGame: readonly Check<Anyone>[] = [
  check('game-is-over', '3.1/game-ends-when-one-wins', function* ({ board }) {
    const { winner } = board.state;
    if (isOver(board.state)) yield { message: howItEnded(board.state), state: ['/winner'], have: winner };
  }),
  check('player-is-eliminated', '4.9/eliminated-at-end-of-turn', function* ({ board, action }) {
    const player = board.state.players.findIndex(({ id }) => id === action.player);
    if (board.state.players[player]?.eliminated === true)
      yield {
        message: `${action.player} is out of the game.`,
        state: [`/players/${player}/eliminated`],
        action: ['/player'],
      };
  }),
];

const choiceIsDue: Check<Anyone>['failures'] = function* ({ board }) {
  const { question } = board.state;
  if (question !== null) {
    yield {
      message: `${question.player} must first choose ${question.about}.`,
      state: ['/question'],
      need: { do: 'choose', player: question.player },
    };
  }
};

/** While a player has to choose, nothing else is done: the rule that lets him choose now says so. */
export const nothingIsAsked: Check<Anyone> = check(
  'choice-is-due',
  ({ board }) => ruleOfDecision(board),
  choiceIsDue,
);

/** Nor are effects generated. */
export const noEffectWhileAsked: Check<Anyone> = check(
  'choice-is-due',
  '5.2/no-voluntary-effects-during-resolution',
  choiceIsDue,
);

/** The winner of an auction has to choose; before that, effects may answer the end of the bidding (5.5). */
export function isBiddingOver({ state }: Board): boolean {
  return state.question !== null && state.agenda.at(-1)?.task === 'auction';
}

/** Cards are played and used even then in answer to the end of the bidding. */
export const nothingElseIsAsked: Check<Anyone> = {
  ...noEffectWhileAsked,
  failures: (subject) => (isBiddingOver(subject.board) ? [] : choiceIsDue(subject)),
};

export const noAuction: Check<Anyone> = check(
  'auction-is-on',
  '5.5/only-auction-effects',
  function* ({ board }) {
    if (board.state.auction !== null)
      yield {
        message: 'During an auction only bids, passes and effects that say so are allowed.',
        state: ['/auction'],
      };
  },
);

export const itIsTheirTurn = (rule = '3.2/one-turn-at-a-time'): Check<Anyone> =>
  check('not-the-current-player', rule, function* ({ board, action }) {
    if (action.player !== board.current)
      yield {
        message: `It is ${board.current}'s turn.`,
        ...{ state: ['/turn/player'], action: ['/player'], need: board.current, have: action.player },
      };
  });

/** Opponents wait until the current player has acted in the Main Shot, or has declined to. */
export const currentPlayerActsFirst: Check<Anyone> = check(
  'first-option',
  '4.3/first-option-in-main-shot',
  function* ({ board, action }) {
    const { turn } = board.state;
    if (board.state.auction !== null) return;
    if (turn.phase === 'main' && turn.firstOption && action.player !== turn.player)
      yield {
        message: `${turn.player} has the first option of this Main Shot.`,
        ...{ state: ['/turn/firstOption'], action: ['/player'], need: turn.player, have: action.player },
      };
  },
);

/** No scene is open: nothing is being generated that this would have to answer. */
export const noSceneIsOpen = (code: string, rule: string): Check<Anyone> =>
  check(code, rule, function* ({ board }) {
    if (board.state.scene === null) return;
    const { words, need } = due(board);
    yield { message: `The open scene must be resolved first.${words}`, state: ['/scene'], need };
  });

export const noAttackIsOn = (code: string, rule: string): Check<Anyone> =>
  check(code, rule, function* ({ board }) {
    if (board.state.attack === null) return;
    const { words, need } = due(board);
    yield { message: `An attack is on and must be completed first.${words}`, state: ['/attack'], need };
  });

export const inPhase = (
  code: string,
  rule: string,
  ...phases: readonly Board['state']['turn']['phase'][]
): Check<Anyone> =>
  check(code, rule, function* ({ board }) {
    const { phase } = board.state.turn;
    // That the game is over is told once.
    if (phase !== 'over' && !phases.includes(phase))
      yield {
        message: `This is done in another part of the turn.${due(board).words}`,
        state: ['/turn/phase'],
        need: [...phases],
        have: phase,
      };
  });

/**
 * From the declaration of the end of a turn until it ends, or is taken back, nobody declares anything (5.3); nor when
 * it has ended by a burning for Power (6.4.3).
 */
export const noEndDeclared: Check<Anyone> = check(
  'end-of-turn-declared',
  ({ board }) =>
    hasBurnedForPower(board)
      ? '6.4.3/burn-for-power-ends-the-turn'
      : '5.3/no-declarations-during-end-of-turn',
  function* ({ board }) {
    const { phase } = board.state.turn;
    if (phase !== 'ending' && phase !== 'end-triggers') return;
    const message = hasBurnedForPower(board)
      ? 'Burning for Power has ended the turn.'
      : 'The end of the turn has been declared.';
    yield { message, state: ['/turn/phase'], have: phase };
  },
);

/** The current player burned a Site for Power, and so has ended the turn. */
function hasBurnedForPower({ state }: Board): boolean {
  return state.turn.events.some(({ event, by }) => event === 'burned-for-power' && by === state.turn.player);
}

/** A Main Shot is on; its end may have been declared and be open to answers. */
export const inMainShot = (code: string, rule: string): Check<Anyone> =>
  inPhase(code, rule, 'main', 'ending');

export function isMainShot(board: Board): boolean {
  return board.state.turn.phase === 'main' || board.state.turn.phase === 'ending';
}
