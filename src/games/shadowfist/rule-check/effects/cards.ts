import type { Definition } from '../../vocabulary/definition.ts';
import { factsOf } from '../../words/effects/effects.ts';
import type { Board } from '../board/board.ts';
import { doerOf } from '../board/creators.ts';
import { cannot } from '../board/figures.ts';
import { placesForCharacter, placesForSite } from '../board/locations.ts';
import { interceptedBy, isAttacking } from '../board/matching.ts';
import { isSite } from '../board/printed.ts';
import { locationsNamed } from '../board/references.ts';
import { isOnesOwn } from '../board/sacrifices.ts';
import { sourceOf } from '../board/texts.ts';
import { askForPlace } from '../doing/control.ts';
import { forgetOrder, putAtBottom, shuffleUnknown } from '../doing/decks.ts';
import { emit } from '../doing/emit.ts';
import { isGone } from '../doing/following.ts';
import { isToastIt, type Leaving, leavePlay } from '../doing/leaving.ts';
import { hasUnturned, revealTogether, turn, unturn } from '../doing/turning.ts';
import { type Pile, put, take } from '../doing/zones.ts';
import { claimVictory, seize } from '../flow/site-fate.ts';
import { victoryBarred } from '../flow/victory.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { type Perform, type Performing, reached, reachedElsewhere } from './performing.ts';

type Gone = 'smoked' | 'toasted' | 'sacrificed';

const goes =
  (event: Gone, to: Pile): Perform<'smoke'> | Perform<'toast'> | Perform<'sacrifice'> =>
  (effect: { readonly cards: Parameters<typeof reached>[1] }, performing: Performing) => {
    const { board, frame } = performing;
    const cards = reached(performing, effect.cards).filter(
      (card) =>
        event !== 'sacrificed' ||
        (!cannot(board, card, 'be-sacrificed') && isOnesOwn(board, effect.cards, card, frame)),
    );
    const elsewhere = event === 'toasted' ? reachedElsewhere(performing, effect.cards) : [];
    // What is toasted instead was not smoked (10.1.1, 10.3).
    const smoked = event === 'smoked' ? cards.filter((card) => !isToastIt(board, card)) : cards;
    const inPlay = leaveTogether(board, cards, event, to, frame);
    const moved = elsewhere.filter((id) => toastOutOfPlay(board, id, frame));
    if (event === 'sacrificed') return inPlay.some((id) => isSmoked(board, id, frame.player));
    return smoked.some(({ id }) => inPlay.includes(id)) || moved.length > 0;
  };

function leaveTogether(
  board: Board,
  cards: readonly InPlay[],
  event: Gone,
  to: Pile,
  frame: Frame,
): string[] {
  return leavePlay(
    board,
    cards.map((card) => ({
      ...{ card, to, event, by: frame.player, source: frame.source },
      ...replacers(board, card, frame),
    })),
  );
}

/** Cards that together put this in the place of what would have happened to a card have all done it (5.2.3). */
function replacers(
  board: Board,
  card: InPlay,
  { source, event }: Frame,
): Pick<Leaving, 'sources' | 'players'> {
  const { sources = [] } = event?.card === card.id ? (event ?? {}) : {};
  if (source === undefined || sources.length < 2 || !sources.includes(source)) return {};
  const players = sources.flatMap((id) => board.inPlay(id)?.controller ?? []);
  return { sources, players: [...new Set(players)] };
}

/** A sacrifice is successful if the card ends up in the smoked pile of whoever sacrificed it (10.2). */
function isSmoked(board: Board, id: string, player: string): boolean {
  return board.player(player).smoked.cards.some((card) => card.id === id);
}

/** A card out of play is toasted only where a text says so (7.2). */
function toastOutOfPlay(board: Board, id: string, frame: Frame): boolean {
  const taken = take(board, id);
  if (taken === undefined) return false;
  const owner = taken.owner;
  put(board, owner, 'toasted', taken.card);
  emit(board, { event: 'toasted', card: id, player: owner, by: frame.player });
  return true;
}

export const smoke = goes('smoked', 'smoked') as Perform<'smoke'>;
export const toast = goes('toasted', 'toasted') as Perform<'toast'>;
export const sacrifice = goes('sacrificed', 'smoked') as Perform<'sacrifice'>;

const piles = {
  hand: 'hand',
  'deck-top': 'deck',
  'deck-bottom': 'deck-bottom',
  deck: 'deck',
  'smoked-pile': 'smoked',
  'toasted-pile': 'toasted',
  'burned-for-victory-pile': 'burnedForVictory',
} as const;

/** Wherever the cards are, they go elsewhere: to their owner's, or to a player's. */
export const move: Perform<'move'> = (effect, performing) => {
  const { board, frame } = performing;
  const to = piles[effect.to];
  const of = effect.of === 'owner' ? undefined : board.meanings.player(board, effect.of, frame);
  const elsewhere = reachedElsewhere(performing, effect.cards);
  const inPlay = reached(performing, effect.cards);
  // What is toasted instead did not go there (10.1.1).
  const going = inPlay.filter((card) => to === 'toasted' || !isToastIt(board, card));
  const gone = leavePlay(
    board,
    inPlay.map((card) => ({
      ...{ card, to, by: frame.player, source: frame.source },
      ...(effect.to === 'hand' ? { event: 'returned-to-hand' as const } : {}),
      ...(of === undefined ? {} : { of }),
    })),
  );
  const left = going.filter(({ id }) => gone.includes(id));
  const receivers = new Set(left.map((card) => of ?? card.owner));
  let moved = left.length;
  for (const id of elsewhere) {
    const taken = take(board, id);
    if (taken === undefined) continue;
    moved += 1;
    const owner = of ?? taken.owner;
    receivers.add(owner);
    if (to === 'deck-bottom') putAtBottom(board, owner, taken.card);
    else put(board, owner, to, taken.card);
    if (effect.to === 'hand')
      emit(board, { event: 'returned-to-hand', card: id, player: owner, by: frame.player });
    if (effect.to === 'toasted-pile' && taken.pile === 'hand')
      emit(board, { event: 'discarded', card: id, player: owner, by: frame.player });
  }
  if (effect.to === 'deck') for (const player of receivers) shuffleUnknown(board, player);
  if (effect.inAnyOrder === true && moved > 1) for (const player of receivers) forgetOrder(board, player);
  return moved > 0;
};

/** Cut or shuffled, nobody knows what lies where. What the text moves next is set aside and not shuffled in. */
export const shuffle: Perform<'shuffle' | 'cut'> = (effect, { board, frame, following }) => {
  const aside = new Set(
    factsOf(following, 'moves').flatMap((cards) => board.meanings.cards(board, cards, frame)),
  );
  const players = board.meanings.players(board, effect.deckOf, frame);
  const name = effect.do === 'cut' ? effect.do : undefined;
  for (const player of players) shuffleUnknown(board, player, aside, name);
  return players.length > 0;
};

/**
 * A second copy of a Limited or Unique card one controls does not voluntarily enter play (10.1.1), nor the last Feng
 * Shui Site that is needed (3.3.2). What chance forces on a player does.
 */
export function mayEnter(
  board: Board,
  id: string,
  player: string,
  byChance: boolean,
  paid: PaidCards = nobody,
): boolean {
  const card = board.find(id);
  if (card === undefined || card.definition.type === 'Event') return false;
  return byChance || entryBar(board, card.definition, player, paid) === undefined;
}

/** Cards that leave play as payments before another card enters (5.2). */
export type PaidCards = ReadonlySet<string>;

const nobody: PaidCards = new Set();

/** What keeps a card from voluntarily entering play under a player's control. */
export function entryBar(
  board: Board,
  definition: Definition,
  player: string,
  paid: PaidCards = nobody,
): 'Limited' | 'Unique' | 'victory' | undefined {
  const { title, restrictions } = definition;
  if (victoryBarred(board, definition, player)) return 'victory';
  const once = restrictions.find((one) => one === 'Unique' || one === 'Limited');
  const hasCopy = board.state.inPlay.some(
    (other) => other.controller === player && !paid.has(other.id) && board.definition(other).title === title,
  );
  return hasCopy ? once : undefined;
}

/** Where a card that enters play is put; its controller chooses among several places. */
export function positionFor(
  performing: Performing,
  id: string,
  player: string,
): { column?: number | null; row?: 'front' | 'back' } {
  const { board } = performing;
  const card = board.find(id);
  if (card === undefined) return {};
  const site = isSite(card.definition);
  if (!site && card.definition.type !== 'Character') return {};
  const places = site ? placesForSite(board, player, card) : placesForCharacter(board, player);
  const [only, other] = places;
  if (other === undefined) return only ?? {};
  const answer = performing.ask({
    ...{ player, as: `place-${id}`, about: `where ${card.definition.title} is placed`, kind: 'position' },
    positions: places,
  });
  return 'position' in answer ? answer.position : {};
}

export const turnCards: Perform<'turn'> = (effect, performing) => {
  const { board, frame } = performing;
  const source = sourceOf(board, frame);
  const turned = reached(performing, effect.cards).filter((card) => turn(board, card, frame.player, source));
  return turned.length > 0;
};

/** No copy of a card unturns another more than once a turn (4.2). */
export const unturnCards: Perform<'unturn'> = (effect, performing) => {
  const { board, frame } = performing;
  const { source } = frame;
  // A card that has gone elsewhere in response is a new card by now (4.4).
  const unturning = source === undefined || isGone(frame, source) ? undefined : source;
  let any = false;
  for (const card of reached(performing, effect.cards).filter(({ turned }) => turned)) {
    if (hasUnturned(board, unturning, card.id)) {
      emit(board, {
        ...{ event: 'not-unturned', card: card.id, player: card.controller, by: frame.player },
        ...(source === undefined ? {} : { source }),
        rule: 'shadowfist.yotd/4.2/unturn-another-once-a-turn',
      });
      continue;
    }
    if (!unturn(board, card, frame.player, sourceOf(board, frame))) continue;
    any = true;
    if (unturning !== undefined && unturning !== card.id)
      board.state.turn.unturnedBy.push({ card: card.id, by: unturning });
  }
  return any;
};

export const revealCards: Perform<'reveal'> = (effect, performing) => {
  const cards = reached(performing, effect.cards).filter(({ faceDown }) => faceDown);
  const by = performing.frame.player;
  revealTogether(
    performing.board,
    cards.map((card) => ({ card, by })),
  );
  return cards.length > 0;
};

/** Only a Feng Shui Site is ever face down, and not while it has damage (4.3.3). */
export const turnFaceDown: Perform<'turn-face-down'> = (effect, performing) => {
  const { board } = performing;
  const cards = reached(performing, effect.cards).filter(
    (card) => !card.faceDown && card.damage === 0 && board.definition(card).type === 'Feng Shui Site',
  );
  for (const card of cards) card.faceDown = true;
  board.changed();
  return cards.length > 0;
};

export const seizeCards: Perform<'seize'> = (effect, performing) => {
  const { board, frame } = performing;
  const cards = reached(performing, effect.cards).filter(
    (card) =>
      card.controller !== doerOf(frame) &&
      isSite(board.definition(card)) &&
      !cannot(board, card, 'be-seized', sourceOf(board, frame), doerOf(frame)),
  );
  for (const card of cards) seize(board, card, doerOf(frame));
  for (const card of cards) claimVictory(board, doerOf(frame), card);
  return cards.length > 0;
};

export const burnForVictory: Perform<'burn-for-victory'> = (effect, performing) => {
  const { board, frame } = performing;
  const by = board.meanings.player(board, effect.by, frame);
  if (by === undefined) return false;
  const cards = reached(performing, effect.cards).filter(
    (card) =>
      board.definition(card).type === 'Feng Shui Site' &&
      !cannot(board, card, 'be-burned-for-victory', sourceOf(board, frame), by),
  );
  const gone = leavePlay(
    board,
    cards.map((card) => ({
      ...{ card, to: 'burnedForVictory', of: by, event: 'burned-for-victory', by, source: frame.source },
    })),
  );
  for (const card of cards) if (gone.includes(card.id)) claimVictory(board, by, card);
  return gone.length > 0;
};

/** Sites change places; the one that comes to stand where the target stood becomes the target (10.2). */
export const swapSites: Perform<'swap-sites'> = (effect, performing) => {
  const [one, other] = effect.cards.map((ref) => reached(performing, ref)[0]);
  if (one === undefined || other === undefined) return false;
  swap(performing, one, other, effect.changesTarget);
  return true;
};

/** At each location with two Sites that the effect reaches. */
export const swapRows: Perform<'swap-rows'> = (effect, performing) => {
  const sites = (row: 'front' | 'back') =>
    reached(performing, { each: { type: ['Site'], row, controller: effect.of }, in: 'play' });
  const fronts = sites('front');
  const pairs = sites('back').flatMap((back) => {
    const front = fronts.find(
      ({ controller, column }) => controller === back.controller && column === back.column,
    );
    return front === undefined ? [] : [[front, back] as const];
  });
  for (const [front, back] of pairs) swap(performing, front, back, effect.changesTarget);
  return pairs.length > 0;
};

/** Unless a text says that the target of its attack cannot be changed. */
export function mayBeDiverted(board: Board, id: string, frame: Frame): boolean {
  const card = board.inPlay(id);
  return (
    card !== undefined && !cannot(board, card, 'have-target-changed', sourceOf(board, frame), frame.player)
  );
}

function swap({ board, frame }: Performing, one: InPlay, other: InPlay, changesTarget: boolean): void {
  const place = { column: one.column, row: one.row };
  one.column = other.column;
  if (other.row !== undefined) one.row = other.row;
  other.column = place.column;
  if (place.row !== undefined) other.row = place.row;
  const { attack } = board.state;
  const attackers = changesTarget ? (attack?.attackers ?? []) : [];
  const diverted = attackers.filter(
    ({ id, target }) => (target === one.id || target === other.id) && mayBeDiverted(board, id, frame),
  );
  const swapped = (id: string) => (id === one.id ? other.id : id === other.id ? one.id : id);
  const kept = attackers.filter((attacker) => !diverted.includes(attacker)).map(({ target }) => target);
  const left = diverted.map(({ target }) => target);
  for (const attacker of diverted) attacker.target = swapped(attacker.target);
  if (attack !== null && changesTarget)
    attack.targets = attack.targets.flatMap((id) => [
      ...(kept.includes(id) ? [id] : []),
      ...(left.includes(id) || !kept.includes(id) ? [swapped(id)] : []),
    ]);
  board.changed();
  emit(board, { event: 'site-moved', card: one.id });
  emit(board, { event: 'site-moved', card: other.id });
  for (const { id: card, player, target } of diverted)
    emit(board, { event: 'target-changed', card, player, by: frame.player, target });
}

/** Attackers and declared interceptors stay where they are, unless they have ceased to be such before (6.1, 6.3). */
export const changeLocation: Perform<'change-location'> = (effect, performing) => {
  const { board, frame } = performing;
  const cards = reached(performing, effect.cards).filter(
    (card) =>
      board.definition(card).type === 'Character' &&
      !cannot(board, card, 'change-location') &&
      !isAttacking(board, card.id) &&
      interceptedBy(board, card.id) === undefined,
  );
  const { to } = effect;
  const column = to === 'chosen-by-controller' ? undefined : locationsNamed(board, to, frame)[0]?.column;
  for (const card of cards) {
    if (to === 'chosen-by-controller') askForPlace(board, card, card.controller);
    else if (column !== undefined) card.column = column;
    delete card.away;
    emit(board, { event: 'location-changed', card: card.id, player: card.controller });
  }
  board.changed();
  return cards.length > 0;
};
