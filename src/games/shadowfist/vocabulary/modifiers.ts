import type { restrictions, symbols } from '../card.ts';
import type { Ability } from './abilities.ts';
import type { CardRef, PlayerRef, Players } from './references.ts';
import type { Amount, Cards, Filter } from './terms.ts';
import type { Prohibition, SpecialAbility } from './words.ts';

/** What a card gains or loses while something lasts. Always reckoned anew from what is printed. */
export type Modifier =
  /** +X or -X (10.2). `against` makes it conditional on the opposing card. */
  | { readonly fighting: Amount }
  | { readonly body: Amount }
  | { readonly damage: Amount; readonly against?: Filter }
  | { readonly power: Amount }
  | { readonly cost: Amount }
  /** The figure becomes this, before bonuses. */
  | { readonly setFighting: Amount }
  | {
      readonly special: SpecialAbility;
      readonly amount?: Amount;
      readonly against?: Filter;
      readonly loses?: boolean;
    }
  | { readonly designator: string }
  | { readonly restriction: (typeof restrictions)[number] }
  | { readonly provides: (typeof symbols)[number]; readonly times?: Amount }
  /** It intercepts whom it can at its location. */
  | { readonly must: 'intercept' }
  | { readonly cannot: Prohibition; readonly by?: Filter; readonly of?: Filter; readonly byPlayers?: Players }
  /** All damage inflicted on it is reduced to zero. */
  | { readonly takesNoDamage: { readonly from?: Filter; readonly combat?: boolean } }
  | { readonly reducesDamage: Amount; readonly from?: Filter; readonly combat?: boolean }
  | { readonly inflictsNoDamage: { readonly on?: Filter; readonly combat?: boolean } }
  /** Never more damage than that: in combat before it is divided, and by each of its effects. */
  | { readonly inflictsAtMost: Amount }
  | { readonly damageCannotBeReduced: true }
  | { readonly damageCannotBeRedirected: true }
  /** What it inflicts in combat cannot be healed. */
  | { readonly damageCannotBeRemoved: true }
  /** A number in its text, named by its place among the abilities (`/0/do/0/amount`), is so much greater or smaller. */
  | { readonly textNumber: string; readonly by: Amount }
  /** All damage inflicted on it goes there instead. */
  | { readonly redirectsDamageTo: CardRef }
  /** As much as it inflicts in combat on such a card it inflicts at the same time on these; there, `event` is that card. */
  | { readonly alsoInflictsOn: Cards; readonly damaging: Filter }
  /**
   * In combat with a card such as `on`, its controller may have it inflict so much combat damage in place of its own.
   * That is reckoned, and chosen, as damage is inflicted; `each` is the other card.
   */
  | { readonly mayInflict: Amount; readonly on: Filter }
  /** Immunity (7.6). */
  | { readonly notAffectedBy: Filter; readonly byPlayers?: Players }
  | { readonly notLegalTargetOf: Filter; readonly byPlayers?: Players }
  | { readonly notLegalSubject: true }
  | { readonly control: PlayerRef }
  | { readonly canceled: true }
  /** Without the text printed on it or copied to it for a time; what others grant it stays (10.1.1). */
  | { readonly blank: true }
  | { readonly ability: Ability }
  /** The printed text of another card in place of its own, or beside it (7.5). */
  | { readonly rulesTextOf: CardRef; readonly inPlaceOfOwn: boolean }
  | { readonly entersPlayTurned: true }
  | { readonly mayAttackOnOpponentsTurn: true }
  | { readonly keepsTurned: true };
