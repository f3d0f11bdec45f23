import type { shadowfistTypes } from '../card.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';

type CardType = (typeof shadowfistTypes)[number];
type CardChoice = Extract<Choice, { choose: 'cards' }>;
type PlayerChoice = Extract<Choice, { choose: 'players' }>;
/** What cards have in common: “choose a designator”. */
type FeatureChoice = Extract<Choice, { choose: 'designator' | 'type' | 'title' | 'symbol' }>;
type AnyChoice = CardChoice | PlayerChoice | FeatureChoice;
type Unnamed<Choice> = Choice extends unknown ? Omit<Choice, 'as'> : never;

/** What a phrase says of a card or player whose name in the vocabulary is known only when the whole text is. */
export type Mention =
  /** “target Character”, “a Site you control”: something that is chosen here. */
  | { readonly mention: 'choice'; readonly choice: Unnamed<AnyChoice> }
  /** “it”, “that Character”, “those cards”: something that was mentioned before. */
  | {
      readonly mention: 'back';
      readonly noun: BackNoun;
      readonly many: boolean;
      readonly isTarget?: true;
      /** “the other Character”: the only one beside the subject. */
      readonly isOther?: true;
      /** “the sacrificed Character”: what was done to it. */
      readonly deed?: Deed;
    }
  /** “another”, “other”: the card that is excluded. */
  | { readonly mention: 'other' }
  /** Cards that are seen on top of a deck. */
  | { readonly mention: 'seen'; readonly many: boolean }
  /** “the others”: of the cards seen on top of a deck, those that were not chosen. */
  | { readonly mention: 'rest' }
  /** “[site]”: what has a name in a part of a text that is rendered alone. No text is read so. */
  | { readonly mention: 'named'; readonly name: string };

/** Whether what is chosen is a target (4.3.6). */
export const isTarget = (choice: object): boolean => 'target' in choice && choice.target === true;

/** What was done to a card, as a later phrase can call it. */
export const deeds = [
  ...(['sacrificed', 'discarded', 'toasted', 'smoked', 'turned', 'chosen'] as const),
  ...(['returned', 'selected', 'seized', 'burned', 'revealed'] as const),
] as const;
export type Deed = (typeof deeds)[number];

/** What a phrase that refers back calls it: a type of card, any card, a player, or a pronoun. */
export type BackNoun =
  | CardType
  | 'card'
  | 'location'
  | 'Vehicle'
  | 'Weapon'
  | 'attacker'
  | 'interceptor'
  | 'target'
  | 'pronoun'
  /** “he”, “her”: a Character. */
  | 'person'
  | 'player'
  /** “his or her”: whose something is. */
  | 'whose'
  | 'opponent'
  | Feature;

/** What a phrase calls a choice that is not a card or player. */
export const features = ['designator', 'type', 'title', 'symbol'] as const;
type Feature = (typeof features)[number];

type Ref = Extract<CardRef & PlayerRef, { readonly chosen: string }>;

/** What is said at a token of the text. */
interface Said<Of extends Mention = Mention> {
  readonly mention: Of;
  readonly at: number;
}

// Symbols are not part of the vocabulary: resolved abilities have none, and comparisons ignore them.
const SAID: unique symbol = Symbol('said');
const ADDED: unique symbol = Symbol('added choice');
const CHOSEN_NOW: unique symbol = Symbol('chosen now');

/** A reference that the text has to resolve. */
type Mentioning = Ref & { readonly [SAID]: Said };
type Asking = { readonly [ADDED]: Choice };
type ChoosingNow = { readonly [CHOSEN_NOW]: Said<ChoiceMention> };

/** A reference to what is mentioned at a token. Its name is a placeholder until the text is resolved. */
export function mentioning(mention: Mention, at: number): Mentioning {
  return { chosen: `#${at} ${JSON.stringify(mention)}`, [SAID]: { mention, at } };
}

/** A reference that stands for any that is mentioned so. */
export function marking(mention: Mention, mark: string): Mentioning {
  return { chosen: mark, [SAID]: { mention, at: 0 } };
}

/** The mention behind a reference; undefined of a reference that needs none. */
export function mentionOf(ref: unknown): Said | undefined {
  return isMentioning(ref) ? ref[SAID] : undefined;
}

const isMentioning = (ref: unknown): ref is Mentioning =>
  typeof ref === 'object' && ref !== null && SAID in ref;

/** An effect that asks for a choice beside its cards and players, such as the source of damage to redirect. */
export function asking<Value extends object>(effect: Value, choice: Choice): Value & Asking {
  return { ...effect, [ADDED]: choice };
}

/** The choice that an effect asks for beside its cards and players. */
export function choiceOf(effect: object): Choice | undefined {
  return isAsking(effect) ? effect[ADDED] : undefined;
}

const isAsking = (effect: object): effect is Asking => ADDED in effect;

/** Every mention in what a phrase says. */
export function mentionsIn(value: unknown): readonly Mention[] {
  if (typeof value !== 'object' || value === null) return [];
  const said = mentionOf(value);
  return said === undefined ? Object.values(value).flatMap(mentionsIn) : [said.mention];
}

type Choosing = Extract<Effect, { readonly do: 'choose' }>;
type ChoiceMention = Extract<Mention, { readonly mention: 'choice' }>;

/** A choice that is made when the effect is resolved. Until the text is resolved it is a placeholder. */
export function choosingNow(mention: ChoiceMention, at: number): Choosing & ChoosingNow {
  const placeholder = { choose: 'mode', of: ['#', JSON.stringify(mention)], as: `#${at}` } as const;
  return { do: 'choose', choice: placeholder, [CHOSEN_NOW]: { mention, at } };
}

/** What an effect chooses when it is resolved; undefined of any other effect. */
export function choiceNowOf(effect: object): Said<ChoiceMention> | undefined {
  return isChoosingNow(effect) ? effect[CHOSEN_NOW] : undefined;
}

const isChoosingNow = (effect: object): effect is ChoosingNow => CHOSEN_NOW in effect;

type Look = Extract<Effect, { readonly do: 'look-at-deck' }>;
type Seeing = { readonly [SEEN]: Said };

const SEEN: unique symbol = Symbol('seen');

/** A look at cards that later phrases may call “those cards”. Its name is a placeholder until the text is resolved. */
export function seeing(effect: Look, at: number): Look & Seeing {
  return { ...effect, as: `#${at}`, [SEEN]: { mention: { mention: 'seen', many: effect.number !== 1 }, at } };
}

/** What a look at cards lets later phrases speak of. */
export function seenBy(effect: object): Said | undefined {
  return isSeeing(effect) ? effect[SEEN] : undefined;
}

const isSeeing = (effect: object): effect is Seeing => SEEN in effect;
