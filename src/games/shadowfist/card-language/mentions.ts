import type { shadowfistTypes } from '../card.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';

type CardType = (typeof shadowfistTypes)[number];
type CardChoice = Extract<Choice, { choose: 'cards' }>;
type PlayerChoice = Extract<Choice, { choose: 'players' }>;

/** What a phrase says of a card or player whose name in the vocabulary is known only when the whole text is. */
export type Mention =
  /** “target Character”, “a Site you control”: something that is chosen here. */
  | { readonly mention: 'choice'; readonly choice: Omit<CardChoice, 'as'> | Omit<PlayerChoice, 'as'> }
  /** “it”, “that Character”, “those cards”: something that was mentioned before. */
  | {
      readonly mention: 'back';
      readonly noun: BackNoun;
      readonly many: boolean;
      readonly isTarget?: true;
      /** “the sacrificed Character”: what was done to it. */
      readonly deed?: Deed;
    }
  /** “another”, “other”: the card that is excluded. */
  | { readonly mention: 'other' };

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
  | 'opponent';

type Ref = Extract<CardRef & PlayerRef, { readonly chosen: string }>;

const mentions = new WeakMap<object, { readonly mention: Mention; readonly at: number }>();

/** A reference to what is mentioned at a token. Its name is a placeholder until the text is resolved. */
export function mentioning(mention: Mention, at: number): Ref {
  const ref = { chosen: `#${at} ${JSON.stringify(mention)}` };
  mentions.set(ref, { mention, at });
  return ref;
}

const addedChoices = new WeakMap<object, Choice>();

/** An effect that asks for a choice beside its cards and players, such as the source of damage to redirect. */
export function asking<Value extends object>(effect: Value, choice: Choice): Value {
  addedChoices.set(effect, choice);
  return effect;
}

/** The choice that an effect asks for beside its cards and players. */
export function choiceOf(effect: object): Choice | undefined {
  return addedChoices.get(effect);
}

/** The mention behind a reference; undefined of a reference that needs none. */
export function mentionOf(ref: object): { readonly mention: Mention; readonly at: number } | undefined {
  return mentions.get(ref);
}

/** Every mention in what a phrase says. */
export function mentionsIn(value: unknown): readonly Mention[] {
  if (typeof value !== 'object' || value === null) return [];
  const said = mentionOf(value);
  return said === undefined ? Object.values(value).flatMap(mentionsIn) : [said.mention];
}

type Choosing = Extract<Effect, { readonly do: 'choose' }>;
type ChoiceMention = Extract<Mention, { readonly mention: 'choice' }>;

const choicesNow = new WeakMap<object, { readonly mention: ChoiceMention; readonly at: number }>();

/** A choice that is made when the effect is resolved. Until the text is resolved it is a placeholder. */
export function choosingNow(mention: ChoiceMention, at: number): Choosing {
  const placeholder = { choose: 'mode', of: ['#', JSON.stringify(mention)], as: `#${at}` } as const;
  const effect: Choosing = { do: 'choose', choice: placeholder };
  choicesNow.set(effect, { mention, at });
  return effect;
}

/** What an effect chooses when it is resolved; undefined of any other effect. */
export function choiceNowOf(
  effect: object,
): { readonly mention: ChoiceMention; readonly at: number } | undefined {
  return choicesNow.get(effect);
}
