import type { Ability } from '../vocabulary/abilities.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Place } from '../vocabulary/terms.ts';
import { choicesIn } from './rendering/unresolving.ts';

/** The owner of a card in a player's hand, deck or pile is that player: so is that of a card that works from there. */
export function withOwners(ability: Ability): Ability {
  const isOwn = 'from' in ability && ability.from !== undefined;
  const choices = choicesIn(ability);
  const known = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(known);
    const owner = 'ownerOf' in value ? ownerOf(value.ownerOf, isOwn, choices) : undefined;
    if (owner !== undefined) return owner;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, known(part)]));
  };
  // Only references to players are replaced by references to players.
  return known(ability) as Ability;
}

function ownerOf(card: unknown, isOwn: boolean, choices: ReadonlyMap<string, Choice>): string | undefined {
  if (card === 'this') return isOwn ? 'you' : undefined;
  if (typeof card !== 'object' || card === null || !('chosen' in card)) return undefined;
  const choice = typeof card.chosen === 'string' ? choices.get(card.chosen) : undefined;
  if (choice?.choose !== 'cards') return undefined;
  const owners = new Set([choice, ...(choice.or ?? [])].map((one) => holderOf(one.in)));
  const [owner, another] = owners;
  return another === undefined && owners.size === 1 ? owner : undefined;
}

/** Whose hand, deck or pile it is, if it is that of one player. */
function holderOf(place: Place): 'you' | 'that-player' | undefined {
  if (typeof place !== 'object') return undefined;
  const [holder] = Object.entries(place).flatMap(([zone, players]) => (ZONES.has(zone) ? [players] : []));
  return holder === 'you' || holder === 'that-player' ? holder : undefined;
}

const ZONES: ReadonlySet<string> = new Set(['hand', 'deck', 'smoked']);
