import type { Budget } from '../engine/budget.ts';
import { Unsupported } from '../engine/unsupported.ts';
import { type CardGiven, definitionGiven, type Library } from './rule-check.ts';

/** What every game's state has, however it is played. */
interface AnyState {
  readonly players: readonly { readonly id: string }[];
  readonly inPlay: readonly unknown[];
  readonly turn: { readonly player: string };
  /** The number of the next thing that the game itself brings forth. */
  next: number;
}

/** A state being played on: its own copy, which may change; what is reckoned from it is remembered until it does. */
export abstract class AnyBoard<
  State extends AnyState,
  Definition extends { readonly title: string },
  Meanings,
> {
  readonly state: State;
  readonly library: Library<Definition>;
  readonly meanings: Meanings;
  readonly budget: Budget;
  readonly #aLook: number;
  #moment: object = {};
  #remembered = new Map<string, unknown>();

  /** A look at one thing among many costs so many steps. */
  constructor(state: State, library: Library<Definition>, meanings: Meanings, budget: Budget, aLook: number) {
    this.state = state;
    this.library = library;
    this.meanings = meanings;
    this.budget = budget;
    this.#aLook = aLook;
  }

  /** Everything that was reckoned from the state is reckoned anew: call it after any change. */
  changed(): void {
    this.#moment = {};
    if (this.#remembered.size > 0) this.#remembered = new Map();
  }

  /** Of this board alone, and another after every change: while it stays, so does all that is reckoned from the state. */
  get moment(): object {
    return this.#moment;
  }

  /** Reckons once until the next change. */
  remembered<Value>(key: string, reckon: () => Value): Value {
    const known = this.#remembered.get(key);
    if (known !== undefined) return known as Value;
    this.look(this.state.inPlay.length);
    const value = reckon();
    this.#remembered.set(key, value);
    return value;
  }

  /** So many things are looked at, one after another. */
  look(things: number): void {
    this.budget.step(things * this.#aLook);
  }

  get current(): string {
    return this.state.turn.player;
  }

  player(id: string): State['players'][number] {
    const player = this.state.players.find((one) => one.id === id);
    if (player === undefined)
      throw new Error(`No player ${id}: references are checked when a state is read.`);
    return player;
  }

  definitionOf(card: CardGiven<Definition>): Definition {
    const definition = definitionGiven(card, this.library);
    if (definition === undefined)
      throw new Error(`No card ${JSON.stringify(card)}: cards are looked up when a state is read.`);
    return definition;
  }

  definition(card: { readonly card: CardGiven<Definition> }): Definition {
    return this.definitionOf(card.card);
  }

  /** The next id for something the game itself brings forth. */
  newId(kind: string): string {
    this.state.next += 1;
    return `${kind}:${this.state.next - 1}`;
  }

  unsupported(card: Definition, what: string): never {
    throw new Unsupported({ card: card.title, what });
  }
}
