import type { gems as attributes } from '../card.ts';
import type { BuiltDeck } from './built-deck.ts';
import type { RuleOf } from './format-rule.ts';

export type Attribute = (typeof attributes)[number];

/** How many gems of an Attribute the deck may hold. */
export interface GemLimit {
  readonly sure: number;
  /** More than that where a card lets the player alter gem assignments. */
  readonly possible: number;
}

/** The gems of the Endurance that are known. */
export function gemsUsed({ endurance }: BuiltDeck): Record<string, number> {
  const used: Record<string, number> = {};
  for (const { gems, quantity } of endurance)
    for (const [gem, count] of Object.entries(gems ?? {})) used[gem] = (used[gem] ?? 0) + count * quantity;
  return used;
}

/** Null where the gems of the Persona, or which Persona it is, are unknown. */
export function gemLimit(
  deck: BuiltDeck,
  gem: string,
  { times, most, assigned }: Pick<RuleOf<'gems'>, 'times' | 'most' | 'assigned'>,
): GemLimit | null {
  const factor = gem === 'Master' ? 1 : times;
  if (assigned !== undefined) return both((assigned[gem] ?? 0) * factor);
  const [persona, ...others] = deck.personas;
  if (persona === undefined || others.length > 0 || persona.gems === null) return null;
  const printed = persona.gems[gem] ?? 0;
  const added = deck
    .abilities('add-gems')
    .filter(({ ability }) => ability.gem === gem)
    .reduce((sum, { ability: { by }, of: { quantity } }) => sum + by * quantity, 0);
  // What is altered stops at the most; what is printed stands, whatever it is.
  const sure = Math.max(printed, Math.min(most, printed + added));
  const isAltered = deck.abilities('alter-gems').length > 0;
  return { sure: sure * factor, possible: (isAltered ? Math.max(sure, most) : sure) * factor };
}

function both(limit: number): GemLimit {
  return { sure: limit, possible: limit };
}
