import type { Noun } from '../../../vocabulary/english.ts';
import type { Ability } from '../abilities.ts';
import type { Effect } from '../effects.ts';
import type { Filter } from '../filters.ts';
import type { Amount, Cards, Condition, EventPattern, Past, Range } from '../terms.ts';

/** How each family of words is said. Families hold each other: they are said through this, not through imports. */
export interface Sayings {
  readonly amount: (amount: Amount, speech: Speech) => string;
  readonly range: (range: Range, speech: Speech) => string;
  readonly card: (filter: Filter, speech: Speech) => string;
  readonly aCard: (filter: Filter, speech: Speech, mark: string) => string;
  readonly cardsSuch: (filter: Filter, speech: Speech, mark: string) => string;
  readonly cards: (cards: Cards, speech: Speech) => Noun;
  readonly cardsCounted: (cards: Cards, speech: Speech) => string;
  readonly condition: (condition: Condition, speech: Speech) => string;
  readonly event: (pattern: EventPattern, speech: Speech) => string;
  readonly past: (past: Past, speech: Speech) => string;
  readonly effects: (effects: readonly Effect[], speech: Speech) => string;
  readonly ability: (ability: Ability, speech: Speech) => string;
}

/** How a text calls what it has named: beside what would be called the same, with the name as a mark. */
export interface Called {
  readonly noun: Noun;
  readonly mark: string;
  /** What it is as a number: the number chosen, or how many cards were. */
  readonly number: string;
}

/** What a text can speak of, and how. */
export class Speech {
  /** By the names of choices, of Exertions and of what was done. */
  readonly called: ReadonlyMap<string, Called>;
  /** What happened. */
  readonly event: EventPattern | null;
  readonly #say: Sayings;

  constructor(say: Sayings, called: ReadonlyMap<string, Called>, event: EventPattern | null) {
    this.#say = say;
    this.called = called;
    this.event = event;
  }

  speakingOf(event: EventPattern): Speech {
    return new Speech(this.#say, this.called, event);
  }

  withoutEvent(): Speech {
    return new Speech(this.#say, this.called, null);
  }

  amount(amount: Amount): string {
    return this.#say.amount(amount, this);
  }

  range(range: Range): string {
    return this.#say.range(range, this);
  }

  /** “Basic Attack you control”. */
  card(filter: Filter): string {
    return this.#say.card(filter, this);
  }

  /** “a Basic Attack you control”; or the card itself, if the filter names it. */
  aCard(filter: Filter, mark = ''): string {
    return this.#say.aCard(filter, this, mark);
  }

  /** “Basic Attacks you control”. */
  cardsSuch(filter: Filter, mark = ''): string {
    return this.#say.cardsSuch(filter, this, mark);
  }

  /** “that attack”, “all Situations you control”. */
  cards(cards: Cards): Noun {
    return this.#say.cards(cards, this);
  }

  /** “Situations you control”, as what is counted. */
  cardsCounted(cards: Cards): string {
    return this.#say.cardsCounted(cards, this);
  }

  condition(condition: Condition): string {
    return this.#say.condition(condition, this);
  }

  happens(pattern: EventPattern): string {
    return this.#say.event(pattern, this);
  }

  /** “on your opponent's last turn: a card is discarded”. */
  past(past: Past): string {
    return this.#say.past(past, this);
  }

  /** What is done, within a sentence. */
  effects(effects: readonly Effect[]): string {
    return this.#say.effects(effects, this);
  }

  ability(ability: Ability): string {
    return this.#say.ability(ability, this);
  }
}
