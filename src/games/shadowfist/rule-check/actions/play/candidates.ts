import type { Board, Seen } from '../../board/board.ts';
import { placesForCharacter, placesForSite } from '../../board/locations.ts';
import { isSite } from '../../board/printed.ts';
import { asking } from '../../flow/playing.ts';
import { reducersFor } from '../../flow/reductions.ts';
import { subjectsFor } from '../../flow/subjects.ts';
import { withDivisionsOpen } from '../divisions-offered.ts';
import { waysToChange } from '../targets-changed.ts';
import { answersOf, waysToChoose } from '../texts-chosen.ts';
import { mayBecomeLegal, type Offer, type Verb } from '../verb.ts';
import { doneBy, eventOpen, eyesOf, isAtNoCost, type Play, played, toName, waysOf } from './played.ts';

type Checks = Verb<'play'>['checks'];

/** Every way to play every known card in hand. */
export function* candidates(board: Board, player: string, checks: Checks): Iterable<Play | Offer<Play>> {
  for (const held of board.player(player).hand.cards) {
    const card = board.seenElsewhere(held, player);
    for (const way of [undefined, ...waysOf(card.definition)]) {
      yield* candidatesFor(
        board,
        { do: 'play', player, card: held.id, ...(way === undefined ? {} : { way }) },
        card,
        checks,
      );
    }
  }
}

function* candidatesFor(
  board: Board,
  action: Play,
  card: Seen,
  checks: Checks,
): Iterable<Play | Offer<Play>> {
  const { player } = action;
  for (const placed of placings(board, action, card)) {
    const maximum = board.player(player).power + 10;
    const found = played({ board, action: placed });
    const free = found !== undefined && isAtNoCost(board, found, placed);
    const xs =
      card.definition.cost === 'X' && !free
        ? Array.from({ length: Math.min(maximum, 30) + 1 }, (_, x) => x)
        : [undefined];
    for (const x of xs) {
      const withX = { ...placed, ...(x === undefined ? {} : { x }) };
      for (const reducedBy of [undefined, ...reducersFor(board, card, player, placed.on).ifNamed]) {
        const base = { ...withX, ...(reducedBy === undefined ? {} : { reducedBy }) };
        yield* eventsNamed(board, base, checks);
      }
    }
  }
}

function* eventsNamed(board: Board, action: Play, checks: Checks): Iterable<Play | Offer<Play>> {
  const found = played({ board, action });
  if (found === undefined) return;
  const open = eventOpen(board, found, action);
  if (open === undefined) yield* answersChosen(board, action, checks);
  for (const event of open?.from ?? []) yield* answersChosen(board, { ...action, event }, checks);
}

function* answersChosen(board: Board, action: Play, checks: Checks): Iterable<Play | Offer<Play>> {
  const found = played({ board, action });
  if (found === undefined) return;
  for (const answer of answersOf(toName(board, found, action))) {
    const answered = { ...action, ...(answer === undefined ? {} : { choose: answer }) };
    const asks = asking(found.card.definition, found.terms);
    if (asks.choose.length > 0 && !mayBecomeLegal(checks, { board, action: answered })) continue;
    const { frame = found.frame } = played({ board, action: answered }) ?? {};
    for (const choose of waysToChoose(board, asks, frame)) {
      const said = { ...answer, ...choose };
      const eyes = eyesOf(board, found, { ...action, choose: said });
      for (const changed of waysToChange(board, doneBy(found), eyes)) {
        const all = { ...said, ...changed };
        const whole = Object.keys(all).length === 0 ? action : { ...action, choose: all };
        yield withDivisionsOpen(board, asks, frame, whole);
      }
    }
  }
}

function* placings(board: Board, action: Play, card: Seen): Iterable<Play> {
  const { definition } = card;
  const { player } = action;
  if (isSite(definition)) {
    const elsewhere = definition.abilities.some(({ ability }) => ability === 'placed-with-opponent');
    for (const owner of elsewhere ? board.opponentsOf(player) : [player]) {
      for (const at of placesForSite(board, owner, card))
        yield { ...action, at, ...(elsewhere ? { with: owner } : {}) };
    }
  } else if (definition.type === 'Character') {
    for (const { column } of placesForCharacter(board, player))
      yield column === null ? action : { ...action, at: { column } };
  } else if (definition.type === 'State') {
    for (const on of subjectsFor(board, card, player)) yield { ...action, on };
  } else yield action;
}
