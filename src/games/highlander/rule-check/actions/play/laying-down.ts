import type { Opportunity } from '../../../vocabulary/words.ts';
import type { Board } from '../../board/board.ts';
import { isGuard } from '../../board/cards/kinds.ts';
import { is } from '../../board/cards/likeness.ts';
import { BESIDE, IN_PLACE } from '../../board/cards/special-cards.ts';
import { throughText } from '../../board/cards/where-it-lies.ts';
import { handsShort } from '../../board/weapons/hands.ts';
import { emit } from '../../doing/emit.ts';
import { exhaustIfEmptied, shuffleEndurance } from '../../doing/endurance.ts';
import { enterPlay, takeAway } from '../../doing/moving.ts';
import { takeOpportunity } from '../../doing/opportunities.ts';
import { noteUse } from '../../doing/uses.ts';
import type { InPlay, Leave } from '../../state/state.ts';
import { type CardPlayed, isFoundBySearch, type Play, playedAs, seenPlayed } from './card-played.ts';
import { inPlaceOf, type Part } from './ways.ts';

/** A card of an action, with what is known of it only while it lies where it is played from. */
interface Laid {
  readonly part: Part;
  readonly as: InPlay['as'];
  readonly inPlaceOf: Opportunity | undefined;
  /** Whether it is of the Exertion that was made to find an attack. */
  readonly found: boolean;
  /** By leave of an effect, beside what the turn allows. */
  readonly byLeave: boolean;
  /** In spite of the Hand Icons in play. */
  readonly beyondHands: boolean;
  /** The text through which it is played from there. */
  readonly through: ReturnType<typeof throughText>;
}

export function howItIsLaid(board: Board, action: Play, part: Part, byLeave: readonly string[]): Laid {
  const { played, pointer } = part;
  return {
    part,
    as: pointer === '' ? playedAs({ board, action }, played) : undefined,
    inPlaceOf: inPlaceOf(board, action, part),
    found: isFoundBySearch(board, played.from),
    byLeave: byLeave.includes(played.card.id),
    beyondHands: isBeyondHands(
      board,
      pointer === '' ? action : { do: 'play', player: action.player, card: played.card.id },
    ),
    through: throughText(board, action.player, played),
  };
}

function isBeyondHands(board: Board, action: Play): boolean {
  const card = seenPlayed({ board, action });
  return card !== undefined && handsShort(board, action.player, card) > 0;
}

/** Out of where it lies: what is being played pays for nothing. */
export function lift(board: Board, { played }: Part, leave: Leave | undefined): void {
  const { card, owner, from } = played;
  const { exertion } = board.state;
  if (from === 'exertion' && exertion !== null) {
    if (is(board, board.seenElsewhere(card, owner), 'illusion')) exertion.illusion = true;
    else exertion.taken = true;
  }
  takeAway(board, played);
  if (from !== 'endurance') return;
  if (!isFoundAlready(leave, card.id)) {
    emit(board, { event: 'searched', player: owner });
    shuffleEndurance(board, owner);
  }
  exhaustIfEmptied(board, board.player(owner));
}

/** Whether the text that has it played has chosen it: the Endurance was searched for that, and shuffled. */
function isFoundAlready(leave: Leave | undefined, card: string): boolean {
  return Object.values(leave?.frame.values ?? {}).some(
    (chosen) => 'cards' in chosen && chosen.cards.includes(card),
  );
}

/** A card comes into play, and is told to be played. */
export function layDown(board: Board, action: Play, laid: Laid, unprovoked: boolean): void {
  const { part, as, byLeave, beyondHands, through } = laid;
  const { played, pointer, frame } = part;
  const { card, owner } = played;
  if (through?.modifier.limit !== undefined) noteUse(board, through.frame, through.modifier.limit);
  enterPlay(board, {
    ...{ id: card.id, card: card.card, owner, controller: action.player, chosen: frame.values },
    faceDown: pointer === '' && action.hidden === true,
    // A Guard remains whether or not its player says so.
    asGuard: pointer === '' && action.asGuard === true && !isGuard(board.definitionOf(card.card)),
    ...(as === undefined ? {} : { as }),
    ...(frame.with === undefined ? {} : { with: frame.with }),
    ...(beyondHands ? { beyondHands: true as const } : {}),
  });
  if (pointer === '' && action.awaitingExertion === true) board.state.awaitingExertion.push(card.id);
  const inPlace = laid.inPlaceOf === 'special-card' ? IN_PLACE : undefined;
  tellPlayed(board, action.player, played, byLeave ? BESIDE : inPlace, unprovoked);
}

/** A Guard put into play unprovoked is no card played in Type Two. */
function tellPlayed(
  board: Board,
  player: string,
  { card, from, under }: CardPlayed,
  to: string | undefined,
  unprovoked: boolean,
): void {
  const { id, card: of } = card;
  if (unprovoked) emit(board, { event: 'guard-unprovoked', player, card: id });
  if (unprovoked && board.switches.unprovokedGuard === 'put-at-beginning') return;
  emit(board, {
    ...{ event: 'played', player, card: id, of, from },
    ...(under === undefined ? {} : { source: under }),
    ...(to === undefined ? {} : { to }),
  });
}

/** An attack, or what is played in place of one, takes an opportunity (Multiple Attacks). */
export function takeOpportunities(board: Board, { player }: Play, laid: readonly Laid[]): void {
  for (const { part, inPlaceOf: place, found } of laid) {
    const card = board.inPlayFor(part.played.card.id);
    if (part.pointer === '' && card.as === 'attack') takeOpportunity(board, player, card, found);
    else if (place === 'attack') emit(board, { event: 'opportunity-used', player, card: card.id });
  }
}

/** One of so many; and what is played so may be changed by the effect. */
export function takeLeave(board: Board, leave: Leave, card: string): void {
  const { state } = board;
  leave.most -= 1;
  leave.played.push(card);
  if (leave.with.length === 0) return;
  state.lasting.push({
    ...{ id: board.newId('l'), kind: 'modify', until: 'while-in-play', since: state.turn.number },
    ...{ cards: { chosen: 'played' }, by: leave.with },
    frame: { ...leave.frame, values: { ...leave.frame.values, played: { cards: [card] } } },
  });
}
