import type { Check } from '../../../../../engine/check.ts';
import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Choice } from '../../../vocabulary/choices.ts';
import type { Definition } from '../../../vocabulary/definition.ts';
import type { Payment } from '../../../vocabulary/payments.ts';
import type { Opportunity } from '../../../vocabulary/words.ts';
import type { Board } from '../../board/board.ts';
import { isEdge } from '../../board/cards/kinds.ts';
import { throughText } from '../../board/cards/where-it-lies.ts';
import { playedBy } from '../../board/memory.ts';
import { isNow } from '../../board/turn/beginning.ts';
import { costsToPlay } from '../../board/turn/leave.ts';
import { isPossible } from '../../effects/choosing.ts';
import { canPay } from '../../effects/paying.ts';
import type { Frame } from '../../state/values.ts';
import { refuseIfTextUnknown } from '../../unknown-texts.ts';
import { CARD_TEXT } from '../citing.ts';
import { check, type Failures, type Subject } from '../verb.ts';
import { named } from '../windows.ts';
import { isPutIntoPlay } from './as-defense.ts';
import { type CardPlayed, cardPlayed, type Play, playedAs } from './card-played.ts';

/** One way in which a card's own text says that it is played. */
export type Way = Extract<Ability, { ability: 'playing' }>;

/** A card of an action: the one that is played, or one played in conjunction with it. */
export interface Part {
  readonly played: CardPlayed;
  readonly way: Way | undefined;
  /** What of the action says it: empty, or a pointer. */
  readonly pointer: string;
  readonly discard: Play['discard'];
  readonly frame: Frame;
}

/** The card that is played, then those in conjunction with it, as far as they are in hand. */
export function partsOf(board: Board, action: Play): readonly Part[] {
  return board.found('the cards of an action', action, () => allPartsOf(board, action));
}

function allPartsOf(board: Board, action: Play): Part[] {
  const main = cardPlayed(board, action.player, action.card);
  if (main === undefined) return [];
  const companions = (action.with ?? []).map(({ card, way, discard }, at) => ({
    played: cardPlayed(board, action.player, card),
    ...{ way, discard, pointer: `/with/${at}`, conjoined: main.card.id },
  }));
  const all = [
    { played: main, way: action.way, discard: action.discard, pointer: '', conjoined: undefined },
    ...companions,
  ];
  return all.flatMap(({ played, way, discard, pointer, conjoined }) => {
    if (played === undefined) return [];
    const alone = pointer === '' && action.awaitingExertion !== true;
    const frame: Frame = {
      ...{ player: action.player, source: played.card.id, card: played.card.card, values: {} },
      ...(conjoined === undefined ? {} : { with: conjoined }),
    };
    return [{ played, way: wayOf(played.definition, way, alone), pointer, discard, frame }];
  });
}

export function waysOf(definition: Definition): Way[] {
  return definition.abilities.filter((ability) => ability.ability === 'playing');
}

/** The way that is told; else the one that fits: with or without a card to be played in conjunction with. */
function wayOf(definition: Definition, told: number | undefined, alone: boolean): Way | undefined {
  const ways = waysOf(definition);
  if (told !== undefined) return ways[told];
  const fitting = ways.filter(({ inConjunctionWith }) => (inConjunctionWith === undefined) === alone);
  const only = fitting.find(({ kind }) => kind === 'only');
  if (only !== undefined || ways.some(({ kind }) => kind === 'only')) return only ?? ways[0];
  return alone ? undefined : fitting[0];
}

/** What a card's own text asks for, to be played. */
export const byItsText: readonly Check<Subject<Play>>[] = [
  check('no-such-way', CARD_TEXT, function* ({ board, action }) {
    for (const [at, { played, pointer }] of partsOf(board, action).entries()) {
      const told = at === 0 ? action.way : action.with?.[at - 1]?.way;
      const ways = waysOf(played.definition).length;
      if (told === undefined || told < ways) continue;
      refuseIfTextUnknown(board, played.definition);
      yield {
        message: `Its text gives ${ways} ways of playing it.`,
        action: [`${pointer}/way`],
        need: { less: ways },
        have: told,
      };
    }
  }),
  check('played-as-what-it-is-not', CARD_TEXT, function* ({ board, action }) {
    const played = cardPlayed(board, action.player, action.card);
    const as = played === undefined ? undefined : playedAs({ board, action }, played);
    if (played === undefined || action.as === undefined || action.as === as) return;
    refuseIfTextUnknown(board, played.definition);
    yield {
      message: `No text lets it be played as ${action.as === 'attack' ? 'an attack' : `a ${action.as}`}.`,
      action: ['/as'],
      need: as ?? null,
      have: action.as,
    };
  }),
  check('requirement-of-the-text', CARD_TEXT, function* ({ board, action }) {
    for (const { way, frame, pointer } of partsOf(board, action)) {
      if (way?.if !== undefined && !board.meanings.holds(board, way.if, frame))
        yield { message: 'What its text asks for to be played is not so.', action: [`${pointer}/card`] };
    }
  }),
  check('phase-of-the-text', CARD_TEXT, function* ({ board, action }) {
    yield* inAnotherPhase(board, action, (part) => !isMayDoEdge(part));
  }),
  check(
    'phase-of-the-text',
    { by: 'mayDoEdges', reference: 'reference/edges/may-do-must-do-only' },
    function* ({ board, action }) {
      yield* inAnotherPhase(board, action, isMayDoEdge);
    },
  ),
  check('used-up-this-turn', CARD_TEXT, function* ({ board, action }) {
    for (const { way, played, pointer } of partsOf(board, action)) {
      if (way?.limit === undefined) continue;
      const { title } = played.definition;
      const have = playedBy(board, action.player).filter(
        ({ definition }) => definition.title === title,
      ).length;
      if (have >= way.limit.times)
        yield {
          message: `It may be played ${way.limit.times} times a ${way.limit.per}.`,
          action: [`${pointer}/card`],
          need: { most: way.limit.times },
          have,
        };
    }
  }),
  check(
    'cost-cannot-be-paid',
    { first: CARD_TEXT.first, typeTwo: 'type-two/paying-a-cost/what-it-is' },
    function* (subject) {
      yield* unpaid(subject, ({ way, frame }) => [{ choose: way?.choose, pay: way?.pay ?? [], frame }]);
    },
  ),
  // Who has to do something to play a card, and cannot, is prevented from playing it (Addendum, Prevention).
  check(
    'cost-cannot-be-paid',
    {
      first: 'handbook-addendum/prevention/cannot-unless-is-prevention',
      typeTwo: 'type-two/paying-a-cost/what-it-is',
    },
    function* (subject) {
      const { board, action } = subject;
      yield* unpaid(subject, (part) =>
        costsAsked(board, action, part).map(({ modifier: { choose, pay }, frame }) => ({
          choose,
          pay,
          frame,
        })),
      );
    },
  ),
];

interface Cost {
  readonly choose: readonly Choice[] | undefined;
  readonly pay: readonly Payment[];
  readonly frame: Frame;
}

/** What of such costs cannot be paid; nothing is paid with what is played or discarded to play it. */
function* unpaid({ board, action }: Subject<Play>, costsOf: (part: Part) => readonly Cost[]): Failures {
  const parts = partsOf(board, action);
  const gone = [
    ...parts.map((part) => part.played.card.id),
    ...parts.flatMap(({ discard }) => discard ?? []).map((one) => (typeof one === 'string' ? one : one.id)),
  ];
  for (const part of parts) {
    for (const { choose = [], pay, frame } of costsOf(part)) {
      const able =
        canPay(board, action.player, pay, frame) &&
        (pay.length === 0 || choose.every((choice) => isPossible(board, choice, frame, gone)));
      if (!able)
        yield { message: 'What a text asks to be paid cannot be paid.', action: [`${part.pointer}/card`] };
    }
  }
}

function* inAnotherPhase(board: Board, action: Play, isSuch: (part: Part) => boolean): Failures {
  const { phase } = board.state.turn;
  for (const part of partsOf(board, action).filter(isSuch)) {
    const { during } = part.way ?? {};
    if (during !== undefined && !during.some((one) => isNow(board, one)))
      yield {
        message: `Its text lets it be played in other phases; this is the ${named(phase)}.`,
        action: [`${part.pointer}/card`],
        need: during,
        have: phase,
      };
  }
}

/** Where Edges may always be played, one of the May Do/Must Do Phase may be, too (Edge Cards). */
function isMayDoEdge({ way, played: { definition } }: Part): boolean {
  return isEdge(definition) && way?.during?.includes('may-do') === true;
}

/** The same of a part that is about to be played: who puts a Guard into play plays no card, and pays for none. */
export function costsAsked(board: Board, action: Play, part: Part) {
  return part.pointer === '' && isPutIntoPlay({ board, action }) ? [] : costsOfPart(board, action, part);
}

/** What other texts ask a player to pay for playing a card. */
function costsOfPart(
  board: Board,
  { player, against }: Play,
  { played: { card, owner, from }, pointer }: Part,
) {
  const met = pointer === '' && against !== undefined ? { against } : {};
  return costsToPlay(board, player, { ...board.seenElsewhere(card, owner), from, ...met });
}

/** What it is played in the place of: as its own text says, or the one through which it is played from where it lies. */
export function inPlaceOf(board: Board, { player }: Play, { way, played }: Part): Opportunity | undefined {
  return way?.inPlaceOf ?? throughText(board, player, played)?.modifier.inPlaceOf;
}
