import type { Ability } from './abilities.ts';
import type { Filter } from './filters.ts';
import type { CardRef, PlayerRef, Players } from './references.ts';
import type { Amount } from './terms.ts';
import type { Area, CardProhibition, Kind, PlayedFrom, Way } from './words.ts';

/**
 * What a card gains or loses while something lasts. Always reckoned anew from what is printed: first what the damage is
 * set to, by another card rather than by its own text, then what is added, then what it is reduced to (Addendum, Damage).
 */
export type Modifier =
  /** Added to the damage of an attack; below zero it is taken off. */
  | { readonly damage: Amount }
  /** The base damage, to which may be added; or what it does as a Power Blow. */
  | { readonly setDamage: Amount; readonly of?: 'power-blow' }
  /** No damage, to which nothing is added (FAQ, Kurgan). */
  | { readonly noDamage: true }
  /** At most so much, after all additions. */
  | { readonly damageReducedTo: Amount }
  | { readonly damageCannotBePrevented: true }
  /** Added to the number up to which the die rolls of its text succeed. */
  | { readonly dieRollBonus: Amount }
  | { readonly powerBlow: Way }
  | { readonly headShot: Way }
  | { readonly hidden: 'is' | 'may' | 'cannot' }
  | { readonly powerBlock: Way }
  /** The attack also hits, the defense also covers, these; does not; or covers these alone. */
  | { readonly coversAlso: readonly Area[] }
  | { readonly coversNot: readonly Area[] }
  | { readonly coversOnly: readonly Area[] | { readonly chosen: string } }
  /** A defense may serve against such an attack, which could else not be defended so. */
  | { readonly defendsAlso: Filter }
  | { readonly defendsOnly: Filter }
  /** It serves against one attack and not against several. */
  | { readonly defendsOneAttack: true }
  /** After it, attacks may go to the areas that it covers. */
  | { readonly leavesAreasOpen: true }
  /** It is not swept; as a Guard, if its player says so when it is played. */
  | { readonly staysInPlay: 'as-guard' | 'always' }
  | {
      readonly cannot: CardProhibition;
      /** By such cards alone: for `be-blocked`, by such a block. */
      readonly by?: Filter;
      readonly byPlayers?: Players;
      /** By a card played from there alone. */
      readonly from?: readonly PlayedFrom[];
      /** Of `be-played`: it may be, in conjunction with such a card. */
      readonly unlessWith?: Filter;
    }
  /** It has no effect on any card, player or rule (Nullifying). */
  | { readonly nullified: true }
  /** It has none for these players (Ignoring). */
  | { readonly ignoredBy: Players }
  /** It has no text, but keeps its title, sub-title and type. */
  | { readonly textless: true }
  | { readonly immuneTo: Filter; readonly byPlayers?: Players }
  | { readonly control: PlayerRef }
  /** It is considered that too; or is that no longer. */
  | { readonly kind: Kind; readonly loses?: boolean }
  | { readonly handIcons: Amount }
  /** In place of its own, to which may be added. */
  | { readonly setHandIcons: Amount }
  | { readonly faceDown: true }
  /** Text and effects, and what else is told, of another card in place of its own. */
  | { readonly duplicates: CardRef; readonly with: readonly ('title' | 'type' | 'grid' | 'damage')[] }
  | { readonly ability: Ability };
