import type { Ability } from '../../vocabulary/abilities.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { PlayerModifier } from '../../vocabulary/player-modifiers.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Cards, Condition } from '../../vocabulary/terms.ts';
import type { InPlay, Lasting } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';

/** An ability that a card has, and from whose eyes it is read. */
export interface Text<Of extends Ability = Ability> {
  readonly ability: Of;
  readonly frame: Frame;
}

export type Triggered = Extract<Ability, { ability: 'triggered' }>;
export type AsSoonAs = Extract<Ability, { ability: 'as-soon-as' }>;
export type Replacement = Extract<Ability, { ability: 'replacement' }>;

/** A text with the card that has it. */
export interface TextOn<Of extends Ability> extends Text<Of> {
  readonly card: Pick<InPlay, 'id' | 'card' | 'faceDown'>;
}

/** A modifier that is there, if its condition is true, for whom it reaches. */
export interface Reach {
  readonly modifier: Modifier;
  readonly frame: Frame;
  readonly while: Condition | undefined;
  /** The set of whom it reaches; null for one that reaches certain cards. */
  readonly cards: Cards | null;
  /** Its place in order: later ones prevail (7.7). */
  readonly order: number;
  /** Whether it reaches a card, by its id, as far as that was asked since a change. */
  answers: Map<string, boolean> | null;
  answeredAt: object | null;
}

/** The modifiers of one kind, in order: those of certain cards, by their ids, and those of sets. */
export interface Reaches {
  readonly ofCards: Map<string, Reach[]>;
  readonly ofSets: Reach[];
}

/** A modifier of players: of these, or of those that are so called when it is asked. */
export interface PlayerReach {
  readonly modifier: PlayerModifier;
  readonly frame: Frame;
  readonly while: Condition | undefined;
  readonly players: readonly string[] | Players;
}

/** Every text of the cards in play, by what is asked of it. */
export interface Everything {
  readonly texts: ReadonlyMap<string, readonly Text[]>;
  readonly modifiers: ReadonlyMap<string, Reaches>;
  readonly playerModifiers: readonly PlayerReach[];
  /** By the names of the events that they wait for. */
  readonly triggered: ReadonlyMap<string, readonly TextOn<Triggered>[]>;
  readonly replacements: readonly TextOn<Replacement>[];
  readonly asSoonAs: readonly TextOn<AsSoonAs>[];
  /** The first that the vocabulary cannot say, and that might bear on anything. */
  readonly unsaid: Text | undefined;
}

/** What was gathered, from what, and at which moment of the board that was found to be still so: on this one at none yet. */
export interface Gathered {
  readonly everything: Everything;
  /** Null if it may depend on anything. */
  readonly basis: Basis | null;
  readonly at: object | undefined;
  /** What it cost, in steps. */
  readonly cost: number;
}

/** All that the texts of cards in play depend on, unless they cancel or grant texts. */
interface Basis {
  readonly cards: readonly CardBasis[];
  readonly lasting: readonly LastingBasis[];
}

/** Of a card: on a copy of the state it is another one, and yet the same. */
type CardBasis = Readonly<
  Pick<InPlay, 'id' | 'card' | 'controller' | 'faceDown' | 'unresolved' | 'chosen'> &
    Record<'on' | 'since', unknown>
>;

interface LastingBasis {
  readonly lasting: Lasting;
  readonly cards: readonly string[] | Cards | undefined;
}

export function basisOf({ state }: Board): Basis {
  return {
    cards: state.inPlay.map((card) => {
      const { id, card: what, controller, faceDown, unresolved, chosen, on, since } = card;
      return { id, card: what, controller, faceDown, unresolved, chosen, on, since };
    }),
    lasting: state.lasting.map((lasting) => ({ lasting, cards: cardsOf(lasting) })),
  };
}

export function isStillSo({ cards, lasting }: Basis, { state }: Board): boolean {
  return (
    cards.length === state.inPlay.length &&
    lasting.length === state.lasting.length &&
    cards.every((before, place) => {
      const card = state.inPlay[place];
      return (
        card !== undefined &&
        card.id === before.id &&
        card.card === before.card &&
        card.controller === before.controller &&
        card.faceDown === before.faceDown &&
        card.unresolved === before.unresolved &&
        card.on === before.on &&
        card.since === before.since &&
        card.chosen === before.chosen
      );
    }) &&
    lasting.every((before, place) => {
      const now = state.lasting[place];
      return now === before.lasting && cardsOf(now) === before.cards;
    })
  );
}

function cardsOf(lasting: Lasting): LastingBasis['cards'] {
  return 'cards' in lasting ? lasting.cards : undefined;
}

/** The cards of a lasting effect are all gone, and it is not about whichever cards match. */
export function isAboutNobody(lasting: Lasting): boolean {
  return 'cards' in lasting && lasting.cards.length === 0 && !('whichever' in lasting);
}
