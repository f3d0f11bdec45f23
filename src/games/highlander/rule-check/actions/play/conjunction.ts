import { type Check, meetsAll } from '../../../../../engine/check.ts';
import type { Filter } from '../../../vocabulary/filters.ts';
import { opportunitiesOf } from '../../board/attacks/opportunities.ts';
import type { Board, Seen } from '../../board/board.ts';
import {
  awaiting,
  conjoinedBy,
  fits,
  mayGoWithIllusion,
  owedBy,
  soughtFor,
} from '../../board/conjunction.ts';
import { keptFrom } from '../../board/forbidding/prevention.ts';
import { frameOf } from '../../board/texts/texts.ts';
import { mayExert } from '../../board/turn/exertions.ts';
import { refuseIfTextUnknown } from '../../unknown-texts.ts';
import { CARD_TEXT } from '../citing.ts';
import { conjunctionFirst, conjunctionLost } from '../conjunction-first.ts';
import { inSearch } from '../exert/in-search.ts';
import type { Exert } from '../exert/purpose.ts';
import { asked, check, type Failures, type Subject } from '../verb.ts';
import { asFoundBy, type Play, playing } from './card-played.ts';
import { type Part, partsOf } from './ways.ts';

type Sought = 'attack' | 'defense';

/** What must be met by cards that are played in conjunction with one another, or with what an Exertion is to find. */
export const conjunction: readonly Check<Subject<Play>>[] = [
  check('in-conjunction-with-nothing', CARD_TEXT, function* (subject) {
    yield* withoutFellow(subject, (part, wanted) => !fitsOneInPlay(subject, part, wanted));
  }),
  check(
    'in-conjunction-with-card-in-play',
    { first: CARD_TEXT.first, typeTwo: 'type-two/faq/in-conjunction-not-on-card-in-play' },
    function* (subject) {
      yield* withoutFellow(subject, (part, wanted) => fitsOneInPlay(subject, part, wanted));
    },
  ),
  check('not-played-in-conjunction', CARD_TEXT, function* ({ board, action }) {
    for (const { way, pointer, played } of partsOf(board, action)) {
      const isConjoined = pointer !== '' || action.awaitingExertion === true;
      if (!isConjoined || way?.inConjunctionWith !== undefined) continue;
      refuseIfTextUnknown(board, played.definition);
      yield {
        message: 'Nothing in its text lets it be played in conjunction with another card.',
        action: [`${pointer}/card`],
      };
    }
  }),
  check('awaits-no-exertion', CARD_TEXT, function* ({ board, action }) {
    if (action.awaitingExertion !== true) return;
    const [part] = partsOf(board, action);
    const wanted = part?.way?.inConjunctionWith;
    if (wanted !== undefined && soughtFor(board, wanted) === undefined)
      yield {
        message: 'It goes with a card that no Exertion is made to find.',
        action: ['/awaitingExertion'],
      };
  }),
  ...(['attack', 'defense'] as const).flatMap((sought) => [
    check<Subject<Play>>('awaits-no-exertion', conjunctionFirst[sought], function* ({ board, action }) {
      if (action.awaitingExertion !== true) return;
      const [part] = partsOf(board, action);
      const wanted = part?.way?.inConjunctionWith;
      if (wanted === undefined || soughtFor(board, wanted) !== sought) return;
      if (!maySearch(board, action.player, sought) && !mayFindIllusion(board, action.player, part))
        yield {
          message: `No Exertion can be made now to find the ${sought} that it goes with.`,
          action: ['/awaitingExertion'],
        };
    }),
    check<Subject<Play>>('found-card-not-for-conjunction', conjunctionLost[sought], function* (subject) {
      const { board, action } = subject;
      const played = playing(
        subject,
        ...(sought === 'attack' ? (['attack'] as const) : (['block', 'dodge'] as const)),
      );
      if (played?.from !== 'exertion') return;
      for (const companion of awaiting(board)) {
        const frame = frameOf(companion);
        const found = asFoundBy(companion.id, subject, played);
        if (
          !conjoinedBy(companion.definition).some((wanted) =>
            fits(board, wanted, found, frame, action.against),
          )
        )
          yield {
            message: `${companion.definition.title} is not played in conjunction with such a card.`,
            action: ['/card'],
          };
      }
    }),
  ]),
];

const ALONE =
  'It is played in conjunction with such a card as its text names: name it in `with` of that card; where an Exertion is to find that, play it first, with `awaitingExertion`.';

/** Parts that go with a card such as none of those they are played with; one that awaits an Exertion has none as yet. */
function* withoutFellow(subject: Subject<Play>, so: (part: Part, wanted: Filter) => boolean): Failures {
  const { board, action } = subject;
  const parts = partsOf(board, action);
  for (const part of parts) {
    const wanted = part.way?.inConjunctionWith;
    const isAwaiting = part.pointer === '' && action.awaitingExertion === true;
    if (wanted === undefined || isAwaiting || !so(part, wanted)) continue;
    const fellows = parts.filter((other) => other !== part);
    const isFellow = (other: Part) =>
      fits(board, wanted, seenPart(subject, other, part), other.frame, action.against);
    if (!fellows.some(isFellow))
      yield {
        message:
          fellows.length === 0 ? ALONE : 'It is played in conjunction with none such as its text names.',
        action: [`${part.pointer}/card`],
      };
  }
}

function fitsOneInPlay({ board, action }: Subject<Play>, { frame }: Part, wanted: Filter): boolean {
  return board.controlledBy(action.player).some((card) => fits(board, wanted, board.seen(card), frame));
}

/** The card of an action as it would lie in play, but for what the other gives it; one that goes with it, as it is in hand. */
function seenPart({ board, action }: Subject<Play>, { played, pointer }: Part, other: Part): Seen {
  if (pointer === '') return asFoundBy(other.played.card.id, { board, action }, played);
  const { card, definition, owner } = played;
  return { id: card.id, definition, owner, inPlay: undefined };
}

const phases = { attack: 'attack', defense: 'defense' } as const;

/** What is done with what is found. */
const served = { attack: 'attack', defense: 'defend' } as const;

/** It goes with an Illusion, and a Hard Exertion may be made. */
function mayFindIllusion(board: Board, player: string, part: Part | undefined): boolean {
  return (
    part !== undefined &&
    mayGoWithIllusion(board, part.played.definition) &&
    owedBy(board, player).length === 0 &&
    mayExert(board, player, 'hard', 'illusion')
  );
}

/** Where one may search at will, who has no attack left finds none to play. */
function mayAttack(board: Board, player: string): boolean {
  const { primary, additional } = opportunitiesOf(board, player);
  return primary || additional > 0;
}

function maySearch(board: Board, player: string, sought: Sought): boolean {
  if (board.state.turn.phase !== phases[sought] || owedBy(board, player).length > 0) return false;
  if (!mayExert(board, player, 'hard', sought) || (sought === 'attack' && !mayAttack(board, player)))
    return false;
  if (keptFrom(board, player, served[sought], { for: sought, from: 'exertion' })) return false;
  const ends: Exert['for'][] =
    sought === 'attack' ? [{ attack: true }] : board.attacksOn(player).map(({ id }) => ({ defense: id }));
  return ends.some((end) =>
    meetsAll(asked(board, inSearch), { board, action: { do: 'exert', player, for: end } }),
  );
}
