import type { Failure } from '../../../../engine/check.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Board } from '../board/board.ts';
import { isInactive, personaOf } from '../board/cards/personas.ts';
import { causeOf } from '../board/sources.ts';
import { textsOf } from '../board/texts/texts.ts';
import { beginningOfTurn, isBeginningOver } from '../board/turn/beginning.ts';
import { hasExertedFor, roomForHardExertion } from '../board/turn/exertions.ts';
import { hasUsesLeft } from '../board/turn/uses.ts';
import { leavePlay, removeFromGame } from '../doing/moving.ts';
import { noteUse } from '../doing/uses.ts';
import { chosen, isPossible } from '../effects/choosing.ts';
import { canPay, pay } from '../effects/paying.ts';
import { perform } from '../effects/perform.ts';
import type { InPlay } from '../state/state.ts';
import type { ActionNamed } from './actions.ts';
import { CARD_TEXT } from './citing.ts';
import { onceATurn } from './exert/once-a-turn.ts';
import { type Kept, notKeptFrom } from './kept-from.ts';
import { found, isAnswering, mayBeUsedBy, type Usable, unsaidUse, usableOf } from './used.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { waitsItsTime } from './waiting-to-be-used.ts';
import {
  inTheDuel,
  named,
  noExertionIsOpen,
  nothingAwaitsAnExertion,
  nothingIsAsked,
  thePhaseGoesOn,
} from './windows.ts';
import { withinHands } from './within-hands.ts';

type Use = ActionNamed<'use'>;

export const use: Verb<'use'> = {
  checks: [
    ...inTheDuel,
    nothingIsAsked,
    withinHands,
    noExertionIsOpen,
    ...nothingAwaitsAnExertion,
    {
      ...thePhaseGoesOn,
      *failures(subject) {
        const used = found(subject);
        const isInOwnTurn = subject.action.player === subject.board.current;
        if (used !== undefined && used.ability.ability !== 'discard-to-use' && isInOwnTurn)
          yield* thePhaseGoesOn.failures(subject);
      },
    },
    check<Subject<Use>>('nothing-to-use', CARD_TEXT, function* (subject) {
      const { board, action } = subject;
      const used = found(subject);
      if (used === undefined && (inactivePersona(subject) ?? unsaidUse(subject)) !== undefined) return;
      if (used === undefined || !mayBeUsedBy(board, used, action.player)) yield noSuchAbility(subject);
    }),
    check<Subject<Use>>(
      'persona-not-active',
      {
        first: 'first-edition/what-are-all-these-cards/persona-lets-you-be-immortal',
        typeTwo: 'type-two/faq/corda-reno-active-ability',
      },
      function* (subject) {
        const persona = inactivePersona(subject);
        if (persona !== undefined)
          yield {
            message: 'Only the active Immortal has a Persona ability to use.',
            action: ['/card'],
            need: personaOf(subject.board, persona.owner)?.id ?? null,
            have: persona.id,
          };
      },
    ),
    check<Subject<Use>>(
      'use-in-opponents-turn',
      {
        first: 'first-edition/set-up/players-alternate-turns',
        typeTwo: 'type-two/the-sequence-of-play/not-in-opponents-turn',
      },
      function* (subject) {
        const { board, action } = subject;
        const used = found(subject);
        if (
          used !== undefined &&
          used.ability.ability !== 'discard-to-use' &&
          action.player !== board.current
        )
          yield {
            message: `It is the turn of ${board.current}.`,
            state: ['/turn/player'],
            action: ['/player'],
          };
      },
    ),
    notKeptFrom('prevented-from-using', function* ({ board, action }: Subject<Use>): Iterable<Kept> {
      const card = board.inPlay(action.card);
      if (card !== undefined)
        yield { what: 'use-abilities', words: 'use that card', at: '/card', card: board.seen(card) };
    }),
    notKeptFrom('prevented-from-what-it-does', whatItServesFor),
    check<Subject<Use>>(
      'drawing-goes-on',
      { by: 'drawCapacity', typeTwo: 'type-two/faq/drawing-is-immediate' },
      function* ({ board, action }) {
        if (board.current === action.player && isDrawing(board))
          yield { message: 'Nothing interrupts the drawing of cards.', state: ['/turn/mayDraw'] };
      },
    ),
    check<Subject<Use>>(
      'used-before-drawing-and-discarding',
      { first: CARD_TEXT.first, typeTwo: 'type-two/draw-discard-phase/effects-first' },
      function* (subject) {
        const { board } = subject;
        const isOver = board.state.turn.phase === 'draw-discard' && hasDrawnOrDiscarded(board);
        if (isOver && found(subject)?.ability.ability !== 'discard-to-use' && !isDrawing(board))
          yield {
            message:
              'That is done at the beginning of the Draw/Discard Phase, before cards are drawn or discarded.',
            state: ['/turn/events'],
          };
      },
    ),
    check<Subject<Use>>(
      'use-outside-its-phase',
      {
        by: 'mayDos',
        first: CARD_TEXT.first,
        typeTwo: 'type-two/may-do-effects/any-time-in-turn',
        reference: 'reference/may-do-must-do-phase/resolve-effects',
      },
      function* (subject) {
        const used = found(subject);
        if (used === undefined || used.ability.ability === 'discard-to-use') return;
        const { phase } = subject.board.state.turn;
        const phases = phasesOf(subject.board, used.ability);
        if (isTooLate(subject))
          yield { message: 'That is done as the turn begins, before any card is played.', need: phases };
        if (!phases.includes(phase))
          yield {
            message: `That is used in other phases; this is the ${named(phase)}.`,
            state: ['/turn/phase'],
            need: phases,
            have: phase,
          };
      },
    ),
    ...waitsItsTime,
    check<Subject<Use>>('nothing-to-use-it-on', CARD_TEXT, function* (subject) {
      const used = found(subject);
      if (used !== undefined && isAnswering(used.ability) && used.frame.event === undefined)
        yield { message: 'What it is used on has not happened in this turn.', action: ['/ability'] };
    }),
    check<Subject<Use>>('requirement-of-the-text', CARD_TEXT, function* (subject) {
      const { board } = subject;
      const used = found(subject);
      if (used?.ability.if !== undefined && !board.meanings.holds(board, used.ability.if, used.frame))
        yield { message: 'What its text asks for is not so.', action: ['/ability'] };
    }),
    check<Subject<Use>>('used-up', CARD_TEXT, function* (subject) {
      const { board } = subject;
      const used = found(subject);
      const limit = used !== undefined && 'limit' in used.ability ? used.ability.limit : undefined;
      if (used !== undefined && !hasUsesLeft(board, used.frame, limit))
        yield { message: 'It was used as often as its text allows.', action: ['/ability'] };
    }),
    check<Subject<Use>>(
      'second-soft-exertion',
      { by: 'softExertionsFor', reference: 'reference/soft-exertions/one-per-effect' },
      function* (subject) {
        const { board, action } = subject;
        const used = found(subject);
        if (used === undefined || !used.ability.do.some(isOwnSoftExertion)) return;
        if (hasExertedFor(board, action.player, action.card, action.ability))
          yield {
            message:
              'One Soft Exertion is made for each effect that calls for one, and it was made this turn.',
            action: ['/ability'],
            need: { most: 1 },
          };
      },
    ),
    check<Subject<Use>>(
      'cost-cannot-be-paid',
      { first: CARD_TEXT.first, typeTwo: 'type-two/paying-a-cost/what-it-is' },
      function* (subject) {
        const { board, action } = subject;
        const used = found(subject);
        if (used === undefined) return;
        const { pay: payments = [], choose = [] } = used.ability;
        const able =
          canPay(board, action.player, payments, used.frame) &&
          (payments.length === 0 || choose.every((choice) => isPossible(board, choice, used.frame)));
        if (!able) yield { message: 'What its text asks to be paid cannot be paid.', action: ['/ability'] };
      },
    ),
    check<Subject<Use>>('exertion-of-the-text-cannot-be-made', onceATurn, function* (subject) {
      const { board, action } = subject;
      const { may, most, made } = roomForHardExertion(board, action.player, 'effect');
      const isCost = found(subject)?.ability.pay?.some(({ pay: what }) => what === 'hard-exertion');
      if (isCost === true && !may)
        yield {
          message: 'It costs an Exertion, and no more may be made this turn.',
          action: ['/ability'],
          need: { most },
          have: made,
        };
    }),
  ],
  perform(subject) {
    const { board, action } = subject;
    const used = found(subject);
    const unsaid = unsaidUse(subject);
    if (unsaid !== undefined) board.unsupported(board.definition(board.inPlayFor(action.card)), unsaid.text);
    if (used === undefined) return;
    const { card, ability, frame } = used;
    for (const choice of ability.choose ?? [])
      frame.values[choice.as] = chosen(board, action.player, choice, frame, ability.pay !== undefined);
    pay(board, action.player, ability.pay ?? [], frame);
    noteUse(board, frame, 'limit' in ability ? ability.limit : undefined, action.ability);
    if (ability.ability === 'discard-to-use') {
      if (ability.leaves === 'remove-from-game') removeFromGame(board, card, action.player);
      else leavePlay(board, card, 'used', action.player);
    }
    perform(board, ability.do, frame);
  },
  *candidates(board, player) {
    for (const { id } of board.state.inPlay) {
      const card = board.inPlayFor(id);
      for (const [at, { ability }] of textsOf(board, board.seen(card)).entries())
        if (ability.ability !== 'unsupported') yield { do: 'use', player, card: id, ability: at };
    }
  },
};

/** What a use is for, where it is one thing alone that its player does: who is kept from that uses it for nothing. */
function* whatItServesFor(subject: Subject<Use>): Iterable<Kept> {
  const used = found(subject);
  const [only, ...others] = used?.ability.do ?? [];
  if (used === undefined || only === undefined || others.length > 0) return;
  const { player } = subject.action;
  const deed = { of: player, at: '/ability', ...causeOf(subject.board, used.frame) };
  if (only.do === 'draw' && only.players === 'you')
    yield { ...deed, what: 'draw', words: 'draw cards', from: 'endurance' };
  if (only.do === 'shuffle-discard-pile' && only.players === 'you')
    yield { ...deed, what: 'shuffle-discard-pile', words: 'shuffle the Discard Pile' };
}

function isOwnSoftExertion(effect: Effect): boolean {
  return effect.do === 'exert' && effect.exertion === 'soft' && effect.by === 'you';
}

/** Whether its player, who draws up, may draw more that was settled before the first (Draw/Discard Phase). */
function isDrawing({ state: { turn }, switches }: Board): boolean {
  return switches.drawCapacity === 'fixed-first' && (turn.mayDraw ?? 0) > 0;
}

/** As the phase has a player do, and no text. */
function hasDrawnOrDiscarded({ state: { turn } }: Board): boolean {
  const begun = turn.events.findLastIndex(
    ({ event, what }) => event === 'phase-begun' && what === 'draw-discard',
  );
  const hasDiscarded = turn.events
    .slice(begun + 1)
    .some(
      ({ event, player, from, source }) =>
        event === 'discarded' && player === turn.player && from === 'hand' && source === undefined,
    );
  return hasDiscarded || turn.mayDraw !== null;
}

function noSuchAbility({ board, action: { player, card } }: Subject<Use>): Failure {
  const usable = usableOf(board, card, player);
  return {
    message:
      usable.length === 0
        ? `${player} may use no ability of ${card}.`
        : `${player} may use no such ability of ${card}, but ${usable.join(' or ')}.`,
    action: ['/card', '/ability'],
    need: usable,
  };
}

function inactivePersona({ board, action }: Subject<Use>): InPlay | undefined {
  const card = board.inPlay(action.card);
  return card !== undefined && isInactive(board, card) ? card : undefined;
}

/** What must be done as the turn begins is reckoned then, and not after cards were played. */
function isTooLate(subject: Subject<Use>): boolean {
  const used = found(subject);
  if (used?.ability.ability !== 'must-do' || !used.ability.during.includes('may-do')) return false;
  return isBeginningOver(subject.board, subject.action.player);
}

/** What may be done in the May Do/Must Do Phase may be done at any time of the turn in some editions (May Do Effects). */
function phasesOf(board: Board, ability: Exclude<Usable, { ability: 'discard-to-use' }>): string[] {
  const beginning = [beginningOfTurn(board)];
  const told = ability.during.flatMap((phase) => (phase === 'may-do' ? beginning : [phase]));
  const anyTime =
    ability.ability === 'may-do' &&
    ability.during.includes('may-do') &&
    board.switches.mayDos === 'any-time-in-turn';
  return anyTime ? [...new Set([...told, 'may-do', 'defense', 'attack', 'draw-discard'])] : told;
}
