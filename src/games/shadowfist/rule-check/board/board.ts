import type { Budget } from '../../../../engine/budget.ts';
import { AnyBoard } from '../../../board.ts';
import { isCompleted } from '../../../completing.ts';
import type { CardGiven, Library as LibraryOf } from '../../../rule-check.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Amount, Cards, Condition, EffectPattern, Filter } from '../../vocabulary/terms.ts';
import type { Figure, Prohibition } from '../../vocabulary/words.ts';
import type { InPlay, Item, Player, State } from '../state/state.ts';
import type { CardElsewhere, Frame, GameEvent } from '../state/values.ts';
import type { Gathered } from './gathered.ts';
import { withRestrictionsOfText } from './own-restrictions.ts';

/** The catalogue: what a slug means. */
export type Library = LibraryOf<Definition>;

/** A card wherever it is, as filters look at it. */
export interface Seen {
  readonly id: string;
  readonly definition: Definition;
  readonly owner: string | null;
  /** Undefined outside play. */
  readonly inPlay: InPlay | undefined;
  /** Who controlled it when the event happened that a pattern asks about; absent, its controller now. */
  readonly controller?: string;
}

/** A card in play. */
export interface OnTable extends Seen {
  readonly inPlay: InPlay;
}

/**
 * What can be asked of the words of the vocabulary. They are defined through one another (a filter has amounts, an
 * amount counts cards, a figure depends on whom filters reach), so each reaches the others through this.
 */
export interface Meanings {
  matches(board: Board, filter: Filter, card: Seen, frame: Frame): boolean;
  reckon(board: Board, amount: Amount, frame: Frame): number;
  holds(board: Board, condition: Condition, frame: Frame): boolean;
  card(board: Board, ref: CardRef, frame: Frame): readonly string[];
  cards(board: Board, cards: Cards, frame: Frame): readonly string[];
  player(board: Board, ref: PlayerRef, frame: Frame): string | undefined;
  players(board: Board, players: Players, frame: Frame): readonly string[];
  /** Whether something cannot be done to a card, or by it; `other` is the card by which, or to which, it would be. */
  cannot(board: Board, card: InPlay, prohibition: Prohibition, other?: Seen, player?: string): boolean;
  /** Whether a player may play or put a State on a card. */
  isLegalSubject(board: Board, state: Seen, card: InPlay, player: string): boolean;
  /** Whether a waiting effect is what a text describes. */
  isSuchEffect(board: Board, pattern: EffectPattern, item: Item, frame: Frame): boolean;
  /** A figure in force; null if the card has none. */
  figure(board: Board, figure: Figure, card: Seen): number | null;
}

/** What it costs to look at one thing among many, in steps. */
const A_LOOK = 0.006;

/** A state being played on: its own copy, which may change, and what happened on it. */
export class Board extends AnyBoard<State, Definition, Meanings> {
  /** What happened, in order. */
  readonly events: GameEvent[] = [];
  /** How many of them the board has settled after: later damage is what has just been inflicted. */
  settled = 0;
  /** The first number that was free when the board last settled: what has it, or a later one, is new. */
  settledNext: number;
  /** The text whose effect is being performed. */
  doing: Frame | undefined;
  /** What happens to cards that leave play together, while it is told. */
  leaving: readonly GameEvent[] = [];
  /** The texts of the cards in play, as they were last gathered; texts.ts alone writes it. */
  gathered: Gathered | undefined;
  #table: readonly OnTable[] = [];
  #onTable: ReadonlyMap<string, OnTable> = new Map();
  #isTableSet = false;

  /** What was gathered on an earlier board of the same state, or of one that this is a copy of, may still be so. */
  constructor(state: State, library: Library, meanings: Meanings, budget: Budget, earlier?: Board) {
    super(state, library, meanings, budget, A_LOOK);
    this.settledNext = state.next;
    if (earlier?.gathered !== undefined) this.gathered = { ...earlier.gathered, at: undefined };
  }

  override definitionOf(card: CardGiven<Definition>): Definition {
    const definition = super.definitionOf(card);
    return typeof card === 'string' || isCompleted(card) ? definition : withRestrictionsOfText(definition);
  }

  override changed(): void {
    this.#isTableSet = false;
    super.changed();
  }

  /** The cards in play, in the order of the state; laid out anew only when they are others than before. */
  get table(): readonly OnTable[] {
    this.layOut();
    return this.#table;
  }

  onTable(id: string): OnTable | undefined {
    this.layOut();
    return this.#onTable.get(id);
  }

  /** Once after every change. */
  layOut(): void {
    if (this.#isTableSet) return;
    this.#isTableSet = true;
    const { inPlay } = this.state;
    this.look(2 * inPlay.length);
    const before = this.#table;
    if (before.length === inPlay.length && before.every((seen, place) => seen.inPlay === inPlay[place]))
      return;
    this.#table = inPlay.map((card) => ({
      id: card.id,
      definition: this.definitionOf(card.card),
      owner: card.owner,
      inPlay: card,
    }));
    this.#onTable = new Map(this.#table.map((seen) => [seen.id, seen]));
  }

  inPlay(id: string): InPlay | undefined {
    return this.onTable(id)?.inPlay;
  }

  /** Who still plays, clockwise, from a player on (5.4). */
  clockwiseFrom(id: string): string[] {
    return clockwiseFrom(this.state, id);
  }

  /** All but this player, clockwise from their left. */
  opponentsOf(id: string): string[] {
    return this.clockwiseFrom(id).filter((other) => other !== id);
  }

  seen(card: InPlay): OnTable {
    const seen = this.onTable(card.id);
    if (seen?.inPlay === card) return seen;
    return { id: card.id, definition: this.definitionOf(card.card), owner: card.owner, inPlay: card };
  }

  seenElsewhere(card: CardElsewhere, owner: string | null): Seen {
    return { id: card.id, definition: this.definition(card), owner, inPlay: undefined };
  }

  /** A card in play or in any zone; undefined if nobody has named it. */
  find(id: string): Seen | undefined {
    const seen = this.onTable(id);
    if (seen !== undefined) return seen;
    for (const player of this.state.players) {
      for (const zone of zonesOf(player)) {
        this.look(zone.cards.length / 2);
        const card = zone.cards.find((one) => one.id === id);
        if (card !== undefined) return this.seenElsewhere(card, card.owner ?? player.id);
      }
    }
    return undefined;
  }
}

export function zonesOf(player: Player): Player['hand'][] {
  return [player.hand, player.deck, player.smoked, player.toasted, player.burnedForVictory];
}

/** How many cards a zone holds, named or not. */
export function sizeOf(zone: Player['hand']): number {
  return zone.cards.length + zone.unknown;
}

/** Those still in the game, clockwise from one of them. */
export function clockwiseFrom({ players }: State, id: string): string[] {
  const first = players.findIndex((player) => player.id === id);
  return [...players.slice(first), ...players.slice(0, first)]
    .filter((player) => !player.eliminated)
    .map((player) => player.id);
}
