import type { Noun } from '../english.ts';

/** The families of words that the texts of every game are made of. */
export interface Families {
  readonly Amount: unknown;
  readonly Range: unknown;
  readonly Filter: unknown;
  readonly Cards: unknown;
  readonly Condition: unknown;
  readonly EventPattern: unknown;
  readonly Effect: unknown;
  readonly Ability: unknown;
}

/** How each family of words is said. Families hold each other: they are said through this, not through imports. */
export interface Sayings<Said extends Families, Speech> {
  readonly amount: (amount: Said['Amount'], speech: Speech) => string;
  readonly range: (range: Said['Range'], speech: Speech) => string;
  readonly card: (filter: Said['Filter'], speech: Speech) => string;
  readonly aCard: (filter: Said['Filter'], speech: Speech, mark: string) => string;
  readonly cardsSuch: (filter: Said['Filter'], speech: Speech, mark: string) => string;
  readonly cards: (cards: Said['Cards'], speech: Speech) => Noun;
  readonly cardsCounted: (cards: Said['Cards'], speech: Speech) => string;
  readonly condition: (condition: Said['Condition'], speech: Speech) => string;
  readonly event: (pattern: Said['EventPattern'], speech: Speech) => string;
  readonly effects: (effects: readonly Said['Effect'][], speech: Speech) => string;
  readonly ability: (ability: Said['Ability'], speech: Speech) => string;
}

/** How a text calls what it has named: beside what would be called the same, with the name as a mark. */
export interface Called {
  readonly noun: Noun;
  readonly mark: string;
  /** What it is as a number: the number chosen, or how many cards were. */
  readonly number: string;
}

/** What a text can speak of, and how. A game adds the families that it alone has. */
export abstract class SpokenText<Said extends Families, Speech, Say extends Sayings<Said, Speech>> {
  /** By the names that the text gives. */
  readonly called: ReadonlyMap<string, Called>;
  /** What happened, or is answered. */
  readonly event: Said['EventPattern'] | null;
  protected readonly say: Say;

  constructor(say: Say, called: ReadonlyMap<string, Called>, event: Said['EventPattern'] | null) {
    this.say = say;
    this.called = called;
    this.event = event;
  }

  /** This text, as its game knows it. */
  protected abstract own(): Speech;

  abstract speakingOf(event: Said['EventPattern'] | null): Speech;

  withoutEvent(): Speech {
    return this.speakingOf(null);
  }

  amount(amount: Said['Amount']): string {
    return this.say.amount(amount, this.own());
  }

  range(range: Said['Range']): string {
    return this.say.range(range, this.own());
  }

  /** “attack you control”. */
  card(filter: Said['Filter']): string {
    return this.say.card(filter, this.own());
  }

  /** “an attack you control”; or the card itself, if the filter names it. */
  aCard(filter: Said['Filter'], mark = ''): string {
    return this.say.aCard(filter, this.own(), mark);
  }

  /** “attacks you control”. */
  cardsSuch(filter: Said['Filter'], mark = ''): string {
    return this.say.cardsSuch(filter, this.own(), mark);
  }

  /** “that attack”, “all attacks you control”. */
  cards(cards: Said['Cards']): Noun {
    return this.say.cards(cards, this.own());
  }

  /** “attacks you control”, as what is counted. */
  cardsCounted(cards: Said['Cards']): string {
    return this.say.cardsCounted(cards, this.own());
  }

  condition(condition: Said['Condition']): string {
    return this.say.condition(condition, this.own());
  }

  happens(pattern: Said['EventPattern']): string {
    return this.say.event(pattern, this.own());
  }

  /** What is done, within a sentence. */
  effects(effects: readonly Said['Effect'][]): string {
    return this.say.effects(effects, this.own());
  }

  ability(ability: Said['Ability']): string {
    return this.say.ability(ability, this.own());
  }
}
