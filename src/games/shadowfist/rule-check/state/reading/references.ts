import type { Path } from '../../../../../engine/mistake.ts';
import type { Mistakes } from '../../../../../engine/mistakes-found.ts';
import type { State } from '../state.ts';
import type { GameEvent } from '../values.ts';
import type { Names } from './names.ts';

/** Looks up what a state names. Each method is asked with an id, or ids, and the path to it. */
export class References {
  readonly #state: State;
  readonly #names: Names;
  readonly #mistakes: Mistakes;
  #told: ReadonlySet<string> | undefined;

  constructor(state: State, names: Names, mistakes: Mistakes) {
    this.#state = state;
    this.#names = names;
    this.#mistakes = mistakes;
  }

  player(id: string | undefined, at: Path, key: PropertyKey): void {
    if (id === undefined || this.#names.is(id, 'player')) return;
    this.#mistakes.dangling([...at, key], id, 'player', () => this.#names.of('player'));
  }

  players(ids: readonly string[] | undefined, at: Path, key: PropertyKey): void {
    for (const [place, id] of ids?.entries() ?? []) this.player(id, [...at, key], place);
  }

  /** A card that must be in play. */
  inPlay(id: string | undefined, at: Path, key: PropertyKey): void {
    if (id === undefined || this.#names.is(id, 'card in play')) return;
    this.#mistakes.dangling([...at, key], id, 'card in play', () => this.#names.of('card in play'));
  }

  allInPlay(ids: readonly string[], at: Path, key: PropertyKey): void {
    for (const [place, id] of ids.entries()) this.inPlay(id, [...at, key], place);
  }

  /** A card, wherever it now is. */
  card(id: string | undefined, at: Path, key: PropertyKey): void {
    if (id === undefined || this.#names.isCard(id) || this.#mayBeGone(id)) return;
    this.#mistakes.dangling([...at, key], id, 'card', () => this.#cards());
  }

  cards(ids: readonly string[] | undefined, at: Path, key: PropertyKey): void {
    for (const [place, id] of ids?.entries() ?? []) this.card(id, [...at, key], place);
  }

  /** What may be chosen or put in order: cards, and effects that wait. */
  things(ids: readonly string[], at: Path, key: PropertyKey): void {
    for (const [place, id] of ids.entries()) {
      if (!this.#names.is(id, 'effect')) this.card(id, [...at, key], place);
    }
  }

  /** What has the word target: cards and players (4.3.6). */
  targets(ids: readonly string[], at: Path, key: PropertyKey): void {
    for (const [place, id] of ids.entries()) {
      if (!this.#names.is(id, 'player')) this.card(id, [...at, key], place);
    }
  }

  #cards(): string[] {
    return this.#names.of('card in play', 'card elsewhere');
  }

  /**
   * Nobody can name a card any longer that was shuffled among those nobody has named, or that was removed with its
   * owner (4.9); what was chosen or done while it was there may still tell of it.
   */
  #mayBeGone(id: string): boolean {
    this.#told ??= toldIn(this.#state);
    return this.#told.has(id) || this.#state.players.some(hidesCards);
  }
}

function hidesCards({ eliminated, hand, deck }: State['players'][number]): boolean {
  return eliminated || hand.unknown > 0 || deck.unknown > 0;
}

/** Cards of which it is told that something happened to them this turn. */
function toldIn({ turn, scene, auction, left }: State): ReadonlySet<string> {
  const events = [turn, scene, auction?.suspended].flatMap((one) => one?.events ?? []);
  return new Set([...left.map(({ id }) => id), ...events.flatMap(cardsOf)]);
}

function cardsOf({ card, source, target, targets = [], cards = [], sources = [] }: GameEvent): string[] {
  return [card, source, target, ...targets, ...cards, ...sources].filter((id) => id !== undefined);
}
