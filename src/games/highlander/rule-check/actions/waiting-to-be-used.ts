import type { Check } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import { playedBy } from '../board/memory.ts';
import type { InPlay } from '../state/state.ts';
import type { Cited } from './citing.ts';
import { found, type Use } from './used.ts';
import { check, type Failures, type Subject } from './verb.ts';

type Using = Subject<Use>;
type Waits = (board: Board, card: InPlay) => boolean;

/** The first edition says it of Situations and of Objects, each in its own place. */
type Group = 'situations' | 'others';

function groupOf(board: Board, card: InPlay): Group | undefined {
  const seen = board.seen(card);
  if (is(board, seen, 'situation')) return 'situations';
  return board.switches.discardToUse === 'every-card' || is(board, seen, 'object') ? 'others' : undefined;
}

const CODE = 'discard-to-use-too-soon';

function waiting(group: Group, rules: Cited, waits: Waits, message: string): Check<Using> {
  return check<Using>(CODE, rules, function* (subject): Failures {
    const { board } = subject;
    const used = found(subject);
    if (used?.ability.ability !== 'discard-to-use' || groupOf(board, used.card) !== group) return;
    if (waits(board, used.card)) yield { message, action: ['/card'] };
  });
}

const entersNow: Waits = ({ state }, { enteredIn }) => enteredIn === state.turn.number;

/** Its controller's own turn has passed, and the opponent has played no card in his. */
const awaitsAnotherCard: Waits = (board, { enteredIn, controller }) => {
  const { number, player } = board.state.turn;
  if (enteredIn === undefined || number !== enteredIn + 1) return false;
  return player === controller || playedBy(board, player).length === 0;
};

const inItsTurn = 'It is not discarded for its effect in the turn in which it came into play.';
const tooEarly = 'It may be discarded once the opponent has played his first card in his next turn.';

/** Cards that are discarded to use them wait for the first card of the opponent (Objects; Discard to Use Cards). */
export const waitsItsTime: readonly Check<Using>[] = [
  waiting(
    'situations',
    {
      first: 'first-edition/situations/situation-not-discarded-on-turn-played',
      typeTwo: 'type-two/discard-to-use-cards/not-on-turn-of-entry',
    },
    entersNow,
    inItsTurn,
  ),
  waiting(
    'others',
    {
      first: 'first-edition/objects/object-not-discarded-on-turn-played',
      typeTwo: 'type-two/discard-to-use-cards/not-on-turn-of-entry',
    },
    entersNow,
    inItsTurn,
  ),
  waiting(
    'situations',
    {
      first: 'first-edition/situations/situation-usable-after-opponents-first-card',
      typeTwo: 'type-two/discard-to-use-cards/after-opponents-first-card',
    },
    awaitsAnotherCard,
    tooEarly,
  ),
  waiting(
    'others',
    {
      first: 'first-edition/objects/object-usable-after-opponents-first-card',
      typeTwo: 'type-two/discard-to-use-cards/after-opponents-first-card',
    },
    awaitsAnotherCard,
    tooEarly,
  ),
];
