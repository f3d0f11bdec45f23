import type { z } from 'zod';
import type { Mistake } from '../engine/answer.ts';
import type { Json } from '../engine/json.ts';
import type { Law, Read } from '../engine/law.ts';
import { mistake } from '../engine/mistake.ts';
import { type Meant, unknownCard } from '../engine/mistakes-found.ts';
import { nearest } from '../engine/nearest.ts';
import { type Options, playThrough, type Request, type Undigested } from '../engine/play-through.ts';
import { remembered } from '../engine/remembered.ts';
import { type CompletedCard, type Completion, completeCard, isCompleted } from './completing.ts';
import type { Told } from './content/abilities.ts';
import { CountedTexts } from './counted-texts.ts';
import { slugOf } from './slug.ts';

/** A card of the catalogue in the wording that is in force. */
export interface CatalogueCard {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly figures: Readonly<Record<string, unknown>>;
  /** Null where nobody gives its words, empty where it has none. */
  readonly text: string | null;
  /** What it does, in the game's vocabulary; null where that is not written yet. */
  readonly abilities: readonly unknown[] | null;
  /** Whether the abilities are all that it does, or it may do more that no source tells. */
  readonly told: Told;
}

/** What a card does, as somebody wrote it. */
export type Written = Pick<CatalogueCard, 'told'> & { readonly abilities: readonly unknown[] };

export interface Catalogue {
  /** The card of a slug, or of a former one. */
  readonly card: (slug: string) => CatalogueCard | undefined;
  /** What a card with this title and text does, if that is written. */
  readonly writtenFor?: (title: string, text: string) => Written | undefined;
  readonly slugs: readonly string[];
  /** What something is that was to be a slug and is the id of a card, or a card of another game. */
  readonly otherwise?: (given: string) => Meant | undefined;
}

/** The cards that a state may name, by slug; undefined for what is no card that can be judged. */
export interface Library<Definition> {
  (slug: string): Definition | undefined;
  /** The card that is probably meant by what is no slug, as an id, a title or a misspelt slug. */
  readonly meant?: (given: string) => Meant;
  /** The card of the catalogue with the figures that are given; undefined where that cannot be. */
  readonly completed?: (given: CompletedCard) => Definition | undefined;
  /** What is wrong with a completed card, with pointers into it. */
  readonly wrongIn?: (given: CompletedCard) => readonly Mistake[];
  /** A card of one's own with what its text says, where it gives no abilities. */
  readonly withText?: (given: Definition) => Definition;
}

/** A card as a state gives it: by its slug, completed, or as a card of one's own. */
export type CardGiven<Definition> = string | CompletedCard | Definition;

/** Which card is given; undefined for what is no card that can be judged. */
export function definitionGiven<Definition extends object>(
  given: CardGiven<NoInfer<Definition>>,
  library: Library<Definition>,
): Definition | undefined {
  if (typeof given === 'string') return library(given);
  if (isCompleted(given)) return library.completed?.(given);
  return library.withText === undefined ? given : library.withText(given);
}

/** A player at the table, clockwise from the first. */
export interface Seat {
  readonly player: string;
  /** The cards of the deck as it was shuffled, the topmost first: slugs, or cards of one's own. */
  readonly deck: readonly Json[];
  /** The cards that the game begins with in play, in games where there are such. */
  readonly inPlay?: readonly Json[];
}

/** A text, and the title of its card. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** What a game says of its moves. */
export interface LawOfMoves<State, Action, Definition> extends RuleCheckForms {
  readonly rulesets: KeptRulesets;
  readonly definitionOf: (card: CatalogueCard) => Definition | undefined;
  readonly completion: Completion;
  /** The text of a card of one's own that gives a text and no abilities; null for any other. */
  readonly textToRead: (definition: Definition) => TitledText | null;
  /** The same card with what its text says, as it is written or as it was compiled. */
  readonly withText: (definition: Definition, written: Written | null) => Definition;
  /** Whether everything that the card does can be judged. */
  readonly isSupported: (definition: Definition) => boolean;
  /** What is wrong with a card as the vocabulary sees it. */
  readonly lint: (definition: Definition) => readonly Mistake[];
  /** What can never change anything: a request may say it, and kept content may not. */
  readonly withoutEffect?: (definition: Definition) => readonly Mistake[];
  readonly opening: (seats: readonly Seat[]) => Json;
  readonly law: (library: Library<Definition>, ruleset: ChosenRuleset) => Law<State, Action>;
}

/** The ids of the rulesets by which moves can be judged; the first is the present one. */
export type KeptRulesets = readonly [string, ...string[]];

/** By what moves are judged. */
export interface ChosenRuleset {
  /** One of the rulesets of the game. */
  readonly id: string;
  /** The switches that a house rule sets otherwise, with their values; absent where none is played by. */
  readonly switches?: Readonly<Record<string, string>>;
}

/** The forms of what is sent, and of what is told to have happened. */
export interface RuleCheckForms {
  readonly stateSchema: z.ZodType;
  readonly actionSchema: z.ZodType;
  /** An event of an answer. */
  readonly eventSchema: z.ZodType;
  /** By which codes an answer tells what is awaited. */
  readonly awaitedCodes: readonly string[];
  /** A card of one's own: the vocabulary of the game. */
  readonly definitionSchema: z.ZodType;
}

/** The same as the rest of the house knows it: what a state, an action or a card is like stays inside. */
export interface RuleCheck extends RuleCheckForms {
  readonly rulesets: KeptRulesets;
  /** The state of a game before anything is done. */
  readonly opening: (seats: readonly Seat[]) => Json;
  /** What is wrong with the abilities of a card in kept content. JSON Pointers begin at `/abilities`. */
  readonly lint: (card: CatalogueCard) => readonly Mistake[];
  /** Whether everything that the card does can be judged. */
  readonly isPlayable: (card: CatalogueCard) => boolean;
  /** Makes ready to judge with these cards. Each is made a definition once, when it is first named. */
  readonly ready: (cards: Catalogue) => (ruleset: ChosenRuleset) => Play;
}

export type Play = (request: Request, options?: Options) => Undigested;

export function ruleCheck<State, Action, Definition extends object>({
  definitionOf,
  completion,
  textToRead,
  withText,
  isSupported,
  lint,
  withoutEffect = () => [],
  law,
  ...told
}: LawOfMoves<State, Action, Definition>): RuleCheck {
  return {
    ...told,
    lint: (card) => {
      const definition = definitionOf(card);
      return definition === undefined ? [] : [...lint(definition), ...withoutEffect(definition)];
    },
    isPlayable: (card) => {
      const definition = definitionOf(card);
      return definition !== undefined && isSupported(definition);
    },
    ready: (cards) => {
      const define = remembering((slug) => definedBy(cards.card(slug), definitionOf));
      const complete = remembered((named: CompletedCard) => completedBy(named, cards, completion));
      const defineCompleted = remembered((named: CompletedCard) => {
        const completed = complete(named);
        return 'value' in completed ? definitionOf(completed.value) : undefined;
      });
      const texts = new CountedTexts();
      const textOf = remembered(textToRead);
      const readText = remembered((definition: Definition) => {
        const worded = textOf(definition);
        return worded === null
          ? definition
          : withText(definition, cards.writtenFor?.(worded.title, worded.text) ?? null);
      });
      const library = Object.assign(define, {
        withText: (given: Definition) => {
          const worded = textOf(given);
          if (worded === null) return given;
          texts.count(given, worded.text);
          return readText(given);
        },
        meant: (given: string) => slugMeant(given, cards),
        completed: defineCompleted,
        wrongIn: remembered((named: CompletedCard) => {
          const completed = complete(named);
          if ('mistakes' in completed) return completed.mistakes;
          const definition = defineCompleted(named);
          return definition === undefined
            ? [ofUnknownType(completed.value)]
            : lint(definition).map((one) => ofAnotherType(one, completed.value));
        }),
      });
      return (ruleset) => {
        const ofGame = law(library, ruleset);
        return (request, options) =>
          texts.during(options?.limits?.work, () => playThrough(ofGame, request, options));
      };
    },
  };
}

/** The title of a card leads to it as well as a slug of which not too much is wrong. */
function slugMeant(given: string, { card, slugs, otherwise }: Catalogue): Meant {
  const slug = slugOf([given]);
  return otherwise?.(given) ?? { suggestion: card(slug)?.slug ?? nearest(slug, slugs) };
}

/** The card of the catalogue with the figures that are given. */
function completedBy(
  { card: slug, ...figures }: CompletedCard,
  cards: Catalogue,
  completion: Completion,
): Read<CatalogueCard> {
  const card = cards.card(slug);
  if (card !== undefined) return completeCard(card, figures, completion);
  return { mistakes: [unknownCard(['card'], slug, slugMeant(slug, cards))] };
}

function ofUnknownType({ title }: CatalogueCard): Mistake {
  return mistake('missing', ['type'], `No document gives the type of ${title}; add it as “type”.`);
}

/** What the catalogue knows that the card does, no card of the given type does. */
function ofAnotherType({ message }: Mistake, { title, figures }: CatalogueCard): Mistake {
  return mistake(
    'contradicts-catalogue',
    ['type'],
    `${title} cannot be of the type ${String(figures.type)}: ${message}`,
  );
}

function definedBy<Definition>(
  card: CatalogueCard | undefined,
  definitionOf: (card: CatalogueCard) => Definition | undefined,
): Definition | undefined {
  return card === undefined ? undefined : definitionOf(card);
}

/** What is no card is not kept: anything may be asked for. */
function remembering<Definition>(
  library: (slug: string) => Definition | undefined,
): (slug: string) => Definition | undefined {
  const known = new Map<string, Definition>();
  return (slug) => {
    const definition = known.get(slug) ?? library(slug);
    if (definition !== undefined) known.set(slug, definition);
    return definition;
  };
}
