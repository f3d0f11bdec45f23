import type { Budget } from '../../../../engine/budget.ts';
import { AnyBoard } from '../../../board.ts';
import type { Library as LibraryOf } from '../../../rule-check.ts';
import type { Definition } from '../../vocabulary/definition.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Filter } from '../../vocabulary/filters.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Amount, Cards, Condition, EventPattern } from '../../vocabulary/terms.ts';
import type { PlayedFrom } from '../../vocabulary/words.ts';
import type { RulesetId } from '../rulesets/rulesets.ts';
import type { Switches } from '../rulesets/switches.ts';
import type { Attack, InPlay, Pile, Player, State } from '../state/state.ts';
import type { CardElsewhere, Frame, GameEvent } from '../state/values.ts';
import { Decisions } from './decisions.ts';
import type { Gathered } from './texts/gathered.ts';
import type { Due } from './turn/due.ts';

/** The catalogue: what a slug means. */
export type Library = LibraryOf<Definition>;

/** A card wherever it is, as filters look at it. */
export interface Seen {
  readonly id: string;
  readonly definition: Definition;
  readonly owner: string;
  /** Undefined outside play. Of a card that is being played, as it is about to lie there. */
  readonly inPlay: InPlay | undefined;
  /** Who controlled it when that happened of which an event tells. */
  readonly controller?: string;
  /** From where it is being played. */
  readonly from?: PlayedFrom;
  /** The attacks against which it is being played. */
  readonly against?: readonly string[];
}

/** A card in play. */
export interface SeenInPlay extends Seen {
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
  /** Whether an event is such as a pattern tells. */
  isSuch(board: Board, pattern: EventPattern, event: GameEvent, frame: Frame): boolean;
  card(board: Board, ref: CardRef, frame: Frame): readonly string[];
  cards(board: Board, cards: Cards, frame: Frame): readonly string[];
  player(board: Board, ref: PlayerRef, frame: Frame): string | undefined;
  players(board: Board, players: Players, frame: Frame): readonly string[];
  /** Whether what the card of a frame does to a card, or to a player, does not affect it: immune, or ignored. */
  isUnaffected(board: Board, whom: Seen | string, frame: Frame): boolean;
  /** Does effects at once: what stands in the place of something that would have happened. */
  perform(board: Board, effects: readonly Effect[], frame: Frame): void;
}

/** By which edition, and by which of its switches, a duel is judged. */
export interface Ruling {
  /** The named ruleset by whose rules violations are cited. */
  readonly edition: RulesetId;
  readonly switches: Switches;
}

/** What it costs to look at one thing among many, in steps. */
const A_LOOK = 0.004;

/** A state being played on: its own copy, which may change, and what happened on it. */
export class Board extends AnyBoard<State, Definition, Meanings> {
  readonly ruling: Ruling;
  /** What the action that is performed says of the choices it leads to. */
  decisions = new Decisions({}, undefined);
  /** What happened, in order. */
  readonly events: GameEvent[] = [];
  /** What was set off by it, and is not done yet. */
  readonly due: Due[] = [];
  /** The texts whose “instead” is being done: none replaces what comes of it again. */
  readonly replacing: string[] = [];
  /** The texts of the cards in play, as they were last gathered; texts.ts alone writes it. */
  gathered: Gathered | undefined;
  readonly #seen = new Map<InPlay, SeenInPlay>();
  readonly #inPlay = new InPlayById();
  /** What was found of what actions name; undefined once one of them is being done. */
  #found: Map<string, Map<object | string, unknown>> | undefined = new Map();

  /** What was gathered on an earlier board of the same state, or of one that this is a copy of, may still be so. */
  constructor(
    state: State,
    library: Library,
    ruling: Ruling,
    meanings: Meanings,
    budget: Budget,
    earlier?: Board,
  ) {
    super(state, library, meanings, budget, A_LOOK);
    this.ruling = ruling;
    if (earlier?.gathered !== undefined) this.gathered = { ...earlier.gathered, at: undefined };
  }

  /** Finds once what an action, or a part of it, names: nothing changes while actions are only checked. */
  found<Value>(what: string, named: object | string, find: () => Value): Value {
    if (this.#found === undefined) return find();
    const found = this.#found.get(what) ?? new Map<object | string, unknown>();
    if (found.has(named)) return found.get(named) as Value;
    const value = find();
    this.#found?.set(what, found.set(named, value));
    return value;
  }

  /** From now on an action is done: what it names lies elsewhere after every step. */
  doing(): void {
    this.#found = undefined;
  }

  get switches(): Switches {
    return this.ruling.switches;
  }

  opponentOf(id: string): Player {
    const [one, other] = this.state.players;
    return one.id === id ? other : one;
  }

  inPlay(id: string): InPlay | undefined {
    return this.#inPlay.find(this.state.inPlay, id);
  }

  /** A card that must be in play, since something in the state says that it is. */
  inPlayFor(id: string): InPlay {
    const card = this.inPlay(id);
    if (card === undefined)
      throw new Error(`No card ${id} in play: references are checked when a state is read.`);
    return card;
  }

  /** The cards a player has in play that have an effect on play: none that is captured. */
  controlledBy(player: string): InPlay[] {
    return this.state.inPlay.filter(({ controller, under }) => controller === player && under === undefined);
  }

  attack(id: string): Attack | undefined {
    return this.state.attacks.find((attack) => attack.id === id);
  }

  /** The attacks that a player must defend, in their sequence. */
  attacksOn(player: string): Attack[] {
    return this.state.attacks.filter(({ by }) => by !== player);
  }

  seen(card: InPlay): SeenInPlay {
    const known = this.#seen.get(card);
    if (known !== undefined) return known;
    const seen = { id: card.id, definition: this.definitionOf(card.card), owner: card.owner, inPlay: card };
    this.#seen.set(card, seen);
    return seen;
  }

  seenElsewhere(card: CardElsewhere, owner: string): Seen {
    return { id: card.id, definition: this.definition(card), owner, inPlay: undefined };
  }

  /** A card in play, in any pile or in the open Exertion; undefined if nobody has named it. */
  find(id: string): Seen | undefined {
    const inPlay = this.inPlay(id);
    if (inPlay !== undefined) return this.seen(inPlay);
    for (const player of this.state.players) {
      for (const cards of this.namedOutsidePlay(player)) {
        this.look(cards.length / 2);
        const card = cards.find((one) => one.id === id);
        if (card !== undefined) return this.seenElsewhere(card, player.id);
      }
    }
    return undefined;
  }

  /** The cards of a player that somebody has named, pile by pile, and those of the Exertion that lies open. */
  namedOutsidePlay(player: Player): (readonly CardElsewhere[])[] {
    const { exertion } = this.state;
    const exerted = exertion?.player === player.id ? exertion.cards : [];
    return [exerted, ...pilesOf(player).flatMap(({ cards, bottom = [] }) => [cards, bottom])];
  }
}

/** Finds cards in play by their ids. Cards come into play at the end of the list, and leave it for a list without them. */
class InPlayById {
  #cards: readonly InPlay[] = [];
  #size = 0;
  #byId = new Map<string, InPlay>();

  find(cards: readonly InPlay[], id: string): InPlay | undefined {
    if (cards !== this.#cards || cards.length !== this.#size) {
      this.#cards = cards;
      this.#size = cards.length;
      this.#byId = new Map(cards.map((card) => [card.id, card]));
    }
    return this.#byId.get(id);
  }
}

/** All piles of a player, the hand of an inactive Immortal included. */
export function pilesOf({ hand, endurance, discard, removed, inactive }: Player): Pile[] {
  return [hand, ...(inactive === null ? [] : [inactive.hand]), endurance, discard, removed];
}

/** How many cards a pile holds, named or not. */
export function sizeOf({ cards, unknown, bottom = [] }: Pile): number {
  return cards.length + unknown + bottom.length;
}

export function findIn(pile: Pile, id: string): CardElsewhere | undefined {
  return pile.cards.find((card) => card.id === id) ?? pile.bottom?.find((card) => card.id === id);
}
