import type { Ruling } from '../board/board.ts';
import { type RulesetId, rulesetOf } from '../rulesets/rulesets.ts';
import type { Switches } from '../rulesets/switches.ts';

interface ByEdition {
  readonly first?: string;
  readonly typeTwo?: string;
  readonly reference?: string;
}

/**
 * The rule of each edition, as `<source>/<section>/<name>`. The Rules Reference Guide restates Type Two, whose rule
 * holds where it is silent. What only some editions say goes `by` a switch: it is asked wherever that is decided as one
 * of them decides it, so that a house rule can take it over.
 */
export type Cited =
  | (ByEdition & { readonly first: string; readonly typeTwo: string; readonly by?: keyof Switches })
  | (ByEdition & { readonly by: keyof Switches });

/** A text of a card goes before the rules. */
export const CARD_TEXT = {
  first: 'first-edition/card-anatomy/card-text',
  typeTwo: 'type-two/text/game-text',
};

/** After the last card of an Endurance come those of the Discard Pile (Running Out of Cards). */
export const shuffledAgain = {
  first: 'first-edition/running-out-of-cards-exhaustion/discard-pile-becomes-deck',
  typeTwo: 'type-two/exhaustion/reshuffle',
};

/** What a card of the opponent makes a player discard has a rule of its own (Glossary, Discard). */
export const FORCED_DISCARD = 'first-edition/glossary/discard-forced-by-opponent';

/**
 * The rule that is cited: of the edition that is played by or, where a house rule has its value from another, of that
 * one. Undefined where no edition that decides so has such a rule: there it is not asked.
 */
export function ruleCited({ edition, switches }: Ruling, cited: Cited): string | undefined {
  const { by } = cited;
  return [edition, ...lenders]
    .filter((id) => by === undefined || rulesetOf(id)[by] === switches[by])
    .map((id) => ruleOf(id, cited))
    .find((rule) => rule !== undefined);
}

/** Whence a house rule may have the value of a switch, the first that has it. */
const lenders: readonly RulesetId[] = [
  'highlander.type-two',
  'highlander.reference',
  'highlander.first-edition',
];

function ruleOf(edition: RulesetId, { first, typeTwo, reference }: ByEdition): string | undefined {
  if (edition === 'highlander.first-edition') return first;
  return edition === 'highlander.reference' ? (reference ?? typeTwo) : typeTwo;
}

const names: Readonly<Record<string, string>> = {
  'first-edition': 'the first edition',
  'handbook-addendum': 'the Handbook Addendum',
  'type-two': 'Type Two',
  reference: 'the Rules Reference Guide',
};

const documents: Readonly<Record<RulesetId, readonly string[]>> = {
  'highlander.first-edition': ['first-edition', 'handbook-addendum'],
  'highlander.type-two': ['type-two'],
  'highlander.reference': ['reference', 'type-two'],
};

/** The document from which a rule was taken over; undefined if it is one of the ruleset's own. */
export function takenOverFrom({ edition }: Ruling, rule: string): string | undefined {
  const [document = ''] = rule.split('/');
  return documents[edition].includes(document) ? undefined : names[document];
}
