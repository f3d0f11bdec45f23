import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Cards, Place } from '../../vocabulary/terms.ts';
import type { Player } from '../state/state.ts';
import type { CardElsewhere, Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { controllerWhen } from './former-controllers.ts';
import { type Location, lastLocationOf } from './locations.ts';
import { isUnaffected } from './texts.ts';

/** The cards that a reference names: none, if there is none such, or several that were chosen together. */
export function cardNamed(board: Board, ref: CardRef, frame: Frame): readonly string[] {
  switch (ref) {
    case 'this':
      return present(frame.source);
    case 'its-target':
      return present(attackedBy(board, frame.source));
    case 'granter':
      return present(frame.granter);
    case 'each':
      return present(frame.each);
    case 'subject':
      return present(frame.on ?? (frame.source === undefined ? undefined : subjectOf(board, frame.source)));
  }
  if ('event' in ref) {
    if (ref.event === 'opposing') return present(opposing(frame));
    return present(frame.event?.[ref.event]);
  }
  const value = frame.values[ref.chosen];
  if (value === undefined) return [];
  if ('cards' in value) return value.cards;
  if ('effect' in value) return present(generatorOf(board, value.effect) ?? value.effect);
  if ('known' in value) return value.known.map(({ id }) => id);
  if ('division' in value) return takersIn(value.division);
  return [];
}

/** The cards that get some of a divided amount. */
function takersIn(division: Readonly<Record<string, number>>): string[] {
  return Object.entries(division).flatMap(([id, share]) => (share > 0 ? [id] : []));
}

/** The card whose effect it is: in the scene, also once it is canceled, or of a card that was played this turn. */
function generatorOf({ state }: Board, effect: string): string | undefined {
  const waiting = state.scene?.items.find(({ id }) => id === effect);
  if (waiting !== undefined) return waiting.frame.source;
  const told = state.scene?.events.findLast(
    (event) => event.event === 'generated' && event.effect === effect,
  );
  if (told !== undefined) return told.source;
  return state.turn.events.findLast((event) => event.event === 'played' && event.effect === effect)?.card;
}

/** Of two cards in combat, the one that is not this. */
function opposing(frame: Frame): string | undefined {
  const { card, source, target } = frame.event ?? {};
  return [card, source, target].find((id) => id !== undefined && id !== frame.source);
}

/** What a card attacks now, which need not be what it turned to attack. */
function attackedBy(board: Board, card: string | undefined): string | undefined {
  return board.state.attack?.attackers.find(({ id }) => id === card)?.target;
}

function subjectOf(board: Board, state: string): string | undefined {
  const elsewhere = board.state.lasting.findLast(
    (lasting) => lasting.kind === 'subject' && lasting.cards.includes(state),
  );
  if (elsewhere?.kind === 'subject') return elsewhere.to;
  return board.inPlay(state)?.on ?? board.state.left.findLast(({ id }) => id === state)?.on;
}

/** The locations of cards that a text names; a location that was chosen itself stays what it is (2.2). */
export function locationsNamed(board: Board, ref: CardRef, frame: Frame): readonly Location[] {
  const chosen = typeof ref === 'object' && 'chosen' in ref ? frame.locations?.[ref.chosen] : undefined;
  return chosen ?? board.meanings.card(board, ref, frame).flatMap((id) => lastLocationOf(board, id) ?? []);
}

function present(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [id];
}

export function playerNamed(board: Board, ref: PlayerRef, frame: Frame): string | undefined {
  switch (ref) {
    case 'you':
      return frame.player;
    case 'that-player':
      return frame.thatPlayer;
    case 'current-player':
      return board.current;
    case 'attacking-player':
      return board.state.attack?.player;
    case 'defending-player':
      return board.state.attack?.defending;
    case 'opponent-to-the-left':
      return board.opponentsOf(frame.player)[0];
  }
  if ('event' in ref) return frame.event?.[ref.event];
  if ('leftOf' in ref) {
    const player = playerNamed(board, ref.leftOf, frame);
    return player === undefined ? undefined : board.opponentsOf(player)[0];
  }
  if ('controllerOf' in ref) {
    const [card] = cardNamed(board, ref.controllerOf, frame);
    return card === undefined
      ? undefined
      : (formerController(board, ref.controllerOf, card, frame) ?? controllerOf(board, card));
  }
  if ('ownerOf' in ref) {
    const [card] = cardNamed(board, ref.ownerOf, frame);
    return card === undefined ? undefined : ownerOf(board, card);
  }
  const value = frame.values[ref.chosen];
  return value !== undefined && 'players' in value ? value.players[0] : undefined;
}

/** What a text says of an event is read as it was when that happened, also on resolution (5.2.2). */
export function formerController(
  board: Board,
  ref: CardRef,
  id: string,
  { event }: Frame,
): string | undefined {
  const isOfEvent = ref === 'its-target' || (typeof ref === 'object' && 'event' in ref);
  return event === undefined || !isOfEvent ? undefined : controllerWhen(board, id, event);
}

/** Who controls it, or last did before it left play in this scene (4.4). */
function controllerOf(board: Board, id: string): string | undefined {
  const inPlay = board.inPlay(id);
  if (inPlay !== undefined) return inPlay.controller;
  const left = board.state.left.findLast((one) => one.id === id);
  if (left !== undefined) return left.controller;
  const waiting = [...(board.state.scene?.items ?? []), ...board.state.nextScene].find(
    (item) => item.frame.source === id,
  );
  return waiting?.frame.player;
}

function ownerOf(board: Board, id: string): string | undefined {
  return board.find(id)?.owner ?? board.state.left.findLast((one) => one.id === id)?.owner;
}

export function playersNamed(board: Board, players: Players, frame: Frame): readonly string[] {
  if (players === 'every-player') return board.clockwiseFrom(board.current);
  if (players === 'every-opponent')
    return board.clockwiseFrom(board.current).filter((player) => player !== frame.player);
  if (typeof players === 'object' && 'such' in players) {
    const { every, such } = players;
    return playersNamed(board, `every-${every}`, frame).filter((player) =>
      board.meanings.holds(board, such, { ...frame, thatPlayer: player }),
    );
  }
  if (typeof players === 'object' && 'chosen' in players) {
    const value = frame.values[players.chosen];
    return value !== undefined && 'players' in value ? value.players : [];
  }
  const player = playerNamed(board, players, frame);
  if (player === undefined) return [];
  // All who had a part in it did it (5.2.3).
  const together = typeof players === 'object' && 'event' in players && players.event === 'by';
  return together ? [...new Set([player, ...(frame.event?.players ?? [])])] : [player];
}

/** Every card of a place, as filters see it. */
export function cardsAt(board: Board, place: Place, frame: Frame): readonly Seen[] {
  board.look(board.state.inPlay.length);
  if (place === 'play') return board.table;
  const whose = (players: Players, zone: (player: Player) => readonly CardElsewhere[]) =>
    playersNamed(board, players, frame).flatMap((player) =>
      zone(board.player(player)).map((card) => board.seenElsewhere(card, card.owner ?? player)),
    );
  if ('statesOn' in place) {
    const [subject] = cardNamed(board, place.statesOn, frame);
    const left = board.state.left.findLast(({ id }) => id === subject);
    const were = left?.states.flatMap((id) => board.find(id) ?? []) ?? [];
    return [
      ...board.state.inPlay.filter(({ on }) => on === subject).map((card) => board.seen(card)),
      ...were,
    ];
  }
  if ('whereverIs' in place)
    return cardNamed(board, place.whereverIs, frame).flatMap((id) => {
      const card = board.find(id);
      return card === undefined || card.inPlay !== undefined ? [] : [card];
    });
  if ('hand' in place) return whose(place.hand, ({ hand }) => hand.cards);
  if ('deck' in place) return whose(place.deck, ({ deck }) => deck.cards);
  if ('smoked' in place) return whose(place.smoked, ({ smoked }) => smoked.cards);
  if ('toasted' in place) return whose(place.toasted, ({ toasted }) => toasted.cards);
  return whose(place.burnedForVictory, ({ burnedForVictory }) => burnedForVictory.cards);
}

export function cardsNamed(board: Board, cards: Cards, frame: Frame): readonly string[] {
  if (typeof cards === 'object' && 'event' in cards && cards.event === 'source')
    // All that had a part in it did it, and get the effect (5.2.3).
    return frame.event?.sources ?? present(frame.event?.source);
  if (typeof cards === 'string' || !('each' in cards)) return cardNamed(board, cards, frame);
  const found: string[] = [];
  for (const card of cardsAt(board, cards.in, frame)) {
    if (isThere(board, card, frame) && board.meanings.matches(board, cards.each, card, frame))
      found.push(card.id);
  }
  return found;
}

/** A card that is not affected by an effect is for it as if it were not in the game (7.6). */
export function isThere(board: Board, { id, inPlay }: Seen, frame: Frame): boolean {
  return inPlay === undefined || id === frame.source || !isUnaffected(board, inPlay, frame);
}
