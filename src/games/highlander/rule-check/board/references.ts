import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Cards, Place } from '../../vocabulary/terms.ts';
import type { InPlay, Player } from '../state/state.ts';
import type { CardElsewhere, Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { personaOf } from './cards/personas.ts';
import { eventsOf } from './memory.ts';

/** The cards that a reference names: none, if there is none such, or several that were chosen together. */
export function cardNamed(board: Board, ref: CardRef, frame: Frame): readonly string[] {
  switch (ref) {
    case 'this':
      return present(frame.source);
    case 'conjoined':
      return present(frame.with);
    case 'granter':
      return present(frame.granter);
    case 'each':
      return present(frame.each);
  }
  if ('event' in ref) {
    const { cards = [], [ref.event]: one } = frame.event ?? {};
    return ref.event === 'card' && one === undefined ? cards : present(one);
  }
  if ('personaOf' in ref) {
    const player = playerNamed(board, ref.personaOf, frame);
    return player === undefined ? [] : present(personaOf(board, player)?.id);
  }
  const value = frame.values[ref.chosen];
  if (value === undefined) return [];
  if ('cards' in value) return value.cards;
  return 'known' in value ? value.known.map(({ id }) => id) : [];
}

function present(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [id];
}

export function playerNamed(board: Board, ref: PlayerRef, frame: Frame): string | undefined {
  switch (ref) {
    case 'you':
      return frame.player;
    case 'opponent':
      return board.opponentOf(frame.player).id;
    case 'that-player':
      return frame.thatPlayer;
    case 'current-player':
      return board.current;
  }
  if ('event' in ref) return frame.event?.[ref.event];
  if ('controllerOf' in ref) {
    const [card] = cardNamed(board, ref.controllerOf, frame);
    return card === undefined ? undefined : controllerOf(board, card);
  }
  if ('ownerOf' in ref) {
    const [card] = cardNamed(board, ref.ownerOf, frame);
    return card === undefined ? undefined : board.find(card)?.owner;
  }
  if ('opponentOf' in ref) return opponentOf(board, playerNamed(board, ref.opponentOf, frame));
  if ('winnerOf' in ref) return firstPlayer(frame, ref.winnerOf);
  if ('loserOf' in ref) return opponentOf(board, firstPlayer(frame, ref.loserOf));
  return firstPlayer(frame, ref.chosen);
}

function opponentOf(board: Board, player: string | undefined): string | undefined {
  return player === undefined ? undefined : board.opponentOf(player).id;
}

/** The player chosen under a name, or who won the Attribute Challenge of that name. */
function firstPlayer(frame: Frame, name: string): string | undefined {
  const value = frame.values[name];
  return value !== undefined && 'players' in value ? value.players[0] : undefined;
}

/** Who controls it, or did when it last left play, as far as that is remembered. */
function controllerOf(board: Board, id: string): string | undefined {
  const inPlay = board.inPlay(id);
  if (inPlay !== undefined) return inPlay.controller;
  return eventsOf(board).findLast(({ event, card }) => event === 'left-play' && card === id)?.player;
}

export function playersNamed(board: Board, players: Players, frame: Frame): readonly string[] {
  if (players === 'each') return [frame.player, board.opponentOf(frame.player).id];
  return present(playerNamed(board, players, frame));
}

/** Every card of a place, as filters see it. */
export function cardsAt(board: Board, place: Place, frame: Frame): Seen[] {
  board.look(board.state.inPlay.length);
  if (place === 'play') return seenOf(board, (card) => card.under === undefined);
  if (place === 'anywhere') {
    const elsewhere = board.state.players.flatMap((player) =>
      board.namedOutsidePlay(player).flatMap((cards) => seenElsewhere(board, cards, player.id)),
    );
    return [...seenOf(board, () => true), ...elsewhere];
  }
  if ('under' in place) {
    const holders = cardNamed(board, place.under, frame);
    return [
      ...seenOf(board, ({ under }) => under !== undefined && holders.includes(under)),
      ...wereUnder(board, holders),
    ];
  }
  if ('on' in place) {
    const holders = cardNamed(board, place.on, frame);
    return seenOf(board, ({ with: on }) => on !== undefined && holders.includes(on));
  }
  if ('exertion' in place) {
    const value = frame.values[place.exertion];
    const known = value !== undefined && 'known' in value ? value.known : [];
    return known.flatMap(({ id }) => board.find(id) ?? []);
  }
  if ('played' in place) {
    const players = playersNamed(board, place.by, frame);
    const played = eventsOf(board, place.played, frame).filter(
      ({ event, player }) => event === 'played' && player !== undefined && players.includes(player),
    );
    return played.flatMap(({ card }) => (card === undefined ? [] : (board.find(card) ?? [])));
  }
  const [players, pile] = pileMeant(place);
  return playersNamed(board, players, frame).flatMap((id) => {
    const { cards, bottom = [] } = pile(board.player(id));
    return seenElsewhere(board, [...cards, ...bottom], id);
  });
}

type InAPile = Exclude<
  Place,
  string | { under: CardRef } | { on: CardRef } | { exertion: string } | WasPlayed
>;
type WasPlayed = Extract<Place, { readonly played: unknown }>;

/** The piles that a place is, if it is some. */
export function pilesAt(board: Board, place: Place, frame: Frame): Player['hand'][] {
  if (typeof place === 'string') return [];
  if ('under' in place || 'on' in place || 'exertion' in place || 'played' in place) return [];
  const [players, pile] = pileMeant(place);
  return playersNamed(board, players, frame).map((id) => pile(board.player(id)));
}

/** Whose pile, and which. */
export function pileMeant(place: InAPile): [Players, (player: Player) => Player['hand']] {
  if ('hand' in place) return [place.hand, ({ hand }) => hand];
  if ('endurance' in place) return [place.endurance, ({ endurance }) => endurance];
  if ('discardPile' in place) return [place.discardPile, ({ discard }) => discard];
  return [place.removedFromGame, ({ removed }) => removed];
}

function seenOf(board: Board, such: (card: InPlay) => boolean): Seen[] {
  return board.state.inPlay.filter(such).map((card) => board.seen(card));
}

function seenElsewhere(board: Board, cards: readonly CardElsewhere[], owner: string): Seen[] {
  board.look(cards.length);
  return cards.map((card) => board.seenElsewhere(card, owner));
}

/** What lay under a card that left play, as far as that is remembered, and left it with that card. */
function wereUnder(board: Board, holders: readonly string[]): Seen[] {
  return eventsOf(board).flatMap(({ event, card, source }) =>
    event === 'left-play' && card !== undefined && source !== undefined && holders.includes(source)
      ? (board.find(card) ?? [])
      : [],
  );
}

export function cardsNamed(board: Board, cards: Cards, frame: Frame): readonly string[] {
  if (typeof cards === 'string') return cardNamed(board, cards, frame);
  if ('top' in cards) {
    const player = playerNamed(board, cards.of, frame);
    const number = board.meanings.reckon(board, cards.top, frame);
    return player === undefined ? [] : topOf(board.player(player), number);
  }
  if (!('each' in cards)) return cardNamed(board, cards, frame);
  return cardsAt(board, cards.in, frame)
    .filter((card) => board.meanings.matches(board, cards.each, card, frame))
    .map(({ id }) => id);
}

/** As many of the topmost cards as somebody has named. */
function topOf({ endurance }: Player, number: number): string[] {
  return endurance.cards.slice(0, Math.max(0, number)).map(({ id }) => id);
}
