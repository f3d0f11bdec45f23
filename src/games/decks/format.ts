import type { z } from 'zod';
import type { Deck, DeckCard, DeckLine } from './deck.ts';
import type { Remark, Violation } from './violation.ts';

/** A deck rule as a format has it: which check decides it, with its parameters, and the Rule it holds. */
export interface FormatRule {
  /** Name of a check of the game. */
  readonly check: string;
  /** Id of the Rule that it cites; null in a user's own format. */
  readonly rule: string | null;
}

/** Counsel as a format has it: what is looked at, with its parameters, and the Rule that gives it. Never law. */
export interface FormatAdvice {
  /** Name of a counsel of the game. */
  readonly advise: string;
  readonly rule: string | null;
}

/** The law of building decks for one way to play: data. */
export interface DeckFormat<
  Rule extends FormatRule = FormatRule,
  Advice extends FormatAdvice = FormatAdvice,
> {
  readonly slug: string;
  readonly name: string;
  /** Id of the ruleset; null for a user's own format. */
  readonly ruleset: string | null;
  readonly about: string;
  readonly rules: readonly Rule[];
  /** What the sources counsel; absent for none. */
  readonly advice?: readonly Advice[] | undefined;
}

/** One smallest change of a deck. Where a printing is named, only copies of that line are meant. */
export type DeckChange =
  | {
      readonly change: 'remove';
      readonly slug: string;
      readonly zone: string;
      readonly quantity: number;
      readonly printing?: DeckLine['printing'];
    }
  | {
      readonly change: 'add';
      readonly slug: string;
      readonly zone: string;
      readonly quantity: number;
      readonly printing?: DeckLine['printing'];
    }
  | {
      readonly change: 'move';
      readonly slug: string;
      readonly from: string;
      readonly to: string;
      readonly quantity: number;
    };

/** What a check finds, and changes worth trying to mend each finding; whoever offers them tries them first. */
export interface Finding {
  readonly violation: Violation;
  /** What it is about, by which it is the same one on a changed deck: a card, a title, a gem; empty for the deck itself. */
  readonly subject: string;
  /** Further cards that could undo it. Absent if no card that is added to the deck can. */
  readonly undoneBy?: FurtherCards;
  readonly repairs: readonly (readonly DeckChange[])[];
}

/** So many more cards in any of these parts of the deck. */
export interface FurtherCards {
  readonly zones: readonly string[];
  readonly copies: number;
}

/** A game's law of decks. */
export interface DeckLaw<Rule extends FormatRule = FormatRule, Advice extends FormatAdvice = FormatAdvice> {
  /** The parts of a deck; the first is where cards go that a list puts nowhere else. */
  readonly zones: readonly string[];
  /** What other programs and people call them, folded, by the game's own word. */
  readonly zoneNames: ReadonlyMap<string, string>;
  /** The part in which a card belongs by what it is, for lists that name no parts at all; absent where that is the first. */
  readonly zoneOf?: (card: DeckCard) => string;
  /** A rule of a format, strictly: what a user may submit. */
  readonly formatRule: z.ZodType<Rule>;
  /** Counsel of a format, strictly; absent for a game whose formats give none. */
  readonly formatAdvice?: z.ZodType<Advice>;
  /** The cards and sets that a rule names, which must exist; absent where rules name none. */
  readonly namedIn?: (rule: Rule) => NamedInRule;
  /** Pure: the findings do not depend on the order of lines. `pool` finds cards that a repair may add. */
  readonly check: (rule: Rule, deck: Deck, pool: CardPool) => readonly Finding[];
  readonly remarks: (deck: Deck, format: DeckFormat<Rule, Advice>) => readonly Remark[];
  /** The deck's own figures. */
  readonly statistics: (deck: Deck) => Readonly<Record<string, unknown>>;
}

/** Slugs of cards and codes of sets. */
export interface NamedInRule {
  readonly cards: readonly string[];
  readonly sets: readonly string[];
}

/** The cards there are. */
export interface CardPool {
  readonly bySlug: (slug: string) => DeckCard | undefined;
  readonly all: () => Iterable<DeckCard>;
}
