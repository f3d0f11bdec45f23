import type { Board } from '../board/board.ts';
import { cannot } from '../board/figures.ts';
import { followsSubject } from '../board/follows-subject.ts';
import { isAboutNobody } from '../board/gathered.ts';
import { madeAt } from '../board/gathering.ts';
import { type Place, placesForCharacter, placesForSite, structureOf } from '../board/locations.ts';
import { isSite } from '../board/printed.ts';
import { modifiersOn, sourceOf } from '../board/texts.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { askInTurn } from './asking-in-turn.ts';
import { ceaseAttacking, ceaseIntercepting } from './attack-changes.ts';
import { emit } from './emit.ts';
import { gatherCharacters } from './entering.ts';
import { noteGivingControl } from './precedence.ts';
import { closeGaps } from './structure.ts';
import { unturn } from './turning.ts';

/**
 * Whom effects make the controller of a card: the last that gives control, else whoever it is at home with (7.4).
 * States such as Weapons follow their subject (10.1.1).
 */
export function rightfulController(board: Board, card: InPlay): string {
  if (card.on !== undefined && followsSubject(board, card)) {
    const subject = board.inPlay(card.on);
    if (subject !== undefined) return subject.controller;
  }
  return strongestClaim(board, card)?.player ?? card.home ?? card.controller;
}

/**
 * A player whose control of a card has ended gives it back to whoever had it before, by an earlier effect or without
 * one. That is not the same as taking control of it (7.4), and depends on what happened, not on whose card it is.
 */
export function isGivenBack(board: Board, card: InPlay, to: string): boolean {
  if (card.on !== undefined && followsSubject(board, card)) return to === card.home;
  const claim = strongestClaim(board, card);
  if (claim === undefined) return true;
  if (claim.since >= board.settledNext) return false;
  if (!claim.mayBegin) return true;
  return (
    card.home !== card.controller && claimsTo(board, card).every(({ player }) => player !== card.controller)
  );
}

interface Claim {
  readonly since: number;
  readonly player: string;
  /** Its text depends on a condition, or on which cards match: it may begin long after the text has resolved. */
  readonly mayBegin: boolean;
}

function strongestClaim(board: Board, card: InPlay): Claim | undefined {
  let strongest: Claim | undefined;
  for (const claim of claimsTo(board, card))
    if (strongest === undefined || claim.since >= strongest.since) strongest = claim;
  return strongest;
}

/** Who is given control of a card, and since when (7.7). */
function claimsTo(board: Board, card: InPlay): readonly Claim[] {
  const given = modifiersOn(board, card, 'control');
  if (given.length === 0 && board.state.lasting.length === 0) return none;
  const claims: Claim[] = [];
  for (const { modifier, frame, while: condition, cards } of given) {
    const player = board.meanings.player(board, modifier.control, frame);
    const giver = frame.source === undefined ? undefined : board.inPlay(frame.source);
    if (player === undefined || isKept(board, card, player, frame)) continue;
    const mayBegin = condition !== undefined || (cards !== null && typeof cards === 'object');
    claims.push({ since: giver?.since ?? 0, player, mayBegin });
  }
  for (const lasting of board.state.lasting) {
    if (lasting.kind === 'control' && lasting.cards.includes(card.id))
      claims.push({ since: madeAt(lasting), player: lasting.to, mayBegin: false });
  }
  return claims;
}

/** A state need not tell who gets back a card that an effect has given away: unless it does, that is its owner. */
export function bringHome(board: Board): void {
  for (const card of board.state.inPlay) {
    if (card.home !== undefined || card.controller === card.owner || card.ownerGone) continue;
    if (claimsTo(board, card).some(({ player }) => player === card.controller)) card.home = card.owner;
  }
}

const none: readonly never[] = [];

function isKept(board: Board, card: InPlay, player: string, frame: Frame): boolean {
  const home = card.home ?? card.controller;
  return player !== home && cannot(board, card, 'be-taken-control-of', sourceOf(board, frame), player);
}

export function canBeTakenBy(
  board: Board,
  card: InPlay,
  player: string,
  source: string | undefined,
): boolean {
  const cause = source === undefined ? undefined : board.find(source);
  return card.controller !== player && !cannot(board, card, 'be-taken-control-of', cause, player);
}

/** It unturns, leaves the attack it was in, and its new controller places it (7.4). */
export function changeControl(
  board: Board,
  card: InPlay,
  to: string,
  told: 'control-changed' | 'control-returned',
): void {
  const from = card.controller;
  if (from === to) return;
  card.home ??= from;
  ceaseIntercepting(board, card.id);
  ceaseAttacking(board, card.id);
  delete card.away;
  card.controller = to;
  endWhileControlled(board, card.id);
  board.changed();
  unturn(board, card, undefined);
  if (told === 'control-changed') noteGivingControl(board, card);
  emit(board, { event: told, card: card.id, player: from, by: to });
  const definition = board.definition(card);
  if (isSite(definition) || definition.type === 'Character') askForPlace(board, card, to);
  closeGaps(board);
}

/** What lasts until its controller loses control of a card. */
function endWhileControlled({ state }: Board, id: string): void {
  for (const lasting of state.lasting)
    if (lasting.until === 'while-you-control' && 'cards' in lasting)
      lasting.cards = lasting.cards.filter((card) => card !== id);
  state.lasting = state.lasting.filter((lasting) => !isAboutNobody(lasting));
}

/** One place is taken at once; among several the controller chooses. */
export function askForPlace(board: Board, card: InPlay, player: string): void {
  const site = isSite(board.definition(card));
  card.column = null;
  delete card.row;
  board.changed();
  const firstSite = site && structureOf(board, player).length === 0;
  const places: readonly Place[] = site
    ? placesForSite(board, player, board.seen(card))
    : placesForCharacter(board, player);
  const [only, other] = places;
  if (only !== undefined) {
    card.column = only.column;
    if (only.row !== undefined) card.row = only.row;
  }
  if (firstSite) gatherCharacters(board, player);
  board.changed();
  if (other !== undefined) askInTurn(board, { task: 'place', card: card.id, player, answers: {} });
}
